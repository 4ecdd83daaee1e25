import type { Card } from '../cards/cards.ts';
import type { NewMeld } from '../position/action.ts';
import { countCanastas, intentionOf, makeMeld, pointsOfAll } from '../position/melds.ts';
import { minimumOf, type Position } from '../position/position.ts';
import { mostWilds } from '../rules/set-shape.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { canEmptyHand } from './going-out.ts';
import type { RankedHand } from './ranked-hand.ts';

/**
 * The openings that go out concealed below the minimum: everything laid in one act, with one card at most left to be discarded.
 * Each sharing out of the wild cards is listed, since the canastas differ by it.
 */
export function* concealedOpenings(position: Position, hand: RankedHand): Generator<readonly NewMeld[]> {
  const { parameters } = position.ruleset;
  if (!parameters.concealedWaivesMinimum || position.current.drew !== 'stock') return;
  if (pointsOfAll(parameters, hand.cards) >= minimumOf(position) + parameters.cardValues.joker) return;
  if (!canEmptyHand(position)) return;
  const kept: readonly (Card | null)[] = [null, ...new Set(hand.cards)];
  for (const card of kept) {
    const cards = hand.cards.slice();
    if (card !== null) cards.splice(cards.indexOf(card), 1);
    for (const melds of wholeLayouts(parameters, cards)) {
      const made = melds.map((meld) => makeMeld('', intentionOf(parameters, meld.cards), meld.cards, true));
      if (countCanastas(parameters, made) >= parameters.canastasToGoOut) yield melds;
    }
  }
}

/** Every way to lay all the cards as sets of different ranks, black threes by themselves, wild cards too where that is played. */
function wholeLayouts(parameters: Parameters, cards: readonly Card[]): Generator<readonly NewMeld[]> {
  const groups = new Map<number, Card[]>();
  const wilds: Card[] = [];
  for (const card of cards) {
    if (card.role === 'wild') wilds.push(card);
    else groups.set(card.order, [...(groups.get(card.order) ?? []), card]);
  }
  const melds = [...groups.values(), ...(parameters.wildMelds ? [[]] : [])];
  return shareWilds(parameters, melds, wilds, 0);
}

/** Deals the wild cards out to the melds, equal ones from left to right only; an empty meld is for wild cards alone. */
function* shareWilds(
  parameters: Parameters,
  melds: readonly (readonly Card[])[],
  wilds: readonly Card[],
  from: number,
): Generator<readonly NewMeld[]> {
  const [wild, ...rest] = wilds;
  if (wild === undefined) {
    const laid = melds.filter((cards) => cards.length > 0);
    if (laid.every((cards) => cards.length >= parameters.minMeldSize)) yield laid.map((cards) => ({ cards }));
    return;
  }
  for (const [place, cards] of melds.entries()) {
    const wildsThere = cards.filter((card) => card.role === 'wild').length;
    const isFull = wildsThere < cards.length && wildsThere >= mostWilds(parameters);
    if (place < from || isFull || cards[0]?.role === 'black-three') continue;
    const grown = melds.map((other, index) => (index === place ? [...other, wild] : other));
    yield* shareWilds(parameters, grown, rest, rest[0]?.rank === wild.rank ? place : 0);
  }
}
