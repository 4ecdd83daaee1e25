import type { Position, Seat } from '../../../engine/index.ts';
import type { Charge } from '../../table/charges.ts';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { sideName } from '../../words/reader.ts';
import type { Speech } from '../../words/speech.ts';

interface ChargesProps {
  readonly charges: readonly Charge[];
  readonly position: Position;
  readonly reader: Seat;
  readonly speech: Speech;
}

/** The points that fall due with what has been done, though it was allowed, and what for. */
export function Charges({ charges, position, reader, speech }: ChargesProps) {
  return (
    <>
      {charges.map(({ side, points, cause, clauses }) => (
        <p key={side} class="charge">
          {speech.text(cause)} {speech.text('charge', { side: sideName(position, side, reader, speech), points })}{' '}
          <ClauseLinks clauses={clauses} speech={speech} />
        </p>
      ))}
    </>
  );
}

/** The same within the line that tells of an act. */
export function chargeText({ side, points, cause }: Charge, position: Position, reader: Seat, speech: Speech): string {
  const told = [speech.text(cause), speech.text('charge', { side: sideName(position, side, reader, speech), points })];
  return told.join(' ');
}
