import { type Action, actingSide, type Card, type NewMeld, topOf } from '../../engine/index.ts';
import { zones } from '../../table/view.ts';
import { cardsWith, type TableEvent, type TableState } from '../table/table-state.ts';
import { isOutOfSight } from '../words/reader.ts';
import { meantMelds } from './meant-meld.ts';
import { meantTake, takeOntoMeld } from './meant-take.ts';
import { asideMelds, begins } from './offers.ts';

/**
 * What happens when cards are brought to a place, as in `intentAt`: the act that is meant is tried, and several cards for one discard are
 * a slip; null where it means nothing.
 */
export function eventAt(
  table: TableState,
  zone: string,
  keys: readonly string[] | null = null,
): Extract<TableEvent, { readonly type: 'try' | 'slip' }> | null {
  const action = intentAt(table, zone, keys);
  if (action !== null) return { type: 'try', action };
  const brought = zone === zones.pile && !isOutOfSight(table.position) && (keys ?? table.selected).length > 1;
  return brought ? { type: 'slip', kind: 'several-discards' } : null;
}

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
    const all = meantMelds(position, cards, melds);
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

function intentAtPile(state: TableState, cards: readonly Card[], melds: readonly NewMeld[]): Action | null {
  const { position } = state;
  const [only, ...others] = cards;
  if (position.phase !== 'draw' && only !== undefined && others.length === 0) return { type: 'discard', card: only };
  // After the draw cards come to the pile one at a time, except where the table speaks of a second taking.
  if (position.phase === 'play' && others.length > 0 && !begins(state, 'take')) return null;
  if (cards.length > 0) return meantTake(position, cards, melds);
  // Touching the pile with nothing in hand means the meld on the table that takes its top card, or would by its rank.
  const order = topOf(position)?.order;
  const alike = melds.length > 0 ? undefined : actingSide(position).melds.find((meld) => meld.order === order);
  return (
    takeOntoMeld(position, melds) ??
    (alike === undefined
      ? meantTake(position, [], melds)
      : { type: 'take', with: [], onto: { name: alike.name }, melds })
  );
}
