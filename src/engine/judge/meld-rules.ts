import { type Card, isBlackThree, isRedThree, twoOrder } from '../cards/cards.ts';
import {
  belongs,
  canastaKind,
  highOf,
  isComplete,
  type Meld,
  type MeldKind,
  type MeldShape,
  type MeldType,
  shapeOf,
  standsAsWild,
} from '../position/melds.ts';
import type { Placement, PlacingAct } from '../position/placement.ts';
import { actingSide, type Position } from '../position/position.ts';
import { runFault, runFaults } from '../rules/run.ts';
import { setFault, setFaults } from '../rules/set.ts';
import { isWrongNumberOfBlackThrees, wildMeldFault, wildMeldFaults } from '../rules/special.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Findings } from './verdict.ts';

/** Checks melds of each kind after cards have come to them in one act; whether black threes may be melded now depends on the rest of the turn. */
export const meldChecks: {
  readonly [Kind in MeldKind]: (parameters: Parameters, placement: Placement, findings: Findings) => void;
} = { set: checkSet, sequence: checkSequence, wild: checkWildMeld, 'black-threes': checkBlackThrees };

function together({ target, cards }: Placement): readonly Card[] {
  return target === null ? cards : [...target.cards, ...cards];
}

function checkSet(parameters: Parameters, placement: Placement, findings: Findings): void {
  checkStrangers(placement, findings);
  const { target, type, cards: added } = placement;
  const meld = shapeOf(type, added, target);
  const { naturals, wilds } = meld;
  const [naturalsBefore, wildsBefore] = [target?.naturals ?? 0, target?.wilds ?? 0];
  const others = added.length + (target?.cards.length ?? 0) - meld.size;
  const faults = setFaults(parameters, type.order, naturalsBefore, wildsBefore, naturals, wilds, others);
  if (faults === 0) return;
  const cards = together(placement);
  if (faults & setFault.tooSmall) findings.refuse('meld-too-small', { least: parameters.minMeldSize, cards });
  if (faults & setFault.fewNaturals) findings.refuse('too-few-naturals', { least: parameters.minNaturals, cards });
  if (faults & setFault.manyWilds) noteTooManyWilds(parameters, target, meld, findings);
  if (faults & setFault.wildsExceedNaturals) findings.refuse('wilds-exceed-naturals', { most: naturals, count: wilds });
  if (faults & setFault.wildOntoCanasta)
    findings.refuse('wild-onto-canasta', { cards: added.filter((card) => standsAsWild(type, card)) });
  if (faults & setFault.closed) findings.refuse('canasta-is-closed', { most: parameters.canastaSize });
}

/** Notes the cards that do not belong to a set, or to a meld of wild cards. */
function checkStrangers(placement: Placement, findings: Findings): void {
  const { target, type, cards: added } = placement;
  if (isWhole(target) && added.every((card) => belongs(type, card))) return;
  const cards = together(placement);
  const redThrees = added.filter(isRedThree);
  if (redThrees.length > 0) findings.refuse('red-three-in-meld', { cards: redThrees });
  const blackThrees = cards.filter(isBlackThree);
  if (blackThrees.length > 0) findings.refuse('black-three-in-meld', { cards: blackThrees });
  const isStranger = (card: Card) => !isRedThree(card) && !isBlackThree(card) && !belongs(type, card);
  if (cards.some(isStranger)) findings.refuse('different-ranks', { cards }, target === null ? undefined : 'adding');
}

/** Whether nothing lies with a meld that does not belong to it. */
function isWhole(meld: Meld | null): boolean {
  return meld === null || (meld.kind === 'wild' ? meld.naturals === 0 : meld.size === meld.cards.length);
}

function noteTooManyWilds(parameters: Parameters, before: Meld | null, meld: MeldShape, findings: Findings): void {
  const values = { most: parameters.maxWilds, count: meld.wilds };
  const adding = before === null ? undefined : 'adding';
  const circumstance = meld.order === twoOrder ? 'twos' : adding;
  if (before !== null && isComplete(parameters, before)) findings.refuse('too-many-wilds-onto-canasta', values);
  else if (meld.size < parameters.canastaSize) findings.refuse('too-many-wilds', values, circumstance);
  else findings.refuse('too-many-wilds-in-canasta', values, circumstance);
}

function checkWildMeld(parameters: Parameters, placement: Placement, findings: Findings): void {
  checkStrangers(placement, findings);
  const cards = together(placement);
  const faults = wildMeldFaults(parameters, cards.length);
  const circumstance = parameters.wildMelds ? 'wild-meld' : undefined;
  if (faults & wildMeldFault.tooSmall)
    findings.refuse('meld-too-small', { least: parameters.minMeldSize, cards }, circumstance);
  if (faults & wildMeldFault.notPlayed) findings.refuse('wilds-alone', { least: parameters.minNaturals, cards });
}

