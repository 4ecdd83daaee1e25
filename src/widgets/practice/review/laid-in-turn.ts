import { type Action, type Card, judge, type Meld, sideState } from '../../../engine/index.ts';
import type { Game } from '../game/game.ts';

/**
 * Whether what an act would have laid in the place of a move lies on the table anyway when the player's turn is over: then only the order
 * is another. An act that lays nothing, or that ends the turn, never does.
 */
export function isLaidInTurn(
  { moves, position }: Pick<Game, 'moves' | 'position'>,
  number: number,
  act: Action,
): boolean {
  const move = moves[number];
  if (move === undefined || !lays.has(act.type) || !lays.has(move.action.type)) return false;
  const { before, seat } = move;
  const verdict = judge(before, act);
  if (!verdict.legal || verdict.next.turn !== seat) return false;
  const end = moves.find((later, place) => place > number && later.before.turn !== seat)?.before ?? position;
  const lying = sideState(end, seat).melds;
  const fresh = sideState(verdict.next, seat).melds.filter((meld) => !isIn(meld, sideState(before, seat).melds));
  return fresh.every((meld) => isIn(meld, lying));
}

/** The acts that bring cards of the hand to the table and leave the turn going on. */
const lays: ReadonlySet<Action['type']> = new Set(['meld', 'add', 'merge', 'lay', 'buy']);

/** Whether the cards of a meld lie together in one of some melds. */
function isIn(meld: Meld, melds: readonly Meld[]): boolean {
  return melds.some((other) => isPart(meld.cards, other.cards));
}

function isPart(cards: readonly Card[], whole: readonly Card[]): boolean {
  const left = [...whole];
  return cards.every(({ index }) => {
    const place = left.findIndex((card) => card.index === index);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
