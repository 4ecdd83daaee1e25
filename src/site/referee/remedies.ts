import { factsUsually, faultOccurs, faultsBreaking, type Reason, reasons, usualRuleset } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { Remedies, RemedyOfFault } from '../../widgets/remedies.ts';
import { pagePath, refereeRest } from '../address.ts';
import type { RulesetId } from '../rulesetId.ts';
import { faultInWords } from './guide.ts';
import { rulingWords } from './words.ts';

/** What follows each broken rule of a ruleset if it is broken at a real table, with the usual facts; undefined where no fault is regulated. */
export async function remediesOf(ruleset: RulesetId, language: LanguageId): Promise<Remedies | undefined> {
  const words = await rulingWords(language);
  const settled = usualRuleset(ruleset);
  const faults: { [kind: string]: RemedyOfFault } = {};
  const byReason: { [Code in Reason]?: string } = {};
  for (const reason of reasons) {
    for (const kind of faultsBreaking(reason)) {
      if (byReason[reason] !== undefined || !faultOccurs(settled, kind)) continue;
      const told = faultInWords(settled, kind, language, words);
      const usual = factsUsually(kind);
      const regulated = told.rulings.filter((ruling) => ruling.regulated);
      const ruling =
        regulated.find(({ facts }) => facts.every(({ fact, value }) => (usual[fact] ?? value) === value)) ??
        regulated[0];
      if (ruling === undefined) continue;
      byReason[reason] = kind;
      faults[kind] = {
        name: told.name,
        facts: ruling.facts.map(({ question, answer }) => `${question} ${answer}`),
        steps: [...ruling.steps, ...ruling.points],
        clauses: ruling.clauses,
        path: `${pagePath(language, refereeRest(ruleset))}#${kind}`,
      };
    }
  }
  if (Object.keys(faults).length === 0) return undefined;
  return { otherwise: words.guide.otherwise, change: words.guide.change, byReason, faults };
}
