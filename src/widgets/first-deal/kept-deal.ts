import { type Action, readPosition, writePosition } from '../../engine/index.ts';
import { isReaders } from '../../learn/first-deal/course.ts';
import type { Script } from '../../learn/first-deal/script.ts';
import { fieldsIn, forgetText, type KeptValue, keepText, readKept } from '../page/kept-text.ts';
import { type DealState, dealReducer, startDeal } from './deal-state.ts';

/** How told deals are written down; another version is not read. */
const version = 1;

/**
 * The told deal that the device remembers under a name, as far as it was played; one that cannot be read, or that was played from other
 * cards, is put aside and told.
 */
export function readKeptDeal(name: string, script: Script): KeptValue<DealState> {
  return readKept(placeOf(name), (text) => dealFrom(text, script));
}

/** Remembers how far a told deal has come, once something has been done in it; tells whether the device keeps it. */
export function keepDeal(name: string, state: DealState): boolean {
  return state.acts.length === 0 ? forgetText(placeOf(name)) : keepText(placeOf(name), dealText(state));
}

function placeOf(name: string): string {
  return `first-deal/${name}`;
}

/** A told deal as text: where it begins, and all that has been done, in the engine’s notation. */
export function dealText({ course, acts }: DealState): string {
  return JSON.stringify({ version, line: writePosition(course.script.start, acts) });
}

/** The deal of a script as far as a text tells; null if it tells of none, of other cards, or of what could not have come about. */
export function dealFrom(text: string, script: Script): DealState | null {
  const kept = fieldsIn(text);
  if (kept === null || kept.version !== version || typeof kept.line !== 'string') return null;
  const line = readPosition(kept.line);
  if (!line.ok || writePosition(line.value.position, []) !== writePosition(script.start, [])) return null;
  return played(startDeal(script), line.value.actions);
}

/** The deal after these acts, told again act by act, so that it can be taken back too. */
function played(start: DealState, acts: readonly Action[]): DealState | null {
  let state = start;
  for (const action of acts) {
    const next = isReaders(state.course)
      ? dealReducer(state, { type: 'try', action })
      : dealReducer(state, { type: 'others', player: () => action });
    if (next.acts.length === state.acts.length) return null;
    state = next;
  }
  return { ...state, table: { ...state.table, judged: null } };
}
