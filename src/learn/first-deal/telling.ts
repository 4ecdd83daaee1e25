import {
  type Action,
  type ClauseAddress,
  judge,
  type Position,
  type Reason,
  score,
  type Verdict,
  viewFrom,
} from '../../engine/index.ts';
import { type Fact, insight, isNews, keysOf, matters, presses } from '../../insight/index.ts';
import { type Course, isReaders, sceneOf } from './course.ts';
import { type EventName, findings, isStillSo } from './events.ts';
import { proven } from './proven.ts';
import { keyOf, newsOf, type Remark } from './remarks.ts';
import type { Saying, Script, StagedTurn } from './script.ts';

// What the narrator says in the course of a told deal: the answer to an act, what leads on, and what is worth a sentence.

/** What the narrator answered, where it is still so; what was said of the moment after the reader’s act is past. */
export function stillSo(course: Course): Saying | null {
  const { answer } = course;
  if (answer === null || (answer.values !== undefined && answer.claims === undefined)) return null;
  return proven(answer, sceneOf(course));
}

/** What the written turn answers to an act; null where it has nothing to say, or nothing that can be proved of what has come about. */
export function answerTo(course: Course, action: Action, units: readonly string[], verdict: Verdict): Saying | null {
  const { onLine, staged, turn, pending, reader, position, recent } = course;
  const written = onLine ? staged[turn] : undefined;
  if (written === undefined) return null;
  const said = writtenAnswer(written, pending, units, verdict);
  if (said === null) return null;
  if (!verdict.legal) return proven(said, sceneOf(course, action));
  if (!endsAlike(written, said, action, verdict.next)) return null;
  const done = { seat: reader, before: position, action };
  return proven(said, sceneOf({ ...course, position: verdict.next, recent: [...recent, done] }));
}

/** Whether an act has ended the deal exactly where it does on the written line, with the same count. */
function endsAlike({ moments }: StagedTurn, said: Saying, action: Action, next: Position): boolean {
  const moment = moments.find((one) => one.said === said);
  const there = moment === undefined ? null : judge(moment.before, moment.action);
  if (there === null || !there.legal) return next.phase !== 'over' || action.type !== 'discard';
  if (there.next.phase !== next.phase) return false;
  return next.phase !== 'over' || isSameCount(there.next, next);
}

function isSameCount(one: Position, other: Position): boolean {
  const [here, there] = [score(one), score(other)];
  return here.every(({ total }, place) => total === there[place]?.total);
}

function writtenAnswer(
  written: StagedTurn,
  pending: ReadonlySet<string>,
  units: readonly string[],
  verdict: Verdict,
): Saying | null {
  if (verdict.legal) {
    const rest = [...pending].some((unit) => !units.includes(unit) && !unit.startsWith('discard'));
    const ends = units.some((unit) => unit.startsWith('discard'));
    if (ends && rest && written.turn.skipped !== null) return written.turn.skipped;
    const expected = written.moments.find(
      (moment) => moment.units.some((unit) => pending.has(unit)) && moment.units.every((unit) => units.includes(unit)),
    );
    if (expected !== undefined && units.every((unit) => pending.has(unit))) return expected.said;
  }
  const fitting = written.tries.find(
    (one) =>
      one.refused !== verdict.legal &&
      one.units.some((each) => each.every((unit) => units.includes(unit))) &&
      (verdict.legal || isReason(one.said, verdict.reasons)),
  );
  return fitting?.said ?? null;
}

/** Whether what is said of a refusal is the reason of this one: the same act may be refused for something else at another time. */
function isReason({ clauses }: Saying, reasons: readonly Reason[]): boolean {
  const named = reasons.flatMap((reason) => reason.clauses);
  return clauses.length === 0 || clauses.some((clause) => named.some((one) => isSameClause(clause, one)));
}

/** Whether two addresses are of one clause, or one of them of a part of the other. */
function isSameClause(one: ClauseAddress, other: ClauseAddress): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}

/** The written words that led to what is still to be done, which then stay; null where nothing written is left. */
export function leading(course: Course): Course | null {
  const written = course.onLine && course.pending.size > 0 ? course.staged[course.turn] : undefined;
  if (written === undefined) return null;
  const next = written.moments.findIndex(({ units }) => units.some((unit) => course.pending.has(unit)));
  const [last = written.turn.ask] = written.moments
    .slice(0, Math.max(next, 0))
    .flatMap(({ said }) => said ?? [])
    .reverse();
  // What has led to several acts was true when it was said, and stands while they are done; once something else stands there it is said anew.
  const stands = course.led?.text === last.text && course.said.includes(course.led);
  const said = stands ? course.led : proven(last, sceneOf(course));
  return said === null ? null : { ...course, said: [said] };
}

