import { denominations, isSetOfBid } from '../../rules/bid.ts';
import { isSamba, ranksOfRuns } from '../../rules/run.ts';
import { isCanasta, mostWilds, setFaults } from '../../rules/set.ts';
import { isWildCanasta, isWrongNumberOfBlackThrees, wildMeldFaults } from '../../rules/special.ts';
import * as layout from '../cells/cell-layout.ts';
import { type Part, packCards, packRun } from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import { faceOf } from '../cells/table-numbers.ts';
import { firstChoice, nextChoice, pointsOfFace } from './suit-choices.ts';

const { joker, kind, three, two } = layout;

/** Points by which no card can be left out. */
const nothingSpare = 1_000_000;

/** What an opening is asked for besides the minimum. */
export interface OpeningTerms {
  /** How many choices are tried at most, where it is not as many as usual. */
  readonly steps?: number;
  /** Rank of the top card of the pile that the first part goes with; -1 if there is none. */
  readonly top: number;
  /** Twos that a meld of twos must hold. */
  readonly twos: number;
  readonly blackThrees: boolean;
  /** The denomination of a bid that opens by what it names, or -1. */
  readonly named: number;
  /** What the opening must be worth, if it is not the minimum of the side. */
  readonly minimum?: number;
}

/** Whether a lawful meld remains with one natural less, and with one wild card less. */
interface Spares {
  readonly natural: boolean;
  readonly wild: boolean;
}

/** What melds of one kind with so many naturals and wild cards have in common, whatever their suits. */
export interface Shape {
  readonly ofKind: number;
  readonly wilds: number;
  /** Whether the top card of the pile lies with it. */
  readonly hasTop: boolean;
  readonly isIncomplete: boolean;
  readonly spares: Spares;
  /** Whether it opens whatever it is worth, and would do so with one card less. */
  readonly opensAlone: boolean;
  readonly opensWithLess: boolean;
}

/** A meld that a hand could open with. */
export interface OpeningPart {
  readonly part: Part;
  readonly shape: Shape;
  readonly points: number;
  /** The fewest points by which one of its cards could be left out so that a lawful meld remains; the same for its naturals alone. */
  readonly spare: number;
  readonly spareNatural: number;
}

/** The melds that a hand could open with. */
export class OpeningParts {
  readonly #state: State;
  #named = -1;
  #found: OpeningPart[] = [];
  /** Those of the hand alone, kind by kind. */
  ofHand: readonly OpeningPart[] = [];
  /** Those that go with the top card of the pile, whose points are not theirs. */
  withTop: readonly OpeningPart[] = [];

  constructor(state: State) {
    this.#state = state;
  }

  /** Lists the parts of the hand of the seat in turn. */
  list({ top, twos, blackThrees, named }: OpeningTerms): void {
    const { parameters, suited } = this.#state;
    const { minBlackThrees, minNaturals, naturalsForOpeningPile, openingTwos } = parameters;
    this.#named = named;
    this.#found = [];
    for (let rank = 0; rank < three; rank++) this.#listSets(rank, minNaturals);
    if (parameters.twosMelds) this.#listSets(two, Math.max(minNaturals, twos));
    if (suited) this.#listRuns();
    if (blackThrees) this.#listSets(kind.blackThrees, minBlackThrees);
    if (parameters.wildMelds) this.#listSets(kind.wild, 0);
    this.ofHand = this.#found;
    this.#found = [];
    if (top >= 0) this.#listSets(top, Math.max(naturalsForOpeningPile, top === two ? openingTwos : 0), 1);
    this.withTop = this.#found;
  }

  /** The melds of one kind with at least so many naturals and any wild cards, beside so many naturals that lie there already. */
  #listSets(ofKind: number, least: number, lying = 0): void {
    const state = this.#state;
    const held = ofKind === kind.wild ? 0 : state.count(ofKind);
    if (held < least) return;
    const wilds = ofKind === kind.blackThrees ? 0 : state.count(joker) + (ofKind === two ? 0 : state.count(two));
    const most = ofKind === kind.wild ? wilds : Math.min(wilds, mostWilds(state.parameters));
    // The numbers of wild cards that are lawful with one natural less, and with so many, as bits.
    let before = 0;
    let now = 0;
    for (let naturals = least; naturals <= held; naturals++, before = now, now = 0) {
      for (let more = 0; more <= most; more++) {
        if (!this.#isLawful(ofKind, naturals + lying, more)) continue;
        now |= 1 << more;
        const spares = { natural: ((before >> more) & 1) === 1, wild: (((now << 1) >> more) & 1) === 1 };
        this.#addChoices(this.#shapeOf(ofKind, naturals, more, lying, spares), naturals);
      }
    }
  }

