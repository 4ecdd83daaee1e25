import { type Card, deckOf, type Position, type Random, type SeatState, seededRandom } from '../engine/index.ts';
import { type Memory, nothingSeen } from './memory.ts';

/** The cards of the deck that a view does not show, in the order of the deck. */
export function unseenCards(view: Position): readonly Card[] {
  const left = new Map<Card, number>();
  for (const card of deckOf(view.ruleset)) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of seenCards(view)) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, count]) => new Array<Card>(Math.max(0, count)).fill(card));
}

function seenCards({ stock, pile, seats, sides }: Position): readonly Card[] {
  return [
    ...stock.known,
    ...pile,
    ...seats.flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]),
    ...sides.flatMap(({ melds, redThrees }) => [...redThrees, ...melds.flatMap(({ cards }) => cards)]),
  ];
}

/**
 * A table that a view may be of: the unseen cards are dealt to the hands and the stock as the seed says. Where red threes go to the
 * table by themselves, nobody who has played holds one. Of ranks that a seat is remembered to shun it gets fewer. What there are no cards left for stays unknown.
 */
export function sampledTable(view: Position, seed: number, memory: Memory = nothingSeen): Position {
  const random = seededRandom(seed);
  const cards = shuffle(unseenCards(view).slice(), random);
  const layAtOnce = view.ruleset.parameters.redThreesLaid !== 'never';
  const threes = layAtOnce ? cards.filter(({ role }) => role === 'red-three') : [];
  const others = layAtOnce ? cards.filter(({ role }) => role !== 'red-three') : cards;
  const dealt = layAtOnce && view.ruleset.parameters.redThreesLaid === 'own-first-turn' ? threes : [];
  const seats = view.seats.map((state, place): SeatState => {
    const { hand } = state;
    const shuns = memory[place]?.shuns ?? [];
    if (hand.unknown === 0) return state;
    const mayHoldThrees = !state.played && !(state.seat === view.turn && view.phase === 'play');
    const drawn: Card[] = [];
    for (let left = hand.unknown; left > 0; left--) {
      const ofThrees = mayHoldThrees && random(others.length + threes.length) < dealt.length;
      const card = (ofThrees ? dealt.pop() : nextFor(shuns, others, random)) ?? others.pop();
      if (card === undefined) break;
      drawn.push(card);
    }
    return { ...state, hand: { known: [...hand.known, ...drawn], unknown: hand.unknown - drawn.length } };
  });
  const rest = shuffle(layAtOnce ? [...others, ...threes] : others, random).slice(0, view.stock.unknown);
  return {
    ...view,
    seats,
    stock: { known: [...view.stock.known, ...rest], unknown: view.stock.unknown - rest.length },
  };
}

/** The next card for a hand. One of a rank that is shunned there goes back as often as not, and another comes for it. */
function nextFor(shuns: readonly number[], cards: Card[], random: Random): Card | undefined {
  const card = cards.pop();
  if (card === undefined || cards.length === 0 || !shuns.includes(card.order) || random(2) === 0) return card;
  const place = random(cards.length);
  const other = cards[place];
  cards[place] = card;
  return other;
}

function shuffle(cards: Card[], random: Random): Card[] {
  for (let place = cards.length - 1; place > 0; place--) {
    const other = random(place + 1);
    const card = cards[place];
    const swapped = cards[other];
    if (card === undefined || swapped === undefined) continue;
    cards[place] = swapped;
    cards[other] = card;
  }
  return cards;
}
