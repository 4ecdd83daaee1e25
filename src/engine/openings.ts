import type { NewMeld } from './action.ts';
import { type Card, joker } from './cards.ts';
import { canEmptyHand } from './going-out.ts';
import { countCanastas, makeMeld, pointsOf, pointsOfAll } from './melds.ts';
import type { Parameters } from './parameters.ts';
import { actingSide, minimumOf, type Position } from './position.ts';
import type { RankedHand } from './ranked-hand.ts';

/** Cards that could be one meld of an opening. */
interface Part {
  readonly naturals: readonly Card[];
  readonly jokers: number;
  readonly twos: number;
  readonly points: number;
}

/**
 * Every minimal opening from a hand, up to cards of equal rank and role: melds that together reach the minimum of the side in turn
 * and of which no card and no meld can be left out. With a top card of the pile the first meld holds it, together with as many
 * naturals of the hand as the ruleset asks for; the list then has the hand cards only.
 */
export function* openings(position: Position, hand: RankedHand, top?: Card): Generator<readonly NewMeld[]> {
  const { parameters } = position.ruleset;
  const minimum = minimumOf(position);
  const available = { jokers: hand.jokers.length, twos: hand.twos.length };
  if (top === undefined) {
    for (const parts of combine(parameters, hand, hand.ranks, available, 0, minimum, []))
      yield parts.map(toMeld(hand, parts));
    return;
  }
  const others = hand.ranks.filter((rank) => rank !== top.order);
  const topPoints = parameters.topCardCountsInOpening ? pointsOf(parameters, top) : 0;
  for (const part of partsOf(parameters, hand.naturals(top.order), available, parameters.naturalsForOpeningPile, 1)) {
    const points = part.points + topPoints;
    const left = { jokers: available.jokers - part.jokers, twos: available.twos - part.twos };
    if (points >= minimum) {
      if (isMinimal(parameters, [part], points, minimum, parameters.naturalsForOpeningPile))
        yield [part].map(toMeld(hand, [part]));
      continue;
    }
    for (const parts of combine(parameters, hand, others, left, points, minimum, [part]))
      yield parts.map(toMeld(hand, parts));
  }
}

/** Extends parts, rank after rank, until the minimum is reached. */
function* combine(
  parameters: Parameters,
  hand: RankedHand,
  ranks: readonly number[],
  available: { jokers: number; twos: number },
  points: number,
  minimum: number,
  chosen: readonly Part[],
): Generator<readonly Part[]> {
  for (const [place, rank] of ranks.entries()) {
    for (const part of partsOf(parameters, hand.naturals(rank), available, parameters.minNaturals, 0)) {
      const parts = [...chosen, part];
      const sum = points + part.points;
      if (sum >= minimum) {
        if (isMinimal(parameters, parts, sum, minimum, parameters.minNaturals)) yield parts;
        continue;
      }
      const left = { jokers: available.jokers - part.jokers, twos: available.twos - part.twos };
      yield* combine(parameters, hand, ranks.slice(place + 1), left, sum, minimum, parts);
    }
  }
}

/** The melds that naturals of one rank can make with wild cards; `alreadyLaid` counts cards that come from elsewhere. */
function* partsOf(
  parameters: Parameters,
  naturals: readonly Card[],
  available: { jokers: number; twos: number },
  least: number,
  alreadyLaid: number,
): Generator<Part> {
  const [first] = naturals;
  if (first === undefined) return;
  for (let count = least; count <= naturals.length; count++) {
    const total = count + alreadyLaid;
    const most = parameters.wildsMayExceedNaturals ? parameters.maxWilds : Math.min(parameters.maxWilds, total);
    for (let jokers = 0; jokers <= Math.min(most, available.jokers); jokers++) {
      for (let twos = 0; twos <= Math.min(most - jokers, available.twos); twos++) {
        if (total + jokers + twos < parameters.minMeldSize) continue;
        const points =
          count * pointsOf(parameters, first) +
          jokers * parameters.cardValues.joker +
          twos * parameters.cardValues['2'];
        yield { naturals: naturals.slice(0, count), jokers, twos, points };
      }
    }
  }
}

