import { mayNotDraw, mayNotMeld, mayNotTakePile } from '../../rules/duties.ts';
import {
  isOneAgainstOne,
  liftedCards,
  pileState,
  pileStateOf,
  takeOntoRunFaults,
  takeOntoSetFaults,
  takeWithNaturalsFaults,
  takeWithWildFaults,
} from '../../rules/pile.ts';
import * as layout from '../cells/cell-layout.ts';
import { wildsHeld } from '../cells/held-cards.ts';
import { layPart } from '../cells/lay-cells.ts';
import type { MoveList } from '../cells/move-list.ts';
import { holds, naturalsIn, type Part, packCards, packRun, spread, sumOfSuits } from '../cells/packed-meld.ts';
import { freezingDepth, hasCanastaOf, isFreezing, layWithTop, takeUp, topOfPile } from '../cells/pile-cells.ts';
import type { State } from '../cells/play-state.ts';
import { type Face, type MeldCells, type MeldRef, meldRef, noMeld } from '../cells/table-numbers.ts';
import type { Openings } from '../openings/openings.ts';
import { firstChoice, nextChoice } from '../openings/suit-choices.ts';
import type { TurnEnd } from '../out/turn-end.ts';
import { continuation, isLawfulSet, joinedSet } from './lawful-set.ts';

const { cell, inMeld, inSeat, inSide, joker, kind, pileAt, three, two, moveType } = layout;

/**
 * Lists the elementary ways to take the pile: onto a meld of the side, with naturals, with a natural and a wild card, with each minimal
 * opening, and with cards that could not follow later because the taking completes a canasta or ends the stock.
 */
export class Takes {
  readonly #state: State;
  readonly #end: TurnEnd;
  readonly #around: { readonly end: TurnEnd; readonly openings: Openings };
  #moves: MoveList | null = null;
  #obliged = false;
  #pile = 0;
  /** Where ways lead that are listed now, see `aim`. */
  #rank = 0;
  #target = noMeld;
  #onto = noMeld;
  /** The parts of the taking that is being tried, and their cards. */
  readonly #parts: number[] = [];
  #count = 0;

  constructor(state: State, around: { readonly end: TurnEnd; readonly openings: Openings }) {
    this.#state = state;
    this.#end = around.end;
    this.#around = around;
  }

  /** Adds the ways to a list. */
  list(moves: MoveList): void {
    const state = this.#state;
    const { parameters } = state;
    const top = topOfPile(state);
    if (top < 0 || state.at(cell.lateRedThree) === 1 || state.at(cell.lastThrees) > 0) return;
    const { duties } = state;
    if (mayNotDraw(duties) || mayNotMeld(duties) || mayNotTakePile(duties)) return;
    if (isOneAgainstOne(parameters, state.held, state.at(cell.pile))) return;
    const rank = top >> 2;
    const isNatural = rank < three;
    if (!isNatural && !state.suited) return;
    if (parameters.canastaRankBlocks && hasCanastaOf(state, rank)) return;
    this.#moves = moves;
    this.#pile = pileStateOf(parameters, state.opened, state.at(cell.freezing) > 0);
    const bySet = isNatural || (rank === two && parameters.twosMelds);
    if (!state.opened) {
      if (!bySet || state.count(rank) < parameters.naturalsForOpeningPile) return;
      this.#obliged = this.#end.mustGoOut();
      const terms = { top: rank, twos: parameters.openingTwos, blackThrees: true, named: -1 };
      this.#around.openings.tellMinimal(terms, this);
      return;
    }
    this.#obliged = this.#end.mustGoOut();
    this.#listOnto(top, rank, isNatural);
    if (bySet) this.#listWithCards(rank);
  }

