import { type Suit, twoOrder } from '../cards/cards.ts';
import type { ActionOf, Bid } from '../position/action.ts';
import type { Placement } from '../position/placement.ts';
import { actor, minimumOf, type Position, playableCount } from '../position/position.ts';
import { isSetOfBid, opensByName } from '../rules/bid.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { turnUpFirst } from './drawing.ts';
import { settled } from './ending.ts';
import type { Findings } from './findings.ts';
import { groupPlacements, layCards } from './melding.ts';
import { checkTwos, holdsComplete, pointsOfPlacements, reachesMinimum } from './opening-rules.ts';

const suitOf: { readonly [Denomination in Bid['denomination']]: Suit | null } = {
  clubs: 'c',
  diamonds: 'd',
  hearts: 'h',
  spades: 's',
  canasta: null,
  twos: null,
};

/** Judges the declarer's opening before play: one act, then the first card of the pile is turned up. */
export function openForBid(position: Position, action: ActionOf<'meld'>, findings: Findings): Position {
  const { contract } = position;
  if (contract === null) {
    findings.refuse('not-at-this-stage');
    return position;
  }
  const { parameters } = position.ruleset;
  const placements = groupPlacements(position, action.melds);
  const act = { placements, adding: false };
  const laid = layCards(position, act, findings);
  checkTwos(position, placements, findings);
  if (!opensForBid(position, contract.bid, placements)) {
    const points = pointsOfPlacements(position.ruleset, placements);
    const minimum = minimumOf(position);
    const reason = opensByName(parameters, contract.bid.level) ? 'declarer-opening-for-high-bid' : 'declarer-opening';
    findings.refuse(reason, { minimum, points, missing: Math.max(0, minimum - points) });
  }
  noteWildsOfBid(parameters, contract.bid, placements, findings);
  if (placements.some(({ type }) => type.kind === 'black-threes')) findings.refuse('black-threes-only-going-out');
  const cards = placements.reduce((sum, placement) => sum + placement.cards.length, 0);
  if (!findings.broken && playableCount(actor(position)) === cards) findings.refuse('declarer-keeps-a-card');
  if (findings.broken) return position;
  allowOpening(position, contract.bid, placements, findings);
  return turnUpFirst({ ...laid, sides: laid.sides.map(settled) }, findings);
}

/** What opens a high bid by its name has a limit of wild cards of its own, the same as every meld. */
function noteWildsOfBid(parameters: Parameters, bid: Bid, placements: readonly Placement[], findings: Findings): void {
  if (!placements.some((placement) => opensByBid(parameters, bid, placement))) return;
  for (const reason of ['too-many-wilds', 'too-many-wilds-in-canasta'] as const) {
    if (findings.reasons.some((other) => other.code === reason)) findings.refuse(reason, {}, 'named-by-bid');
  }
}

function allowOpening(position: Position, bid: Bid, placements: readonly Placement[], findings: Findings): void {
  findings.allow('declarer-opens', opensByName(position.ruleset.parameters, bid.level) ? 'high-bid' : undefined);
  if (!reachesMinimum(position, { placements, topPoints: 0 }) && holdsComplete(position, placements))
    findings.allow('complete-combination-opens');
}

function opensForBid(position: Position, bid: Bid, placements: readonly Placement[]): boolean {
  if (reachesMinimum(position, { placements, topPoints: 0 }) || holdsComplete(position, placements)) return true;
  const { parameters } = position.ruleset;
  return placements.some((placement) => opensByBid(parameters, bid, placement));
}

/** Whether a meld is what a bid names, and the bid high enough to be opened so. */
function opensByBid(parameters: Parameters, bid: Bid, { type, cards }: Placement): boolean {
  if (!opensByName(parameters, bid.level)) return false;
  if (type.kind === 'sequence') return type.suit === suitOf[bid.denomination];
  const ofTwos = type.order === twoOrder;
  const naturals = cards.filter((card) => (ofTwos ? card.order === twoOrder : card.role === 'natural')).length;
  return type.kind === 'set' && isSetOfBid(parameters, bid.denomination, ofTwos, naturals);
}
