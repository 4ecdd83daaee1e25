import {
  type Action,
  type Card,
  countOf,
  hasOpened,
  isFrozen,
  nextSeat,
  type Position,
  permits,
  pointsOfAll,
  type Seat,
  seatState,
  sideState,
  without,
} from '../../engine/index.ts';
import { takesOntoMeld } from '../../insight/index.ts';

/** What can be said of any deal at any time, with its numbers and cards; `content/learn/events.yaml` has the sentences. */
export const remarkNames = [
  'drew-fits',
  'drew-wild',
  'drew-same',
  'laid-points',
  'threw-useless',
  'threw-frozen',
  'threw-unopened',
  'pile-now',
  'others-hold',
] as const;

/** The name of a remark. */
export type RemarkName = (typeof remarkNames)[number];

/** A remark with what its gaps are filled with. */
export interface Remark {
  readonly name: RemarkName;
  readonly values: Readonly<Record<string, number | readonly Card[]>>;
  /** Whether it matters more than others that might be said as well: a large pile, a short hand. */
  readonly weighty: boolean;
}

/** So many cards in the pile, and so few in a hand, are worth saying before anything else. */
const [largePile, shortHand] = [8, 4];

/** A remark with its numbers and cards as one text: two with the same are the same sentence. */
export function keyOf({ name, values }: Remark): string {
  return `${name} ${JSON.stringify(values)}`;
}

/** What is new in a remark: of the pile how large it is, whatever is left of the stock. */
export function newsOf({ name, values }: Remark): string {
  return name === 'pile-now' ? `news ${name} ${values.count}` : keyOf({ name, values, weighty: false });
}

/** What can be said of an act of the reader’s, as he sees the table; the most telling first. */
export function remarksOn(before: Position, action: Action, after: Position, reader: Seat): readonly Remark[] {
  if (after.phase === 'over') return [];
  const general = remarksAt(after, reader);
  switch (action.type) {
    case 'draw': {
      const [had, has] = [before, after].map((position) => seatState(position, reader).hand.known);
      const drawn = without(has ?? [], had ?? []) ?? [];
      return [...drawn.flatMap((card) => onDrawn(card, after, reader)), ...general];
    }
    case 'take':
    case 'meld':
    case 'add':
    case 'merge':
      return [onMelds(after, reader), ...general];
    case 'discard':
      return [...onDiscard(action.card, after, reader), ...general];
    default:
      return general;
  }
}

/** What can be said whenever the reader is to act, and at any other time. */
export function remarksAt(position: Position, reader: Seat): readonly Remark[] {
  const { seating } = position.ruleset;
  const held = (seat: Seat) => countOf(seatState(position, seat).hand);
  const left = nextSeat(seating, reader);
  const partner = nextSeat(seating, left);
  const count = position.pile.length;
  const stock = countOf(position.stock);
  const hands = { left: held(left), partner: held(partner), right: held(nextSeat(seating, partner)) };
  return [
    remark('others-hold', hands, Math.min(...Object.values(hands)) <= shortHand),
    ...(count > 0 ? [remark('pile-now', { count, stock }, count >= largePile)] : []),
  ];
}

function onDrawn(card: Card, after: Position, reader: Seat): readonly Remark[] {
  const cards = [card];
  if (card.role === 'wild') return [remark('drew-wild', { cards })];
  if (card.role !== 'natural') return [];
  const fits = sideState(after, reader).melds.some(({ name }) =>
    permits(after, { type: 'add', additions: [{ meld: { name }, cards }] }),
  );
  if (fits) return [remark('drew-fits', { cards })];
  const same = seatState(after, reader).hand.known.filter(({ rank }) => rank === card.rank).length;
  return same > 1 ? [remark('drew-same', { cards, count: same })] : [];
}

function onMelds(after: Position, reader: Seat): Remark {
  const cards = sideState(after, reader).melds.flatMap((each) => each.cards);
  return remark('laid-points', { points: pointsOfAll(after.ruleset.parameters, cards) });
}

function onDiscard(card: Card, after: Position, reader: Seat): readonly Remark[] {
  const cards = [card];
  const theirs = sideState(after, nextSeat(after.ruleset.seating, reader));
  if (card.role !== 'natural' || takesOntoMeld(after)) return [];
  if (!hasOpened(theirs)) return [remark('threw-unopened', { cards })];
  if (!isFrozen(after)) return [remark('threw-useless', { cards })];
  return [remark('threw-frozen', { cards, count: after.ruleset.parameters.naturalsForFrozenPile })];
}

function remark(name: RemarkName, values: Remark['values'], weighty = false): Remark {
  return { name, values, weighty };
}
