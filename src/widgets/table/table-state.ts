import {
  type Action,
  type Card,
  type ClauseAddress,
  judge,
  type Line,
  type Position,
  type Seat,
  type Verdict,
} from '../../engine/index.ts';
import { readerOf } from '../words/reader.ts';
import { type KeyedCards, keyCards, placeOf } from './card-keys.ts';
import { withDrawnCards } from './drawn-cards.ts';

/** A position on the table with the keys of its cards. */
interface Moment {
  readonly position: Position;
  readonly cards: KeyedCards;
}

/** A position that can be undone to, and what was done there. */
interface Past extends Moment {
  readonly action: Action;
}

/** An action that has been tried, and what the engine said. */
export interface Judged {
  readonly action: Action;
  readonly verdict: Verdict;
  /** Who tried. */
  readonly seat: Seat;
  /** Counts the tries, so that the same verdict twice is announced twice. */
  readonly number: number;
}

/** Something that a reader tries and that is no act of the game at all, so that there is nothing to judge. */
export type SlipKind = 'several-discards' | 'cards-for-pile';

/** A slip of the reader’s. */
export interface Slip {
  readonly kind: SlipKind;
  /** Counts with the tries. */
  readonly number: number;
}

/** A case being shown step by step. */
export interface Showing {
  readonly actions: readonly Action[];
  readonly done: number;
  /** Whether it goes on by itself. */
  readonly running: boolean;
}

/** A ruling as a table tells of it: who does what, and the clauses that say so. */
export interface RulingTold {
  readonly told: readonly string[];
  readonly clauses: readonly ClauseAddress[];
}

/** A ruling that has been carried out at a table; the table goes on from the position after it. */
export interface CarriedOut extends RulingTold {
  /** The table before it, to which undoing leads; null where somebody else keeps that. */
  readonly before: TableState | null;
}

/** Everything that a table on a page remembers. */
export interface TableState extends Moment {
  readonly start: Position;
  /** The seat from which the reader sees the table, whoever is in turn. */
  readonly reader: Seat;
  /** The kinds of acts that the cases of the table speak of: they are offered even where nobody would think of them. */
  readonly topics: ReadonlySet<Action['type']>;
  /** The positions that can be undone to, the oldest first. */
  readonly past: readonly Past[];
  /** Keys of the selected cards, in the order of selection. */
  readonly selected: readonly string[];
  /** Melds put aside to be laid in one act. */
  readonly aside: readonly (readonly string[])[];
  readonly judged: Judged | null;
  /** Keys of cards to be marked because something is told of them. */
  readonly shown?: readonly string[];
  readonly slip: Slip | null;
  readonly showing: Showing | null;
  /** The last ruling that has been carried out here; null without one. */
  readonly ruled: CarriedOut | null;
  readonly tries: number;
  /** What was begun anew, or put aside for something shown, and can be brought back by undo; null without it. */
  readonly wiped: TableState | null;
}

/** What can happen to a table on a page. */
export type TableEvent =
  | { readonly type: 'toggle'; readonly key: string }
  | { readonly type: 'clear' }
  | { readonly type: 'put-aside' }
  | { readonly type: 'take-back'; readonly index: number }
  | { readonly type: 'try'; readonly action: Action }
  | { readonly type: 'slip'; readonly kind: SlipKind }
  | { readonly type: 'undo' }
  | { readonly type: 'reset' }
  | { readonly type: 'show'; readonly line: Line }
  | { readonly type: 'show-next' }
  | { readonly type: 'show-back' }
  | { readonly type: 'show-running'; readonly running: boolean }
  | { readonly type: 'show-end' }
  | { readonly type: 'select'; readonly keys: readonly string[] }
  | { readonly type: 'rule'; readonly position: Position; readonly ruling: RulingTold };

/** A fresh table with this position, seen from this seat. */
export function startState(
  position: Position,
  reader: Seat = readerOf(position),
  topics: TableState['topics'] = new Set(),
): TableState {
  return {
    start: position,
    reader,
    topics,
    position,
    cards: keyCards(position),
    past: [],
    selected: [],
    aside: [],
    judged: null,
    slip: null,
    showing: null,
    ruled: null,
    tries: 0,
    wiped: null,
  };
}

/** The table after an event. Pure: the same state and event always give the same state. */
export function tableReducer(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'toggle':
      return toggled(withoutRefusal(state), event.key);
    case 'clear':
      return { ...withoutRefusal(state), selected: [] };
    case 'put-aside':
      return state.selected.length === 0
        ? state
        : { ...withoutRefusal(state), aside: [...state.aside, state.selected], selected: [] };
    case 'take-back':
      return { ...withoutRefusal(state), aside: state.aside.filter((_, index) => index !== event.index) };
    case 'try':
      return tried({ ...state, showing: null }, event.action);
    case 'slip': {
      const number = state.tries + 1;
      return { ...state, judged: null, slip: { kind: event.kind, number }, showing: null, tries: number };
    }
    case 'undo':
      return undone(state);
    case 'reset':
      return { ...reset(state), wiped: wipedBy(state) };
    case 'show':
      return {
        ...reset({ ...state, start: event.line.position, ruled: null }),
        wiped: wipedBy(state),
        showing: { actions: event.line.actions, done: 0, running: true },
      };
    case 'show-next':
      return shownNext(state);
    case 'show-back':
      return shownBack(state);
    case 'show-running':
      return state.showing === null ? state : { ...state, showing: { ...state.showing, running: event.running } };
    case 'show-end':
      return { ...state, showing: null };
    case 'select':
      return { ...withoutRefusal(state), selected: event.keys };
    case 'rule':
      return ruled(state, event.position, event.ruling);
  }
}

