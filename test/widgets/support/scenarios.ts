import { readFileSync } from 'node:fs';
import { readScenario, type Scenario } from '../../../src/engine/format/index.ts';

/** A scenario of `content/scenarios` by ruleset and name, such as `samba/order-of-turn`. */
export function scenarioOf(name: string): Scenario {
  const scenario = readScenario(readFileSync(`content/scenarios/${name}.yaml`, 'utf8'));
  if (!scenario.ok) throw new Error(`${name} cannot be read`);
  return scenario.value;
}
