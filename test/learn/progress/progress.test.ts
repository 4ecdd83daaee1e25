import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import {
  doneTasks,
  dueTasks,
  forgotten,
  joined,
  noProgress,
  type Progress,
  progressIn,
  questionKey,
  wrongInLessons,
} from '../../../src/learn/progress/progress.ts';
import { readLessonsOfBefore, readProgress, writeProgress } from '../../../src/learn/progress/progress-text.ts';
import {
  afterLaterTry,
  afterQuestion,
  afterTask,
  chanceKnown,
  type Grade,
  remembered,
} from '../../../src/learn/progress/schedule.ts';

const noon = Date.UTC(2026, 10, 27, 12);
const minute = 60_000;
const day = 24 * 60 * minute;
const key = questionKey('take', 'samba/14-b');
const memoryOf = (progress: Progress) => progressIn(progress, 'samba').questions[key];

/** Some progress of two games: answers at random times to questions and tasks. */
const progresses = fc
  .array(
    fc.record({
      game: fc.constantFrom('samba' as const, 'canasta-fi' as const),
      task: fc.boolean(),
      place: fc.integer({ min: 1, max: 4 }),
      grade: fc.constantFrom<Grade>('wrong', 'slow', 'right'),
      after: fc.integer({ min: 0, max: 20 * day }),
    }),
    { maxLength: 12 },
  )
  .map((answers) => {
    let [progress, now] = [noProgress, noon];
    for (const { game, task, place, grade, after } of answers) {
      now += after;
      progress = task
        ? afterTask(progress, `${game}/0${place}-turn`, place, ['samba/14-b'], grade, now)
        : afterQuestion(progress, game, `kind-${place}`, ['samba/14-b', 'samba/14-c'], grade, now);
    }
    return progress;
  });

