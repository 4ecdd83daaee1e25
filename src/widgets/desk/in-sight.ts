import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DeskState } from '../question/desk-state.ts';
import type { SheetName } from './tools/tool-row.ts';

/** Scrolls no more than is needed for all of it to be seen, or its top where it is higher than the screen. */
function bringInSight(part: Element | null | undefined): void {
  part?.scrollIntoView({ block: 'nearest' });
}

/**
 * What has changed elsewhere than where the reader acts comes into sight: the next question, what a tool has opened, and a verdict
 * that lies below the screen or the acts at its lower edge; and what is unfolded there. Nothing moves at the beginning.
 */
export function useInSight(board: RefObject<HTMLElement>, desk: DeskState, drawer: SheetName | null): void {
  const last = useRef({ inquiry: desk.inquiry, drawer });
  useEffect(() => {
    const before = last.current;
    const { inquiry } = desk;
    last.current = { inquiry, drawer };
    const part = (selector: string) => board.current?.parentElement?.querySelector(selector);
    if (inquiry.place !== before.inquiry.place) {
      if (inquiry.place < inquiry.questions.length) bringInSight(part('.asked'));
    } else if (drawer !== before.drawer || inquiry.hints !== before.inquiry.hints) {
      bringInSight(part('.sheet'));
    } else if (inquiry.tries > before.inquiry.tries) {
      const verdict = part('.verdict');
      const acts = part('.acts')?.getBoundingClientRect().top ?? 0;
      if (verdict && verdict.getBoundingClientRect().bottom > Math.min(acts, innerHeight)) bringInSight(verdict);
    }
  }, [board, desk, drawer]);
  useEffect(() => board.current?.addEventListener('toggle', showUnfolded, true), [board]);
}

function showUnfolded({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) bringInSight(target);
}
