import { type ClauseAddress, clausesOf, isClauseAddress } from '../../engine/index.ts';
import { examplesOf } from '../clause/examples.ts';
import { sectionNumber } from '../reference.ts';
import { type RulesetId, rulesetIds } from '../ruleset-id.ts';
import { type NamedScenario, scenariosOf } from '../scenario/scenario-library.ts';

/** The scenario that the link preview of a clause shows: its first example, or else the first table of its section. */
export async function previewOf(
  clause: ClauseAddress,
  ruleset: RulesetId,
  section: number,
): Promise<NamedScenario | undefined> {
  return (await examplesOf(clause, ruleset, section))[0] ?? (await scenariosOf(ruleset, section))[0];
}

/** Every scenario that some link preview shows, once. */
export async function previewedScenarios(): Promise<(NamedScenario & { readonly ruleset: RulesetId })[]> {
  const shown = new Map<string, NamedScenario & { readonly ruleset: RulesetId }>();
  for (const ruleset of rulesetIds) {
    for (const clause of clausesOf[ruleset]) {
      const address = `${ruleset}/${clause}`;
      if (!isClauseAddress(address)) continue;
      const scenario = await previewOf(address, ruleset, sectionNumber(clause));
      if (scenario) shown.set(`${ruleset}/${scenario.name}`, { ...scenario, ruleset });
    }
  }
  return [...shown.values()];
}
