import { phrase } from '../phrase.ts';
import type { SayStep, StepWord } from '../step-words.ts';

/** The name of a text that tells of what has been done, by another player, whose name stands before it, or after “you” by the reader. */
export type NewsWord = `${'told' | 'own'}-${StepWord}`;

/** The texts that tell of what has been done, by their names among the messages of the practice table. */
export type NewsTexts = Readonly<Partial<Record<NewsWord, string>>>;

/** Tells in these texts what another player has done, or (`own`) the reader. */
export function tellingBy(texts: NewsTexts, language: string, own = false): SayStep {
  return (word, fillings = {}) => phrase(texts[`${own ? 'own' : 'told'}-${word}`] ?? '', fillings, language);
}
