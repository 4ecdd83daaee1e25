import { type Action, type Card, judge, type Meld, type Position, writePosition } from '../../engine/index.ts';
import { withDrawnCards } from '../table/drawn-cards.ts';
import type { TableState } from '../table/table-state.ts';
import type { MoveQuestion } from './question.ts';

/**
 * The ways to an answer that the reader has not gone, in whatever order his cards were chosen: he has not come to where they lead,
 * nor do they pass where he has come to.
 */
export function otherWays({ ways }: MoveQuestion, { start, past, position }: TableState): MoveQuestion['ways'] {
  const end = signOf(position);
  const own = new Set([...past.slice(1).map((moment) => signOf(moment.position)), end]);
  return ways.filter((way) => {
    const passed = positionsOf(start, way).map(signOf);
    return !passed.includes(end) && !own.has(passed.at(-1) ?? '');
  });
}

/** What tells one position from another, but not in which order cards came to a hand or a meld, nor what the melds are called. */
function signOf(position: Position): string {
  const sides = position.sides.map((side) => ({ ...side, melds: unnamed(side.melds) }));
  const seats = position.seats.map((seat) => ({ ...seat, hand: { ...seat.hand, known: sorted(seat.hand.known) } }));
  return writePosition({ ...position, sides, seats });
}

function unnamed(melds: readonly Meld[]): readonly Meld[] {
  return melds
    .map((meld) => ({ ...meld, cards: sorted(meld.cards) }))
    .map((meld) => ({ meld, key: meld.cards.map(({ code }) => code).join('') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ meld }, place) => ({ ...meld, name: String(place + 1) }));
}

function sorted(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => one.index - other.index);
}

/** The positions that actions lead to one after another, as far as they are allowed. */
function positionsOf(start: Position, actions: readonly Action[]): readonly Position[] {
  const positions: Position[] = [];
  for (const action of actions) {
    const from = positions.at(-1) ?? start;
    // What is drawn is no choice: the same draw brings here what it has brought to the reader.
    const verdict = judge(from, withDrawnCards(from, withoutDraw(action)));
    if (!verdict.legal) break;
    positions.push(verdict.next);
  }
  return positions;
}

/** An action without the cards that come up with it. */
function withoutDraw(action: Action): Action {
  switch (action.type) {
    case 'draw': {
      const { cards: _, ...draw } = action;
      return draw;
    }
    case 'take':
    case 'lay':
    case 'buy': {
      const { draws: _, ...act } = action;
      return act;
    }
    default:
      return action;
  }
}
