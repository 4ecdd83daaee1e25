import { layout, type Play, type Ruleset, sideIndex } from '../engine/index.ts';
import type { Kind } from './kinds.ts';

const { cell, inSeat, inSide, phase, seatAt, sideAt } = layout;

/** What fits a reader: no more cards in the hand, and no more melds on the table. */
const usualCards = 15;
export const mostMelds = 12;

/** So many cards on a table can be reckoned in the head. */
export const mostReckoned = 22;

/** A hand of so few cards can come to its end. */
export const lastCards = 6;

/** No more cards in the hand than these: fifteen, or as many as the game deals and draws, without which nobody could be asked how to open there. */
export function mostCards({ parameters: { handSize, drawCount } }: Ruleset): number {
  return Math.max(usualCards, handSize + drawCount);
}

/** Of these kinds sides that have not opened are asked, of which later there are few. */
const early = 24;

/** So many acts are played at most before a position is looked at. */
const usually = 110;

/** Before so many acts, drawn by chance, no position of a deal is looked at: there a deal has little of the kind yet. */
export function begunAt(kind: Kind): number {
  switch (kind) {
    case 'bid':
    case 'discard':
    case 'out':
    case 'count':
      return 1;
    case 'frozen':
    case 'minimum':
    case 'opens':
    case 'best-opening':
    case 'contract':
      return early;
    default:
      return usually;
  }
}

/** Whether a table is at a stage at which a kind can be asked, told by a glance at its numbers. */
export function isStageOf(kind: Kind, play: Play, ruleset: Ruleset): boolean {
  if (kind === 'count') return play.isOver;
  if (kind === 'ruling') return false;
  const at = play.at(cell.phase);
  if (kind === 'bid') return at === phase.auction && play.at(cell.calls) > 0;
  const turn = play.at(cell.turn);
  const held = play.in(seatAt(turn), inSeat.held);
  const melds = play.in(sideAt(play.sideOf(turn)), inSide.melds);
  const all = ruleset.seating.sides.reduce((sum, _, side) => sum + play.in(sideAt(sideIndex(side)), inSide.melds), 0);
  if (held > mostCards(ruleset) || all > mostMelds) return false;
  switch (kind) {
    case 'take':
    case 'take-with':
    case 'frozen':
      return at === phase.draw && play.at(cell.pile) > 0;
    case 'minimum':
      return (at === phase.draw || at === phase.play) && melds === 0;
    case 'opens':
    case 'best-opening':
      return at === phase.play && melds === 0;
    case 'contract':
      return at === phase.play && play.at(cell.bidder) > 0;
    case 'discard':
      return at === phase.play && held <= 2;
    case 'out':
      return at === phase.play && held <= lastCards && melds > 0;
    case 'merge':
      return at === phase.play && melds > 1;
    default:
      return at === phase.play && melds > 0;
  }
}
