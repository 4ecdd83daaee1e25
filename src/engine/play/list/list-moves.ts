import { isGoingOutDecided, mayNotDraw, mayNotMeld } from '../../rules/duties.ts';
import { waivesMinimum } from '../../rules/opening.ts';
import { isTimeToAsk } from '../../rules/out.ts';
import { isCanasta } from '../../rules/set.ts';
import { isWildCanasta } from '../../rules/special.ts';
import * as layout from '../cells/cell-layout.ts';
import { kindsHeld, pointsHeld } from '../cells/held-cards.ts';
import { layPart } from '../cells/lay-cells.ts';
import type { MoveList } from '../cells/move-list.ts';
import { jokersIn, kindOf, naturalsIn, twosIn } from '../cells/packed-meld.ts';
import { nextPartner } from '../cells/partners.ts';
import type { State } from '../cells/play-state.ts';
import { noMeld, seatOfNumber } from '../cells/table-numbers.ts';
import { make } from '../make/make-move.ts';
import { Openings } from '../openings/openings.ts';
import { MeldOut } from '../out/meld-out.ts';
import { isBoundToGoOut, mustKeep } from '../out/turn-duties.ts';
import { TurnEnd } from '../out/turn-end.ts';
import { Calls } from './list-calls.ts';
import { Discards } from './list-discards.ts';
import { Melding } from './list-melds.ts';
import { RedThrees } from './list-red-threes.ts';
import { Takes } from './list-takes.ts';

const { cell, inSide, kind, phase, redThree, three, moveType } = layout;

/** Lists the moves of a state, kind by kind: what the player in turn can lawfully do, up to equivalent cards. */
export class Moves {
  readonly meldOut: MeldOut;
  readonly end: TurnEnd;
  readonly #state: State;
  readonly #discards: Discards;
  readonly #redThrees: RedThrees;
  // What not every table needs is made when it does.
  #openings: Openings | null = null;
  #takes: Takes | null = null;
  #melding: Melding | null = null;
  #calls: Calls | null = null;
  #moves: MoveList | null = null;
  #obliged = false;
  /** What the player in turn holds, as `kindsHeld` tells it. */
  #kinds = 0;

  constructor(state: State) {
    this.#state = state;
    this.meldOut = new MeldOut(state);
    this.end = new TurnEnd(state, this.meldOut);
    this.#redThrees = new RedThrees(state, this.end);
    this.#discards = new Discards(state, this.meldOut, (moves) => this.#listMelds(moves));
  }

  get openings(): Openings {
    this.#openings ??= new Openings(this.#state, this);
    return this.#openings;
  }

  get takes(): Takes {
    this.#takes ??= new Takes(this.#state, this);
    return this.#takes;
  }

  get calls(): Calls {
    this.#calls ??= new Calls(this.#state, this.openings);
    return this.#calls;
  }

