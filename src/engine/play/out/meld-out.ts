import { countsMeldedCards } from '../../rules/bid.ts';
import { mayNotMeld } from '../../rules/duties.ts';
import { canastasToGoOut, isEnoughToGoOut } from '../../rules/out.ts';
import { isWildCanasta, reservesWilds, wildMeldFaults } from '../../rules/special.ts';
import * as layout from '../cells/cell-layout.ts';
import { kindsHeld, pointsHeld, wildsHeld } from '../cells/held-cards.ts';
import { merge } from '../cells/merge-cells.ts';
import type { State } from '../cells/play-state.ts';
import type { Field, MeldRef } from '../cells/table-numbers.ts';
import { declares, pointsOfBid, pointsTowardsBid } from './bid-points.ts';
import { MeldSums } from './meld-sums.ts';
import { needsRuns, noWay, PlainLaying } from './plain-laying.ts';
import { noPlan, nothing, RankPlans } from './rank-plans.ts';
import { ofKind as ofKindIn, type SuitPlan, SuitPlans, sambasWithinReach } from './suit-plans.ts';
import { mustKeep } from './turn-duties.ts';

const { cell, inMeld, inSeat, inSide, joker, kind, redThree, setRanks, three, two } = layout;

/** Kinds of card: ranks, jokers and red threes. */
const kinds = redThree + 1;
/** The ranks of which there are sets, as bits. */
const kindsOfSets = setRanks | (1 << two);

/**
 * Whether the player in turn can go out: melding everything, or all but one card for the discard, so that the melds are what going out
 * asks for. The answer is exact: every way to lay sequences, to share out the wild cards and to merge is considered. Black threes count as
 * cards that may go, because whoever asks goes out with them.
 *
 * The search has three layers. First the plainest way is tried, each natural onto the set of its rank. Then `SuitPlans` says what the
 * sequences of each suit may leave, and this class goes through the plans suit by suit; before it goes deeper it asks whether anything would do
 * if each kind could choose freely what the suits to come leave. Last, `MeldSums` lays what is left rank by rank.
 *
 * An example of Samba: the hand is 4 5 6 7 of spades, 7 7 and K. With 4 5 6 laid, three sevens are a set and the king is the discard. With
 * 4 5 6 7 laid, two sevens would stay beside the king, so that plan leads nowhere.
 */
export class MeldOut {
  readonly #state: State;
  readonly #plainLaying: PlainLaying;
  // What not every table needs is made when it does.
  #rankPlans: RankPlans | null = null;
  #sums: MeldSums | null = null;
  #suitPlans: SuitPlans | null = null;
  // While sequences are planned suit by suit, three arrays hold by kind what sequences leave for sets. Sets of numbers are bits: 0b101 says
  // that none or two cards may be left.
  /** How many cards of each kind may be left in all. */
  readonly #left: number[] = [];
  /** How many the plans chosen for the suits so far leave, a plain number. */
  readonly #settled: number[] = new Array<number>(kinds).fill(0);
  /** How many the suits from a place on may leave between them, a row of kinds for each place. */
  readonly #rest: number[] = [];
  /** The most sambas that the suits from a place on come to. */
  readonly #sambas: number[] = [];
  /** How many wild cards there are at most. */
  #wilds = 0;
  /** Whether the hand looked at last can be melded out in the plainest way, each natural onto the set of its rank. */
  isPlain = false;
  /** Whether a bid has to be reached. */
  #isDeclarer = false;
  /** The most points that a card may have that is kept back, below 0 if none may be; its price is its points where melds count. */
  #toSpare = 0;
  #isPriced = false;
  #mayMeldAll = false;

  constructor(state: State) {
    this.#state = state;
    this.#plainLaying = new PlainLaying(state);
  }

