import { type Card, faces } from '../../../engine/index.ts';
import { Zone } from '../../felt/Zone.tsx';
import type { LabSpeech } from '../lab-speech.ts';
import { CardFace } from './CardFace.tsx';

interface CardPickerProps {
  /** What the cards are picked for, as its tray is called. */
  readonly target: string;
  readonly copiesLeft: (card: Card) => number;
  readonly onPick: (card: Card) => void;
  readonly speech: LabSpeech;
}

/** Suit by suit from ace to two, and the joker: the cards as one finds them in a sorted deck. */
const bySuit: readonly Card[] = [
  ...(['s', 'h', 'd', 'c'] as const).flatMap((suit) => faces.filter((card) => card.suit === suit)),
  ...faces.filter(({ suit }) => suit === null),
];

/** All faces to pick from; those that the deck has no more of can be told by eye and ear. */
export function CardPicker({ target, copiesLeft, onPick, speech }: CardPickerProps) {
  const label = speech.say('pickFor', { tray: target });
  return (
    <div class="picker">
      <h2 class="minor">{label}</h2>
      <Zone label={label}>
        {bySuit.map((card) => {
          const left = copiesLeft(card);
          return (
            <button
              key={card.code}
              type="button"
              class="place lab-card"
              aria-disabled={left <= 0}
              onClick={() => {
                if (left > 0) onPick(card);
              }}
            >
              <CardFace card={card} upper />
              <span class="visually-hidden">
                {left > 0 ? speech.name(card) : speech.say('noneLeft', { card: [card] })}
              </span>
            </button>
          );
        })}
      </Zone>
    </div>
  );
}
