import {
  type Action,
  type Bid,
  type Call,
  type Card,
  cardAt,
  type Denomination,
  type MeldReference,
  type Position,
} from '../../../src/engine/index.ts';
import { type Choose, oneOf } from './random-deal.ts';

const denominations: readonly Denomination[] = ['clubs', 'spades', 'canasta', 'twos'];

/** A few cards: mostly of the hand, at times any at all. */
function someCards(position: Position, choose: Choose): readonly Card[] {
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  const first = hand.length === 0 ? undefined : oneOf(hand, choose);
  const alike = hand.filter((card) => card.rank === first?.rank || (card.role === 'wild' && choose(3) === 0));
  switch (choose(6)) {
    case 0:
      return [];
    case 1:
      return Array.from({ length: 1 + choose(8) }, () => cardAt(choose(53)));
    case 2:
      return hand.slice(choose(5), 5 + choose(10));
    default:
      return alike.slice(0, 1 + choose(8));
  }
}

function someMeld(position: Position, choose: Choose): MeldReference {
  const side = oneOf(position.sides, choose);
  const names = [...side.melds.map(({ name }) => name), 'nothing'];
  const name = oneOf(names, choose);
  return choose(2) === 0 ? { name } : { name, side: side.side };
}

/** An action of any kind, mostly senseless. */
export function anyAction(position: Position, choose: Choose): Action {
  const cards = () => someCards(position, choose);
  const card = () => cards()[0] ?? cardAt(choose(53));
  const some = <Item>(make: () => Item) => Array.from({ length: choose(4) }, make);
  switch (choose(14)) {
    case 0:
      return { type: 'turn-up' };
    case 1:
      return choose(2) === 0 ? { type: 'draw' } : { type: 'draw', cards: cards() };
    case 2:
    case 3:
      return {
        type: 'take',
        with: cards(),
        melds: some(() => ({ cards: cards() })),
        ...(choose(2) === 0 ? { onto: someMeld(position, choose) } : {}),
        ...(choose(4) === 0 ? { depth: choose(5) } : {}),
        ...(choose(4) === 0 ? { draws: cards() } : {}),
        ...(choose(4) === 0 ? { name: 'named' } : {}),
      };
    case 4:
    case 5:
      return { type: 'meld', melds: some(() => ({ cards: cards(), ...(choose(3) === 0 ? { name: 'named' } : {}) })) };
    case 6:
    case 7:
      return { type: 'add', additions: some(() => ({ meld: someMeld(position, choose), cards: cards() })) };
    case 8:
      return { type: 'merge', first: someMeld(position, choose), second: someMeld(position, choose) };
    case 9:
      return { type: choose(2) === 0 ? 'lay' : 'buy', card: card(), ...(choose(3) === 0 ? { draws: cards() } : {}) };
    case 10:
      return { type: 'discard', card: card() };
    case 11:
      return choose(2) === 0 ? { type: 'ask' } : { type: 'answer', answer: oneOf(['yes', 'no', 'pass'], choose) };
    case 12: {
      const bid: Bid = { level: choose(10), denomination: oneOf(denominations, choose) };
      return { type: 'call', call: oneOf<Call>([bid, 'pass', 'double', 'no-opening'], choose) };
    }
    default:
      return { type: 'end' };
  }
}
