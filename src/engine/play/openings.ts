import { FreeCards } from './free-cards.ts';
import * as layout from './layout.ts';
import { OpeningParts, type OpeningTerms, partTrait } from './opening-parts.ts';
import { kindOf, type Part } from './parts.ts';
import type { State } from './state.ts';

const { inSeat, inSide, joker, jokerFace, kind, redThree, three } = layout;

/** Who is told of openings, one after another; says whether that is enough. */
export interface OpeningConsumer {
  opening(openings: Openings): boolean;
  /**
   * Whether what is chosen of the whole hand may come to an opening of interest, a card of this face being kept back (-1: none is).
   * Who does not say is told of all.
   */
  canLead?(openings: Openings, kept: number): boolean;
}

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
  /** How many parts go with a top card of the pile: one or none; the points that the card adds. */
  #fixed = 0;
  #ofTop = 0;
  /** Whether those are told of that are not minimal. */
  #larger = false;
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
    return this.points >= minimum || this.#anyHas(partTrait.opensAlone);
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
    const { firstWithTop, count } = this.#start(terms, consumer, larger);
    if (terms.top < 0) this.#extend(0, count, 0, -1);
    else this.#extend(firstWithTop, count, this.#ofTop, -1);
    return this.#done;
  }

  /**
   * Tells of every opening that lays the whole hand, or all but one card, the cheapest first, but for those that are minimal; with a top
   * card of the pile the first part goes with it.
   */
  tellWhole(terms: OpeningTerms, consumer: OpeningConsumer): boolean {
    const parts = this.#start(terms, consumer, true);
    const state = this.#state;
    const { left } = this.#freeCards;
    const stuck = state.at(state.seat + inSeat.unknown) + (state.laysRedThrees ? state.count(redThree) : 0);
    if (stuck > 1) return false;
    if (state.suited && state.laysRedThrees) left[three] = (left[three] ?? 0) & 0xf00f;
    for (const kept of stuck === 1 ? [-1] : this.#facesToKeep()) {
      if (consumer.canLead?.(this, kept) === false) continue;
      this.#kept = kept;
      if (kept >= 0) left[kept >> 2] = (left[kept >> 2] ?? 0) - this.#oneOf(kept);
      if (terms.top < 0) this.#whole(0, 0);
      for (let index = parts.firstWithTop; index < parts.count && !this.#done; index++) {
        if (!this.#take(index)) continue;
        this.#whole(0, this.#ofTop + parts.points(index));
        this.#putBack(index);
      }
      if (kept >= 0) left[kept >> 2] = (left[kept >> 2] ?? 0) + this.#oneOf(kept);
      if (this.#done) break;
    }
    return this.#done;
  }

  #start(terms: OpeningTerms, consumer: OpeningConsumer, larger: boolean): OpeningParts {
    const state = this.#state;
    this.#consumer = consumer;
    this.#larger = larger;
    this.#done = false;
    this.#fixed = terms.top < 0 ? 0 : 1;
    this.#ofTop = state.parameters.topCardCountsInOpening ? (state.values[terms.top] ?? 0) : 0;
    this.depth = 0;
    this.threes = false;
    this.mostCards = state.held;
    this.#minimum = terms.minimum ?? state.at(state.side + inSide.minimum);
    this.#freeCards.begin();
    this.#parts.list(terms);
    return this.#parts;
  }

  /** The openings that go on with a part from one place of the list to another; `opener` is the chosen one that opens by itself, or -1. */
  #extend(from: number, to: number, points: number, opener: number): void {
    const parts = this.#parts;
    const isBounded = !this.#larger && !parts.anyOpensAlone && from < parts.firstWithTop;
    for (let index = from; index < to && !this.#done; index++) {
      if (isBounded && points + parts.boundAt(index) < this.#minimum) return;
      const sum = points + parts.points(index);
      if (isBounded && sum + parts.boundAfter(index) < this.#minimum) continue;
      if (this.#crowds(index) || !this.#take(index)) continue;
      const opens = opener < 0 && parts.has(index, partTrait.opensAlone) ? index : opener;
      const isOpening = opens >= 0 || sum >= this.#minimum;
      if (isOpening && this.#isMinimal(sum, opens) !== this.#larger) this.#tell(sum);
      if (this.#larger || !isOpening)
        this.#extend(index < parts.firstWithTop ? index : 0, parts.firstWithTop, sum, opens);
      this.#putBack(index);
    }
  }

  /** Goes on with every part that holds the first card that is free, from a rank on, until none is. */
  #whole(from: number, points: number): void {
    const parts = this.#parts;
    const free = this.#freeCards.left;
    let rank = from;
    while (rank <= joker && (free[rank] ?? 0) === 0) rank += 1;
    if (rank > joker) {
      if (this.depth > 0 && (points < this.#minimum || !this.#isMinimal(points, -1))) this.#tell(points);
      return;
    }
    const before = free[rank] ?? 0;
    // The longest first: they leave the fewest cards that nothing takes.
    for (let index = parts.firstWithTop - 1; index >= 0 && !this.#done; index--) {
      if (this.#crowds(index) || !this.#take(index)) continue;
      if (this.#covers(before, free[rank] ?? 0) && this.#consumer.canLead?.(this, this.#kept) !== false)
        this.#whole(rank, points + parts.points(index));
      this.#putBack(index);
    }
  }

  /** Whether the first free card of a rank has been laid, where suits do not matter all of them. */
  #covers(before: number, after: number): boolean {
    if (!this.#state.suited) return after === 0;
    const lane = 15 << ((31 - Math.clz32(before & -before)) & ~3);
    return (after & lane) < (before & lane);
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
    // Without a card to discard nobody goes out, unless cards come with the pile.
    const none = state.parameters.goingOutNeedsDiscard && this.#fixed === 0 ? [] : [-1];
    return [...none, ...found.sort((one, other) => value(one) - value(other))];
  }

  /** What one card of a face counts among the free cards of its rank. */
  #oneOf(face: number): number {
    return this.#state.suited && face < jokerFace ? 1 << ((face & 3) << 2) : 1;
  }

  #tell(points: number): void {
    this.points = points;
    if (this.#consumer.opening(this)) this.#done = true;
  }

  /**
   * Whether nothing can be left out of what is chosen, where one part opens by itself (`opener`, else -1) all others. Beside an unfinished
   * meld of wild cards other wild cards cannot follow later, so that they are no card too many.
   */
  #isMinimal(points: number, opener: number): boolean {
    const parts = this.#parts;
    if (opener >= 0 && opener < parts.firstWithTop)
      return this.depth === this.#fixed + 1 && !parts.has(opener, partTrait.opensWithLess);
    const reserved = this.#state.parameters.wildMelds && this.#anyHas(partTrait.reservesWilds);
    for (let place = 0; place < this.depth; place++) {
      const index = this.#chosen[place] ?? 0;
      let spare = parts.spare(index);
      if (reserved && !parts.has(index, partTrait.reservesWilds) && parts.has(index, partTrait.holdsWilds))
        spare = parts.spareNatural(index);
      else if (place >= this.#fixed && this.depth > 1) spare = Math.min(spare, parts.points(index));
      if (points - spare >= this.#minimum) return false;
    }
    return true;
  }

  #anyHas(trait: number): boolean {
    for (let place = 0; place < this.depth; place++) if (this.#parts.has(this.#chosen[place] ?? 0, trait)) return true;
    return false;
  }

  /**
   * Whether a part may not lie beside those chosen: a side has one meld of a rank, all but one must be complete, or two of the rank would
   * be one meld in a minimal opening.
   */
  #crowds(index: number): boolean {
    const parts = this.#parts;
    const ofKind = kindOf(parts.part(index));
    const { meldsPerRank } = this.#state.parameters;
    if (ofKind === kind.run || meldsPerRank === 'several') return false;
    let incomplete = 0;
    for (let place = 0; place < this.depth; place++) {
      if (kindOf(this.chosen(place)) !== ofKind) continue;
      if (meldsPerRank === 'one' || !this.#larger) return true;
      if (parts.has(this.#chosen[place] ?? 0, partTrait.incomplete)) incomplete += 1;
    }
    return incomplete > 0 && (incomplete > 1 || parts.has(index, partTrait.incomplete));
  }

  /** Chooses a part if its cards are free and not more than are of interest. */
  #take(index: number): boolean {
    const part = this.#parts.part(index);
    if (!this.#freeCards.hold(part)) return false;
    this.#freeCards.change(part, -1);
    this.#chosen[this.depth] = index;
    this.depth += 1;
    if (kindOf(part) === kind.blackThrees) this.threes = true;
    if (this.cards <= this.mostCards) return true;
    this.#putBack(index);
    return false;
  }

  #putBack(index: number): void {
    const part = this.#parts.part(index);
    this.#freeCards.change(part, 1);
    this.depth -= 1;
    if (kindOf(part) === kind.blackThrees) this.threes = false;
  }
}