/** Whether neither a card nor a whole meld can be left out. */
function isMinimal(
  parameters: Parameters,
  parts: readonly Part[],
  points: number,
  minimum: number,
  naturalsOfFirst: number,
): boolean {
  return parts.every((part, place) => {
    const withTop = place === 0 && naturalsOfFirst !== parameters.minNaturals;
    if (!withTop && parts.length > 1 && points - part.points >= minimum) return false;
    const size = part.naturals.length + part.jokers + part.twos;
    if (size <= parameters.minMeldSize) return true;
    const [natural] = part.naturals;
    const cheapest: number[] = [];
    if (natural !== undefined && part.naturals.length > parameters.minNaturals)
      cheapest.push(pointsOf(parameters, natural));
    if (part.jokers > 0) cheapest.push(parameters.cardValues.joker);
    if (part.twos > 0) cheapest.push(parameters.cardValues['2']);
    return cheapest.every((value) => points - value < minimum);
  });
}

/** Turns parts into melds, dealing out the wild cards of the hand in order. */
function toMeld(hand: RankedHand, parts: readonly Part[]): (part: Part, place: number) => NewMeld {
  return (part, place) => {
    const before = parts.slice(0, place);
    const jokersBefore = before.reduce((sum, other) => sum + other.jokers, 0);
    const twosBefore = before.reduce((sum, other) => sum + other.twos, 0);
    return {
      cards: [
        ...part.naturals,
        ...hand.jokers.slice(jokersBefore, jokersBefore + part.jokers),
        ...hand.twos.slice(twosBefore, twosBefore + part.twos),
      ],
    };
  };
}

/**
 * The openings that go out concealed below the minimum: everything laid in one act, with one card at most left to be discarded.
 * Each sharing out of the wild cards is listed, since the canastas differ by it.
 */
export function* wholeHandOpenings(position: Position, hand: RankedHand): Generator<readonly NewMeld[]> {
  const { parameters } = position.ruleset;
  if (!parameters.concealedWaivesMinimum || position.current.drew !== 'stock') return;
  if (pointsOfAll(parameters, hand.cards) >= minimumOf(position) + parameters.cardValues.joker) return;
  if (!canEmptyHand(position)) return;
  const kept: readonly (Card | null)[] = [null, ...new Set(hand.cards)];
  for (const card of kept) {
    const cards = hand.cards.slice();
    if (card !== null) cards.splice(cards.indexOf(card), 1);
    for (const melds of wholeLayouts(parameters, cards)) {
      const made = melds.map((meld) =>
        makeMeld('', { kind: 'set', order: meld.cards[0]?.order ?? -1, suit: null }, meld.cards, true),
      );
      if (countCanastas(parameters, made) >= parameters.canastasToGoOut && actingSide(position).melds.length === 0)
        yield melds;
    }
  }
}

/** Every way to lay all the cards as sets of different ranks, black threes by themselves. */
function* wholeLayouts(parameters: Parameters, cards: readonly Card[]): Generator<readonly NewMeld[]> {
  const groups = new Map<number, Card[]>();
  const wilds: Card[] = [];
  for (const card of cards) {
    if (card.role === 'wild') wilds.push(card);
    else groups.set(card.order, [...(groups.get(card.order) ?? []), card]);
  }
  const melds = [...groups.values()];
  yield* shareWilds(parameters, melds, wilds);
}

function* shareWilds(
  parameters: Parameters,
  melds: readonly (readonly Card[])[],
  wilds: readonly Card[],
): Generator<readonly NewMeld[]> {
  const [wild, ...rest] = wilds;
  if (wild === undefined) {
    if (melds.every((cards) => cards.length >= parameters.minMeldSize)) yield melds.map((cards) => ({ cards }));
    return;
  }
  for (const [place, cards] of melds.entries()) {
    const wildsThere = cards.filter((card) => card.role === 'wild');
    // Equal wild cards are dealt out from left to right only once, jokers before twos.
    if (wildsThere.length >= parameters.maxWilds || cards[0]?.role === 'black-three') continue;
    if (wildsThere.some((there) => there !== joker && wild === joker)) continue;
    yield* shareWilds(
      parameters,
      melds.map((other, index) => (index === place ? [...other, wild] : other)),
      rest,
    );
  }
}
