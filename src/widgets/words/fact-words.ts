import type { Meld, Position, Seat } from '../../engine/index.ts';
import type { FactValue } from '../../insight/index.ts';
import { indexOf } from '../../table/faces/corner.ts';
import { fromHighToLow } from './laid-order.ts';
import type { Filling } from './phrase.ts';
import { playerName } from './reader.ts';
import type { Speech } from './speech.ts';

/** What the gaps of a fact’s sentence are filled with in the reader’s language: players by their names, melds by their signs. */
export function fillingsOf(
  values: Readonly<Record<string, FactValue>>,
  position: Position,
  reader: Seat,
  speech: Speech,
): Readonly<Record<string, Filling>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, filling(value, position, reader, speech)]),
  );
}

function filling(value: FactValue, position: Position, reader: Seat, speech: Speech): Filling {
  if (typeof value === 'number') return value;
  if ('seat' in value) return playerName(position, value.seat, reader, speech);
  return 'meld' in value ? meldSign(value.meld, speech) : value;
}

/** A meld in signs that no language has to inflect: a sequence by its ends, “Q♠–7♠”, another by how many cards it has, “6 × K”. */
function meldSign({ kind, order, size, cards }: Meld, speech: Speech): string {
  if (kind === 'sequence') {
    const [first, ...others] = fromHighToLow(cards, (card) => card);
    const last = others.at(-1);
    return [first, last].flatMap((card) => (card === undefined ? [] : speech.short(card))).join('–');
  }
  const natural = cards.find((card) => card.order === order);
  const index =
    natural === undefined || natural.rank === 'joker' ? speech.letters.joker : indexOf(natural.rank, speech.letters);
  return `${size} × ${index}`;
}
