import {
  type Card,
  type CardCode,
  checkSetup,
  deckOf,
  type Position,
  type Ruleset,
  type Setup,
} from '../../../src/engine/index.ts';
import { type Choose, oneOf } from './randomDeal.ts';

/** Groups of ranks from which small tables are made: few ranks, so that their cards meet, with sequences where the game has them. */
const rankGroups: readonly string[] = ['K9', 'A74', 'QJT9', '98765', 'K5', '654', '8', 'AKQJ'];

/** A deck of few ranks in a random order, with more or fewer wild cards and black threes. */
function smallDeck(ruleset: Ruleset, choose: Choose): Card[] {
  const ranks = oneOf(rankGroups, choose);
  const circle = ruleset.parameters.sequenceOrder === 'circle';
  const threes = choose(3) === 0 ? '3' : '';
  const suits = ruleset.parameters.maxSequence > 0 && choose(2) === 0 ? 'sh' : 'shdc';
  const wilds = choose(8);
  let wild = 0;
  const chosen = deckOf(ruleset).filter(({ code, role, rank, suit }) => {
    if (role === 'wild') return choose(3) === 0 && wild++ < wilds;
    if (suit === null || (role === 'red-three' && !circle)) return false;
    return rank === '3' ? threes !== '' : code.startsWith(rank) && ranks.includes(rank) && suits.includes(suit);
  });
  for (let place = chosen.length - 1; place > 0; place--) {
    const other = choose(place + 1);
    const [one, two] = [chosen[place], chosen[other]];
    if (one !== undefined && two !== undefined) [chosen[place], chosen[other]] = [two, one];
  }
  return chosen;
}

/** Takes a lawful set out of the deck: naturals of one rank, perhaps with wild cards; nothing if there is none. */
function takeSet(deck: Card[], ranks: Set<string>, several: boolean, most: number, choose: Choose): readonly Card[] {
  const naturals = deck.filter(({ role, rank }) => role === 'natural' && (several || !ranks.has(rank)));
  const [first] = naturals;
  if (first === undefined) return [];
  const sameRank = naturals.filter(({ rank }) => rank === first.rank).slice(0, 2 + choose(6));
  const wilds = deck.filter(({ role }) => role === 'wild').slice(0, choose(most + 1));
  const fitting = wilds.slice(0, Math.min(wilds.length, sameRank.length));
  const cards = [...sameRank, ...fitting];
  if (sameRank.length < 2 || cards.length < 3) return [];
  ranks.add(first.rank);
  for (const card of cards) deck.splice(deck.indexOf(card), 1);
  return cards;
}

/** Takes a sequence of three to six cards out of the deck; nothing if there is none. */
function takeRun(deck: Card[], circle: boolean, choose: Choose): readonly Card[] {
  const order = circle ? '23456789TJQKA23456' : '456789TJQKA';
  const start = choose(order.length - 2);
  const suit = oneOf(['s', 'h', 'd', 'c'], choose);
  const run: Card[] = [];
  for (const rank of order.slice(start, start + 3 + choose(4))) {
    const card = deck.find(({ code }) => code === `${rank}${suit}`);
    if (card === undefined) break;
    run.push(card);
  }
  if (run.length < 3) return [];
  for (const card of run) deck.splice(deck.indexOf(card), 1);
  return run;
}

/** What a small table is to look like. */
export interface Wish {
  readonly phase: 'draw' | 'play';
  readonly fewest: number;
  readonly most: number;
}

/**
 * A random position with a small hand of known cards, few ranks, melds of the own side, a short pile and a known stock. Red threes
 * are left out where they are laid on the table; nothing of it depends on other hands.
 */
export function smallTable(ruleset: Ruleset, { phase, fewest, most }: Wish, choose: Choose): Position {
  const deck = smallDeck(ruleset, choose);
  const { maxSequence, maxWilds, meldsPerRank, minimumRaise, sequenceOrder } = ruleset.parameters;
  const melds: { name: string; cards: readonly Card[] }[] = [];
  const ranks = new Set<string>();
  const count = oneOf([0, 0, 1, 1, 2, 3], choose);
  for (let number = 0; number < count; number++) {
    const sequence = maxSequence > 0 && choose(2) === 0;
    const cards = sequence
      ? takeRun(deck, sequenceOrder === 'circle', choose)
      : takeSet(deck, ranks, meldsPerRank === 'several', maxWilds, choose);
    if (cards.length > 0) melds.push({ name: `m${number}`, cards });
  }
  const hand = deck.splice(0, fewest + choose(most - fewest + 1));
  const pile = phase === 'draw' ? deck.splice(0, choose(4)) : [];
  const stock = choose(5) === 0 ? [] : deck.splice(0, 3);
  const setup: Setup = {
    ruleset: ruleset.id,
    agreement: { options: ruleset.options, players: ruleset.players, form: ruleset.form },
    turn: 1,
    phase,
    stock,
    pile,
    hands: { 1: hand, 2: 3, 3: 3, ...(ruleset.seating.seats.length > 3 ? { 4: 3 } : {}) },
    melds: { A: melds },
    scores: { A: oneOf([-5, 0, 0, 1500], choose) },
    ...(minimumRaise > 0 ? { minimumRaise: { A: oneOf([0, 0, minimumRaise], choose) } } : {}),
    melders: melds.length > 0 && choose(2) === 0 ? [1] : [],
  };
  const position = checkSetup(setup);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

/** The codes of cards, for messages. */
export function codes(cards: readonly Card[]): readonly CardCode[] {
  return cards.map(({ code }) => code);
}
