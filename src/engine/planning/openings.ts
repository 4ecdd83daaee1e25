import { type Card, faces, isWild, threeOrder, twoOrder } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import type { NewMeld } from '../position/action.ts';
import { intentionOf, isComplete, makeMeld, pointsOf, pointsOfAll } from '../position/melds.ts';
import { minimumOf, type Position } from '../position/position.ts';
import { mayBeLaid, mostWilds } from '../rules/set-shape.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { RankedHand } from './ranked-hand.ts';

/** Place of the threes, under which melds of black threes are listed. */

/** Cards of the hand that could be one meld of an opening. */
export interface Part {
  readonly cards: readonly Card[];
  readonly points: number;
  /** Place of the rank of a set; -1 for a sequence. */
  readonly order: number;
  /** The fewest points by which one of its cards could be left out with a lawful meld remaining; Infinity if none could. */
  readonly removable: number;
  /** The same of its naturals alone, where wild cards are laid with them. */
  readonly removableNatural: number;
  /** Whether it keeps the side's wild cards to itself once it lies there: an unfinished meld of wild cards (classic 21-d). */
  readonly reservesWilds: boolean;
}

/** What is known of parts from the start. */
interface KnownParts {
  readonly opensAlone: ReadonlySet<Part>;
  readonly incomplete: ReadonlySet<Part>;
}

/** What an opening is asked for besides the minimum of the side. */
export interface OpeningTerms {
  /** The top card of the pile that the first meld goes with. */
  readonly top?: Card;
  /** Twos that a meld of twos must hold. */
  readonly twos?: number;
  /** Whether black threes may be part of it, since the turn can still go out; they may if left out. */
  readonly blackThrees?: boolean;
  /** Whether a meld opens by itself, whatever it is worth. */
  readonly opensAlone?: (cards: readonly Card[]) => boolean;
}

/**
 * Every minimal opening from a hand, up to equivalent cards: melds that together reach the minimum of the side in turn (or one that
 * opens by itself) and of which no card and no meld can be left out. With a top card of the pile the first meld goes with it and has
 * as many naturals of its rank as the ruleset asks for; the lists hold hand cards only.
 */
export function* openings(
  position: Position,
  hand: RankedHand,
  terms: OpeningTerms = {},
): Generator<readonly NewMeld[]> {
  const { parameters } = position.ruleset;
  const search = new OpeningSearch(parameters, hand, minimumOf(position), terms);
  const { top } = terms;
  if (top === undefined) {
    for (const parts of search.from(0, 0, [])) yield search.deal(parts);
    return;
  }
  const counts = parameters.topCardCountsInOpening;
  for (const part of partsWithTop(parameters, hand, top)) {
    const start = counts ? pointsOf(parameters, top) : 0;
    for (const parts of search.with(part, start)) yield search.deal(parts);
  }
}

/** Every other opening that these terms allow, up to equivalent cards: those from which a card or a meld could be left out. */
export function* largerOpenings(
  position: Position,
  hand: RankedHand,
  terms: OpeningTerms,
): Generator<readonly NewMeld[]> {
  const search = new OpeningSearch(position.ruleset.parameters, hand, minimumOf(position), terms);
  for (const parts of search.beyondMinimal()) yield search.deal(parts);
}

/** Combines parts of a hand until the minimum is reached, and beyond it. */
class OpeningSearch {
  readonly #parameters: Parameters;
  readonly #parts: readonly Part[];
  readonly #minimum: number;
  readonly #free: number[];
  readonly #hand: RankedHand;
  /** What makes two cards equivalent: the face where suits matter, else rank and role. */
  readonly #kindOf: (card: Card) => number;
  readonly #opensAlone: (cards: readonly Card[]) => boolean;

