import { ranks } from '../../cards/cards.ts';
import type { Duties } from '../../rules/duties.ts';
import { isSamba } from '../../rules/run.ts';
import { isCanasta, setFaults } from '../../rules/set.ts';
import { isWildCanasta } from '../../rules/special.ts';
import type { Parameters } from '../../rulesets/parameters.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import * as layout from './cell-layout.ts';
import { Cells } from './journal.ts';
import {
  type Cell,
  cellIn,
  cellOfRow,
  type Face,
  type MeldCells,
  type MeldRef,
  type SeatCells,
  type SeatIndex,
  type SideCells,
  type SideIndex,
  seatIndex,
  sideIndex,
} from './table-numbers.ts';

const {
  cell,
  cellCount,
  inMeld,
  inSeat,
  inSide,
  jokerFace,
  kind,
  meldAt,
  penaltyAt,
  redThree,
  seatAt,
  firstAt,
  countsAt,
  sideAt,
  standing,
  surplusAt,
  three,
  two,
  waitingAt,
} = layout;

/** How many cards of a face are among the cards of its rank. */
export function copiesIn(lanes: number, face: Face): number {
  return face === jokerFace ? lanes : (lanes >> ((face & 3) << 2)) & 15;
}

/** A table in play, over counts. Suits of naturals matter only where sequences are played; all cards are kept by face even so. */
export class State extends Cells {
  readonly ruleset: Ruleset;
  readonly parameters: Parameters;
  /** Whether suits matter. */
  readonly suited: boolean;
  /** Whether the game has contracts. */
  readonly contract: boolean;
  /** Whether red threes go to the table by themselves. */
  readonly laysRedThrees: boolean;
  /** Points of a card by kind. */
  readonly values: readonly number[];
  /** Bonus of a set by what it is, for bids: 0 natural, 1 mixed, of other ranks than aces and twos; 2 and 3 aces; 4 and 5 twos. */
  readonly bonuses: readonly number[];
  /** The side of each seat. */
  readonly sides: readonly SideIndex[];
  /** The seats at the table, in order. */
  readonly seats: readonly SeatIndex[];
  /** The first cell of the seat in turn. */
  seat = seatAt(seatIndex(0));
  /** The side in turn, from 0, and its first cell. */
  sideInTurn = sideIndex(0);
  side = sideAt(this.sideInTurn);

  /** An empty table of so many cells: all, or those of one without stock for so many melds as `cellsFor` says. */
  constructor(ruleset: Ruleset, size = cellCount) {
    super(size);
    const { parameters } = ruleset;
    const { cardValues } = parameters;
    this.ruleset = ruleset;
    this.parameters = parameters;
    this.suited = parameters.maxSequence > 0;
    this.contract = ruleset.has('contract');
    this.laysRedThrees = parameters.redThreesLaid !== 'never';
    this.sides = ruleset.seating.sideIndex.map(sideIndex);
    this.seats = this.sides.map((_, place) => seatIndex(place));
    this.values = [...ranks.map((rank) => cardValues[rank]), cardValues.joker, cardValues['red-three']];
    const aces = parameters.redAcesBonus > 0;
    this.bonuses = [
      parameters.naturalCanastaBonus,
      parameters.mixedCanastaBonus,
      aces ? parameters.redAcesBonus : parameters.naturalCanastaBonus,
      aces ? parameters.blackAcesBonus : parameters.mixedCanastaBonus,
      parameters.pureTwosBonus,
      parameters.mixedTwosBonus,
    ];
  }

  override takeBack(mark: number): void {
    super.takeBack(mark);
    this.refresh();
  }

  /** Passes the turn to a seat. */
  turnTo(seat: SeatIndex): void {
    this.set(cell.turn, seat);
    this.refresh();
  }

  /** Finds the cells of the seat and the side in turn. */
  refresh(): void {
    const turn = this.at(cell.turn);
    this.seat = seatAt(turn);
    this.sideInTurn = this.sides[turn] ?? sideIndex(0);
    this.side = sideAt(this.sideInTurn);
  }

  /** How many cards of a kind the seat in turn may meld or discard. */
  count(ofKind: number): number {
    return this.countOf(this.seat, ofKind);
  }

  /** How many cards of a kind a seat holds. */
  countOf(seat: SeatCells, ofKind: number): number {
    return (this.nth(countsAt(seat), ofKind >> 3) >>> ((ofKind & 7) << 2)) & 15;
  }

