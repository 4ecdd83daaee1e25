import { type Card, isBlackThree, isRedThree, twoOrder } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import { type Intention, isComplete, type Meld, type MeldShape, shapeOf, standsAsWild } from '../position/melds.ts';
import { sequenceRun } from '../rules/sequence.ts';
import { wildsComeTooLate } from '../rules/set.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Findings } from './findings.ts';

/**
 * Checks that a meld is lawful after cards have come to it. `before` is the meld as it lay when the act began, null for a new one.
 * Whether black threes may be melded now depends on the rest of the turn and is asked elsewhere.
 */
export function checkMeld(
  parameters: Parameters,
  before: Meld | null,
  intention: Intention,
  added: readonly Card[],
  findings: Findings,
): void {
  if (intention.kind === 'sequence') checkSequence(parameters, before, added, together(before, added), findings);
  else if (intention.kind === 'black-threes') checkBlackThrees(parameters, together(before, added), findings);
  else checkSet(parameters, before, intention, added, findings);
}

/** The cards of a meld and those that come to it. */
function together(before: Meld | null, added: readonly Card[]): readonly Card[] {
  return before === null ? added : [...before.cards, ...added];
}

function checkSet(
  parameters: Parameters,
  before: Meld | null,
  intention: Intention,
  added: readonly Card[],
  findings: Findings,
): void {
  if (!isWhole(before) || !added.every((card) => belongs(intention, card)))
    noteStrangers(before, intention, added, findings);
  const meld = shapeOf(intention, added, before);
  const size = added.length + (before?.cards.length ?? 0);
  if (size < parameters.minMeldSize) {
    const circumstance = intention.kind === 'wild' && parameters.wildMelds ? 'wild-meld' : undefined;
    const values = { least: parameters.minMeldSize, cards: together(before, added) };
    findings.breach('meld-too-small', values, circumstance);
  }
  if (intention.kind === 'wild') {
    if (!parameters.wildMelds)
      findings.breach('wilds-alone', { least: parameters.minNaturals, cards: together(before, added) });
    return;
  }
  checkWilds(parameters, before, intention, added, meld, findings);
}

/** Whether nothing lies with a meld that does not belong to it. */
function isWhole(meld: Meld | null): boolean {
  return meld === null || (meld.kind === 'wild' ? meld.naturals === 0 : meld.size === meld.cards.length);
}

/** Whether a card may be part of a set, of a meld of wild cards or of black threes at all. */
export function belongs(intention: Intention, card: Card): boolean {
  if (intention.kind === 'black-threes') return card.role === 'black-three';
  if (card.role === 'red-three' || card.role === 'black-three') return false;
  return card.order === intention.order || standsAsWild(intention, card);
}

/** Notes the cards that do not belong to a set, or to a meld of wild cards. */
function noteStrangers(before: Meld | null, intention: Intention, added: readonly Card[], findings: Findings): void {
  const cards = together(before, added);
  const redThrees = added.filter(isRedThree);
  if (redThrees.length > 0) findings.breach('red-three-in-meld', { cards: redThrees });
  const blackThrees = cards.filter(isBlackThree);
  if (blackThrees.length > 0) findings.breach('black-three-in-meld', { cards: blackThrees });
  const isStranger = (card: Card) => !isRedThree(card) && !isBlackThree(card) && !belongs(intention, card);
  if (cards.some(isStranger)) findings.breach('different-ranks', { cards }, before === null ? undefined : 'adding');
}