  /** Adds every choice of cards for a shape. */
  #addChoices(shape: Shape, naturals: number): void {
    const state = this.#state;
    const { ofKind, wilds } = shape;
    const [natural, ofJoker, ofTwo] = [state.values[ofKind] ?? 0, state.values[joker] ?? 0, state.values[two] ?? 0];
    for (let cards = firstChoice(state, ofKind, naturals); cards >= 0; ) {
      for (let jokers = Math.min(wilds, state.count(joker)); jokers >= 0; jokers--) {
        const twos = wilds - jokers;
        if (ofKind === two && twos > 0) break;
        const points = naturals * natural + jokers * ofJoker + twos * ofTwo;
        const leastWild = twos > 0 ? ofTwo : ofJoker;
        for (let wild = firstChoice(state, two, twos); wild >= 0; wild = nextChoice(state, two, twos, wild))
          this.#add(shape, packCards(ofKind, cards, wild, jokers), points, natural, leastWild);
      }
      cards = nextChoice(state, ofKind, naturals, cards);
    }
  }

  #listRuns(): void {
    const { minMeldSize, maxSequence, sequenceOrder } = this.#state.parameters;
    const ranks = ranksOfRuns(this.#state.parameters);
    for (let length = minMeldSize; length <= maxSequence; length++) {
      const highs = sequenceOrder === 'circle' ? ranks : ranks + 1 - length;
      for (let suit = 0; suit < 4; suit++) for (let high = 0; high < highs; high++) this.#addRun(suit, high, length);
    }
  }

  /** Adds a sequence if all its cards are held. */
  #addRun(suit: number, high: number, length: number): void {
    const state = this.#state;
    let points = 0;
    for (let step = 0; step < length; step++) {
      const rank = (high + step) % 13;
      if (((state.nth(state.seat, rank) >> (suit << 2)) & 15) === 0) return;
      points += pointsOfFace(state, faceOf(rank, suit));
    }
    const spares = { natural: length > state.parameters.minMeldSize, wild: false };
    const shape = this.#shapeOf(kind.run, length, 0, 0, spares, suit);
    const [first, last] = [faceOf(high, suit), faceOf((high + length - 1) % 13, suit)];
    const leastEnd = Math.min(pointsOfFace(state, first), pointsOfFace(state, last));
    this.#add(shape, packRun(suit, high, length), points, leastEnd, 0);
  }

  #add(shape: Shape, part: Part, points: number, natural: number, leastWild: number): void {
    const spareNatural = shape.spares.natural ? natural : nothingSpare;
    const spare = shape.spares.wild ? Math.min(spareNatural, leastWild) : spareNatural;
    this.#found.push({ part, shape, points, spare, spareNatural });
  }

  #shapeOf(ofKind: number, naturals: number, wilds: number, lying: number, spares: Spares, suit = -1): Shape {
    return {
      ofKind,
      wilds,
      hasTop: lying > 0,
      isIncomplete: !this.#isComplete(ofKind, naturals + lying, wilds),
      spares,
      opensAlone: this.#opens(ofKind, naturals, wilds, suit),
      opensWithLess:
        (spares.natural && this.#opens(ofKind, naturals - 1, wilds, suit)) ||
        (spares.wild && this.#opens(ofKind, naturals, wilds - 1, suit)),
    };
  }

  #isLawful(ofKind: number, naturals: number, wilds: number): boolean {
    const { parameters } = this.#state;
    if (ofKind === kind.blackThrees) return !isWrongNumberOfBlackThrees(parameters, naturals);
    if (ofKind === kind.wild) return wildMeldFaults(parameters, wilds) === 0;
    return setFaults(parameters, ofKind, 0, 0, naturals, wilds) === 0;
  }

  #isComplete(ofKind: number, naturals: number, wilds: number): boolean {
    const { parameters } = this.#state;
    if (ofKind === kind.run) return isSamba(parameters, naturals);
    return ofKind === kind.wild ? isWildCanasta(parameters, wilds) : isCanasta(parameters, naturals, wilds);
  }

  #opens(ofKind: number, naturals: number, wilds: number, suit: number): boolean {
    const { parameters } = this.#state;
    if (parameters.completeOpens && this.#isComplete(ofKind, naturals, wilds)) return true;
    const denomination = this.#named < 0 ? undefined : denominations[this.#named];
    if (denomination === undefined) return false;
    return ofKind === kind.run
      ? suit === suitsOfBids[this.#named]
      : isSetOfBid(parameters, denomination, ofKind === two, naturals);
  }
}

/** The suits that bids name, in the order of denominations; -1 where one names none. */
const suitsOfBids: readonly number[] = [3, 2, 1, 0, -1, -1];
