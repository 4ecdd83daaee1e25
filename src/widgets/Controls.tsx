import { useRef, useState } from 'preact/hooks';
import { type ClauseAddress, type Line, writePosition } from '../engine/index.ts';
import { Phrase } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import type { TableEvent, TableState } from './state.ts';
import { stepPieces } from './step-words.ts';
import type { Tongue } from './tongue.ts';

interface ControlsProps {
  readonly id: string;
  readonly state: TableState;
  readonly cases: readonly Line[];
  readonly about: readonly ClauseAddress[];
  readonly tongue: Tongue;
  readonly dispatch: (event: TableEvent) => void;
}

/** What is always there: undo, start again, show me, why, the link to this position, full screen. */
export function Controls({ id, state, cases, about, tongue, dispatch }: ControlsProps) {
  const fresh = state.past.length === 0 && state.judged === null && state.selected.length === 0;
  const row = useRef<HTMLDivElement>(null);
  return (
    <div class="controls" ref={row}>
      <ul class="buttons">
        <li>
          <button type="button" aria-disabled={fresh} onClick={() => dispatch({ type: 'undo' })}>
            {tongue.text('undo')}
          </button>
        </li>
        <li>
          <button type="button" aria-disabled={fresh} onClick={() => dispatch({ type: 'reset' })}>
            {tongue.text('reset')}
          </button>
        </li>
        <li>
          <CopyLink id={id} state={state} tongue={tongue} />
        </li>
        {document.fullscreenEnabled && (
          <li>
            <button type="button" onClick={() => toggleFullScreen(row.current)}>
              {tongue.text('fullScreen')}
            </button>
          </li>
        )}
      </ul>
      {cases.length > 0 && (
        <details>
          <summary>{tongue.text('show')}</summary>
          <ul class="buttons" aria-label={tongue.text('showCase')}>
            {cases.map((line, place) => (
              <li key={place}>
                <button type="button" class="quiet" onClick={() => dispatch({ type: 'show', line })}>
                  <CaseWords line={line} tongue={tongue} />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {about.length > 0 && (
        <details>
          <summary>{tongue.text('why')}</summary>
          <p>
            {tongue.text('whyText')} <ClauseLinks clauses={about} tongue={tongue} />
          </p>
        </details>
      )}
    </div>
  );
}

/** The steps of a case one after another. */
function CaseWords({ line, tongue }: { line: Line; tongue: Tongue }) {
  return line.actions.map((action, place) => (
    <span key={place}>
      {place > 0 && ' → '}
      <Phrase pieces={stepPieces(line.position, action, tongue)} tongue={tongue} />
    </span>
  ));
}

/** Copies the address of this very position: the page, the table, and the position in compact notation. */
function CopyLink({ id, state, tongue }: { id: string; state: TableState; tongue: Tongue }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => {
    const address = new URL(location.href);
    address.search = new URLSearchParams({ table: id, position: writePosition(state.position) }).toString();
    address.hash = id;
    navigator.clipboard
      .writeText(address.href)
      .then(
        () => setOutcome('copied'),
        () => setOutcome('copyFailed'),
      )
      .finally(() => setTimeout(() => setOutcome(null), 2500));
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {tongue.text(outcome ?? 'link')}
      </button>
      <span class="visually-hidden" role="status">
        {outcome === null ? '' : tongue.text(outcome)}
      </span>
    </>
  );
}

function toggleFullScreen(inside: HTMLElement | null): void {
  const table = inside?.closest('.table-widget');
  // A browser that refuses has its reasons; the table stays usable as it is.
  const done = document.fullscreenElement === null ? table?.requestFullscreen() : document.exitFullscreen();
  done?.catch(() => undefined);
}
