import { expect, test } from 'vitest';
import {
  actingSide,
  goingOutNeeds,
  judge,
  meetsGoingOutRequirement,
  type RulesetId,
  sideOf,
  usualRuleset,
} from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import { newGame } from '../../src/widgets/practice/game/game.ts';

const rulesets: readonly RulesetId[] = ['canasta-fi', 'canasta-sv', 'classic', 'samba', 'sitoumussamba'];

test.each(rulesets)('%s: what is told to be missing is what going out lacks, all through whole deals', (id) => {
  const seen = new Set<boolean>();
  for (let seed = 1; seed <= 6; seed++) {
    let { position } = newGame(usualRuleset(id), 'beginner', seed);
    for (let acts = 0; position.phase !== 'over' && acts < 600; acts++) {
      const { contract, ruleset, turn } = position;
      const declares = contract !== null && sideOf(ruleset.seating, contract.seat) === sideOf(ruleset.seating, turn);
      const needs = goingOutNeeds(position, actingSide(position));
      if (!declares) {
        const enough = needs.every(({ has, needs: least }) => has >= least);
        expect(enough).toBe(meetsGoingOutRequirement(position));
        seen.add(enough);
      } else expect(needs.map(({ what }) => what)).toEqual(['bid']);
      const verdict = judge(position, choose(position, 'beginner', seed + acts));
      if (!verdict.legal) break;
      position = verdict.next;
    }
  }
  expect(seen.has(false)).toBe(true);
});
