import {
  type Action,
  type ClauseAddress,
  judge,
  legalActions,
  type Position,
  type Reason,
  type Seat,
  type Verdict,
  viewFrom,
} from '../../engine/index.ts';
import { type EventName, findings, happenings } from './events.ts';
import { changedRanks, fits, isTrue } from './fitting.ts';
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
  /** The ranks whose cards lay elsewhere than written when the turn began: no written word that names one of them is said. */
  readonly changed: ReadonlySet<string>;
  /** What of the expected acts is still to be done, piece by piece. */
  readonly pending: ReadonlySet<string>;
  /** How many of the written acts after this turn the others have played; null from the first that was not lawful. */
  readonly played: number | null;
  /** The events and remarks that have been told, so that none is told twice. */
  readonly told: ReadonlySet<string>;
  /** What the narrator answered to the reader’s last act, while the others play and after it. */
  readonly answer: Saying | null;
  /** What the narrator says now. */
  readonly said: readonly Saying[];
  /** What the others have done since the reader’s last act. */
  readonly done: readonly Done[];
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
    changed: new Set(),
    pending: new Set(),
    played: 0,
    told: new Set(),
    answer: null,
    said: [],
    done: [],
  };
  return isReaders(course) ? turnBegins(course) : { ...course, turn: -1 };
}

/** The reader does something: what the engine says of it, and the deal with the narrator’s answer. A refused act changes nothing but the words. */
export function readerActs(course: Course, action: Action): { readonly verdict: Verdict; readonly course: Course } {
  const verdict = judge(course.position, action);
  const units = unitsOf(course.position, action);
  const answer = answerTo(course, units, verdict);
  if (!verdict.legal) return { verdict, course: answer === null ? course : { ...course, said: [answer] } };
  const events = happenings(course.position, action, verdict.next, course.reader);
  const expected = units.every((unit) => course.pending.has(unit));
  const acted: Course = {
    ...course,
    position: verdict.next,
    onLine: course.onLine && expected,
    pending: new Set([...course.pending].filter((unit) => !units.includes(unit))),
    answer: null,
    said: [],
    done: [],
  };
  const remarks = remarksOn(course.position, action, verdict.next, course.reader);
  const answered =
    answer === null ? news(acted, events) : { ...acted, said: [answer], told: union(acted.told, events) };
  if (isReaders(answered)) {
    if (answered.said.length > 0) return { verdict, course: answered };
    return { verdict, course: leading(answered) ?? spoken(found(answered), remarks) };
  }
  if (answered.position.phase === 'over') return { verdict, course: answered };
  const heard = spoken(answered, remarks);
  return { verdict, course: { ...heard, answer: heard.said[0] ?? null, said: [] } };
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
    done: [...course.done, { seat, before: position, action }],
  };
  const told = news(acted, happenings(position, action, next, reader));
  if (!isReaders(told)) return told;
  if (position.turn === reader || next.current.asked === reader) return told.said.length > 0 ? told : noticed(told);
  return turnBegins({ ...told, turn: course.turn + 1, played: told.played === null ? null : 0 });
}

/** The act that suggests itself to the reader: what is written, or what the player would do. */
export function suggested({ position, reader, staged, turn, onLine, pending }: Course, player: Player): Action {
  for (const { before, action, units } of onLine ? (staged[turn]?.moments ?? []) : []) {
    const here = translated(action, before, position);
    if (units.some((unit) => pending.has(unit)) && judge(position, here).legal) return here;
  }
  return lawfulAct(position, player(viewFrom(position, reader)));
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
  const lawful = legalActions(position);
  return lawful.find(({ type }) => type === 'discard') ?? lawful[0] ?? action;
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

/** What the written turn answers to an act; null where it has nothing to say. */
function answerTo(
  { onLine, staged, turn, pending, changed }: Course,
  units: readonly string[],
  verdict: Verdict,
): Saying | null {
  const written = onLine ? staged[turn] : undefined;
  if (written === undefined) return null;
  const said = writtenAnswer(written, pending, units, verdict);
  return said !== null && isTrue(said, changed) ? said : null;
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
  return isTrue(last, course.changed) ? { ...course, said: [last] } : null;
}

/** Says the most telling of some events that has not been told yet. */
function news(course: Course, events: readonly EventName[]): Course {
  const event = events.find((name) => canTell(course, name));
  return event === undefined ? course : tell(course, event);
}

/** Says the most pressing thing that the reader finds before him and has not been told of. */
function found(course: Course): Course {
  return news(course, findings(viewFrom(course.position, course.reader), course.reader));
}

/** The same, or where he has been told of all that, how the deal stands. */
function noticed(course: Course): Course {
  return spoken(found(course), remarksAt(course.position, course.reader));
}

/** Where nothing has been said, says the first of some remarks of the kind that has been told least, none with the same words again. */
function spoken(course: Course, remarks: readonly Remark[]): Course {
  if (course.said.length > 0) return course;
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

function tell(course: Course, event: EventName): Course {
  const saying = course.script.events[event];
  return {
    ...course,
    told: union(course.told, [event]),
    said: saying === undefined ? course.said : [...course.said, saying],
  };
}

function union(told: ReadonlySet<string>, events: readonly string[]): ReadonlySet<string> {
  return new Set([...told, ...events]);
}

/** The reader’s turn begins: the written question where it fits, which tells of what the others have done too; otherwise what he finds. */
function turnBegins(course: Course): Course {
  const staged = course.staged[course.turn];
  if (staged === undefined || !fits(course.position, course.reader, staged)) {
    return noticed({ ...course, onLine: false, changed: new Set(), pending: new Set() });
  }
  const finds = findings(viewFrom(course.position, course.reader), course.reader);
  return {
    ...course,
    onLine: true,
    changed: changedRanks(course.position, staged.begins),
    pending: new Set(staged.moments.flatMap(({ units }) => units)),
    told: union(course.told, finds),
    said: [staged.turn.ask],
  };
}
