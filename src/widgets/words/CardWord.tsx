import type { Card } from '../../engine/index.ts';
import type { Piece } from './phrase.ts';
import type { Speech } from './speech.ts';

/** Cards in a text: in short for the eye, by name for the ear. */
export function CardWords({ cards, speech }: { cards: readonly Card[]; speech: Speech }) {
  return (
    <span class="card-words">
      <span class="visually-hidden">{speech.spoken(cards)}</span>
      {cards.map((card, place) => (
        <span key={place} class={card.red ? 'card-word red' : 'card-word'} aria-hidden="true">
          <Index card={card} speech={speech} />
        </span>
      ))}
    </span>
  );
}

/** The index of a card, and where A K Q J is another the one that a reader may have chosen for the cards: the style sheet knows which. */
function Index({ card, speech }: { card: Card; speech: Speech }) {
  const [own, english] = [speech.short(card), speech.shortInEnglish(card)];
  if (own === english) return own;
  return (
    <>
      <span class="own-index">{own}</span>
      <span class="english-index">{english}</span>
    </>
  );
}

/** A filled message: its text with the cards in it. */
export function Phrase({ pieces, speech }: { pieces: readonly Piece[]; speech: Speech }) {
  return (
    <>
      {pieces.map((piece, place) =>
        typeof piece === 'string' ? piece : <CardWords key={place} cards={piece} speech={speech} />,
      )}
    </>
  );
}
