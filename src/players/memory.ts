import { type Card, cardAt, type Position, type Seat, type SeatState } from '../engine/index.ts';

/** What everybody at the table has seen of a seat's cards, as far as it still holds: plain numbers, so that it can be sent to a worker. */
export interface SeatMemory {
  /** The faces of cards that it has taken up in sight of all and not played since. */
  readonly held: readonly number[];
  /** The orders of the ranks of which it has lately thrown a card, or left one lying on the pile, the latest last: it hardly holds more of them. */
  readonly shuns: readonly number[];
}

/** What has been seen of each seat, by place of the seat. */
export type Memory = readonly SeatMemory[];

/** The memory of somebody who has just sat down, or does not heed such things. */
export const nothingSeen: Memory = [];

/** So many ranks are remembered as shunned: hands change, and what was thrown long ago tells nothing. */
const shunsRemembered = 5;

/** What is remembered after an act, by the positions before and after it: of the cards only what lies open in both is looked at. */
export function remembering(memory: Memory, before: Position, after: Position): Memory {
  const actor = before.current.asked ?? before.turn;
  return before.seats.map(({ seat }, place) => {
    const known = memory[place] ?? { held: [], shuns: [] };
    return seat === actor ? afterAct(known, before, after, seat) : known;
  });
}

/** What is remembered at the end of a line of positions, each one act after the one before. */
export function remembered(line: readonly Position[]): Memory {
  return line.slice(1).reduce((memory, after, place) => {
    const before = line[place];
    return before === undefined ? memory : remembering(memory, before, after);
  }, nothingSeen);
}

/** The view with the cards that are remembered in the hands of others. */
export function withMemory(view: Position, viewer: Seat, memory: Memory): Position {
  if (memory.length === 0) return view;
  const seats = view.seats.map((state, place): SeatState => {
    const { hand } = state;
    const cards = (memory[place]?.held ?? []).map(cardAt).slice(0, hand.unknown);
    if (state.seat === viewer || cards.length === 0) return state;
    return { ...state, hand: { known: [...hand.known, ...cards], unknown: hand.unknown - cards.length } };
  });
  return { ...view, seats };
}

function afterAct({ held, shuns }: SeatMemory, before: Position, after: Position, seat: Seat): SeatMemory {
  const [open, opened] = [openCards(before), openCards(after)];
  const taken = surplusOf(open, opened);
  const played = surplusOf(opened, open);
  const left = surplusOf([...held, ...taken], played);
  const shunned = shunnedBy(before, after, seat).filter((order) => !taken.some((face) => orderOf(face) === order));
  const kept = shuns.filter((order) => !shunned.includes(order) && !taken.some((face) => orderOf(face) === order));
  return { held: left, shuns: [...kept, ...shunned].slice(-shunsRemembered) };
}

/** The rank that an act shows to be of no use: of a natural card that is thrown, or that lies on top while the stock is drawn from. */
function shunnedBy(before: Position, after: Position, seat: Seat): readonly number[] {
  const threw = after.pile.length > before.pile.length && before.phase === 'play';
  const drew = before.phase === 'draw' && after.current.drew === 'stock' && after.turn === seat;
  const top = threw ? after.pile.at(-1) : drew ? before.pile.at(-1) : undefined;
  return top !== undefined && top.role === 'natural' ? [top.order] : [];
}

/** The faces of all cards that lie open, save those in hands. */
function openCards({ pile, seats, sides }: Position): readonly number[] {
  const cards: readonly Card[] = [
    ...pile,
    ...seats.flatMap(({ penaltyCards, waiting }) => [...penaltyCards, ...waiting]),
    ...sides.flatMap(({ melds, redThrees }) => [...redThrees, ...melds.flatMap((meld) => meld.cards)]),
  ];
  return cards.map(({ index }) => index);
}

/** What the first has more than the second, card by card. */
function surplusOf(cards: readonly number[], others: readonly number[]): readonly number[] {
  const left = new Map<number, number>();
  for (const face of others) left.set(face, (left.get(face) ?? 0) + 1);
  return cards.filter((face) => {
    const count = left.get(face) ?? 0;
    if (count > 0) left.set(face, count - 1);
    return count === 0;
  });
}

function orderOf(face: number): number {
  return face >> 2;
}
