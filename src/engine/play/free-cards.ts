import * as layout from './layout.ts';
import {
  highOf,
  holds,
  jokersIn,
  kindOf,
  lengthOf,
  naturalsIn,
  type Part,
  spread,
  suitOf,
  sumOfSuits,
  twosIn,
} from './parts.ts';
import type { State } from './state.ts';

const { inSeat, joker, kind, two } = layout;

/** The cards of a hand that are free yet while parts of an opening are chosen: by rank as they are held, mere numbers where suits do not matter. */
export class FreeCards {
  /** Cards by rank. */
  readonly left: number[] = [];
  /** How many cards the chosen parts have taken. */
  taken = 0;
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  /** All cards of the seat in turn are free. */
  begin(): void {
    const state = this.#state;
    const { cells } = state;
    const { left } = this;
    const from = state.suited ? state.seat : state.seat + inSeat.count;
    this.taken = 0;
    for (let rank = 0; rank < 14; rank++) left[rank] = cells[from + rank] ?? 0;
  }

  /** Whether the cards of a part are free. */
  hold(part: Part): boolean {
    const free = this.left;
    const ofKind = kindOf(part);
    if (ofKind === kind.run) {
      const shift = suitOf(part) << 2;
      const high = highOf(part);
      for (let step = lengthOf(part) - 1; step >= 0; step--) {
        if ((((free[(high + step) % 13] ?? 0) >> shift) & 15) === 0) return false;
      }
      return true;
    }
    return (
      jokersIn(part) <= (free[joker] ?? 0) &&
      this.#fits(twosIn(part), free[two] ?? 0) &&
      this.#fits(naturalsIn(part), free[ofKind] ?? 0)
    );
  }

  #fits(cards: number, free: number): boolean {
    return this.#state.suited ? holds(free, spread(cards)) : cards <= free;
  }

  /** Takes the cards of a part (`by` is -1), or gives them back (1). */
  change(part: Part, by: number): void {
    const free = this.left;
    const ofKind = kindOf(part);
    if (ofKind === kind.run) {
      const step = by << (suitOf(part) << 2);
      const high = highOf(part);
      const length = lengthOf(part);
      for (let place = 0; place < length; place++) free[(high + place) % 13] = (free[(high + place) % 13] ?? 0) + step;
      this.taken -= by * length;
      return;
    }
    const suited = this.#state.suited;
    const naturals = naturalsIn(part);
    const twos = twosIn(part);
    const jokers = jokersIn(part);
    free[ofKind] = (free[ofKind] ?? 0) + by * (suited ? spread(naturals) : naturals);
    free[two] = (free[two] ?? 0) + by * (suited ? spread(twos) : twos);
    free[joker] = (free[joker] ?? 0) + by * jokers;
    this.taken -= by * ((suited ? sumOfSuits(naturals) + sumOfSuits(twos) : naturals + twos) + jokers);
  }
}
