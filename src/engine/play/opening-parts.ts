import { denominations, isSetOfBid } from '../rules/bid.ts';
import { isSamba } from '../rules/run.ts';
import { isCanasta, mostWilds, setFaults } from '../rules/set.ts';
import { isWildCanasta, isWrongNumberOfBlackThrees, wildMeldFaults } from '../rules/special.ts';
import { firstBlackThrees, firstChoice, nextBlackThrees, nextChoice } from './choices.ts';
import { pointsHeld } from './hand.ts';
import * as layout from './layout.ts';
import { kindOf, type Part, packCards, packRun } from './parts.ts';
import type { State } from './state.ts';

const { joker, kind, three, two } = layout;

/** Points by which no card can be left out. */
export const nothingSpare = 1_000_000;

/** What an opening is asked for besides the minimum. */
export interface OpeningTerms {
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

/** What one could do with a part: bits of one number. */
export const partTrait = {
  /** It opens whatever it is worth. */
  opensAlone: 1,
  /** It would do so with one card less. */
  opensWithLess: 2,
  /** It keeps the side's wild cards to itself: an unfinished meld of wild cards (classic 21-d). */
  reservesWilds: 4,
  incomplete: 8,
  /** It holds wild cards. */
  holdsWilds: 16,
} as const;

/**
 * The melds that a hand could open with, each with its points and with the fewest points by which one of its cards could be left out so
 * that a lawful meld remains. The first ones are those for the list, from `firstWithTop` on those that go with a top card of the pile.
 */
export class OpeningParts {
  readonly #state: State;
  readonly #codes: number[] = [];
  readonly #points: number[] = [];
  readonly #spare: number[] = [];
  readonly #spareNatural: number[] = [];
  readonly #traits: number[] = [];
  /** What parts from a place of the list on can add at most. */
  readonly #boundFrom: number[] = [];
  /** What parts of other kinds after a place of the list can add at most. */
  readonly #boundAfter: number[] = [];
  #named = -1;
  count = 0;
  firstWithTop = 0;
  /** Whether any part for the list opens by itself. */
  anyOpensAlone = false;

  constructor(state: State) {
    this.#state = state;
  }

  part(index: number): Part {
    return this.#codes[index] ?? 0;
  }

  points(index: number): number {
    return this.#points[index] ?? 0;
  }

  spare(index: number): number {
    return this.#spare[index] ?? 0;
  }

  spareNatural(index: number): number {
    return this.#spareNatural[index] ?? 0;
  }