function checkBlackThrees(parameters: Parameters, placement: Placement, findings: Findings): void {
  const cards = together(placement);
  const wilds = cards.filter((card) => card.role === 'wild');
  const threes = cards.filter(isBlackThree);
  if (wilds.length > 0) findings.refuse('black-threes-with-wild', { cards: wilds });
  const redThrees = cards.filter(isRedThree);
  if (redThrees.length > 0) findings.refuse('red-three-in-meld', { cards: redThrees }, 'among-black-threes');
  if (cards.some((card) => card.role === 'natural')) findings.refuse('black-three-in-meld', { cards: threes });
  if (isWrongNumberOfBlackThrees(parameters, threes.length)) {
    const { minBlackThrees: least, maxBlackThrees: most } = parameters;
    findings.refuse('black-threes-count', { least, most, count: threes.length });
  }
}

function checkSequence(parameters: Parameters, placement: Placement, findings: Findings): void {
  const cards = together(placement);
  const circle = parameters.sequenceOrder === 'circle';
  const wilds = cards.filter((card) => (circle ? card.rank === 'joker' : card.role === 'wild'));
  if (wilds.length > 0) findings.refuse('wild-in-sequence', { cards: wilds });
  const threes = circle ? [] : cards.filter((card) => card.rank === '3');
  if (threes.length > 0) findings.refuse('three-in-sequence', { cards: threes });
  const plain = cards.filter((card) => !wilds.includes(card) && !threes.includes(card));
  const suits = new Set(plain.map((card) => card.suit));
  const two = placement.cards.some((card) => card.order === twoOrder) ? 'two' : undefined;
  const faults = runFaults(parameters, placement.target?.size ?? 0, highOf(parameters, plain), cards.length);
  if (suits.size > 1) findings.refuse('sequence-of-one-suit', { cards }, two);
  else if (faults & runFault.gap) findings.refuse('sequence-gap', { cards }, two);
  if (faults & runFault.closed) findings.refuse('samba-is-closed', { most: parameters.maxSequence });
  if (faults & runFault.tooLong) findings.refuse('sequence-too-long', { most: parameters.maxSequence });
  if (faults & runFault.tooSmall)
    findings.refuse('meld-too-small', { least: parameters.minMeldSize, cards }, 'sequence');
}

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
  const { act, placement, meld } = laid;
  const { target, type, cards } = placement;
  const onto = target !== null && isComplete(parameters, target) ? 'onto-canasta' : undefined;
  const unlimited = withoutLimit(parameters, meld);
  if (target === null && isRankOfOpponents(position, meld)) findings.allow('rank-of-opponents');
  // In the taking itself no card of the pile but the top one is there yet.
  if (position.current.drew === 'pile' && act.below === undefined) findings.allow('pile-cards-melded');
  const several = parameters.meldsPerRank === 'several' || meld.kind === 'sequence';
  if (target === null && several && laid.beside.some((other) => isOfRank(other, meld)))
    findings.allow('several-melds-of-rank');
  if (meld.kind === 'black-threes') findings.allow('black-threes-going-out');
  if (meld.kind === 'wild') findings.allow('wild-meld');
  if (target === null) allowNew(position, laid, findings);
  else if (meld.kind === 'sequence') findings.allow('add-to-sequence');
  else if (onto) findings.allow('add-to-canasta', unlimited);
  else if (meld.kind !== 'black-threes') findings.allow('add-to-meld', act.adding ? undefined : 'joining');
  if (meld.kind === 'sequence') {
    // Twos and threes are no ordinary naturals.
    const isLow = cards.some((card) => card.role !== 'natural');
    if (isLow) findings.allow(target === null ? 'meld-sequence' : 'add-to-sequence', 'low');
    if (cards.some((card) => card.role === 'red-three')) findings.allow('red-three-in-sequence');
  }
  if (meld.kind === 'set') {
    if (cards.some((card) => standsAsWild(type, card))) {
      findings.allow('wilds-in-meld', unlimited ?? onto);
      if (unlimited) findings.allow('wilds-unlimited-in-canasta');
    }
    if (meld.order === twoOrder) findings.allow('twos-meld', meld.wilds > 0 ? 'mixed' : undefined);
  }
  if (!onto) allowComplete(parameters, meld, findings);
}

function allowNew({ current }: Position, { act, meld }: Laid, findings: Findings): void {
  if (meld.kind !== 'set' && meld.kind !== 'sequence') return;
  const ground = meld.kind === 'set' ? 'meld-set' : 'meld-sequence';
  findings.allow(ground);
  if (act.placements.length > 1 || current.melded) findings.allow(ground, 'several');
  if (current.drew === 'stock') findings.allow(ground, 'after-stock-draw');
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
export function isOfRank(one: MeldType, other: MeldType): boolean {
  return one.kind === other.kind && one.order === other.order && one.suit === other.suit;
}
