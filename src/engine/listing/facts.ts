import type { Card } from '../cards/cards.ts';
import { twoOrder } from '../cards/cards.ts';
import { judge } from '../judge/judge.ts';
import { canEmptyHand } from '../planning/going-out.ts';
import { takeCandidates } from '../planning/take-candidates.ts';
import { mayNotDraw } from '../position/duties.ts';
import { isLawfulMeld } from '../position/lawful-meld.ts';
import { canastaKind, intentionOf, makeMeld } from '../position/melds.ts';
import { actor, countOf, type Position } from '../position/position.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { nextSeat, type Seat } from '../rulesets/seats.ts';

/**
 * Whether the player in turn has a legal way to go out in this turn. Before the draw it is asked for the pile and for the stock;
 * a stock card that is not known can only be discarded. Cards that red threes could buy are left out of account.
 */
export function canGoOut(position: Position): boolean {
  if (position.phase === 'play') return canEmptyHand(position);
  if (position.phase !== 'draw') return false;
  if (mayNotDraw(actor(position)) && canEmptyHand({ ...position, phase: 'play' })) return true;
  const draws = countOf(position.stock) > 0 ? [{ type: 'draw' } as const] : [];
  return [...draws, ...takeCandidates(position)].some((action) => {
    const verdict = judge(position, action);
    if (!verdict.legal) return false;
    return verdict.next.phase === 'over' ? verdict.next.ending?.out === position.turn : canEmptyHand(verdict.next);
  });
}

/** What cards are as a meld by themselves. */
export type MeldName =
  | 'invalid'
  | 'set'
  | 'sequence'
  | 'natural'
  | 'mixed'
  | 'samba'
  | 'twos'
  | 'mixed-twos'
  | 'wild'
  | 'black-threes';

/** What meld these cards are in a ruleset, leaving aside whose turn it is: `natural` and `mixed` are canastas, `set` a smaller one. */
export function nameMeld(ruleset: Ruleset, cards: readonly Card[]): MeldName {
  const { parameters } = ruleset;
  const intention = intentionOf(parameters, cards);
  if (cards.length === 0 || !isLawfulMeld(parameters, intention, cards)) return 'invalid';
  const meld = makeMeld('', intention, cards, true);
  const kind = canastaKind(parameters, meld);
  if (kind === null) return intention.kind;
  if (intention.order === twoOrder) return meld.wilds === 0 ? 'twos' : 'mixed-twos';
  if (kind === 'red-aces') return 'natural';
  if (kind === 'black-aces') return 'mixed';
  return kind === 'pure-twos' ? 'twos' : kind;
}

/** Who deals next: the seat to the left of the dealer. */
export function nextDealer(position: Position): Seat {
  return nextSeat(position.ruleset.seating, position.dealer);
}
