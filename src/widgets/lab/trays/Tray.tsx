import type { ComponentChildren } from 'preact';
import type { Card } from '../../../engine/index.ts';
import { Zone } from '../../felt/Zone.tsx';
import type { LabSpeech } from '../lab-speech.ts';
import { CardFace } from './CardFace.tsx';

/** A place for cards: what it is called, what lies there, and what follows when its cards change. */
export interface TrayData {
  readonly id: string;
  readonly label: string;
  readonly cards: readonly Card[];
  /** Takes the cards that are to lie there from now on. */
  readonly put: (cards: readonly Card[]) => void;
  /** Takes the whole tray away; left out where there always is one. */
  readonly takeAway?: (() => void) | undefined;
  /** What is to be said of the cards: what they are, what they count. */
  readonly note?: ComponentChildren;
  /** What stands below the tray. */
  readonly after?: ComponentChildren;
  /** How many cards from the left stay where they are when the rest is taken. */
  readonly staying?: number | undefined;
  readonly isPile?: boolean | undefined;
  /** Whether cards that come are sorted in, as into a hand. */
  readonly isSorted?: boolean | undefined;
  /** Which cards may lie here at all, where not every one may. */
  readonly takes?: ((card: Card) => boolean) | undefined;
}

interface TrayProps {
  readonly tray: TrayData;
  readonly active: boolean;
  /** Whether anything can be done here yet. */
  readonly isLive: boolean;
  readonly onActivate: () => void;
  readonly speech: LabSpeech;
}

/** A tray on the felt: its name, which also makes it the one that cards are picked for, and its cards, each of which goes when it is touched. */
export function Tray({ tray, active, isLive, onActivate, speech }: TrayProps) {
  const { cards, label, put, takeAway, note } = tray;
  const count = speech.text('cardCount', { count: cards.length });
  return (
    <div class={active ? 'tray active' : 'tray'} data-tray={tray.id}>
      {isLive ? (
        <div class="tray-head">
          <button type="button" class="tray-name" aria-pressed={active} onClick={onActivate}>
            <span>{label}</span> <span class="tray-count">{count}</span>
            <span class="tray-mark" aria-hidden="true">
              {active ? ' ✎' : ''}
            </span>
          </button>
          {takeAway !== undefined && (
            <button
              type="button"
              class="tray-away"
              onClick={takeAway}
              aria-label={speech.say('takeAway', { tray: label })}
            >
              <span aria-hidden="true">✕</span>
            </button>
          )}
        </div>
      ) : (
        <p class="tray-head">
          <span class="tray-name">
            {label} <span class="tray-count">{count}</span>
          </span>
        </p>
      )}
      {cards.length === 0 ? (
        <p class="tray-empty">{speech.say(active ? 'cardsHere' : 'noCards')}</p>
      ) : isLive ? (
        <Zone label={label}>
          {cards.map((card, place) => (
            <button
              key={`${card.code} ${place}`}
              type="button"
              class={`place ${cardClass(tray, place)}`}
              onClick={() => put(cards.filter((_, other) => other !== place))}
            >
              <CardFace card={card} />
              <span class="visually-hidden">{speech.say('remove', { card: [card] })}</span>
            </button>
          ))}
        </Zone>
      ) : (
        <div class="tray-cards">
          <span class="visually-hidden">{speech.spoken(cards)}</span>
          {cards.map((card, place) => (
            <span key={`${card.code} ${place}`} class={cardClass(tray, place)}>
              <CardFace card={card} />
            </span>
          ))}
        </div>
      )}
      {note !== undefined && <div class="tray-note">{note}</div>}
    </div>
  );
}

/** How a card lies: freezing cards of the pile crosswise, and paler those that stay when the rest is taken. */
function cardClass({ cards, isPile = false, staying = 0 }: TrayData, place: number): string {
  const role = cards[place]?.role;
  const freezes = isPile && place < cards.length - 1 && (role === 'wild' || role === 'red-three');
  return `lab-card${freezes ? ' crosswise' : ''}${place < staying ? ' staying' : ''}`;
}
