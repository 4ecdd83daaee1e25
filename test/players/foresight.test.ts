import { expect, test } from 'vitest';
import { deal, judge, MoveList, Play, readPosition, usualRuleset, viewFrom } from '../../src/engine/index.ts';
import { Foresight } from '../../src/players/foresight.ts';
import { choose } from '../../src/players/index.ts';
import { promiseFor, weightsFor } from '../../src/players/weights.ts';

const reach = { samples: 24, looks: 200_000, melds: 4, discards: 3, turns: 4 };

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
  return { view, foresight: new Foresight(view, weightsFor(ruleset), promiseFor(ruleset)), count: moves.count };
}

test('a move that comes to the same as an earlier one is not thought of twice, and the earlier one stays', () => {
  const { view, foresight, count } = firstDiscard();
  const prospects = foresight.prospects(view, [1, 1, 1], count, reach, 5);
  expect(prospects).toHaveLength(1);
  expect(prospects[0]?.move).toBe(1);
});

test('those that are left when the samples are spent stand best first, and the same seed finds the same', () => {
  const { view, foresight, count } = firstDiscard();
  const all = Array.from({ length: count }, (_, move) => move);
  const prospects = foresight.prospects(view, all, count, reach, 5);
  expect(prospects.length).toBeLessThan(count);
  expect(prospects.map(({ worth }) => worth)).toEqual(prospects.map(({ worth }) => worth).toSorted((a, b) => b - a));
  expect(foresight.prospects(view, all, count, reach, 5)).toEqual(prospects);
});

/** Black threes have been laid to go out; whether the bid is reached depends on whether the partner holds a red three. */
const goingOut =
  '1.sitoumussamba.n4s.p434.s3hKcKc5d4cAsQcJh4s2c4hQdJdJk2h5h2d3d5c2d6cAcTdJd4h.l3d4sAdAd.h1pm9d9h.h2pm7d.h3pm4cJk9c9cKh7sAsJhAdQcJc8cTd5c7h7c7s7hJsAhJc9dJdKd8sKdKs8sQdQh9d4s6s5s5s5hKcJkKd.h4pmAcAc7d6d6c.mAo_002a1~7s7dJkJk7c.mAo_002a2~5d4d3d6d.mAo_002a3~QsJsTsKsAs2s3s.mAo_002a4~AhKhQhJhTh.mAo_002a5~5d5c5s.mAo_002a6~ThTh2c.mAo_002a7~4d4d4c.mAo_002a8~6s6h6d6s6h.mAo_002a9~QsQhQd.mAb_002a10~3s3s3c3c3c.mBo_002a1~TdTcTcTs.mBo_002a2~9h8h7h6h5h4h3h.mBo_002a3~3h2hAhKh.mBo_002a4~8h8d8c8d8h8d8s.mBo_002a5~8c7c6c9cTcJcQc.mBo_002a6~2d2cJk2s2s2h.mBo_002a7~KsQsJsTs9s.mBo_002a8~9s9s9h.ks1100-.v10~p~11~p~12~p~13~p~14~p~15~p~20~p~21~p~22~p~23~p~24~p~25~p~30~p~31~p~32~p~33~p~34~p~p~p.g1340.cf';

test('a player comes to a move although some of the ways in which the unseen cards may lie leave none', () => {
  const line = readPosition(goingOut);
  if (!line.ok) throw new Error(line.error.code);
  const { position } = line.value;
  expect(judge(position, choose(position, 'strong', 1)).legal).toBe(true);
});
