import { languageId } from '../../../i18n/language.ts';
import { formatNumber } from '../../../i18n/phrase.ts';
import { sideName } from '../../../widgets/words/reader.ts';
import type { Speech } from '../../../widgets/words/speech.ts';
import type { Messages } from '../../schema/messages.ts';
import type { AnswerTask } from './task.ts';

/** The right answer to a task in words. */
export function answerWords(
  { question, position, right }: AnswerTask,
  { learn, parameters }: Pick<Messages, 'learn' | 'parameters'>,
  speech: Speech,
): string {
  if (typeof right === 'boolean') return right ? parameters.yes : parameters.no;
  if (typeof right === 'number') return formatNumber(right, languageId(speech.language));
  if (right === 'none' || right === 'draw') return learn.nobody;
  if (typeof right === 'string') return sideName(position, right, 1, speech);
  return question.kind === 'pick' ? right.map((place) => speech.spoken(question.choices[place] ?? [])).join('; ') : '';
}
