import type { Card } from '../../engine/index.ts';
import { face } from '../../table/metrics.ts';
import { faceId } from '../../table/svg.ts';

/** The face of a card from the page's sheet. */
export function CardFace({ card }: { card: Card }) {
  return (
    <svg class="card-picture" viewBox={`0 0 ${face.width} ${face.height}`} aria-hidden="true">
      <use href={`#${faceId(card)}`} width={face.width} height={face.height} />
    </svg>
  );
}
