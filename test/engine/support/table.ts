import {
  type Card,
  checkSetup,
  type Position,
  parseCards,
  type RulesetId,
  type Seat,
  type Setup,
  type Side,
  type SixForm,
} from '../../../src/engine/index.ts';

/** Cards from their codes; a wrong code is a fault of the test. */
export function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`no card: ${parsed.error}`);
  return parsed.value;
}

/** The one card of a code; a wrong code is a fault of the test. */
export function aCard(text: string): Card {
  const [card] = cards(text);
  if (card === undefined) throw new Error('a card is wanted');
  return card;
}

/** A position in the shorthand of the tests: cards as texts, a number for cards of which only the number is known. */
export interface Table
  extends Omit<Setup, 'ruleset' | 'agreement' | 'stock' | 'pile' | 'hands' | 'melds' | 'redThrees' | 'penaltyCards'> {
  readonly options?: { readonly [name: string]: boolean | number };
  readonly players?: number;
  readonly form?: SixForm;
  readonly stock?: string | number;
  readonly pile?: string;
  readonly hands?: { readonly [seat in Seat]?: string | number };
  readonly melds?: { readonly [side in Side]?: { readonly [name: string]: string } };
  readonly redThrees?: { readonly [side in Side]?: string };
  readonly penaltyCards?: { readonly [seat in Seat]?: string };
}

function held(value: string | number): readonly Card[] | number {
  return typeof value === 'number' ? value : cards(value);
}

function mapped<Key extends string | number, From, To>(
  record: { readonly [key in Key]?: From } | undefined,
  change: (value: From) => To,
): { [key in Key]?: To } | undefined {
  if (record === undefined) return undefined;
  const result: { [key in Key]?: To } = {};
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) result[key] = change(value);
  }
  return result;
}

/** The position of a table; one that is impossible is a fault of the test. */
function position(ruleset: RulesetId, table: Table): Position {
  const { options, players, form, stock, pile, hands, melds, redThrees, penaltyCards, ...rest } = table;
  const checked = checkSetup({
    ...rest,
    ruleset,
    agreement: {
      ...(options === undefined ? {} : { options }),
      ...(players === undefined ? {} : { players }),
      ...(form === undefined ? {} : { form }),
    },
    stock: stock === undefined ? undefined : held(stock),
    pile: pile === undefined ? undefined : cards(pile),
    hands: mapped(hands, held),
    melds: mapped(melds, (byName) => Object.entries(byName).map(([name, text]) => ({ name, cards: cards(text) }))),
    redThrees: mapped(redThrees, cards),
    penaltyCards: mapped(penaltyCards, cards),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}

/** What makes the tables of a ruleset. */
export function tableOf(ruleset: RulesetId): (table: Table) => Position {
  return (table) => position(ruleset, table);
}

/** Nobody of four holds a card. */
export const emptyHands = { 1: '', 2: '', 3: '', 4: '' } as const;

/** A deal that is over, with nothing left in the hands. */
export const finished = { phase: 'over', hands: emptyHands } as const;

/** A deal in which the first card of the pile is still to be turned; seat 1 plays first. */
export const beforeUpcard = { phase: 'deal', dealer: 4 } as const;
