import type { Card } from '../../cards/cards.ts';
import { intentionOf, makeMeld } from '../../position/melds.ts';
import type { SideState } from '../../position/position.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import { isSide, type Side } from '../../rulesets/seats.ts';
import { readCards, readName } from './fields.ts';

/** The first signs of the fields that say something of a side: score, red threes, raise of the minimum, penalty points, a meld. */
export type SideKey = 'c' | 'r' | 'a' | 'e' | 'm';

/** A meld before the ruleset has said what it is a meld of. */
interface WrittenMeld {
  readonly name: string;
  readonly begun: boolean;
  readonly cards: readonly Card[];
}

interface WrittenSide extends Omit<SideState, 'melds'> {
  readonly melds: readonly WrittenMeld[];
}

/** Reads the fields of the sides, one after another; what is not written is nothing. */
export class SideFields {
  readonly #states = new Map<Side, WrittenSide>();

  /** Reads one field, without its first sign; false if it cannot be read. */
  read(key: SideKey, value: string): boolean {
    const side = value[0];
    if (!isSide(side)) return false;
    const state = changed(this.#states.get(side) ?? nothingWritten(side), key, value.slice(1));
    if (state !== undefined) this.#states.set(side, state);
    return state !== undefined;
  }

  /** The states of the sides of a ruleset; null if another side is there. */
  of(ruleset: Ruleset): readonly SideState[] | null {
    const { sides } = ruleset.seating;
    if ([...this.#states.keys()].some((side) => !sides.includes(side))) return null;
    return sides.map((side): SideState => {
      const state = this.#states.get(side) ?? nothingWritten(side);
      const melds = state.melds.map(({ name, begun, cards }) =>
        makeMeld(name, intentionOf(ruleset.parameters, cards), cards, begun),
      );
      return { ...state, melds };
    });
  }
}

function nothingWritten(side: Side): WrittenSide {
  return { side, score: 0, melds: [], redThrees: [], minimumRaise: 0, penalties: 0 };
}

function changed(state: WrittenSide, key: SideKey, value: string): WrittenSide | undefined {
  if (key === 'm') {
    const meld = readMeld(value);
    if (meld === undefined || state.melds.some(({ name }) => name === meld.name)) return undefined;
    return { ...state, melds: [...state.melds, meld] };
  }
  if (key === 'r') {
    const redThrees = readCards(value);
    return redThrees === undefined ? undefined : { ...state, redThrees };
  }
  if (!/^-?\d{1,7}$/.test(value)) return undefined;
  const points = Number(value);
  if (key === 'c') return { ...state, score: points };
  return key === 'a' ? { ...state, minimumRaise: points } : { ...state, penalties: points };
}

function readMeld(value: string): WrittenMeld | undefined {
  const [, flag, label, written] = /^([bo])([^~]*)~(.*)$/.exec(value) ?? [];
  const name = label === undefined ? undefined : readName(label);
  const cards = written === undefined ? undefined : readCards(written);
  if (name === undefined || cards === undefined || cards.length === 0) return undefined;
  return { name, begun: flag === 'b', cards };
}
