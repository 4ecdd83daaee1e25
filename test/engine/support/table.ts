import {
  type Action,
  type Card,
  type ClauseAddress,
  checkSetup,
  judge,
  type Position,
  parseCards,
  type RulesetId,
  type Seat,
  type Setup,
  type Side,
  type SixForm,
  score,
} from '../../../src/engine/index.ts';

/** Cards from their codes; a wrong code is a fault of the test. */
export function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`no card: ${parsed.error}`);
  return parsed.value;
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
export function position(ruleset: RulesetId, table: Table): Position {
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

// Actions in shorthand.

export function draw(text?: string): Action {
  return text === undefined ? { type: 'draw' } : { type: 'draw', cards: cards(text) };
}

export function takeWith(text: string, ...melds: readonly string[]): Action {
  return { type: 'take', with: cards(text), melds: melds.map((meld) => ({ cards: cards(meld) })) };
}

export function takeOnto(name: string, text = ''): Action {
  return { type: 'take', with: cards(text), onto: { name }, melds: [] };
}

export function meld(...melds: readonly string[]): Action {
  return { type: 'meld', melds: melds.map((text) => ({ cards: cards(text) })) };
}

export function add(name: string, text: string): Action {
  return { type: 'add', additions: [{ meld: { name }, cards: cards(text) }] };
}

export function merge(first: string, second: string): Action {
  return { type: 'merge', first: { name: first }, second: { name: second } };
}

export function discard(text: string): Action {
  const [card] = cards(text);
  if (card === undefined) throw new Error('a discard needs a card');
  return { type: 'discard', card };
}

export const ask: Action = { type: 'ask' };
export const yes: Action = { type: 'answer', answer: 'yes' };
export const no: Action = { type: 'answer', answer: 'no' };
export const end: Action = { type: 'end' };

/** The position after actions that must all be legal. */
export function played(start: Position, ...actions: readonly Action[]): Position {
  return actions.reduce((current, action) => {
    const verdict = judge(current, action);
    if (verdict.legal) return verdict.next;
    const why = verdict.breaches.map(({ reason, clauses }) => `${reason} (${clauses.join(' ')})`).join(', ');
    throw new Error(`${action.type} should be legal: ${why}`);
  }, start);
}

/** The clauses that the last of the actions breaks, those before it being legal; none if it is legal. */
export function broken(start: Position, ...actions: readonly Action[]): readonly ClauseAddress[] {
  const last = actions.at(-1);
  if (last === undefined) throw new Error('nothing to judge');
  const verdict = judge(played(start, ...actions.slice(0, -1)), last);
  return verdict.legal ? [] : verdict.breaches.flatMap(({ clauses }) => clauses);
}

/** The clauses that the last of the actions rests on, all being legal. */
export function restsOn(start: Position, ...actions: readonly Action[]): readonly ClauseAddress[] {
  const last = actions.at(-1);
  if (last === undefined) throw new Error('nothing to judge');
  const verdict = judge(played(start, ...actions.slice(0, -1)), last);
  return verdict.legal ? verdict.supports.flatMap(({ clauses }) => clauses) : [];
}

/** The score of a side as the cards lie. */
export function points(
  end: Position,
  side: Side,
): { readonly base: number; readonly cards: number; readonly total: number } {
  const found = score(end).find((one) => one.side === side);
  if (found === undefined) throw new Error(`there is no side ${side}`);
  const { base, cards: inCards, total } = found;
  return { base, cards: inCards, total };
}

/** The points of one item of a side's score sheet; 0 if it has none. */
export function item(end: Position, side: Side, name: string): number {
  const lines = score(end).find((one) => one.side === side)?.lines ?? [];
  return lines.filter((line) => line.item === name).reduce((sum, line) => sum + line.points, 0);
}
