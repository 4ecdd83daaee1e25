import { type Suit, twoOrder } from '../cards/cards.ts';
import { canOpenForBid } from '../play/legal-actions.ts';
import type { ActionOf, Bid } from '../position/action.ts';
import type { Placement } from '../position/placement.ts';
import { actor, type Contract, type Position, playableCount } from '../position/position.ts';
import { bidBelow, bidsOf, failBid, rankOf, settled, withContract } from '../position/transitions.ts';
import { type Denomination, isSetOfBid, opensByName } from '../rules/bid.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { nextSeat, sideOf } from '../rulesets/seats.ts';
import { type TurnUp, turnUpFirst } from './drawing.ts';
import { layCards, placementsOf } from './melding.ts';
import { checkTwos, holdsComplete, valuesOfOpening } from './opening.ts';
import type { Findings } from './verdict.ts';

/** Judges a call: a bid, a pass or a double in the auction, and the declarer's word that he cannot open. */
export function call(position: Position, action: ActionOf<'call'>, findings: Findings): Position | null {
  const { call } = action;
  if (call === 'no-opening') return declareNoOpening(position, findings);
  if (position.phase !== 'auction') return findings.refuse('auction-is-over');
  const { seating, parameters } = position.ruleset;
  const last = bidsOf(position).at(-1);
  if (call === 'double') return double(position, last, findings);
  const next = { ...position, calls: [...position.calls, call], turn: nextSeat(seating, position.turn) };
  const highest = last === undefined ? 0 : rankOf(last.bid);
  if (call === 'pass') findings.allow('call-pass');
  else if (call.level > 0 && call.level <= parameters.maxLevel && rankOf(call) > highest) findings.allow('call-bid');
  else return findings.refuse('bid-not-higher');
  if (!hasEnded(next)) return next;
  findings.allow('auction-ends');
  return settle(next, bidsOf(next).at(-1), 'no-bid', findings);
}

/** A doubled bid is played at once: no opening before play, and the doubler begins. */
function double(position: Position, last: Contract | undefined, findings: Findings): Position | null {
  const { ruleset, turn: doubledBy, calls } = position;
  if (last === undefined || sideOf(ruleset.seating, last.seat) === sideOf(ruleset.seating, doubledBy))
    return findings.refuse('double-only-opponents-bid');
  findings.allow('call-double');
  findings.allow('auction-ends', 'double');
  const doubled: Position = { ...position, calls: [...calls, 'double'], contract: { ...last, doubledBy } };
  return { ...turnUpFirst(doubled, findings, 'doubled'), turn: doubledBy };
}

/** The auction ends when everybody has passed, or once there is a bid everybody but its maker. */
function hasEnded({ calls, seats }: Position): boolean {
  return calls.length >= seats.length && calls.slice(1 - seats.length).every((one) => one === 'pass');
}

/** The maker of a bid is to open for it; where there is none the first card is turned up for a deal without a contract. */
function settle(position: Position, contract: Contract | undefined, without: TurnUp, findings: Findings): Position {
  if (contract === undefined) return turnUpFirst(position, findings, without);
  return withContract(position, contract);
}

/** The declarer cannot open: the side is charged, and the next lower bid of the auction takes the place of his. */
function declareNoOpening(position: Position, findings: Findings): Position | null {
  if (position.phase !== 'contract-opening') return findings.refuse('not-at-this-stage', {}, 'in-auction');
  if (canOpenForBid(position)) findings.refuse('declarer-can-open');
  findings.allow('declarer-cannot-open');
  const { contract } = position;
  if (contract === null) return position;
  return settle(failBid(position, contract), bidBelow(position, contract.bid), 'nobody-can-open', findings);
}

/** Judges the opening for a bid before play: one act, then the first card of the pile is turned up. */
export function openForBid(position: Position, bid: Bid, action: ActionOf<'meld'>, findings: Findings): Position {
  const { parameters } = position.ruleset;
  const placements = placementsOf(position, action.melds);
  const laid = layCards(position, { placements, adding: false }, findings);
  checkTwos(position, placements, findings);
  const byName = opensByName(parameters, bid.level);
  const named = byName && placements.some((placement) => isNamedBy(bid, parameters, placement));
  const values = valuesOfOpening(position, { placements });
  const complete = values.missing > 0 && holdsComplete(position, placements);
  if (values.missing > 0 && !complete && !named)
    findings.refuse(byName ? 'declarer-opening-for-high-bid' : 'declarer-opening', values);
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
