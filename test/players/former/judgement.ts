import { layout, type MoveList, moveType, type Play, type Ruleset, type SeatIndex } from '../../../src/engine/index.ts';
import { rateCalls } from './bidding.ts';
import { Danger } from './danger.ts';
import { Evaluation } from './evaluation.ts';
import { gainOfGoingOut } from './going-out.ts';
import type { Weights } from './weights.ts';

const { cell, inSeat, phase, seatAt } = layout;

/** Melds are rated above discards, which end the turn, if they are good; below them if not. */
const tier = 100_000;

/** Rates the moves of a table by looking one move ahead: sound play without sampling, and what players who think ahead expect of all seats. */
export class Judgement {
  readonly evaluation: Evaluation;
  readonly #play: Play;
  readonly #weights: Weights;
  readonly #danger: Danger;
  /** The rates of the moves looked at last. */
  rates = new Float64Array(64);

  constructor(play: Play, ruleset: Ruleset, weights: Weights) {
    this.#play = play;
    this.#weights = weights;
    this.evaluation = new Evaluation(play, ruleset, weights);
    this.#danger = new Danger(this.evaluation);
  }

  /** The best move of a list that was filled for this very table. */
  best(moves: MoveList): number {
    if (moves.count <= 1) return 0;
    this.rate(moves);
    let best = 0;
    for (let move = 1; move < moves.count; move++) {
      if ((this.rates[move] ?? 0) > (this.rates[best] ?? 0)) best = move;
    }
    return best;
  }

  /** Rates all moves of a list that was filled for this very table. */
  rate(moves: MoveList): void {
    if (moves.count > this.rates.length) this.rates = new Float64Array(moves.count * 2);
    const play = this.#play;
    const now = play.at(cell.phase);
    if (play.at(cell.asked) > 0) this.#rateAnswers(moves);
    else if (now === phase.auction) rateCalls(this.evaluation, moves, this.rates);
    else this.#rateMoves(moves);
  }

  #rateAnswers(moves: MoveList): void {
    const asked = this.#play.at(cell.asked) - 1;
    const gain = gainOfGoingOut(this.evaluation, this.#play.at(cell.turn), asked);
    for (let move = 0; move < moves.count; move++) {
      const answer = moves.firstOf(move);
      this.rates[move] = answer === 0 ? gain : answer === 1 ? 0 : -tier;
    }
  }

  #rateMoves(moves: MoveList): void {
    const play = this.#play;
    const seat = play.at(cell.turn);
    const now = this.evaluation.ofSeat(seat);
    const drawn = play.at(cell.phase) === phase.play;
    const gain = drawn || moves.count > 0 ? gainOfGoingOut(this.evaluation, seat) : 0;
    const wants = gain > this.#weights.outMargin || play.at(cell.answer) === 1;
    const goesOut = drawn && wants && play.canGoOut;
    this.#danger.look();
    if (goesOut) {
      this.#rateWaysOut(moves, seat, now, gain);
      return;
    }
    for (let move = 0; move < moves.count; move++) {
      this.rates[move] = this.#rateMove(moves, move, seat, now, gain);
    }
  }

  #rateMove(moves: MoveList, move: number, seat: SeatIndex, now: number, gain: number): number {
    const type = moves.typeOf(move);
    const { drawCount } = this.evaluation.ruleset.parameters;
    switch (type) {
      case moveType.draw:
        return this.#weights.draw * drawCount;
      case moveType.turnUp:
        return 0;
      case moveType.end:
        return this.#endsWithStock(seat);
      case moveType.ask:
        return this.#rateAsking(gain);
      case moveType.lay:
        return 3 * tier;
      case moveType.call:
        return -tier;
      case moveType.discard: {
        const danger = this.#danger.of(moves.firstOf(move));
        const after = this.#after(moves, move, seat, gain);
        return after - now - danger;
      }
      case moveType.take:
        return this.#after(moves, move, seat, gain) - now + this.#weights.taken * this.#play.at(cell.pile);
      default: {
        const better = this.#after(moves, move, seat, gain) - now;
        return better > 0 ? tier + better : better - tier;
      }
    }
  }

  /** The worth of the table to a seat after a move; a move that ends the deal is worth what going out brings. */
  #after(moves: MoveList, move: number, seat: SeatIndex, gain: number): number {
    const play = this.#play;
    play.make(moves, move);
    const worth = this.evaluation.ofSeat(seat) + (play.isOver && play.at(cell.out) > 0 ? gain : 0);
    play.unmake();
    return worth;
  }

  /** What it is worth to let the deal end with the stock, against taking the pile once more. */
  #endsWithStock(seat: SeatIndex): number {
    return -this.#weights.draw - this.#play.in(seatAt(seat), inSeat.held);
  }

  /** Asking costs nothing but what it tells; it is for those who doubt, and who have partners with many cards. */
  #rateAsking(gain: number): number {
    const play = this.#play;
    if (!play.canGoOut) return -2 * tier;
    if (gain > this.#weights.outMargin + 150 || gain < -150) return -2 * tier;
    return 2 * tier;
  }

  /**
   * Rates moves of a player who goes out now: one that ends the deal, else the best after which it is still possible. Whether it is can
   * take long to find out, so it is asked move by move in the order of what they are worth, until one is found.
   */
  #rateWaysOut(moves: MoveList, seat: SeatIndex, now: number, gain: number): void {
    const order: number[] = [];
    for (let move = 0; move < moves.count; move++) {
      const type = moves.typeOf(move);
      const rate = this.#rateMove(moves, move, seat, now, gain);
      this.rates[move] = type === moveType.ask || type === moveType.lay ? rate : rate - 4 * tier;
      if (type !== moveType.ask && type !== moveType.lay) order.push(move);
    }
    order.sort((one, other) => this.#urgency(moves, other) - this.#urgency(moves, one));
    for (const move of order) {
      if (!this.#keepsTheWayOut(moves, move, seat)) continue;
      this.rates[move] = tier;
      return;
    }
  }

  /** In which order ways out are tried: by their rate, merges last, since they lay no card. */
  #urgency(moves: MoveList, move: number): number {
    return (this.rates[move] ?? 0) - (moves.typeOf(move) === moveType.merge ? 2 * tier : 0);
  }

  #keepsTheWayOut(moves: MoveList, move: number, seat: SeatIndex): boolean {
    const play = this.#play;
    play.make(moves, move);
    const is = play.isOver ? play.at(cell.out) === seat + 1 : play.at(cell.turn) === seat && play.canGoOut;
    play.unmake();
    return is;
  }
}
