import { describe, expect, test } from 'vitest';
import { clausesOf, seededRandom } from '../../../src/engine/index.ts';
import { type GameProgress, noProgress, type Progress, progressIn } from '../../../src/learn/progress/progress.ts';
import { afterQuestion, type Grade } from '../../../src/learn/progress/schedule.ts';
import { type Askable, session } from '../../../src/learn/progress/session.ts';

const noon = Date.UTC(2026, 10, 27, 12);
const day = 86_400_000;
const all: readonly Askable[] = ['take', 'meld', 'out'].flatMap((kind) =>
  clausesOf.samba.slice(20, 30).map((clause) => ({ kind, clause: `samba/${clause}` as const })),
);

function answered(grades: readonly (readonly [Askable, Grade])[]): GameProgress {
  let progress: Progress = noProgress;
  for (const [{ kind, clause }, grade] of grades)
    progress = afterQuestion(progress, 'samba', kind, [clause], grade, noon);
  return progressIn(progress, 'samba');
}

const ten = (known: GameProgress, now: number, seed: number, wrong: Parameters<typeof session>[2] = []) =>
  session(known, all, wrong, 10, now, seededRandom(seed));

describe('a session', () => {
  test('asks ten different things, first of all kinds in turn', () => {
    for (let seed = 1; seed < 30; seed++) {
      const wishes = ten(answered([]), noon, seed);
      expect(new Set(wishes.map(({ kind, clause }) => `${kind} ${clause}`)).size).toBe(10);
      for (const kind of ['take', 'meld', 'out'])
        expect(wishes.filter((wish) => wish.kind === kind).length).toBeGreaterThanOrEqual(3);
      expect(wishes.some(({ kind }, place) => kind === wishes[place + 1]?.kind)).toBe(false);
    }
  });

  test('asks what is due and what came wrong, and still something new', () => {
    for (let seed = 1; seed < 30; seed++) {
      const due = all.slice(0, 12).map((one) => [one, 'right'] as const);
      const known = answered([...due, ...all.slice(12, 17).map((one) => [one, 'wrong'] as const)]);
      const wishes = ten(known, noon + 9 * day, seed);
      expect(wishes).toHaveLength(10);
      expect(wishes.filter(({ why }) => why === 'due').length).toBeGreaterThanOrEqual(5);
      expect(wishes.filter(({ why }) => why === 'new').length).toBeGreaterThanOrEqual(1);
    }
  });

  test('asks of no kind more than its share, though all its clauses are due or weak', () => {
    const kinds = ['take', 'meld', 'out', 'add', 'merge', 'count', 'opens', 'discard', 'minimum', 'ruling'];
    const many = kinds.flatMap((kind) =>
      clausesOf.samba.slice(20, 26).map((clause) => ({ kind, clause: `samba/${clause}` as const })),
    );
    const merges = many.filter(({ kind }) => kind === 'merge');
    for (const grade of ['right', 'wrong'] as const)
      for (let seed = 1; seed < 30; seed++) {
        const known = answered(merges.map((one) => [one, grade] as const));
        const wishes = session(known, many, [], 10, noon + 9 * day, seededRandom(seed));
        expect(wishes).toHaveLength(10);
        expect(wishes.filter(({ kind }) => kind === 'merge').length).toBeLessThanOrEqual(3);
      }
  });

  test('asks what came wrong in a lesson though the trainer has never asked it', () => {
    const wrong = [all[4]?.clause ?? 'samba/1'];
    for (let seed = 1; seed < 30; seed++)
      expect(
        ten(answered([]), noon, seed, wrong)
          .filter(({ why }) => why === 'weak')
          .map(({ clause }) => clause),
      ).toEqual([...wrong, ...wrong, ...wrong]);
  });

  test('asks again what is known where nothing else is left', () => {
    const known = answered(all.map((one) => [one, 'right'] as const));
    expect(ten(known, noon, 1).map(({ why }) => why)).toEqual(Array(10).fill('again'));
  });
});
