import { type Duty, dutyCodes, type SeatState } from '../../position/position.ts';
import { isSeat, type Seat } from '../../rulesets/seats.ts';
import { readCards, readHeld } from './fields.ts';

/** The first signs of the fields that say something of a seat: hand, penalty cards, waiting cards, duties. */
export type SeatKey = 'h' | 'q' | 'w' | 'u';

/** Reads the fields of the seats, one after another; that of the hand comes first. */
export class SeatFields {
  readonly #states = new Map<Seat, SeatState>();

  /** Reads one field, without its first sign; false if it cannot be read. */
  read(key: SeatKey, value: string): boolean {
    const seat = Number(value[0]);
    if (!isSeat(seat)) return false;
    const state = key === 'h' ? this.#hand(seat, value) : this.#more(key, seat, value.slice(1));
    if (state !== undefined) this.#states.set(seat, state);
    return state !== undefined;
  }

  /** The states of these seats; null if one of them is missing or another one is there. */
  of(seats: readonly Seat[]): readonly SeatState[] | null {
    const known = seats.flatMap((seat) => this.#states.get(seat) ?? []);
    return known.length === seats.length && this.#states.size === seats.length ? known : null;
  }

  #hand(seat: Seat, value: string): SeatState | undefined {
    const flags = /^[pu][mn]$/.test(value.slice(1, 3));
    const hand = readHeld(value.slice(3));
    if (!flags || hand === undefined || this.#states.has(seat)) return undefined;
    const [played, melded] = [value[1] === 'p', value[2] === 'm'];
    return { seat, hand, penaltyCards: [], waiting: [], duties: [], played, melded };
  }

  #more(key: Exclude<SeatKey, 'h'>, seat: Seat, value: string): SeatState | undefined {
    const state = this.#states.get(seat);
    if (state === undefined) return undefined;
    if (key === 'u') {
      const duties = readDuties(value);
      return duties === undefined ? undefined : { ...state, duties };
    }
    const cards = readCards(value);
    if (cards === undefined) return undefined;
    return key === 'q' ? { ...state, penaltyCards: cards } : { ...state, waiting: cards };
  }
}

function readDuties(text: string): readonly Duty[] | undefined {
  if (!/^(?:\d{1,2}-\d{1,2}-)+$/.test(text)) return undefined;
  const duties: Duty[] = [];
  for (const [, index, count] of text.matchAll(/(\d{1,2})-(\d{1,2})-/g)) {
    const code = dutyCodes[Number(index)];
    if (code === undefined) return undefined;
    duties.push({ code, count: Number(count) });
  }
  return duties;
}
