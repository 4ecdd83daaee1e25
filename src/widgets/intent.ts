import { type Action, actingSide, type Card, type NewMeld, permits, topOf } from '../engine/index.ts';
import { zones } from '../table/view.ts';
import { meantTake } from './meant-take.ts';
import { asideMelds } from './offers.ts';
import { isOutOfSight } from './reader.ts';
import { cardsWith, type TableState } from './state.ts';

/**
 * What is meant by bringing cards to a place of the table, by their keys, or the selected ones (`keys` is null), or by touching the
 * place with none; null where that means nothing.
 */
export function intentAt(table: TableState, zone: string, keys: readonly string[] | null = null): Action | null {
  const state = keys === null ? table : { ...table, selected: keys };
  const { position } = state;
  if (isOutOfSight(position)) return null;
  const cards = cardsWith(state, state.selected);
  const melds = asideMelds(state);
  if (zone === zones.stock) return position.phase === 'deal' ? { type: 'turn-up' } : { type: 'draw' };
  if (zone === zones.pile) return intentAtPile(state, cards, melds);
  if (zone === zones.room) {
    const all = cards.length === 0 ? melds : [...melds, { cards }];
    if (all.length > 0 && cards.every((card) => card.role === 'red-three') && cards[0] !== undefined) {
      return { type: 'lay', card: cards[0] };
    }
    return all.length === 0 ? null : { type: 'meld', melds: all };
  }
  return intentAtMeld(state, zone, cards, melds);
}

/** A meld takes the pile before the draw, and cards of the hand after it; also one of the opponents', to hear that it may not. */
function intentAtMeld(
  { position }: TableState,
  zone: string,
  cards: readonly Card[],
  melds: readonly NewMeld[],
): Action | null {
  const [kind, place, ...rest] = zone.split(':');
  const side = position.sides.find((candidate) => candidate.side === place);
  if (kind !== 'meld' || side === undefined) return null;
  const name = rest.join(':');
  const meld = actingSide(position).side === side.side ? { name } : { name, side: side.side };
  if (position.phase === 'draw') return { type: 'take', with: cards, onto: meld, melds };
  return cards.length === 0 ? null : { type: 'add', additions: [{ meld, cards }] };
}

function intentAtPile(state: TableState, cards: readonly Card[], melds: readonly NewMeld[]): Action {
  const { position } = state;
  const [only, ...others] = cards;
  if (position.phase !== 'draw' && only !== undefined && others.length === 0) return { type: 'discard', card: only };
  const take = (name: string): Action => ({ type: 'take', with: [], onto: { name }, melds });
  const own = actingSide(position).melds;
  const order = topOf(position)?.order;
  // Touching the pile with nothing in hand means the meld on the table that takes its top card, or would by its rank.
  const meant =
    cards.length > 0
      ? undefined
      : (own.find(({ name }) => permits(position, take(name))) ??
        (melds.length > 0 ? undefined : own.find((meld) => meld.order === order)));
  return meant === undefined ? meantTake(position, cards, melds) : take(meant.name);
}
