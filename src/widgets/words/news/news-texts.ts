import type { StepWord } from '../step-words.ts';
import type { NewsTexts, NewsWord } from './news-words.ts';

const steps: Record<StepWord, true> = {
  turnUp: true,
  draw: true,
  take: true,
  takeAlone: true,
  takeOnto: true,
  takeOntoWith: true,
  takeDepth: true,
  alsoMeld: true,
  meld: true,
  add: true,
  merge: true,
  lay: true,
  buy: true,
  discard: true,
  ask: true,
  answerYes: true,
  answerNo: true,
  answerPass: true,
  callPass: true,
  callDouble: true,
  callNoOpening: true,
  callBid: true,
  end: true,
};

function isStep(word: string): word is StepWord {
  return Object.hasOwn(steps, word);
}

/** The names of all texts that tell of what has been done; they are asked for where pages are built. */
export const newsWords: readonly NewsWord[] = Object.keys(steps)
  .filter(isStep)
  .flatMap((step) => [`told-${step}` as const, `own-${step}` as const]);

/** Those of many texts that tell of what has been done, for a page to carry. */
export function newsTextsOf(texts: NewsTexts): NewsTexts {
  return Object.fromEntries(newsWords.map((word) => [word, texts[word] ?? '']));
}