  has(index: number, trait: number): boolean {
    return ((this.#traits[index] ?? 0) & trait) !== 0;
  }

  /** Lists the parts of the hand of the seat in turn. */
  list({ top, twos, blackThrees: threesToo, named }: OpeningTerms): void {
    const state = this.#state;
    const { parameters } = state;
    this.count = 0;
    this.#named = named;
    for (let rank = 0; rank < three; rank++) {
      if (state.count(rank) >= parameters.minNaturals) this.#listSets(rank, parameters.minNaturals, 0);
    }
    if (parameters.twosMelds) this.#listSets(two, Math.max(parameters.minNaturals, twos), 0);
    if (state.suited) this.#listRuns();
    if (threesToo) this.#listBlackThrees();
    if (parameters.wildMelds) this.#listWildMelds();
    this.firstWithTop = this.count;
    this.#bound();
    if (top < 0) return;
    const least = parameters.naturalsForOpeningPile;
    this.#listSets(top, top === two ? Math.max(least, parameters.openingTwos) : least, 1);
  }

  /** What the parts from a place of the list on can add at most. */
  boundAt(place: number): number {
    return this.#boundFrom[place] ?? 0;
  }

  /** What parts that may lie beside one of the list and come after it can add at most. */
  boundAfter(place: number): number {
    return this.#boundAfter[place] ?? 0;
  }

  #bound(): void {
    const state = this.#state;
    const count = this.firstWithTop;
    // Where parts of one rank or suit may follow each other, only the whole hand is a bound.
    const isApart = state.parameters.meldsPerRank !== 'several' && !state.suited;
    const held = isApart ? 0 : pointsHeld(state);
    let sum = 0;
    let best = 0;
    let ofKind = -1;
    this.anyOpensAlone = false;
    this.#boundFrom[count] = 0;
    for (let index = count - 1; index >= 0; index--) {
      if (kindOf(this.part(index)) !== ofKind) {
        sum += best;
        best = 0;
        ofKind = kindOf(this.part(index));
      }
      best = Math.max(best, this.points(index));
      this.#boundFrom[index] = isApart ? sum + best : held;
      this.#boundAfter[index] = isApart ? sum : held;
      this.anyOpensAlone ||= this.has(index, partTrait.opensAlone);
    }
  }

  /** The sets of a rank with every number of naturals and wild cards, beside so many naturals that lie there already. */
  #listSets(rank: number, least: number, lying: number): void {
    const state = this.#state;
    const { parameters } = state;
    const wilds = rank === two ? state.count(joker) : state.count(joker) + state.count(two);
    const most = Math.min(mostWilds(parameters), wilds);
    const natural = state.values[rank] ?? 0;
    const held = state.count(rank);
    // The numbers of wild cards that are lawful with one natural less, and with so many, as bits.
    let before = 0;
    let now = 0;
    for (let count = least; count <= held; count++, before = now, now = 0) {
      for (let more = 0; more <= most; more++) {
        if (setFaults(parameters, rank, 0, 0, count + lying, more) !== 0) continue;
        now |= 1 << more;
        const sparesWild = (((now << 1) >> more) & 1) === 1;
        const spare = (before >> more) & 1 ? natural : nothingSpare;
        const traits = this.#traitsOfSet(rank, count, more, lying);
        for (let cards = firstChoice(state, rank, count); cards >= 0; cards = nextChoice(state, rank, count, cards))
          this.#listWithWilds(rank, cards, count * natural, more, spare, sparesWild, traits);
      }
    }
  }

  /** Naturals with every choice of so many wild cards, of which one could be left out or not. */
  #listWithWilds(
    ofKind: number,
    naturals: number,
    points: number,
    wilds: number,
    spare: number,
    sparesWild: boolean,
    traits: number,
  ): void {
    const state = this.#state;
    const [ofJoker, ofTwo] = [state.values[joker] ?? 0, state.values[two] ?? 0];
    for (let jokers = Math.min(wilds, state.count(joker)); jokers >= 0; jokers--) {
      const twos = wilds - jokers;
      if (ofKind === two && twos > 0) return;
      let spareAny = spare;
      if (sparesWild && jokers > 0) spareAny = Math.min(spareAny, ofJoker);
      if (sparesWild && twos > 0) spareAny = Math.min(spareAny, ofTwo);
      const sum = points + jokers * ofJoker + twos * ofTwo;
      for (let cards = firstChoice(state, two, twos); cards >= 0; cards = nextChoice(state, two, twos, cards))
        this.#add(packCards(ofKind, naturals, cards, jokers), sum, spareAny, spare, traits);
    }
  }

