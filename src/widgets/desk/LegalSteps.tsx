import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Action, legalActions } from '../../engine/index.ts';
import { mayThinkOfAsking } from '../acts/offers.ts';
import type { TableState } from '../table/table-state.ts';
import { Phrase } from '../words/CardWord.tsx';
import { isOutOfSight } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { stepPieces } from '../words/step-words.ts';

/** How many steps are shown before the reader asks for all. */
const few = 6;

/** How many steps are listed at most: a hand can have thousands of openings, and nobody reads them. */
const most = 48;

interface LegalStepsProps {
  readonly state: TableState;
  readonly speech: Speech;
  readonly onTry: (action: Action) => void;
}

/** The legal next steps in words, each a button that does it. */
export function LegalSteps({ state, speech, onTry }: LegalStepsProps) {
  const { position } = state;
  const [all, setAll] = useState(false);
  const steps = useMemo(() => firstActions(state), [position]);
  useEffect(() => setAll(false), [position]);
  return (
    <details class="legal further">
      <summary>{speech.text('legalClosed')}</summary>
      {steps.length === 0 ? (
        <p class="hint">{speech.text('legalNone')}</p>
      ) : (
        <ul class="buttons" aria-label={speech.text('legal')}>
          {steps.slice(0, all ? most : few).map((action, place) => (
            <li key={place}>
              <button type="button" class="quiet" onClick={() => onTry(action)}>
                <Phrase pieces={stepPieces(position, action, speech)} speech={speech} />
              </button>
            </li>
          ))}
          {!all && steps.length > few && (
            <li key="more">
              <button type="button" class="quiet more" onClick={() => setAll(true)}>
                {speech.text('more', { count: steps.length })}
              </button>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}

function firstActions(state: TableState): readonly Action[] {
  const { position } = state;
  if (isOutOfSight(position)) return [];
  // One of them may be the question.
  const actions = legalActions(position, most + 1);
  return actions.filter(({ type }) => type !== 'ask' || mayThinkOfAsking(state)).slice(0, most);
}
