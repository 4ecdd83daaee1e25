import { twoOrder } from '../cards/cards.ts';
import { canastaKind, isComplete, type Meld, standsAsWild } from '../position/melds.ts';
import type { Placement, PlacingAct } from '../position/placement.ts';
import { actingSide, type Position } from '../position/position.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Findings } from './findings.ts';

/** A meld that cards have come to in an act. */
export interface Laid {
  readonly act: PlacingAct;
  readonly placement: Placement;
  /** The meld with the cards. */
  readonly meld: Meld;
  /** The other melds of the side, and what this one was before. */
  readonly beside: readonly Meld[];
}

/** Notes what laying the cards of one meld rests on. */
export function allowPlacement(position: Position, laid: Laid, findings: Findings): void {
  const { parameters } = position.ruleset;
  const { act, placement, meld, beside } = laid;
  const { target, type, cards } = placement;
  if (target === null && isRankOfOpponents(position, meld)) findings.allow('rank-of-opponents');
  // In the taking itself no card of the pile but the top one is there yet.
  if (position.current.drew === 'pile' && act.below === undefined) findings.allow('pile-cards-melded');
  const several = parameters.meldsPerRank === 'several' || meld.kind === 'sequence';
  if (target === null && several && beside.some((other) => isOfRank(other, meld)))
    findings.allow('several-melds-of-rank');
  if (meld.kind === 'black-threes') findings.allow('black-threes-going-out');
  if (meld.kind === 'wild') findings.allow('wild-meld');
  if (meld.kind === 'sequence') allowSequence(position, laid, findings);
  else if (target !== null && isComplete(parameters, target))
    findings.allow('add-to-canasta', withoutLimit(parameters, meld));
  else if (target !== null && meld.kind !== 'black-threes')
    findings.allow('add-to-meld', act.adding ? undefined : 'joining');
  if (meld.kind === 'set') {
    if (target === null) allowNewSet(position, act, findings);
    if (cards.some((card) => standsAsWild(type, card))) allowWilds(parameters, target, meld, findings);
    if (meld.order === twoOrder) findings.allow('twos-meld', meld.wilds > 0 ? 'mixed' : undefined);
  }
  if (target === null || !isComplete(parameters, target)) allowComplete(parameters, meld, findings);
}

function allowSequence(position: Position, { act, placement }: Laid, findings: Findings): void {
  const { target, cards } = placement;
  const ground = target === null ? 'meld-sequence' : 'add-to-sequence';
  findings.allow(ground);
  if (target === null && isOneOfSeveral(position, act)) findings.allow('meld-sequence', 'several');
  // Twos and threes are no ordinary naturals.
  if (cards.some((card) => card.role !== 'natural')) findings.allow(ground, 'low');
  if (cards.some((card) => card.role === 'red-three')) findings.allow('red-three-in-sequence');
}

function allowNewSet(position: Position, act: PlacingAct, findings: Findings): void {
  findings.allow('meld-set');
  if (isOneOfSeveral(position, act)) findings.allow('meld-set', 'several');
  if (position.current.drew === 'stock') findings.allow('meld-set', 'after-stock-draw');
}

function isOneOfSeveral(position: Position, { placements }: PlacingAct): boolean {
  return placements.length > 1 || position.current.melded;
}

function allowWilds(parameters: Parameters, target: Meld | null, meld: Meld, findings: Findings): void {
  const onto = target !== null && isComplete(parameters, target) ? 'onto-canasta' : undefined;
  findings.allow('wilds-in-meld', withoutLimit(parameters, meld) ?? onto);
  if (withoutLimit(parameters, meld)) findings.allow('wilds-unlimited-in-canasta');
}

/** Notes that a meld has become a canasta or a samba, if it is one. */
export function allowComplete(parameters: Parameters, meld: Meld, findings: Findings): void {
  const kind = canastaKind(parameters, meld);
  if (kind === 'samba') findings.allow('samba-made');
  else if (kind !== null) findings.allow('canasta-made', withoutLimit(parameters, meld) ?? kind);
}

/** Whether a canasta has more wild cards than other melds may have. */
function withoutLimit(parameters: Parameters, meld: Meld): 'without-limit' | undefined {
  return meld.kind === 'set' && meld.wilds > parameters.maxWilds ? 'without-limit' : undefined;
}

function isRankOfOpponents(position: Position, meld: Meld): boolean {
  const opponents = position.sides.filter((side) => side !== actingSide(position));
  return opponents.some(({ melds }) => melds.some(({ kind, order }) => kind === 'set' && order === meld.order));
}

/** Whether two melds are of one rank, or sequences of one suit. */
function isOfRank(one: Meld, other: Meld): boolean {
  return one.kind === other.kind && one.order === other.order && one.suit === other.suit;
}
