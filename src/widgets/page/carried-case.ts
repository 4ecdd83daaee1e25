import { useLayoutEffect } from 'preact/hooks';
import type { Position } from '../../engine/index.ts';
import type { RulingTold } from '../table/table-state.ts';
import { type CarryOutDetail, carryOutEvent } from './ruling-event.ts';

/** Listens for the cases of the table’s section whose rulings are to be carried out: from the position of the scenario they tell of. */
export function useCarriedCases(
  board: { readonly current: HTMLElement | null },
  position: Position,
  onRule: (position: Position, ruling: RulingTold) => void,
): void {
  // Before the page goes on: who wakes the table for a case asks it at once.
  useLayoutEffect(() => {
    const section = board.current?.closest('.table-widget');
    const carry = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { text, ruling }: CarryOutDetail = event.detail;
      void import('../acts/carry-out.ts').then(({ carriedOutAsWritten }) => {
        const next = carriedOutAsWritten(position, text);
        if (next === null) return;
        onRule(next, ruling);
        section?.scrollIntoView({ block: 'start' });
      });
    };
    section?.addEventListener(carryOutEvent, carry);
    return () => section?.removeEventListener(carryOutEvent, carry);
  });
}
