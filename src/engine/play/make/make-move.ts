import { countAfterTurn, dutiesAfterDraw, dutyCodes, hasDuty } from '../../rules/duties.ts';
import { isEnoughForConcealed } from '../../rules/out.ts';
import { liftedCards } from '../../rules/pile.ts';
import * as layout from '../cells/cell-layout.ts';
import { drawFromStock, turnUpFirst } from '../cells/draw-cells.ts';
import { layPart } from '../cells/lay-cells.ts';
import { merge } from '../cells/merge-cells.ts';
import type { MoveList } from '../cells/move-list.ts';
import { nextPartner } from '../cells/partners.ts';
import { freezingDepth, isFreezing, layWithTop, takeUp } from '../cells/pile-cells.ts';
import type { State } from '../cells/play-state.ts';
import { type Face, meldRef, nobody, numberOfSeat, seatAfter, seatOfNumber } from '../cells/table-numbers.ts';
import type { MeldOut } from '../out/meld-out.ts';
import { call } from './make-call.ts';

const { cell, dutyCountsAt, inMeld, inSeat, inSide, joker, phase, pileAt, surplusAt, moveType } = layout;

/** What the cells say that are about one turn, but for the question. */
const cellsOfTurn = [cell.drew, cell.melded, cell.addedThisTurn, cell.lateRedThree, cell.answer];

/** Carries a move of a list out. */
export function make(state: State, moves: MoveList, move: number, meldOut: MeldOut): void {
  switch (moves.typeOf(move)) {
    case moveType.draw:
      draw(state);
      return;
    case moveType.turnUp:
      turnUpFirst(state);
      return;
    case moveType.end:
      chargeFailedGoingOut(state);
      endDeal(state, 1);
      return;
    case moveType.ask:
      state.set(cell.asked, numberOfSeat(nextPartner(state.sides, state.at(cell.turn), state.at(cell.turn))));
      return;
    case moveType.answer:
      answer(state, moves.firstOf(move));
      return;
    case moveType.discard:
      discard(state, moves.faceOf(move));
      return;
    case moveType.lay:
      lay(state, moves.faceOf(move), meldOut);
      return;
    case moveType.buy:
      buy(state, moves.faceOf(move));
      return;
    case moveType.call:
      call(state, moves.firstOf(move));
      return;
    case moveType.merge:
      usePhase(state);
      merge(state, moves.meldOf(move), moves.otherMeldOf(move));
      goOutIfEmpty(state, meldOut);
      return;
    case moveType.take:
      take(state, moves, move, meldOut);
      return;
    default:
      layMelds(state, moves, move, meldOut);
      return;
  }
}

/** Who melds or discards without a draw, which a ruling has taken away, is in play. */
function usePhase(state: State): void {
  if (state.at(cell.phase) === phase.draw) state.set(cell.phase, phase.play);
}

function draw(state: State): void {
  const single = hasDuty(state.duties, 'draw-one-next-turn');
  const kept = drawFromStock(state, single ? 1 : state.parameters.drawCount);
  state.set(cell.phase, phase.play);
  state.set(cell.drew, 1);
  if (state.duties !== 0) state.setIn(state.seat, inSeat.duties, dutiesAfterDraw(state.duties));
  if (kept === 0) endDeal(state, 2);
}

/** Ends the deal without anybody going out; the cause as `endings` has them. */
function endDeal(state: State, cause: number): void {
  state.set(cell.phase, phase.over);
  state.set(cell.out, nobody);
  state.set(cell.concealed, 0);
  state.set(cell.ownCanasta, 0);
  state.set(cell.cause, cause);
}

function answer(state: State, which: number): void {
  if (which === 2) {
    const asked = seatOfNumber(state.at(cell.asked));
    state.set(cell.asked, numberOfSeat(nextPartner(state.sides, state.at(cell.turn), asked)));
    return;
  }
  state.set(cell.asked, nobody);
  state.set(cell.answer, which + 1);
}

/** Lays a red three: one of the deal, which is replaced, a late one, or one that came with the last card of the stock. */
function lay(state: State, face: Face, meldOut: MeldOut): void {
  const { seat } = state;
  const late =
    state.parameters.redThreesLaid === 'own-first-turn' &&
    !(state.at(cell.phase) === phase.draw && state.in(seat, inSeat.played) === 0);
  const ofLastThrees = state.at(cell.lastThrees) > 0;
  state.lose(face);
  state.layRedThree(face);
  if (ofLastThrees) {
    if (state.at(cell.lastThrees) === 0) endDeal(state, 2);
    return;
  }
  if (!late) {
    const before = state.at(cell.stock) + state.at(cell.stockUnknown);
    if (drawFromStock(state, 1) === 0 && before > 0) endDeal(state, 2);
    return;
  }
  if (state.at(cell.phase) === phase.draw) state.set(cell.lateRedThree, 1);
  else goOutIfEmpty(state, meldOut);
}

function buy(state: State, face: Face): void {
  usePhase(state);
  state.lose(face);
  state.layRedThree(face);
  drawFromStock(state, 1);
}

function layMelds(state: State, moves: MoveList, move: number, meldOut: MeldOut): void {
  const beforePlay = state.at(cell.phase) === phase.contractOpening;
  if (!beforePlay) usePhase(state);
  const ofLastThrees = state.at(cell.lastThrees) > 0;
  for (let place = 0; place < moves.partCount(move); place++) layPart(state, moves.partOf(move, place));
  if (beforePlay) {
    settleMelds(state);
    turnUpFirst(state);
    return;
  }
  state.set(cell.melded, 1);
  if (!ofLastThrees) goOutIfEmpty(state, meldOut);
  else if (state.at(cell.lastThrees) === 0) endDeal(state, 2);
}

