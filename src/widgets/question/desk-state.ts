import type { Step } from '../../learn/course.ts';
import { type TableEvent, type TableState, tableReducer } from '../table/table-state.ts';
import type { Goal } from './goal.ts';
import { isReached } from './goal.ts';
import { isLost } from './lost-goal.ts';
import { type Answer, isRight, type Question, type Subject, subjectOf } from './question.ts';

/** How far the help for a question has been opened: nothing, the nudge, the clause, the move. */
export const hintSteps = ['nudge', 'clause', 'move'] as const;

/** Where a reader stands with the questions of a table. */
export interface Inquiry {
  readonly questions: readonly Question[];
  /** The question that is asked; beyond the last one, or without any, the table is played freely. */
  readonly place: number;
  /** How often something has been tried or answered since it was asked. */
  readonly tries: number;
  /** How many steps of help have been opened. */
  readonly hints: number;
  /** The last answer in words, and whether it was right; null while there is none. */
  readonly answer: { readonly given: Answer; readonly right: boolean; readonly number: number } | null;
  /** Whether the question has been answered rightly, in words or by playing. */
  readonly solved: boolean;
  /** Whether lawful acts have left no way to what is asked for in this turn. */
  readonly lost: boolean;
  /** Where the reader stood before a ruling was carried out: under it the table is played freely. */
  readonly beforeRuling?: Inquiry;
}

/** A table with the questions that it asks: everything that a desk shows. */
export interface DeskState {
  readonly table: TableState;
  readonly inquiry: Inquiry;
}

/** What can happen at a desk: all that happens at its table, and what has to do with its questions. */
export type DeskEvent =
  | TableEvent
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'hint' }
  | { readonly type: 'solve' }
  | { readonly type: 'ask'; readonly place: number }
  | { readonly type: 'play-on' };

/** A table that asks its first question, or another one. */
export function startDesk(table: TableState, questions: readonly Question[], place = 0): DeskState {
  return { table, inquiry: asking(questions, place) };
}

/** The question that is being asked; null when the table is played freely. */
export function askedQuestion({ inquiry }: DeskState): Question | null {
  return inquiry.questions[inquiry.place] ?? null;
}

/** The goal of the question that is being asked; null if it asks for no move. */
export function askedGoal(desk: DeskState): Goal | null {
  const question = askedQuestion(desk);
  return question?.kind === 'move' ? question.goal : null;
}

/** Whether a wrong answer already says the right one: there are only two. */
export function isTold(question: Question): boolean {
  return question.kind === 'yes-no' || question.kind === 'allowed' || question.kind === 'move';
}

/** Whether nothing is left to be answered: it was right, or a wrong answer has said the right one. */
export function isClosed(desk: DeskState): boolean {
  const question = askedQuestion(desk);
  const { answer, solved } = desk.inquiry;
  return question !== null && (solved || (answer !== null && question.kind !== 'move' && isTold(question)));
}

/** What the table must not tell by itself, because it is being asked and has not been answered; null if there is nothing. */
export function openSubject(desk: DeskState): Subject | null {
  const question = askedQuestion(desk);
  return question === null || isClosed(desk) ? null : subjectOf(question);
}

/** The desk after an event. Pure. */
export function deskReducer(desk: DeskState, event: DeskEvent): DeskState {
  const { table, inquiry } = desk;
  switch (event.type) {
    case 'answer':
      return answered(desk, event.answer);
    case 'hint':
      return { ...desk, inquiry: { ...inquiry, hints: Math.min(inquiry.hints + 1, hintSteps.length) } };
    case 'solve':
      return { ...desk, inquiry: { ...inquiry, solved: true } };
    case 'ask':
      return {
        table: { ...tableReducer(table, { type: 'reset' }), wiped: null },
        inquiry: asking(inquiry.questions, event.place),
      };
    case 'play-on':
      return { ...desk, inquiry: asking(inquiry.questions, inquiry.questions.length) };
    case 'reset': {
      if (inquiry.beforeRuling !== undefined) return deskReducer({ ...desk, inquiry: inquiry.beforeRuling }, event);
      const next = { ...desk, table: tableReducer(table, event) };
      return { ...next, inquiry: { ...asking(inquiry.questions, inquiry.place), hints: inquiry.hints } };
    }
    case 'rule':
      return {
        table: tableReducer(table, event),
        inquiry: asking(inquiry.questions, inquiry.questions.length, inquiry),
      };
    case 'undo':
      return table.ruled !== null && table.past.length === 0 && inquiry.beforeRuling !== undefined
        ? { table: tableReducer(table, event), inquiry: inquiry.beforeRuling }
        : undone(played(desk, tableReducer(table, event)), table.past.length);
    default:
      return played(desk, tableReducer(table, event));
  }
}

function asking(questions: readonly Question[], place: number, beforeRuling?: Inquiry): Inquiry {
  const inquiry = { questions, place, tries: 0, hints: 0, answer: null, solved: false, lost: false };
  return beforeRuling === undefined ? inquiry : { ...inquiry, beforeRuling };
}

function answered(desk: DeskState, given: Answer): DeskState {
  const { inquiry } = desk;
  const question = askedQuestion(desk);
  if (question === null || inquiry.solved) return desk;
  const right = isRight(question, given);
  const tries = inquiry.tries + 1;
  return {
    table: { ...desk.table, judged: null },
    inquiry: { ...inquiry, tries, answer: { given, right, number: tries }, solved: right },
  };
}

/** After something was done at the table: whether that has reached what was asked for. What the table shows by itself is no answer. */
function played(desk: DeskState, table: TableState): DeskState {
  const goal = askedGoal(desk);
  const { start, past, position, showing } = table;
  const moved = position !== desk.table.position || showing !== desk.table.showing;
  const lost = moved
    ? goal !== null && past.length > 0 && showing === null && isLost(goal, start, stepsOf(table), position)
    : desk.inquiry.lost;
  const inquiry = lost === desk.inquiry.lost ? desk.inquiry : { ...desk.inquiry, lost };
  const tried = table.tries > desk.table.tries && showing === null;
  if (!tried) return { table, inquiry };
  const reached = goal !== null && isReached(goal, start, stepsOf(table), position);
  return {
    table,
    inquiry: {
      ...inquiry,
      tries: inquiry.tries + 1,
      answer: null,
      solved: inquiry.solved || reached,
    },
  };
}

/** After something was taken back: what it had reached is asked for again; unless more came back than was there, and had reached it. */
function undone(desk: DeskState, acts: number): DeskState {
  const { table, inquiry } = desk;
  const goal = askedGoal(desk);
  const broughtBack = table.past.length > acts;
  if (goal === null || !(inquiry.solved || broughtBack) || inquiry.answer !== null) return desk;
  return { table, inquiry: { ...inquiry, solved: isReached(goal, table.start, stepsOf(table), table.position) } };
}

/** What has been done since the start, in order. */
export function stepsOf({ past }: TableState): readonly Step[] {
  return past.map(({ position, action }) => ({ before: position, action }));
}
