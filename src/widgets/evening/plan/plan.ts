import { fieldsIn } from '../../page/kept-text.ts';
import { readDay } from '../game/game-text.ts';
import { listOf, number, orNull, type Reader, textOf, WrongPlace } from '../game/reading.ts';
import { numbersOfPairs, roundsFor } from './movements.ts';
import { type Lost, type MeetingResult, type PairStanding, ranking } from './ranking.ts';

/** The points of a meeting as far as they are entered, of the first side and of the second; and which of them a ruling has made lose the game. */
export type EnteredPoints = readonly [number | null, number | null, lost?: Lost];

/** An evening of several tables: the pairs by name, and the points of each meeting, round by round and table by table. */
export interface Plan {
  /** The day on which it was begun, such as `2027-01-31`; evenings of earlier versions have none. */
  readonly begun?: string;
  readonly names: readonly string[];
  readonly points: readonly (readonly EnteredPoints[])[];
}

/** An evening of pairs with such names, before anybody has played. */
export function newPlan(names: readonly string[]): Plan {
  return { names, points: roundsFor(names.length).map(({ meetings }) => meetings.map(() => [null, null] as const)) };
}

/** The evening with so many pairs: their names stay, what was entered goes, since others meet. */
export function withPairs({ names }: Plan, pairs: number): Plan {
  return newPlan(Array.from({ length: pairs }, (_, place) => names[place] ?? ''));
}

/** Whether anything has been entered of the evening's meetings. */
export function hasPoints({ points }: Plan): boolean {
  return points.flat(2).some((each) => each !== null);
}

/** Whether anything is lost when so many pairs go on: points, or the names of pairs that are then too many. */
export function losesWith(plan: Plan, pairs: number): boolean {
  return hasPoints(plan) || plan.names.slice(pairs).some((name) => name.trim() !== '');
}

/** A name that was given to more than one pair, however it is written; null if there is none. */
export function nameGivenTwice({ names }: Pick<Plan, 'names'>): string | null {
  const alike = names.map((name) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase());
  return names.find((_, place) => alike[place] !== '' && alike.indexOf(alike[place] ?? '') < place)?.trim() ?? null;
}

/** The evening with the points of a meeting. */
export function withPoints(plan: Plan, round: number, table: number, points: EnteredPoints): Plan {
  const before = plan.points[round];
  return before === undefined ? plan : { ...plan, points: plan.points.with(round, before.with(table, points)) };
}

/** How the pairs stand after the meetings of which both sides' points are entered. */
export function standingsOf({ names, points }: Plan): readonly PairStanding[] {
  const results = roundsFor(names.length).flatMap(({ meetings }, round) =>
    meetings.flatMap((meeting, table): readonly MeetingResult[] => {
      const [one, other, lost = null] = points[round]?.[table] ?? [null, null];
      return one === null || other === null ? [] : [{ ...meeting, points: [one, other], lost }];
    }),
  );
  return ranking(names.length, results);
}

/** The evening as a text. */
export function writePlan(plan: Plan): string {
  return JSON.stringify(plan);
}

const readPoints: Reader<EnteredPoints> = (value, path) => {
  const [one, other, lost] = listOf(orNull(number), 3)(value, path);
  if (one === undefined || other === undefined) throw new WrongPlace(path);
  if (lost === undefined) return [one, other];
  if (lost !== 0 && lost !== 1) throw new WrongPlace([...path, 2]);
  return [one, other, lost];
};

/** Reads what `writePlan` has written; null if it is none. */
export function readPlan(text: string): Plan | null {
  const written = fieldsIn(text);
  if (written === null) return null;
  try {
    const names = listOf(textOf(60), 8)(written.names, ['names']);
    const points = listOf(listOf(readPoints, 4), 7)(written.points, ['points']);
    const shape = newPlan(names).points;
    const fits =
      shape.length === points.length && shape.every((round, place) => points[place]?.length === round.length);
    const begun = written.begun === undefined ? {} : { begun: readDay(written.begun, ['begun']) };
    return numbersOfPairs.includes(names.length) && fits ? { ...begun, names, points } : null;
  } catch (error) {
    if (error instanceof WrongPlace) return null;
    throw error;
  }
}
