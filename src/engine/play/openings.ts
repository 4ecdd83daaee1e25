import { FreeCards } from './free-cards.ts';
import * as layout from './layout.ts';
import { OpeningParts, type OpeningTerms, partTrait } from './opening-parts.ts';
import { highOf, jokersIn, kindOf, lengthOf, naturalsIn, type Part, suitOf, twosIn } from './parts.ts';
import type { State } from './state.ts';

const { inSeat, inSide, joker, jokerFace, kind, redThree, three, two } = layout;

/** Who is told of openings, one after another; says whether that is enough. */
export interface OpeningConsumer {
  opening(openings: Openings): boolean;
  /**
   * Whether what is chosen of the whole hand may come to an opening of interest, a card of this face being kept back (-1: none is).
   * Who does not say is told of all.
   */
  canLead?(openings: Openings, kept: number): boolean;
}

const mostParts = 64;

/**
 * The openings of a hand, each once up to equivalent cards: melds that together reach the minimum of the side (or one that opens by
 * itself) and of which no card and no meld can be left out, or all the others. What has been chosen is read from here while a consumer
 * is told.
 */
export class Openings {
  readonly #state: State;
  readonly #parts: OpeningParts;
  readonly #chosen: number[] = [];
  readonly #freeCards: FreeCards;
  #consumer: OpeningConsumer;
  #minimum = 0;
  #fixed = 0;
  #kept = -1;
  #done = false;
  /** How many parts have been chosen, and their points. */
  depth = 0;
  points = 0;
  /** Whether black threes are among them. */
  threes = false;
  /** The most cards that are of interest. */
  mostCards = 0;

  constructor(state: State, consumer: OpeningConsumer) {
    this.#state = state;
    this.#parts = new OpeningParts(state);
    this.#freeCards = new FreeCards(state);
    this.#consumer = consumer;
  }

  /** How many cards the chosen parts have. */
  get cards(): number {
    return this.#freeCards.taken;
  }

  /** A chosen part. */
  chosen(place: number): Part {
    return this.#parts.part(this.#chosen[place] ?? 0);
  }

