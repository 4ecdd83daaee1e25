import type { Action, Position, Seat } from '../../engine/index.ts';
import { Phrase } from './CardWord.tsx';
import { linePieces } from './line-words.ts';
import type { Speech } from './speech.ts';

interface StepWordsProps {
  readonly start: Position;
  readonly actions: readonly Action[];
  /** The seat from which players are named; nobody is where it is left out. */
  readonly reader?: Seat;
  readonly speech: Speech;
}

/** Acts one after another in words. */
export function StepWords({ start, actions, reader, speech }: StepWordsProps) {
  return (
    <>
      {linePieces(start, actions, speech, reader).map((pieces, place) => (
        <span key={place}>
          {place > 0 && ' → '}
          <Phrase pieces={pieces} speech={speech} />
        </span>
      ))}
    </>
  );
}
