import type { Card } from '../cards/cards.ts';
import { twoOrder } from '../cards/cards.ts';
import type { TakeAction } from '../position/action.ts';
import type { Laying } from '../position/laying.ts';
import { joinedMeld } from '../position/laying.ts';
import { isComplete, type Meld, standsAsWild } from '../position/melds.ts';
import { actingSide, hasOpened, holdsFreezingCard, isFrozen, type Position } from '../position/position.ts';
import { takesFrozenPile } from '../rules/pile.ts';
import { extensionsOf, sequenceRun } from '../rules/sequence.ts';
import { wildsComeTooLate } from '../rules/set.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Findings } from './findings.ts';
import { findMeld, intentionOfMeld } from './melding.ts';

/** How the top card is to be used: onto a meld of the side, or with hand cards as a meld of its own. */
export interface TakePlan {
  readonly laying: Laying;
  /** The meld on the table that receives the top card without needing cards from the hand. */
  readonly onto: Meld | null;
}

/** What a taking means to do with the top card; null, with the rule, if it names no meld of the side. */
export function planTake(position: Position, action: TakeAction, top: Card, findings: Findings): TakePlan | null {
  const { parameters } = position.ruleset;
  const { melds } = actingSide(position);
  const cards = [...action.with];
  if (action.onto !== undefined) {
    const target = findMeld(position, action.onto, findings);
    if (target === null) return null;
    const intention = intentionOfMeld(target);
    // A natural and a wild card from the hand give the right by themselves, whatever they then join.
    const byThemselves =
      parameters.pileWithWild &&
      target.kind === 'set' &&
      cards.some((card) => card.order === top.order) &&
      cards.some((card) => card.role === 'wild');
    return { onto: byThemselves ? null : target, laying: { target, intention, cards, name: undefined } };
  }
  const intention = { kind: 'set', order: top.order, suit: null } as const;
  const target = joinedMeld(parameters, melds, intention);
  const naturals = action.with.filter((card) => card.order === top.order).length;
  const joins = naturals === action.with.length && naturals < parameters.naturalsForPile;
  const onto = joins ? target : null;
  return { onto, laying: { target, intention, cards, name: action.name } };
}

/**
 * Naturals beyond the seventh place of a meld that closes there begin a second set in the same act, the top card taking its place
 * in the first (sitoumussamba 14-c).
 */
export function withSurplusApart(position: Position, laying: Laying): readonly Laying[] {
  const { canastaSize, closedCanastas, minMeldSize } = position.ruleset.parameters;
  const { target, intention, cards } = laying;
  if (closedCanastas === 'none' || target === null || target.kind !== 'set' || target.wilds > 0) return [laying];
  const room = canastaSize - target.size - 1;
  const allNatural = cards.every((card) => !standsAsWild(intention, card));
  if (room < 0 || !allNatural || cards.length - room < minMeldSize) return [laying];
  return [
    { ...laying, cards: cards.slice(0, room) },
    { target: null, intention, cards: cards.slice(room), name: undefined },
  ];
}

/** Whether the cards laid for the pile give the right to it. */
export function checkWay(position: Position, action: TakeAction, top: Card, plan: TakePlan, findings: Findings): void {
  const { parameters } = position.ruleset;
  const opened = hasOpened(actingSide(position));
  const frozen = isFrozen(position);
  const naturals = action.with.filter((card) => card.order === top.order).length;
  const wilds = action.with.filter((card) => card.role === 'wild' && card.order !== top.order).length;
  const free = plan.onto?.kind === 'sequence' && parameters.pileOntoSequence === 'always';
  if (!opened && naturals < parameters.naturalsForOpeningPile) {
    findings.breach('opening-take-needs-naturals', { least: parameters.naturalsForOpeningPile, cards: [top] });
  }
  if (
    frozen &&
    !free &&
    naturals < parameters.naturalsForFrozenPile &&
    (opened || holdsFreezingCard(position.pile) || parameters.pileAlwaysFrozen)
  ) {
    const values = { least: parameters.naturalsForFrozenPile, cards: [top] };
    const byWild = parameters.pileAlwaysFrozen || position.pile.some((card) => card.role === 'wild');
    const reason = byWild ? 'frozen-needs-naturals' : 'frozen-by-red-three-needs-naturals';
    if (takesFrozenPile(parameters)) findings.breach('frozen-needs-naturals-or-sequence', values);
    else findings.breach(reason, values, hasRank(position, top) ? 'own-meld' : undefined);
  }
  if (naturals >= parameters.naturalsForPile) {
    if (frozen) findings.support('take-frozen-with-naturals', hasRank(position, top) ? 'own-meld' : undefined);
    else if (opened) supportPair(position, plan, findings);
    return;
  }
  if (plan.onto !== null) {
    checkOnto(position, top, plan.onto, findings);
    // The top card goes first: no card may come by itself onto a canasta that a wild card has finished.
    if (plan.onto.kind === 'set' && wildsComeTooLate(parameters, plan.onto.size + 1, wilds))
      findings.breach('wild-onto-canasta', { cards: action.with.filter((card) => card.role === 'wild') });
    return;
  }
  checkCardsForTop(position, action, top, { plan, naturals, wilds, opened, frozen }, findings);
}

/** Whether the side has a meld of the rank of the top card, canastas included. */
function hasRank(position: Position, top: Card): boolean {
  return actingSide(position).melds.some((meld) => meld.kind === 'set' && meld.order === top.order);
}

/** What taking an unfrozen pile with naturals rests on, where the top card could not go onto a canasta without them also that. */
function supportPair({ ruleset }: Position, { laying }: TakePlan, findings: Findings): void {
  findings.support('take-with-naturals');
  const ontoCanasta = laying.target !== null && isComplete(ruleset.parameters, laying.target);
  if (ontoCanasta && ruleset.parameters.pileOntoSet !== 'any' && ruleset.has('variation'))
    findings.support('take-canasta-rank-with-pair');
}

