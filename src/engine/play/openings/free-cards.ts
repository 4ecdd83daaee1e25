import * as layout from '../cells/cell-layout.ts';
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
} from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import { type Face, faceOf } from '../cells/table-numbers.ts';
import { choiceFrom } from './suit-choices.ts';

const { joker, kind, three, two } = layout;

/** The cards of a hand that are free yet while parts of an opening are chosen. */
export class FreeCards {
  /** Cards by rank as they are held, four bits a suit; mere numbers where suits do not matter. Red threes that are laid are none. */
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
    const { left } = this;
    this.taken = 0;
    for (let rank = 0; rank < 14; rank++) left[rank] = state.suited ? state.nth(state.seat, rank) : state.count(rank);
    if (state.suited && state.laysRedThrees) left[three] = (left[three] ?? 0) & 0xf00f;
  }

  /** The first choice of so many cards of a rank, as `firstChoice` has it of the hand. */
  first(rank: number, count: number): number {
    return this.#state.suited ? choiceFrom(this.left[rank] ?? 0, count, 0) : count;
  }

  /** Whether the cards of a part are free. */
  hold(part: Part): boolean {
    const free = this.left;
    const ofKind = kindOf(part);
    if (ofKind === kind.run) {
      const shift = suitOf(part) << 2;
      for (let rank = highOf(part), left = lengthOf(part); left > 0; rank++, left--)
        if ((((free[rank % 13] ?? 0) >> shift) & 15) === 0) return false;
      return true;
    }
    if (jokersIn(part) > (free[joker] ?? 0)) return false;
    const [naturals, twos] = [naturalsIn(part), twosIn(part)];
    return this.#state.suited
      ? holds(free[ofKind] ?? 0, spread(naturals)) && holds(free[two] ?? 0, spread(twos))
      : naturals <= (free[ofKind] ?? 0) && twos <= (free[two] ?? 0);
  }

  /** Takes the cards of a part (`by` is -1), or gives them back (1). */
  change(part: Part, by: number): void {
    const ofKind = kindOf(part);
    if (ofKind === kind.run) {
      const suit = suitOf(part);
      for (let rank = highOf(part), left = lengthOf(part); left > 0; rank++, left--)
        this.changeFace(faceOf(rank % 13, suit), by);
      this.taken -= by * lengthOf(part);
      return;
    }
    const { suited } = this.#state;
    const [naturals, twos, jokers] = [naturalsIn(part), twosIn(part), jokersIn(part)];
    this.#add(ofKind, by * (suited ? spread(naturals) : naturals));
    this.#add(two, by * (suited ? spread(twos) : twos));
    this.#add(joker, by * jokers);
    this.taken -= by * ((suited ? sumOfSuits(naturals) + sumOfSuits(twos) : naturals + twos) + jokers);
  }

  /** Takes a card of this face (`by` is -1), or gives it back (1). */
  changeFace(face: Face, by: number): void {
    this.#add(face >> 2, by << ((face & 3) << 2));
  }

  #add(rank: number, cards: number): void {
    this.left[rank] = (this.left[rank] ?? 0) + cards;
  }
}
