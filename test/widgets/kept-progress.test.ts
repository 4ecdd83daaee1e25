import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { doneTasks, noProgress, progressIn } from '../../src/learn/progress/progress.ts';
import { keepAnswer, keepTask } from '../../src/widgets/progress/kept-answers.ts';
import { keepsProgress, keptProgress, progressFile, takeInFile } from '../../src/widgets/progress/kept-progress.ts';

const device = new Map<string, string>();
let blocked = false;

beforeEach(() => {
  device.clear();
  blocked = false;
  const free = () => {
    if (blocked) throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => {
      free();
      return device.get(place) ?? null;
    },
    setItem: (place: string, text: string) => {
      free();
      device.set(place, text);
    },
    removeItem: (place: string) => {
      free();
      device.delete(place);
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('what the device remembers of what the reader knows', () => {
  test('takes over what the lessons kept before, once', () => {
    device.set('lessons', '{"samba/02-turn":[1]}');
    expect(doneTasks(keptProgress().value ?? noProgress, 'samba/02-turn')).toEqual([1]);
    expect([...device.keys()]).toEqual(['progress']);
    expect(doneTasks(keptProgress().value ?? noProgress, 'samba/02-turn')).toEqual([1]);
  });

  test.each(['progress', 'lessons'])(
    'a damaged text at “%s” is told once and put aside, and what follows is kept',
    (place) => {
      device.set(place, '{"canasta-fi/01-cards": "x');
      expect(keptProgress()).toEqual({ value: null, damaged: true });
      expect(device.get(`${place}/damaged`)).toBe('{"canasta-fi/01-cards": "x');
      keepTask('samba/02-turn', 1, ['samba/8'], 'right');
      expect(keptProgress().damaged).toBe(false);
      expect(doneTasks(keptProgress().value ?? noProgress, 'samba/02-turn')).toEqual([1]);
    },
  );

  test('a device that keeps nothing says so and does no harm', () => {
    blocked = true;
    expect(keepsProgress()).toBe(false);
    expect(keptProgress()).toEqual({ value: null, damaged: false });
    expect(keepAnswer('samba', 'take', ['samba/14-b'], 'wrong')).toBe(false);
  });

  test('goes out as a file and comes in beside what is there; a file that cannot be read changes nothing', () => {
    keepAnswer('samba', 'take', ['samba/14-b'], 'wrong');
    const file = progressFile();
    device.clear();
    keepTask('samba/02-turn', 1, [], 'right');
    expect(takeInFile(file)).toBeNull();
    const { tasks, questions } = progressIn(keptProgress().value ?? noProgress, 'samba');
    expect([...Object.keys(tasks), ...Object.keys(questions)]).toEqual(['02-turn/1', 'take samba/14-b']);
    const before = device.get('progress');
    expect(takeInFile('PNG')).toEqual({ code: 'no-json', where: '' });
    expect(device.get('progress')).toBe(before);
  });
});
