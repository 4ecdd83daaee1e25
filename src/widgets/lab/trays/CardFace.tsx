import type { Card } from '../../../engine/index.ts';
import { faceSize } from '../../../table/faces/face.ts';
import { faceId } from '../../../table/faces/svg-faces.ts';

/** How much of a face a card of the picker shows: its corner and the upper part of what is on it. */
const upperPart = 0.5;

/** The face of a card from the page's sheet, or its upper part alone. */
export function CardFace({ card, upper = false }: { card: Card; upper?: boolean }) {
  const height = upper ? faceSize.height * upperPart : faceSize.height;
  return (
    <svg class="card-picture" viewBox={`0 0 ${faceSize.width} ${height}`} aria-hidden="true">
      <use href={`#${faceId({ card, kind: 'whole' })}`} width={faceSize.width} height={faceSize.height} />
    </svg>
  );
}
