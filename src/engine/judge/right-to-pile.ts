import { type Card, twoOrder } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import type { ActionOf } from '../position/action.ts';
import { highOf, isComplete, type Meld, standsAsWild } from '../position/melds.ts';
import { joinedMeld, type Placement } from '../position/placement.ts';
import { actingSide, hasOpened, isFrozen, type Position, statePile } from '../position/position.ts';
import {
  pileFault,
  takeOntoRunFaults,
  takeOntoSetFaults,
  takeWithNaturalsFaults,
  takeWithWildFaults,
} from '../rules/pile.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { findMeld } from './melding.ts';
import type { Findings } from './verdict.ts';

/** What is laid for the top card of the pile: cards of the hand, onto a meld of the side or as a meld of its own. */
export interface Way {
  readonly top: Card;
  readonly placement: Placement;
  /** The meld on the table that receives the top card without needing cards from the hand. */
  readonly onto: Meld | null;
  /** How many of the cards are of the top card's rank, and how many others are wild cards. */
  readonly naturals: number;
  readonly wilds: number;
}

/** What a taking means to do with the top card; null, with the rule, if it names no meld of the side. */
export function wayOf(position: Position, action: ActionOf<'take'>, top: Card, findings: Findings): Way | null {
  const { parameters } = position.ruleset;
  const cards = action.with;
  const naturals = cards.filter((card) => card.order === top.order).length;
  const wilds = cards.filter((card) => card.role === 'wild' && card.order !== top.order).length;
  if (action.onto !== undefined) {
    const target = findMeld(position, action.onto, findings);
    if (target === null) return null;
    // A natural and a wild card from the hand give the right by themselves, whatever they then join.
    const byThemselves = parameters.pileWithWild && target.kind === 'set' && naturals > 0 && wilds > 0;
    const placement = { target, type: target, cards, name: undefined };
    return { top, placement, onto: byThemselves ? null : target, naturals, wilds };
  }
  const type = { kind: 'set', order: top.order, suit: null } as const;
  const target = joinedMeld(parameters, actingSide(position).melds, type);
  const joins = naturals < parameters.naturalsForPile && naturals === cards.length;
  return { top, placement: { target, type, cards, name: action.name }, onto: joins ? target : null, naturals, wilds };
}

/** Naturals that a meld has no room for, which closes with the top card in it, begin a second set (sitoumussamba 14-c). */
export function withSecondSetApart(position: Position, placement: Placement): readonly Placement[] {
  const { canastaSize, closedCanastas, minMeldSize } = position.ruleset.parameters;
  const { target, type, cards } = placement;
  if (closedCanastas === 'none' || target === null || target.kind !== 'set' || target.wilds > 0) return [placement];
  const room = canastaSize - target.size - 1;
  const allNatural = cards.every((card) => !standsAsWild(type, card));
  if (room < 0 || !allNatural || cards.length - room < minMeldSize) return [placement];
  return [
    { ...placement, cards: cards.slice(0, room) },
    { target: null, type, cards: cards.slice(room), name: undefined },
  ];
}

/** Whether the cards laid for the pile give the right to it; notes why not, or what the right rests on. */
export function checkWay(position: Position, way: Way, findings: Findings): boolean {
  const faults = faultsOfWay(position, way);
  if (faults === 0) allowWay(position, way, findings);
  else noteFaults(position, way, faults, findings);
  return faults === 0;
}

/** What is wrong with a way to the pile: bits of `pileFault`. */
function faultsOfWay(position: Position, { top, placement, onto, naturals, wilds }: Way): number {
  const { parameters } = position.ruleset;
  const state = statePile(position);
  const withNaturals = takeWithNaturalsFaults(parameters, state, naturals);
  if (naturals >= parameters.naturalsForPile) return withNaturals;
  if (onto?.kind === 'sequence')
    return takeOntoRunFaults(parameters, state, isComplete(parameters, onto), lengthens(parameters, onto, top));
  if (onto?.kind === 'set' && onto.order === top.order)
    return takeOntoSetFaults(parameters, state, naturals, wilds, onto.naturals, onto.wilds);
  if (onto !== null) return withNaturals | pileFault.doesNotFit;
  const meansSequence = parameters.maxSequence > 0 && naturals + wilds === 0;
  if (meansSequence && placement.cards.some((card) => card.suit === top.suit))
    return (withNaturals & ~pileFault.doesNotFit) | pileFault.notOntoSequence;
  if (naturals === 0 || wilds === 0) return withNaturals;
  const { target } = placement;
  return takeWithWildFaults(parameters, state, naturals, target?.naturals ?? 0, target?.wilds ?? 0);
}

/** Whether a card lengthens a sequence at one of its ends. */
function lengthens(parameters: Parameters, { cards, suit }: Meld, card: Card): boolean {
  const isRun = (cards: readonly Card[]) => highOf(parameters, cards) >= 0;
  return card.suit === suit && isRun(cards) && isRun([...cards, card]);
}

