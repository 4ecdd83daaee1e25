import { type Card, isRedThree } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import { type Duties, dutiesWith, hasDuty, mustKeepCard } from '../rules/duties.ts';
import { actor, type Position, playableCards, type SeatState } from './position.ts';

/** The duties of a seat as the rules look at them. */
export function dutiesOf({ duties }: SeatState): Duties {
  return duties.length === 0 ? 0 : dutiesWith(...duties.map(({ code }) => code));
}

/** For one turn or for several: documents know different faults that cost the draw. */
export function lostDraw(state: SeatState): 'several-turns' | undefined {
  return hasDuty(dutiesOf(state), 'no-draw-for-turns') ? 'several-turns' : undefined;
}

/** Whether the player in turn must keep a card at the end of the turn; see `mustKeepCard` of the rules. */
export function mustKeep(position: Position): boolean {
  return mustKeepCard(dutiesOf(actor(position)), position.current.answer === 'no');
}

/** The red threes that a seat holds. */
export function redThreesHeld(state: SeatState): readonly Card[] {
  return select(playableCards(state), isRedThree);
}

/** Whether the player holds red threes of the deal that must be laid before the draw. */
export function mustLayRedThrees(position: Position): boolean {
  if (position.ruleset.parameters.redThreesLaid === 'never' || position.phase !== 'draw') return false;
  const state = actor(position);
  return !state.played && redThreesHeld(state).length > 0;
}
