/** Where the progress of all lessons is kept on the device. */
const place = 'lessons';

/** The tasks that have been done, by the name of the lesson, such as `canasta-fi/02-turn`. */
export type Progress = Readonly<Record<string, readonly number[]>>;

/** The progress that the device remembers; nothing where there is none, it cannot be read, or the device keeps nothing. */
export function readProgress(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number[]] => isTasks(entry[1])));
  } catch {
    return {};
  }
}

/** Remembers that a task has been done. Where the device keeps nothing the lesson goes on all the same. */
export function keepDone(lesson: string, task: number): void {
  const progress = readProgress();
  const done = new Set([...(progress[lesson] ?? []), task]);
  write({ ...progress, [lesson]: [...done].sort((a, b) => a - b) });
}

/** Whether the device keeps progress at all. */
export function keepsProgress(): boolean {
  try {
    localStorage.setItem(`${place}/kept`, '');
    localStorage.removeItem(`${place}/kept`);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the progress of all lessons. */
export function clearProgress(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // There was nothing kept.
  }
}

function write(progress: Progress): void {
  try {
    localStorage.setItem(place, JSON.stringify(progress));
  } catch {
    // Full or forbidden: only the marks are lost.
  }
}

function isTasks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => Number.isInteger(each));
}
