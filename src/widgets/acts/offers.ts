import {
  type Action,
  actingSide,
  type Card,
  canGoOut,
  countOf,
  freezes,
  hasOpened,
  type Meld,
  type NewMeld,
  nameMeld,
  type Position,
  partnersOf,
  permits,
  type TakeAction,
  topOf,
  viewFrom,
} from '../../engine/index.ts';
import { cardsWith, type TableState } from '../table/table-state.ts';
import { isOutOfSight } from '../words/reader.ts';
import { looksFitting } from './looks-fitting.ts';
import { meantMelds } from './meant-meld.ts';
import { meantTake, takeOntoMeld } from './meant-take.ts';

/** Something that a reader may try with what is selected, lawful or not. */
export interface Offer {
  readonly word:
    | 'doDraw'
    | 'doTake'
    | 'doTakeWith'
    | 'doTakeOnto'
    | 'doMeld'
    | 'doMelds'
    | 'doOpenWith'
    | 'doMeldAll'
    | 'doAdd'
    | 'merging'
    | 'doDiscard'
    | 'doLay'
    | 'doBuy'
    | 'turnUp'
    | 'callNoOpening'
    | 'end'
    | 'ask'
    | 'answerYes'
    | 'answerNo'
    | 'answerPass';
  /** The name of the meld that receives the cards. */
  readonly meld: string | null;
  /** How many freezing cards come along with the pile, where it can be taken deeper than to the first. */
  readonly depth: number;
  readonly action: Action;
}

const drawOffers: readonly Offer[] = [offer('doDraw', { type: 'draw' })];

function offer(word: Offer['word'], action: Action, meld: string | null = null, depth = 1): Offer {
  return { word, meld, depth, action };
}

/** The melds put aside, as cards. */
export function asideMelds(state: TableState): readonly NewMeld[] {
  return state.aside.map((keys) => ({ cards: cardsWith(state, keys) }));
}

/**
 * Everything that can be tried with the selected cards, what fits the stage first. Nothing is held back for being unlawful: that is
 * what the reader wants to find out.
 */
export function offersFor(state: TableState): readonly Offer[] {
  const { position } = state;
  if (position.current.asked !== null) return answerOffers(position);
  if (isOutOfSight(position)) return [];
  const selected = cardsWith(state, state.selected);
  const ask = mayThinkOfAsking(state) ? [offer('ask', { type: 'ask' })] : [];
  switch (position.phase) {
    case 'deal':
      return [offer('turnUp', { type: 'turn-up' }), ...(begins(state, 'draw') ? drawOffers : [])];
    case 'auction':
      return upcardOffers(state);
    case 'contract-opening':
      return [
        ...meldOffers(state, selected),
        ...redThreeOffers(position, selected),
        offer('callNoOpening', { type: 'call', call: 'no-opening' }),
        ...upcardOffers(state),
      ];
    case 'draw':
      return [
        ...(countOf(position.stock) > 0 || begins(state, 'draw') ? drawOffers : []),
        ...upcardOffers(state),
        ...(position.pile.length > 0 || begins(state, 'take') ? takeOffers(state, selected) : []),
        ...endOffers(position),
        ...playOffers(state, selected),
        ...ask,
      ];
    case 'play':
      return [
        ...playOffers(state, selected),
        ...ask,
        ...(begins(state, 'take') ? takeOffers(state, selected) : []),
        ...(begins(state, 'end') ? endOffers(position) : []),
      ];
    case 'over':
      return [];
  }
}

/**
 * Whether the question to the partner is offered: when it may be put and the player could go out in this turn as far as his seat can tell,
 * for a "yes" obliges him to; or when it is what the table begins with.
 */
export function mayThinkOfAsking(state: Pick<TableState, 'position' | 'topics' | 'past'>): boolean {
  if (begins(state, 'ask')) return true;
  const { position } = state;
  if (partnersOf(position.ruleset.seating, position.turn).length === 0) return false;
  return permits(position, { type: 'ask' }) && couldGoOut(position);
}

const ways = new WeakMap<Position, boolean>();

/** Whether the player in turn sees a way to go out in this turn: searched for once a position, for it can take long. */
export function couldGoOut(position: Position): boolean {
  const known = ways.get(position) ?? canGoOut(viewFrom(position, position.turn));
  ways.set(position, known);
  return known;
}

/** Whether the table's cases speak of this act and nothing has been done yet. */
export function begins({ topics, past }: Pick<TableState, 'topics' | 'past'>, type: Action['type']): boolean {
  return past.length === 0 && topics.has(type);
}

/** Once the upcard lies there, another is turned only where that is what the table begins with. */
function upcardOffers(state: TableState): readonly Offer[] {
  return begins(state, 'turn-up') ? [offer('turnUp', { type: 'turn-up' })] : [];
}

/** While a partner is asked there is nothing to try but the answer; to leave it to another partner only where there are two. */
function answerOffers(position: Position): readonly Offer[] {
  const partners = partnersOf(position.ruleset.seating, position.turn);
  return [
    offer('answerYes', { type: 'answer', answer: 'yes' }),
    offer('answerNo', { type: 'answer', answer: 'no' }),
    ...(partners.length > 1 ? [offer('answerPass', { type: 'answer', answer: 'pass' })] : []),
  ];
}

