import {
  type Card,
  type CardCode,
  checkSetup,
  deckOf,
  type NamedMeld,
  type Position,
  type Ruleset,
  type Setup,
} from '../../../src/engine/index.ts';
import { isCircleRun } from './contract-melds.ts';
import { type Choose, oneOf } from './random-deal.ts';

type Contract = NonNullable<Position['contract']>;

/** Groups of ranks from which small tables are made: few ranks, so that their cards meet, with sequences where the game has them. */
const rankGroups: readonly string[] = ['K9', 'A74', 'QJT9', '98765', 'K5', '654', '8', 'AKQJ'];

/** A deck of few ranks in a random order, with more or fewer wild cards and threes; `all` are the cards there are. */
function smallDeck(ruleset: Ruleset, all: readonly Card[], threesToo: boolean, choose: Choose): Card[] {
  const ranks = oneOf(rankGroups, choose);
  const circle = ruleset.parameters.sequenceOrder === 'circle';
  const threes = threesToo || choose(3) === 0 ? '3' : '';
  const suits = ruleset.parameters.maxSequence > 0 && choose(2) === 0 ? 'sh' : 'shdc';
  const wilds = choose(8);
  // Twos are naturals too where ranks form a circle, and are melded by themselves.
  const rich = circle && choose(6) === 0;
  let wild = 0;
  const chosen = all.filter(({ code, role, rank, suit }) => {
    if (role === 'wild') return rich || (choose(3) === 0 && wild++ < wilds);
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

/** Takes a card out of the deck that continues a sequence; nothing if there is none. */
function takeContinuing(deck: Card[], melds: readonly NamedMeld[]): readonly Card[] {
  const sequences = melds.filter(({ cards }) => isCircleRun(cards));
  const found = deck.findIndex((card) => sequences.some(({ cards }) => isCircleRun([...cards, card])));
  return found === -1 ? [] : deck.splice(found, 1);
}

/** Takes long melds of a contract game, finished or one card short, out of all cards, so that small hands too can go out. */
function longMelds(all: Card[], choose: Choose): readonly NamedMeld[] {
  const wanted = [
    { name: 'samba', codes: ['4d', '5d', '6d', '7d', '8d', '9d', 'Td'] },
    { name: 'red', codes: ['Qs', 'Qs', 'Qd', 'Qd', 'Qc', 'Qc', 'Qh'] },
    { name: 'black', codes: ['8s', '8s', '8c', '8c', '8d', '8d', '2c'] },
    { name: 'other', codes: ['As', 'As', 'Ac', 'Ac', 'Ad', 'Ad', 'Jk'] },
  ];
  return wanted
    .filter(() => choose(4) > 0)
    .map(({ name, codes: chosen }) => {
      const short = choose(4) === 0 ? 1 : 0;
      const cards = chosen.slice(short).flatMap((code) => all.find((card) => card.code === code) ?? []);
      for (const card of cards) all.splice(all.indexOf(card), 1);
      return { name, cards };
    });
}

/** No contract, or one of the own side or of the others, low enough to be reached at times. */
function someContract(choose: Choose): Contract | undefined {
  if (choose(3) === 0) return undefined;
  const seat = oneOf([1, 3, 2] as const, choose);
  const doubledBy = choose(3) > 0 ? null : seat === 2 ? 1 : 2;
  const level = oneOf([1, 2, 3, 4, 5], choose);
  return { seat, bid: { level, denomination: 'hearts' }, doubledBy };
}

/** What a small table is to look like. */
export interface Wish {
  readonly phase: 'draw' | 'play';
  readonly fewest: number;
  readonly most: number;
}

/**
 * A random position with a small hand of known cards, few ranks, melds of the own side, a short pile and a known stock. Red threes
 * are left out where they are laid on the table. Other hands are unknown, but for the partner's where a contract may depend on it.
 */
export function smallTable(ruleset: Ruleset, { phase, fewest, most }: Wish, choose: Choose): Position {
  const all = deckOf(ruleset).slice();
  const hasContract = ruleset.has('contract');
  const long = hasContract && choose(2) === 0 ? longMelds(all, choose) : [];
  // Black threes are melded only by those who go out.
  const deck = smallDeck(ruleset, all, long.length > 2 && choose(2) === 0, choose);
  const hand = deck.splice(0, fewest + choose(most - fewest + 1));
  const { maxSequence, maxWilds, meldsPerRank, minimumRaise, sequenceOrder } = ruleset.parameters;
  const melds: NamedMeld[] = [...long];
  const ranks = new Set<string>(
    long.filter(({ cards }) => cards.length < 7).flatMap(({ cards }) => cards.map(({ rank }) => rank)),
  );
  const count = oneOf([0, 0, 1, 1, 2, 3], choose);
  for (let number = 0; number < count; number++) {
    const sequence = maxSequence > 0 && choose(2) === 0;
    const cards = sequence
      ? takeRun(deck, sequenceOrder === 'circle', choose)
      : takeSet(deck, ranks, meldsPerRank === 'several', maxWilds, choose);
    if (cards.length > 0) melds.push({ name: `m${number}`, cards });
  }
  if (ruleset.parameters.wildMelds && choose(3) === 0) {
    const wilds = deck.filter(({ role }) => role === 'wild').slice(0, 3 + choose(5));
    for (const card of wilds) deck.splice(deck.indexOf(card), 1);
    if (wilds.length >= 3) melds.push({ name: 'wild', cards: wilds });
    else deck.push(...wilds);
  }
  const pile = phase === 'draw' ? deck.splice(0, choose(hasContract ? 6 : 4)) : [];
  if (hasContract && phase === 'draw' && choose(3) === 0) pile.push(...takeContinuing(deck, melds));
  const stock = choose(5) === 0 ? [] : deck.splice(0, hasContract ? 1 + choose(4) : 3);
  const partnersHand = hasContract ? deck.splice(0, 1 + choose(3)) : 3;
  const setup: Setup = {
    ruleset: ruleset.id,
    agreement: { options: ruleset.options, players: ruleset.players, form: ruleset.form },
    turn: 1,
    phase,
    stock,
    pile,
    hands: { 1: hand, 2: 3, 3: partnersHand, ...(ruleset.seating.seats.length > 3 ? { 4: 3 } : {}) },
    melds: { A: melds },
    scores: { A: oneOf([-5, 0, 0, 1500, 3000], choose) },
    ...(minimumRaise > 0 ? { minimumRaise: { A: oneOf([0, 0, minimumRaise], choose) } } : {}),
    melders: melds.length > 0 && choose(2) === 0 ? [1] : [],
    ...(hasContract ? { contract: someContract(choose), penalties: { A: oneOf([0, 0, 1000], choose) } } : {}),
  };
  const position = checkSetup(setup);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

/** The codes of cards, for messages. */
export function codes(cards: readonly Card[]): readonly CardCode[] {
  return cards.map(({ code }) => code);
}
