import type { Card, Meld, Position } from '../../../src/engine/index.ts';
import { isWild, pointsOfCards } from './cards.ts';
import { minimumFor, type Outcome } from './outcomes.ts';

// The account of `outcomes.ts` for Samba: sequences, several melds of a rank, no buying, two canastas to go out. Natural cards are
// told apart by suit, since sequences need it; twos, jokers and black threes are not. Merging is left out and tested by itself.

/** A meld that is being laid, or the cards that go to one on the table. */
interface Block {
  readonly target: Meld | null;
  readonly cards: readonly Card[];
}

const order = '456789TJQKA';

function nameOf(card: Card): string {
  return card.role === 'natural' ? card.code : card.rank;
}

/** Whether the cards are a run of one suit, in any order. */
function isRun(cards: readonly Card[]): boolean {
  const places = cards.map(({ rank }) => order.indexOf(rank)).sort((one, other) => one - other);
  const [first = -1] = places;
  const [card] = cards;
  return (
    first >= 0 &&
    cards.length <= 7 &&
    cards.every(({ suit }) => suit === card?.suit) &&
    places.every((place, index) => place === first + index)
  );
}

/** Whether the cards are a set of one rank from four to ace. */
function isSet(cards: readonly Card[]): boolean {
  const naturals = cards.filter((card) => !isWild(card));
  const [first] = naturals;
  if (first === undefined || first.rank === '3' || naturals.length < 2 || cards.length - naturals.length > 2)
    return false;
  return naturals.every(({ rank }) => rank === first.rank);
}

function isComplete(cards: readonly Card[]): boolean {
  return cards.length >= 7;
}

/** Whether cards of a block can still become a lawful meld when more come. */
function isHopeful({ target, cards }: Block): boolean {
  const naturals = cards.filter((card) => !isWild(card));
  const wilds = cards.length - naturals.length;
  const all = [...(target?.cards ?? []), ...cards];
  const ranks = new Set(all.filter((card) => !isWild(card)).map(({ rank }) => rank));
  if (ranks.size <= 1 && (target === null || target.kind === 'set')) return all.filter(isWild).length <= 2;
  if (wilds > 0 || target?.kind === 'set' || all.length > 7) return false;
  return new Set(all.map(({ suit }) => suit)).size === 1 && ranks.size === all.length;
}

function isLawful({ target, cards }: Block): boolean {
  if (target === null) return cards.length >= 3 && (isSet(cards) || isRun(cards));
  if (target.kind === 'sequence') return target.cards.length < 7 && isRun([...target.cards, ...cards]);
  // The seventh card may be a wild one, the eighth may not (15-e-1); naturals can always come after the wild cards.
  const wilds = cards.filter(isWild).length;
  return isSet([...target.cards, ...cards]) && (wilds === 0 || target.cards.length + wilds <= 7);
}

/** Cards laid together, and what stays in the hand. */
interface Laid {
  readonly blocks: readonly Block[];
  readonly hand: readonly Card[];
}

/** Every lawful way to lay cards of the hand on melds of the table and as new ones; the same way may come several times. */
function* layings(melds: readonly Meld[], hand: readonly Card[]): Generator<Laid> {
  yield* share(
    [...hand],
    melds.map((target) => ({ target, cards: [] })),
    [],
  );
}

function* share(cards: readonly Card[], blocks: readonly Block[], kept: readonly Card[]): Generator<Laid> {
  const [card, ...others] = cards;
  if (card === undefined) {
    const used = blocks.filter((block) => block.cards.length > 0);
    if (used.every(isLawful)) yield { blocks: used, hand: kept };
    return;
  }
  yield* share(others, blocks, [...kept, card]);
  for (const [place, block] of blocks.entries()) {
    const longer = { ...block, cards: [...block.cards, card] };
    if (isHopeful(longer)) yield* share(others, [...blocks.slice(0, place), longer, ...blocks.slice(place + 1)], kept);
  }
  if (card.rank !== '3') yield* share(others, [...blocks, { target: null, cards: [card] }], kept);
}

