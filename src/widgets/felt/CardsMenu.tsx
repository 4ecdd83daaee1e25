import { useState } from 'preact/hooks';
import type { TableLayout } from '../../table/place.ts';
import type { HandOrder } from '../table/hand-order.ts';
import type { Speech } from '../words/speech.ts';
import { type CardAppearance, cardAppearance, setCardAppearance } from './card-appearance.ts';

interface CardsMenuProps {
  readonly layout: TableLayout;
  readonly speech: Speech;
  readonly order: HandOrder;
  readonly onOrder: (order: HandOrder) => void;
}

const orders = [
  ['rank', 'byRank'],
  ['suit', 'bySuit'],
  ['own', 'ownOrder'],
] as const;

/** How the reader wants his cards: the order of the hand, the letters in their corners, two colours or four. */
export function CardsMenu({ layout, speech, order, onOrder }: CardsMenuProps) {
  const [appearance, setAppearance] = useState(cardAppearance);
  const { x, y } = layout.tools;
  const change = (some: Partial<CardAppearance>) => setAppearance(setCardAppearance(some));
  const { ace, king, queen, jack } = speech.letters;
  const letters = [ace, king, queen, jack].join(' ');
  return (
    <details
      class="cards-menu"
      style={{ right: `${100 - (x / layout.width) * 100}%`, bottom: `${100 - (y / layout.height) * 100}%` }}
    >
      <summary>{speech.text('cardsMenu')}</summary>
      <div class="cards-choices">
        <fieldset>
          <legend>{speech.text('handOrder')}</legend>
          {orders.map(([by, word]) => (
            <label key={by}>
              <input type="radio" checked={order.by === by} onChange={() => onOrder({ ...order, by })} />
              {speech.text(word)}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={appearance.fourColours}
            onChange={(event) => change({ fourColours: event.currentTarget.checked })}
          />
          {speech.text('fourColours')}
        </label>
        {letters !== 'A K Q J' && (
          <label>
            <input
              type="checkbox"
              checked={appearance.englishIndices}
              onChange={(event) => change({ englishIndices: event.currentTarget.checked })}
            />
            {speech.text('englishIndices')}
          </label>
        )}
      </div>
    </details>
  );
}
