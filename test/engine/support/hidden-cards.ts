import type { Position, Seat } from '../../../src/engine/index.ts';
import type { Choose } from './random-deal.ts';

/** The position with the stock and the hands of all seats but some dealt anew among their places. */
function mixed(position: Position, seen: readonly Seat[], choose: Choose): Position {
  const others = position.seats.filter(({ seat }) => !seen.includes(seat));
  const hidden = [...position.stock.known, ...others.flatMap(({ hand }) => hand.known)];
  for (let last = hidden.length - 1; last > 0; last--) {
    const other = choose(last + 1);
    const [one, two] = [hidden[last], hidden[other]];
    if (one !== undefined && two !== undefined) [hidden[last], hidden[other]] = [two, one];
  }
  const stock = { ...position.stock, known: hidden.splice(0, position.stock.known.length) };
  const seats = position.seats.map((state) =>
    seen.includes(state.seat)
      ? state
      : { ...state, hand: { ...state.hand, known: hidden.splice(0, state.hand.known.length) } },
  );
  return { ...position, stock, seats };
}

/** The position with other cards wherever a seat cannot see them. */
export function withHiddenCardsMixed(position: Position, seat: Seat, choose: Choose): Position {
  return mixed(position, [seat], choose);
}

/**
 * The position with other cards wherever they must not matter to what the player in turn may do: all that he cannot see, but for the
 * partner's hand under a contract, against which the bid is measured (sitoumussamba 26-b).
 */
export function withOtherCards(position: Position, choose: Choose): Position {
  const { turn, ruleset, seats } = position;
  const counts = ruleset.has('contract') ? seats.filter(({ seat }) => (seat - turn) % 2 === 0) : [];
  return mixed(position, [turn, ...counts.map(({ seat }) => seat)], choose);
}
