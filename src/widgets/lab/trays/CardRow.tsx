import type { Card } from '../../../engine/index.ts';
import type { LabSpeech } from '../lab-speech.ts';
import { CardFace } from './CardFace.tsx';

/** Cards side by side, to be looked at; by ear their names. */
export function CardRow({ cards, speech }: { cards: readonly Card[]; speech: LabSpeech }) {
  return (
    <span class="lab-row">
      <span class="visually-hidden">{speech.spoken(cards)}</span>
      {cards.map((card, place) => (
        <span class="lab-card" key={`${card.code} ${place}`}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}
