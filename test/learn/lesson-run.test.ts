import { expect, test } from 'vitest';
import {
  afterTry,
  beginRun,
  comingBack,
  goOn,
  goTo,
  placeToBegin,
  repeated,
  toRepeat,
} from '../../src/widgets/lesson/lesson-run.ts';

const steps = ['example', 'task-1', 'task-2', 'end'];

test('a run goes on from step to step, stays at its end, and knows no other steps', () => {
  const run = beginRun(steps, 'nowhere');
  expect(run.now).toBe('example');
  expect(goOn(goOn(run)).now).toBe('task-2');
  expect(goOn(goTo(run, 'end')).now).toBe('end');
  expect(goTo(run, 'task-9')).toBe(run);
});

test('what is right at once counts as that; what was wrong before, or shown, comes again', () => {
  let run = afterTry(beginRun(steps, 'task-1'), 'task-1', true);
  run = afterTry(run, 'task-2', false);
  run = afterTry(run, 'task-2', true);
  expect(run.results).toEqual({ 'task-1': 'first', 'task-2': 'later' });
  expect(toRepeat(run)).toEqual(['task-2']);
  // What is done stays as it came out, whatever is tried afterwards.
  expect(afterTry(run, 'task-1', false)).toBe(run);
  expect(repeated(run, 'end').steps).toEqual(['task-2', 'end']);
});

test('who comes back goes on at the first task that is not done; who has done all, or nothing, sees the example', () => {
  const at = (done: readonly string[]) => placeToBegin('example', ['task-1', 'task-2'], (task) => done.includes(task));
  expect(at([])).toBe('example');
  expect(at(['task-1'])).toBe('task-2');
  expect(at(['task-1', 'task-2'])).toBe('example');
});

test('what comes back went wrong, in one of the lessons asked for, the longest ago first, and not too much', () => {
  const wrong = [
    { lesson: 'samba/01-cards', task: 2, last: 30 },
    { lesson: 'classic/01-cards', task: 1, last: 5 },
    { lesson: 'samba/02-turn', task: 1, last: 10 },
    { lesson: 'samba/01-cards', task: 4, last: 20 },
  ];
  expect(comingBack(wrong, ['samba/01-cards', 'samba/02-turn'], 2)).toEqual([
    { lesson: 'samba/02-turn', task: 1 },
    { lesson: 'samba/01-cards', task: 4 },
  ]);
});
