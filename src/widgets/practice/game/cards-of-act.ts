import { type Action, cardsOfAct } from '../../../engine/index.ts';
import { placeOf } from '../../table/card-keys.ts';
import { choosable, type TableState } from '../../table/table-state.ts';

/** The keys of the cards that an act of the player in turn is about: those that he plays, and of a pile that is taken the top card. */
export function keysOfAct(table: TableState, action: Action): readonly string[] {
  const held = [...choosable(table, table.position.turn).values()].flat();
  const keys: string[] = [];
  for (const card of cardsOfAct(action)) {
    const found = held.find((viewed) => viewed.card === card && !keys.includes(viewed.key));
    if (found !== undefined) keys.push(found.key);
  }
  const top = action.type === 'take' ? table.cards.places.get(placeOf.pile)?.at(-1) : undefined;
  return top === undefined ? keys : [...keys, top.key];
}
