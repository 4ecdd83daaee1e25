import { mayNotMeld } from '../../rules/duties.ts';
import { runMergeFaults, setMergeFaults } from '../../rules/merge.ts';
import { setFaults } from '../../rules/set.ts';
import * as layout from '../cells/cell-layout.ts';
import { merge } from '../cells/merge-cells.ts';
import type { MoveList } from '../cells/move-list.ts';
import { kindOf, type Part, packCards, packRun } from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import { type MeldCells, type MeldRef, meldRef, noMeld } from '../cells/table-numbers.ts';
import { firstChoice, nextChoice } from '../openings/suit-choices.ts';
import type { TurnEnd } from '../out/turn-end.ts';
import { areLawfulBlackThrees, continuation, isLawfulSet, isLawfulWildMeld, joinedSet } from './lawful-set.ts';

const { cell, inMeld, inSide, joker, kind, moveType, setRanks, standing, three, two } = layout;

/** The kinds of meld besides sets to which cards may come, as bits. */
const otherKinds = (1 << kind.blackThrees) | (1 << kind.wild) | (1 << kind.run);

/**
 * Lists the elementary melds and additions of a side that has opened: each smallest meld, single cards added, several wild cards that
 * complete a canasta in one act, merges.
 */
export class Melding {
  readonly #state: State;
  readonly #end: TurnEnd;
  #moves: MoveList | null = null;
  #obliged = false;
  /** How many cards can go with nothing to plan for the end of the turn. */
  #free = -1;
  /** Choices of one wild card as parts of a move, so many, and whether the first is a joker. */
  readonly #wild: number[] = [];
  #wilds = 0;
  #jokers = 0;
  /** The suits in which a sequence can begin with each rank. */
  readonly #rows: number[] = [];
  /** Whether other melds have a say in what a set takes. */
  readonly #looksAround: boolean;
  /** The smallest sets that may be begun where none of the rank lies: of naturals alone, and with one wild card. */
  readonly #mayBegin: boolean;
  readonly #mayBeginMixed: boolean;

  constructor(state: State, end: TurnEnd) {
    this.#state = state;
    this.#end = end;
    const { parameters } = state;
    const { meldsPerRank, minMeldSize } = parameters;
    this.#looksAround = parameters.wildMelds || (meldsPerRank !== 'one' && meldsPerRank !== 'several');
    this.#mayBegin = setFaults(parameters, 0, 0, 0, minMeldSize, 0) === 0;
    this.#mayBeginMixed = setFaults(parameters, 0, 0, 0, minMeldSize - 1, 1) === 0;
  }

  /** Adds the moves to a list. `kinds` are those of the hand, see `kindsHeld`; `obliged` says whether the turn must end with going out. */
  list(moves: MoveList, kinds: number, obliged: boolean): void {
    const state = this.#state;
    if (mayNotMeld(state.duties)) return;
    this.#moves = moves;
    this.#obliged = obliged;
    this.#free = this.#end.freeCards(obliged);
    const lying = state.in(state.side, inSide.kinds);
    if (state.at(cell.lastThrees) > 0) {
      if ((lying >> kind.run) & 1) this.#listAdditions(1 << kind.run, true);
      return;
    }
    this.#findWilds(kinds);
    this.#listNewSets(kinds, lying);
    if (state.suited) this.#listNewRuns();
    if ((kinds >> three) & 1) this.#listNewBlackThrees();
    if (state.parameters.wildMelds) this.#listNewWildMelds();
    let growing = lying & otherKinds;
    growing |= kinds & state.in(state.side, inSide.naturalsTaken);
    if (this.#wilds > 0) growing |= state.in(state.side, inSide.wildsTaken);
    if (growing !== 0) this.#listAdditions(growing, false);
    if (lying >>> 16 !== 0) this.#listMerges();
  }

  /** Finds the choices of one wild card, the joker first. */
  #findWilds(kinds: number): void {
    const state = this.#state;
    this.#jokers = (kinds >> joker) & 1;
    this.#wilds = this.#jokers;
    if (this.#jokers === 1) this.#wild[0] = packCards(0, 0, 0, 1);
    if (((kinds >> two) & 1) === 0) return;
    for (let cards = firstChoice(state, two, 1); cards >= 0; cards = nextChoice(state, two, 1, cards)) {
      this.#wild[this.#wilds] = packCards(0, 0, cards, 0);
      this.#wilds += 1;
    }
  }

  /** Notes a move that lays one part, whose cards are lawful where they come to lie, if the turn can end after it. */
  #note(type: number, part: Part, cards: number, blackThrees = false): void {
    if ((cards > this.#free || blackThrees) && !this.#end.canEndAfter(part, cards, this.#obliged)) return;
    this.#moves?.lay(type, part);
  }

  /** Notes a move for each choice of a wild card beside the other cards of a part. */
  #noteWithWilds(type: number, part: Part, cards: number): void {
    const choices = kindOf(part) === two ? this.#jokers : this.#wilds;
    for (let choice = 0; choice < choices; choice++) this.#note(type, part | (this.#wild[choice] ?? 0), cards);
  }

  #listNewSets(kinds: number, lying: number): void {
    const state = this.#state;
    const { meldsPerRank, minMeldSize, twosMelds } = state.parameters;
    const begun = meldsPerRank === 'one' ? lying : 0;
    for (let left = (kinds >>> 16) & ~begun & setRanks; left !== 0; left &= left - 1) {
      const rank = 31 - Math.clz32(left & -left);
      if (((lying >> rank) & 1) === 0 || joinedSet(state, rank) === 0)
        this.#listNewSet(rank, minMeldSize, state.count(rank));
    }
    if (twosMelds && state.count(two) >= minMeldSize - 1) this.#listNewSet(two, minMeldSize, state.count(two));
  }

