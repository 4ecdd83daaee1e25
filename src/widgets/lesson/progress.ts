import { fieldsIn, forgetText, keepText, readKept } from '../page/kept-text.ts';

/** Where the progress of all lessons is kept on the device. */
const place = 'lessons';

/** The tasks that have been done, by the name of the lesson, such as `canasta-fi/02-turn`. */
export type Progress = Readonly<Record<string, readonly number[]>>;

/** The progress that the device remembers; nothing where there is none or the device keeps nothing. What cannot be read is put aside. */
export function readProgress(): Progress {
  return readKept(place, progressIn).value ?? {};
}

/** Remembers that a task has been done. Where the device keeps nothing the lesson goes on all the same: only the marks are lost. */
export function keepDone(lesson: string, task: number): void {
  const progress = readProgress();
  const done = new Set([...(progress[lesson] ?? []), task]);
  keepText(place, JSON.stringify({ ...progress, [lesson]: [...done].sort((a, b) => a - b) }));
}

/** Whether the device keeps progress at all. */
export function keepsProgress(): boolean {
  return keepText(`${place}/kept`, '') && forgetText(`${place}/kept`);
}

/** Forgets the progress of all lessons. */
export function clearProgress(): void {
  forgetText(place);
}

function progressIn(text: string): Progress | null {
  const kept = fieldsIn(text);
  if (kept === null) return null;
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number[]] => isTasks(entry[1])));
}

function isTasks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => Number.isInteger(each));
}
