import type { Card } from '../cards/cards.ts';
import type { TakeAction } from '../position/action.ts';
import { joinedMeld } from '../position/laying.ts';
import { isComplete, type Meld } from '../position/melds.ts';
import { actingSide, countOf, freezes, hasOpened, isFrozen, type Position, topOf } from '../position/position.ts';
import { openings } from './openings.ts';
import { type RankedHand, rankedHandOf } from './ranked-hand.ts';

/**
 * The elementary ways to take the pile, up to equivalent cards: onto a meld of the side, with naturals, with a natural and a wild
 * card, with each minimal opening, and with wild cards that could not follow later because the take completes a canasta.
 */
export function* takeCandidates(position: Position): Generator<TakeAction> {
  const depths = depthsOfTaking(position);
  for (const action of shallowTakes(position)) for (const depth of depths) yield atDepth(action, depth);
}

/** How many freezing cards deep the pile may be taken. */
export function depthsOfTaking(position: Position): readonly number[] {
  return Array.from({ length: freezingCardsInARow(position) }, (_, place) => place + 1);
}

/** The taking so many freezing cards deep; one need not be said. */
export function atDepth(action: TakeAction, depth: number): TakeAction {
  return depth === 1 ? action : { ...action, depth };
}

/** How many freezing cards follow one another where a taking of the pile first meets one. */
function freezingCardsInARow(position: Position): number {
  if (position.ruleset.parameters.pileTaken === 'whole') return 1;
  const fromTop = position.pile.toReversed();
  const first = fromTop.findIndex(freezes);
  if (first < 0) return 1;
  const after = fromTop.slice(first).findIndex((card) => !freezes(card));
  return after < 0 ? fromTop.length - first : after;
}

function* shallowTakes(position: Position): Generator<TakeAction> {
  const top = topOf(position);
  if (top === undefined) return;
  const { parameters } = position.ruleset;
  const hand = rankedHandOf(position);
  if (!hasOpened(actingSide(position))) {
    for (const [first, ...melds] of openings(position, hand, { top })) {
      if (first !== undefined) yield { type: 'take', with: first.cards, melds };
    }
    return;
  }
  yield* ontoMelds(position, hand, top);
  const { melds } = actingSide(position);
  const joined = joinedMeld(parameters, melds, { kind: 'set', order: top.order, suit: null });
  const sets = melds.filter((meld) => meld.kind === 'set' && meld.order === top.order && meld !== joined);
  for (const cards of cardsForTop(position, hand, top)) {
    yield* withWilds(position, hand, joined, cards);
    for (const set of sets) {
      for (const action of withWilds(position, hand, set, cards)) yield { ...action, onto: { name: set.name } };
    }
  }
}

/** The top card onto a meld, without cards from the hand or with the wild cards that could not follow. */
function* ontoMelds(position: Position, hand: RankedHand, top: Card): Generator<TakeAction> {
  for (const meld of actingSide(position).melds) {
    const fits = meld.kind === 'sequence' ? meld.suit === top.suit : meld.kind === 'set' && meld.order === top.order;
    if (!fits) continue;
    for (const action of withWilds(position, hand, meld, [])) yield { ...action, onto: { name: meld.name } };
  }
}

/** The hand cards, as few as will do, that give a right to the pile by themselves. */
function* cardsForTop(position: Position, hand: RankedHand, top: Card): Generator<readonly Card[]> {
  const { parameters } = position.ruleset;
  const needed = isFrozen(position) ? parameters.naturalsForFrozenPile : parameters.naturalsForPile;
  yield* hand.choose(top.order, needed);
  if (mayEndDeal(position)) {
    for (let more = needed + 1; more <= hand.naturals(top.order).length; more++) yield* hand.choose(top.order, more);
  }
  if (!parameters.pileWithWild) return;
  for (const natural of hand.kindsOf(top.order)) for (const wild of hand.wildKinds) yield [natural, wild];
}

/** Whether the stock cards that come with the pile are its last, so that nothing may be able to follow the taking. */
function mayEndDeal(position: Position): boolean {
  const left = countOf(position.stock);
  return left > 0 && left <= position.ruleset.parameters.cardsWithPile;
}

/** A take, and the same with what could not follow later if it completes a meld: wild cards, or naturals that begin a second set. */
function* withWilds(
  position: Position,
  hand: RankedHand,
  target: Meld | null,
  cards: readonly Card[],
): Generator<TakeAction> {
  const { parameters } = position.ruleset;
  yield { type: 'take', with: cards, melds: [] };
  if (mayEndDeal(position) && cards.length > 0) {
    yield* withMoreWilds(hand, cards, parameters.maxWilds);
    return;
  }
  if (target === null || target.kind !== 'set' || isComplete(parameters, target)) return;
  const size = target.size + cards.length + 1;
  if (size < parameters.canastaSize) return;
  const held = cards.filter((card) => card.role === 'wild');
  const naturals = cards.filter((card) => card.role !== 'wild');
  const closes = parameters.closedCanastas !== 'none' && target.wilds === 0 && held.length === 0;
  if (closes && cards.length > 0) {
    const withSurplus = naturals.length + parameters.canastaSize + parameters.minMeldSize - size;
    for (const more of hand.choose(target.order, withSurplus)) yield { type: 'take', with: more, melds: [] };
  }
  if (parameters.wildToFinishedCanasta && !closes) return;
  const most = parameters.wildToFinishedCanasta ? held.length + 1 : parameters.maxWilds;
  yield* withMoreWilds(hand, cards, most);
}

/** A take with further wild cards beside the cards, up to so many in all. */
function* withMoreWilds(hand: RankedHand, cards: readonly Card[], most: number): Generator<TakeAction> {
  const held = cards.filter((card) => card.role === 'wild');
  const naturals = cards.filter((card) => card.role !== 'wild');
  for (let count = held.length + 1; count <= most; count++) {
    for (const wilds of hand.wildCombinations(count)) {
      if (held.every((card) => wilds.includes(card))) yield { type: 'take', with: [...naturals, ...wilds], melds: [] };
    }
  }
}
