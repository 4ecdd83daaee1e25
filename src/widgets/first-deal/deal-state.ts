import { type Action, judge, type Position, type Seat, viewFrom } from '../../engine/index.ts';
import { begin, othersAct, type Player, readerActs } from '../../learn/first-deal/acts.ts';
import { type Course, type Done, isReaders } from '../../learn/first-deal/course.ts';
import type { Saying, Script } from '../../learn/first-deal/script.ts';
import { keyCards } from '../table/card-keys.ts';
import { startState, type TableEvent, type TableState, tableReducer } from '../table/table-state.ts';
import { withAct } from '../words/news/news-acts.ts';

/** A told deal on a page: how far it has come, and the table as the reader’s seat sees it. */
export interface DealState {
  readonly course: Course;
  readonly table: TableState;
  /** What the narrator has to say to the act that was refused last, in words of his own; null where the rules speak. */
  readonly reply: Saying | null;
  /** The reader’s last act, where it was done for the reader. */
  readonly forReader: Done | null;
  /** Everything that has been done since the beginning, by whomever. */
  readonly acts: readonly Action[];
  /** The deal before the reader’s last act, or before it was begun again, to go back to. */
  readonly before: DealState | null;
}

/** What the reader does with the cards in hand before anything is tried. */
type HandEvent = Extract<
  TableEvent,
  { readonly type: 'toggle' | 'clear' | 'put-aside' | 'take-back' | 'select' | 'slip' }
>;

/** What can happen to a told deal on a page. */
export type DealEvent =
  | HandEvent
  /** The reader does something, or has it done. */
  | { readonly type: 'try'; readonly action: Action; readonly forReader?: true }
  /** One of the others acts. */
  | { readonly type: 'others'; readonly player: Player }
  /** The others act until it is the reader’s to act, or the deal is over. */
  | { readonly type: 'to-reader'; readonly player: Player }
  | { readonly type: 'undo' }
  | { readonly type: 'reset' };

/** A told deal at its beginning. */
export function startDeal(script: Script): DealState {
  const course = begin(script);
  return {
    course,
    table: startState(viewFrom(course.position, course.reader), course.reader),
    reply: null,
    forReader: null,
    acts: [],
    before: null,
  };
}

/** The told deal after an event. Pure: the same state and event always give the same state. */
export function dealReducer(state: DealState, event: DealEvent): DealState {
  const { course, table } = state;
  switch (event.type) {
    case 'try': {
      if (!isReaders(course)) return state;
      const { verdict, course: next } = readerActs(course, event.action);
      const judged = { action: event.action, verdict, seat: course.reader, number: table.tries + 1 };
      const tried = { ...table, judged, slip: null, tries: judged.number };
      // A refused act changes nothing: when the reader acts on, what was said before holds again.
      if (!verdict.legal) return { ...state, table: tried, reply: next === course ? null : (next.said[0] ?? null) };
      return {
        course: next,
        table: {
          ...seen(tried, next),
          past: [...table.past, { position: table.position, cards: table.cards, action: event.action }],
        },
        reply: null,
        forReader:
          event.forReader === undefined ? null : { seat: course.reader, before: course.position, action: event.action },
        acts: [...state.acts, event.action],
        before: state,
      };
    }
    case 'others':
      return withOthersAct(state, event.player);
    case 'to-reader': {
      let next = state;
      while (next.course.position.phase !== 'over' && !isReaders(next.course)) next = withOthersAct(next, event.player);
      return next;
    }
    case 'undo': {
      const { selected, aside, judged, slip } = table;
      const loose = selected.length + aside.length > 0 || slip !== null || judged?.verdict.legal === false;
      if (loose) return { ...state, table: { ...table, selected: [], aside: [], judged: null, slip: null } };
      return state.before === null ? state : withNothingChosen(state.before);
    }
    case 'reset':
      return {
        ...startDeal(course.script),
        table: seen({ ...table, past: [], judged: null, slip: null }, begin(course.script)),
        before: state.acts.length === 0 ? state.before : state,
      };
    default:
      return { ...state, table: tableReducer(table, event) };
  }
}

/** Who takes an act back chooses anew: a card that stayed chosen would be unchosen by the next touch. */
function withNothingChosen(state: DealState): DealState {
  const { table } = state;
  if (table.selected.length + table.aside.length === 0) return state;
  return { ...state, table: { ...table, selected: [], aside: [] } };
}

/** Whether the deal has just been begun anew, and can be brought back by undo. */
export function isWiped({ before, acts }: DealState): boolean {
  return before !== null && acts.length === 0;
}

/** The reader’s last act, which stays in view until the next one; null where there is none to go back to. */
export function lastActOf({ before, acts }: DealState): { readonly before: Position; readonly action: Action } | null {
  const action = before === null ? undefined : acts[before.acts.length];
  return before === null || action === undefined ? null : { before: before.course.position, action };
}

/** All that has been done in a told deal, each act with the position in which it was. */
export function actsOf({ course, acts }: DealState): readonly { readonly before: Position; readonly action: Action }[] {
  let position = course.script.start;
  return acts.map((action) => {
    const before = position;
    const verdict = judge(before, action);
    if (verdict.legal) position = verdict.next;
    return { before, action };
  });
}

function withOthersAct(state: DealState, player: Player): DealState {
  const course = othersAct(state.course, player);
  const act = course.done.at(-1);
  if (course === state.course || act === undefined) return state;
  const table = seen({ ...state.table, judged: null, slip: null }, course);
  return { ...state, course, table, acts: [...state.acts, act.action] };
}

/**
 * The table after something has been done: what the reader’s seat sees now, each card with the key that it had. What lies behind is only
 * what the reader does in one turn, so that the cards that have come in it are marked.
 */
function seen(table: TableState, { position, reader }: Course): TableState {
  const view: Position = viewFrom(position, reader);
  const past = view.turn === table.position.turn ? table.past : [];
  return { ...table, position: view, cards: keyCards(view, table.cards), past, selected: [], aside: [] };
}

/** The acts of the others by whose they are, in order and told in short; a draw tells nothing and is left out. */
export function turnsOf({ done }: Course): readonly { readonly seat: Seat; readonly acts: Course['done'] }[] {
  const turns: { seat: Seat; acts: Course['done'] }[] = [];
  for (const act of done) {
    if (act.action.type === 'draw') continue;
    const last = turns.at(-1);
    if (last?.seat === act.seat) last.acts = withAct(last.acts, act);
    else turns.push({ seat: act.seat, acts: [act] });
  }
  return turns;
}
