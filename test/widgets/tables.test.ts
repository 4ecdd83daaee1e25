import { describe, expect, test } from 'vitest';
import { type Action, judge, type Position } from '../../src/engine/index.ts';
import { shownCases } from '../../src/site/scenario/shown-cases.ts';
import { widgetsSchema } from '../../src/site/schema/widgets.ts';
import { contentFile } from '../content-file.ts';
import { scenarioOf } from './support/scenarios.ts';
import { canBeTried } from './support/table-tries.ts';

const { tables } = widgetsSchema.parse(contentFile('content/widgets.yaml'));

/** Acts of the answers that no player would try at a table; what they prove can also stand in a scenario that no page shows. */
const notTried: readonly string[] = [
  'red-three-never-discarded lay', // an ordinary card laid like a red three
  'first-call call', // a call after the auction
  'bid-over-spades call', // the same
];

/** Whether the table cannot offer the act because the cards are not seen, or because nobody has asked. */
function isOutOfSight({ current, seats, turn }: Position, { type }: Action): boolean {
  if (type === 'answer') return current.asked === null;
  return (seats[turn - 1]?.hand.unknown ?? 0) > 0;
}

describe.each(Object.entries(tables))('the tables of %s', (ruleset, sections) => {
  const names = [...new Set(Object.values(sections ?? {}).flat())];

  test.each(names)('%s: everything that its answers speak of can be tried', (name) => {
    const scenario = scenarioOf(`${ruleset}/${name}`);
    for (const one of shownCases(scenario)) {
      if (one.kind !== 'play') continue;
      let { position } = scenario;
      for (const action of one.actions) {
        const tried =
          canBeTried(scenario.position, position, action) ||
          isOutOfSight(position, action) ||
          notTried.includes(`${name} ${action.type}`);
        expect(tried, `line ${one.line}: ${action.type}`).toBe(true);
        const verdict = judge(position, action);
        if (verdict.legal) position = verdict.next;
      }
    }
  });
});
