import {
  type Action,
  type Card,
  type ClauseAddress,
  judge,
  legalActions,
  type Position,
  type Reason,
  type Seat,
  seatState,
  topOf,
  type Verdict,
  viewFrom,
} from '../../engine/index.ts';
import { type EventName, findings, happenings } from './events.ts';
import { type Moment, type Saying, type Script, type StagedTurn, stage } from './script.ts';
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
  /** The events that have been told, so that none is told twice. */
  readonly told: ReadonlySet<EventName>;
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
  const answered =
    answer === null ? news(acted, events) : { ...acted, said: [answer], told: union(acted.told, events) };
  if (isReaders(answered)) {
    if (answered.said.length > 0) return { verdict, course: answered };
    return { verdict, course: leading(answered) ?? found(answered) };
  }
  if (answered.position.phase === 'over') return { verdict, course: answered };
  const [said = null] = answered.said;
  return { verdict, course: { ...answered, answer: said, said: [] } };
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
  if (position.turn === reader || next.current.asked === reader) return told.said.length > 0 ? told : found(told);
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
  { onLine, staged, turn, pending }: Course,
  units: readonly string[],
  verdict: Verdict,
): Saying | null {
  const written = onLine ? staged[turn] : undefined;
  if (written === undefined) return null;
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
  return { ...course, said: [last] };
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

function union(told: ReadonlySet<EventName>, events: readonly EventName[]): ReadonlySet<EventName> {
  return new Set([...told, ...events]);
}

/** The reader’s turn begins: the written question where it fits, which tells of what the others have done too; otherwise what he finds. */
function turnBegins(course: Course): Course {
  const staged = course.staged[course.turn];
  if (staged === undefined || !fits(course, staged)) return found({ ...course, onLine: false, pending: new Set() });
  const finds = findings(viewFrom(course.position, course.reader), course.reader);
  return {
    ...course,
    onLine: true,
    pending: new Set(staged.moments.flatMap(({ units }) => units)),
    told: union(course.told, finds),
    said: [staged.turn.ask],
  };
}

/** Whether the words of a written turn are true of what has come about: the contract, the pile, the next card, the melds, and the cards of which they speak. */
function fits({ position, reader }: Course, { begins, turn, moments }: StagedTurn): boolean {
  const hand = seatState(position, reader).hand.known;
  const used = usedFrom(begins, reader, moments);
  return (
    holds(hand, turn.holds) &&
    holds(hand, used) &&
    isSameContract(position.contract, begins.contract) &&
    topOf(position) === topOf(begins) &&
    position.pile.length === begins.pile.length &&
    position.stock.known[0] === begins.stock.known[0] &&
    position.sides.every(({ melds }, place) => shapeOf(melds) === shapeOf(begins.sides[place]?.melds ?? []))
  );
}

function isSameContract(one: Position['contract'], other: Position['contract']): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.seat === other.seat &&
    one.bid.level === other.bid.level &&
    one.bid.denomination === other.bid.denomination &&
    one.doubledBy === other.doubledBy
  );
}

function holds(hand: readonly Card[], cards: readonly Card[]): boolean {
  return foundIn(hand, cards).length === cards.length;
}

/** Those of some cards that a hand has, each as often as the hand has it: with three packs a card comes more than once. */
function foundIn(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const rest = [...hand];
  return cards.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}

/** What melds are, whatever they are called. */
function shapeOf(melds: Position['sides'][number]['melds']): string {
  const shapes = melds.map(({ kind, order, size }) => `${kind} ${order} ${size}`);
  return shapes.sort().join(', ');
}

/** The cards of the reader’s hand at the beginning of a turn that its acts lay on the table. */
function usedFrom(begins: Position, reader: Seat, moments: readonly Moment[]): readonly Card[] {
  const { known } = seatState(begins, reader).hand;
  return foundIn(
    known,
    moments.flatMap(({ action }) => laidBy(action)),
  );
}

function laidBy(action: Action): readonly Card[] {
  switch (action.type) {
    case 'take':
      return action.with;
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    default:
      return [];
  }
}