  /** The smallest new sets of a rank, alone and with one wild card. */
  #listNewSet(rank: number, size: number, held: number): void {
    const state = this.#state;
    const around = this.#looksAround;
    if (held >= size && this.#mayBegin && (!around || isLawfulSet(state, rank, noMeld, size, 0))) {
      for (let cards = firstChoice(state, rank, size); cards >= 0; cards = nextChoice(state, rank, size, cards))
        this.#note(moveType.meld, packCards(rank, cards, 0, 0), size);
    }
    const less = size - 1;
    if (this.#wilds === 0 || !this.#mayBeginMixed || (around && !isLawfulSet(state, rank, noMeld, less, 1))) return;
    for (let cards = firstChoice(state, rank, less); cards >= 0; cards = nextChoice(state, rank, less, cards))
      this.#noteWithWilds(moveType.meld, packCards(rank, cards, 0, 0), size);
  }

  /** The smallest sequences: so many ranks in a row of which the hand has one card of the suit. */
  #listNewRuns(): void {
    const state = this.#state;
    const { minMeldSize, sequenceOrder } = state.parameters;
    const highs = sequenceOrder === 'circle' ? 13 : 12 - minMeldSize;
    let found = 0;
    for (let high = 0; high < highs; high++) {
      let rows = suitsIn(state.nth(state.seat, high));
      for (let length = 1; length < minMeldSize && rows !== 0; length++)
        rows &= suitsIn(state.nth(state.seat, (high + length) % 13));
      this.#rows[high] = rows;
      found |= rows;
    }
    for (let suit = 0; suit < 4 && found !== 0; suit++) {
      for (let high = 0; high < highs; high++)
        if (((this.#rows[high] ?? 0) >> (suit << 2)) & 1)
          this.#note(moveType.meld, packRun(suit, high, minMeldSize), minMeldSize);
    }
  }

  #listNewBlackThrees(): void {
    const state = this.#state;
    if (state.first(kind.blackThrees) > 0) return;
    for (let count = state.parameters.minBlackThrees; count <= state.count(three); count++) {
      if (!areLawfulBlackThrees(state, noMeld, count)) continue;
      for (let cards = firstChoice(state, three, count); cards >= 0; cards = nextChoice(state, three, count, cards))
        this.#note(moveType.meld, packCards(kind.blackThrees, cards, 0, 0), count, true);
    }
  }

  #listNewWildMelds(): void {
    const state = this.#state;
    const { minMeldSize } = state.parameters;
    if (state.first(kind.wild) > 0 || state.count(joker) + state.count(two) < minMeldSize) return;
    if (!isLawfulWildMeld(state, noMeld, minMeldSize)) return;
    for (let jokers = Math.min(minMeldSize, state.count(joker)); jokers >= 0; jokers--) {
      const twos = minMeldSize - jokers;
      for (let cards = firstChoice(state, two, twos); cards >= 0; cards = nextChoice(state, two, twos, cards))
        this.#note(moveType.meld, packCards(kind.wild, 0, cards, jokers), minMeldSize);
    }
  }

