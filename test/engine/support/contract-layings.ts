import type { Card } from '../../../src/engine/index.ts';
import { isBlackThree, isRedThree, isWild, pointsOfCards } from './cards.ts';
import { contractName, isClosed, setRank } from './contract-melds.ts';

// Every way to lay cards as melds in Sitoumussamba, and which of them open, from its document: 11, 14 to 17, 20 and 22-b. Suits matter to
// every card but the joker, since twos and threes too stand in sequences; equal cards are laid in one order only.

/** Melds by their cards. */
export type Table = readonly (readonly Card[])[];

/** What has been laid on the table in one act. */
export interface Laid {
  /** The melds of the side afterwards, those that lay there before in their places. */
  readonly table: Table;
  /** The cards laid on each meld of that table. */
  readonly added: Table;
  /** What stays in the hand. */
  readonly kept: readonly Card[];
}

/** A meld while it is being laid: what lay there before (nothing for a new one) and what is added. */
interface Block {
  readonly before: readonly Card[];
  readonly added: readonly Card[];
}

/** The rank sets have, since those meet, then the suit; wild cards last, when it is clear what they can stand for. */
function sorted(cards: readonly Card[]): readonly Card[] {
  const place = (card: Card) => card.index + (isWild(card) ? 100 : 0);
  return cards.toSorted((one, other) => place(one) - place(other));
}

/** Whether cards can still become a lawful meld when more come. */
function isHopeful({ before, added }: Block): boolean {
  if (before.length >= 7 && isClosed(before)) return false;
  const cards = [...before, ...added];
  const naturals = cards.filter((card) => !isWild(card));
  const ranks = new Set(naturals.map(({ rank }) => rank));
  const jokers = cards.filter(({ rank }) => rank === 'joker').length;
  if (jokers > 2) return false;
  if (ranks.size === 0) return true;
  if (ranks.size === 1 && !cards.some(isRedThree)) return true;
  const distinct = new Set(cards.map(({ rank }) => rank)).size === cards.length;
  return distinct && jokers === 0 && cards.length <= 7 && cards.every(({ suit }) => suit === cards[0]?.suit);
}

function isLawful({ before, added }: Block): boolean {
  const old = before.length > 0 ? contractName(before) : null;
  const name = contractName([...before, ...added]);
  // A sequence stays one, and so do black threes.
  if (old === 'sequence') return name === 'sequence' || name === 'samba';
  return name !== 'invalid' && (old !== 'black-threes' || name === 'black-threes');
}

/**
 * Whether no rank has two sets of which none is complete, and none has been begun beside an unfinished one of those that lay there
 * before, the first of the table (14-c).
 */
export function hasOneSetOfARank(table: Table, lying = 0): boolean {
  const ranksOf = (melds: Table) => melds.flatMap((cards) => setRank(cards) ?? []);
  const isUnfinished = (cards: readonly Card[]) => cards.length < 7;
  const unfinished = ranksOf(table.filter(isUnfinished));
  const waiting = ranksOf(table.slice(0, lying).filter(isUnfinished));
  const begun = ranksOf(table.slice(lying));
  return new Set(unfinished).size === unfinished.length && !waiting.some((rank) => begun.includes(rank));
}

/** Every lawful way to lay cards of a hand in one act on the melds of the table and as new ones; none laid comes too. */
export function* contractLayings(table: Table, hand: readonly Card[]): Generator<Laid> {
  const blocks = table.map((before): Block => ({ before, added: [] }));
  yield* share(sorted(hand), 0, blocks, []);
}

/** Shares cards out: `from` is the first block that the next card may go to if it equals the one before it, 0 standing for the hand. */
function* share(
  cards: readonly Card[],
  from: number,
  blocks: readonly Block[],
  kept: readonly Card[],
): Generator<Laid> {
  const [card, ...others] = cards;
  if (card === undefined) {
    if (!blocks.every((block) => block.added.length === 0 || isLawful(block))) return;
    const table = blocks.map(({ before, added }) => [...before, ...added]);
    const lying = blocks.filter(({ before }) => before.length > 0).length;
    if (hasOneSetOfARank(table, lying)) yield { table, added: blocks.map(({ added }) => added), kept };
    return;
  }
  const next = (place: number) => (others[0] === card ? place : 0);
  if (from === 0) yield* share(others, next(0), blocks, [...kept, card]);
  for (let place = Math.max(from, 1); place <= blocks.length + 1; place++) {
    const block = blocks[place - 1] ?? { before: [], added: [] };
    const longer: Block = { before: block.before, added: [...block.added, card] };
    if (!isHopeful(longer)) continue;
    yield* share(others, next(place), [...blocks.slice(0, place - 1), longer, ...blocks.slice(place)], kept);
  }
}

/** Whether new melds open without a bid's privileges: enough points or a complete combination, and five twos if any (11, 17). */
export function opensByPoints(melds: Table, minimum: number, twos: number): boolean {
  if (melds.some((cards) => cards.every(isWild) && isShortOfTwos(cards, twos))) return false;
  const complete = melds.some((cards) => cards.length >= 7);
  return complete || pointsOfCards(melds.flat()) >= minimum;
}

function isShortOfTwos(cards: readonly Card[], twos: number): boolean {
  return cards.filter(({ rank }) => rank === '2').length < twos;
}

/** Whether a turn's new melds can be laid so that those of one act open and the others follow. */
export function opensInTurn(melds: Table, minimum: number): boolean {
  // The more of them are laid at once, the more they are worth; only short melds of twos have to wait.
  return opensByPoints(
    melds.filter((cards) => !cards.every(isWild) || !isShortOfTwos(cards, 5)),
    minimum,
    5,
  );
}

export function holdsBlackThrees(melds: Table): boolean {
  return melds.some((cards) => cards.every(isBlackThree));
}

/** The least points of an opening by the total when the deal began (11). */
export function contractMinimum(total: number): number {
  const steps = [
    [0, 15],
    [1500, 50],
    [3000, 90],
    [7000, 120],
    [10_000, 150],
  ] as const;
  return steps.find(([below]) => total < below)?.[1] ?? 200;
}
