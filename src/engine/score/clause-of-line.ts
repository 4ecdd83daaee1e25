import type { Meld } from '../position/melds.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { ParameterName } from '../rulesets/parameters.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { type CanastaCount, canastaCount, countedCanastas } from './canasta-bonus.ts';

// The clause of a line is the one that gives its points under the table's agreement: what an option restates goes before what the ruleset
// says of all lines of the kind.

/** The clause that states a parameter; what a document leaves open is a matter of how its points are counted. */
export function statedBy({ stated, facts }: Ruleset, parameter: ParameterName): ClauseAddress {
  return stated[parameter]?.clause ?? facts.bonuses;
}

/** The clause that says what a canasta brings that is counted so. */
export function clauseOfCanasta(ruleset: Ruleset, count: CanastaCount): ClauseAddress {
  return statedBy(ruleset, countedCanastas[count].bonus);
}

/** The clause that says what a meld brings as a canasta; null if it is none. */
export function clauseOfCanastaBonus(ruleset: Ruleset, meld: Meld): ClauseAddress | null {
  const count = canastaCount(ruleset.parameters, meld);
  return count === null ? null : clauseOfCanasta(ruleset, count);
}

/** The clause that says what going out concealed brings, with a canasta of one's own or without. */
export function clauseOfConcealed(ruleset: Ruleset, ownCanasta: boolean): ClauseAddress {
  const { parameters, stated, facts } = ruleset;
  if (parameters.concealedWithoutCanastaBonus > 0 && !ownCanasta)
    return statedBy(ruleset, 'concealedWithoutCanastaBonus');
  if (parameters.handCanastaExtra > 0) return statedBy(ruleset, 'handCanastaExtra');
  return stated.concealedBonus?.clause ?? facts.concealed;
}

/**
 * The clause of so many red threes that count plus or minus. Four in Classic Canasta are 800 by 18-g; without a meld they are -800 by 18-i,
 * and in Viennese Canasta without a canasta by 22-a.
 */
export function clauseOfRedThrees(ruleset: Ruleset, count: number, plus: boolean): ClauseAddress {
  const { packs, redThreeBonus, allRedThreesBonus, canastasForRedThrees } = ruleset.parameters;
  if (!plus) return statedBy(ruleset, 'canastasForRedThrees');
  if (count === 2 * packs && allRedThreesBonus !== count * redThreeBonus) return statedBy(ruleset, 'allRedThreesBonus');
  return statedBy(ruleset, canastasForRedThrees > 0 ? 'canastasForRedThrees' : 'redThreeBonus');
}
