import type { CanastaKind, Meld } from '../position/melds.ts';
import { canastaKind } from '../position/melds.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** What a side has completed: what going out and the contract ask for. */
export interface Made {
  /** Canastas and sambas together. */
  readonly canastas: number;
  readonly sambas: number;
  /** Canastas of one rank, sambas apart. */
  readonly sets: number;
  /** Canastas without wild cards, sambas apart. */
  readonly red: number;
  /** Bonus points of all of them. */
  readonly bonus: number;
}

/** Nothing completed. */
export const nothingMade: Made = { canastas: 0, sambas: 0, sets: 0, red: 0, bonus: 0 };

/** Two counts together. */
export function together(one: Made, other: Made): Made {
  return {
    canastas: one.canastas + other.canastas,
    sambas: one.sambas + other.sambas,
    sets: one.sets + other.sets,
    red: one.red + other.red,
    bonus: one.bonus + other.bonus,
  };
}

/** In everything the more of two counts. */
export function mostOf(one: Made, other: Made): Made {
  return {
    canastas: Math.max(one.canastas, other.canastas),
    sambas: Math.max(one.sambas, other.sambas),
    sets: Math.max(one.sets, other.sets),
    red: Math.max(one.red, other.red),
    bonus: Math.max(one.bonus, other.bonus),
  };
}

/** What is asked of melds: what must be completed, and, where a bid has to be reached, by how many points. */
export interface Aim {
  readonly needed: Made;
  /** Whether bonus points are asked for at all. */
  readonly countsPoints: boolean;
}

/** Two counts together as far as an aim tells outcomes apart: more than is needed is no better. */
export function towards({ needed, countsPoints }: Aim, one: Made, other: Made): Made {
  return {
    canastas: Math.min(needed.canastas, one.canastas + other.canastas),
    sambas: Math.min(needed.sambas, one.sambas + other.sambas),
    sets: Math.min(needed.sets, one.sets + other.sets),
    red: Math.min(needed.red, one.red + other.red),
    bonus: countsPoints ? one.bonus + other.bonus : 0,
  };
}

/** Whether one of the outcomes is at least as good as what is needed. */
export function reaches(outcomes: readonly Made[], needed: Made): boolean {
  for (const made of outcomes) if (atLeastAsGood(made, needed)) return true;
  return false;
}

/** Whether the first is at least as good as the second in everything. */
export function atLeastAsGood(one: Made, other: Made): boolean {
  return (
    one.canastas >= other.canastas &&
    one.sambas >= other.sambas &&
    one.sets >= other.sets &&
    one.red >= other.red &&
    one.bonus >= other.bonus
  );
}

/** The bonus of a canasta of a kind, melds of wild cards apart. */
export function bonusOf(parameters: Parameters, kind: CanastaKind): number {
  switch (kind) {
    case 'natural':
      return parameters.naturalCanastaBonus;
    case 'mixed':
      return parameters.mixedCanastaBonus;
    case 'samba':
      return parameters.sambaBonus;
    case 'wild':
      return parameters.wildCanastaBonus;
    case 'pure-twos':
      return parameters.pureTwosBonus;
    case 'mixed-twos':
      return parameters.mixedTwosBonus;
    case 'red-aces':
      return parameters.redAcesBonus;
    case 'black-aces':
      return parameters.blackAcesBonus;
  }
}

/** One canasta of a kind. */
export function madeOf(parameters: Parameters, kind: CanastaKind): Made {
  const red = kind === 'natural' || kind === 'pure-twos' || kind === 'red-aces';
  return {
    canastas: 1,
    sambas: kind === 'samba' ? 1 : 0,
    sets: kind === 'samba' ? 0 : 1,
    red: red ? 1 : 0,
    bonus: bonusOf(parameters, kind),
  };
}

/** What melds have completed. */
export function madeBy(parameters: Parameters, melds: readonly Meld[]): Made {
  return melds.reduce((made, meld) => {
    const kind = canastaKind(parameters, meld);
    return kind === null ? made : together(made, madeOf(parameters, kind));
  }, nothingMade);
}