  constructor(parameters: Parameters, hand: RankedHand, minimum: number, terms: OpeningTerms) {
    this.#parameters = parameters;
    this.#minimum = minimum;
    this.#opensAlone = (cards) =>
      (terms.opensAlone?.(cards) ?? false) || (parameters.completeOpens && isCompleteMeld(parameters, cards));
    const parts = partsOf(parameters, hand, terms.twos ?? parameters.openingTwos);
    this.#parts = terms.blackThrees === false ? parts.filter(({ order }) => order !== threeOrder) : parts;
    this.#hand = hand;
    this.#kindOf = parameters.maxSequence > 0 ? (card) => card.index : (card) => card.order;
    this.#free = new Array<number>(faces.length).fill(0);
    for (const card of hand.cards) this.#free[this.#kindOf(card)] = at(this.#free, this.#kindOf(card)) + 1;
  }

  /** Melds of real cards of the hand for parts that name only kinds of cards. */
  deal(parts: readonly Part[]): readonly NewMeld[] {
    const left = this.#hand.cards.slice();
    return parts.map(({ cards }) => ({
      cards: cards.map((card) => {
        const exact = left.indexOf(card);
        const place = exact >= 0 ? exact : left.findIndex((other) => this.#kindOf(other) === this.#kindOf(card));
        return left.splice(place, 1)[0] ?? card;
      }),
    }));
  }

  /** The openings whose first part is given; it holds the top card, so it is never left out as a whole. */
  *with(first: Part, points: number): Generator<readonly Part[]> {
    if (!this.#take(first)) return;
    const sum = points + first.points;
    if (sum >= this.#minimum || this.#opensAlone(first.cards)) {
      if (sum - first.removable < this.#minimum) yield [first];
    } else yield* this.from(0, sum, [first], 1);
    this.#putBack(first);
  }

  /** The openings that go on from a part with parts of the list from a place on; `fixed` parts are never left out. */
  *from(place: number, points: number, chosen: readonly Part[], fixed = 0): Generator<readonly Part[]> {
    for (let index = place; index < this.#parts.length; index++) {
      const part = at(this.#parts, index);
      if (this.#joins(part, chosen) || !this.#take(part)) continue;
      const parts = [...chosen, part];
      const sum = points + part.points;
      if (this.#opensAlone(part.cards)) {
        if (chosen.length === fixed && !this.#opensWithLess(part)) yield parts;
      } else if (sum < this.#minimum) yield* this.from(index, sum, parts, fixed);
      else if (this.#isMinimal(parts, sum, fixed)) yield parts;
      this.#putBack(part);
    }
  }

  /** The openings that are not minimal. */
  beyondMinimal(): Generator<readonly Part[]> {
    const opensAlone = new Set(this.#parts.filter(({ cards }) => this.#opensAlone(cards)));
    const incomplete = new Set(this.#parts.filter(({ cards }) => !isCompleteMeld(this.#parameters, cards)));
    return this.#beyond({ opensAlone, incomplete }, 0, 0, [], null);
  }

  /** Goes on with parts of the list from a place on; `alone` is one of those chosen that opens by itself. */
  *#beyond(
    known: KnownParts,
    place: number,
    points: number,
    chosen: readonly Part[],
    alone: Part | null,
  ): Generator<readonly Part[]> {
    for (let index = place; index < this.#parts.length; index++) {
      const part = at(this.#parts, index);
      if (this.#crowds(known, part, chosen) || !this.#take(part)) continue;
      const parts = [...chosen, part];
      const sum = points + part.points;
      const opener = alone ?? (known.opensAlone.has(part) ? part : null);
      if (opener !== null) {
        if (parts.length > 1 || this.#opensWithLess(opener)) yield parts;
      } else if (sum >= this.#minimum && !this.#isMinimal(parts, sum, 0)) yield parts;
      yield* this.#beyond(known, index, sum, parts, opener);
      this.#putBack(part);
    }
  }

  /** Whether a side may not have this part beside the others: they are of one rank, and not all but one are complete. */
  #crowds({ incomplete }: KnownParts, part: Part, chosen: readonly Part[]): boolean {
    if (this.#parameters.meldsPerRank === 'several' || part.order < 0) return false;
    const ofRank = chosen.filter(({ order }) => order === part.order);
    if (ofRank.length === 0) return false;
    if (this.#parameters.meldsPerRank === 'one') return true;
    return [part, ...ofRank].filter((one) => incomplete.has(one)).length > 1;
  }

  /** Whether a part that opens by itself would do so with one card less. */
  #opensWithLess({ cards, order }: Part): boolean {
    const less =
      order < 0
        ? [cards.slice(1), cards.slice(0, -1)]
        : cards.map((_, place) => cards.filter((__, other) => other !== place));
    return less.some((rest) => rest.length >= this.#parameters.minMeldSize && this.#opensAlone(rest));
  }

  /** Where a side has one meld of a rank, two parts of the rank would be one meld. */
  #joins(part: Part, chosen: readonly Part[]): boolean {
    if (this.#parameters.meldsPerRank === 'several' || part.order < 0) return false;
    return chosen.some((other) => other.order === part.order);
  }

  /**
   * Whether nothing can be left out. Beside an unfinished meld of wild cards other wild cards cannot follow later, so that they are no
   * card too many.
   */
  #isMinimal(parts: readonly Part[], points: number, fixed: number): boolean {
    const reserved = parts.some(({ reservesWilds }) => reservesWilds);
    return parts.every((part, place) => {
      const goesAlong = reserved && !part.reservesWilds && part.cards.some(isWild);
      if (goesAlong) return points - part.removableNatural < this.#minimum;
      if (place >= fixed && parts.length > 1 && points - part.points >= this.#minimum) return false;
      return points - part.removable < this.#minimum;
    });
  }

  #take(part: Part): boolean {
    for (const [place, card] of part.cards.entries()) {
      const kind = this.#kindOf(card);
      const left = at(this.#free, kind) - 1;
      this.#free[kind] = left;
      if (left < 0) {
        this.#release(part.cards.slice(0, place + 1));
        return false;
      }
    }
    return true;
  }

  #putBack(part: Part): void {
    this.#release(part.cards);
  }

  #release(cards: readonly Card[]): void {
    for (const card of cards) {
      const kind = this.#kindOf(card);
      this.#free[kind] = at(this.#free, kind) + 1;
    }
  }
}

function partsOf(parameters: Parameters, hand: RankedHand, leastTwos: number): readonly Part[] {
  const parts: Part[] = [];
  for (const rank of hand.ranks) parts.push(...setParts(parameters, hand, rank, parameters.minNaturals, 0));
  if (parameters.twosMelds) parts.push(...twosParts(parameters, hand, leastTwos, 0));
  for (let length = parameters.minMeldSize; length <= parameters.maxSequence; length++) {
    for (const cards of hand.runs(length)) {
      const ends = [at(cards, 0), at(cards, length - 1)].map((card) => pointsOf(parameters, card));
      const spare = length > parameters.minMeldSize ? Math.min(...ends) : Number.POSITIVE_INFINITY;
      parts.push(partOf(parameters, -1, cards, spare));
    }
  }
  for (
    let count = parameters.minBlackThrees;
    count <= Math.min(hand.blackThrees.length, parameters.maxBlackThrees);
    count++
  ) {
    const cards = hand.blackThrees.slice(0, count);
    const spare = count > parameters.minBlackThrees ? leastOf(parameters, cards) : Number.POSITIVE_INFINITY;
    parts.push(partOf(parameters, threeOrder, cards, spare));
  }
  if (parameters.wildMelds) {
    for (let count = parameters.minMeldSize; count <= hand.jokers.length + hand.twos.length; count++) {
      for (const cards of hand.wildCombinations(count)) {
        const spare = count > parameters.minMeldSize ? leastOf(parameters, cards) : Number.POSITIVE_INFINITY;
        const reservesWilds = count < parameters.canastaSize;
        parts.push({ ...partOf(parameters, twoOrder, cards, spare), reservesWilds });
      }
    }
  }
  return parts;
}

/** The sets of a rank that the hand can make, with every number of naturals and wild cards. */
function setParts(
  parameters: Parameters,
  hand: RankedHand,
  rank: number,
  leastNaturals: number,
  alreadyLaid: number,
): readonly Part[] {
  const parts: Part[] = [];
  const most = Math.min(mostWilds(parameters), hand.jokers.length + hand.twos.length);
  for (let count = leastNaturals; count <= hand.naturals(rank).length; count++) {
    for (let wilds = 0; wilds <= most; wilds++) {
      const set = { naturals: count + alreadyLaid, wilds };
      if (!mayBeLaid(parameters, rank, set)) continue;
      const naturalToSpare =
        count > leastNaturals && mayBeLaid(parameters, rank, { ...set, naturals: set.naturals - 1 });
      const wildToSpare = wilds > 0 && mayBeLaid(parameters, rank, { ...set, wilds: wilds - 1 });
      for (const naturals of hand.choose(rank, count)) {
        for (const wildCards of hand.wildCombinations(wilds)) {
          const spare = [...(naturalToSpare ? naturals.slice(0, 1) : []), ...(wildToSpare ? wildCards : [])];
          parts.push(setPart(parameters, rank, [...naturals, ...wildCards], spare));
        }
      }
    }
  }
  return parts;
}

/** A set of these cards, of which each of the spare ones could be left out. */
function setPart(parameters: Parameters, order: number, cards: readonly Card[], spare: readonly Card[]): Part {
  const naturals = spare.filter((card) => card.order === order);
  return {
    ...partOf(parameters, order, cards, leastOf(parameters, spare)),
    removableNatural: leastOf(parameters, naturals),
  };
}

/** A part of these cards, of which one could be left out for so many points. */
function partOf(parameters: Parameters, order: number, cards: readonly Card[], removable: number): Part {
  const points = pointsOfAll(parameters, cards);
  return { cards, points, order, removable, removableNatural: removable, reservesWilds: false };
}

/** The points of the cheapest of some cards; Infinity if there is none. */
function leastOf(parameters: Parameters, cards: readonly Card[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...cards.map((card) => pointsOf(parameters, card)));
}

function isCompleteMeld(parameters: Parameters, cards: readonly Card[]): boolean {
  return isComplete(parameters, makeMeld('', intentionOf(parameters, cards), cards, true));
}

/** Melds of twos as naturals with jokers, beside so many twos that lie there already. */
function twosParts(parameters: Parameters, hand: RankedHand, leastTwos: number, alreadyLaid: number): readonly Part[] {
  const parts: Part[] = [];
  const least = Math.max(parameters.minNaturals, leastTwos);
  for (let count = least; count <= hand.twos.length; count++) {
    for (let wilds = 0; wilds <= Math.min(parameters.maxWilds, hand.jokers.length); wilds++) {
      const set = { naturals: count + alreadyLaid, wilds };
      if (!mayBeLaid(parameters, twoOrder, set)) continue;
      const jokers = hand.jokers.slice(0, wilds);
      const jokerToSpare = wilds > 0 && mayBeLaid(parameters, twoOrder, { ...set, wilds: wilds - 1 });
      const twoToSpare = count > least && mayBeLaid(parameters, twoOrder, { ...set, naturals: set.naturals - 1 });
      for (const twos of hand.choose(twoOrder, count)) {
        const spare = [...(twoToSpare ? twos.slice(0, 1) : []), ...(jokerToSpare ? jokers : [])];
        parts.push(setPart(parameters, twoOrder, [...twos, ...jokers], spare));
      }
    }
  }
  return parts;
}

/** The parts that make a meld with the top card. */
export function partsWithTop(parameters: Parameters, hand: RankedHand, top: Card): readonly Part[] {
  const { naturalsForOpeningPile, openingTwos, twosMelds } = parameters;
  if (top.order === twoOrder && twosMelds)
    return twosParts(parameters, hand, Math.max(openingTwos, naturalsForOpeningPile), 1);
  return setParts(parameters, hand, top.order, naturalsForOpeningPile, 1);
}
