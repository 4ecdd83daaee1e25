import { type Card, isRedThree } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import { actor, type Duty, type DutyCode, type Position, playableCards, type SeatState } from './position.ts';

/** Whether the seat has a duty of one of these codes. */
export function hasDuty(state: SeatState, ...codes: readonly DutyCode[]): boolean {
  return state.duties.length > 0 && state.duties.some(({ code }) => codes.includes(code));
}

/** Whether rulings take this turn's draw away. */
export function mayNotDraw(state: SeatState): boolean {
  return hasDuty(state, 'no-draw-next-turn', 'no-draw-for-turns');
}

/** The duties of a seat that its draw from the stock has not served: one given after the draw waits for the next turn. */
export function dutiesAfterDraw({ duties }: SeatState): readonly Duty[] {
  return select(duties, ({ code }) => !servedByDraw.has(code));
}

const servedByDraw: ReadonlySet<DutyCode> = new Set<DutyCode>([
  'draw-one-next-turn',
  'no-pile-next-turn',
  'must-draw-from-stock',
]);

/** For one turn or for several: documents know different faults that cost the draw. */
export function lostDraw(state: SeatState): 'several-turns' | undefined {
  return hasDuty(state, 'no-draw-for-turns') ? 'several-turns' : undefined;
}

/** Whether rulings keep the seat from melding in this turn. */
export function mayNotMeld(state: SeatState): boolean {
  return hasDuty(state, 'no-meld-this-turn', 'no-meld-for-turns');
}

/** Whether the player in turn must keep a card at the end of the turn: the partner has said no, or a ruling says so. */
export function mustKeepCard(position: Position): boolean {
  const state = actor(position);
  // Who must go out by a ruling must, whatever the partner has answered (canasta-fi 23-b).
  const no = position.current.answer === 'no' && !hasDuty(state, 'must-go-out-if-able');
  return no || hasDuty(state, 'keep-one-card-after-discard');
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