  /** Additions to the melds of some kinds, as bits. */
  #listAdditions(kinds: number, lastThreesOnly: boolean): void {
    const state = this.#state;
    const places = state.in(state.side, inSide.places);
    for (let place = 1; place <= places; place++) {
      const target = meldRef(place);
      const meld = state.meld(target);
      const ofKind = state.in(meld, inMeld.kind);
      if (ofKind < 0 || ((kinds >> ofKind) & 1) === 0) continue;
      if (ofKind === kind.run) this.#listRunAdditions(target, meld, lastThreesOnly);
      else if (ofKind === kind.blackThrees) this.#listBlackThree(target);
      else if (ofKind === kind.wild) {
        if (this.#wilds > 0 && isLawfulWildMeld(state, target, 1))
          this.#noteWithWilds(moveType.add, packCards(ofKind, 0, 0, 0, target), 1);
      } else {
        const stands = state.in(meld, inMeld.standing);
        if ((stands & standing.takesNatural) !== 0 && state.count(ofKind) > 0) this.#listNatural(ofKind, target);
        if ((stands & standing.takesWild) === 0 || this.#wilds === 0) continue;
        if (!this.#looksAround || isLawfulSet(state, ofKind, target, 0, 1))
          this.#noteWithWilds(moveType.add, packCards(ofKind, 0, 0, 0, target), 1);
      }
    }
  }

  #listRunAdditions(target: MeldRef, meld: MeldCells, lastThreesOnly: boolean): void {
    const state = this.#state;
    const suit = state.in(meld, inMeld.suit);
    let first = -1;
    for (let above = 1; above >= 0; above--) {
      const rank = continuation(state, meld, above === 1);
      if (rank < 0 || rank === first) continue;
      first = rank;
      const lanes = lastThreesOnly ? (rank === three ? state.at(cell.lastThrees) : 0) : state.nth(state.seat, rank);
      if (((lanes >> (suit << 2)) & 15) > 0) this.#note(moveType.add, packRun(suit, rank, 1, target), 1);
    }
  }

  #listBlackThree(target: MeldRef): void {
    const state = this.#state;
    if (state.count(three) === 0 || !areLawfulBlackThrees(state, target, 1)) return;
    for (let card = firstChoice(state, three, 1); card >= 0; card = nextChoice(state, three, 1, card))
      this.#note(moveType.add, packCards(kind.blackThrees, card, 0, 0, target), 1);
  }

  #listNatural(rank: number, target: MeldRef): void {
    const state = this.#state;
    if (this.#looksAround && !isLawfulSet(state, rank, target, 1, 0)) return;
    for (let card = firstChoice(state, rank, 1); card >= 0; card = nextChoice(state, rank, 1, card))
      this.#note(moveType.add, packCards(rank, card, 0, 0, target), 1);
  }

  /** Each two of the side's melds that may be joined. */
  #listMerges(): void {
    const state = this.#state;
    const places = state.in(state.side, inSide.places);
    for (let place = 1; place <= places; place++) {
      const one = meldRef(place);
      const meld = state.meld(one);
      const ofKind = state.in(meld, inMeld.kind);
      if (ofKind < 0 || ofKind === kind.blackThrees || ofKind === kind.wild || ofKind === kind.unsound) continue;
      for (let other = state.in(meld, inMeld.next); other > 0; other = state.in(state.meld(other), inMeld.next))
        if (other > one) this.#listMerge(ofKind, one, other);
    }
  }

  #listMerge(ofKind: number, one: MeldRef, other: MeldRef): void {
    if (!mayMerge(this.#state, ofKind, this.#state.meld(one), this.#state.meld(other))) return;
    const state = this.#state;
    if (this.#obliged || !this.#end.canPlayOn()) {
      const mark = state.mark();
      merge(state, one, other);
      const can = this.#end.canEnd(this.#obliged);
      state.takeBack(mark);
      if (!can) return;
    }
    this.#moves?.begin(moveType.merge, one, other);
  }
}

/** The suits of which there are cards of a rank: the lowest of four bits a suit. */
function suitsIn(lanes: number): number {
  return (lanes | (lanes >> 1) | (lanes >> 2) | (lanes >> 3)) & 0x1111;
}

function mayMerge(state: State, ofKind: number, first: MeldCells, second: MeldCells): boolean {
  const { parameters } = state;
  const isRun = ofKind === kind.run;
  if (isRun && state.in(first, inMeld.suit) !== state.in(second, inMeld.suit)) return false;
  const [one, other] = isRun ? ([inMeld.high, inMeld.cards] as const) : ([inMeld.naturals, inMeld.wilds] as const);
  const faults = isRun ? runMergeFaults : setMergeFaults;
  return (
    faults(parameters, state.in(first, one), state.in(first, other), state.in(second, one), state.in(second, other)) ===
    0
  );
}
