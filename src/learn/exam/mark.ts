import type { FaultKind, OrderSaid, PointsSaid } from '../../engine/index.ts';
import type { Question } from './paper.ts';

/** What somebody has answered to an incident; null where nothing is chosen. */
export interface ExamAnswer {
  readonly fault: FaultKind | null;
  readonly orders: readonly OrderSaid[];
  readonly points: PointsSaid | null;
}

/** An answer in which nothing is chosen. */
export const unanswered: ExamAnswer = { fault: null, orders: [], points: null };

/** What an answer is worth, part by part. */
export interface Mark {
  readonly fault: boolean;
  readonly points: boolean;
  /** Right orders that were not chosen, and chosen ones that are not right. */
  readonly missed: readonly OrderSaid[];
  readonly wrong: readonly OrderSaid[];
  /** 1 for the fault, 1 for the points, 2 for the orders or 1 with a single slip among several. */
  readonly marks: number;
}

/** The most that an incident brings. */
export const marksOfQuestion = 4;

/** Marks an answer by the ruling of the engine. An incident to which nothing at all was answered brings nothing. */
export function markAnswer({ incident }: Question, answer: ExamAnswer): Mark {
  const right = incident.orders.map(({ said }) => said);
  const missed = right.filter((order) => !answer.orders.includes(order));
  const wrong = answer.orders.filter((order) => !right.includes(order));
  const fault = answer.fault === incident.kind;
  const points = answer.points === incident.points;
  const slips = missed.length + wrong.length;
  // Where nothing is ordered, choosing nothing is an answer only of somebody who has answered the rest.
  const isAnswered = answer.orders.length > 0 || (answer.fault !== null && answer.points !== null);
  const some = right.length > 1 && slips === 1 ? 1 : 0;
  const ordered = slips === 0 ? 2 : some;
  return { fault, points, missed, wrong, marks: Number(fault) + Number(points) + (isAnswered ? ordered : 0) };
}