/** The side's canasta of the rank of the top card. */
export function canastaOf(position: Position, top: Card): Meld | undefined {
  return actingSide(position).melds.find(
    (meld) => meld.kind === 'set' && meld.order === top.order && isComplete(position.ruleset.parameters, meld),
  );
}

/** What the cards laid for the top card are, where they are neither enough naturals nor the top card goes onto a meld. */
interface CardsForTop {
  readonly plan: TakePlan;
  readonly naturals: number;
  readonly wilds: number;
  readonly opened: boolean;
  readonly frozen: boolean;
}

function checkCardsForTop(
  position: Position,
  action: TakeAction,
  top: Card,
  { plan, naturals, wilds, opened, frozen }: CardsForTop,
  findings: Findings,
): void {
  const { parameters } = position.ruleset;
  if (parameters.maxSequence > 0 && naturals + wilds === 0 && action.with.some((card) => card.suit === top.suit)) {
    noteNoSequence(top, frozen, findings);
    return;
  }
  if (frozen) return;
  if (naturals >= 1 && wilds >= 1) {
    if (!parameters.pileWithWild) findings.breach('pile-not-with-wild', { cards: [top] });
    else if (
      parameters.pileOntoSet === 'incomplete' &&
      !parameters.canastaRankBlocks &&
      isFull(parameters, plan.laying.target)
    ) {
      findings.breach('full-canasta-takes-no-wild', { cards: [top] });
    } else if (opened) findings.support('take-with-wild');
    return;
  }
  if (opened) findings.breach('take-does-not-fit', { cards: [top] });
}

/** Whether a meld on the table is a canasta with as many wild cards as it may hold. */
function isFull(parameters: Parameters, target: Meld | null): boolean {
  if (target === null || parameters.wildsUnlimitedInCanasta) return false;
  return isComplete(parameters, target) && target.wilds >= parameters.maxWilds;
}

/** Whether the top card may go onto a meld of the side without a pair from the hand. */
function checkOnto(position: Position, top: Card, onto: Meld, findings: Findings): void {
  const { parameters } = position.ruleset;
  const complete = isComplete(parameters, onto);
  if (onto.kind === 'sequence') {
    checkOntoSequence(position, top, onto, findings);
    return;
  }
  if (onto.kind !== 'set' || onto.order !== top.order) {
    findings.breach('take-does-not-fit', { cards: [top] }, 'onto-meld');
    return;
  }
  if (parameters.pileOntoSet === 'none')
    findings.breach('take-needs-natural-pair', { least: parameters.naturalsForPile, cards: [top] });
  else if (parameters.pileOntoSet === 'incomplete' && complete) {
    // The variation takes away a way to an unfrozen pile; a frozen one cannot be taken so in any case (classic 19-a-1).
    if (!(position.ruleset.has('variation') && isFrozen(position)))
      findings.breach('pile-not-onto-canasta', { cards: [top] });
  } else if (complete) findings.support('take-onto-canasta');
  else {
    const onlyOther = parameters.pileOntoSet === 'incomplete' && !parameters.pileWithWild;
    findings.support('take-onto-meld', onlyOther ? 'only-other-way' : undefined);
  }
}

/** Whether the top card lengthens a sequence that lies on the table, at one of its ends and by itself. */
function checkOntoSequence(position: Position, top: Card, onto: Meld, findings: Findings): void {
  const { parameters } = position.ruleset;
  const run = sequenceRun(parameters, onto.cards);
  const fits = run !== null && top.suit === onto.suit && extensionsOf(parameters, run).includes(top.order);
  if (isComplete(parameters, onto)) {
    findings.breach('pile-not-onto-canasta', { cards: [top] });
    findings.breach('samba-is-closed', { most: parameters.maxSequence });
  } else if (!fits) noteNoSequence(top, isFrozen(position), findings);
  else {
    findings.support('take-onto-sequence', isFrozen(position) ? 'frozen' : undefined);
    if (top.role === 'black-three') findings.support('take-onto-sequence', 'black-three');
  }
}

/** There is no sequence on the table that the top card would lengthen. */
function noteNoSequence(top: Card, frozen: boolean, findings: Findings): void {
  findings.breach('take-needs-sequence-on-table', { cards: [top] }, frozen ? 'frozen' : undefined);
  if (top.role === 'black-three') findings.breach('take-needs-sequence-on-table', {}, 'black-three');
}

/**
 * Whether the top card can be used at all: a natural always; on the circle of ranks a three or a two by a sequence, a two also by
 * other twos.
 */
export function isUsableTop(position: Position, top: Card, plan: TakePlan, findings: Findings): boolean {
  if (top.role === 'natural') return true;
  const { parameters } = position.ruleset;
  const lengthens = plan.onto?.kind === 'sequence' && parameters.pileOntoSequence === 'always';
  if ((lengthens && top.rank !== 'joker') || (top.order === twoOrder && parameters.twosMelds)) return true;
  const onto = plan.onto?.kind === 'sequence' ? 'onto-sequence' : undefined;
  const circle = parameters.sequenceOrder === 'circle';
  if (top.role === 'wild' && circle) findings.breach('joker-on-top', { cards: [top] }, onto);
  else if (top.role === 'wild') findings.breach('wild-on-top', { cards: [top] });
  else if (top.role === 'black-three')
    findings.breach(circle ? 'black-three-fits-sequence-only' : 'black-three-on-top', { cards: [top] });
  else findings.breach(circle ? 'red-three-on-top' : 'take-does-not-fit', { cards: [top] });
  return false;
}
