import { expect, test, vi } from 'vitest';
import {
  type Agreement,
  type Card,
  deckOf,
  formatCards,
  type MeldName,
  nameMeld,
  type Ruleset,
  type RulesetId,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { isBlackThree, isWild } from './support/cards.ts';
import { contractName } from './support/contract-melds.ts';
import { type Choose, chooser, oneOf } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

// What random cards are as a meld, compared with the definitions of the documents: canasta-fi 11 and 15, classic 11, 21 and 22-b,
// samba 11 and 15, sitoumussamba 14 and 20.

const hands = tries('TABLES', 150) * 40;
// The machine may be busy, and `npm run fuzz` tries many more.
vi.setConfig({ testTimeout: 240_000 + hands * 5 });

const circle = 'A23456789TJQK';
const line = '456789TJQKA';

/** Whether cards of one suit follow each other in a line without a gap or a double. */
function isRun(cards: readonly Card[]): boolean {
  const suits = new Set(cards.map(({ suit }) => suit));
  const ranks = new Set<string>(cards.map(({ rank }) => rank));
  if (suits.size !== 1 || ranks.size !== cards.length || cards.length < 3 || cards.length > 7) return false;
  return [...line].some((_, start) => {
    const stretch = line.slice(start, start + cards.length);
    return stretch.length === cards.length && [...stretch].every((rank) => ranks.has(rank));
  });
}

/** The name of a set of the Canasta family and of Samba: two naturals at least, and a limit of wild cards. */
function setName(cards: readonly Card[], most: number, unlimited: boolean, balanced: boolean): MeldName {
  const naturals = cards.filter((card) => !isWild(card));
  const wilds = cards.length - naturals.length;
  const [first] = naturals;
  if (first === undefined || first.rank === '3' || naturals.some(({ rank }) => rank !== first.rank)) return 'invalid';
  const canasta = cards.length >= 7 && naturals.length >= 4;
  if (naturals.length < 2 || cards.length < 3) return 'invalid';
  if (wilds > most && !(unlimited && canasta)) return 'invalid';
  if (balanced && wilds > naturals.length) return 'invalid';
  if (cards.length < 7) return 'set';
  return wilds === 0 ? 'natural' : 'mixed';
}

function expectedName({ id, options }: Ruleset, cards: readonly Card[]): MeldName {
  if (id === 'sitoumussamba') return contractName(cards);
  const threes = id === 'samba' ? 6 : 4;
  if (cards.length >= 3 && cards.length <= threes && cards.every(isBlackThree)) return 'black-threes';
  if (id === 'samba') {
    if (isRun(cards)) return cards.length === 7 ? 'samba' : 'sequence';
    return setName(cards, 2, false, false);
  }
  if (cards.every(isWild)) return options.wildMelds === true && cards.length >= 3 ? 'wild' : 'invalid';
  const conflict = options.thirdWildConflict === 2 && options.noPileOntoCompletedCanasta === true;
  return setName(cards, 3, conflict && options.noPileWithWild !== true, options.viennese === true);
}

/** Cards that are nearly a meld: of one rank or one suit for the most part, with wild cards and strangers at times. */
function someCards(deck: readonly Card[], choose: Choose): readonly Card[] {
  const left = deck.slice();
  const first = oneOf(left, choose);
  const set = choose(2) === 0;
  const start = choose(13);
  const length = 1 + choose(9);
  const stretch = (circle + circle).slice(start, start + length);
  const strangers = choose(4) === 0 ? 1 : 0;
  const wilds = choose(3) === 0 ? choose(5) : 0;
  const chosen: Card[] = [];
  const take = (fits: (card: Card) => boolean) => {
    const fitting = left.filter(fits);
    if (fitting.length === 0) return;
    const card = oneOf(fitting, choose);
    left.splice(left.indexOf(card), 1);
    chosen.push(card);
  };
  for (const rank of stretch) {
    take((card) => (set ? card.rank === first.rank : card.suit === first.suit && card.rank === rank));
  }
  for (let wild = 0; wild < wilds; wild++) take(isWild);
  if (strangers > 0) take(() => true);
  return chosen;
}

const agreements: readonly (readonly [RulesetId, NonNullable<Agreement['options']>])[] = [
  ['canasta-fi', {}],
  ['classic', {}],
  ['classic', { wildMelds: true }],
  ['classic', { viennese: true }],
  ['classic', { noPileOntoCompletedCanasta: true, thirdWildConflict: 2 }],
  ['canasta-sv', { quick: true }],
  ['samba', {}],
  ['sitoumussamba', {}],
];

test.each(agreements)('%s %j: random cards are called what the document calls them', (id, options) => {
  const ruleset = settled(id, { options });
  const deck = deckOf(ruleset);
  const choose = chooser(firstSeed);
  const seen = new Set<MeldName>();
  for (let number = 0; number < hands; number++) {
    const cards = someCards(deck, choose);
    const name = expectedName(ruleset, cards);
    seen.add(name);
    if (nameMeld(ruleset, cards) !== name) expect(nameMeld(ruleset, cards), formatCards(cards)).toBe(name);
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
});
