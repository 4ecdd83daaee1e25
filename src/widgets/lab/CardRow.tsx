import type { Card } from '../../engine/index.ts';
import { CardFace } from './CardFace.tsx';
import type { LabTongue } from './lab-tongue.ts';

/** Cards side by side, to be looked at; by ear their names. */
export function CardRow({ cards, tongue }: { cards: readonly Card[]; tongue: LabTongue }) {
  return (
    <span class="lab-row">
      <span class="visually-hidden">{tongue.spoken(cards)}</span>
      {cards.map((card, place) => (
        <span class="lab-card" key={`${card.code} ${place}`}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}
