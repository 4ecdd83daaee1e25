import type { Card } from '../../engine/index.ts';
import { faceSize } from '../../table/faces/face.ts';
import { faceId } from '../../table/faces/svg-faces.ts';

/** The face of a card from the page's sheet. */
export function CardFace({ card }: { card: Card }) {
  return (
    <svg class="card-picture" viewBox={`0 0 ${faceSize.width} ${faceSize.height}`} aria-hidden="true">
      <use href={`#${faceId({ card, kind: 'whole' })}`} width={faceSize.width} height={faceSize.height} />
    </svg>
  );
}
