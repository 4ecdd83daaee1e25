import {
  type Action,
  type ClauseAddress,
  judge,
  type Position,
  type Reason,
  type Seat,
  score,
  type Verdict,
  viewFrom,
} from '../../engine/index.ts';
import { agreeing, type Fact, insight, matters, presses } from '../../insight/index.ts';
import { lawfulInstead } from '../../players/index.ts';
import type { Scene } from '../claim/index.ts';
import { type EventName, findings, happenings, isStillSo } from './events.ts';
import { fits } from './fitting.ts';
import { proven } from './proven.ts';
import { keyOf, type Remark, remarksAt, remarksOn } from './remarks.ts';
import { type Saying, type Script, type StagedTurn, stage } from './script.ts';
import { translated, unitsOf } from './units.ts';

/** Who plays for a seat that the reader does not hold: from what the seat may see to a lawful act. */
export type Player = (view: Position) => Action;

/** An act that has been done at the table. */
export interface Done {
  readonly seat: Seat;
  readonly before: Position;
  readonly action: Action;
}

/** How far a told deal has come. Never changed; every act gives a new one. */
export interface Course {
  readonly script: Script;
  readonly staged: readonly StagedTurn[];
  readonly reader: Seat;
  /** The whole truth: every hand, and the stock in its order. */
  readonly position: Position;
  /** Which turn of the reader’s it is, or which was the last; from 0. */
  readonly turn: number;
  /** Whether the words that are written for this turn fit what has come about. */
  readonly onLine: boolean;
  /** What of the expected acts is still to be done, piece by piece. */
  readonly pending: ReadonlySet<string>;
  /** How many of the written acts after this turn the others have played; null from the first that was not lawful. */
  readonly played: number | null;
  /** The events and remarks that have been told, so that none is told twice. */
  readonly told: ReadonlySet<string>;
  /** What the narrator answered to the reader’s last act, while the others play and after it. */
  readonly answer: Saying | null;
  /** What the narrator says now: at most two sentences, what matters most last. */
  readonly said: readonly Saying[];
  /** The written words that have led to what is still to be done; they stand while the reader does it piece by piece. */
  readonly led: Saying | null;
  /** What has happened since the narrator spoke last and is worth a sentence. */
  readonly happened: readonly EventName[];
  /** What the partner has answered to the reader in the reader’s last turn; null where he was not asked. */
  readonly answered: 'yes' | 'no' | null;
  /** What the others have done since the reader’s last act. */
  readonly done: readonly Done[];
  /** What has been done since this turn of the reader’s began. */
  readonly recent: readonly Done[];
  /** What was done from his turn before to this one: of both written words may speak. */
  readonly earlier: readonly Done[];
}

/** Who is to act: the partner who is asked, otherwise the player in turn. */
export function actorOf({ current, turn }: Position): Seat {
  return current.asked ?? turn;
}

/** Whether it is the reader’s to act. */
export function isReaders({ position, reader }: Course): boolean {
  return position.phase !== 'over' && actorOf(position) === reader;
}

/** A told deal at its beginning, with the first question. Throws where the script is not lawful. */
export function begin(script: Script, reader: Seat = 1): Course {
  const course: Course = {
    script,
    staged: stage(script),
    reader,
    position: script.start,
    turn: 0,
    onLine: false,
    pending: new Set(),
    played: 0,
    told: new Set(),
    answer: null,
    said: [],
    led: null,
    happened: [],
    answered: null,
    done: [],
    recent: [],
    earlier: [],
  };
  return isReaders(course) ? turnBegins(course) : { ...course, turn: -1 };
}

/** The reader does something: what the engine says of it, and the deal with the narrator’s answer. A refused act changes nothing but the words. */
export function readerActs(course: Course, action: Action): { readonly verdict: Verdict; readonly course: Course } {
  const { position, pending, told } = course;
  const verdict = judge(position, action);
  const units = unitsOf(position, action);
  const answer = answerTo(course, action, units, verdict);
  if (!verdict.legal) return { verdict, course: answer === null ? course : { ...course, said: [answer] } };
  const events = happenings(position, action, verdict.next, course.reader);
  const expected = units.every((unit) => pending.has(unit));
  const acted: Course = {
    ...course,
    position: verdict.next,
    onLine: course.onLine && expected,
    pending: new Set([...pending].filter((unit) => !units.includes(unit))),
    told: answer === null ? told : union(told, events),
    answer: null,
    said: answer === null ? [] : [answer],
    led: answer ?? course.led,
    happened: answer === null ? events : [],
    done: [],
    recent: [...course.recent, { seat: course.reader, before: position, action }],
  };
  const remarks = remarksOn(position, action, verdict.next, course.reader);
  if (isReaders(acted)) {
    // The words that are written lead on; where they have ended, what the table has come to is told beside them.
    if (acted.onLine) return { verdict, course: answer === null ? (leading(acted) ?? speak(acted, remarks)) : acted };
    return { verdict, course: speak(acted, remarks) };
  }
  if (acted.position.phase === 'over') return { verdict, course: answer === null ? speak(acted, []) : acted };
  const heard = answer === null ? speak(acted, remarks) : acted;
  return { verdict, course: { ...heard, answer: heard.said.at(-1) ?? null, said: [], happened: [] } };
}

