import { type Card, twoOrder } from '../cards/cards.ts';
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
  if (findings.broken) return;
  const { parameters } = position.ruleset;
  const { act, placement, meld, beside } = laid;
  const { target, cards } = placement;
  if (target === null && isRankOfOpponents(position, meld)) findings.allow('rank-of-opponents');
  // In the taking itself no card of the pile but the top one is there yet.
  if (position.current.drew === 'pile' && act.below === undefined) findings.allow('pile-cards-melded');
  const several = parameters.meldsPerRank === 'several' || meld.kind === 'sequence';
  if (target === null && several && beside.some((other) => isOfRank(other, meld)))
    findings.allow('several-melds-of-rank');
  allowCards(position, laid, findings);
  const wilds = cards.filter((card) => standsAsWild(placement.type, card));
  if (meld.kind === 'set' && wilds.length > 0) {
    const onto = target !== null && isComplete(parameters, target) ? 'onto-canasta' : undefined;
    findings.allow('wilds-in-meld', withoutLimit(parameters, meld) ?? onto);
    if (withoutLimit(parameters, meld)) findings.allow('wilds-unlimited-in-canasta');
  }
  if (meld.kind === 'set' && meld.order === twoOrder) findings.allow('twos-meld', meld.wilds > 0 ? 'mixed' : undefined);
  if (target === null || !isComplete(parameters, target)) allowComplete(parameters, meld, findings);
}

/** What new melds and additions of each kind rest on. */
function allowCards(position: Position, { act, placement, meld }: Laid, findings: Findings): void {
  const { parameters } = position.ruleset;
  const { target, cards } = placement;
  const several = act.placements.length > 1 || position.current.melded;
  switch (meld.kind) {
    case 'black-threes':
      findings.allow('black-threes-going-out');
      return;
    case 'wild':
      findings.allow('wild-meld');
      if (target !== null) allowAddition(parameters, target, meld, act, findings);
      return;
    case 'sequence': {
      const ground = target === null ? 'meld-sequence' : 'add-to-sequence';
      findings.allow(ground);
      if (target === null && several) findings.allow('meld-sequence', 'several');
      if (cards.some(isLow)) findings.allow(ground, 'low');
      if (cards.some((card) => card.role === 'red-three')) findings.allow('red-three-in-sequence');
      return;
    }
    case 'set':
      if (target !== null) {
        allowAddition(parameters, target, meld, act, findings);
        return;
      }
      findings.allow('meld-set');
      if (several) findings.allow('meld-set', 'several');
      if (position.current.drew === 'stock') findings.allow('meld-set', 'after-stock-draw');
  }
}

function allowAddition(parameters: Parameters, target: Meld, meld: Meld, act: PlacingAct, findings: Findings): void {
  if (isComplete(parameters, target)) findings.allow('add-to-canasta', withoutLimit(parameters, meld));
  else findings.allow('add-to-meld', act.adding ? undefined : 'joining');
}

/** Notes that a meld has become a canasta or a samba, if it is one. */
export function allowComplete(parameters: Parameters, meld: Meld, findings: Findings): void {
  const kind = canastaKind(parameters, meld);
  switch (kind) {
    case null:
      return;
    case 'samba':
      findings.allow('samba-made');
      return;
    case 'natural':
    case 'red-aces':
      findings.allow('canasta-made');
      return;
    case 'mixed':
    case 'black-aces':
      findings.allow('canasta-made', withoutLimit(parameters, meld) ?? 'mixed');
      return;
    default:
      findings.allow('canasta-made', kind);
  }
}

/** Whether a canasta has more wild cards than other melds may have. */
function withoutLimit(parameters: Parameters, meld: Meld): 'without-limit' | undefined {
  return meld.kind === 'set' && meld.wilds > parameters.maxWilds ? 'without-limit' : undefined;
}

/** Whether a card of a sequence is one of those that are no ordinary naturals: a two or a three. */
function isLow(card: Card): boolean {
  return card.role !== 'natural';
}

function isRankOfOpponents(position: Position, meld: Meld): boolean {
  const own = actingSide(position);
  return position.sides.some(
    (side) => side !== own && side.melds.some((other) => other.kind === 'set' && other.order === meld.order),
  );
}

/** Whether two melds are of one rank, or sequences of one suit. */
export function isOfRank(one: Meld, other: Meld): boolean {
  return one.kind === other.kind && one.order === other.order && one.suit === other.suit;
}