  /** An opening that the first part makes with the top card. */
  opening(openings: Openings): boolean {
    const state = this.#state;
    const naturals = naturalsIn(openings.chosen(0));
    const count = state.suited ? sumOfSuits(naturals) : naturals;
    if (takeWithNaturalsFaults(state.parameters, this.#pile, count) !== 0) return false;
    this.#count = openings.depth;
    for (let place = 0; place < openings.depth; place++) this.#parts[place] = openings.chosen(place);
    if (openings.threes || !this.#end.leavesOpen(openings.cards, this.#obliged)) openings.countAskingForEnd();
    this.#note(noMeld, openings.cards, openings.threes);
    return this.#moves?.isFull ?? false;
  }

  /** Onto each meld of the side; where suits do not matter only sets of the rank come into question. */
  #listOnto(top: Face, rank: number, isNatural: boolean): void {
    const state = this.#state;
    const places = state.in(state.side, inSide.places);
    let target = state.suited ? meldRef(1) : state.first(rank);
    while (target > 0 && target <= places) {
      const meld = state.meld(target);
      const ofKind = state.in(meld, inMeld.kind);
      if (ofKind === kind.run) this.#listOntoRun(target, meld, top, isNatural);
      else if (ofKind === rank && (isNatural || rank === two)) {
        this.#aim(rank, target, target);
        this.#listWay(0, 0, -1);
      }
      target = state.suited ? meldRef(target + 1) : state.in(meld, inMeld.next);
    }
  }

  #listOntoRun(target: MeldRef, meld: MeldCells, top: Face, isNatural: boolean): void {
    const state = this.#state;
    const { parameters } = state;
    if (state.in(meld, inMeld.suit) !== (top & 3) || top >> 2 === joker) return;
    if (!isNatural && parameters.pileOntoSequence !== 'always') return;
    const fits = continuation(state, meld, true) === top >> 2 || continuation(state, meld, false) === top >> 2;
    if (takeOntoRunFaults(parameters, this.#pile, state.isComplete(meld), fits) !== 0) return;
    this.#parts[0] = packRun(top & 3, top >> 2, 0, target);
    this.#count = 1;
    this.#note(target, 0, false);
  }

  /** From now on ways are listed to a set of a rank (`noMeld` begins one) that the action names (`onto`) or does not (`noMeld`). */
  #aim(rank: number, target: MeldRef, onto: MeldRef): void {
    this.#rank = rank;
    this.#target = target;
    this.#onto = onto;
  }

  /** Ways with cards of the hand that give the right by themselves: naturals, or a natural and a wild card. */
  #listWithCards(rank: number): void {
    const state = this.#state;
    const { parameters } = state;
    if (state.count(rank) === 0) return;
    const frozen = (this.#pile & pileState.frozen) !== 0;
    const needed = frozen ? parameters.naturalsForFrozenPile : parameters.naturalsForPile;
    const most = this.#mayEndDeal() ? state.count(rank) : needed;
    for (let naturals = needed; naturals <= most; naturals++) {
      for (let cards = firstChoice(state, rank, naturals); cards >= 0; cards = nextChoice(state, rank, naturals, cards))
        this.#listToAll(rank, cards, naturals, -1);
    }
    if (!parameters.pileWithWild || frozen) return;
    for (let card = firstChoice(state, rank, 1); card >= 0; card = nextChoice(state, rank, 1, card)) {
      if (state.count(joker) > 0) this.#listToAll(rank, card, 1, 0);
      for (let wild = firstChoice(state, two, 1); wild >= 0; wild = nextChoice(state, two, 1, wild))
        this.#listToAll(rank, card, 1, wild);
    }
  }

  /** Whether the stock cards that come with the pile are its last, so that nothing may be able to follow the taking. */
  #mayEndDeal(): boolean {
    const left = this.#state.stockCount;
    return left > 0 && left <= this.#state.parameters.cardsWithPile;
  }

  /** Cards with the top card to the meld that they join and to every other set of the rank; `wild`: -1 none, 0 a joker, else a two. */
  #listToAll(rank: number, cards: number, naturals: number, wild: number): void {
    const state = this.#state;
    const joined = joinedSet(state, rank);
    this.#aim(rank, joined, noMeld);
    this.#listWay(cards, naturals, wild);
    for (let next = state.first(rank); next > 0; next = state.in(state.meld(next), inMeld.next)) {
      if (next === joined) continue;
      this.#aim(rank, next, next);
      this.#listWay(cards, naturals, wild);
    }
  }

