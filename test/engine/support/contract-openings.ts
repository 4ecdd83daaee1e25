import type { Bid, Position, Suit } from '../../../src/engine/index.ts';
import { isWild } from './cards.ts';
import { contractLayings, hasOneSetOfARank, holdsBlackThrees, opensByPoints, type Table } from './contract-layings.ts';
import { contractName, isCircleRun, setRank } from './contract-melds.ts';
import { cuts, houseOf, mayGoOut } from './contract-outcomes.ts';

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

/** Whether the player in turn may open in play with these melds of the hand, after a draw, so that the turn can end (11, 15, 17). */
export function isOpening(position: Position, melds: Table): boolean {
  const { hand, redThrees, house } = playerOf(position);
  if (!opensByPoints(melds, house.minimum, 5)) return false;
  const kept = hand.length - melds.flat().length;
  if (kept >= 2 && !holdsBlackThrees(melds)) return true;
  return kept === 1 && mayGoOut(house, { table: melds, redThrees });
}

/**
 * Whether the player in turn may open with the pile down to a place, no deeper than he must if none is given, and these melds of the
 * hand, the top card joining the first (13-d, 15-d, 15-e). Black threes are not among them.
 */
export function isOpeningWithPile(
  position: Position,
  first: Table[number],
  others: Table,
  cut = cuts(position.pile)[0] ?? 0,
): boolean {
  const { pile, stock } = position;
  const top = pile.at(-1);
  if (top === undefined || top.rank === '3' || top.rank === 'joker') return false;
  const { house, hand, redThrees } = playerOf(position);
  if (!opensByPoints([first, ...others], house.minimum, 5)) return false;
  if (setRank(first) !== top.rank || first.filter(({ rank }) => rank === top.rank).length < 3) return false;
  const table = [[...first, top], ...others];
  if (contractName([...first, top]) === 'invalid' || !hasOneSetOfARank(table)) return false;
  const taken = pile.length - 1 - cut + (stock.known.length > 0 ? 1 : 0);
  const held = hand.length - [first, ...others].flat().length + taken;
  return held >= 2 || (held === 1 && mayGoOut(house, { table, redThrees }));
}

function playerOf(position: Position) {
  const { seats, sides, turn } = position;
  return {
    house: houseOf(position),
    hand: seats[turn - 1]?.hand.known ?? [],
    redThrees: sides[(turn - 1) % 2]?.redThrees ?? [],
  };
}

/** Every lawful opening of the player in turn with hand cards alone, after which the turn can end. */
export function* contractOpenings(position: Position): Generator<Table> {
  const opens = position.phase === 'contract-opening' ? isDeclarersOpening : isOpening;
  for (const { table } of contractLayings([], playerOf(position).hand)) {
    if (table.length > 0 && opens(position, table)) yield table;
  }
}
