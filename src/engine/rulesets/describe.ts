import type { Result } from '../cards/result.ts';
import type { ClauseAddress, RulesetId } from './clauses.ts';
import type { ParameterName, Parameters } from './parameters.ts';
import { type Agreement, type AgreementError, type Ruleset, rulesetFor } from './ruleset.ts';
import { wordsOf } from './split-words.ts';

/** The names of the bonuses in the order of a score sheet. */
export const bonusNames = wordsOf([
  'pureTwosBonus mixedTwosBonus wildCanastaBonus sambaBonus redAcesBonus blackAcesBonus naturalCanastaBonus',
  'mixedCanastaBonus redThreeBonus allRedThreesBonus goingOutBonus concealedBonus concealedWithoutCanastaBonus',
  'handCanastaExtra',
]);

/** The name of a bonus parameter. */
export type BonusName = (typeof bonusNames)[number];

/** One row of the table of bonuses. */
export interface BonusRow {
  readonly bonus: BonusName;
  readonly points: number;
  readonly clause: ClauseAddress;
}

/** A parameter of a ruleset: its value and the clause that states it. `bonuses` is the table of all bonuses together. */
export type Description =
  | { readonly name: ParameterName; readonly value: Parameters[ParameterName]; readonly clause: ClauseAddress }
  | { readonly name: 'bonuses'; readonly value: readonly BonusRow[]; readonly clause: ClauseAddress };

/** Every parameter that the ruleset states, with value and clause under the agreement, and the bonuses; fails as `rulesetFor` does. */
export function describe(id: RulesetId, agreement: Agreement = {}): Result<readonly Description[], AgreementError> {
  const ruleset = rulesetFor(id, agreement);
  return ruleset.ok ? { ok: true, value: descriptionsOf(ruleset.value) } : ruleset;
}

/** The parameters of a settled ruleset. */
export function descriptionsOf(ruleset: Ruleset): readonly Description[] {
  const names = Object.keys(ruleset.parameters).filter((name): name is ParameterName => name in ruleset.stated);
  const descriptions = names.flatMap((name): readonly Description[] => {
    const stated = ruleset.stated[name];
    return stated === undefined ? [] : [{ name, value: ruleset.parameters[name], clause: stated.clause }];
  });
  return [...descriptions, { name: 'bonuses', value: bonusesOf(ruleset), clause: ruleset.facts.bonuses }];
}

/** One parameter by name; undefined if the ruleset does not state it. */
export function parameterOf(ruleset: Ruleset, name: string): Description | undefined {
  return descriptionsOf(ruleset).find((description) => description.name === name);
}

function bonusesOf(ruleset: Ruleset): readonly BonusRow[] {
  return bonusNames.flatMap((bonus) => {
    const stated = ruleset.stated[bonus];
    return stated === undefined ? [] : [{ bonus, points: stated.value, clause: stated.clause }];
  });
}
