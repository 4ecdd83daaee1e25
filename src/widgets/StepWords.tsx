import { type Action, judge, type Position } from '../engine/index.ts';
import { Phrase } from './CardWord.tsx';
import { stepPieces } from './step-words.ts';
import type { Tongue } from './tongue.ts';

interface StepWordsProps {
  readonly start: Position;
  readonly actions: readonly Action[];
  readonly tongue: Tongue;
}

/** Acts one after another in words. */
export function StepWords({ start, actions, tongue }: StepWordsProps) {
  let position = start;
  return (
    <>
      {actions.map((action, place) => {
        const pieces = stepPieces(position, action, tongue);
        const verdict = judge(position, action);
        if (verdict.legal) position = verdict.next;
        return (
          <span key={place}>
            {place > 0 && ' → '}
            <Phrase pieces={pieces} tongue={tongue} />
          </span>
        );
      })}
    </>
  );
}
