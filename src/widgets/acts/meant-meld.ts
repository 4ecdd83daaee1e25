import {
  type Card,
  type NewMeld,
  nameMeld,
  type Position,
  permits,
  type Ruleset,
  without,
} from '../../engine/index.ts';

/** How many cards are divided at most, and how many ways of dividing them are tried: nobody opens with more, and a table answers at once. */
const mostCards = 18;
const mostWays = 64;

/**
 * The melds that a reader means with these chosen cards and these melds put aside: the chosen cards as one meld; if that is not lawful,
 * divided into several melds, lawful ones if there are any. Whoever chooses the cards of two melds need not say which belong together.
 */
export function meantMelds(position: Position, chosen: readonly Card[], aside: readonly NewMeld[]): readonly NewMeld[] {
  if (chosen.length === 0) return aside;
  const whole = [...aside, { cards: chosen }];
  if (isLawful(position, whole)) return whole;
  const { ruleset } = position;
  const divided = divisions(ruleset, chosen).map((melds) => [...aside, ...melds]);
  // What was put aside stays together, unless it is no meld at all.
  const broken = aside.some(({ cards }) => nameMeld(ruleset, cards) === 'invalid');
  const anew = broken
    ? divisions(
        ruleset,
        whole.flatMap(({ cards }) => cards),
      )
    : [];
  const lawful = [...divided, ...anew].find((melds) => isLawful(position, melds));
  if (lawful !== undefined) return lawful;
  return nameMeld(ruleset, chosen) === 'invalid' ? (divided[0] ?? whole) : whole;
}

/**
 * The ways to divide cards into two melds and more that are melds by themselves, those of fewest melds first. Natural cards of one rank
 * are meant as one meld.
 */
export function divisions(ruleset: Ruleset, cards: readonly Card[]): readonly (readonly NewMeld[])[] {
  const isWild = ({ role }: Card) => role === 'wild';
  const ranks = new Set(cards.filter((card) => !isWild(card)).map(({ order }) => order));
  if (cards.length > mostCards || ranks.size < 2) return [];
  const inOrder = cards.toSorted(
    (one, other) => Number(isWild(one)) - Number(isWild(other)) || one.index - other.index,
  );
  return waysToDivide(ruleset, inOrder, mostWays)
    .filter(({ length }) => length > 1)
    .map((groups) => groups.map((group) => ({ cards: group })))
    .sort((one, other) => one.length - other.length);
}

function isLawful(position: Position, melds: readonly NewMeld[]): boolean {
  return permits(position, { type: 'meld', melds });
}

/** The ways to divide cards, natural ones first, into melds; at most so many. */
function waysToDivide(
  ruleset: Ruleset,
  cards: readonly Card[],
  most: number,
): readonly (readonly (readonly Card[])[])[] {
  const [first, ...others] = cards;
  if (first === undefined) return [[]];
  const ways: (readonly (readonly Card[])[])[] = [];
  const ofRank = others.filter(({ role, order }) => role === 'wild' || order === first.order);
  const ofSuit = others.filter(({ order, suit }) => suit === first.suit && order !== first.order);
  for (const company of [...companies(ofRank), ...companies(ofSuit)]) {
    if (ways.length >= most) break;
    const meld = [first, ...company];
    if (nameMeld(ruleset, meld) === 'invalid') continue;
    const rest = waysToDivide(ruleset, without(others, company) ?? [], most - ways.length);
    ways.push(...rest.map((groups) => [meld, ...groups]));
  }
  return ways;
}

/** All selections from cards that lie in order, each once: equal cards are taken from the first one on. */
function companies(cards: readonly Card[]): readonly (readonly Card[])[] {
  const [first, ...others] = cards;
  if (first === undefined) return [[]];
  const including = companies(others).map((company) => [first, ...company]);
  return [...including, ...companies(others.filter((card) => card !== first))];
}
