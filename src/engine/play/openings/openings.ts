import { faces } from '../../cards/cards.ts';
import { at } from '../../cards/lists.ts';
import { crowds } from '../../rules/set.ts';
import * as layout from '../cells/cell-layout.ts';
import { pointsHeld } from '../cells/held-cards.ts';
import type { Part } from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import { type Face, faceOfIndex, noFace } from '../cells/table-numbers.ts';
import { FreeCards } from './free-cards.ts';
import { type OpeningPart, OpeningParts, type OpeningTerms, type Shape } from './opening-parts.ts';
import { pointsOfFace } from './suit-choices.ts';

const { inSeat, inSide, joker, kind, redThree } = layout;

/** With so many cards in the hand, or fewer, every opening is told of. */
const exactHand = 30;

/**
 * From larger hands, as only links make them up, the openings would take hours: so many steps are made at most for one telling. A choice of
 * a part that is tried is one, an opening that is told of as many as `toldSteps`, since whoever is told looks at it.
 */
export const mostSteps = 1_500_000;
const toldSteps = 40;

/** Asking whether a turn can end takes as long as so many steps. */
const endSteps = 2000;

/** Who is told of openings, one after another; says whether that is enough. */
export interface OpeningConsumer {
  opening(openings: Openings): boolean;
  /** Whether what is chosen may come to an opening of interest. A consumer without this method is told of all openings. */
  canLead?(openings: Openings): boolean;
}

/**
 * The openings of a hand, each once up to equivalent cards: melds that together reach the minimum of the side (or one that opens by
 * itself) and of which no card and no meld can be left out, or all the others. A consumer is told of one after the other; while it is told, it
 * reads here what has been chosen.
 *
 * An example: the minimum is 50, the hand has K K K K and 9 9 9. K K K is 30 points and K K K K is 40, so neither opens alone; K K K with
 * 9 9 9 is 60 points. K K K K with 9 9 9 is no minimal opening, because the fourth king can be left out.
 */
export class Openings {
  readonly #state: State;
  readonly #parts: OpeningParts;
  readonly #chosen: OpeningPart[] = [];
  readonly #freeCards: FreeCards;
  #consumer: OpeningConsumer;
  #minimum = 0;
  /** How many parts go with a top card of the pile: one or none; the points that the card adds. */
  #fixed = 0;
  #ofTop = 0;
  /** Whether those are told of that are not minimal. */
  #larger = false;
  /** What parts of other kinds after each of the list can add at most, where of each kind only one may be chosen. */
  #bounds: readonly number[] = [];
  #done = false;
  #most = mostSteps;
  /** How many choices of a part have been tried since the telling began. */
  steps = 0;
  /** The points of the chosen parts and of the top card. */
  points = 0;
  /** The face of a card that is kept back where the whole hand is laid; `noFace` if none is. */
  kept = noFace;

  constructor(state: State, consumer: OpeningConsumer) {
    this.#state = state;
    this.#parts = new OpeningParts(state);
    this.#freeCards = new FreeCards(state);
    this.#consumer = consumer;
  }

  /** How many parts have been chosen. */
  get depth(): number {
    return this.#chosen.length;
  }

  /** Whether the last telling was broken off, so that there may be more openings than were told of. */
  get isCut(): boolean {
    return this.steps > this.#most;
  }

  /** Counts what it takes a consumer to ask whether the turn can end after an opening. */
  countAskingForEnd(): void {
    this.steps += endSteps;
  }

  /** How many cards the chosen parts have. */
  get cards(): number {
    return this.#freeCards.taken;
  }

