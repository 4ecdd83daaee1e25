import type { Card } from '../cards/cards.ts';
import { twoOrder } from '../cards/cards.ts';
import type { AddAction, MeldAction, MeldingAction } from '../position/action.ts';
import { joinedMeld } from '../position/laying.ts';
import type { Meld } from '../position/melds.ts';
import { actingSide, hasOpened, type Position } from '../position/position.ts';
import { extensionsOf, sequenceRun } from '../rules/sequence.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { concealedOpenings } from './concealed-openings.ts';
import { openings } from './openings.ts';
import { type RankedHand, rankedHandOf } from './ranked-hand.ts';

/**
 * The elementary melds and additions that the cards of the player in turn make, up to equivalent cards: each smallest meld, single
 * cards added, several wild cards that complete a canasta in one act, each minimal opening. Whether they are legal is for the
 * judge; whatever is legal can be reached through the legal ones among them.
 */
export function meldCandidates(position: Position): Iterable<MeldingAction> {
  const hand = rankedHandOf(position);
  if (!hasOpened(actingSide(position))) return openingMelds(position, hand);
  const found: MeldingAction[] = [];
  listSmallestMelds(position, hand, found);
  for (const target of actingSide(position).melds) listAdditions(position, target, hand, found);
  listMerges(position, found);
  return found;
}

function* openingMelds(position: Position, hand: RankedHand): Generator<MeldAction> {
  for (const melds of openings(position, hand)) yield { type: 'meld', melds };
  for (const melds of concealedOpenings(position, hand)) yield { type: 'meld', melds };
}

function listSmallestMelds(position: Position, hand: RankedHand, found: MeldingAction[]): void {
  const { parameters } = position.ruleset;
  const { melds } = actingSide(position);
  for (const rank of hand.ranks) {
    if (hand.naturals(rank).length < parameters.minMeldSize - 1) continue;
    if (joinedMeld(parameters, melds, { kind: 'set', order: rank, suit: null }) !== null) continue;
    for (const naturals of hand.choose(rank, parameters.minMeldSize)) found.push(one(naturals));
    for (const pair of hand.choose(rank, parameters.minMeldSize - 1)) {
      for (const wild of hand.wildKinds) found.push(one([...pair, wild]));
    }
  }
  for (const run of hand.runs(parameters.minMeldSize)) found.push(one(run));
  if (parameters.twosMelds) listSmallestTwos(parameters, hand, found);
  if (!melds.some((laid) => laid.kind === 'black-threes')) {
    for (let count = parameters.minBlackThrees; count <= hand.blackThrees.length; count++) {
      found.push(one(hand.blackThrees.slice(0, count)));
    }
  }
  if (parameters.wildMelds && !melds.some((laid) => laid.kind === 'wild')) {
    for (const wilds of hand.wildCombinations(parameters.minMeldSize)) found.push(one(wilds));
  }
}

function listSmallestTwos(parameters: Parameters, hand: RankedHand, found: MeldingAction[]): void {
  for (const twos of hand.choose(twoOrder, parameters.minMeldSize)) found.push(one(twos));
  const [joker] = hand.jokers;
  if (joker === undefined) return;
  for (const twos of hand.choose(twoOrder, parameters.minMeldSize - 1)) found.push(one([...twos, joker]));
}

/** Each pair of the side's melds of one kind; which may be joined is for the judge. */
function listMerges(position: Position, found: MeldingAction[]): void {
  const { parameters } = position.ruleset;
  if (parameters.mergeSets === 'never' && !parameters.mergeSequences) return;
  const { melds } = actingSide(position);
  for (const [place, first] of melds.entries()) {
    for (const second of melds.slice(place + 1)) {
      if (first.kind !== second.kind || first.order !== second.order || first.suit !== second.suit) continue;
      found.push({ type: 'merge', first: { name: first.name }, second: { name: second.name } });
    }
  }
}

function one(cards: readonly Card[]): MeldAction {
  return { type: 'meld', melds: [{ cards }] };
}

function listAdditions(position: Position, target: Meld, hand: RankedHand, found: MeldingAction[]): void {
  const { parameters } = position.ruleset;
  if (target.kind === 'black-threes') {
    const [three] = hand.blackThrees;
    if (three !== undefined) found.push(addTo(target, [three]));
    return;
  }
  if (target.kind === 'sequence') {
    const run = sequenceRun(parameters, target.cards);
    for (const place of run === null ? [] : extensionsOf(parameters, run)) {
      const card = hand.naturals(place).find((candidate) => candidate.suit === target.suit);
      if (card !== undefined) found.push(addTo(target, [card]));
    }
    return;
  }
  if (target.kind === 'set') for (const natural of hand.kindsOf(target.order)) found.push(addTo(target, [natural]));
  for (const wild of target.order === twoOrder ? hand.jokers.slice(0, 1) : hand.wildKinds)
    found.push(addTo(target, [wild]));
}

function addTo(target: Meld, cards: readonly Card[]): AddAction {
  return { type: 'add', additions: [{ meld: { name: target.name }, cards }] };
}