  /** Whether what is chosen opens: it is worth the minimum, or a part of it opens by itself. */
  opens(minimum: number): boolean {
    if (this.points >= minimum) return true;
    for (let place = 0; place < this.depth; place++)
      if (this.#parts.has(this.#chosen[place] ?? 0, partTrait.opensAlone)) return true;
    return false;
  }

  /** Tells of every minimal opening; with a top card of the pile the first part goes with it. Says whether the consumer had enough. */
  tellMinimal(terms: OpeningTerms, consumer: OpeningConsumer): boolean {
    return this.#tellAll(terms, consumer, false);
  }

  /** Tells of every opening that is not minimal. */
  tellLarger(terms: OpeningTerms, consumer: OpeningConsumer): boolean {
    return this.#tellAll(terms, consumer, true);
  }

  #tellAll(terms: OpeningTerms, consumer: OpeningConsumer, larger: boolean): boolean {
    const parts = this.#start(terms, consumer);
    if (terms.top < 0) {
      if (larger) this.#beyond(0, 0, -1);
      else this.#from(0, 0);
      return this.#done;
    }
    this.#fixed = 1;
    const own = this.#pointsOfTop(terms);
    for (let index = parts.firstWithTop; index < parts.count && !this.#done; index++) {
      if (!this.#take(index)) continue;
      const sum = own + parts.points(index);
      const alone = parts.has(index, partTrait.opensAlone);
      if (larger) {
        this.#tellBeyond(index, sum, -1);
        this.#beyond(0, sum, alone ? index : -1);
      } else if (sum < this.#minimum && !alone) this.#from(0, sum);
      else if (sum - parts.spare(index) < this.#minimum) this.#tell(sum);
      this.#putBack(index);
    }
    return this.#done;
  }

  /**
   * Tells of every opening that lays the whole hand, or all but one card, the cheapest first, but for those that are minimal; with a top
   * card of the pile the first part goes with it.
   */
  tellWhole(terms: OpeningTerms, consumer: OpeningConsumer): boolean {
    const parts = this.#start(terms, consumer);
    const state = this.#state;
    const stuck = state.at(state.seat + inSeat.unknown) + (state.laysRedThrees ? state.count(redThree) : 0);
    if (stuck > 1) return false;
    if (state.suited && state.laysRedThrees) this.#freeCards.left[three] = (this.#freeCards.left[three] ?? 0) & 0xf00f;
    for (const kept of stuck === 1 ? [-1] : this.#facesToKeep()) {
      if (consumer.canLead?.(this, kept) === false) continue;
      this.#kept = kept;
      if (kept >= 0) this.#freeCards.left[kept >> 2] = (this.#freeCards.left[kept >> 2] ?? 0) - this.#oneOf(kept);
      if (terms.top < 0) this.#whole(0, 0);
      for (let index = parts.firstWithTop; index < parts.count && !this.#done; index++) {
        if (!this.#take(index)) continue;
        this.#whole(0, this.#pointsOfTop(terms) + parts.points(index));
        this.#putBack(index);
      }
      if (kept >= 0) this.#freeCards.left[kept >> 2] = (this.#freeCards.left[kept >> 2] ?? 0) + this.#oneOf(kept);
      if (this.#done) break;
    }
    return this.#done;
  }

  /** The cards that could be kept back, one of each kind, from none and the cheapest on. */
  #facesToKeep(): readonly number[] {
    const state = this.#state;
    const found: number[] = [];
    for (let face = 0; face <= jokerFace; face++) {
      const free = this.#freeCards.left[face >> 2] ?? 0;
      if (state.suited && face < jokerFace ? (free >> ((face & 3) << 2)) & 15 : free > 0 && (face & 3) === 0)
        found.push(face);
    }
    const value = (face: number) => state.values[state.kindOfFace(face)] ?? 0;
    return [-1, ...found.sort((one, other) => value(one) - value(other))];
  }

  /** What one card of a face counts among the free cards of its rank. */
  #oneOf(face: number): number {
    return this.#state.suited && face < jokerFace ? 1 << ((face & 3) << 2) : 1;
  }

  /** Goes on with every part that holds the first card that is free, from a rank on, until none is. */
  #whole(from: number, points: number): void {
    const parts = this.#parts;
    const free = this.#freeCards.left;
    let rank = from;
    while (rank <= joker && (free[rank] ?? 0) === 0) rank += 1;
    if (rank > joker) {
      if (this.depth > 0 && (points < this.#minimum || !this.isMinimal(points))) this.#tell(points);
      return;
    }
    const lanes = this.#state.suited && rank < joker ? (free[rank] ?? 0) : 0;
    const suit = lanes === 0 ? 0 : (31 - Math.clz32(lanes & -lanes)) >> 2;
    // The longest first: they leave the fewest cards that nothing takes.
    for (let index = parts.firstWithTop - 1; index >= 0 && !this.#done; index--) {
      if (!this.#covers(parts.part(index), rank, suit) || this.#crowds(index) || !this.#take(index)) continue;
      if (this.#consumer.canLead?.(this, this.#kept) !== false) this.#whole(rank, points + parts.points(index));
      this.#putBack(index);
    }
  }

  /** Whether a part lays the first free card, where suits do not matter all cards of its rank. */
  #covers(part: Part, rank: number, suit: number): boolean {
    const ofKind = kindOf(part);
    if (ofKind === kind.run)
      return (rank - highOf(part) + 13) % 13 < lengthOf(part) && suitOf(part) === suit && rank < joker;
    if (rank === joker) return jokersIn(part) > 0;
    if (!this.#state.suited) {
      if (rank === two)
        return (
          ofKind === kind.wild &&
          twosIn(part) === this.#freeCards.left[two] &&
          jokersIn(part) === this.#freeCards.left[joker]
        );
      return ofKind === rank && naturalsIn(part) === this.#freeCards.left[rank];
    }
    const cards = ofKind === rank ? naturalsIn(part) : rank === two ? twosIn(part) : 0;
    return ((cards >> (2 * suit)) & 3) > 0;
  }

  /** What a top card of the pile adds to the points of an opening. */
  #pointsOfTop({ top }: OpeningTerms): number {
    return this.#state.parameters.topCardCountsInOpening ? (this.#state.values[top] ?? 0) : 0;
  }

  #start(terms: OpeningTerms, consumer: OpeningConsumer): OpeningParts {
    const state = this.#state;
    this.#consumer = consumer;
    this.#done = false;
    this.#fixed = 0;
    this.depth = 0;
    this.threes = false;
    this.mostCards = state.held;
    this.#minimum = terms.minimum ?? state.at(state.side + inSide.minimum);
    this.#freeCards.begin();
    this.#parts.list(terms);
    return this.#parts;
  }

  /** The openings that go on with parts of the list from a place on. */
  #from(place: number, points: number): void {
    const parts = this.#parts;
    for (let index = place; index < parts.firstWithTop && !this.#done; index++) {
      if (points + parts.boundAt(index) < this.#minimum && !parts.anyOpensAlone) return;
      if (this.#joins(index) || !this.#take(index)) continue;
      const sum = points + parts.points(index);
      if (parts.has(index, partTrait.opensAlone)) {
        if (this.depth === this.#fixed + 1 && !parts.has(index, partTrait.opensWithLess)) this.#tell(sum);
      } else if (sum < this.#minimum) this.#from(index, sum);
      else if (this.isMinimal(sum)) this.#tell(sum);
      this.#putBack(index);
    }
  }

  /** The openings that are not minimal; `alone` is the part among those chosen that opens by itself, or -1. */
  #beyond(place: number, points: number, alone: number): void {
    const parts = this.#parts;
    for (let index = place; index < parts.firstWithTop && !this.#done; index++) {
      if (this.#crowds(index) || !this.#take(index)) continue;
      const sum = points + parts.points(index);
      this.#tellBeyond(index, sum, alone);
      this.#beyond(index, sum, alone >= 0 || !parts.has(index, partTrait.opensAlone) ? alone : index);
      this.#putBack(index);
    }
  }

  /** Tells of what is chosen, of which a part came last, if it is an opening and not minimal. */
  #tellBeyond(index: number, points: number, alone: number): void {
    const parts = this.#parts;
    const opener = alone >= 0 ? alone : parts.has(index, partTrait.opensAlone) ? index : -1;
    if (opener >= 0) {
      if (this.depth > 1 || parts.has(opener, partTrait.opensWithLess)) this.#tell(points);
    } else if (points >= this.#minimum && !this.isMinimal(points)) this.#tell(points);
  }

  #tell(points: number): void {
    this.points = points;
    if (this.#consumer.opening(this)) this.#done = true;
  }

  /**
   * Whether nothing can be left out of what is chosen. Beside an unfinished meld of wild cards other wild cards cannot follow later, so
   * that they are no card too many.
   */
  isMinimal(points: number): boolean {
    const parts = this.#parts;
    let reserved = false;
    if (this.#state.parameters.wildMelds) {
      for (let place = 0; place < this.depth; place++)
        if (parts.has(this.#chosen[place] ?? 0, partTrait.reservesWilds)) reserved = true;
    }
    for (let place = 0; place < this.depth; place++) {
      const index = this.#chosen[place] ?? 0;
      if (reserved && !parts.has(index, partTrait.reservesWilds) && parts.has(index, partTrait.holdsWilds)) {
        if (points - parts.spareNatural(index) >= this.#minimum) return false;
        continue;
      }
      if (place >= this.#fixed && this.depth > 1 && points - parts.points(index) >= this.#minimum) return false;
      if (points - parts.spare(index) >= this.#minimum) return false;
    }
    return true;
  }

  /** Where a side has one meld of a rank, two parts of the rank would be one meld. */
  #joins(index: number): boolean {
    const ofKind = kindOf(this.#parts.part(index));
    if (ofKind === kind.run || this.#state.parameters.meldsPerRank === 'several') return false;
    for (let place = 0; place < this.depth; place++) if (kindOf(this.chosen(place)) === ofKind) return true;
    return false;
  }

  /** Whether a side may not have this part beside those chosen: they are of one rank, and not all but one are complete. */
  #crowds(index: number): boolean {
    const ofKind = kindOf(this.#parts.part(index));
    const { meldsPerRank } = this.#state.parameters;
    if (ofKind === kind.run || meldsPerRank === 'several') return false;
    let incomplete = this.#parts.has(index, partTrait.incomplete) ? 1 : 0;
    let alike = 0;
    for (let place = 0; place < this.depth; place++) {
      if (kindOf(this.chosen(place)) !== ofKind) continue;
      alike += 1;
      if (this.#parts.has(this.#chosen[place] ?? 0, partTrait.incomplete)) incomplete += 1;
    }
    return alike > 0 && (meldsPerRank === 'one' || incomplete > 1);
  }

  /** Chooses a part if its cards are free. */
  #take(index: number): boolean {
    const part = this.#parts.part(index);
    if (this.depth >= mostParts || !this.#freeCards.hold(part)) return false;
    this.#freeCards.change(part, -1);
    if (this.cards > this.mostCards) {
      this.#freeCards.change(part, 1);
      return false;
    }
    this.#chosen[this.depth] = index;
    this.depth += 1;
    if (kindOf(part) === kind.blackThrees) this.threes = true;
    return true;
  }

  #putBack(index: number): void {
    const part = this.#parts.part(index);
    this.#freeCards.change(part, 1);
    this.depth -= 1;
    if (kindOf(part) === kind.blackThrees) this.threes = false;
  }
}
