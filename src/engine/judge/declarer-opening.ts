import type { Suit } from '../cards/cards.ts';
import { twoOrder } from '../cards/cards.ts';
import type { Bid, MeldAction } from '../position/action.ts';
import type { Laying } from '../position/laying.ts';
import { pointsOfAll } from '../position/melds.ts';
import { actor, minimumOf, type Position, playableCount } from '../position/position.ts';
import { isSetOfBid, opensByName } from '../rules/bid.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { turnUpFirst } from './drawing.ts';
import type { Findings } from './findings.ts';
import { groupLayings, layCards } from './melding.ts';
import { checkTwos, holdsComplete } from './opening-rules.ts';

const suitOf: { readonly [Denomination in Bid['denomination']]: Suit | null } = {
  clubs: 'c',
  diamonds: 'd',
  hearts: 'h',
  spades: 's',
  canasta: null,
  twos: null,
};

/** Judges the declarer's opening before play: one act, then the first card of the pile is turned up. */
export function openForBid(position: Position, action: MeldAction, findings: Findings): Position {
  const { contract } = position;
  if (contract === null) {
    findings.breach('not-at-this-stage');
    return position;
  }
  const { parameters } = position.ruleset;
  const layings = groupLayings(position, action.melds);
  const act = { layings, adding: false };
  const laid = layCards(position, act, findings);
  checkTwos(position, layings, findings);
  if (!opensForBid(position, contract.bid, layings)) {
    const points = pointsOfLayings(position, layings);
    const minimum = minimumOf(position);
    const reason = opensByName(parameters, contract.bid.level) ? 'declarer-opening-for-high-bid' : 'declarer-opening';
    findings.breach(reason, { minimum, points, missing: Math.max(0, minimum - points) });
  }
  noteWildsOfBid(parameters, contract.bid, layings, findings);
  if (layings.some(({ type }) => type.kind === 'black-threes')) findings.breach('black-threes-only-going-out');
  const cards = layings.reduce((sum, laying) => sum + laying.cards.length, 0);
  if (!findings.broken && playableCount(actor(position)) === cards) findings.breach('declarer-keeps-a-card');
  if (findings.broken) return position;
  supportOpening(position, contract.bid, layings, findings);
  const settled = laid.sides.map((side) => ({
    ...side,
    melds: side.melds.map((meld) => ({ ...meld, begunThisTurn: false })),
  }));
  return turnUpFirst({ ...laid, sides: settled }, findings);
}

/** What opens a high bid by its name has a limit of wild cards of its own, the same as every meld. */
function noteWildsOfBid(parameters: Parameters, bid: Bid, layings: readonly Laying[], findings: Findings): void {
  if (!layings.some((laying) => opensByBid(parameters, bid, laying))) return;
  for (const reason of ['too-many-wilds', 'too-many-wilds-in-canasta'] as const) {
    if (findings.breaches.some((breach) => breach.reason === reason)) findings.breach(reason, {}, 'named-by-bid');
  }
}

function pointsOfLayings(position: Position, layings: readonly Laying[]): number {
  return layings.reduce((sum, { cards }) => sum + pointsOfAll(position.ruleset.parameters, cards), 0);
}

function supportOpening(position: Position, bid: Bid, layings: readonly Laying[], findings: Findings): void {
  findings.support('declarer-opens', opensByName(position.ruleset.parameters, bid.level) ? 'high-bid' : undefined);
  if (pointsOfLayings(position, layings) < minimumOf(position) && holdsComplete(position, layings)) {
    findings.support('complete-combination-opens');
  }
}

function opensForBid(position: Position, bid: Bid, layings: readonly Laying[]): boolean {
  if (pointsOfLayings(position, layings) >= minimumOf(position) || holdsComplete(position, layings)) return true;
  const { parameters } = position.ruleset;
  return layings.some((laying) => opensByBid(parameters, bid, laying));
}

/** Whether a meld is what a bid names, and the bid high enough to be opened so. */
function opensByBid(parameters: Parameters, bid: Bid, { type, cards }: Laying): boolean {
  if (!opensByName(parameters, bid.level)) return false;
  if (type.kind === 'sequence') return type.suit === suitOf[bid.denomination];
  const ofTwos = type.order === twoOrder;
  const naturals = cards.filter((card) => (ofTwos ? card.order === twoOrder : card.role === 'natural')).length;
  return type.kind === 'set' && isSetOfBid(parameters, bid.denomination, ofTwos, naturals);
}
