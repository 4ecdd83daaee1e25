import {
  type Action,
  actingSide,
  type Card,
  faces,
  isComplete,
  isLawfulMeld,
  type Meld,
  makeMeld,
  type Position,
  type Side,
  type SideState,
  without,
} from '../engine/index.ts';
import type { Change, Changed } from './asked.ts';
import { copiesLeft } from './sight.ts';

/** The position with one card other in a meld of the side: a canasta has one less, or one is finished; melds to be joined have another card. */
export function* otherMelds(position: Position, action: Action): Generator<Changed> {
  const own = actingSide(position).melds;
  switch (action.type) {
    case 'merge':
      for (const meld of own.filter(({ name }) => name === action.first.name || name === action.second.name)) {
        for (const card of new Set(meld.cards)) {
          yield* changed(position, action, meld, card, null);
          for (const other of inTheSet(meld, card)) yield* changed(position, action, meld, card, other);
        }
      }
      return;
    case 'discard':
    case 'add':
    case 'meld': {
      const { parameters } = position.ruleset;
      for (const meld of own.filter((one) => isComplete(parameters, one))) {
        const last = meld.kind === 'sequence' ? meld.cards.at(-1) : meld.cards.find(({ role }) => role === 'natural');
        if (last !== undefined) yield* changed(position, action, meld, last, null);
      }
      for (const meld of own.filter((one) => !isComplete(parameters, one)))
        for (const card of faces.filter((face) => couldJoin(meld, face))) {
          const more = withCard(position, meld, null, card);
          if (more !== null && isComplete(parameters, more)) yield* changed(position, action, meld, null, card);
        }
    }
  }
}

/** The position with one card fewer in a canasta of a side, so that it is none any more, or one more, so that it is one. */
export function* otherCanastas(position: Position, side: Side): Generator<{ position: Position; change: Change }> {
  const { parameters } = position.ruleset;
  const own = position.sides.find((state) => state.side === side);
  for (const meld of own?.melds ?? []) {
    const isCanasta = isComplete(parameters, meld);
    const last = meld.kind === 'sequence' ? meld.cards.at(-1) : meld.cards.find(({ role }) => role === 'natural');
    const cards = isCanasta ? [last ?? []].flat() : faces.filter((face) => couldJoin(meld, face));
    for (const card of cards) {
      const [from, to] = isCanasta ? [card, null] : [null, card];
      const other = withCard(position, meld, from, to);
      if (own === undefined || other === null || isComplete(parameters, other) === isCanasta) continue;
      const changed = withMeld(position, own, meld, other);
      if (changed !== null) yield { position: changed, change: { thing: 'counted', from, to } };
    }
  }
}

/** The position with a meld of a side put in the place of another; null if the stock has no cards for it. */
function withMeld(position: Position, own: SideState, meld: Meld, other: Meld): Position | null {
  const melds = own.melds.map((each) => (each === meld ? other : each));
  const sides = position.sides.map((side) => (side === own ? { ...own, melds } : side));
  const unknown = position.stock.unknown + meld.cards.length - other.cards.length;
  return unknown < 0 ? null : { ...position, sides, stock: { ...position.stock, unknown } };
}

/** Whether a card is of the rank or the suit that a meld has. */
function couldJoin({ kind, order, suit }: Meld, card: Card): boolean {
  if (kind === 'set') return card.order === order;
  return kind === 'sequence' ? card.suit === suit : kind === 'wild' && isWild(card);
}

/** What could lie in a set in the place of a card: a wild card of a natural one, and the other way round. */
function inTheSet({ kind, order }: Meld, card: Card): readonly Card[] {
  if (kind !== 'set') return [];
  const others = card.role === 'wild' ? faces.filter((face) => face.order === order) : faces.filter(isWild);
  return others.slice(0, 2);
}

function isWild({ role }: Card): boolean {
  return role === 'wild';
}

/** The position with one card of a meld left out (`to` null), put in (`from` null) or in the place of another, if the meld is still lawful. */
function* changed(
  position: Position,
  action: Action,
  meld: Meld,
  from: Card | null,
  to: Card | null,
): Generator<Changed> {
  const other = withCard(position, meld, from, to);
  const next = other === null ? null : withMeld(position, actingSide(position), meld, other);
  if (next !== null) yield { position: next, action, change: { thing: 'melded', from, to } };
}

/** A meld with one card other; null if it were none, or the deck has no such card left. */
function withCard(position: Position, meld: Meld, from: Card | null, to: Card | null): Meld | null {
  const rest = from === null ? meld.cards : without(meld.cards, [from]);
  if (rest === undefined || (to !== null && copiesLeft(position, to) === 0)) return null;
  const cards = to === null ? rest : [...rest, to];
  if (!isLawfulMeld(position.ruleset.parameters, meld, cards)) return null;
  return makeMeld(meld.name, meld, cards, meld.begunThisTurn);
}
