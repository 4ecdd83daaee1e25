import { globSync } from 'node:fs';
import type { ClauseAddress } from '../../engine/index.ts';
import { isRulesetId, type RulesetId } from '../ruleset-id.ts';
import { type NamedScenario, namedScenario, scenariosOf } from '../scenario/scenario-library.ts';

async function readExamples(): Promise<ReadonlyMap<ClauseAddress, readonly NamedScenario[]>> {
  const examples = new Map<ClauseAddress, NamedScenario[]>();
  for (const path of globSync('content/scenarios/*/*.yaml').sort()) {
    const [, , ruleset = '', file = ''] = path.split('/');
    if (!isRulesetId(ruleset)) continue;
    const named = await namedScenario(ruleset, file.replace(/\.yaml$/, ''));
    if (named.scenario.title === null) continue;
    // A base clause is no clause of the ruleset that is played: its own scenarios show it better.
    for (const clause of named.scenario.about.filter((address) => address.startsWith(`${ruleset}/`))) {
      examples.set(clause, [...(examples.get(clause) ?? []), named]);
    }
  }
  return examples;
}

let known: Promise<ReadonlyMap<ClauseAddress, readonly NamedScenario[]>> | undefined;

/**
 * The scenarios that illustrate a clause: first those that the site shows in its section, then those that are about little else.
 */
export async function examplesOf(
  clause: ClauseAddress,
  ruleset: RulesetId,
  section: number,
): Promise<readonly NamedScenario[]> {
  known ??= readExamples();
  const examples = (await known).get(clause) ?? [];
  const shown = (await scenariosOf(ruleset, section)).map(({ name }) => name);
  const order = ({ name, scenario: { about } }: NamedScenario) => {
    const place = shown.indexOf(name);
    return place >= 0 ? place : 100 * (1 + about.indexOf(clause)) + about.length;
  };
  return examples.toSorted((a, b) => order(a) - order(b));
}
