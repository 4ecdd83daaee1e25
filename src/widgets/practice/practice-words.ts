import type { FactCode } from '../../insight/index.ts';
import { type ReasonCode, reasonCodes } from '../../players/index.ts';
import type { AgreementTexts } from '../agreement/agreement-texts.ts';
import { newsWords } from '../words/news/news-texts.ts';

/** The texts of the practice table, besides those of every table. */
export const practiceWords = [
  'title',
  'description',
  'lead',
  'noScript',
  'noScriptLinks',
  'failed',
  'newGame',
  'back',
  'sitsOut',
  'options',
  'optionsUsual',
  'optionOff',
  'linkImpossible',
  'strength',
  'beginner',
  'beginnerText',
  'middle',
  'middleText',
  'strong',
  'strongText',
  'deal',
  'damaged',
  'kept',
  'notKept',
  'thinking',
  'log',
  'logEmpty',
  ...newsWords,
  'mayI',
  'mayIText',
  'outOfTurn',
  'youOut',
  'playerOut',
  'nobodyOut',
  'leftCounts',
  'melded',
  'meldedBefore',
  'redThreeFirst',
  'replacement',
  'turnDraw',
  'turnOpen',
  'turnPlay',
  'turnAside',
  'chooseDiscard',
  'howToDrag',
  'contractSum',
  'contractHands',
  'bidRanks',
  'bidOpensSuit',
  'bidOpensCanasta',
  'bidOpensTwos',
  'bidCounts',
  'bidCountsAll',
  'couldNotOpen',
  'withoutContract',
  'abandons',
  'dealAnyway',
  'withoutStockMust',
  'withoutStockTake',
  'withoutStockEnd',
  'doIt',
  'hintThinks',
  'hintSays',
  'dealNumber',
  'nextDeal',
  'sheet',
  'sheetTotal',
  'sheetTarget',
  'review',
  'reviewing',
  'reviewNone',
  'reviewSum',
  'reviewSame',
  'reviewBetter',
  'reviewLook',
  'reviewBack',
  'reviewOn',
  'reviewAgain',
  'reviewMarked',
  'reviewNote',
  'reviewTrain',
  'calm',
  'quick',
] as const;

/** The texts of the practice table in one language; why moves are good by their codes; what can be agreed on. */
export interface PracticeWords {
  readonly texts: Record<(typeof practiceWords)[number], string>;
  readonly reasons: Record<ReasonCode, string>;
  /** What the table says of what matters, by its facts. */
  readonly insight: Readonly<Record<FactCode, string>>;
  readonly agreement: AgreementTexts;
}

export { reasonCodes };
/** The name of a text of the practice table. */
export type PracticeWord = (typeof practiceWords)[number];