function checkWilds(
  parameters: Parameters,
  before: Meld | null,
  intention: Intention,
  added: readonly Card[],
  meld: MeldShape,
  findings: Findings,
): void {
  if (meld.naturals < parameters.minNaturals && meld.wilds > 0) {
    findings.breach('too-few-naturals', { least: parameters.minNaturals, cards: together(before, added) });
  }
  const unlimited = parameters.wildsUnlimitedInCanasta && isComplete(parameters, meld);
  if (meld.wilds > parameters.maxWilds && !unlimited) {
    noteTooManyWilds(parameters, before, meld, findings);
  }
  if (!parameters.wildsMayExceedNaturals && meld.wilds > meld.naturals && meld.naturals >= parameters.minNaturals) {
    findings.breach('wilds-exceed-naturals', { most: meld.naturals, count: meld.wilds });
  }
  const completeBefore = before !== null && isComplete(parameters, before);
  const addedWilds = select(added, (card) => standsAsWild(intention, card));
  const ontoFinished = completeBefore && addedWilds.length > 0 && !parameters.wildToFinishedCanasta;
  if (ontoFinished || (before !== null && wildsComeTooLate(parameters, before.size, addedWilds.length))) {
    findings.breach('wild-onto-canasta', { cards: addedWilds });
  }
  if (parameters.closedCanastas === 'pure-and-twos') {
    const closedBefore = completeBefore && before !== null && closesAtSeven(before);
    const tooLong = meld.size > parameters.canastaSize && closesAtSeven(meld);
    if (closedBefore || tooLong) findings.breach('canasta-is-closed', { most: parameters.canastaSize });
  }
}

function noteTooManyWilds(parameters: Parameters, before: Meld | null, meld: MeldShape, findings: Findings): void {
  const values = { most: parameters.maxWilds, count: meld.wilds };
  if (before !== null && isComplete(parameters, before)) {
    findings.breach('too-many-wilds-onto-canasta', values);
    return;
  }
  const adding = before === null ? undefined : 'adding';
  const circumstance = meld.order === twoOrder ? 'twos' : adding;
  const reason = meld.size >= parameters.canastaSize ? 'too-many-wilds-in-canasta' : 'too-many-wilds';
  findings.breach(reason, values, circumstance);
}

/** Whether a complete meld takes no further card: one without wild cards, and one of twos. */
function closesAtSeven(meld: MeldShape): boolean {
  return meld.wilds === 0 || meld.order === twoOrder;
}

function checkBlackThrees(parameters: Parameters, cards: readonly Card[], findings: Findings): void {
  const wilds = cards.filter((card) => card.role === 'wild');
  const threes = cards.filter((card) => card.role === 'black-three');
  if (wilds.length > 0) findings.breach('black-threes-with-wild', { cards: wilds });
  const redThrees = cards.filter((card) => card.role === 'red-three');
  if (redThrees.length > 0) findings.breach('red-three-in-meld', { cards: redThrees }, 'among-black-threes');
  const strangers = cards.filter((card) => card.role === 'natural');
  if (strangers.length > 0) findings.breach('black-three-in-meld', { cards: threes });
  if (threes.length < parameters.minBlackThrees || threes.length > parameters.maxBlackThrees) {
    findings.breach('black-threes-count', {
      least: parameters.minBlackThrees,
      most: parameters.maxBlackThrees,
      count: threes.length,
    });
  }
}

function checkSequence(
  parameters: Parameters,
  before: Meld | null,
  added: readonly Card[],
  cards: readonly Card[],
  findings: Findings,
): void {
  const circle = parameters.sequenceOrder === 'circle';
  const wilds = cards.filter((card) => (circle ? card.rank === 'joker' : card.role === 'wild'));
  if (wilds.length > 0) findings.breach('wild-in-sequence', { cards: wilds });
  const threes = circle ? [] : cards.filter((card) => card.role === 'red-three' || card.role === 'black-three');
  if (threes.length > 0) findings.breach('three-in-sequence', { cards: threes });
  const plain = cards.filter((card) => !wilds.includes(card) && !threes.includes(card));
  const suits = new Set(plain.map((card) => card.suit));
  const two = added.some((card) => card.order === twoOrder) ? 'two' : undefined;
  if (suits.size > 1) findings.breach('sequence-of-one-suit', { cards }, two);
  else if (sequenceRun(parameters, plain) === null) findings.breach('sequence-gap', { cards }, two);
  if (before !== null && isComplete(parameters, before))
    findings.breach('samba-is-closed', { most: parameters.maxSequence });
  else if (cards.length > parameters.maxSequence)
    findings.breach('sequence-too-long', { most: parameters.maxSequence });
  if (cards.length < parameters.minMeldSize)
    findings.breach('meld-too-small', { least: parameters.minMeldSize, cards }, 'sequence');
}