/** One act of the others: as written while that is lawful, and from then on by the player. Unchanged when it is the reader’s to act. */
export function othersAct(course: Course, player: Player): Course {
  const { position, reader } = course;
  if (position.phase === 'over' || isReaders(course)) return course;
  const seat = actorOf(position);
  const answers = position.current.asked !== null;
  const { action, next, written } = othersMove(course, player);
  const acted: Course = {
    ...course,
    position: next,
    played: answers ? course.played : written && course.played !== null ? course.played + 1 : null,
    answered:
      position.turn === reader && action.type === 'answer' && action.answer !== 'pass'
        ? action.answer
        : course.answered,
    happened: [...course.happened, ...happenings(position, action, next, reader)],
    done: [...course.done, { seat, before: position, action }],
    recent: [...course.recent, { seat, before: position, action }],
  };
  if (next.phase === 'over') return speak(acted, []);
  if (!isReaders(acted)) return acted;
  // What was said of the moment after the reader’s act is past; what was written of the act stays while it is so.
  const heard: Course = { ...acted, answer: stillSo(acted) };
  if (position.turn === reader || next.current.asked === reader) return speak(heard, remarksAt(next, reader));
  return turnBegins({ ...heard, turn: course.turn + 1, played: heard.played === null ? null : 0 });
}

function stillSo(course: Course): Saying | null {
  const { answer } = course;
  if (answer === null || (answer.values !== undefined && answer.claims === undefined)) return null;
  return proven(answer, sceneOf(course));
}

/** The moment at which something written is to be said. At the count every hand is open. */
function sceneOf({ position, reader, earlier, recent }: Course, tried: Action | null = null): Scene {
  const view = position.phase === 'over' ? position : viewFrom(position, reader);
  return { view, reader, acts: [...earlier, ...recent], tried };
}

/** The act that suggests itself to the reader: what is written, or what the player would do who agrees with what is told. */
export function suggested({ position, reader, staged, turn, onLine, pending }: Course, player: Player): Action {
  for (const { before, action, units } of onLine ? (staged[turn]?.moments ?? []) : []) {
    const here = translated(action, before, position);
    if (units.some((unit) => pending.has(unit)) && judge(position, here).legal) return here;
  }
  const view = viewFrom(position, reader);
  const wanted = agreeing(view, reader, player(view));
  const act = lawfulAct(position, wanted);
  // What takes the place of an act that the whole truth refuses agrees with what is told as well.
  return act === wanted ? act : lawfulAct(position, agreeing(view, reader, act));
}

function othersMove(course: Course, player: Player) {
  const { position } = course;
  const moment = writtenMove(course);
  const verdict = moment === null ? null : judge(position, moment);
  if (moment !== null && verdict?.legal === true) return { action: moment, next: verdict.next, written: true };
  const action = lawfulAct(position, player(viewFrom(position, actorOf(position))));
  const judged = judge(position, action);
  if (!judged.legal) throw new Error(`a player wants what is refused: ${judged.reasons[0].code}`);
  return { action, next: judged.next, written: false };
}

/**
 * The act, or another where the whole truth refuses it: whoever goes out on a bid cannot see what the partner still holds, and so may
 * believe the bid reached when it is not (sitoumussamba 26-b).
 */
function lawfulAct(position: Position, action: Action): Action {
  if (judge(position, action).legal) return action;
  return lawfulInstead(position) ?? action;
}

/** What the script has the one to act do, in the names of this table. */
function writtenMove({ position, reader, staged, turn, onLine, played }: Course): Action | null {
  const written = staged[turn];
  if (written === undefined) return null;
  if (position.current.asked !== null && position.turn === reader) {
    const { answer } = written.turn;
    return onLine && answer !== null ? { type: 'answer', answer } : null;
  }
  const moment = played === null ? undefined : written.others[played];
  if (moment === undefined || actorOf(moment.before) !== actorOf(position)) return null;
  return translated(moment.action, moment.before, position);
}