function take(state: State, moves: MoveList, move: number, meldOut: MeldOut): void {
  const { parameters } = state;
  const lifted = liftedCards(parameters, state.at(cell.pile), freezingDepth(state), moves.secondOf(move));
  layWithTop(state, moves.partOf(move, 0));
  for (let place = 1; place < moves.partCount(move); place++) layPart(state, moves.partOf(move, place));
  takeUp(state, lifted - 1);
  state.set(cell.phase, phase.play);
  state.set(cell.drew, 2);
  if (parameters.cardsWithPile > 0) drawFromStock(state, parameters.cardsWithPile);
  goOutIfEmpty(state, meldOut);
}

function discard(state: State, face: Face): void {
  usePhase(state);
  state.lose(face);
  const size = state.at(cell.pile);
  state.setNth(pileAt, size, face);
  state.set(cell.pile, size + 1);
  if (isFreezing(face)) state.add(cell.freezing, 1);
  if (state.held === 0) goOut(state);
  else passTurn(state);
}

/** The deal ends as soon as the hand is empty and the melds, merged as they lie, are enough. */
function goOutIfEmpty(state: State, meldOut: MeldOut): void {
  if (state.held === 0 && meldOut.isEnough()) goOut(state);
}

function goOut(state: State): void {
  const own = canastasThisTurn(state);
  state.set(cell.concealed, isConcealed(state, own) ? 1 : 0);
  state.set(cell.ownCanasta, own > 0 ? 1 : 0);
  state.set(cell.out, numberOfSeat(state.at(cell.turn)));
  state.set(cell.cause, 0);
  state.set(cell.phase, phase.over);
  state.setIn(state.seat, inSeat.played, 1);
  state.setIn(state.seat, inSeat.melded, 1);
}

function canastasThisTurn(state: State): number {
  let canastas = 0;
  for (let place = 1; place <= state.in(state.side, inSide.places); place++) {
    const meld = state.meld(meldRef(place));
    const begun = state.in(meld, inMeld.kind) >= 0 && state.in(meld, inMeld.begun) === 1;
    if (begun && state.isComplete(meld)) canastas += 1;
  }
  return canastas;
}

/** Whether nothing of the side (or of the player, as the ruleset has it) lay on the table before this turn. */
function isConcealed(state: State, canastas: number): boolean {
  const { parameters } = state;
  if (parameters.concealedLooksAt === 'none') return false;
  const earlier =
    parameters.concealedLooksAt === 'side'
      ? state.in(state.side, inSide.melds) > state.at(cell.begun)
      : state.in(state.seat, inSeat.melded) === 1 || state.at(cell.addedThisTurn) === 1;
  if (earlier || (state.at(cell.drew) === 2 && !parameters.concealedWithPile)) return false;
  return isEnoughForConcealed(parameters, canastas);
}

/** After a yes that could not be kept the side is charged as its turn ends. */
function chargeFailedGoingOut(state: State): void {
  const { failedGoingOutPenalty } = state.parameters;
  if (state.at(cell.answer) === 1 && failedGoingOutPenalty > 0)
    state.addIn(state.side, inSide.penalties, failedGoingOutPenalty);
}

/** Passes the turn to the next seat clockwise. */
function passTurn(state: State): void {
  const { seat } = state;
  chargeFailedGoingOut(state);
  if (state.in(seat, inSeat.played) === 0) state.setIn(seat, inSeat.played, 1);
  if (state.at(cell.melded) === 1 || state.at(cell.drew) === 2) state.setIn(seat, inSeat.melded, 1);
  serveDuties(state);
  settleMelds(state);
  for (const place of cellsOfTurn) if (state.at(place) !== 0) state.set(place, 0);
  if (state.at(cell.asked) !== 0) state.set(cell.asked, nobody);
  if (state.at(cell.lastThrees) !== 0) state.set(cell.lastThrees, 0);
  if (state.at(cell.surplus) > 0) {
    state.set(cell.surplus, 0);
    for (let rank = 0; rank <= joker; rank++) state.setNth(surplusAt, rank, 0);
  }
  state.set(cell.phase, phase.draw);
  state.turnTo(seatAfter(state.at(cell.turn), 1, state.sides.length));
}

/** The melds that were begun in the turn lie there from now on. */
function settleMelds(state: State): void {
  if (state.at(cell.begun) === 0) return;
  const places = state.in(state.side, inSide.places);
  for (let place = 1; place <= places; place++) {
    const meld = state.meld(meldRef(place));
    if (state.in(meld, inMeld.begun) === 1) state.setIn(meld, inMeld.begun, 0);
  }
  state.set(cell.begun, 0);
  state.set(cell.blackThrees, 0);
}

/** What is still to be served of the seat's duties after the turn that ends now. */
function serveDuties(state: State): void {
  const { duties, seat } = state;
  if (duties === 0) return;
  const drew = state.at(cell.drew) !== 0;
  let left = 0;
  for (const [place, code] of dutyCodes.entries()) {
    if (!hasDuty(duties, code)) continue;
    const count = countAfterTurn(code, state.nth(dutyCountsAt(seat), place), duties, drew);
    state.setNth(dutyCountsAt(seat), place, count);
    if (count >= 0) left |= 1 << place;
  }
  state.setIn(seat, inSeat.duties, left);
}
