import type { RuleFamily } from './codes.ts';
import { type ParameterName, type Parameters, unstated } from './parameters.ts';

/** That a parameter brings the rules of a family into play, with every value but these. */
interface Need<Value> {
  readonly family: RuleFamily;
  readonly unless: readonly Value[];
}

type Needs = { readonly [Name in ParameterName]?: readonly Need<Parameters[Name]>[] };

/**
 * Which values of parameters bring rules into play that not every game has. A ruleset that states such a value takes part in the family
 * and so has a clause for each of its codes: a verdict never looks for a clause that nobody wrote.
 */
export const needs = {
  // melds
  meldsPerRank: [
    { family: 'beside', unless: ['one', 'several'] },
    { family: 'sequence', unless: ['one', 'one-open', 'one-incomplete'] },
  ],
  maxSequence: [{ family: 'sequence', unless: [0] }],
  sequenceOrder: [
    { family: 'contract', unless: ['ace-to-four'] },
    { family: 'barring', unless: ['circle'] },
  ],
  wildToFinishedCanasta: [{ family: 'finished', unless: [true] }],
  mergeSets: [
    { family: 'sequence', unless: ['never', 'after-slip'] },
    { family: 'correction', unless: ['never', 'always'] },
  ],
  mergeSequences: [{ family: 'sequence', unless: [false] }],
  wildsMayExceedNaturals: [{ family: 'variation', unless: [true] }],
  wildsUnlimitedInCanasta: [{ family: 'variation', unless: [false] }],
  wildMelds: [{ family: 'variation', unless: [false] }],
  twosMelds: [{ family: 'contract', unless: [false] }],
  closedCanastas: [{ family: 'contract', unless: ['none'] }],

  // the pile
  pileWithWild: [
    { family: 'topping', unless: [false] },
    { family: 'narrowPile', unless: [true] },
  ],
  pileOntoSet: [
    { family: 'topping', unless: ['none'] },
    { family: 'narrowPile', unless: ['any'] },
  ],
  pileOntoSequence: [
    { family: 'sequence', unless: ['never'] },
    { family: 'contract', unless: ['never', 'unfrozen'] },
  ],
  canastaRankBlocks: [{ family: 'variation', unless: [false] }],
  oneCardHandMayTakeOneCardPile: [{ family: 'variation', unless: [false] }],
  pileTaken: [{ family: 'contract', unless: ['whole'] }],
  cardsWithPile: [{ family: 'contract', unless: [0] }],

  // red threes
  redThreesLaid: [
    { family: 'laying', unless: ['never'] },
    { family: 'contract', unless: ['own-first-turn', 'at-the-deal'] },
  ],
  coverBlackThreeUpcard: [{ family: 'covering', unless: [false] }],
  redThreeBuysCard: [{ family: 'contract', unless: [false] }],

  // opening and going out
  completeOpens: [{ family: 'contract', unless: [false] }],
  concealedLooksAt: [{ family: 'concealed', unless: ['none'] }],
  goingOutNeedsDiscard: [{ family: 'contract', unless: [false] }],

  // the contract
  maxLevel: [{ family: 'contract', unless: [0] }],
  declarerTwos: [{ family: 'contract', unless: [0] }],
  openingTwos: [{ family: 'contract', unless: [0] }],
  robberCanastas: [{ family: 'contract', unless: [0] }],

  // rulings
  minimumRaise: [{ family: 'correction', unless: [0] }],
  penaltyCards: [{ family: 'ruling', unless: [false] }],
  tableTalkPenalty: [{ family: 'talk', unless: [0] }],
} as const satisfies Needs;

type Demanding = keyof typeof needs;

/** The needs of a parameter whose family is not among these. */
type Unmet<Name extends Demanding, Family extends RuleFamily> = Exclude<
  (typeof needs)[Name][number],
  { readonly family: Family }
>;

/** The values that no unmet need forbids. */
type Permitted<Value, Need> = [Need] extends [never]
  ? Value
  : Value & AllOf<Need extends { readonly unless: readonly (infer Free)[] } ? [Free] : never>;

/** The values that are in each of several unions. */
type AllOf<Unions extends [unknown]> = (Unions extends [infer Union] ? (free: Union) => void : never) extends (
  free: infer Every,
) => void
  ? Every
  : never;

/** The values that a ruleset of certain families may give a parameter. */
export type ValueFor<Name extends ParameterName, Family extends RuleFamily> = Name extends Demanding
  ? Permitted<Parameters[Name], Unmet<Name, Family>>
  : Parameters[Name];

/** A value of a parameter without the rules that it brings into play. */
export interface UnmetNeed {
  readonly parameter: ParameterName;
  readonly family: RuleFamily;
}

/** What some values bring into play only together: only Classic Canasta says what a wild card does to a full canasta; a line needs sequences. */
function neededTogether(parameters: Parameters): readonly UnmetNeed[] {
  const { pileOntoSet, pileWithWild, maxSequence, sequenceOrder } = parameters;
  const needed: UnmetNeed[] = [];
  if (pileOntoSet === 'incomplete' && pileWithWild) needed.push({ parameter: 'pileOntoSet', family: 'variation' });
  if (maxSequence > 0 && sequenceOrder === 'ace-to-four') needed.push({ parameter: 'sequenceOrder', family: 'line' });
  return needed;
}

/** What parameters need that is not among the families of a ruleset. */
export function unmetNeeds(given: Partial<Parameters>, families: readonly RuleFamily[]): readonly UnmetNeed[] {
  const parameters: Parameters = { ...unstated, ...given };
  const rows: Needs = needs;
  const names = Object.keys(unstated).filter((name): name is ParameterName => name in rows);
  const unmet = names.flatMap((parameter) => {
    const value = parameters[parameter];
    return (rows[parameter] ?? [])
      .filter(({ unless }) => unless.every((free: unknown) => free !== value))
      .map(({ family }) => ({ parameter, family }));
  });
  return [...unmet, ...neededTogether(parameters)].filter(({ family }) => !families.includes(family));
}
