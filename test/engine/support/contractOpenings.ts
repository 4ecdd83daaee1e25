import type { Bid, Position, Suit } from '../../../src/engine/index.ts';
import { isWild } from './cards.ts';
import { contractLayings, hasOneSetOfARank, holdsBlackThrees, opensByPoints, type Table } from './contractLayings.ts';
import { contractName, isCircleRun } from './contractMelds.ts';
import { houseOf, mayGoOut } from './contractOutcomes.ts';

// Openings of Sitoumussamba that are laid from the hand in one act, from its document: 11, 15 and 17 in play, 16 for the declarer.

const suitOf: { readonly [denomination: string]: Suit } = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' };

/** Whether a meld is what a bid of level four or above names (16-b). */
function isNamed(cards: Table[number], { denomination }: Bid): boolean {
  const suit = suitOf[denomination];
  if (suit !== undefined) return isCircleRun(cards) && cards[0]?.suit === suit;
  if (isCircleRun(cards)) return false;
  const twos = cards.filter(({ rank }) => rank === '2').length;
  if (cards.every(isWild)) return twos >= 4;
  return denomination === 'canasta' && cards.filter((card) => !isWild(card)).length >= 4;
}

/** Whether the declarer may open before play with these melds of his hand (16-a, 16-b). */
export function isDeclarersOpening(position: Position, melds: Table): boolean {
  const { contract, seats } = position;
  const hand = seats[position.turn - 1]?.hand.known ?? [];
  if (contract === null || melds.length === 0 || melds.flat().length >= hand.length) return false;
  if (melds.some((cards) => contractName(cards) === 'invalid') || holdsBlackThrees(melds)) return false;
  const { minimum } = houseOf(position);
  // With no minimum at all only the number of twos is asked for.
  if (!hasOneSetOfARank(melds) || !opensByPoints(melds, 0, 4)) return false;
  const privileged = contract.bid.level >= 4 && melds.some((cards) => isNamed(cards, contract.bid));
  return privileged || opensByPoints(melds, minimum, 4);
}

/** Every lawful opening of the player in turn with hand cards, after which the turn can end. */
export function* contractOpenings(position: Position): Generator<Table> {
  const house = houseOf(position);
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  const redThrees = position.sides[(position.turn - 1) % 2]?.redThrees ?? [];
  for (const { table, kept } of contractLayings([], hand)) {
    if (position.phase === 'contract-opening') {
      if (isDeclarersOpening(position, table)) yield table;
      continue;
    }
    if (table.length === 0 || !opensByPoints(table, house.minimum, 5)) continue;
    const goesOn = kept.length >= 2 && !holdsBlackThrees(table);
    if (goesOn || (kept.length === 1 && mayGoOut(house, { table, redThrees }))) yield table;
  }
}