function takeOffers(state: TableState, selected: readonly Card[]): readonly Offer[] {
  const { position } = state;
  const melds = asideMelds(state);
  const fitting = actingSide(position).melds.filter((meld) =>
    mayReceive(position, meld, begins(state, 'take') ? null : selected),
  );
  if (!mayTake(state, [...selected, ...melds.flatMap((meld) => meld.cards)])) return [];
  const word = selected.length === 0 && melds.length === 0 ? 'doTake' : 'doTakeWith';
  const take = (depth: number): TakeAction =>
    (word === 'doTake' && depth === 1 ? takeOntoMeld(position, melds) : undefined) ??
    meantTake(position, selected, melds, depth);
  // How deep is a question of what takes the pile: the selected cards or, with none, a meld.
  const [one, ...deeper] = depths(position);
  const onto = (depth: number) =>
    fitting.map(({ name }) =>
      offer(
        'doTakeOnto',
        { type: 'take', with: selected, melds, onto: { name }, ...(depth > 1 ? { depth } : {}) },
        name,
        depth,
      ),
    );
  return [
    offer(word, take(one), null, one),
    ...(selected.length === 0 ? [] : deeper.map((depth) => offer(word, take(depth), null, depth))),
    ...onto(one),
    ...(selected.length === 0 ? deeper.flatMap(onto) : []),
  ];
}

/**
 * Whether the cards chosen and put aside have anything to do with the top card, so that one might think of taking the pile with them: one of
 * them is of its rank, or they make a meld with it; without such cards, or where the table is about taking, always.
 */
function mayTake({ position, topics }: TableState, prepared: readonly Card[]): boolean {
  const top = topOf(position);
  if (prepared.length === 0 || top === undefined || topics.has('take')) return true;
  const ofRank = prepared.some(({ role, order }) => role !== 'wild' && order === top.order);
  return ofRank || nameMeld(position.ruleset, [...prepared, top]) !== 'invalid';
}

/**
 * Whether the top card looks as if a meld could receive it: by its rank, or by its suit where that is what the table is about (`chosen`
 * is null); elsewhere only where it makes one run with the sequence and the chosen cards.
 */
function mayReceive(position: Position, { kind, order, suit, cards }: Meld, chosen: readonly Card[] | null): boolean {
  const top = topOf(position);
  if (kind !== 'sequence' || top === undefined) return order === top?.order;
  return suit === top.suit && (chosen === null || nameMeld(position.ruleset, [...cards, top, ...chosen]) !== 'invalid');
}

/** How deep the taking of the pile may be tried: to any of its freezing cards, where the ruleset divides the pile by them. */
function depths(position: Position): readonly [number, ...number[]] {
  if (position.ruleset.parameters.pileTaken === 'whole') return [1];
  const freezing = position.pile.filter(freezes).length;
  // One more than there are, to hear that there is an end to it.
  return [1, ...Array.from({ length: freezing }, (_, index) => index + 2)];
}

/** To leave the pile and end the deal can be tried when the stock is about to run out: sooner nobody would think of it. */
function endOffers(position: Position): readonly Offer[] {
  const few = countOf(position.stock) <= position.ruleset.parameters.drawCount;
  return few ? [offer('end', { type: 'end' })] : [];
}

function playOffers(state: TableState, selected: readonly Card[]): readonly Offer[] {
  const { position } = state;
  const [only, ...others] = selected;
  const naturals = selected.filter(({ role }) => role !== 'wild');
  const additions = actingSide(position)
    .melds.filter((meld) => begins(state, 'add') || mayJoin(position, selected, naturals, meld))
    .map(({ name }) => offer('doAdd', { type: 'add', additions: [{ meld: { name }, cards: selected }] }, name));
  return [
    ...meldOffers(state, selected),
    ...(only !== undefined && others.length === 0 ? [offer('doDiscard', { type: 'discard', card: only })] : []),
    ...redThreeOffers(position, selected),
    ...(only === undefined ? [] : additions),
  ];
}

/**
 * Whether cards look as if they could join a meld: by their rank, or by their suit where no wild card is among them, which no sequence takes
 * but a two in its own place.
 */
function mayJoin({ ruleset }: Position, selected: readonly Card[], naturals: readonly Card[], meld: Meld): boolean {
  if (!looksFitting(naturals, meld)) return false;
  return (
    meld.kind !== 'sequence' ||
    naturals.length === selected.length ||
    nameMeld(ruleset, [...meld.cards, ...selected]) !== 'invalid'
  );
}

/** The chosen cards as a meld with those put aside, or where that is not lawful as the several melds that they make. */
function meldOffers(state: TableState, selected: readonly Card[]): readonly Offer[] {
  const { position } = state;
  const aside = asideMelds(state);
  if (selected.length === 0) return aside.length === 0 ? [] : [offer('doMeldAll', { type: 'meld', melds: aside })];
  if (selected.length === 1) return [];
  const action = { type: 'meld', melds: meantMelds(position, selected, aside) } as const;
  if (action.melds.length === 1) return [offer('doMeld', action)];
  const opens = !hasOpened(actingSide(position)) && permits(position, action);
  return [offer(opens ? 'doOpenWith' : 'doMelds', action)];
}

/** What is done with a red three apart from other cards: it is laid, and where cards are bought, it buys one. */
function redThreeOffers(position: Position, selected: readonly Card[]): readonly Offer[] {
  const [card, ...others] = selected;
  if (card?.role !== 'red-three' || others.length > 0) return [];
  const buys = position.ruleset.parameters.redThreeBuysCard ? [offer('doBuy', { type: 'buy', card })] : [];
  return [...buys, offer('doLay', { type: 'lay', card })];
}