  #traitsOfSet(rank: number, naturals: number, wilds: number, lying: number): number {
    const { parameters } = this.#state;
    let traits = wilds > 0 ? partTrait.holdsWilds : 0;
    if (!isCanasta(parameters, naturals + lying, wilds)) traits |= partTrait.incomplete;
    if ((!parameters.completeOpens && this.#named < 0) || !this.#setOpens(rank, naturals, wilds)) return traits;
    const withLess =
      naturals + wilds > parameters.minMeldSize &&
      (this.#setOpens(rank, naturals - 1, wilds) || (wilds > 0 && this.#setOpens(rank, naturals, wilds - 1)));
    return traits | partTrait.opensAlone | (withLess ? partTrait.opensWithLess : 0);
  }

  #setOpens(rank: number, naturals: number, wilds: number): boolean {
    const { parameters } = this.#state;
    if (parameters.completeOpens && isCanasta(parameters, naturals, wilds)) return true;
    const denomination = denominations[this.#named];
    return denomination !== undefined && isSetOfBid(parameters, denomination, rank === two, naturals);
  }

  #runOpens(suit: number, length: number): boolean {
    const { parameters } = this.#state;
    if (parameters.completeOpens && isSamba(parameters, length)) return true;
    return this.#named >= 0 && suit === suitsOfBids[this.#named];
  }

  #listRuns(): void {
    const { minMeldSize, maxSequence, sequenceOrder } = this.#state.parameters;
    for (let length = minMeldSize; length <= maxSequence; length++) {
      const highs = sequenceOrder === 'circle' ? 13 : 12 - length;
      for (let suit = 0; suit < 4; suit++) for (let high = 0; high < highs; high++) this.#listRun(suit, high, length);
    }
  }

  /** Lists a sequence if all its cards are held. */
  #listRun(suit: number, high: number, length: number): void {
    const state = this.#state;
    const { parameters, seat } = state;
    let points = 0;
    for (let step = 0; step < length; step++) {
      const rank = (high + step) % 13;
      if (((state.at(seat + rank) >> (suit << 2)) & 15) === 0) return;
      points += valueInRun(state, rank, suit);
    }
    const isLonger = length > parameters.minMeldSize;
    const ends = Math.min(valueInRun(state, high, suit), valueInRun(state, (high + length - 1) % 13, suit));
    const spare = isLonger ? ends : nothingSpare;
    let traits = isSamba(parameters, length) ? 0 : partTrait.incomplete;
    if (this.#runOpens(suit, length)) traits |= partTrait.opensAlone;
    if (isLonger && this.#runOpens(suit, length - 1)) traits |= partTrait.opensWithLess;
    this.#add(packRun(suit, high, length), points, spare, spare, traits);
  }

  #listBlackThrees(): void {
    const state = this.#state;
    const { minBlackThrees } = state.parameters;
    const value = state.values[three] ?? 0;
    for (let count = minBlackThrees; count <= state.count(three); count++) {
      if (isWrongNumberOfBlackThrees(state.parameters, count)) return;
      const spare = count > minBlackThrees ? value : nothingSpare;
      for (let cards = firstBlackThrees(state, count); cards >= 0; cards = nextBlackThrees(state, count, cards))
        this.#add(packCards(kind.blackThrees, cards, 0, 0), count * value, spare, spare, partTrait.incomplete);
    }
  }

  #listWildMelds(): void {
    const state = this.#state;
    const { parameters } = state;
    for (let count = parameters.minMeldSize; count <= state.count(joker) + state.count(two); count++) {
      if (wildMeldFaults(parameters, count) !== 0) continue;
      const unfinished = isWildCanasta(parameters, count) ? 0 : partTrait.incomplete | partTrait.reservesWilds;
      const sparesWild = count > parameters.minMeldSize;
      this.#listWithWilds(kind.wild, 0, 0, count, nothingSpare, sparesWild, partTrait.holdsWilds | unfinished);
    }
  }

  #add(part: Part, points: number, spare: number, spareNatural: number, traits: number): void {
    this.#codes[this.count] = part;
    this.#points[this.count] = points;
    this.#spare[this.count] = spare;
    this.#spareNatural[this.count] = spareNatural;
    this.#traits[this.count] = traits;
    this.count += 1;
  }
}

/** The suits that bids name, in the order of denominations; -1 where one names none. */
const suitsOfBids: readonly number[] = [3, 2, 1, 0, -1, -1];

/** The points of a card in a sequence: red threes have a value of their own. */
function valueInRun(state: State, rank: number, suit: number): number {
  return state.values[state.kindOfFace(rank * 4 + suit)] ?? 0;
}
