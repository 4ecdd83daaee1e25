import { expect, test } from 'vitest';
import { begun, candidatesOf, nextGeneration } from '../../src/commands/players/evolution.ts';
import { Trainer } from '../../src/commands/players/training.ts';
import { readTraining } from '../../src/commands/players/training-file.ts';
import { usualRuleset } from '../../src/engine/index.ts';

test('evolution finds the top of a hill that it is told of by heights alone', () => {
  const top = [3, -40, 0.2];
  const scales = [1, 10, 0.1];
  let evolution = begun([0, 0, 0], scales);
  for (let generation = 0; generation < 120; generation++) {
    const candidates = candidatesOf(evolution, 12, 5);
    const heights = candidates.map(
      (values) => -values.reduce((sum, value, at) => sum + ((value - (top[at] ?? 0)) / (scales[at] ?? 1)) ** 2, 0),
    );
    evolution = nextGeneration(evolution, candidates, heights);
  }
  for (const [at, value] of top.entries()) expect(evolution.middle[at]).toBeCloseTo(value, 1);
});

test('a training goes on from its state as if it had not been broken off, and the same seed trains the same', () => {
  const trainer = () => new Trainer('sets', [usualRuleset('classic')], { candidates: 2, pairs: 1, joinsEvery: 1 });
  const [one, other] = [trainer(), trainer()];
  const whole = one.step(one.step(one.begin(4)));
  const half = readTraining(JSON.stringify(other.step(other.begin(4))), other.begin(4));
  if (!half.ok) throw new Error(half.error);
  expect(trainer().step(half.value)).toEqual(whole);
});

test('the state of another training, or none, is refused with what is wrong', () => {
  const fresh = new Trainer('sets', [usualRuleset('classic')]).begin(4);
  expect(readTraining('{"seed": 4', fresh)).toMatchObject({ ok: false, error: 'no JSON' });
  const other = readTraining(JSON.stringify({ ...fresh, seed: 5 }), fresh);
  expect(other.ok ? '' : other.error).toContain('seed');
});
