import { legalActions, permits } from '../../engine/index.ts';
import { zones } from '../../table/view.ts';
import { choosable, type TableEvent, type TableState } from '../table/table-state.ts';

/** What a reader has meant, before the table answers. */
type Meant = Extract<TableEvent, { readonly type: 'try' | 'slip' | 'select' }>;

/**
 * What comes of wanting the pile with no card chosen, by touching it (`zone`) or by a button (null): where cards of the hand take it,
 * those of the only way are chosen for the reader (unless `asks`, where finding them is the task), and where there are several he is
 * asked to choose. Everything else is tried as it is, so that he hears why the pile is not to be had.
 */
export function pileWanted(table: TableState, meant: Meant, zone: string | null = null, asks = false): Meant {
  const { position } = table;
  if (meant.type !== 'try' || position.phase !== 'draw') return meant;
  const { action } = meant;
  if (action.type !== 'take' || action.with.length + action.melds.length > 0) return meant;
  // A button names the meld that is meant; who touches the pile names none.
  if ((action.onto !== undefined && zone !== zones.pile) || permits(position, action)) return meant;
  const ways = legalActions(position).flatMap((one) =>
    one.type === 'take' && one.with.length > 0 ? [[...one.with, ...one.melds.flatMap(({ cards }) => cards)]] : [],
  );
  const [way, ...others] = ways;
  if (way === undefined) return meant;
  if (asks || others.length > 0) return { type: 'slip', kind: 'cards-for-pile' };
  const rest = [...way];
  const chosen = [...choosable(table, position.turn).values()].flat().filter(({ card }) => {
    const place = card === null ? -1 : rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return { type: 'select', keys: chosen.map(({ key }) => key) };
}
