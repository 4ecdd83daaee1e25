import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Speech } from '../../words/speech.ts';

interface VerdictBoxProps {
  readonly tone: 'legal' | 'illegal' | undefined;
  /** Tells one verdict from the next: each is at first shown as far as there is room. */
  readonly number: string;
  readonly speech: Speech;
  readonly children: ComponentChildren;
}

/**
 * The place of a verdict; screen readers hear it when it changes, once and whole. On a phone one that is too long for its room goes on
 * under a button, which shows all of it.
 */
export function VerdictBox({ tone, number, speech, children }: VerdictBoxProps) {
  const text = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState('');
  const [long, setLong] = useState(false);
  const open = opened === number;
  const measure = () => {
    const box = text.current;
    // One that stands open shows nothing of its room; the page knows of that before this part has been drawn anew.
    if (box !== null && box.parentElement?.dataset.long !== 'open') setLong(box.scrollHeight > box.clientHeight + 1);
  };
  const openForKeyboard = ({ target }: FocusEvent) => {
    if (long && target instanceof Element && target.matches(':focus-visible')) setOpened(number);
  };
  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (text.current !== null) observer.observe(text.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="verdict" data-verdict={tone} data-long={long ? (open ? 'open' : 'cut') : undefined}>
      {/* What is reached by keyboard below the edge is opened with the rest; nothing moves under a finger. */}
      <div class="verdict-text" role="status" ref={text} onFocusCapture={openForKeyboard}>
        {children}
      </div>
      {long && (
        <button type="button" class="quiet read-on" aria-expanded={open} onClick={() => setOpened(open ? '' : number)}>
          {speech.text(open ? 'readLess' : 'readOn')} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
        </button>
      )}
    </div>
  );
}
