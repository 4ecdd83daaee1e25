import type { Action, AddAction, MeldAction, MergeAction } from './action.ts';
import type { Card } from './cards.ts';
import { concealedOpenings } from './concealed-openings.ts';
import { Findings } from './findings.ts';
import { add, joinedMeld, meld } from './melding.ts';
import { isComplete, type Meld, twoOrder } from './melds.ts';
import { merge } from './merging.ts';
import { openings } from './openings.ts';
import type { Parameters } from './parameters.ts';
import { actingSide, hasOpened, type Position } from './position.ts';
import { type RankedHand, rankedHandOf } from './ranked-hand.ts';
import { extensionsOf, sequenceRun } from './sequence.ts';

/** A meld, an addition or a merge. */
export type MeldingAction = MeldAction | AddAction | MergeAction;

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
  if (isComplete(parameters, target) || !parameters.wildsPastSeventh) return;
  const room = parameters.canastaSize - target.cards.length;
  for (let count = Math.max(2, room + 1); count <= parameters.maxWilds; count++) {
    for (const wilds of hand.wildCombinations(count)) found.push(addTo(target, wilds));
  }
}

function addTo(target: Meld, cards: readonly Card[]): AddAction {
  return { type: 'add', additions: [{ meld: { name: target.name }, cards }] };
}

/** Whether a melding action is legal in the play phase. */
export function permitsMelding(position: Position, action: MeldingAction): boolean {
  const findings = new Findings(position.ruleset, 'permission');
  if (action.type === 'meld') meld(position, action, findings);
  else if (action.type === 'add') add(position, action, findings);
  else merge(position, action, findings);
  return !findings.broken;
}

/** Whether the player in turn can lawfully meld a card now, by itself or together with others of the hand. */
export function canBeMelded(position: Position, card: Card): boolean {
  for (const action of meldCandidates(position)) {
    if (cardsOf(action).includes(card) && permitsMelding(position, action)) return true;
  }
  return false;
}

/** All cards that an action takes from the hand. */
export function cardsOf(action: Action): readonly Card[] {
  switch (action.type) {
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    case 'take':
      return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
    case 'discard':
    case 'lay':
    case 'buy':
      return [action.card];
    default:
      return [];
  }
}
