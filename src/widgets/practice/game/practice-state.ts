import { type Action, judge, type Position, type Verdict } from '../../../engine/index.ts';
import type { MoveReason } from '../../../players/index.ts';
import { withMainFirst } from '../../acts/likeliest.ts';
import { offersFor } from '../../acts/offers.ts';
import { keyCards } from '../../table/card-keys.ts';
import {
  choosable,
  startState,
  type TableEvent,
  type TableState,
  tableReducer,
  withoutRefusal,
} from '../../table/table-state.ts';
import { betterLine } from '../review/better-line.ts';
import type { ReviewedMove } from '../review/review.ts';
import { keysOfAct } from './cards-of-act.ts';
import {
  type Game,
  readersSeat,
  readersView,
  seatToAct,
  withMove,
  withNextDeal,
  withOthersMove,
  withoutLastTry,
  withRuling,
} from './game.ts';
import { type Telling, tellingAt, untold } from './telling.ts';

/** An act about which the reader has only asked. */
export interface Considered {
  readonly action: Action;
  readonly verdict: Verdict;
  /** Counts them, so that the same verdict twice is announced twice. */
  readonly number: number;
}

/** An act that the table has done for the reader, and why. */
export interface DoneForReader {
  readonly before: Position;
  readonly action: Action;
  readonly reason: MoveReason | null;
}

/** Everything that a practice table remembers while it is open. */
export interface PracticeState {
  readonly game: Game;
  /** What the reader sees of it, with the chosen cards and the last verdict. */
  readonly table: TableState;
  /** Whether the next act is only asked about, not done. */
  readonly asking: boolean;
  readonly considered: Considered | null;
  /** The last act, where the reader has had it done. */
  readonly forReader: DoneForReader | null;
  /** Whether the reader has wanted what cannot be yet: to act before it is his turn, or to discard with nothing chosen. */
  readonly early: boolean;
  /** The move of the deal that is looked at again; null while the table shows where the deal stands. */
  readonly looking: ReviewedMove | null;
  /** How many acts of the better line are done on the table that is looked at. */
  readonly lookedOn: number;
  readonly telling: Telling;
}

/** What can happen at a practice table: what can happen at every table, and what is its own. */
export type PracticeEvent =
  | Exclude<TableEvent, { readonly type: 'reset' | 'show' | 'show-next' | 'show-back' | 'show-running' | 'show-end' }>
  | { readonly type: 'played'; readonly action: Action; readonly after: number }
  | { readonly type: 'asking'; readonly asking: boolean }
  /** The reader has something done. */
  | { readonly type: 'do'; readonly action: Action; readonly reason: MoveReason | null }
  /** A hint is asked for: it is told in the place of what was refused or asked about. */
  | { readonly type: 'hint' }
  /** The reader wants to act while others play, or to discard with nothing chosen. */
  | { readonly type: 'early' }
  | { readonly type: 'next-deal' }
  | { readonly type: 'look'; readonly move: ReviewedMove | null }
  /** The next act of the better line is looked at; after the last one it begins anew. */
  | { readonly type: 'look-on' };

/** The table of a game, as it is opened. */
export function openTable(game: Game): PracticeState {
  return {
    game,
    table: tableOf(game),
    asking: false,
    considered: null,
    forReader: null,
    early: false,
    looking: null,
    lookedOn: 0,
    telling: tellingAt(game, untold),
  };
}

/** What the reader sees of a game where it stands, and the ruling under which it is played. */
function tableOf(game: Game, before?: TableState): TableState {
  const table = tableAt(game.position, before);
  return game.ruled === undefined ? table : { ...table, ruled: { ...game.ruled, before: null } };
}

/** What the reader sees of a position; cards keep their keys from what was seen before. */
function tableAt(position: Position, before?: TableState): TableState {
  const view = readersView(position);
  const fresh = startState(view, readersSeat);
  return before === undefined ? fresh : { ...fresh, cards: keyCards(view, before.cards), tries: before.tries };
}

/** The practice table after an event. Pure. */
export function practiceReducer(state: PracticeState, event: PracticeEvent): PracticeState {
  const next = forgettingDone(state, after(state, event), event);
  return next.game === state.game ? next : { ...next, telling: tellingAt(next.game, state.telling) };
}

/** What was done for the reader is told until something else is done or wanted; while the others play it may still be read. */
function forgettingDone(state: PracticeState, next: PracticeState, { type }: PracticeEvent): PracticeState {
  const keeps = type === 'do' || type === 'played' || next === state;
  return keeps || next.forReader === null ? next : { ...next, forReader: null };
}

