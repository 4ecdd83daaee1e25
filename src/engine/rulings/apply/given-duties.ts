import { type Duty, type Position, playableCount, seatState, withSeat } from '../../position/position.ts';
import type { Seat } from '../../rulesets/seats.ts';

/** Gives a seat a duty. It has a duty once; turns of the same duty add up. */
export function withDuty(position: Position, seat: Seat, duty: Duty): Position {
  const state = seatState(position, seat);
  const { duties } = state;
  const same = duties.find(({ code }) => code === duty.code);
  const counts = duty.code === 'no-draw-for-turns' || duty.code === 'no-meld-for-turns';
  const count = same !== undefined && counts ? same.count + duty.count : duty.count;
  const others = duties.filter(({ code }) => code !== duty.code);
  return withSeat(position, { ...state, duties: [...others, { code: duty.code, count }] });
}

/**
 * Obliges a seat to keep a card after the discard. A card can be kept only beside one to discard; a player with fewer has taken back none,
 * and the duty would leave no way to end the turn.
 */
export function keepsCard(position: Position, seat: Seat): Position {
  const isPlaying = seat === position.turn && position.phase === 'play';
  if (isPlaying && playableCount(seatState(position, seat)) < 2) return position;
  return withDuty(position, seat, { code: 'keep-one-card-after-discard', count: 1 });
}
