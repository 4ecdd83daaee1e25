import { readFileSync } from 'node:fs';
import { readSiteScenario, type Scenario } from '../../../src/site/scenario/site-scenario.ts';

/** A scenario of `content/scenarios` by ruleset and name, such as `samba/order-of-turn`. */
export function scenarioOf(name: string): Scenario {
  const scenario = readSiteScenario(readFileSync(`content/scenarios/${name}.yaml`, 'utf8'));
  if (!scenario.ok) throw new Error(`${name} cannot be read`);
  return scenario.value;
}