function after(state: PracticeState, event: PracticeEvent): PracticeState {
  const { game, table } = state;
  switch (event.type) {
    case 'try':
      return tried(state, event.action);
    case 'do': {
      const done = tried({ ...state, asking: false }, event.action);
      const { action, reason } = event;
      return done.game === game ? done : { ...done, forReader: { before: readersView(game.position), action, reason } };
    }
    case 'played':
      return event.after === game.moves.length ? moved(state, withOthersMove(game, event.action)) : state;
    case 'undo':
      return undone(state);
    case 'asking':
      return event.asking && seatToAct(game.position) === readersSeat
        ? wondering(state)
        : { ...state, asking: false, considered: null };
    case 'early':
      return { ...state, early: true, considered: null, table: withoutRefusal(table) };
    case 'hint':
      return {
        ...state,
        asking: false,
        considered: null,
        table: withoutRefusal(table),
      };
    case 'rule': {
      // What was chosen was chosen for the act that has been ruled on.
      const ruled = moved(state, withRuling(game, event.position, event.ruling));
      return { ...ruled, table: { ...ruled.table, selected: [], aside: [] } };
    }
    case 'next-deal':
      return moved(state, withNextDeal(game));
    case 'look':
      return looked(state, event.move, 0);
    case 'look-on': {
      const { looking, lookedOn } = state;
      const whole = looking === null || lookedOn >= betterLine(game, looking).steps.length;
      return looked(state, looking, whole ? 0 : lookedOn + 1);
    }
    default:
      // Who goes on choosing cards has read what was said of the last act.
      return { ...state, early: false, considered: null, table: tableReducer(table, event) };
  }
}

/** Whether the last try of the reader's was refused. */
export function isRefused({ table }: PracticeState): boolean {
  return table.slip !== null || table.judged?.verdict.legal === false;
}

function moved(state: PracticeState, game: Game): PracticeState {
  const { past } = state.table;
  const sameTurn = game.position.turn === state.game.position.turn && game.moves.length > state.game.moves.length;
  const table = { ...tableOf(game, state.table), past: sameTurn ? past : [] };
  return {
    ...state,
    game,
    // What the reader has prepared stays prepared while the others play.
    table: { ...table, ...preparedIn(table, state.table) },
    considered: null,
    early: state.early && seatToAct(game.position) !== readersSeat,
    looking: null,
    lookedOn: 0,
  };
}

/** Of the cards that were chosen or put aside before, those that the reader still holds. */
function preparedIn(table: TableState, { selected, aside }: TableState): Pick<TableState, 'selected' | 'aside'> {
  const held = new Set([...choosable(table, readersSeat).values()].flat().map(({ key }) => key));
  const kept = (keys: readonly string[]) => keys.filter((key) => held.has(key));
  return { selected: kept(selected), aside: aside.map(kept).filter((keys) => keys.length > 0) };
}

/** Taking back first clears what is chosen or was refused, then the reader's last act with all that followed it. */
function undone(state: PracticeState): PracticeState {
  const { game, table, considered } = state;
  const prepared = table.selected.length + table.aside.length > 0;
  if (prepared || isRefused(state) || considered !== null) {
    return { ...state, considered: null, table: { ...withoutRefusal(table), selected: [], aside: [], judged: null } };
  }
  return moved(state, withoutLastTry(game));
}

/**
 * What the table answers when the reader asks whether something is allowed: with cards prepared, about the act that suggests itself with
 * them; otherwise the next act is only asked about.
 */
function wondering(state: PracticeState): PracticeState {
  const { table } = state;
  const asking = { ...state, asking: true, considered: null, table: withoutRefusal(table) };
  if (table.selected.length + table.aside.length === 0) return asking;
  const { sorted } = withMainFirst(offersFor(table), table);
  const [likeliest] = sorted;
  return likeliest === undefined ? asking : tried(asking, likeliest.action);
}

function tried(state: PracticeState, action: Action): PracticeState {
  const { game, table, asking } = state;
  if (seatToAct(game.position) !== readersSeat) return state;
  const tries = table.tries + 1;
  if (asking) {
    // Asking tells nothing of hidden cards: not even that a red three comes next.
    const verdict = judge(table.position, action);
    const considered = { action, verdict, number: tries };
    return { ...state, asking: false, early: false, considered, table: { ...table, judged: null, slip: null, tries } };
  }
  const verdict = judge(game.position, action);
  const judged = { action, verdict, seat: readersSeat, number: tries };
  if (!verdict.legal)
    return { ...state, early: false, considered: null, table: { ...table, judged, slip: null, tries } };
  const next = { ...tableAt(verdict.next, table), ruled: table.ruled };
  // What lies behind is what the reader has done in this turn: the cards that have come in it stay marked.
  const past = [...table.past, { position: table.position, cards: table.cards, action }];
  // Who has chosen cards before the draw has chosen them for what comes after it.
  const prepared = action.type === 'draw' || action.type === 'lay' ? preparedIn(next, table) : {};
  return {
    ...state,
    game: withMove(game, action),
    early: false,
    table: { ...next, ...prepared, past, judged, tries },
    considered: null,
  };
}

/**
 * The table as it was before a move of the deal, after so many acts of the better line, with the cards of its next act marked; null leads
 * back to where the deal stands.
 */
function looked(state: PracticeState, looking: ReviewedMove | null, lookedOn: number): PracticeState {
  if (looking === null) return { ...state, looking, lookedOn, table: tableAt(state.game.position, state.table) };
  const { steps, end } = betterLine(state.game, looking);
  const next = steps[lookedOn];
  const table = tableAt(next?.before ?? end, state.table);
  return {
    ...state,
    looking,
    lookedOn,
    table: { ...table, shown: next === undefined ? [] : keysOfAct(table, next.action) },
  };
}
