import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { RulesetId } from '../ruleset-id.ts';
import { type Widgets, widgetsSchema } from '../schema/widgets.ts';
import { readSiteScenario, type Scenario } from './site-scenario.ts';

/** A scenario with the name of its file, which is also the id of its table on the page. */
export interface NamedScenario {
  readonly name: string;
  readonly scenario: Scenario;
}

const scenarios = new Map<string, Promise<NamedScenario>>();
let shown: Promise<Widgets> | undefined;

/** The scenario of a file of `content/scenarios`; throws with every fault of the file, its line and what is wrong. */
export function namedScenario(ruleset: RulesetId, name: string): Promise<NamedScenario> {
  const path = `content/scenarios/${ruleset}/${name}.yaml`;
  const known = scenarios.get(path) ?? read(path, name);
  scenarios.set(path, known);
  return known;
}

async function read(path: string, name: string): Promise<NamedScenario> {
  const scenario = readSiteScenario(await readFile(path, 'utf8'));
  if (scenario.ok) return { name, scenario: scenario.value };
  const faults = scenario.error.map(({ line, code, detail }) => `${path}:${line}: ${code}: ${detail}`);
  throw new Error(faults.join('\n'));
}

/** The scenarios that stand as tables on the page of a section, in their order. */
export async function scenariosOf(ruleset: RulesetId, section: number): Promise<readonly NamedScenario[]> {
  shown ??= readFile('content/widgets.yaml', 'utf8').then((text) => widgetsSchema.parse(parse(text)));
  const { tables } = await shown;
  const names = tables[ruleset]?.[String(section)] ?? [];
  return Promise.all(names.map((name) => namedScenario(ruleset, name)));
}
