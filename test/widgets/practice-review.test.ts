import { expect, test } from 'vitest';
import { type Action, judge, usualRuleset, viewFrom } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import { run } from '../../src/widgets/practice/game/errand.ts';
import { actionIn, lineOf } from '../../src/widgets/practice/game/errand-lines.ts';
import { chanceNow, type Move, memoryNow, newGame, seatToAct, withMove } from '../../src/widgets/practice/game/game.ts';
import { isLaidInTurn } from '../../src/widgets/practice/review/laid-in-turn.ts';
import { discard, meld } from '../engine/support/actions.ts';
import { tableOf } from '../engine/support/table.ts';

test('another order of what a turn lays is no other move, and what is never laid is one', () => {
  const hands = { 1: 'Ks Kc Kd 9s 9c 9d 4c 5d', 2: 9, 3: 9, 4: 9 };
  const start = tableOf('classic')({
    phase: 'play',
    turn: 1,
    pile: '6d',
    stock: 40,
    hands,
    melds: { A: { jacks: 'Js Jc Jd' } },
  });
  const [kings, nines] = [meld('Ks Kc Kd'), meld('9s 9c 9d')];
  const after = (actions: readonly Action[]) => {
    const moves: Move[] = [];
    let position = start;
    for (const action of actions) {
      const verdict = judge(position, action);
      if (!verdict.legal) throw new Error(verdict.reasons[0].code);
      moves.push({ seat: position.turn, before: position, action });
      position = verdict.next;
    }
    return { moves, position };
  };
  expect(isLaidInTurn(after([kings, nines, discard('4c')]), 0, nines)).toBe(true);
  expect(isLaidInTurn(after([kings, discard('4c')]), 0, nines)).toBe(false);
  expect(isLaidInTurn(after([kings, nines, discard('4c')]), 0, discard('4c'))).toBe(false);
  expect(isLaidInTurn(after([discard('4c')]), 0, nines)).toBe(false);
});

test('the others are asked with what has been seen since the deal, and a pile that was taken is remembered', () => {
  let remembers = 0;
  for (let game = newGame(usualRuleset('classic'), 'middle', 5); seatToAct(game.position) !== null; ) {
    const memory = memoryNow(game);
    if (memory.some(({ held }) => held.length > 3)) remembers += 1;
    const seed = chanceNow(game);
    const view = viewFrom(game.position, seatToAct(game.position) ?? game.position.turn);
    const action = choose(view, 'middle', seed, memory);
    // What goes to the worker and comes back as text is the same.
    const told = run({ kind: 'choose', line: lineOf(view), strength: 'middle', seed, memory: structuredClone(memory) });
    expect(actionIn(told.line)).toEqual(action);
    game = withMove(game, action);
  }
  expect(remembers).toBeGreaterThan(0);
});
