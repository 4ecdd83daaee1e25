import { expect, test } from 'vitest';
import { deal, judge, type Position, rulesetIds, usualRuleset, viewFrom } from '../../src/engine/index.ts';
import { choose, nothingSeen, remembering } from '../../src/players/index.ts';
import { withMemory } from '../../src/players/memory.ts';
import { sampledTable } from '../../src/players/unseen.ts';

/** Plays a deal among players of middle strength who remember, and tells of every position with what has been seen by then. */
function playDeal(
  id: (typeof rulesetIds)[number],
  seed: number,
  visit: (position: Position, memory: typeof nothingSeen) => void,
) {
  let position = deal(usualRuleset(id), seed);
  let memory = nothingSeen;
  for (let move = 0; position.phase !== 'over'; move++) {
    const verdict = judge(position, choose(position, 'middle', move, memory));
    if (!verdict.legal) throw new Error(`seed ${seed}, move ${move}: refused`);
    memory = remembering(memory, position, verdict.next);
    position = verdict.next;
    visit(position, memory);
  }
}

test.each(rulesetIds)('%s: what is remembered of a hand is in that hand, and a taken pile is remembered', (id) => {
  let taken = 0;
  for (let seed = 1; seed <= 4; seed++) {
    playDeal(id, seed, ({ seats }, memory) => {
      for (const [place, { hand }] of seats.entries()) {
        const left = hand.known.map(({ index }) => index);
        for (const face of memory[place]?.held ?? []) {
          expect(left).toContain(face);
          left.splice(left.indexOf(face), 1);
        }
        if ((memory[place]?.held.length ?? 0) > 3) taken += 1;
      }
    });
  }
  expect(taken).toBeGreaterThan(0);
});

test('every table that is thought of gives the others what they were seen to take', () => {
  let looked = 0;
  playDeal('samba', 3, (position, memory) => {
    if (position.phase !== 'play') return;
    const view = withMemory(viewFrom(position, position.turn), position.turn, memory);
    const { seats } = sampledTable(view, looked++, memory);
    for (const [place, { hand, seat }] of seats.entries()) {
      if (seat === position.turn) continue;
      const cards = hand.known.map(({ index }) => index);
      expect(cards).toEqual(expect.arrayContaining([...(memory[place]?.held ?? [])]));
      expect(hand.unknown).toBe(0);
    }
  });
  expect(looked).toBeGreaterThan(20);
});

test('what is remembered is the same whether the hands are seen or not', () => {
  const start = deal(usualRuleset('classic'), 5);
  let [position, memory, blind] = [start, nothingSeen, nothingSeen];
  for (let move = 0; move < 60 && position.phase !== 'over'; move++) {
    const verdict = judge(position, choose(position, 'beginner', move));
    if (!verdict.legal) throw new Error('refused');
    memory = remembering(memory, position, verdict.next);
    blind = remembering(blind, viewFrom(position, 1), viewFrom(verdict.next, 1));
    position = verdict.next;
  }
  expect(blind).toEqual(memory);
  expect(memory.some(({ shuns }) => shuns.length > 0)).toBe(true);
});
