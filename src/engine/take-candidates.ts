import type { TakeAction } from './action.ts';
import type { Card } from './cards.ts';
import { at } from './lists.ts';
import { isComplete, type Meld } from './melds.ts';
import { openings } from './openings.ts';
import { actingSide, actor, hasOpened, type Position, playableCards, topOf } from './position.ts';
import { RankedHand } from './ranked-hand.ts';

/**
 * The elementary ways to take the pile, up to equivalent cards: onto a meld of the side, with a pair, with a natural and a wild
 * card, with each minimal opening, and with wild cards that could not follow later because the take completes a canasta.
 */
export function* takeCandidates(position: Position): Generator<TakeAction> {
  const top = topOf(position);
  if (top === undefined || top.role !== 'natural') return;
  const hand = new RankedHand(playableCards(actor(position)));
  if (!hasOpened(actingSide(position))) {
    for (const [first, ...melds] of openings(position, hand, top)) {
      if (first !== undefined) yield { type: 'take', with: first.cards, melds };
    }
    return;
  }
  const target = actingSide(position).melds.find((meld) => meld.kind === 'set' && meld.order === top.order);
  for (const cards of cardsForTop(position, hand, top)) {
    yield* withWilds(position, hand, target, cards);
  }
}

/** The hand cards, as few as will do, that give a right to the pile where they do. */
function* cardsForTop(position: Position, hand: RankedHand, top: Card): Generator<readonly Card[]> {
  const { parameters } = position.ruleset;
  const naturals = hand.naturals(top.order);
  yield [];
  if (naturals.length >= parameters.naturalsForPile) yield naturals.slice(0, parameters.naturalsForPile);
  const [natural] = naturals;
  if (natural === undefined || !parameters.pileWithWild) return;
  for (const wild of hand.wildKinds) yield [natural, wild];
}

/** A take, and the same with further wild cards in the act if it completes a canasta that takes none afterwards. */
function* withWilds(
  position: Position,
  hand: RankedHand,
  target: Meld | undefined,
  cards: readonly Card[],
): Generator<TakeAction> {
  const { parameters } = position.ruleset;
  if (cards.length === 0 && target === undefined) return;
  const onto = cards.length === 0 && target !== undefined ? { onto: { name: target.name } } : {};
  yield { type: 'take', with: cards, melds: [], ...onto };
  if (target === undefined || isComplete(parameters, target) || parameters.wildToFinishedCanasta) return;
  if (target.cards.length + cards.length + 1 < parameters.canastaSize) return;
  const held = cards.filter((card) => card.role === 'wild');
  for (let count = held.length + 1; count <= parameters.maxWilds; count++) {
    for (const wilds of hand.wildCombinations(count)) {
      if (held.length > 0 && !wilds.includes(at(held, 0))) continue;
      yield { type: 'take', with: [...cards.filter((card) => card.role !== 'wild'), ...wilds], melds: [], ...onto };
    }
  }
}
