import type { ReasonCode } from '../../players/index.ts';
import type { NewsTexts } from '../words/news/news-words.ts';

/** The texts of the page that plays a deal back, besides those of every table. */
export const replayWords = [
  'title',
  'description',
  'lead',
  'noScript',
  'failed',
  'paste',
  'pasted',
  'examples',
  'example',
  'damaged',
  'damagedPart',
  'damaged-too-many-acts',
  'damaged-wrong-seat',
  'damaged-wrong-comment',
  'damaged-wrong-sign',
  'damaged-broken-off',
  'damaged-too-long',
  'dealt',
  'toStart',
  'toEnd',
  'act',
  'allHands',
  'turns',
  'onTable',
  'notAllowed',
  'unreached',
  'otherwise',
  'otherwiseText',
  'tried',
  'backToDeal',
  'strong',
  'askStrong',
  'strongThinks',
  'strongSame',
  'strongEqual',
  'strongBetter',
  'strongSilent',
  'comment',
  'commentOnDeal',
  'commentKept',
  'link',
  'line',
] as const;

/** The name of a text of the page. */
export type ReplayWord = (typeof replayWords)[number];

/** The texts of the page in one language: its own, those that tell of acts, and why moves are good. */
export interface ReplayTexts {
  readonly texts: Readonly<Record<ReplayWord, string>>;
  readonly told: NewsTexts;
  readonly reasons: Readonly<Record<ReasonCode, string>>;
}
