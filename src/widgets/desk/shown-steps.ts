import { useEffect } from 'preact/hooks';
import type { TableState } from '../table/table-state.ts';

/** How long a step of a shown case stays to be read, in milliseconds. */
const stepPause = 1600;

/** Plays the steps of what is shown one after another, with time to read each. */
export function useShownSteps({ showing }: TableState, next: () => void): void {
  useEffect(() => {
    if (showing === null || !showing.running || showing.done >= showing.actions.length) return;
    const timer = setTimeout(next, showing.done === 0 ? stepPause / 3 : stepPause);
    return () => clearTimeout(timer);
  }, [showing]);
}
