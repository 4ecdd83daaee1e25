import { readFile } from 'node:fs/promises';
import { judge, type Position } from '../../../engine/index.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import { readSiteScenario, type Scenario } from '../../scenario/site-scenario.ts';

/** The path of a scenario that a quick start tells as a story. */
export function storyPath(ruleset: RulesetId, name: string): string {
  return `content/learn/${ruleset}/${name}.yaml`;
}

/**
 * The positions of a scenario’s first case, from the one it begins with to the one it ends with. Throws, naming the action, where one
 * of them is not allowed: a picture shows only what the engine allows.
 */
export function storyPositions(scenario: Scenario): readonly Position[] {
  const told = scenario.cases[0];
  if (told?.kind !== 'play') throw new Error('a story is told by a first case with actions');
  const positions = [scenario.position];
  for (const [index, action] of told.actions.entries()) {
    const verdict = judge(positions.at(-1) ?? scenario.position, action);
    if (!verdict.legal) throw new Error(`action ${index + 1} of the story is not allowed: ${verdict.reasons[0].code}`);
    positions.push(verdict.next);
  }
  return positions;
}

/** Reads the scenario of a story; throws with every fault of the file and its line. */
export async function storyScenario(ruleset: RulesetId, name: string): Promise<Scenario> {
  const path = storyPath(ruleset, name);
  const scenario = readSiteScenario(await readFile(path, 'utf8'));
  if (scenario.ok) return scenario.value;
  throw new Error(scenario.error.map(({ line, code, detail }) => `${path}:${line}: ${code}: ${detail}`).join('\n'));
}
