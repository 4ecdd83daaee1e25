import { at } from '../cards/lists.ts';
import { canOpenForBid } from '../play/abilities.ts';
import type { ActionOf, Bid, Call } from '../position/action.ts';
import { type Contract, type Position, sideState, withSide } from '../position/position.ts';
import { denominations, rankOfBid } from '../rules/bid.ts';
import { nextSeat, type Seat, sideIndexOf } from '../rulesets/seats.ts';
import { turnUpFirst } from './drawing.ts';
import type { Findings } from './findings.ts';

/** Judges a call: a bid, a pass or a double in the auction, and the declarer's word that he cannot open. */
export function call(position: Position, action: ActionOf<'call'>, findings: Findings): Position {
  if (action.call === 'no-opening') return declareNoOpening(position, findings);
  if (position.phase !== 'auction') {
    findings.refuse('auction-is-over');
    return position;
  }
  const last = lastBid(position);
  if (action.call === 'pass') findings.allow('call-pass');
  else if (action.call === 'double') checkDouble(position, last, findings);
  else checkBid(position, action.call, last, findings);
  if (findings.broken) return position;
  const calls = [...position.calls, action.call];
  if (action.call === 'double' && last !== null) return startDoubled({ ...position, calls }, last, findings);
  const next: Position = { ...position, calls, turn: nextSeat(position.ruleset.seating, position.turn) };
  return hasEnded(calls, position.seats.length) ? endAuction(next, findings) : next;
}

function checkDouble(position: Position, last: Contract | null, findings: Findings): void {
  const { seating } = position.ruleset;
  const opponents = last !== null && sideIndexOf(seating, last.seat) !== sideIndexOf(seating, position.turn);
  if (opponents) findings.allow('call-double');
  else findings.refuse('double-only-opponents-bid');
}

function checkBid(position: Position, bid: Bid, last: Contract | null, findings: Findings): void {
  const known = bid.level >= 1 && bid.level <= position.ruleset.parameters.maxLevel;
  if (known && (last === null || rankOf(bid) > rankOf(last.bid))) findings.allow('call-bid');
  else findings.refuse('bid-not-higher');
}

/** The place of a bid in the order of all bids. */
export function rankOf(bid: Bid): number {
  return rankOfBid(bid.level, denominations.indexOf(bid.denomination));
}

/** The bids of the auction so far with their makers, in the order they were made. */
export function bidsOf(position: Position): readonly Contract[] {
  const { seating } = position.ruleset;
  let seat: Seat = nextSeat(seating, position.dealer);
  const bids: Contract[] = [];
  for (const one of position.calls) {
    if (typeof one !== 'string') bids.push({ seat, bid: one, doubledBy: null });
    seat = nextSeat(seating, seat);
  }
  return bids;
}

function lastBid(position: Position): Contract | null {
  return bidsOf(position).at(-1) ?? null;
}

/** The auction ends when everybody has passed, or once there is a bid everybody but its maker. */
function hasEnded(calls: readonly Call[], players: number): boolean {
  const isPassed = calls.slice(1 - players).every((one) => one === 'pass');
  return calls.length >= players && isPassed;
}

function endAuction(position: Position, findings: Findings): Position {
  findings.allow('auction-ends');
  const contract = lastBid(position);
  if (contract === null) return turnUpFirst(position, findings, 'no-bid');
  return { ...position, contract, phase: 'contract-opening', turn: contract.seat };
}

/** A doubled bid is played at once: no opening before play, and the doubler begins. */
function startDoubled(position: Position, bid: Contract, findings: Findings): Position {
  findings.allow('auction-ends', 'double');
  const doubler = position.turn;
  const turned = turnUpFirst({ ...position, contract: { ...bid, doubledBy: doubler } }, findings, 'doubled');
  return { ...turned, turn: doubler };
}

/** The declarer cannot open: the side is charged, and the next lower bid of the auction takes the place of his. */
function declareNoOpening(position: Position, findings: Findings): Position {
  const { contract } = position;
  if (position.phase !== 'contract-opening' || contract === null) {
    findings.refuse('not-at-this-stage', {}, 'in-auction');
    return position;
  }
  if (canOpenForBid(position)) {
    findings.refuse('declarer-can-open');
    return position;
  }
  findings.allow('declarer-cannot-open');
  return passContractOn(position, findings);
}

/** The declarer’s side is charged for the bid, and the next lower bid is the contract; without any the deal is played without one. */
export function passContractOn(position: Position, findings: Findings): Position {
  const { contract } = position;
  if (contract === null) return position;
  const side = sideState(position, contract.seat);
  const penalties = side.penalties + position.ruleset.parameters.failedBidPenalty;
  const charged = withSide(position, { ...side, penalties });
  const lower = bidsOf(position).filter(({ bid }) => rankOf(bid) < rankOf(contract.bid));
  if (lower.length === 0) return turnUpFirst({ ...charged, contract: null }, findings, 'nobody-can-open');
  const next = at(lower, lower.length - 1);
  return { ...charged, contract: next, turn: next.seat };
}
