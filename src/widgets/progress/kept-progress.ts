import type { RulesetId } from '../../engine/index.ts';
import { forgotten, joined, noProgress, type Progress } from '../../learn/progress/progress.ts';
import {
  type ProgressError,
  readLessonsOfBefore,
  readProgress,
  writeProgress,
} from '../../learn/progress/progress-text.ts';
import { forgetText, type KeptValue, keepText, readKept } from '../page/kept-text.ts';

/** Where what the reader knows is kept on the device. */
const place = 'progress';

/** Where the lessons kept theirs before there was one store. */
const lessonsPlace = 'lessons';

/**
 * What the device remembers of what the reader knows, that of older versions of the site taken over; `damaged` where something cannot be
 * read, which has been put aside and should be told.
 */
export function keptProgress(): KeptValue<Progress> {
  const { value, damaged } = readKept(place, (text) => {
    const read = readProgress(text);
    return read.ok ? read.value : null;
  });
  const before = readKept(lessonsPlace, (text) => readLessonsOfBefore(text, Date.now()));
  const all = before.value === null ? value : joined(value ?? noProgress, before.value);
  if (before.value !== null && all !== null && keepText(place, writeProgress(all))) forgetText(lessonsPlace);
  return { value: all, damaged: damaged || before.damaged };
}

/** Whether the device keeps progress at all. */
export function keepsProgress(): boolean {
  return keepText(`${place}/kept`, '') && forgetText(`${place}/kept`);
}

/** Forgets what is remembered of one game. */
export function forgetGame(game: RulesetId): boolean {
  return changeProgress((progress) => forgotten(progress, game));
}

/** Puts everything back as it was, where forgetting is undone. */
export function putBack(progress: Progress): boolean {
  return keepText(place, writeProgress(progress));
}

/** All that is remembered as the text of a file. */
export function progressFile(): string {
  return writeProgress(keptProgress().value ?? noProgress);
}

/** Takes in the text of a file beside what is remembered already: of what both know, what was asked last. Null if it went well. */
export function takeInFile(text: string): ProgressError | 'not-kept' | null {
  const read = readProgress(text);
  if (!read.ok) return read.error;
  return changeProgress((progress) => joined(progress, read.value)) ? null : 'not-kept';
}

/** Changes what is remembered as it is now: another tab may have changed it since it was read. */
export function changeProgress(to: (progress: Progress) => Progress): boolean {
  return keepText(place, writeProgress(to(keptProgress().value ?? noProgress)));
}