  /** Counts so many cards of a kind to those of a seat. */
  addCount(seat: SeatCells, ofKind: number, by: number): void {
    this.addNth(countsAt(seat), ofKind >> 3, by << ((ofKind & 7) << 2));
  }

  /** How many cards the seat in turn may meld or discard, unknown ones included. */
  get held(): number {
    return this.in(this.seat, inSeat.held);
  }

  /** The duties of the seat in turn. */
  get duties(): Duties {
    return this.in(this.seat, inSeat.duties);
  }

  /** How many cards the stock has. */
  get stockCount(): number {
    return this.at(cell.stock) + this.at(cell.stockUnknown);
  }

  /** How many unknown cards come to the seat in turn for red threes of its hand that go to the table and are replaced. */
  get replacements(): number {
    return this.parameters.redThreesLaid === 'at-the-deal' ? Math.min(this.count(redThree), this.stockCount) : 0;
  }

  /** The kind of card of a face. */
  kindOfFace(face: Face): number {
    return layout.kindOfFace(face);
  }

  /** Puts a card of this face into a hand. */
  gain(seat: SeatCells, face: Face): void {
    this.receive(seat, face);
    this.addIn(seat, inSeat.held, 1);
  }

  /** The same as `gain`, but for the number of cards held. */
  receive(seat: SeatCells, face: Face): void {
    this.addNth(seat, face >> 2, 1 << (face === jokerFace ? 0 : (face & 3) << 2));
    this.addCount(seat, this.kindOfFace(face), 1);
  }

  /** Takes a card of this face out of the hand of the seat in turn; cards that must go leave first. */
  lose(face: Face): void {
    this.addIn(this.seat, inSeat.held, -1);
    this.release(face);
  }

  /** Whether cards of the seat in turn must leave before others: they wait, are penalty cards or of this turn. */
  get owes(): boolean {
    return (this.in(this.seat, inSeat.owed) | this.at(cell.surplus) | this.at(cell.lastThrees)) > 0;
  }

  /** The same as `lose`, but for the number of cards held. */
  release(face: Face): void {
    const { seat } = this;
    const step = 1 << (face === jokerFace ? 0 : (face & 3) << 2);
    const lanes = this.nth(seat, face >> 2);
    if (copiesIn(lanes, face) === 0) {
      this.addIn(seat, inSeat.unknown, -1);
      return;
    }
    this.setNth(seat, face >> 2, lanes - step);
    this.addCount(seat, this.kindOfFace(face), -1);
    if (!this.owes) return;
    if (this.in(seat, inSeat.owed) > 0) this.#payOwed(seat, face, step);
    this.#paySurplus(face, step);
  }

