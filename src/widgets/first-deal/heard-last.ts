import { tellingBy } from '../words/news/news-words.ts';
import { playerName } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { stepPieces } from '../words/step-words.ts';
import { type DealState, lastActOf, turnsOf } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';

/** What was done last in a told deal, turn by turn since the reader's own act, as one text to be heard. */
export function heardLast(state: DealState, speech: Speech, words: DealWords): string {
  const { course } = state;
  const told = tellingBy(words.told, speech.language);
  const turns = turnsOf(course).map(({ seat, acts }) => {
    const said = acts.map(({ before, action }) => speech.aloud(stepPieces(before, action, speech, told)));
    return `${playerName(course.position, seat, course.reader, speech)} ${said.join(', ')}.`;
  });
  const own = lastActOf(state);
  const said =
    own === null ? [] : [`${speech.text('you')}: ${speech.aloud(stepPieces(own.before, own.action, speech))}.`];
  return [...said, ...turns].join(' ');
}
