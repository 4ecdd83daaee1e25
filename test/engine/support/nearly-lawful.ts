import { type Action, actingSide, type Card, type Position } from '../../../src/engine/index.ts';

/** Chooses a whole number from 0 to one less than another. */
export type Chance = (below: number) => number;

/** Choices that look like chance and are the same for the same seed; `apart` sets those of one purpose apart from another’s. */
export function chanceOf(seed: number, apart: number): Chance {
  let state = (seed * 2654435761 + apart) % 2147483647;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % Math.max(1, below);
  };
}

/** Something that a beginner might try: cards that look alike, a meld that looks right, an act before its time; null where nothing offers itself. */
export function nearlyLawful(view: Position, chance: Chance): Action | null {
  const hand = view.seats[view.turn - 1]?.hand.known ?? [];
  const pick = <One>(list: readonly One[]) => list[chance(list.length)];
  const own = actingSide(view).melds;
  const theirs = view.sides.find((side) => side !== actingSide(view))?.melds ?? [];
  const card = pick(hand);
  if (card === undefined) return null;
  const alike = likeliest(hand, card, view, chance);
  const early = view.phase === 'draw' ? 6 : 4;
  switch (chance(early === 6 ? 12 : 10)) {
    case 0:
    case 1:
    case 2:
      return { type: 'meld', melds: [{ cards: alike }] };
    case 3:
    case 4: {
      const meld = pick(own);
      return meld === undefined ? null : { type: 'add', additions: [{ meld: { name: meld.name }, cards: [card] }] };
    }
    case 5: {
      const meld = pick(own);
      return meld === undefined ? null : { type: 'take', with: [], onto: { name: meld.name }, melds: [] };
    }
    case 6: {
      const [first, second] = [pick(own), pick(own)];
      return first === undefined || second === undefined || first === second
        ? null
        : { type: 'merge', first: { name: first.name }, second: { name: second.name } };
    }
    case 7:
      return { type: 'discard', card };
    case 8: {
      const side = view.sides.find((one) => one !== actingSide(view))?.side;
      const meld = pick(theirs);
      return meld === undefined || side === undefined
        ? chance(2) === 0
          ? { type: 'ask' }
          : { type: 'draw' }
        : { type: 'add', additions: [{ meld: { name: meld.name, side }, cards: [card] }] };
    }
    case 9:
      return view.phase === 'play' ? { type: 'draw' } : { type: 'ask' };
    default: {
      const top = view.pile.at(-1);
      const same = hand.filter(({ order, role }) => order === top?.order || role === 'wild').slice(0, 1 + chance(2));
      return { type: 'take', with: same.length === 0 ? alike.slice(0, 2) : same, melds: [] };
    }
  }
}

/** A few cards that look as if they belonged together: of one rank, with a wild card, or in a row. */
function likeliest(hand: readonly Card[], card: Card, view: Position, chance: Chance): readonly Card[] {
  const rank = hand.filter(({ order }) => order === card.order);
  const wild = hand.filter(({ role }) => role === 'wild');
  const near = hand.filter(({ suit, order }) => suit === card.suit && Math.abs(order - card.order) <= 2);
  const runs = view.ruleset.parameters.maxSequence > 0;
  switch (chance(runs ? 5 : 3)) {
    case 0:
      return rank.slice(0, 4);
    case 1:
      return [...rank.slice(0, 2), ...wild.slice(0, 1 + chance(2))];
    case 2:
      return [...rank.slice(0, 3), ...hand.filter((other) => other.order !== card.order).slice(0, 1)];
    case 3:
      return near.slice(0, 4);
    default:
      return [...near.slice(0, 3), ...wild.slice(0, 1)];
  }
}
