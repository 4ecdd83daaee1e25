import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { judge } from '../../src/engine/index.ts';
import { widgetsSchema } from '../../src/site/schema/widgets.ts';
import { scenarioOf } from './support/scenarios.ts';
import { canBeTried } from './support/tries.ts';

const { tables } = widgetsSchema.parse(parse(readFileSync('content/widgets.yaml', 'utf8')));

/** Acts of the answers that no player would try at a table. */
const notTried: readonly string[] = [
  'red-three-never-discarded lay', // an ordinary card laid like a red three
  'buying-a-card buy', // out of turn, by a player whose cards are not seen
  'six-players-question answer', // a second answer to one question
  'first-call call', // a call after the auction
  'bid-over-spades call', // the same
];

describe.each(Object.entries(tables))('the tables of %s', (ruleset, sections) => {
  const names = [...new Set(Object.values(sections ?? {}).flat())];

  test.each(names)('%s: everything that its answers speak of can be tried', (name) => {
    const scenario = scenarioOf(`${ruleset}/${name}`);
    for (const one of scenario.cases) {
      if (one.kind !== 'play') continue;
      let { position } = scenario;
      for (const action of one.actions) {
        const tried = canBeTried(scenario.position, position, action) || notTried.includes(`${name} ${action.type}`);
        expect(tried, `line ${one.line}: ${action.type}`).toBe(true);
        const verdict = judge(position, action);
        if (verdict.legal) position = verdict.next;
      }
    }
  });
});