function noteFaults(position: Position, { top, placement, onto }: Way, faults: number, findings: Findings): void {
  const { parameters } = position.ruleset;
  const values = { cards: [top] };
  if (faults & pileFault.openingNeedsNaturals)
    findings.refuse('opening-take-needs-naturals', { ...values, least: parameters.naturalsForOpeningPile });
  if (faults & pileFault.frozen) noteFrozen(position, top, findings);
  if (faults & pileFault.needsNaturals)
    findings.refuse('take-needs-natural-pair', { ...values, least: parameters.naturalsForPile });
  // The variation takes away a way to an unfrozen pile; a frozen one cannot be taken so in any case (classic 19-a-1).
  const takesAway = !(isVaried(position.ruleset) && isFrozen(position));
  if (faults & pileFault.ontoCanasta && takesAway) findings.refuse('pile-not-onto-canasta', values);
  if (faults & pileFault.ontoSamba) {
    findings.refuse('pile-not-onto-canasta', values);
    findings.refuse('samba-is-closed', { most: parameters.maxSequence });
  }
  if (faults & pileFault.notOntoSequence) {
    findings.refuse('take-needs-sequence-on-table', values, isFrozen(position) ? 'frozen' : undefined);
    if (top.role === 'black-three') findings.refuse('take-needs-sequence-on-table', {}, 'black-three');
  }
  if (faults & pileFault.notWithWild) findings.refuse('pile-not-with-wild', values);
  if (faults & pileFault.fullCanasta) findings.refuse('full-canasta-takes-no-wild', values);
  if (faults & pileFault.doesNotFit)
    findings.refuse('take-does-not-fit', values, onto === null ? undefined : 'onto-meld');
  if (faults & pileFault.wildOntoCanasta)
    findings.refuse('wild-onto-canasta', { cards: placement.cards.filter((card) => card.role === 'wild') });
}

function noteFrozen(position: Position, top: Card, findings: Findings): void {
  const { parameters } = position.ruleset;
  const values = { least: parameters.naturalsForFrozenPile, cards: [top] };
  const byWild = parameters.pileAlwaysFrozen || position.pile.some((card) => card.role === 'wild');
  const reason = byWild ? 'frozen-needs-naturals' : 'frozen-by-red-three-needs-naturals';
  if (parameters.pileOntoSequence === 'always') findings.refuse('frozen-needs-naturals-or-sequence', values);
  else findings.refuse(reason, values, ownMeld(position, top));
}

/** What a lawful way to the pile rests on. */
function allowWay(position: Position, { top, placement, onto, naturals }: Way, findings: Findings): void {
  const { ruleset } = position;
  const { parameters } = ruleset;
  const opened = hasOpened(actingSide(position));
  const frozen = isFrozen(position);
  const ontoCanasta = placement.target !== null && isComplete(parameters, placement.target);
  if (naturals >= parameters.naturalsForPile) {
    if (frozen) findings.allow('take-frozen-with-naturals', ownMeld(position, top));
    else if (opened) findings.allow('take-with-naturals');
    if (!frozen && opened && ontoCanasta && isVaried(ruleset)) findings.allow('take-canasta-rank-with-pair');
  } else if (onto === null) {
    if (opened) findings.allow('take-with-wild');
  } else if (onto.kind === 'sequence') {
    findings.allow('take-onto-sequence', frozen ? 'frozen' : undefined);
    if (top.role === 'black-three') findings.allow('take-onto-sequence', 'black-three');
  } else if (ontoCanasta) findings.allow('take-onto-canasta');
  else {
    const onlyOther = parameters.pileOntoSet === 'incomplete' && !parameters.pileWithWild;
    findings.allow('take-onto-meld', onlyOther ? 'only-other-way' : undefined);
  }
}

/** The side's sets of the rank of the top card, canastas included. */
export function setsOfRank(position: Position, top: Card): readonly Meld[] {
  return select(actingSide(position).melds, ({ kind, order }) => kind === 'set' && order === top.order);
}

function ownMeld(position: Position, top: Card): 'own-meld' | undefined {
  return setsOfRank(position, top).length > 0 ? 'own-meld' : undefined;
}

/** Whether it is a variation that keeps the top card from canastas, and not the game itself. */
function isVaried(ruleset: Ruleset): boolean {
  return ruleset.has('variation') && ruleset.parameters.pileOntoSet !== 'any';
}

/** Whether the top card can be used at all; on the circle of ranks sequences use threes and twos, and other twos use twos. */
export function isUsableTop(position: Position, { top, onto }: Way, findings: Findings): boolean {
  if (top.role === 'natural') return true;
  const { parameters } = position.ruleset;
  const values = { cards: [top] };
  const ontoSequence = onto?.kind === 'sequence' ? 'onto-sequence' : undefined;
  if (ontoSequence && parameters.pileOntoSequence === 'always' && top.rank !== 'joker') return true;
  if (top.order === twoOrder && parameters.twosMelds) return true;
  const circle = parameters.sequenceOrder === 'circle';
  if (top.role === 'wild' && circle) findings.refuse('joker-on-top', values, ontoSequence);
  else if (top.role === 'wild') findings.refuse('wild-on-top', values);
  else if (top.role === 'black-three')
    findings.refuse(circle ? 'black-three-fits-sequence-only' : 'black-three-on-top', values);
  else findings.refuse(circle ? 'red-three-on-top' : 'take-does-not-fit', values);
  return false;
}
