import {
  actingSide,
  type Card,
  type NewMeld,
  type Position,
  permits,
  type TakeAction,
  topOf,
} from '../../engine/index.ts';
import { divisions } from './meant-meld.ts';

/**
 * The taking of the pile that a reader means with these chosen cards and these melds put aside. Which of them belong to the top card
 * is found out, whether they were chosen or put aside before: the table must not refuse a pair only because it lies there already, nor
 * because the cards of the other melds were chosen together with it.
 */
export function meantTake(
  position: Position,
  chosen: readonly Card[],
  aside: readonly NewMeld[],
  depth = 1,
): TakeAction {
  const deep = depth > 1 ? { depth } : {};
  const groups = chosen.length === 0 ? aside : [{ cards: chosen }, ...aside];
  const takes = groups.map(
    ({ cards }, place): TakeAction => ({
      type: 'take',
      with: cards,
      melds: groups.filter((_, other) => other !== place),
      ...deep,
    }),
  );
  return (
    takes.find((take) => permits(position, take)) ??
    chosenApart(position, chosen)
      .map(({ pair, melds }): TakeAction => ({ type: 'take', with: pair, melds: [...aside, ...melds], ...deep }))
      .find((take) => permits(position, take)) ??
    takes.find((take) => fits(take.with, topOf(position))) ??
    takes.find((take) => take.with === chosen) ?? { type: 'take', with: chosen, melds: aside, ...deep }
  );
}

/** The lawful taking of the pile with a meld of the side on the table and no card of the hand; undefined where none takes it. */
export function takeOntoMeld(position: Position, melds: readonly NewMeld[]): TakeAction | undefined {
  return actingSide(position)
    .melds.map(({ name }): TakeAction => ({ type: 'take', with: [], onto: { name }, melds }))
    .find((take) => permits(position, take));
}

/** Whether all natural cards are of the top card's rank. */
function fits(cards: readonly Card[], top: Card | undefined): boolean {
  const natural = cards.filter(({ role }) => role !== 'wild');
  return natural.length > 0 && natural.every(({ order }) => order === top?.order);
}

/** The chosen cards as those that go with the top card, with more and more wild cards, and the others as melds of their own. */
function chosenApart(
  position: Position,
  chosen: readonly Card[],
): readonly { readonly pair: readonly Card[]; readonly melds: readonly NewMeld[] }[] {
  const order = topOf(position)?.order;
  const naturals = chosen.filter((card) => card.role !== 'wild' && card.order === order);
  const wilds = chosen.filter(({ role }) => role === 'wild');
  const others = chosen.filter((card) => card.role !== 'wild' && card.order !== order);
  if (naturals.length === 0 || others.length === 0) return [];
  return Array.from({ length: wilds.length + 1 }, (_, count) => count).flatMap((count) => {
    const rest = [...others, ...wilds.slice(count)];
    const pair = [...naturals, ...wilds.slice(0, count)];
    return [[{ cards: rest }], ...divisions(position.ruleset, rest)].map((melds) => ({ pair, melds }));
  });
}
