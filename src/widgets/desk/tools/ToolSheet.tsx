import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Speech } from '../../words/speech.ts';
import { Icon } from './icons.tsx';
import { TableKeysList } from './TableKeysList.tsx';
import { toolWords } from './Tools.tsx';
import type { SheetName, ToolRow } from './tool-row.ts';

interface ToolSheetProps {
  readonly id: string;
  readonly row: ToolRow;
  readonly speech: Speech;
  /** What an open sheet holds; the list of keys is the same at every table. */
  readonly children: (sheet: Exclude<SheetName, 'keys'>) => ComponentChildren;
}

/** How far a finger moves down to push the sheet away, in pixels. */
const pushedAway = 32;

/**
 * What a tool has opened: where the felt is above it, it lies over acts and tools, no higher than two fifths of the screen; beside the
 * felt it stands below the tools. It closes by its button, by Escape, by being pushed down, and by a touch on the felt it lies over.
 */
export function ToolSheet({ id, row, speech, children }: ToolSheetProps) {
  const { open, close } = row;
  const pushedFrom = useRef(0);
  useEffect(() => {
    // Whoever fills the screen with the table, or leaves it, wants to see the table.
    const stop = new AbortController();
    document.addEventListener('fullscreenchange', close, { signal: stop.signal });
    return () => stop.abort();
  }, [close]);
  if (open === null) return null;
  const name = speech.text(open === 'keys' ? 'keys' : toolWords[open]);
  return (
    <section class="sheet" id={`${id}-sheet`} aria-label={name} data-sheet={open}>
      <div
        class="sheet-head"
        onPointerDown={({ clientY }) => {
          pushedFrom.current = clientY;
        }}
        onPointerUp={({ clientY }) => clientY - pushedFrom.current > pushedAway && close()}
      >
        <strong>{name}</strong>
        <button type="button" class="quiet close" aria-label={speech.text('stopShowing')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="sheet-body">
        {open === 'keys' ? <TableKeysList speech={speech} /> : children(open)}
        {open === 'more' && (
          <button type="button" class="quiet to-keys" onClick={() => row.press('keys')}>
            {speech.text('keys')} <kbd>?</kbd>
          </button>
        )}
      </div>
    </section>
  );
}
