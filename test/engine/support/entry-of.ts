import type {
  Card,
  CardEntry,
  CardNumbers,
  Counts,
  DealEntry,
  Position,
  SideEntry,
} from '../../../src/engine/index.ts';
import { isBlackThree, isRedThree, isWild, pointsOfCards } from './cards.ts';
import { contractName } from './contract-melds.ts';

// What a table writes down of a deal that is over: counted from the cards as they lie, by the documents and not by the engine.

/** How cards are written down: how many of each, their points, or the points melded less those left. */
export type CardsWritten = 'by face' | 'points' | 'net';

type SideState = Position['sides'][number];

/** The name of the line that a canasta stands on, in the rulesets with an auction and in the others; null if it is none. */
function canastaOf(cards: readonly Card[], auction: boolean): keyof Counts | null {
  const naturals = cards.filter((card) => !isWild(card));
  const [first] = naturals;
  if (auction) {
    const name = contractName(cards);
    const aces = first?.rank === 'A';
    if (name === 'twos') return 'pure-twos-canasta';
    if (name === 'mixed-twos') return 'mixed-twos-canasta';
    if (name === 'samba') return 'samba';
    if (name === 'natural') return aces ? 'red-aces-canasta' : 'natural-canasta';
    return name !== 'mixed' ? null : aces ? 'black-aces-canasta' : 'mixed-canasta';
  }
  if (cards.length < 7 || first?.rank === '3') return null;
  if (first === undefined) return 'wild-canasta';
  if (naturals.some(({ rank }) => rank !== first.rank)) return 'samba';
  return naturals.length === cards.length ? 'natural-canasta' : 'mixed-canasta';
}

function byFace(cards: readonly Card[]): CardNumbers {
  const numbers: { [face: string]: number } = {};
  for (const card of cards) {
    const face = isRedThree(card) ? 'red-three' : card.rank;
    numbers[face] = (numbers[face] ?? 0) + 1;
  }
  return numbers;
}

function written(melded: readonly Card[], left: readonly Card[], how: CardsWritten): CardEntry {
  if (how === 'by face') return { melded: byFace(melded), left: byFace(left) };
  const [plus, minus] = [pointsOfCards(melded), pointsOfCards(left)];
  return how === 'points' ? { melded: plus, left: minus } : { net: plus - minus };
}

function sideEntry(end: Position, side: SideState, place: number, how: CardsWritten): SideEntry {
  const { ruleset, seats, sides, ending } = end;
  const auction = ruleset.id === 'sitoumussamba';
  const own = seats.filter((_, seat) => seat % sides.length === place);
  const cardsOf = (some: typeof seats) =>
    some.flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]);
  const left = cardsOf(own);
  const red = left.filter(isRedThree).length;
  const out = ending?.out ?? null;
  const unplayed = out === null ? 0 : cardsOf(own.filter(({ played }) => !played)).filter(isRedThree).length;
  const counts: { [item: string]: number } = {};
  for (const { cards } of side.melds) {
    const canasta = canastaOf(cards, auction);
    if (canasta !== null) counts[canasta] = (counts[canasta] ?? 0) + 1;
  }
  const unfinished = side.melds.some(({ cards }) => cards.every(isWild) && cards.length < 7);
  if (ruleset.options.wildMeldIncompletePenalty === 1000 && unfinished) counts['wild-meld-incomplete'] = 1;
  if (auction) {
    counts['red-threes-for-cards'] = side.redThrees.length;
    counts['red-threes-in-hand'] = red;
    counts['black-threes-in-hand'] = left.filter(isBlackThree).length;
  } else {
    counts['red-threes'] = side.redThrees.length;
    counts['red-threes-unplayed'] = unplayed;
    counts['forgotten-red-threes'] = red - unplayed;
  }
  const counted = left.filter((card) => !isRedThree(card) && !(auction && isBlackThree(card)));
  return {
    counts,
    opened: side.melds.length > 0,
    penalties: side.penalties !== 0 ? [{ points: side.penalties }] : [],
    cards: written(
      side.melds.flatMap(({ cards }) => cards),
      counted,
      how,
    ),
  };
}

/** What a table writes down of a deal that is over. */
export function entryOf(end: Position, how: CardsWritten): DealEntry {
  const { ending, contract, sides } = end;
  const sideOf = (seat: number) => sides[(seat - 1) % sides.length]?.side ?? 'A';
  const out = ending?.out ?? null;
  return {
    sides: Object.fromEntries(sides.map((side, place) => [side.side, sideEntry(end, side, place, how)])),
    out:
      out === null || ending === null
        ? null
        : { side: sideOf(out), concealed: ending.concealed, ownCanasta: ending.ownCanasta },
    contract:
      contract === null
        ? null
        : { side: sideOf(contract.seat), bid: contract.bid, doubled: contract.doubledBy !== null, result: null },
    loser: ending?.loser ?? null,
  };
}
