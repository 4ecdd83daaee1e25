import type { Seat } from '../rulesets/seats.ts';
import { type Cards, countOf, type Position, type SeatState, seatState } from './position.ts';

/**
 * The position as a seat may see it: its own hand, and of the other hands and the stock only how many cards they hold. Everything
 * that lies face up (melds, red threes, the pile, penalty cards, the auction) stays.
 */
export function viewFrom(position: Position, seat: Seat): Position {
  return {
    ...position,
    stock: hidden(position.stock),
    seats: position.seats.map(
      (state): SeatState => (state.seat === seat ? state : { ...state, hand: hidden(state.hand) }),
    ),
    current: position.turn === seat ? position.current : { ...position.current, surplus: [] },
  };
}

/** Whether a seat may look through the pile: until its own first discard of the deal (samba 22-a-1 and its sisters). */
export function mayInspectPile(position: Position, seat: Seat): boolean {
  return position.phase === 'over' || !seatState(position, seat).played;
}

function hidden(cards: Cards): Cards {
  return { known: [], unknown: countOf(cards) };
}