/** The melds of the table after cards have been laid. */
function tableAfter(
  melds: readonly (readonly Card[])[],
  before: readonly Meld[],
  blocks: readonly Block[],
): readonly (readonly Card[])[] {
  const grown = melds.map((cards, place) => [
    ...cards,
    ...blocks.filter(({ target }) => target !== null && target === before[place]).flatMap((block) => block.cards),
  ]);
  return [...grown, ...blocks.filter(({ target }) => target === null).map(({ cards }) => cards)];
}

function keyOf(
  over: boolean,
  table: readonly (readonly Card[])[],
  hand: readonly Card[],
  pile: readonly Card[],
): string {
  const laid = table.map((cards) => cards.map(nameOf).sort().join('')).sort();
  return `${over ? 'over' : 'on'} hand ${hand.map(nameOf).sort().join(' ')} melds ${laid.join(' ')} pile ${pile.map(nameOf).join(' ')}`;
}

/** The key of an outcome for a position that the engine has reached; `seat` is the player whose turn it was. */
export function sequenceKeyOf(position: Position, seat: number): string {
  const hand = position.seats[seat - 1]?.hand.known ?? [];
  const melds = position.sides[(seat - 1) % position.sides.length]?.melds ?? [];
  return keyOf(
    position.phase === 'over',
    melds.map(({ cards }) => cards),
    hand,
    position.pile,
  );
}

interface Place {
  readonly melds: readonly Meld[];
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
  /** 0 once the side has opened. */
  readonly minimum: number;
}

function* endings(place: Place, tookPile: boolean): Generator<Outcome> {
  const threes = place.hand.filter(({ rank }) => rank === '3');
  const others = place.hand.filter(({ rank }) => rank !== '3');
  for (const { blocks, hand } of layings(place.melds, others)) {
    for (const black of [0, 3, 4, 5, 6].filter((count) => count <= threes.length)) {
      const table = tableAfter(
        place.melds.map(({ cards }) => cards),
        place.melds,
        blocks,
      );
      const withThrees = black === 0 ? table : [...table, threes.slice(0, black)];
      const left = [...hand, ...threes.slice(black)];
      const laid = [...blocks.flatMap(({ cards }) => cards), ...threes.slice(0, black)];
      const points = pointsOfCards(laid);
      if (laid.length > 0 && points < place.minimum) continue;
      const mayGoOut = table.filter(isComplete).length >= 2;
      for (const [dropped, rest] of discards(left)) {
        const out = rest.length === 0;
        if (out && !mayGoOut) continue;
        if (!out && (dropped === null || black > 0)) continue;
        const pile = dropped === null ? place.pile : [...place.pile, dropped];
        yield { key: keyOf(out, withThrees, rest, pile), out, tookPile, bought: false, points, cards: laid.length };
      }
    }
  }
}

function* discards(hand: readonly Card[]): Generator<readonly [Card | null, readonly Card[]]> {
  yield [null, hand];
  for (const [place, card] of hand.entries()) yield [card, [...hand.slice(0, place), ...hand.slice(place + 1)]];
}

/** Whether the pile may be taken by an act in which the top card goes to this block. */
function givesRight(position: Position, top: Card, block: Block, opened: boolean): boolean {
  const frozen = position.pile.some(({ role }) => role === 'wild' || role === 'red-three');
  const naturals = block.cards.filter(({ rank }) => rank === top.rank).length - 1;
  if (block.target?.kind === 'sequence') {
    return opened && !frozen && !isComplete(block.target.cards) && isRun([...block.target.cards, top]);
  }
  const all = [...(block.target?.cards ?? []), ...block.cards];
  if (!isSet(all)) return false;
  if (naturals >= 2) return true;
  if (!opened || frozen || block.target === null || isComplete(block.target.cards)) return false;
  const wilds = block.cards.filter(isWild).length;
  return wilds === 0 || block.target.cards.length + 1 + wilds <= 7;
}

function* takings(position: Position, place: Place): Generator<Outcome> {
  for (const { next } of actsOfTaking(position, place)) yield* endings(next, true);
}

/** What an act of taking the pile lays from the hand, and the place of the turn after it. */
interface Taking {
  readonly points: number;
  readonly cards: number;
  readonly next: Place;
}

