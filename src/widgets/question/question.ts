import type { Action, Card, ClauseAddress } from '../../engine/index.ts';
import type { Goal } from './goal.ts';

/** What every question has: how it is put and helped along by its author, where the format's own words do not do, and its clauses. */
interface Asked {
  /** The question in the reader's language; null for the words that follow from its kind. */
  readonly ask: string | null;
  /** A first nudge in the reader's language; null for the words that follow from its kind. */
  readonly hint: string | null;
  readonly clauses: readonly ClauseAddress[];
}

/** To bring something about at the table; any lawful way is right. */
export interface MoveQuestion extends Asked {
  readonly kind: 'move';
  readonly goal: Goal;
  /** Whether it can be done at all. */
  readonly possible: boolean;
  /** Ways that are known to do it, from the position of the table; there may be others. */
  readonly ways: readonly (readonly Action[])[];
}

/** Whether these acts, one after another, are allowed. */
export interface AllowedQuestion extends Asked {
  readonly kind: 'allowed';
  readonly actions: readonly Action[];
  readonly is: boolean;
}

/** Facts of a position that are or are not so. */
export const yesNoFacts = ['frozen', 'takeable', 'mustTake', 'canGoOut', 'parameter'] as const;

/** Whether something is so. */
export interface YesNoQuestion extends Asked {
  readonly kind: 'yes-no';
  readonly about: (typeof yesNoFacts)[number];
  /** What a rule's number or choice is called. */
  readonly name: string;
  readonly is: boolean;
}

/** How much something is. */
export interface NumberQuestion extends Asked {
  readonly kind: 'number';
  readonly about: 'minimum' | 'highestOpening' | 'value' | 'parameter';
  readonly name: string;
  readonly cards: readonly Card[];
  readonly is: number;
}

/** Which of several things it is. */
export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly about: 'meld' | 'nextDealer' | 'winner';
  readonly cards: readonly Card[];
  readonly choices: readonly string[];
  readonly is: string;
}

/** What a finished deal is worth, line by line. */
export interface CountQuestion extends Asked {
  readonly kind: 'count';
}

/** What a table asks its reader. */
export type Question = MoveQuestion | AllowedQuestion | YesNoQuestion | NumberQuestion | ChoiceQuestion | CountQuestion;

/** What a question in words is about. */
export type Subject = YesNoQuestion['about'] | NumberQuestion['about'] | ChoiceQuestion['about'] | 'count';

/** What a question is about; null where it is about acts. */
export function subjectOf(question: Question): Subject | null {
  if (question.kind === 'count') return 'count';
  return 'about' in question ? question.about : null;
}

/** What a reader can answer apart from playing. */
export type Answer = boolean | number | string | 'cannot';

/** Whether an answer in words is right; `cannot` says of a move that it cannot be made. */
export function isRight(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'move':
      return answer === 'cannot' && !question.possible;
    case 'count':
      return false;
    default:
      return question.is === answer;
  }
}
