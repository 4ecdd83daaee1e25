import {
  actingSide,
  actor,
  canGoOut,
  legalActions,
  meetsGoingOutRequirement,
  type Position,
  playableCards,
} from '../engine/index.ts';

/** With more cards than these in the hand a turn can always go on. */
const fewest = 2;

/**
 * Whether play by the rules comes to a position. In a turn somebody must always have something to do, so that nobody stands there with one
 * card that may neither be laid nor discarded; and where red threes lie on the table, none waits in a hand that has been played on.
 */
export function isReachable(position: Position): boolean {
  if (position.phase !== 'play') return true;
  const held = playableCards(actor(position));
  if (position.ruleset.parameters.redThreesLaid !== 'never' && held.some(({ role }) => role === 'red-three'))
    return false;
  // Where only somebody may ask who can go out, no yes is given in vain.
  if (position.ruleset.parameters.askOnlyIfAble && position.current.answer === 'yes' && !canGoOut(position))
    return false;
  // Before that one card stays for the discard and one in the hand, and no black threes are melded.
  const isOnTheWayOut = held.length < fewest || actingSide(position).melds.some(({ kind }) => kind === 'black-threes');
  if (isOnTheWayOut && !meetsGoingOutRequirement(position)) return false;
  return held.length > fewest || legalActions(position).some(({ type }) => type !== 'ask');
}