/** Every act of taking the pile by its own rules; whether the turn can end after it is left out. */
function* actsOfTaking(position: Position, place: Place): Generator<Taking> {
  const top = position.pile.at(-1);
  if (top === undefined || top.role !== 'natural' || (place.hand.length === 1 && position.pile.length === 1)) return;
  const opened = place.melds.length > 0;
  const rest = position.pile.slice(0, -1).filter(({ role }) => role !== 'red-three');
  for (const { blocks, hand } of layings(place.melds, [...place.hand, top])) {
    // The copy of the top card that comes from the pile is laid, so one more of its face is laid than stays in the hand allows.
    const staying = hand.filter((card) => card === top).length;
    if (staying > place.hand.filter((card) => card === top).length) continue;
    if (!blocks.some((block) => block.cards.includes(top) && givesRight(position, top, block, opened))) continue;
    const laid = blocks.flatMap(({ cards }) => cards);
    if (!opened && pointsOfCards(laid) < place.minimum) continue;
    const next = { melds: meldsAfter(place.melds, blocks), hand: [...hand, ...rest], pile: [], minimum: 0 };
    yield { points: pointsOfCards(laid) - pointsOfCards([top]), cards: laid.length - 1, next };
  }
}

/** What every opening with the pile lays from the hand, after which the turn can end. */
export function* sequenceOpeningsWithPile(
  position: Position,
): Generator<{ readonly points: number; readonly cards: number }> {
  for (const act of actsOfTaking(position, placeOf(position))) {
    if (!endings(act.next, true).next().done) yield act;
  }
}

/** The melds after an act, as melds onto which more may be laid. */
function meldsAfter(melds: readonly Meld[], blocks: readonly Block[]): readonly Meld[] {
  const table = tableAfter(
    melds.map(({ cards }) => cards),
    melds,
    blocks,
  );
  return table.map((cards, place): Meld => {
    const kind = isRun(cards) && new Set(cards.map(({ rank }) => rank)).size > 1 ? 'sequence' : 'set';
    return {
      kind,
      cards,
      size: cards.length,
      order: 0,
      naturals: 0,
      wilds: 0,
      name: String(place),
      suit: null,
      begunThisTurn: false,
    };
  });
}

/** The place from which the turn of the player in turn goes on. */
function placeOf(position: Position): Place {
  const side = position.sides[(position.turn - 1) % position.sides.length];
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  if (side === undefined) throw new Error('nobody is in turn');
  const minimum = side.melds.length > 0 ? 0 : minimumFor(side.score) + side.minimumRaise;
  return { melds: side.melds, hand, pile: position.pile, minimum };
}

/** All lawful ends of a turn of Samba without merging, by key. Stock cards must be known. */
export function sequenceOutcomes(position: Position): ReadonlyMap<string, Outcome> {
  const place = placeOf(position);
  const { melds, hand } = place;
  const found = new Map<string, Outcome>();
  const note = (all: Iterable<Outcome>) => {
    for (const outcome of all) {
      const known = found.get(outcome.key);
      if (known === undefined || known.points < outcome.points) found.set(outcome.key, outcome);
    }
  };
  if (position.phase === 'play') {
    note(endings(place, false));
    return found;
  }
  note(takings(position, place));
  const drawn = position.stock.known.slice(0, 2);
  if (drawn.length > 0) note(endings({ ...place, hand: [...hand, ...drawn] }, false));
  else if (!mustTake(position, place)) {
    const key = keyOf(
      true,
      melds.map(({ cards }) => cards),
      hand,
      position.pile,
    );
    note([{ key, out: false, tookPile: false, bought: false, points: 0, cards: 0 }]);
  }
  return found;
}

/** With the stock empty: whether the unfrozen top card fits an incomplete meld of the side, and taking it leaves a lawful turn. */
function mustTake(position: Position, place: Place): boolean {
  const top = position.pile.at(-1);
  if (
    top === undefined ||
    top.role !== 'natural' ||
    position.pile.some(({ role }) => role === 'wild' || role === 'red-three')
  )
    return false;
  if (place.hand.length === 1 && position.pile.length === 1) return false;
  const fits = place.melds.some((target) => !isComplete(target.cards) && isLawful({ target, cards: [top] }));
  return fits && [...takings(position, place)].length > 0;
}