  /** A way, and the same with what could not follow later: wild cards, or naturals that begin a second set. */
  #listWay(cards: number, naturals: number, wild: number): void {
    const state = this.#state;
    const { canastaSize, closedCanastas, maxWilds, minMeldSize, wildToFinishedCanasta } = state.parameters;
    const twos = Math.max(0, wild);
    const jokers = wild === 0 ? 1 : 0;
    const wilds = wild < 0 ? 0 : 1;
    this.#listSetWay(cards, twos, jokers);
    let most = 0;
    const meld = this.#target > 0 ? state.meld(this.#target) : null;
    if (this.#mayEndDeal()) most = maxWilds;
    else if (meld !== null && !state.isComplete(meld)) {
      const wildsLaid = state.in(meld, inMeld.wilds);
      const laid = state.in(meld, inMeld.naturals) + wildsLaid;
      if (laid + naturals + wilds + 1 < canastaSize) return;
      const closes = closedCanastas !== 'none' && wildsLaid + wilds === 0;
      // Whatever gives the right to the pile, the naturals that begin a second set are the same.
      const surplus = canastaSize + minMeldSize - laid - 1;
      if (closes && naturals > 0 && surplus > naturals && cards === firstChoice(state, this.#rank, naturals))
        this.#listSurplus(surplus);
      if (!wildToFinishedCanasta) most = maxWilds;
      else if (closes) most = 1;
    }
    for (let count = wilds + 1; count <= most; count++) this.#listWilds(cards, count, twos, jokers);
  }

  #listSurplus(naturals: number): void {
    const state = this.#state;
    const rank = this.#rank;
    for (let cards = firstChoice(state, rank, naturals); cards >= 0; cards = nextChoice(state, rank, naturals, cards))
      this.#listSetWay(cards, 0, 0);
  }

  /** The cards with every choice of so many wild cards that holds the given ones. */
  #listWilds(cards: number, count: number, twosHeld: number, jokersHeld: number): void {
    const state = this.#state;
    if (wildsHeld(state) < count) return;
    for (let jokers = Math.min(count, state.count(joker)); jokers >= jokersHeld; jokers--) {
      const twos = count - jokers;
      if (this.#rank === two && twos > 0) return;
      // With a joker among them they are listed where the joker gives the right.
      if (twosHeld > 0 && jokers > 0) continue;
      for (let wild = firstChoice(state, two, twos); wild >= 0; wild = nextChoice(state, two, twos, wild)) {
        if (includes(state, wild, twosHeld)) this.#listSetWay(cards, wild, jokers);
      }
    }
  }

  /** One way with the top card of a set: notes it if it gives the right to the pile and all that is laid is lawful. */
  #listSetWay(cards: number, twos: number, jokers: number): void {
    const state = this.#state;
    const { parameters } = state;
    const [rank, target] = [this.#rank, this.#target];
    const naturals = state.suited ? sumOfSuits(cards) : cards;
    const wilds = (state.suited ? sumOfSuits(twos) : twos) + jokers;
    const meld = target > 0 ? state.meld(target) : null;
    const laid = meld !== null ? state.in(meld, inMeld.naturals) : 0;
    const wildsLaid = meld !== null ? state.in(meld, inMeld.wilds) : 0;
    if (this.#faultsOf(naturals, wilds, laid, wildsLaid) !== 0) return;
    this.#count = 1;
    const room = parameters.canastaSize - laid - 1;
    const apart = parameters.closedCanastas !== 'none' && target > 0 && wildsLaid + wilds === 0 && room >= 0;
    if (apart && naturals - room >= parameters.minMeldSize) {
      const first = firstOf(state, cards, room);
      if (!isLawfulSet(state, rank, target, room + 1, 0)) return;
      if (!this.#mayBeginBeside(rank, target, naturals - room)) return;
      this.#parts[0] = packCards(rank, first, 0, 0, target);
      this.#parts[1] = packCards(rank, cards - first, 0, 0);
      this.#count = 2;
    } else {
      if (!isLawfulSet(state, rank, target, naturals + 1, wilds)) return;
      this.#parts[0] = packCards(rank, cards, twos, jokers, target);
    }
    this.#note(this.#onto, naturals + wilds, false);
  }

  /** What is wrong with taking the pile with so many naturals and wild cards for a set of so many. */
  #faultsOf(naturals: number, wilds: number, laid: number, wildsLaid: number): number {
    const { parameters } = this.#state;
    if (naturals === 0) return takeOntoSetFaults(parameters, this.#pile, naturals, wilds, laid, wildsLaid);
    if (wilds === 0 || naturals >= parameters.naturalsForPile)
      return takeWithNaturalsFaults(parameters, this.#pile, naturals);
    return takeWithWildFaults(parameters, this.#pile, naturals, laid, wildsLaid);
  }

  /** Whether a second set may be begun in the act that finishes the first. */
  #mayBeginBeside(rank: number, target: MeldRef, naturals: number): boolean {
    const state = this.#state;
    const mark = state.mark();
    const meld = state.meld(target);
    state.setIn(meld, inMeld.naturals, state.parameters.canastaSize);
    state.settle(state.sideInTurn, meld);
    const may = isLawfulSet(state, rank, noMeld, naturals, 0);
    state.takeBack(mark);
    return may;
  }

  /** Whether the turn can end once the pile has been taken so deep with these parts, the first with the top card. */
  canEndWith(parts: readonly Part[], depth: number, obliged: boolean): boolean {
    this.#obliged = obliged;
    this.#count = parts.length;
    for (let place = 0; place < parts.length; place++) this.#parts[place] = parts[place] ?? 0;
    return this.#canEnd(depth);
  }

  /** Notes the taking at every depth at which the turn can end after it. */
  #note(onto: MeldRef, cards: number, threes: boolean): void {
    const depths = this.depths();
    for (let depth = 1; depth <= depths; depth++) {
      if (!threes && this.#end.leavesOpen(cards, this.#obliged)) this.#add(onto, depth);
      else if (this.#canEnd(depth)) this.#add(onto, depth);
    }
  }

  #add(onto: MeldRef, depth: number): void {
    this.#moves?.begin(moveType.take, onto, depth);
    for (let place = 0; place < this.#count; place++) this.#moves?.part(this.#parts[place] ?? 0);
  }

  /** How many freezing cards follow one another where a taking of the pile first meets one. */
  depths(): number {
    const state = this.#state;
    if (state.parameters.pileTaken === 'whole') return 1;
    const deep = freezingDepth(state);
    if (deep === 0) return 1;
    const size = state.at(cell.pile);
    let row = 0;
    while (deep + row <= size && isFreezing(state.nth(pileAt, size - deep - row))) row += 1;
    return row;
  }

  /** Carries the taking out, asks for an end of the turn whatever comes from the stock, and takes it back. */
  #canEnd(depth: number): boolean {
    const state = this.#state;
    const mark = state.mark();
    const lifted = liftedCards(state.parameters, state.at(cell.pile), freezingDepth(state), depth);
    layWithTop(state, this.#parts[0] ?? 0);
    for (let place = 1; place < this.#count; place++) layPart(state, this.#parts[place] ?? 0);
    takeUp(state, lifted - 1);
    state.set(cell.drew, 2);
    const coming = Math.min(state.parameters.cardsWithPile, state.stockCount);
    if (coming > 0) {
      state.addIn(state.seat, inSeat.unknown, coming);
      state.addIn(state.seat, inSeat.held, coming);
    }
    const can = this.#end.canEnd(this.#obliged);
    state.takeBack(mark);
    return can;
  }
}

/** Whether a choice of twos holds another, where suits matter by suit. */
function includes(state: State, choice: number, held: number): boolean {
  return state.suited ? holds(spread(choice), spread(held)) : choice >= held;
}

/** The first so many cards of a choice, by suit where suits matter. */
function firstOf(state: State, cards: number, count: number): number {
  if (!state.suited) return count;
  let first = 0;
  let left = count;
  for (let shift = 0; shift < 8 && left > 0; shift += 2) {
    const here = Math.min(left, (cards >> shift) & 3);
    first |= here << shift;
    left -= here;
  }
  return first;
}
