import { type ExamAnswer, unanswered } from '../../learn/exam/mark.ts';
import type { Question } from '../../learn/exam/paper.ts';
import { fieldsIn } from '../page/kept-text.ts';

/** A paper as far as it is answered. */
export interface PaperAnswers {
  readonly answers: readonly ExamAnswer[];
  readonly marked: boolean;
}

/** The answers of a paper as the device keeps them; `paper` is its address. */
export interface KeptPaper {
  readonly paper: string;
  readonly answers: readonly unknown[];
  readonly marked: boolean;
}

/** Where the device keeps the paper that was last answered in a ruleset. */
export function paperPlace(ruleset: string): string {
  return `exam/${ruleset}`;
}

/** A paper with nothing answered. */
export function newAnswers(questions: readonly Question[]): PaperAnswers {
  return { answers: questions.map(() => unanswered), marked: false };
}

/** Reads what the device keeps; null is what is no paper. */
export function readKeptPaper(text: string): KeptPaper | null {
  const fields = fieldsIn(text);
  if (fields === null) return null;
  const { paper, answers, marked } = fields;
  if (typeof paper !== 'string' || !Array.isArray(answers) || typeof marked !== 'boolean') return null;
  return { paper, answers, marked };
}

/** Writes a paper for the device to keep. */
export function writeKeptPaper(paper: string, { answers, marked }: PaperAnswers): string {
  return JSON.stringify({ paper, answers, marked });
}

/** The kept answers to the questions of a paper: what a question does not offer is not taken over. */
export function answersFrom(questions: readonly Question[], kept: KeptPaper): PaperAnswers {
  const answers = questions.map((question, place) => answerFrom(question, kept.answers[place]));
  return { answers, marked: kept.marked };
}

function answerFrom({ faults, orders, points }: Question, kept: unknown): ExamAnswer {
  const fields: Readonly<Record<string, unknown>> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const chosen = Array.isArray(fields.orders) ? fields.orders : [];
  return {
    fault: faults.find((one) => one === fields.fault) ?? null,
    orders: orders.filter((one) => chosen.includes(one)),
    points: points.find((one) => one === fields.points) ?? null,
  };
}
