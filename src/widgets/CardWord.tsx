import type { Card } from '../engine/index.ts';
import type { Piece } from './phrase.ts';
import type { Tongue } from './tongue.ts';

/** Cards in a text: in short for the eye, by name for the ear. */
export function CardWords({ cards, tongue }: { cards: readonly Card[]; tongue: Tongue }) {
  return (
    <span class="card-words">
      <span class="visually-hidden">{tongue.spoken(cards)}</span>
      {cards.map((card, place) => (
        <span key={place} class={card.red ? 'card-word red' : 'card-word'} aria-hidden="true">
          <Index card={card} tongue={tongue} />
        </span>
      ))}
    </span>
  );
}

/** The index of a card, and where A K Q J is another the one that a reader may have chosen for the cards: the style sheet knows which. */
function Index({ card, tongue }: { card: Card; tongue: Tongue }) {
  const [own, english] = [tongue.short(card), tongue.shortInEnglish(card)];
  if (own === english) return own;
  return (
    <>
      <span class="own-index">{own}</span>
      <span class="english-index">{english}</span>
    </>
  );
}

/** A filled message: its text with the cards in it. */
export function Phrase({ pieces, tongue }: { pieces: readonly Piece[]; tongue: Tongue }) {
  return (
    <>
      {pieces.map((piece, place) =>
        typeof piece === 'string' ? piece : <CardWords key={place} cards={piece} tongue={tongue} />,
      )}
    </>
  );
}
