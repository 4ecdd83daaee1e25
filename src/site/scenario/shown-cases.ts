import type { Scenario, ScenarioCase } from './site-scenario.ts';

/** How many steps a reader follows; longer cases prove something to the tests. */
const mostSteps = 7;

/** The cases of a scenario that a page shows and answers. */
export function shownCases({ cases }: Scenario): readonly ScenarioCase[] {
  return cases.filter((one) => one.kind !== 'play' || one.actions.length <= mostSteps);
}