/** Whether there is nothing to take back: nothing has been done, chosen, refused or begun anew. */
export function isFresh({ past, judged, slip, selected, aside, ruled, wiped }: TableState): boolean {
  return (
    ruled === null &&
    wiped === null &&
    past.length + selected.length + aside.length === 0 &&
    judged === null &&
    slip === null
  );
}

/** The table without the last refusal and what it marks: who acts on has read it. What is being shown keeps its verdicts. */
export function withoutRefusal(state: TableState): TableState {
  if (state.showing !== null || (state.slip === null && state.judged?.verdict.legal !== false)) return state;
  return { ...state, judged: null, slip: null };
}

/** The known cards that the player in turn may choose from, with their keys. */
export function choosable(state: TableState, seat: Seat): KeyedCards['places'] {
  const places = [placeOf.hand(seat), placeOf.penalty(seat), placeOf.waiting(seat)];
  return new Map(places.map((place) => [place, state.cards.places.get(place) ?? []]));
}

/** The cards with these keys. */
export function cardsWith(state: TableState, keys: readonly string[]): readonly Card[] {
  const byKey = new Map([...state.cards.places.values()].flat().map(({ key, card }) => [key, card]));
  return keys.map((key) => byKey.get(key)).filter((card) => card !== undefined && card !== null);
}

function toggled(state: TableState, key: string): TableState {
  const aside = state.aside.map((keys) => keys.filter((other) => other !== key)).filter((keys) => keys.length > 0);
  const selected = state.selected.includes(key)
    ? state.selected.filter((other) => other !== key)
    : [...state.selected, key];
  return { ...state, aside, selected };
}

function tried(state: TableState, action: Action): TableState {
  const definite = withDrawnCards(state.position, action);
  const verdict = judge(state.position, definite);
  const tries = state.tries + 1;
  const judged: Judged = { action: definite, verdict, seat: state.position.turn, number: tries };
  if (!verdict.legal) return { ...state, judged, slip: null, tries };
  return {
    ...state,
    position: verdict.next,
    cards: keyCards(verdict.next, state.cards),
    past: [...state.past, { position: state.position, cards: state.cards, action: definite }],
    selected: [],
    aside: [],
    judged,
    slip: null,
    tries,
  };
}

/** The table goes on from the position after a ruling; what was done before it is behind it. */
function ruled(state: TableState, position: Position, ruling: RulingTold): TableState {
  return {
    ...startState(position, state.reader, state.topics),
    cards: keyCards(position, state.cards),
    ruled: { ...ruling, before: { ...state, judged: null, slip: null, showing: null } },
    tries: state.tries + 1,
  };
}

function undone(state: TableState): TableState {
  const last = state.past.at(-1);
  const before = last === undefined ? state.ruled?.before : null;
  if (before) return { ...before, cards: keyCards(before.position, state.cards), tries: state.tries };
  if (last === undefined) return broughtBack({ ...state, showing: null });
  const { position, cards } = last;
  return {
    ...state,
    position,
    cards,
    past: state.past.slice(0, -1),
    selected: [],
    aside: [],
    judged: null,
    slip: null,
    showing: null,
  };
}

/** With nothing done, chosen or refused what was begun anew comes back as it was; else what is loose is put away first. */
function broughtBack(state: TableState): TableState {
  const { selected, aside, judged, slip, wiped } = state;
  const loose = selected.length + aside.length > 0 || judged !== null || slip !== null;
  if (loose || wiped === null) return { ...state, selected: [], aside: [], judged: null, slip: null };
  return { ...wiped, cards: keyCards(wiped.position, state.cards), tries: state.tries, selected: [], aside: [] };
}

/** What beginning anew takes from the reader; what was being shown is nothing of his. */
function wipedBy(state: TableState): TableState | null {
  return state.showing === null && (state.past.length > 0 || state.ruled !== null) ? state : state.wiped;
}

function reset(state: TableState): TableState {
  if (state.ruled?.before) return reset({ ...state.ruled.before, cards: state.cards, tries: state.tries });
  return {
    ...startState(state.start, state.reader, state.topics),
    // The cards go back to where they lay with the keys they have now, so that they can be seen going.
    cards: keyCards(state.start, state.cards),
    tries: state.tries,
  };
}

/** One step back in what is being shown; it then waits. */
function shownBack(state: TableState): TableState {
  const { showing } = state;
  if (showing === null || showing.done === 0) return state;
  const done = showing.done - 1;
  const refused = state.judged?.verdict.legal === false;
  const back = refused ? { ...state, judged: null } : undone(state);
  return { ...back, showing: { ...showing, done, running: false } };
}

function shownNext(state: TableState): TableState {
  const { showing } = state;
  const action = showing?.actions[showing.done];
  if (showing === null || action === undefined) return { ...state, showing: null };
  return { ...tried(state, action), showing: { ...showing, done: showing.done + 1 } };
}
