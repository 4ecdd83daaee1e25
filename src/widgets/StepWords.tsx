import type { Action, Position, Seat } from '../engine/index.ts';
import { Phrase } from './CardWord.tsx';
import { linePieces } from './line-words.ts';
import type { Tongue } from './tongue.ts';

interface StepWordsProps {
  readonly start: Position;
  readonly actions: readonly Action[];
  /** The seat from which players are named; nobody is where it is left out. */
  readonly reader?: Seat;
  readonly tongue: Tongue;
}

/** Acts one after another in words. */
export function StepWords({ start, actions, reader, tongue }: StepWordsProps) {
  return (
    <>
      {linePieces(start, actions, tongue, reader).map((pieces, place) => (
        <span key={place}>
          {place > 0 && ' → '}
          <Phrase pieces={pieces} tongue={tongue} />
        </span>
      ))}
    </>
  );
}
