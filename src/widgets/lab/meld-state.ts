import {
  type Card,
  checkSetup,
  judge,
  type Meld,
  type Position,
  type RulesetId,
  type Verdict,
} from '../../engine/index.ts';

/** What the meld lab remembers: the meld that lies on the table, if any, and the cards chosen for it or for a new one. */
export interface MeldLabState {
  readonly table: Position;
  readonly chosen: readonly Card[];
}

/** What a reader can do in the meld lab. */
export type MeldLabEvent =
  | { readonly type: 'add'; readonly card: Card }
  | { readonly type: 'remove'; readonly place: number }
  | { readonly type: 'lay' }
  | { readonly type: 'clear' };

/** Cards that the player holds besides the chosen ones, so that the end of the turn is never the question. */
const otherCards = 8;

/** An empty table. The side is below zero, where the opening minimum is so low that the lab's only question is the meld. */
export function emptyMeldLab(ruleset: RulesetId): MeldLabState {
  const checked = checkSetup({ ruleset, agreement: {}, phase: 'play', hands: { 1: otherCards }, scores: { A: -5 } });
  if (!checked.ok) throw new Error(`the meld lab of ${ruleset} has no table: ${checked.error[0]?.code}`);
  return { table: checked.value, chosen: [] };
}

/** The meld on the lab's table. */
export function meldOnTable({ table }: MeldLabState): Meld | undefined {
  return table.sides[0]?.melds[0];
}

/** The lab after an event. */
export function meldLabReducer(state: MeldLabState, event: MeldLabEvent): MeldLabState {
  switch (event.type) {
    case 'add':
      return mayAdd(state, event.card) ? { ...state, chosen: [...state.chosen, event.card] } : state;
    case 'remove':
      return { ...state, chosen: state.chosen.filter((_, place) => place !== event.place) };
    case 'lay': {
      const verdict = meldVerdict(state);
      return verdict?.legal === true ? { table: verdict.next, chosen: [] } : state;
    }
    case 'clear':
      return emptyMeldLab(state.table.ruleset.id);
  }
}

/** Whether the deck holds another copy of the card. */
export function mayAdd(state: MeldLabState, card: Card): boolean {
  const { packs, jokers } = state.table.ruleset.parameters;
  const used = [...state.chosen, ...(meldOnTable(state)?.cards ?? [])].filter((other) => other === card).length;
  return used < (card.rank === 'joker' ? jokers : packs);
}

/** What the engine says of the chosen cards as a meld, or as additions to the one on the table; null without cards. */
export function meldVerdict(state: MeldLabState): Verdict | null {
  if (state.chosen.length === 0) return null;
  const holding = state.table.seats.map((seat) =>
    seat.seat === 1 ? { ...seat, hand: { known: state.chosen, unknown: otherCards } } : seat,
  );
  const position = { ...state.table, seats: holding };
  const meld = meldOnTable(state);
  const verdict = judge(
    position,
    meld === undefined
      ? { type: 'meld', melds: [{ cards: state.chosen }] }
      : { type: 'add', additions: [{ meld: { name: meld.name }, cards: state.chosen }] },
  );
  if (verdict.legal) return { ...verdict, supports: verdict.supports.filter(({ ground }) => !beside.has(ground)) };
  const [first, ...rest] = verdict.breaches.filter(({ reason }) => !beside.has(reason));
  return first === undefined ? verdict : { legal: false, breaches: [first, ...rest] };
}

/** What the lab does not ask about: rules and permissions that depend on the rest of the deal. */
const beside: ReadonlySet<string> = new Set([
  'opening-too-low',
  'opening-below-raised-minimum',
  'keep-one-card',
  'opening-from-hand',
]);