describe('what the reader knows', () => {
  test('what was wrong is asked again within the hour, what was slow sooner than what was right, and what was right again later and later', () => {
    const dueAfter = (grade: Grade) =>
      memoryOf(afterQuestion(noProgress, 'samba', 'take', ['samba/14-b'], grade, noon))?.due ?? 0;
    expect(dueAfter('wrong') - noon).toBeLessThanOrEqual(60 * minute);
    expect(dueAfter('slow')).toBeLessThan(dueAfter('right'));
    expect(dueAfter('right') - noon).toBeGreaterThanOrEqual(day);
    let [memory, gap] = [remembered(null, 'right', noon), 0];
    for (let times = 0; times < 4; times++) {
      expect(memory.due - memory.last).toBeGreaterThan(gap);
      gap = memory.due - memory.last;
      memory = remembered(memory, 'right', memory.due);
    }
  });

  test('the times are those that ts-fsrs gives to a card answered alike', () => {
    const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });
    const ratings = { wrong: Rating.Again, slow: Rating.Hard, right: Rating.Good } as const;
    const answers = fc.array(
      fc.record({
        grade: fc.constantFrom<Grade>('wrong', 'slow', 'right'),
        after: fc.integer({ min: 0, max: 90 * day }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(answers, (given) => {
        let [card, memory, now] = [createEmptyCard(noon), null as ReturnType<typeof remembered> | null, noon];
        for (const { grade, after } of given) {
          now += after;
          card = scheduler.next(card, now, ratings[grade]).card;
          memory = remembered(memory, grade, now);
        }
        expect(memory?.due).toBe(card.due.getTime());
        expect(memory?.stability).toBe(card.stability);
      }),
      { numRuns: 200 },
    );
  });

  test('what is known fades with the days', () => {
    const memory = remembered(null, 'right', noon);
    expect(chanceKnown(memory, noon)).toBeCloseTo(1);
    expect(chanceKnown(memory, noon + 30 * day)).toBeLessThan(chanceKnown(memory, noon + 2 * day));
  });

  test('a clock that was put back does no harm', () => {
    const memory = remembered(remembered(null, 'right', noon), 'right', noon - 40 * day);
    expect(memory.last).toBe(noon);
    expect(memory.due).toBeGreaterThan(noon);
  });

  test('a task that came wrong comes back although it was done at the next try, and its clauses are those to train', () => {
    const wrong = afterTask(noProgress, 'samba/02-turn', 3, ['samba/14-b'], 'wrong', noon);
    expect(doneTasks(wrong, 'samba/02-turn')).toEqual([]);
    const done = afterLaterTry(wrong, 'samba/02-turn', 3);
    expect(doneTasks(done, 'samba/02-turn')).toEqual([3]);
    expect(dueTasks(done, 'samba', noon + day)).toEqual(['02-turn/3']);
    expect(wrongInLessons(done, 'samba')).toEqual(['samba/14-b']);
    const again = afterTask(done, 'samba/02-turn', 3, ['samba/14-b'], 'right', noon + day);
    expect(wrongInLessons(again, 'samba')).toEqual([]);
  });

  test('is written and read back as the same', () => {
    fc.assert(
      fc.property(progresses, (progress) => {
        expect(readProgress(writeProgress(progress))).toEqual({ ok: true, value: progress });
      }),
    );
  });

  test('a damaged text is told with its place, and never throws', () => {
    const text = writeProgress(afterQuestion(noProgress, 'samba', 'take', ['samba/14-b'], 'right', noon));
    const told = (changed: string) => {
      const read = readProgress(changed);
      return read.ok ? 'read' : `${read.error.code} ${read.error.where}`;
    };
    expect(told('{"canasta-fi/01-cards": "x')).toBe('no-json ');
    expect(told('{}')).toBe('no-progress ');
    expect(told(text.replace('"version":1', '"version":2'))).toBe('other-version 2');
    expect(told(text.replace('"samba":', '"bridge":'))).toBe('damaged bridge');
    expect(told(text.replace('samba/14-b', 'samba/99-z'))).toBe('damaged samba/questions/take samba/99-z');
    expect(told(text.replace(/"stability":[\d.]+/, '"stability":0'))).toBe('damaged samba/questions/take samba/14-b');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), fc.string({ maxLength: 3 }), (at, other) => {
        readProgress(text.slice(0, at) + other + text.slice(at + 1));
      }),
    );
  });

  test('what the lessons kept before is taken over as done, and soon comes back', () => {
    const progress = readLessonsOfBefore('{"samba/02-turn":[1,4],"canasta-fi/01-cards":[2],"gone/01-x":[1]}', noon);
    expect(progress && doneTasks(progress, 'samba/02-turn')).toEqual([1, 4]);
    expect(progress && doneTasks(progress, 'canasta-fi/01-cards')).toEqual([2]);
    expect(progress && dueTasks(progress, 'samba', noon)).toEqual([]);
    expect(progress && dueTasks(progress, 'samba', noon + 3 * day)).toHaveLength(2);
    expect(progress && readProgress(writeProgress(progress)).ok).toBe(true);
    expect(readLessonsOfBefore('{"samba/02-tu', noon)).toBeNull();
  });

  test('of two devices nothing is lost: what was asked last holds, done stays done', () => {
    fc.assert(
      fc.property(progresses, progresses, (one, other) => {
        const both = joined(one, other);
        for (const game of ['samba', 'canasta-fi'] as const)
          for (const progress of [one, other]) {
            for (const [name, memory] of Object.entries(progressIn(progress, game).questions))
              expect(progressIn(both, game).questions[name]?.last).toBeGreaterThanOrEqual(memory.last);
            for (const [name, { done }] of Object.entries(progressIn(progress, game).tasks))
              if (done) expect(progressIn(both, game).tasks[name]?.done).toBe(true);
          }
        expect(joined(both, one)).toEqual(both);
      }),
    );
  });

  test('one game can be forgotten, and the others stay', () => {
    fc.assert(
      fc.property(progresses, (progress) => {
        const left = forgotten(progress, 'samba');
        expect(progressIn(left, 'samba')).toEqual({ tasks: {}, questions: {} });
        expect(progressIn(left, 'canasta-fi')).toEqual(progressIn(progress, 'canasta-fi'));
      }),
    );
  });
});
