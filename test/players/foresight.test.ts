import { expect, test } from 'vitest';
import { deal, MoveList, Play, usualRuleset, viewFrom } from '../../src/engine/index.ts';
import { Foresight } from '../../src/players/foresight.ts';
import { weightsFor } from '../../src/players/weights.ts';

const reach = { samples: 8, melds: 4, discards: 3, turns: 4, doubt: 0 };

// The first discard of a deal: every card of the hand may go, the joker too.
function firstDiscard() {
  const ruleset = usualRuleset('canasta-fi');
  const play = Play.of(deal(ruleset, 3));
  const moves = new MoveList();
  play.moves(moves);
  play.make(moves, 0);
  const position = play.position();
  const view = viewFrom(position, position.turn);
  play.restart(view);
  play.moves(moves);
  return { view, foresight: new Foresight(view, weightsFor(ruleset)), count: moves.count };
}

test('a move that comes to the same as an earlier one is not thought of twice, and the earlier one stays', () => {
  const { view, foresight } = firstDiscard();
  const prospects = foresight.prospects(view, [1, 1, 1], reach, 5);
  expect(prospects).toHaveLength(1);
  expect(prospects[0]?.move).toBe(1);
});

test('those that are left when the samples are spent stand best first, and the same seed finds the same', () => {
  const { view, foresight, count } = firstDiscard();
  const all = Array.from({ length: count }, (_, move) => move);
  const prospects = foresight.prospects(view, all, reach, 5);
  expect(prospects.length).toBeLessThan(count);
  expect(prospects.map(({ worth }) => worth)).toEqual(prospects.map(({ worth }) => worth).toSorted((a, b) => b - a));
  expect(foresight.prospects(view, all, reach, 5)).toEqual(prospects);
});
