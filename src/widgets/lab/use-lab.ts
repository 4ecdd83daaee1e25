import { useEffect, useState } from 'preact/hooks';
import type { RulesetId } from '../../engine/index.ts';
import { type AddressFault, type LabKind, type LabState, readState, writeState } from './kinds/lab-kind.ts';

/** What stands before the state in the fragment of an address, so that other fragments mean nothing here. */
export const addressMark = '#lab=';

/** A laboratory in use. */
export interface LabInUse<State> {
  readonly state: State;
  /** What was wrong with the link by which the reader came. */
  readonly fault: AddressFault | null;
  /** Whether the reader can do anything here yet: not in what is built with the page. */
  readonly isLive: boolean;
  /** Whether there is something to undo. */
  readonly canUndo: boolean;
  readonly change: (state: State) => void;
  readonly undo: () => void;
}

interface History<State> {
  readonly state: State;
  readonly past: readonly State[];
  readonly fault: AddressFault | null;
}

/** How many steps can be undone. */
const mostPast = 100;

/** The state of a laboratory, which always stands in the address too: a link to it opens the very same view. */
export function useLab<State extends LabState>(
  kind: LabKind<State>,
  ruleset: RulesetId,
  first: State,
): LabInUse<State> {
  const [history, setHistory] = useState<History<State>>({ state: first, past: [], fault: null });
  const { state, past, fault } = history;
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    setLive(true);
    const read = () => {
      if (!location.hash.startsWith(addressMark)) return;
      const found = readState(kind, location.hash.slice(addressMark.length), ruleset);
      setHistory((before) =>
        found.ok ? { state: found.value, past: remembered(before), fault: null } : { ...before, fault: found.error },
      );
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [kind, ruleset]);

  const show = (next: History<State>) => {
    setHistory(next);
    const text = writeState(kind, next.state);
    if (text !== null) replaceAddress(`${addressMark}${text}`);
  };
  return {
    state,
    fault,
    isLive,
    canUndo: past.length > 0,
    change: (next) => show({ state: next, past: remembered(history), fault: null }),
    undo: () => {
      const last = past.at(-1);
      if (last !== undefined) show({ state: last, past: past.slice(0, -1), fault: null });
    },
  };
}

function remembered<State>({ past, state }: History<State>): readonly State[] {
  return [...past, state].slice(-mostPast);
}

/** Puts the state into the address without a step back for each; some frames do not let pages change theirs, and then it stays as it was. */
function replaceAddress(hash: string): void {
  try {
    history.replaceState(history.state, '', hash);
  } catch {
    // A page that may not change its address is as good to play with; the copied link is made from the state itself.
  }
}
