import { placeOf } from '../table/card-keys.ts';
import type { TableState } from '../table/table-state.ts';
import { CardWords } from '../words/CardWord.tsx';
import type { Speech } from '../words/speech.ts';

interface TableCardsProps {
  readonly state: TableState;
  readonly speech: Speech;
  readonly onToggle: (key: string) => void;
}

/**
 * The cards that lie on the table, to be chosen one by one: so that a reader can try to take a melded card back, or to use a card of
 * the pile before the pile is taken.
 */
export function TableCards({ state, speech, onToggle }: TableCardsProps) {
  const cards = placesOnTable(state)
    .flatMap((place) => state.cards.places.get(place) ?? [])
    .flatMap(({ key, card }) => (card === null ? [] : [{ key, card }]));
  if (cards.length === 0) return null;
  return (
    <details class="further">
      <summary>{speech.text('fromTable')}</summary>
      <ul class="buttons cards">
        {cards.map(({ key, card }) => (
          <li key={key}>
            <button
              type="button"
              class="quiet"
              aria-pressed={state.selected.includes(key)}
              onClick={() => onToggle(key)}
            >
              <CardWords cards={[card]} speech={speech} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The pile, what lies before the sides, and the cards that other players have laid face up before themselves. */
function placesOnTable({ position }: TableState): readonly string[] {
  return [
    placeOf.pile,
    ...position.sides.flatMap(({ side, melds }) => [
      ...melds.map(({ name }) => placeOf.meld(side, name)),
      placeOf.redThrees(side),
    ]),
    ...position.seats
      .filter(({ seat }) => seat !== position.turn)
      .flatMap(({ seat }) => [placeOf.penalty(seat), placeOf.waiting(seat)]),
  ];
}
