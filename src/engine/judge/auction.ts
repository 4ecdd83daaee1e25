import { type Suit, twoOrder } from '../cards/cards.ts';
import { canOpenForBid } from '../play/abilities.ts';
import type { ActionOf, Bid } from '../position/action.ts';
import type { Placement } from '../position/placement.ts';
import {
  actor,
  type Contract,
  minimumOf,
  type Position,
  playableCount,
  sideState,
  withSide,
} from '../position/position.ts';
import { type Denomination, denominations, isSetOfBid, opensByName, rankOfBid } from '../rules/bid.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { nextSeat, type Seat, sideIndexOf } from '../rulesets/seats.ts';
import { turnUpFirst } from './drawing.ts';
import { settled } from './ending.ts';
import type { Findings } from './findings.ts';
import { groupPlacements, layCards } from './melding.ts';
import { checkTwos, holdsComplete, pointsOfOpening, reachesMinimum } from './opening.ts';

/** Judges a call: a bid, a pass or a double in the auction, and the declarer's word that he cannot open. */
export function call(position: Position, action: ActionOf<'call'>, findings: Findings): Position {
  if (action.call === 'no-opening') return declareNoOpening(position, findings);
  if (position.phase !== 'auction') {
    findings.refuse('auction-is-over');
    return position;
  }
  const last = bidsOf(position).at(-1) ?? null;
  if (action.call === 'pass') findings.allow('call-pass');
  else if (action.call === 'double') checkDouble(position, last, findings);
  else checkBid(position, action.call, last, findings);
  if (findings.broken) return position;
  const called: Position = { ...position, calls: [...position.calls, action.call] };
  if (action.call === 'double' && last !== null) return startDoubled(called, last, findings);
  const next: Position = { ...called, turn: nextSeat(position.ruleset.seating, position.turn) };
  return hasEnded(next) ? endAuction(next, findings) : next;
}

function checkDouble({ ruleset, turn }: Position, last: Contract | null, findings: Findings): void {
  const opponents = last !== null && sideIndexOf(ruleset.seating, last.seat) !== sideIndexOf(ruleset.seating, turn);
  if (opponents) findings.allow('call-double');
  else findings.refuse('double-only-opponents-bid');
}

function checkBid(position: Position, bid: Bid, last: Contract | null, findings: Findings): void {
  const known = bid.level >= 1 && bid.level <= position.ruleset.parameters.maxLevel;
  if (known && (last === null || rankOf(bid) > rankOf(last.bid))) findings.allow('call-bid');
  else findings.refuse('bid-not-higher');
}

/** The place of a bid in the order of all bids. */
function rankOf(bid: Bid): number {
  return rankOfBid(bid.level, denominations.indexOf(bid.denomination));
}

/** The bids of the auction so far with their makers, in the order they were made. */
function bidsOf(position: Position): readonly Contract[] {
  const { seating } = position.ruleset;
  let seat: Seat = nextSeat(seating, position.dealer);
  const bids: Contract[] = [];
  for (const one of position.calls) {
    if (typeof one !== 'string') bids.push({ seat, bid: one, doubledBy: null });
    seat = nextSeat(seating, seat);
  }
  return bids;
}

/** The auction ends when everybody has passed, or once there is a bid everybody but its maker. */
function hasEnded({ calls, seats }: Position): boolean {
  return calls.length >= seats.length && calls.slice(1 - seats.length).every((one) => one === 'pass');
}

function endAuction(position: Position, findings: Findings): Position {
  findings.allow('auction-ends');
  const contract = bidsOf(position).at(-1);
  if (contract === undefined) return turnUpFirst(position, findings, 'no-bid');
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
  if (canOpenForBid(position)) findings.refuse('declarer-can-open');
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
  const next = lower.at(-1);
  if (next === undefined) return turnUpFirst({ ...charged, contract: null }, findings, 'nobody-can-open');
  return { ...charged, contract: next, turn: next.seat };
}

/** Judges the declarer's opening before play: one act, then the first card of the pile is turned up. */
export function openForBid(position: Position, action: ActionOf<'meld'>, findings: Findings): Position {
  const { contract } = position;
  if (contract === null) {
    findings.refuse('not-at-this-stage');
    return position;
  }
  const { bid } = contract;
  const { parameters } = position.ruleset;
  const placements = groupPlacements(position, action.melds);
  const laid = layCards(position, { placements, adding: false }, findings);
  checkTwos(position, placements, findings);
  const byName = opensByName(parameters, bid.level);
  const named = byName && placements.some((placement) => isNamedBy(bid, parameters, placement));
  const reaches = reachesMinimum(position, { placements });
  const complete = !reaches && holdsComplete(position, placements);
  if (!reaches && !complete && !named) {
    const points = pointsOfOpening(position, { placements });
    const minimum = minimumOf(position);
    const values = { minimum, points, missing: minimum - points };
    findings.refuse(byName ? 'declarer-opening-for-high-bid' : 'declarer-opening', values);
  }
  // What opens a high bid by its name has a limit of wild cards of its own, the same as every meld.
  for (const reason of ['too-many-wilds', 'too-many-wilds-in-canasta'] as const) {
    const found = findings.reasons.some(({ code }) => code === reason);
    if (named && found) findings.refuse(reason, {}, 'named-by-bid');
  }
  if (placements.some(({ type }) => type.kind === 'black-threes')) findings.refuse('black-threes-only-going-out');
  if (!findings.broken && playableCount(actor(laid)) === 0) findings.refuse('declarer-keeps-a-card');
  findings.allow('declarer-opens', byName ? 'high-bid' : undefined);
  if (complete) findings.allow('complete-combination-opens');
  return turnUpFirst({ ...laid, sides: laid.sides.map(settled) }, findings);
}

const denominationOf: { readonly [S in Suit]: Denomination } = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** Whether a meld is what a bid names that is high enough to be opened so. */
function isNamedBy({ denomination }: Bid, parameters: Parameters, { type, cards }: Placement): boolean {
  if (type.kind === 'sequence') return type.suit !== null && denominationOf[type.suit] === denomination;
  const ofTwos = type.order === twoOrder;
  const naturals = cards.filter((card) => (ofTwos ? card.order === twoOrder : card.role === 'natural')).length;
  return type.kind === 'set' && isSetOfBid(parameters, denomination, ofTwos, naturals);
}
