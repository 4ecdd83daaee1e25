import { type ReasonCode, reasonCodes } from '../../players/index.ts';

/** The texts of the practice table, besides those of every table. */
export const practiceWords = [
  'title',
  'description',
  'lead',
  'noScript',
  'noScriptLinks',
  'newGame',
  'back',
  'seats',
  'players',
  'playersQuick',
  'playersSides',
  'playersPairs',
  'playersRotating',
  'sitsOut',
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
  'mayI',
  'mayIText',
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
  'reviewNote',
  'calm',
  'quick',
] as const;

/** The texts of the practice table in one language; why moves are good by their codes. */
export interface PracticeWords {
  readonly texts: Record<(typeof practiceWords)[number], string>;
  readonly reasons: Record<ReasonCode, string>;
}

export { reasonCodes };
/** The name of a text of the practice table. */
export type PracticeWord = (typeof practiceWords)[number];
