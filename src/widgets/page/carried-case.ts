import { useLayoutEffect } from 'preact/hooks';
import { isFaultKind, type Position, parseCards } from '../../engine/index.ts';
import type { RulingTold } from '../table/table-state.ts';
import { type CarryOutDetail, carryOutEvent } from './carry-out-event.ts';
import { fieldsIn } from './kept-text.ts';

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
      void positionAfter(position, text).then((next) => {
        if (next === null) return;
        onRule(next, ruling);
        section?.scrollIntoView({ block: 'start' });
      });
    };
    section?.addEventListener(carryOutEvent, carry);
    return () => section?.removeEventListener(carryOutEvent, carry);
  });
}

async function positionAfter(position: Position, text: string): Promise<Position | null> {
  const { kind, by, facts, cards, demand } = fieldsIn(text) ?? {};
  if (typeof kind !== 'string' || !isFaultKind(kind)) return null;
  const named = typeof cards === 'string' ? parseCards(cards) : null;
  const { carriedOut } = await import('../acts/carry-out.ts');
  const fault = { kind, by: typeof by === 'number' ? by : null, facts: typeof facts === 'object' ? { ...facts } : {} };
  return carriedOut(position, fault, {
    ...(named?.ok ? { cards: named.value } : {}),
    ...(demand === 'out' || demand === 'on' ? { demand } : {}),
  });
}