  get #plans(): RankPlans {
    this.#rankPlans ??= new RankPlans(this.#state);
    return this.#rankPlans;
  }

  /** Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn; unknown cards can only be discarded. */
  canEmpty(): boolean {
    const state = this.#state;
    this.isPlain = false;
    if (mustKeep(state) || state.at(cell.lastThrees) > 0) return false;
    const unknown = state.in(state.seat, inSeat.unknown) + state.replacements;
    if (unknown > 1) return false;
    if (mayNotMeld(state.duties)) return state.held <= 1 && this.isEnough();
    const canastas = this.#plainLaying.canastas();
    this.isPlain = canastas >= 0 && this.isEnough(canastas);
    if (this.isPlain) return true;
    const isPossible = canastas !== noWay && this.#couldBeEnough();
    if (isPossible && this.#canMeldAll(unknown === 1, canastas === needsRuns)) return true;
    return this.#canEmptyMerged();
  }

  /** Whether the hand, which is empty, leaves melds that are enough as they lie or once they have been merged. */
  isEnoughMerged(): boolean {
    const { mergeSets, mergeSequences } = this.#state.parameters;
    const merges = mergeSets !== 'never' || mergeSequences;
    return this.isEnough() || (merges && (this.#canMeldAll(false, false) || this.#canEmptyMerged()));
  }

  /** Whether the melds on the table, with so many canastas more, are what going out takes, the hand being empty but for what it holds. */
  isEnough(more = 0): boolean {
    const state = this.#state;
    const { side } = state;
    if (declares(this.#state)) return pointsTowardsBid(this.#state, true) >= pointsOfBid(this.#state);
    const sambas = state.in(side, inSide.sambas);
    const sets = state.in(side, inSide.sets) + more;
    return isEnoughToGoOut(state.parameters, sambas, sets, state.in(side, inSide.redSets));
  }

  /** Whether there could be canastas and sambas enough, were every card at the disposal of each of them that could have it. */
  #couldBeEnough(): boolean {
    const state = this.#state;
    const { parameters, side } = state;
    const { canastaNaturals, canastaSize } = parameters;
    const wilds = wildsHeld(state);
    let sets = state.in(side, inSide.sets);
    let bonus = state.in(side, inSide.bonus);
    for (let left = (kindsHeld(state) | state.in(side, inSide.kinds)) & kindsOfSets; left !== 0; left &= left - 1) {
      const ofKind = 31 - Math.clz32(left & -left);
      const naturals = state.count(ofKind) + this.#unfinished(ofKind, inMeld.naturals);
      const cards = naturals + this.#unfinished(ofKind, inMeld.wilds) + wilds;
      const more = Math.min(Math.floor(naturals / canastaNaturals), Math.floor(cards / canastaSize));
      sets += more;
      bonus += more * Math.max(state.bonusOfSet(ofKind, 0), state.bonusOfSet(ofKind, 1));
    }
    if (parameters.wildMelds) sets += Math.floor((wilds + this.#unfinished(kind.wild, inMeld.cards)) / canastaSize);
    const sambas = state.suited ? sambasWithinReach(state, this.#unfinished(kind.run, inMeld.cards)) : 0;
    if (declares(state)) return bonus + sambas * parameters.sambaBonus >= this.#bonusNeeded();
    return isEnoughToGoOut(parameters, state.in(side, inSide.sambas) + sambas, sets, sets);
  }

  /** The cards of the unfinished melds of a kind, all of them or some, by the cell of a meld that has their number. */
  #unfinished(ofKind: number, which: Field<'meld'>): number {
    const state = this.#state;
    let cards = 0;
    for (let next = state.first(ofKind); next > 0; next = this.#nextOf(next))
      if (!state.isComplete(state.meld(next))) cards += state.in(state.meld(next), which);
    return cards;
  }

  /** The bonus that the declarer's side needs to reach its bid by going out with the whole hand melded. */
  #bonusNeeded(): number {
    const state = this.#state;
    const counts = countsMeldedCards(state.parameters, state.at(cell.level));
    return pointsOfBid(state) - pointsTowardsBid(state, false) - (counts ? pointsHeld(state) : 0);
  }

  /** Whether the hand can be melded as the table lies. */
  #canMeldAll(unknownDiscard: boolean, byRuns: boolean): boolean {
    const state = this.#state;
    const { parameters } = state;
    const toSpare = this.#pointsToSpare();
    if (toSpare < 0) return false;
    this.#toSpare = unknownDiscard ? -1 : toSpare;
    this.#mayMeldAll = unknownDiscard || !parameters.goingOutNeedsDiscard;
    this.#isDeclarer = declares(state);
    this.#isPriced = this.#isDeclarer && countsMeldedCards(parameters, state.at(cell.level));
    // Many hands can do without sequences.
    return (!byRuns && this.#canMeldWithoutRuns()) || (state.suited && this.#canMeldBySuits());
  }

  /** Whether the hand can be emptied once sets of a rank have been joined, which a slip has made: that may set wild cards free. */
  #canEmptyMerged(): boolean {
    const state = this.#state;
    const { mergeSets } = state.parameters;
    const ranks = mergeSets === 'after-slip' ? (state.in(state.side, inSide.kinds) >>> 16) & setRanks : 0;
    for (let left = ranks; left !== 0; left &= left - 1) {
      for (let one = state.first(31 - Math.clz32(left & -left)); one > 0; one = this.#nextOf(one))
        for (let other = this.#nextOf(one); other > 0; other = this.#nextOf(other))
          if (this.#canEmptyAfterMerging(one, other)) return true;
    }
    return false;
  }

  #canEmptyAfterMerging(one: MeldRef, other: MeldRef): boolean {
    const state = this.#state;
    const [first, second] = [state.meld(one), state.meld(other)];
    if (state.in(first, inMeld.unsound) + state.in(second, inMeld.unsound) > 0) return false;
    const mark = state.mark();
    merge(state, one, other);
    const can = this.canEmpty();
    this.isPlain = false;
    state.takeBack(mark);
    return can;
  }

  /** The next meld of the kind of another. */
  #nextOf(ref: MeldRef): MeldRef {
    return this.#state.in(this.#state.meld(ref), inMeld.next);
  }

  #canMeldWithoutRuns(): boolean {
    const state = this.#state;
    for (let rank = 0; rank <= two; rank++) this.#left[rank] = 1 << state.count(rank);
    this.#left[redThree] = state.laysRedThrees ? 1 : 1 << state.count(redThree);
    return this.#canLay(state.in(state.side, inSide.sambas));
  }

  /** Tries what sequences can leave: first whether anything could do were each kind free to choose, then suit by suit. */
  #canMeldBySuits(): boolean {
    const state = this.#state;
    this.#suitPlans ??= new SuitPlans(state);
    const plans = this.#suitPlans;
    const suits = [0, 1, 2, 3].map((suit) => plans.of(suit)).sort((one, other) => one.length - other.length);
    const rest = this.#rest;
    for (let place = 4; place >= 0; place--) {
      let most = 0;
      for (const { sambas } of suits[place] ?? []) most = Math.max(most, sambas);
      this.#sambas[place] = most + (this.#sambas[place + 1] ?? 0);
      for (let ofKind = 0; ofKind < kinds; ofKind++) {
        let sums = place === 4 ? 1 : 0;
        for (const { left } of suits[place] ?? [])
          sums |= (rest[(place + 1) * kinds + ofKind] ?? 0) << ofKindIn(left, ofKind);
        rest[place * kinds + ofKind] = sums;
      }
    }
    this.#settled.fill(0);
    return this.#search(suits, 0, state.in(state.side, inSide.sambas));
  }

  /** Whether the suits from a place on have plans that do. */
  #search(suits: readonly (readonly SuitPlan[])[], place: number, sambas: number): boolean {
    const next = suits[place];
    const settled = this.#settled;
    if (next === undefined || next.length > 1) {
      for (let ofKind = 0; ofKind < kinds; ofKind++)
        this.#left[ofKind] = (this.#rest[place * kinds + ofKind] ?? 0) << (settled[ofKind] ?? 0);
      if (!this.#canLay(sambas + (this.#sambas[place] ?? 0))) return false;
      if (next === undefined) return true;
    }
    for (const plan of next) {
      for (let ofKind = 0; ofKind < kinds; ofKind++)
        settled[ofKind] = (settled[ofKind] ?? 0) + ofKindIn(plan.left, ofKind);
      if (this.#search(suits, place + 1, sambas + plan.sambas)) return true;
      for (let ofKind = 0; ofKind < kinds; ofKind++)
        settled[ofKind] = (settled[ofKind] ?? 0) - ofKindIn(plan.left, ofKind);
    }
    return false;
  }

  /** The points by which the hand exceeds what the side still has to open with; any number where the minimum does not matter. */
  #pointsToSpare(): number {
    const state = this.#state;
    const { parameters } = state;
    const waived = parameters.completeOpens || (parameters.concealedWaivesMinimum && state.at(cell.drew) === 1);
    if (state.opened || waived) return Number.POSITIVE_INFINITY;
    return pointsHeld(state) - state.in(state.side, inSide.minimum);
  }

  /** What keeping a card of a kind back for the discard takes from what is made; below 0 if it may not be kept back. */
  #priceOf(ofKind: number): number {
    const points = this.#state.values[ofKind] ?? 0;
    if (points > this.#toSpare) return -1;
    return this.#isPriced ? points : 0;
  }

  /** Whether the cards that are left of each kind can go, all or all but one; of a kind there may be several numbers to choose from. */
  #canLay(sambas: number): boolean {
    const state = this.#state;
    const left = this.#left;
    const twos = left[two] ?? 0;
    const jokers = state.count(joker);
    this.#wilds = jokers + 31 - Math.clz32(twos);
    if (!this.#isDeclarer && sambas < state.parameters.robberSambas) return false;
    this.#sums ??= new MeldSums(this.#plans.book);
    const sums = this.#sums;
    this.#aim(sums, sambas);
    for (let bits = twos; bits !== 0; bits &= bits - 1)
      this.#shareOutWilds(sums, jokers, 31 - Math.clz32(bits & -bits));
    for (let ofKind = redThree; ofKind >= 0; ofKind--) {
      if (ofKind === joker || ofKind === two) continue;
      const numbers = left[ofKind] ?? 0;
      if ((numbers > 1 || (ofKind < three && this.#mayChange(ofKind))) && !this.#layKind(sums, ofKind, numbers))
        return false;
    }
    return sums.isReached(this.#mayMeldAll);
  }

  /** Whether the sets of a rank may come to something else without naturals: by wild cards, or by being merged. */
  #mayChange(rank: number): boolean {
    const first = this.#state.first(rank);
    if (first === 0 || this.#wilds > 0) return first > 0;
    return this.#state.parameters.mergeSets !== 'never' && this.#nextOf(first) > 0;
  }

  /** Aims the sums at what has to be made besides the sambas: the bonus that the bid still needs, or so many canastas. */
  #aim(sums: MeldSums, sambas: number): void {
    const state = this.#state;
    const { parameters, side } = state;
    if (this.#isDeclarer) {
      const more = sambas - state.in(side, inSide.sambas);
      const needed = this.#bonusNeeded() - state.in(side, inSide.bonus) - more * parameters.sambaBonus;
      sums.aim(needed, false, this.#wilds);
      return;
    }
    const needed = Math.max(parameters.robberCanastas, canastasToGoOut(parameters) - sambas);
    const needsRed = state.in(side, inSide.redSets) < parameters.robberRedCanastas;
    sums.aim(needed - state.in(side, inSide.sets), needsRed, this.#wilds);
  }

  /** What a canasta without wild cards, or with some, counts towards what is needed. */
  #worthOf(rank: number, wilds: number): number {
    return this.#isDeclarer ? this.#state.bonusOfSet(rank, wilds) : 1;
  }

  /** Lays one of some numbers of cards of a kind. */
  #layKind(sums: MeldSums, ofKind: number, numbers: number): boolean {
    const price = this.#priceOf(ofKind);
    const [mixed, natural] = [this.#worthOf(ofKind, 1), this.#worthOf(ofKind, 0)];
    sums.rank();
    for (let bits = numbers; bits !== 0; bits &= bits - 1) {
      const cards = 31 - Math.clz32(bits & -bits);
      const all = this.#plans.plan(ofKind, cards, this.#wilds);
      const less = cards > 0 && price >= 0 ? this.#plans.plan(ofKind, cards - 1, this.#wilds) : noPlan;
      sums.lay(all, less, price, mixed, natural);
    }
    return sums.isPossible();
  }

  /** Begins with wild cards: all of them, or all but one that is kept back. */
  #shareOutWilds(sums: MeldSums, jokers: number, twos: number): void {
    this.#layAlone(sums, jokers, twos, false, 0);
    const [jokerPrice, twoPrice] = [this.#priceOf(joker), this.#priceOf(two)];
    if (jokers > 0 && jokerPrice >= 0) this.#layAlone(sums, jokers - 1, twos, true, jokerPrice);
    if (twos > 0 && twoPrice >= 0) this.#layAlone(sums, jokers, twos - 1, true, twoPrice);
  }

  /** Begins with what jokers and twos come to by themselves, in melds of twos or a meld of wild cards; the others are for other ranks. */
  #layAlone(sums: MeldSums, jokers: number, twos: number, kept: boolean, price: number): void {
    const state = this.#state;
    const { parameters } = state;
    const wilds = jokers + twos;
    if (!parameters.wildMelds) {
      const [mixed, natural] = [this.#worthOf(two, 1), this.#worthOf(two, 0)];
      for (let naturals = parameters.twosMelds ? twos : 0; naturals >= 0; naturals--) {
        const plan = parameters.twosMelds ? this.#plans.plan(two, naturals, jokers) : nothing;
        sums.begin(plan, wilds - naturals, kept, -price, mixed, natural);
      }
      return;
    }
    const first = state.first(kind.wild);
    const lying = first === 0 ? 0 : state.in(state.meld(first), inMeld.cards);
    for (let alone = 0; alone <= wilds; alone++) {
      if (alone > 0 && wildMeldFaults(parameters, lying + alone) !== 0) continue;
      if (wilds > alone && reservesWilds(parameters, lying, alone)) continue;
      const completes = isWildCanasta(parameters, lying + alone) && !isWildCanasta(parameters, lying);
      sums.begin(nothing, wilds - alone, kept, Number(completes) - price, 0, 0);
    }
  }
}
