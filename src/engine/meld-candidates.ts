import type { Action, AddAction, MeldAction } from './action.ts';
import type { Card } from './cards.ts';
import { Findings } from './findings.ts';
import { at } from './lists.ts';
import { add, joinedMeld, meld } from './melding.ts';
import { isComplete, type Meld } from './melds.ts';
import { openings, wholeHandOpenings } from './openings.ts';
import { actingSide, actor, hasOpened, type Position, playableCards } from './position.ts';
import { RankedHand } from './ranked-hand.ts';

/** A meld or an addition. */
export type MeldingAction = MeldAction | AddAction;

/**
 * The elementary melds and additions that the cards of the player in turn make, up to equivalent cards: each smallest meld, single
 * cards added, several wild cards that complete a canasta in one act, each minimal opening. Whether they are legal is for the
 * judge; whatever is legal can be reached through the legal ones among them.
 */
export function* meldCandidates(position: Position): Generator<MeldingAction> {
  const hand = new RankedHand(playableCards(actor(position)));
  if (!hasOpened(actingSide(position))) {
    for (const melds of openings(position, hand)) yield { type: 'meld', melds };
    for (const melds of wholeHandOpenings(position, hand)) yield { type: 'meld', melds };
    return;
  }
  yield* smallestMelds(position, hand);
  for (const target of actingSide(position).melds) yield* additions(position, target, hand);
}

function* smallestMelds(position: Position, hand: RankedHand): Generator<MeldAction> {
  const { parameters } = position.ruleset;
  const { melds } = actingSide(position);
  for (const rank of hand.ranks) {
    const naturals = hand.naturals(rank);
    if (joinedMeld(parameters, melds, { kind: 'set', order: rank, suit: null }) !== null) continue;
    if (naturals.length >= parameters.minMeldSize) yield one(naturals.slice(0, parameters.minMeldSize));
    if (naturals.length < 2) continue;
    for (const wild of hand.wildKinds) yield one([...naturals.slice(0, 2), wild]);
  }
  if (!melds.some((laid) => laid.kind === 'black-threes')) {
    for (let count = parameters.minBlackThrees; count <= hand.blackThrees.length; count++)
      yield one(hand.blackThrees.slice(0, count));
  }
  if (parameters.wildMelds && !melds.some((laid) => laid.kind === 'wild')) {
    for (const wilds of hand.wildCombinations(parameters.minMeldSize)) yield one(wilds);
  }
}

function one(cards: readonly Card[]): MeldAction {
  return { type: 'meld', melds: [{ cards }] };
}

function* additions(position: Position, target: Meld, hand: RankedHand): Generator<AddAction> {
  const { parameters } = position.ruleset;
  if (target.kind === 'black-threes') {
    const [three] = hand.blackThrees;
    if (three !== undefined) yield addTo(target, [three]);
    return;
  }
  const [natural] = target.kind === 'set' ? hand.naturals(target.order) : [];
  if (natural !== undefined) yield addTo(target, [natural]);
  for (const wild of hand.wildKinds) yield addTo(target, [wild]);
  if (isComplete(parameters, target) || parameters.wildToFinishedCanasta) return;
  const room = parameters.canastaSize - target.cards.length;
  for (let count = Math.max(2, room + 1); count <= parameters.maxWilds; count++) {
    for (const wilds of hand.wildCombinations(count)) yield addTo(target, wilds);
  }
}

function addTo(target: Meld, cards: readonly Card[]): AddAction {
  return { type: 'add', additions: [{ meld: { name: target.name }, cards }] };
}

/** Whether a melding action is legal in the play phase. */
export function permitsMelding(position: Position, action: MeldingAction): boolean {
  const findings = new Findings(position.ruleset);
  if (action.type === 'meld') meld(position, action, findings);
  else add(position, action, findings);
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

/** The first card of a list that is known not to be empty. */
export function firstOf(cards: readonly Card[]): Card {
  return at(cards, 0);
}
