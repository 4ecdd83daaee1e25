import { type Position, viewFrom } from '../../engine/index.ts';
import type { Deal } from '../../learn/replay/deal-text.ts';
import { positionAfter, type Replay, replayOf } from '../../learn/replay/replay.ts';
import { keyCards } from '../table/card-keys.ts';
import { startState, type TableEvent, type TableState, tableReducer } from '../table/table-state.ts';

/** Everything that a deal played back remembers. */
export interface ReplayState {
  readonly deal: Deal;
  readonly replay: Replay;
  /** After how many acts the deal is looked at. */
  readonly at: number;
  /** Whether all hands are shown, each to the player who acts; else the table is as it was from the seat of the deal. */
  readonly open: boolean;
  /** Whether the next act is played by itself after a while. */
  readonly running: boolean;
  /** Whether something else than what was done is tried: the table then stands before the act looked at. */
  readonly trying: boolean;
  readonly table: TableState;
}

/** What can happen while a deal is played back. */
export type ReplayEvent =
  | TableEvent
  | { readonly type: 'go'; readonly at: number }
  | { readonly type: 'run'; readonly running: boolean }
  | { readonly type: 'open'; readonly open: boolean }
  | { readonly type: 'otherwise' }
  | { readonly type: 'back-to-deal' }
  | { readonly type: 'comment'; readonly text: string };

/** A deal as it is opened, after so many acts. */
export function openReplay(deal: Deal, at: number): ReplayState {
  const replay = replayOf(deal.line);
  // Who comes from a table where cards are unknown has seen all that there is to be seen.
  const state = { deal, replay, at: 0, open: false, running: false, trying: false };
  return shownAt({ ...state, table: startState(seenOf(replay.start, state), deal.seat) }, at);
}

/** The deal played back after an event. Pure. */
export function replayReducer(state: ReplayState, event: ReplayEvent): ReplayState {
  const { at, replay } = state;
  switch (event.type) {
    case 'go':
      return shownAt({ ...state, running: state.running && event.at === at + 1, trying: false }, event.at);
    case 'run':
      return shownAt({ ...state, running: event.running, trying: false }, event.running && isAtEnd(state) ? 0 : at);
    case 'open':
      return state.trying ? triedAt({ ...state, open: event.open }) : shownAt({ ...state, open: event.open }, at);
    case 'otherwise':
      return triedAt(state);
    case 'back-to-deal':
      return shownAt({ ...state, trying: false }, at);
    case 'comment': {
      const comments = new Map(state.deal.comments);
      if (event.text === '') comments.delete(at);
      else comments.set(at, event.text);
      return { ...state, deal: { ...state.deal, comments } };
    }
    default: {
      // Who takes up cards while the deal is followed wants to try something where it stands.
      const trying = state.trying || at < replay.steps.length || state.table.position.phase !== 'over';
      const from = state.trying ? state.table : { ...state.table, past: [], judged: null };
      return { ...state, running: false, trying, table: tableReducer(from, event) };
    }
  }
}

/** Whether nothing of the deal is left to follow. */
export function isAtEnd({ at, replay }: ReplayState): boolean {
  return at >= replay.steps.length;
}

/** What is seen of a position: all of it, or what the player of the seat saw; all once the deal is over. */
function seenOf(position: Position, { open, deal }: Pick<ReplayState, 'open' | 'deal'>): Position {
  return open || position.phase === 'over' ? position : viewFrom(position, deal.seat);
}

/** The table after so many acts, with the last of them and its verdict; cards keep their keys, so that they can be seen going. */
function shownAt(state: ReplayState, wanted: number): ReplayState {
  const { replay, deal, table } = state;
  const at = Math.max(0, Math.min(wanted, replay.steps.length));
  const step = replay.steps[at - 1];
  const tries = table.tries + 1;
  if (step === undefined) return { ...state, at, table: { ...tableAt(state, replay.start), tries } };
  const { action, verdict, seat, before } = step;
  const judged = { action, verdict, seat, number: tries };
  // The table before the act first, so that what the act has brought is known by its keys.
  const earlier = tableAt(state, before);
  const after = verdict.legal ? tableAt({ ...state, table: earlier }, positionAfter(replay, at)) : earlier;
  const past = verdict.legal ? [{ position: earlier.position, cards: earlier.cards, action }] : [];
  return { ...state, at, table: { ...after, reader: deal.seat, past, judged, tries } };
}

/** The table before the act that is looked at, to try something else. */
function triedAt(state: ReplayState): ReplayState {
  const { replay, at, table } = state;
  const before = replay.steps[at - 1]?.before ?? replay.start;
  return { ...state, trying: true, running: false, table: { ...tableAt(state, before), tries: table.tries + 1 } };
}

function tableAt(state: ReplayState, position: Position): TableState {
  const seen = seenOf(position, state);
  return { ...startState(seen, state.deal.seat), cards: keyCards(seen, state.table.cards) };
}