  /** Whether black threes are among them. */
  get threes(): boolean {
    for (const { shape } of this.#chosen) if (shape.ofKind === kind.blackThrees) return true;
    return false;
  }

  /** A chosen part. */
  chosen(place: number): Part {
    return this.#chosen[place]?.part ?? 0;
  }

  /** Whether what is chosen opens: it is worth the minimum, or a part of it opens by itself. */
  opens(minimum: number): boolean {
    return this.points >= minimum || this.#chosen.some(({ shape }) => shape.opensAlone);
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
    const { parameters, suited } = this.#state;
    this.#start(terms, consumer, larger);
    const byPoints = !parameters.completeOpens && terms.named < 0;
    if (byPoints && this.#ofTop + pointsHeld(this.#state) < this.#minimum) return false;
    this.#parts.list(terms);
    const { ofHand, withTop } = this.#parts;
    const isBounded = byPoints && !larger && !suited && parameters.meldsPerRank !== 'several';
    this.#bounds = isBounded ? boundsOf(ofHand) : [];
    if (terms.top < 0) this.#extend(ofHand, 0, 0, null);
    else this.#extend(withTop, 0, this.#ofTop, null);
    return this.#done;
  }

  /**
   * Tells of every opening that lays the whole hand, or all but one card, the cheapest first, but for those that are minimal; with a top
   * card of the pile the first part goes with it.
   */
  tellWhole(terms: OpeningTerms, consumer: OpeningConsumer): boolean {
    this.#start(terms, consumer, true);
    const state = this.#state;
    const stuck = state.in(state.seat, inSeat.unknown) + (state.laysRedThrees ? state.count(redThree) : 0);
    if (stuck > 1) return false;
    this.#parts.list(terms);
    for (const kept of stuck === 1 ? [noFace] : this.#facesToKeep()) {
      this.kept = kept;
      if (consumer.canLead?.(this) === false) continue;
      if (kept >= 0) this.#freeCards.changeFace(kept, -1);
      if (terms.top < 0) this.#whole(0, 0);
      for (const part of this.#parts.withTop) {
        if (this.#done || !this.#take(part)) continue;
        this.#whole(0, this.#ofTop + part.points);
        this.#putBack();
      }
      if (kept >= 0) this.#freeCards.changeFace(kept, 1);
      if (this.#done) break;
    }
    return this.#done;
  }

  #start(terms: OpeningTerms, consumer: OpeningConsumer, larger: boolean): void {
    const state = this.#state;
    this.#consumer = consumer;
    this.#larger = larger;
    this.#done = false;
    this.steps = 0;
    this.#most = state.held <= exactHand ? Number.POSITIVE_INFINITY : (terms.steps ?? mostSteps);
    this.kept = noFace;
    this.#fixed = terms.top < 0 ? 0 : 1;
    this.#ofTop = state.parameters.topCardCountsInOpening ? (state.values[terms.top] ?? 0) : 0;
    this.#minimum = terms.minimum ?? state.in(state.side, inSide.minimum);
    this.#freeCards.begin();
  }

  /** The openings that go on with a part from a place of a list on; `opener` is the chosen one that opens by itself. */
  #extend(parts: readonly OpeningPart[], from: number, points: number, opener: OpeningPart | null): void {
    const { ofHand } = this.#parts;
    for (let index = from; index < parts.length && !this.#done; index++) {
      const part = parts[index];
      if (part === undefined) return;
      const sum = points + part.points;
      if (parts === ofHand && sum + (this.#bounds[index] ?? this.#minimum) < this.#minimum) continue;
      if (this.#crowds(part) || !this.#take(part)) continue;
      const opens = opener ?? (part.shape.opensAlone ? part : null);
      const isOpening = opens !== null || sum >= this.#minimum;
      if (this.#consumer.canLead?.(this) !== false) {
        if (isOpening && this.#isMinimal(sum, opens) !== this.#larger) this.#tell(sum);
        if (this.#larger || !isOpening) this.#extend(ofHand, parts === ofHand ? index : 0, sum, opens);
      }
      this.#putBack();
    }
  }

  /** Goes on with every part that holds the first card that is free, from a rank on, until none is. */
  #whole(from: number, points: number): void {
    const free = this.#freeCards.left;
    let rank = from;
    while (rank <= joker && (free[rank] ?? 0) === 0) rank += 1;
    if (rank > joker) {
      if (this.depth > 0 && (points < this.#minimum || !this.#isMinimal(points, null))) this.#tell(points);
      return;
    }
    const before = free[rank] ?? 0;
    // The longest first: they leave the fewest cards that nothing takes.
    for (const part of this.#parts.ofHand.toReversed()) {
      if (this.#done) return;
      if (this.#crowds(part) || !this.#take(part)) continue;
      if (this.#covers(before, free[rank] ?? 0) && this.#consumer.canLead?.(this) !== false)
        this.#whole(rank, points + part.points);
      this.#putBack();
    }
  }

  /** Whether the first free card of a rank has been laid, where suits do not matter all of them. */
  #covers(before: number, after: number): boolean {
    if (!this.#state.suited) return after === 0;
    const lane = 15 << ((31 - Math.clz32(before & -before)) & ~3);
    return (after & lane) < (before & lane);
  }

  /** The cards that could be kept back, one of each kind, from none and the cheapest on. */
  #facesToKeep(): readonly Face[] {
    const state = this.#state;
    const found: Face[] = [];
    for (const { index } of faces) {
      const face = faceOfIndex(index);
      if (((this.#freeCards.left[face >> 2] ?? 0) >> ((face & 3) << 2)) & 15) found.push(face);
    }
    // Without a card to discard nobody goes out, unless cards come with the pile.
    const none = state.parameters.goingOutNeedsDiscard && this.#fixed === 0 ? [] : [noFace];
    return [...none, ...found.sort((one, other) => pointsOfFace(state, one) - pointsOfFace(state, other))];
  }

  #tell(points: number): void {
    this.points = points;
    this.steps += toldSteps;
    if (this.#consumer.opening(this) || this.steps > this.#most) this.#done = true;
  }

  /**
   * Whether nothing can be left out of what is chosen, where one part of the hand opens by itself all others. Beside an unfinished meld
   * of wild cards other wild cards cannot follow later, so that they are no card too many.
   */
  #isMinimal(points: number, opener: OpeningPart | null): boolean {
    const chosen = this.#chosen;
    const fixed = this.#fixed;
    if (opener !== null && !opener.shape.hasTop) return chosen.length === fixed + 1 && !opener.shape.opensWithLess;
    const reserved = this.#state.parameters.wildMelds && chosen.some(({ shape }) => reservesWilds(shape));
    for (let place = 0; place < chosen.length; place++) {
      const part = at(chosen, place);
      let { spare } = part;
      if (reserved && part.shape.wilds > 0 && !reservesWilds(part.shape)) spare = part.spareNatural;
      else if (place >= fixed && chosen.length > 1) spare = Math.min(spare, part.points);
      if (points - spare >= this.#minimum) return false;
    }
    return true;
  }

  /**
   * Whether a part may not lie beside those chosen: a side has one meld of a rank, all but one must be complete, or two of the rank would
   * be one meld in a minimal opening.
   */
  #crowds({ shape }: OpeningPart): boolean {
    const { parameters } = this.#state;
    if (shape.ofKind === kind.run || parameters.meldsPerRank === 'several') return false;
    let melds = 1;
    let incomplete = shape.isIncomplete ? 1 : 0;
    for (const { shape: other } of this.#chosen) {
      if (other.ofKind !== shape.ofKind) continue;
      melds += 1;
      if (other.isIncomplete) incomplete += 1;
    }
    return melds > 1 && (!this.#larger || crowds(parameters, 0, 0, melds, incomplete));
  }

  /** Chooses a part if its cards are free, and counts the step; the last one ends the telling. */
  #take(part: OpeningPart): boolean {
    this.steps += 1;
    if (this.steps > this.#most) this.#done = true;
    if (!this.#freeCards.hold(part.part)) return false;
    this.#freeCards.change(part.part, -1);
    this.#chosen.push(part);
    return true;
  }

  /** Puts the part back that was chosen last. */
  #putBack(): void {
    const part = this.#chosen.pop();
    if (part !== undefined) this.#freeCards.change(part.part, 1);
  }
}

/** Whether a meld keeps the side's wild cards to itself (classic 21-d). */
function reservesWilds({ ofKind, isIncomplete }: Shape): boolean {
  return ofKind === kind.wild && isIncomplete;
}

/** What parts of other kinds after each of a list can add at most, where of each kind only one may be chosen. */
function boundsOf(parts: readonly OpeningPart[]): readonly number[] {
  const bounds: number[] = parts.map(() => 0);
  let after = 0;
  let best = 0;
  let ofKind = -1;
  for (let place = parts.length - 1; place >= 0; place--) {
    const { shape, points } = at(parts, place);
    if (shape.ofKind !== ofKind) {
      after += best;
      best = 0;
      ofKind = shape.ofKind;
    }
    best = Math.max(best, points);
    bounds[place] = after;
  }
  return bounds;
}
