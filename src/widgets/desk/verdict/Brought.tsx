import type { Card } from '../../../engine/index.ts';
import { placeOf } from '../../table/card-keys.ts';
import type { TableState } from '../../table/table-state.ts';
import { Phrase } from '../../words/CardWord.tsx';
import type { Speech } from '../../words/speech.ts';

/** Which cards the last act has brought into the hand: those of the pile, and apart from them those of the stock. */
export function Brought({ table, speech }: { table: TableState; speech: Speech }) {
  const { pile, stock } = cardsBrought(table);
  const told = [
    ...(pile.length > 0 ? [speech.pieces('tookCards', { cards: pile })] : []),
    ...(stock.length > 0 ? [speech.pieces('drewCards', { cards: stock })] : []),
  ];
  if (told.length === 0) return null;
  return (
    <p class="drawn">
      <Phrase pieces={told.flatMap((pieces, place) => (place === 0 ? pieces : [' · ', ...pieces]))} speech={speech} />
    </p>
  );
}

/** The cards of the hand of the player who acted that were not in it before, by where they came from. */
export function cardsBrought({ cards, past, judged, position }: TableState) {
  const last = past.at(-1);
  if (last === undefined || judged?.verdict.legal !== true) return { pile: [], stock: [] };
  const { action, seat } = judged;
  const place = placeOf.hand(seat);
  const had = new Set((last.cards.places.get(place) ?? []).map(({ key }) => key));
  const came = (cards.places.get(place) ?? []).flatMap(({ key, card }) =>
    card === null || had.has(key) ? [] : [card],
  );
  if (action.type === 'draw' || action.type === 'buy' || action.type === 'lay') return { pile: [], stock: came };
  if (action.type !== 'take') return { pile: [], stock: [] };
  // Equal cards may come from both: those that the stock lacks now, or that were named with the act, are the stock's.
  const drawn = [...(action.draws ?? []), ...without(last.position.stock.known, position.stock.known)];
  const pile = without(came, drawn);
  return { pile, stock: without(came, pile) };
}

/** Cards without others, each once. */
function without(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const rest = [...others];
  return cards.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}
