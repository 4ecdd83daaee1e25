import { expect, test } from 'vitest';
import { type RulesetId, usualRuleset } from '../../src/engine/index.ts';
import { matters, ofAnswer } from '../../src/insight/index.ts';
import { choose } from '../../src/players/index.ts';
import { newGame, readersSeat, seatToAct } from '../../src/widgets/practice/game/game.ts';
import { openTable, type PracticeState, practiceReducer } from '../../src/widgets/practice/game/practice-state.ts';

const rulesets: readonly RulesetId[] = ['canasta-fi', 'samba', 'sitoumussamba'];

/** The table after whoever has to act has acted. */
function onwards(state: PracticeState): PracticeState {
  const { position, moves } = state.game;
  const action = choose(position, 'middle', moves.length);
  return seatToAct(position) === readersSeat
    ? practiceReducer(state, { type: 'try', action })
    : practiceReducer(state, { type: 'played', action, after: moves.length });
}

test.each(rulesets)('%s: what matters is told in two sentences at most, and none again while it is unchanged', (id) => {
  let heard = 0;
  for (let seed = 1; seed <= 4; seed++) {
    let state = openTable(newGame(usualRuleset(id), 'middle', seed));
    const told: string[] = [];
    while (state.game.position.phase !== 'over') {
      const { facts } = state.telling;
      expect(facts.length).toBeLessThanOrEqual(2);
      expect(facts.every(({ weight }) => weight >= matters)).toBe(true);
      if (seatToAct(state.game.position) !== readersSeat) expect(facts).toEqual([]);
      told.push(...facts.map(({ key }) => key));
      const next = onwards(state);
      if (next.game === state.game) break;
      state = next;
    }
    // What an answer binds to is news in every turn.
    const lasting = told.filter((key) => !ofAnswer.has(key));
    expect(lasting).toEqual([...new Set(lasting)]);
    heard += told.length;
  }
  expect(heard).toBeGreaterThan(20);
});

test('what was told after a move that is taken back is told again', () => {
  let state = openTable(newGame(usualRuleset('samba'), 'middle', 5));
  while (state.game.position.phase !== 'over') {
    const next = onwards(state);
    const own = seatToAct(state.game.position) === readersSeat && seatToAct(next.game.position) === readersSeat;
    if (own && next.telling.facts.length > 0) {
      const back = practiceReducer(practiceReducer(next, { type: 'clear' }), { type: 'undo' });
      expect(back.game.moves).toHaveLength(state.game.moves.length);
      expect(onwards(back).telling.facts).toEqual(next.telling.facts);
      return;
    }
    state = next;
  }
  throw new Error('nothing was told after an own move');
});
