import { type Card, judge, type Position, topOf } from '../../engine/index.ts';

/** Cards of the hand as a taking lays them: those that go with the top card, which is the first, and melds of their own beside it. */
type Laid = readonly [withTop: readonly Card[], ...melds: readonly (readonly Card[])[]];

/**
 * Whether the pile can be taken so that just these cards of the hand are laid. Which of them go with the top card nobody has said: every
 * sensible way to lay them is tried. Of two kings, two aces and a two on a king the kings go with the top card, and the two with the aces.
 */
export function canTakeLaying(position: Position, cards: readonly Card[]): boolean {
  const top = topOf(position);
  if (top === undefined || cards.length === 0) return false;
  const { maxSequence, minMeldSize } = position.ruleset.parameters;
  const naturalsFirst = cards.toSorted((one, other) => Number(isWild(one)) - Number(isWild(other)));
  let ways: readonly Laid[] = [[[top]]];
  for (const card of naturalsFirst) {
    const longer = ways.flatMap((way) => withCard(way, card, maxSequence > 0));
    ways = [...new Map(longer.map((way) => [keyOf(way), way])).values()];
  }
  return ways.some(([[, ...withTop], ...melds]) => {
    if (withTop.length === 0 || melds.some((meld) => meld.length < minMeldSize)) return false;
    return judge(position, { type: 'take', with: withTop, melds: melds.map((meld) => ({ cards: meld })) }).legal;
  });
}

/** The cards laid with one more: in each place where it could lie, or as the first of another meld. */
function withCard(way: Laid, card: Card, isInRuns: boolean): readonly Laid[] {
  const [withTop, ...melds] = way;
  const couldLie = (others: readonly Card[]) =>
    isWild(card) ||
    others.every((other) => isWild(other) || other.order === card.order || (isInRuns && other.suit === card.suit));
  const joined: readonly Laid[] = [
    ...(couldLie(withTop) ? [[[...withTop, card], ...melds] as const] : []),
    ...melds.flatMap((meld, place): Laid[] =>
      couldLie(meld) ? [[withTop, ...melds.with(place, [...meld, card])]] : [],
    ),
  ];
  // Where there are no sequences a natural card has one place; a wild card may stand anywhere, or among its like.
  const hasItsPlace = joined.length > 0 && !isWild(card) && !isInRuns;
  return hasItsPlace ? joined : [...joined, [withTop, ...melds, [card]]];
}

/** The same for ways that differ only in which of two like cards lies where. */
function keyOf([withTop, ...melds]: Laid): string {
  const spelled = (cards: readonly Card[]) =>
    cards
      .map(({ code }) => code)
      .sort()
      .join(' ');
  return [spelled(withTop), ...melds.map(spelled).sort()].join('; ');
}

function isWild({ role }: Card): boolean {
  return role === 'wild';
}