/** What the written turn answers to an act; null where it has nothing to say, or nothing that can be proved of what has come about. */
function answerTo(course: Course, action: Action, units: readonly string[], verdict: Verdict): Saying | null {
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
function leading(course: Course): Course | null {
  const written = course.onLine && course.pending.size > 0 ? course.staged[course.turn] : undefined;
  if (written === undefined) return null;
  const next = written.moments.findIndex(({ units }) => units.some((unit) => course.pending.has(unit)));
  const [last = written.turn.ask] = written.moments
    .slice(0, Math.max(next, 0))
    .flatMap(({ said }) => said ?? [])
    .reverse();
  // What has led to several acts was true when it was said, and is not said anew while they are done.
  const said = course.led?.text === last.text ? course.led : proven(last, sceneOf(course));
  return said === null ? null : { ...course, said: [said] };
}

/**
 * What is said of this moment, at most two sentences: what presses, and where nothing does, how the turn goes on; what has just happened; what
 * else matters at the table; or, where all that has been told, one of some remarks. What matters most comes last, where the eye goes, so that
 * the reader never looks for what to do among what the others have done. Nothing is told twice.
 */
function speak(course: Course, remarks: readonly Remark[]): Course {
  const { position, reader, script } = course;
  const view = viewFrom(position, reader);
  const events = [...new Set(course.happened)]
    .filter((name) => canTell(course, name) && isStillSo(name, view))
    .map((name) => toldOf(name, script.events[name]));
  const turn = isReaders(course) ? findings(view, reader).filter((name) => canTell(course, name)) : [];
  const facts = insight(view, reader).filter(({ code, key }) => isForNow(course, code) && !course.told.has(key));
  const some = (least: number, most = Number.POSITIVE_INFINITY) =>
    facts.filter(({ weight }) => weight >= least && weight < most).map((fact) => toldFact(fact, script));
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
      chosen.map(({ key }) => key),
    ),
    said: [...chosen.map(({ saying }) => saying).reverse(), ...course.said],
  };
}

/** No more sentences than this are said at a time. */
const mostSentences = 2;

/** A sentence with what stands for it among those that have been told. */
interface Told {
  readonly key: string;
  readonly saying: Saying;
}

function toldOf(key: EventName, saying: Saying | undefined): Told {
  return { key, saying: saying ?? { text: '', clauses: [] } };
}

function toldFact({ code, key, values, clauses }: Fact, script: Script): Told {
  return { key, saying: { text: script.insight[code], clauses, values } };
}

/** While the others play only what the reader has given away is news; all else is told when it is the reader’s turn. */
function isForNow(course: Course, code: Fact['code']): boolean {
  return isReaders(course) || code === 'gave-pile';
}

/** The deal with the first of some remarks of the kind that has been told least, none with the same words again. */
function remarked(course: Course, remarks: readonly Remark[]): Course {
  const times = ({ name }: Remark) => [...course.told].filter((key) => key.startsWith(`${name} `)).length;
  const [remark] = remarks
    .filter((one) => !course.told.has(keyOf(one)) && course.script.events[one.name] !== undefined)
    .sort((one, other) => times(one) - times(other));
  const saying = remark && course.script.events[remark.name];
  if (remark === undefined || saying === undefined) return course;
  return { ...course, told: union(course.told, [keyOf(remark)]), said: [{ ...saying, values: remark.values }] };
}

function canTell({ told, script }: Course, event: EventName): boolean {
  return !told.has(event) && script.events[event] !== undefined;
}

function union(told: ReadonlySet<string>, events: readonly string[]): ReadonlySet<string> {
  return new Set([...told, ...events]);
}

/** The reader’s turn begins: the written question where it fits, which tells of what the others have done too; otherwise what he finds. */
function turnBegins(course: Course): Course {
  const staged = course.staged[course.turn];
  const begun: Course = { ...course, earlier: course.recent, recent: [], answered: null };
  const goesOn = staged !== undefined && fits(course.position, staged) && isAsWritten(course);
  const ask = goesOn ? proven(staged.turn.ask, sceneOf(begun)) : null;
  if (staged === undefined || ask === null) {
    const off: Course = { ...begun, onLine: false, led: null, pending: new Set(), said: [] };
    return speak(off, remarksAt(course.position, course.reader));
  }
  const finds = findings(viewFrom(course.position, course.reader), course.reader);
  return {
    ...begun,
    onLine: true,
    led: ask,
    pending: new Set(staged.moments.flatMap(({ units }) => units)),
    told: union(course.told, [...finds, ...course.happened]),
    happened: [],
    said: [ask],
  };
}

/** Whether what led to this turn is what is written: the partner’s answer, and what the others have done since the reader’s last act. */
function isAsWritten({ staged, turn, answered, done }: Course): boolean {
  const before = staged[turn - 1];
  if (before === undefined) return true;
  const acts = done.map((act) => unitsOf(act.before, act.action).join(' + '));
  const written = before.others.map((act) => unitsOf(act.before, act.action).join(' + '));
  return (
    answered === before.turn.answer &&
    acts.length === written.length &&
    acts.every((act, place) => act === written[place])
  );
}
