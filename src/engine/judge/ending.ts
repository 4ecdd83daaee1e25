import { countCanastas } from '../position/melds.ts';
import {
  actingSide,
  actor,
  type Duty,
  freshTurn,
  openedThisTurn,
  type Position,
  type SeatState,
  type SideState,
  withSeat,
  withSide,
} from '../position/position.ts';
import { hasAuction } from '../rules/bid.ts';
import { nextSeat, partnersOf } from '../rulesets/seats.ts';
import { isDeclarersSide } from '../score/contract.ts';
import type { Findings } from './findings.ts';

/** Ends the deal: the player in turn has gone out, by melding all cards or by discarding the last. */
export function goOut(position: Position, findings: Findings, last?: 'by-discard'): Position {
  const { parameters } = position.ruleset;
  const concealed = isConcealed(position);
  findings.allow('going-out', isDeclarersSide(position) ? 'declarer' : last);
  if (concealed) allowConcealed(position, findings);
  const earlier = actor(position).melded || position.current.addedThisTurn;
  // Where there is an auction only the opening may take the whole hand, elsewhere any first meld of the player.
  const whole = hasAuction(parameters) ? openedThisTurn(position) : !earlier;
  if (whole && parameters.maxSequence > 0) findings.allow('whole-hand-out');
  if (position.current.answer === 'yes') findings.allow('answer-binds');
  else if (partnersOf(position.ruleset.seating, position.turn).length > 0) findings.allow('going-out-unasked');
  findings.event({ type: 'went-out', seat: position.turn, concealed });
  return {
    ...withSeat(position, { ...actor(position), played: true, melded: true }),
    phase: 'over',
    ending: {
      out: position.turn,
      concealed,
      ownCanasta: canastasThisTurn(position) > 0,
      cause: 'gone-out',
      loser: null,
    },
  };
}

/** After a yes that could not be kept the side is charged as its turn ends (canasta-fi 23-d). */
export function chargeFailedGoingOut(position: Position, findings: Findings): Position {
  const { failedGoingOutPenalty } = position.ruleset.parameters;
  if (position.current.answer !== 'yes' || failedGoingOutPenalty === 0) return position;
  findings.allow('going-out-failed');
  const side = actingSide(position);
  return withSide(position, { ...side, penalties: side.penalties + failedGoingOutPenalty });
}

/** Ends the deal once the red threes of the draw that emptied the stock have gone. */
export function endAfterLastThrees(position: Position, findings: Findings): Position {
  return position.current.lastThrees.length > 0 ? position : endDeal(position, 'red-three', findings);
}

/** Ends the deal without anybody going out. */
export function endDeal(position: Position, cause: 'without-stock' | 'red-three', findings: Findings): Position {
  findings.event({ type: 'deal-ended' });
  return { ...position, phase: 'over', ending: { out: null, concealed: false, ownCanasta: false, cause, loser: null } };
}

/**
 * Whether the hand that has just been emptied went out concealed: nothing of the side (or of the player, as the ruleset has it)
 * lay on the table before this turn, and a canasta was made in it.
 */
function isConcealed(position: Position): boolean {
  const { parameters } = position.ruleset;
  if (parameters.concealedLooksAt === 'none') return false;
  const { melds } = actingSide(position);
  if (parameters.concealedLooksAt === 'side') {
    if (melds.some((meld) => !meld.begunThisTurn)) return false;
  } else if (actor(position).melded || position.current.addedThisTurn) return false;
  if (position.current.drew === 'pile' && !parameters.concealedWithPile) return false;
  return canastasThisTurn(position) > 0 || parameters.concealedWithoutCanastaBonus > 0;
}

function allowConcealed(position: Position, findings: Findings): void {
  if (canastasThisTurn(position) === 0) findings.allow('going-out-concealed', 'without-canasta');
  else findings.allow('going-out-concealed', position.current.drew === 'pile' ? 'with-pile' : undefined);
}

function canastasThisTurn(position: Position): number {
  const begun = actingSide(position).melds.filter((meld) => meld.begunThisTurn);
  return countCanastas(position.ruleset.parameters, begun);
}

/** Passes the turn to the next seat clockwise. */
export function passTurn(position: Position): Position {
  const { seating } = position.ruleset;
  const state = actor(position);
  const done = withSeat(position, {
    ...state,
    played: true,
    melded: state.melded || position.current.melded || position.current.drew === 'pile',
    duties: dutiesAfterTurn(state, position),
  });
  const next: Position = { ...done, phase: 'draw', turn: nextSeat(seating, position.turn), current: freshTurn };
  const side = actingSide(position);
  return side.melds.some((meld) => meld.begunThisTurn) ? withSide(next, settled(side)) : next;
}

/** A side whose melds have all been begun before the turn that comes. */
export function settled(side: SideState): SideState {
  return { ...side, melds: side.melds.map((meld) => (meld.begunThisTurn ? { ...meld, begunThisTurn: false } : meld)) };
}

/** What is still to be served of the seat's duties after the turn that ends now. */
function dutiesAfterTurn(state: SeatState, position: Position): readonly Duty[] {
  if (state.duties.length === 0) return state.duties;
  const drew = position.current.drew !== 'nothing';
  return state.duties.flatMap((duty): readonly Duty[] => {
    switch (duty.code) {
      // Those of the turn that ends now have been served by its draw, or by doing without one.
      case 'no-draw-next-turn':
      case 'no-pile-next-turn':
      case 'draw-one-next-turn':
        return drew ? [duty] : [];
      case 'no-draw-for-turns':
        return drew ? [duty] : countedDown(duty);
      case 'no-meld-for-turns':
        return state.duties.some(({ code }) => code === 'no-meld-this-turn') ? [duty] : countedDown(duty);
      default:
        return [];
    }
  });
}

function countedDown(duty: Duty): readonly Duty[] {
  return duty.count > 1 ? [{ ...duty, count: duty.count - 1 }] : [];
}
