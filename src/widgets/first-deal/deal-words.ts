import type { NewsTexts } from '../words/news/news-words.ts';
import type { ReasonTexts } from './done-for-reader.ts';

/** The words of the told deal that no other table has. */
export interface DealWords {
  readonly doIt: string;
  /** The next step after the deal. */
  readonly onwards: string;
  /** What the deal has shown, in a sentence each, and their heading. */
  readonly learntTitle: string;
  readonly learnt: readonly string[];
  readonly again: string;
  /** After the deal has been begun anew: how it comes back. */
  readonly wiped: string;
  readonly kept: string;
  readonly notKept: string;
  readonly resumed: string;
  readonly damaged: string;
  /** What the others have done is told in the words of the practice table. */
  readonly told: NewsTexts;
  /** Why something was done for the reader. */
  readonly reasons: ReasonTexts;
}