  /** Fills a list with all moves. */
  list(moves: MoveList): void {
    const state = this.#state;
    moves.clear();
    this.end.begin();
    if (state.at(cell.phase) === phase.over) return;
    if (state.at(cell.asked) > 0) {
      if (state.at(cell.phase) === phase.draw || state.at(cell.phase) === phase.play) this.#listAnswers(moves);
      return;
    }
    switch (state.at(cell.phase)) {
      case phase.deal:
        moves.begin(moveType.turnUp);
        return;
      case phase.auction:
        this.calls.list(moves);
        return;
      case phase.contractOpening:
        this.calls.listOpenings(moves);
        return;
      case phase.draw:
        this.#listDraws(moves);
        return;
      default:
        this.#kinds = kindsHeld(state);
        if ((this.#kinds >> redThree) & 1) this.#redThrees.listLays(moves);
        if (this.#mayAsk()) moves.begin(moveType.ask);
        this.#listPlays(moves);
        return;
    }
  }

  /** Fills a list with the ways to take the pile. */
  listTakes(moves: MoveList): void {
    if (this.#state.at(cell.asked) === 0) this.#listAllTakes(moves);
    else moves.clear();
  }

  /** Whether, with the stock empty, taking the pile is a duty, once a question that is open has been answered. */
  mustTake(moves: MoveList): boolean {
    if (this.#state.stockCount > 0) return false;
    this.#listAllTakes(moves);
    return this.#hasTakeThatObliges(moves, 0);
  }

  #listAllTakes(moves: MoveList): void {
    moves.clear();
    this.end.begin();
    if (this.#state.at(cell.phase) === phase.draw && !this.#redThrees.mustBeLaid()) this.takes.list(moves);
  }

  /** Fills a list with what the player could meld now, were it the time for it. */
  listMelds(moves: MoveList): void {
    moves.clear();
    this.end.begin();
    this.#obliged = this.end.mustGoOut();
    this.#kinds = kindsHeld(this.#state);
    this.#listMelds(moves);
  }

  /** Whether the player in turn can go out in this turn; see `canGoOut`. */
  canGoOut(moves: MoveList): boolean {
    const state = this.#state;
    if (state.at(cell.phase) === phase.play) return this.meldOut.canEmpty();
    if (state.at(cell.phase) !== phase.draw) return false;
    if (mayNotDraw(state.duties) && this.meldOut.canEmpty()) return true;
    if (state.at(cell.asked) > 0) return false;
    this.#listAllTakes(moves);
    if (
      state.at(cell.lastThrees) === 0 &&
      !this.#redThrees.mustBeLaid() &&
      !mayNotDraw(state.duties) &&
      state.stockCount > 0
    )
      moves.begin(moveType.draw);
    for (let move = 0; move < moves.count; move++) if (this.#goesOutBy(moves, move)) return true;
    return false;
  }

  #listAnswers(moves: MoveList): void {
    moves.begin(moveType.answer, 0);
    moves.begin(moveType.answer, 1);
    if (nextPartner(this.#state.sides, this.#state.at(cell.turn), seatOfNumber(this.#state.at(cell.asked))) >= 0)
      moves.begin(moveType.answer, 2);
  }

  #listDraws(moves: MoveList): void {
    const state = this.#state;
    this.#redThrees.listLays(moves);
    if (this.#redThrees.mustBeLaid()) {
      if (this.#mayAsk()) moves.begin(moveType.ask);
      return;
    }
    const stock = state.stockCount;
    const drawless = mayNotDraw(state.duties);
    const mayDraw = state.at(cell.lastThrees) === 0;
    if (mayDraw && !drawless && stock > 0) moves.begin(moveType.draw);
    const takes = moves.count;
    if (mayDraw) this.takes.list(moves);
    if (mayDraw && stock === 0 && this.#mayEnd(moves, takes, drawless)) moves.begin(moveType.end);
    if (this.#mayAsk()) moves.begin(moveType.ask);
    if (!drawless) return;
    this.#kinds = kindsHeld(state);
    this.#listPlays(moves);
  }

  /** Whether the deal may end with the stock: no way to take the pile, from a place of the list on, is a duty, nor is going out. */
  #mayEnd(moves: MoveList, takes: number, drawless: boolean): boolean {
    if (this.#hasTakeThatObliges(moves, takes)) return false;
    if (!isBoundToGoOut(this.#state)) return true;
    if (drawless && this.end.canEmpty()) return false;
    for (let move = takes; move < moves.count; move++) if (this.#goesOutBy(moves, move)) return false;
    return true;
  }

  /** Whether the player can go out in this turn once a move has been made. */
  #goesOutBy(moves: MoveList, move: number): boolean {
    const state = this.#state;
    const mark = state.mark();
    make(state, moves, move, this.meldOut);
    const turn = state.at(cell.out);
    const out = state.at(cell.phase) === phase.over ? turn > 0 : this.meldOut.canEmpty();
    state.takeBack(mark);
    return out;
  }

  /**
   * Whether, with the stock empty, one of the ways to take the pile is a duty: its top card can go onto a meld of the side. Cards of the
   * hand oblige nobody, but where no card goes onto a set by itself those that the taking needs.
   */
  #hasTakeThatObliges(moves: MoveList, from: number): boolean {
    const state = this.#state;
    const byItself = state.parameters.pileOntoSet !== 'none';
    for (let move = from; move < moves.count; move++) {
      if (moves.meldOf(move) === noMeld) continue;
      const part = moves.partOf(move, 0);
      const bare = kindOf(part) === kind.run || (naturalsIn(part) === 0 && twosIn(part) === 0 && jokersIn(part) === 0);
      if (!byItself || (bare && moves.partCount(move) === 1)) return true;
    }
    return false;
  }

  #mayAsk(): boolean {
    const state = this.#state;
    const { parameters } = state;
    if (state.at(cell.melded) || state.at(cell.answer) || state.at(cell.blackThrees) || state.at(cell.lastThrees))
      return false;
    if (isGoingOutDecided(state.duties)) return false;
    const drew = state.at(cell.drew);
    if (!isTimeToAsk(parameters, drew === 1, drew === 2)) return false;
    if (nextPartner(state.sides, state.at(cell.turn), state.at(cell.turn)) < 0) return false;
    if (state.at(cell.phase) === phase.play && !this.end.canPlayOn()) return false;
    return !parameters.askOnlyIfAble || this.end.canEmpty();
  }

  #listPlays(moves: MoveList): void {
    this.#obliged = this.end.mustGoOut();
    this.#listMelds(moves);
    if (this.#state.contract) this.#redThrees.listBuys(moves, this.#obliged);
    this.#discards.list(moves, this.#kinds, this.#obliged);
  }

  #listMelds(moves: MoveList): void {
    const state = this.#state;
    this.#moves = moves;
    if (state.opened) {
      this.#melding ??= new Melding(state, this.end);
      this.#melding.list(moves, this.#kinds, this.#obliged);
      return;
    }
    if (mayNotMeld(state.duties) || state.at(cell.lastThrees) > 0) return;
    const { parameters } = state;
    const terms = { top: -1, twos: parameters.openingTwos, blackThrees: true, named: -1 };
    this.openings.tellMinimal(terms, this);
    if (this.#mayGoOutConcealed()) this.openings.tellWhole(terms, this);
  }

  /** Whether the whole hand might be laid below the minimum. */
  #mayGoOutConcealed(): boolean {
    const state = this.#state;
    const { parameters } = state;
    if (!parameters.concealedWaivesMinimum || state.at(cell.drew) !== 1) return false;
    return (
      pointsHeld(state) < state.in(state.side, inSide.minimum) + parameters.cardValues.joker && this.end.canEmpty()
    );
  }

  /** An opening: noted if it is lawful. */
  opening(openings: Openings): boolean {
    if (!this.isLawfulOpening(openings)) return false;
    const moves = this.#moves;
    if (moves === null) return true;
    moves.begin(moveType.meld);
    for (let place = 0; place < openings.depth; place++) moves.part(openings.chosen(place));
    return moves.isFull;
  }

  /** Whether an opening from the hand is worth enough, or needs not be, and the turn can end after it. */
  isLawfulOpening(openings: Openings): boolean {
    const state = this.#state;
    const enough =
      openings.points >= state.in(state.side, inSide.minimum) ||
      state.parameters.completeOpens ||
      this.#isWaived(openings);
    return enough && this.#leavesAnEnd(openings, openings.cards, openings.threes);
  }

  #leavesAnEnd(openings: Openings, cards: number, threes: boolean): boolean {
    if (!threes && this.end.leavesOpen(cards, this.#obliged)) return true;
    openings.countAskingForEnd();
    if (!this.end.canEmpty()) return false;
    const state = this.#state;
    const mark = state.mark();
    for (let place = 0; place < openings.depth; place++) layPart(state, openings.chosen(place));
    const can = this.end.canEnd(this.#obliged);
    state.takeBack(mark);
    return can;
  }

  #isWaived(openings: Openings): boolean {
    const state = this.#state;
    const { parameters } = state;
    let canastas = 0;
    for (let place = 0; place < openings.depth; place++) {
      const part = openings.chosen(place);
      const wilds = twosIn(part) + jokersIn(part);
      if (
        kindOf(part) === kind.wild
          ? isWildCanasta(parameters, wilds)
          : kindOf(part) < three && isCanasta(parameters, naturalsIn(part), wilds)
      )
        canastas += 1;
    }
    return waivesMinimum(parameters, state.at(cell.drew) === 1, mustKeep(state), state.held - openings.cards, canastas);
  }
}
