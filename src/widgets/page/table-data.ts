import type { QuestionData } from '../question/question-data.ts';

/** What the page says of a table in its data attributes. */
export interface TableData {
  readonly id: string;
  /** The position in compact notation. */
  readonly position: string;
  /** The cases that can be shown, each a position with its actions in compact notation. */
  readonly cases: readonly string[];
  readonly about: readonly string[];
  /** What is asked, one after another. */
  readonly questions: readonly QuestionData[];
}