  #payOwed(seat: SeatCells, face: Face, step: number): void {
    const turn = this.at(cell.turn);
    for (const list of [waitingAt(turn), penaltyAt(turn)]) {
      if (copiesIn(this.nth(list, face >> 2), face) === 0) continue;
      this.addNth(list, face >> 2, -step);
      this.addIn(seat, inSeat.owed, -1);
      return;
    }
  }

  #paySurplus(face: Face, step: number): void {
    const rank = face >> 2;
    if (this.at(cell.surplus) > 0 && copiesIn(this.nth(surplusAt, rank), face) > 0) {
      this.add(cell.surplus, -1);
      this.addNth(surplusAt, rank, -step);
    }
    if (rank === three && ((this.at(cell.lastThrees) >> ((face & 3) << 2)) & 15) > 0) this.add(cell.lastThrees, -step);
  }

  /** The first meld of a kind that the side in turn has on the table, `noMeld` if it has none. */
  first(ofKind: number): MeldRef {
    return this.nth(firstAt(this.side), ofKind);
  }

  /** The cells of a meld of the side in turn. */
  meld(ref: MeldRef): MeldCells {
    return meldAt(this.sideInTurn, ref - 1);
  }

  /** Whether the side in turn has melds on the table. */
  get opened(): boolean {
    return this.in(this.side, inSide.melds) > 0;
  }

  /** Puts a meld of a side after the others of its kind. */
  append(side: SideIndex, ofKind: number, ref: MeldRef): void {
    const first = cellOfRow(firstAt(sideAt(side)), ofKind);
    let link = first;
    for (let next = this.at(link); next > 0; next = this.at(link)) link = cellIn(meldAt(side, next - 1), inMeld.next);
    this.set(link, ref);
    const kinds = cellIn(sideAt(side), inSide.kinds);
    this.set(kinds, this.at(kinds) | (link === first ? 1 << ofKind : 65536 << ofKind));
  }

  /** Whether a meld is complete: a canasta or a samba. */
  isComplete(meld: MeldCells): boolean {
    return (this.in(meld, inMeld.standing) & standing.complete) !== 0;
  }

  #standingOf(meld: MeldCells): number {
    const { parameters } = this;
    const ofKind = this.in(meld, inMeld.kind);
    if (ofKind === kind.run) return isSamba(parameters, this.in(meld, inMeld.cards)) ? standing.complete : 0;
    if (ofKind === kind.blackThrees) return 0;
    const naturals = this.in(meld, inMeld.naturals);
    const wilds = this.in(meld, inMeld.wilds);
    if (ofKind === kind.wild) return isWildCanasta(parameters, naturals + wilds) ? standing.complete : 0;
    let stands = isCanasta(parameters, naturals, wilds) ? standing.complete : 0;
    if (this.in(meld, inMeld.unsound) === 1) return stands;
    if (setFaults(parameters, ofKind, naturals, wilds, naturals + 1, wilds) === 0) stands |= standing.takesNatural;
    if (setFaults(parameters, ofKind, naturals, wilds, naturals, wilds + 1) === 0) stands |= standing.takesWild;
    return stands;
  }

  /** The bonus of a canasta without wild cards or with some. */
  bonusOfSet(ofKind: number, wilds: number): number {
    const group = ofKind === 0 ? 2 : ofKind === two ? 4 : 0;
    return this.bonuses[group + (wilds > 0 ? 1 : 0)] ?? 0;
  }

  /** Notes how a meld of a side (from 0) stands once cards have come to it or left it; before they do, `unsettle` is asked for. */
  settle(side: SideIndex, meld: MeldCells): void {
    const stands = this.#standingOf(meld);
    const ofKind = this.in(meld, inMeld.kind);
    if (stands !== this.in(meld, inMeld.standing)) {
      this.setIn(meld, inMeld.standing, stands);
      if (ofKind <= two) this.noteTaking(side, ofKind);
    }
    if ((stands & standing.complete) !== 0) this.#tally(sideAt(side), meld, 1);
  }

  /** Notes what the sets of a rank take that a side (from 0) has. */
  noteTaking(side: SideIndex, rank: number): void {
    const from = sideAt(side);
    let takes = 0;
    for (let next = this.nth(firstAt(from), rank); next > 0; ) {
      const meld = meldAt(side, next - 1);
      takes |= this.in(meld, inMeld.standing);
      next = this.in(meld, inMeld.next);
    }
    this.#mark(cellIn(from, inSide.naturalsTaken), rank, (takes & standing.takesNatural) !== 0);
    this.#mark(cellIn(from, inSide.wildsTaken), rank, (takes & standing.takesWild) !== 0);
  }

  #mark(place: Cell, rank: number, isMarked: boolean): void {
    const ranks = this.at(place);
    const marked = isMarked ? ranks | (1 << rank) : ranks & ~(1 << rank);
    if (marked !== ranks) this.set(place, marked);
  }

  /** Takes a meld out of what its side (from 0) has completed, before anything of it changes. */
  unsettle(side: SideIndex, meld: MeldCells): void {
    if (this.isComplete(meld)) this.#tally(sideAt(side), meld, -1);
  }

  #tally(side: SideCells, meld: MeldCells, by: number): void {
    const ofKind = this.in(meld, inMeld.kind);
    if (ofKind === kind.run) {
      this.addIn(side, inSide.sambas, by);
      this.addIn(side, inSide.bonus, by * this.parameters.sambaBonus);
      return;
    }
    this.addIn(side, inSide.sets, by);
    if (ofKind === kind.wild) {
      this.addIn(side, inSide.bonus, by * this.parameters.wildCanastaBonus);
      return;
    }
    const wilds = this.in(meld, inMeld.wilds);
    if (wilds === 0) this.addIn(side, inSide.redSets, by);
    this.addIn(side, inSide.bonus, by * this.bonusOfSet(ofKind, wilds));
  }

  /** Puts a red three of this face before the side in turn. */
  layRedThree(face: Face): void {
    this.addIn(this.side, inSide.redThrees, 1 << ((face & 3) << 2));
  }
}
