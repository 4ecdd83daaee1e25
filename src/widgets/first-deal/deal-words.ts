import type { NewsTexts } from '../words/news-words.ts';
import type { ReasonTexts } from './done-for-reader.ts';

/** The words of the told deal that no other table has. */
export interface DealWords {
  readonly doIt: string;
  readonly onwards: string;
  readonly again: string;
  readonly kept: string;
  readonly notKept: string;
  readonly resumed: string;
  readonly damaged: string;
  /** What the others have done is told in the words of the practice table. */
  readonly told: NewsTexts;
  /** Why something was done for the reader. */
  readonly reasons: ReasonTexts;
}