/**
 * What is said of this moment, at most two sentences: what presses, and where nothing does, how the turn goes on; what has just happened; what
 * else matters at the table; or, where all that has been told, one of some remarks. What matters most comes last, where the eye goes, so that
 * the reader never looks for what to do among what the others have done. Nothing is told twice.
 */
export function speak(course: Course, remarks: readonly Remark[]): Course {
  const { position, reader, script } = course;
  const view = viewFrom(position, reader);
  const happening = [...new Set(course.happened)].filter(
    (name) => canTell(course, name) && isStillSo(name, view, reader),
  );
  const facts = insight(view, reader).filter((fact) => isForNow(course, fact.code) && isNews(fact, course.told));
  const events = happening.map((name) => {
    const alike = facts.filter(({ code }) => code === sameNews[name]);
    const { keys, saying } = toldOf(name, script.events[name]);
    return { keys: [...keys, ...alike.flatMap(keysOf)], saying };
  });
  const turn = isReaders(course) ? findings(view, reader).filter((name) => canTell(course, name)) : [];
  const others = facts.filter(({ code }) => happening.every((name) => sameNews[name] !== code));
  const some = (least: number, most = Number.POSITIVE_INFINITY) =>
    others.filter(({ weight }) => weight >= least && weight < most).map((fact) => toldFact(fact, script));
  const urgent = some(presses);
  const [call, ...calls] = turn.map((name) => toldOf(name, script.events[name]));
  const worth: readonly Told[] = [
    ...urgent,
    ...(urgent.length === 0 && call !== undefined ? [call] : []),
    ...events,
    ...some(matters, presses),
    ...(urgent.length > 0 && call !== undefined ? [call] : []),
    ...calls,
    ...some(0, matters),
  ];
  const chosen = worth.slice(0, Math.max(0, mostSentences - course.said.length));
  const happened: readonly EventName[] = [];
  if (chosen.length === 0 && course.said.length === 0) return { ...remarked(course, remarks), happened };
  return {
    ...course,
    happened,
    told: union(
      course.told,
      chosen.flatMap(({ keys }) => keys),
    ),
    said: [...chosen.map(({ saying }) => saying).reverse(), ...course.said],
  };
}

/** The facts that say of the table what an event says as it happens; they are told once. */
const sameNews: Readonly<Partial<Record<EventName, Fact['code']>>> = { freeze: 'frozen' };

/** No more sentences than this are said at a time. */
const mostSentences = 2;

/** A sentence with what stands for it among what has been told. */
interface Told {
  readonly keys: readonly string[];
  readonly saying: Saying;
}

function toldOf(key: EventName, saying: Saying | undefined): Told {
  return { keys: [key], saying: saying ?? { text: '', clauses: [] } };
}

function toldFact(fact: Fact, script: Script): Told {
  const { code, values, clauses } = fact;
  return { keys: keysOf(fact), saying: { text: script.insight[code] ?? '', clauses, values } };
}

/** While the others play only what the reader has given away is news; all else is told when it is the reader’s turn. */
function isForNow(course: Course, code: Fact['code']): boolean {
  return isReaders(course) || code === 'gave-pile';
}

/**
 * The deal with the weightiest of some remarks that are news, or else one of the kind that has been told least; none with the same words
 * again.
 */
function remarked(course: Course, remarks: readonly Remark[]): Course {
  const times = ({ name }: Remark) => [...course.told].filter((key) => key.startsWith(`${name} `)).length;
  const [remark] = remarks
    .filter((one) => !course.told.has(keyOf(one)) && course.script.events[one.name] !== undefined)
    .sort(
      (one, other) =>
        Number(course.told.has(newsOf(one))) - Number(course.told.has(newsOf(other))) ||
        Number(other.weighty) - Number(one.weighty) ||
        times(one) - times(other),
    );
  const saying = remark && course.script.events[remark.name];
  if (remark === undefined || saying === undefined) return course;
  return {
    ...course,
    told: union(course.told, [keyOf(remark), newsOf(remark)]),
    said: [{ ...saying, values: remark.values }],
  };
}

function canTell({ told, script }: Course, event: EventName): boolean {
  return !told.has(event) && script.events[event] !== undefined;
}

/** What has been told, with something more. */
export function union(told: ReadonlySet<string>, events: readonly string[]): ReadonlySet<string> {
  return new Set([...told, ...events]);
}
