import { type Action, viewFrom } from '../../engine/index.ts';
import { insight, matters } from '../../insight/index.ts';
import type { Course } from '../../learn/course.ts';
import { worseThan } from '../../learn/worse-way.ts';
import { fillingsOf } from '../words/fact-words.ts';
import { type Filling, phrase } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';

/**
 * What is told beside the praise of a task that is done: by what the way was worse than the written one, else, where no written words praise it,
 * what now matters most at the table; empty where there is nothing to tell.
 */
export function besides(course: Course, solution: readonly Action[], asWritten: boolean, speech: Speech): string {
  const worse = worseThan(course, solution);
  if (worse !== null) return inSigns(speech.words.widgets[worse.code], worse.values, speech);
  return asWritten ? '' : factNow(course, speech);
}

function factNow({ start, now }: Course, speech: Speech): string {
  const reader = start.turn;
  for (const { code, weight, values } of insight(viewFrom(now, reader), reader)) {
    const pattern = speech.words.insight[code];
    if (pattern !== undefined && weight >= matters)
      return inSigns(pattern, fillingsOf(values, now, reader, speech), speech);
  }
  return '';
}

/** A message whose cards stand in it by their signs, as they do in the praise. */
function inSigns(pattern: string, fillings: Readonly<Record<string, Filling>>, speech: Speech): string {
  return phrase(pattern, fillings, speech.language)
    .map((piece) => (typeof piece === 'string' ? piece : piece.map((card) => speech.short(card)).join(' ')))
    .join('');
}
