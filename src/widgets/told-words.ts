import { phrase } from './phrase.ts';
import type { SayStep, StepWord } from './step-words.ts';

/** What tells of an action that has been done: it is no order and of no person, so that it suits every player's name. */
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

/** The texts that tell of what others have done, by their names among the messages of the practice table. */
export type ToldTexts = Readonly<Partial<Record<(typeof toldWords)[StepWord], string>>>;

/** Those of many texts that tell of what others have done, for a page to carry. */
export function toldTextsOf(texts: ToldTexts): ToldTexts {
  return Object.fromEntries(Object.values(toldWords).map((word) => [word, texts[word] ?? '']));
}

/** Tells of acts of others in these texts. */
export function tellingBy(texts: ToldTexts, language: string): SayStep {
  return (word, fillings = {}) => phrase(texts[toldWords[word]] ?? '', fillings, language);
}
