import { type Action, judge, type Position, type Seat, type Verdict, viewFrom } from '../../engine/index.ts';
import { ofAnswer } from '../../insight/index.ts';
import { actorOf, type Course, isReaders, sceneOf } from './course.ts';
import { findings, happenings } from './events.ts';
import { fits } from './fitting.ts';
import { lawfulAct } from './lawful-act.ts';
import { proven } from './proven.ts';
import { remarksAt, remarksOn } from './remarks.ts';
import { type Script, stage } from './script.ts';
import { answerTo, leading, speak, stillSo, union } from './telling.ts';
import { translated, unitsOf } from './units.ts';

// What the reader and the others do in a told deal; every act gives a new course.

/** Who plays for a seat that the reader does not hold: from what the seat may see to a lawful act. */
export type Player = (view: Position) => Action;

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

/** The reader’s turn begins: the written question where it fits, which tells of what the others have done too; otherwise what he finds. */
function turnBegins(course: Course): Course {
  const staged = course.staged[course.turn];
  // What an answer binds to is another matter in every turn.
  const told = new Set([...course.told].filter((key) => !ofAnswer.has(key)));
  const begun: Course = { ...course, earlier: course.recent, recent: [], answered: null, told };
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
    told: union(told, [...finds, ...course.happened]),
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
