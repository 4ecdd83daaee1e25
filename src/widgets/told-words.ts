import { phrase } from './phrase.ts';
import type { SayStep, StepWord } from './step-words.ts';

/** What tells of an action that another player has done; his name stands before it. */
export const toldWords = {
  turnUp: 'toldTurnUp',
  draw: 'toldDraw',
  take: 'toldTake',
  takeAlone: 'toldTakeAlone',
  takeOnto: 'toldTakeOnto',
  takeOntoWith: 'toldTakeOntoWith',
  takeDepth: 'toldTakeDepth',
  alsoMeld: 'toldAlsoMeld',
  meld: 'toldMeld',
  add: 'toldAdd',
  merge: 'toldMerge',
  lay: 'toldLay',
  buy: 'toldBuy',
  discard: 'toldDiscard',
  ask: 'toldAsk',
  answerYes: 'toldAnswerYes',
  answerNo: 'toldAnswerNo',
  answerPass: 'toldAnswerPass',
  callPass: 'toldCallPass',
  callDouble: 'toldCallDouble',
  callNoOpening: 'toldCallNoOpening',
  callBid: 'toldCallBid',
  end: 'toldEnd',
} as const satisfies Record<StepWord, string>;

/** The same of the reader, after “you”. */
export const ownWords = {
  turnUp: 'ownTurnUp',
  draw: 'ownDraw',
  take: 'ownTake',
  takeAlone: 'ownTakeAlone',
  takeOnto: 'ownTakeOnto',
  takeOntoWith: 'ownTakeOntoWith',
  takeDepth: 'ownTakeDepth',
  alsoMeld: 'ownAlsoMeld',
  meld: 'ownMeld',
  add: 'ownAdd',
  merge: 'ownMerge',
  lay: 'ownLay',
  buy: 'ownBuy',
  discard: 'ownDiscard',
  ask: 'ownAsk',
  answerYes: 'ownAnswerYes',
  answerNo: 'ownAnswerNo',
  answerPass: 'ownAnswerPass',
  callPass: 'ownCallPass',
  callDouble: 'ownCallDouble',
  callNoOpening: 'ownCallNoOpening',
  callBid: 'ownCallBid',
  end: 'ownEnd',
} as const satisfies Record<StepWord, string>;

/** The texts that tell of what has been done, by their names among the messages of the practice table. */
export type ToldTexts = Readonly<Partial<Record<(typeof toldWords | typeof ownWords)[StepWord], string>>>;

/** Those of many texts that tell of what has been done, for a page to carry. */
export function toldTextsOf(texts: ToldTexts): ToldTexts {
  return Object.fromEntries(
    [...Object.values(toldWords), ...Object.values(ownWords)].map((word) => [word, texts[word] ?? '']),
  );
}

/** Tells in these texts what another player has done, or (`own`) the reader. */
export function tellingBy(texts: ToldTexts, language: string, own = false): SayStep {
  const words = own ? ownWords : toldWords;
  return (word, fillings = {}) => phrase(texts[words[word]] ?? '', fillings, language);
}
