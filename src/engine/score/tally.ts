import type { ContractResult } from '../rulesets/definition.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { resultOf } from './contract.ts';
import { countsOfEntry, type DealEntry } from './entry.ts';
import { type SideScore, scoreOfSide } from './lines.ts';
import type { Objection } from './objection.ts';
import { objectionsTo } from './objections.ts';

/** What an entry comes to: the score of every side, what became of the contract, and what is to be said against the entry. */
export interface Tally {
  readonly sides: readonly SideScore[];
  /** `none` without a contract, null if neither the table nor the counts say what became of it. */
  readonly result: ContractResult | null;
  readonly objections: readonly Objection[];
}

/**
 * Counts a deal that a table has written down: the lines that `score` gives of the position, from numbers instead of cards. Whatever the
 * table has written is counted as it stands, also what cannot be; what is to be said against it comes with it. What the table says became of
 * a contract holds over what the counts say.
 */
export function tally(ruleset: Ruleset, entry: DealEntry): Tally {
  const counts = countsOfEntry(ruleset, entry);
  const result = entry.contract?.result ?? resultOf(ruleset, counts);
  return {
    sides: counts.sides.map((side) => scoreOfSide(ruleset, counts, side, result)),
    result,
    objections: objectionsTo(ruleset, entry, counts),
  };
}
