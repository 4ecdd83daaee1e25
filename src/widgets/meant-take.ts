import { type Card, type NewMeld, type Position, permits, type TakeAction, topOf } from '../engine/index.ts';

/**
 * The taking of the pile that a reader means with these chosen cards and these melds put aside. Which of them belong to the top card
 * is found out, whether they were chosen or put aside before: the table must not refuse a pair only because it lies there already.
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
    takes.find((take) => fits(take.with, topOf(position))) ??
    takes.find((take) => take.with === chosen) ?? { type: 'take', with: chosen, melds: aside, ...deep }
  );
}

/** Whether all natural cards are of the top card's rank. */
function fits(cards: readonly Card[], top: Card | undefined): boolean {
  const natural = cards.filter(({ role }) => role !== 'wild');
  return natural.length > 0 && natural.every(({ order }) => order === top?.order);
}
