import {
  type Action,
  actingSide,
  type Card,
  type Meld,
  type MeldReference,
  type Position,
} from '../../engine/index.ts';

/**
 * What an act comes to, piece by piece, so that the same done in another way is known again: two melds laid at once are the two melds
 * one after another, and a four of clubs is thrown like a four of hearts. Suits tell only where there are sequences.
 */
export function unitsOf(position: Position, action: Action): readonly string[] {
  const suits = position.ruleset.parameters.maxSequence > 0;
  const cards = (list: readonly Card[]) => cardsText(list, suits);
  switch (action.type) {
    case 'take':
      return [
        `take ${cards(action.with)} ${action.onto === undefined ? '' : targetText(position, action.onto)}${depthText(action.depth)}`,
        ...action.melds.map((meld) => `meld ${cards(meld.cards)}`),
      ];
    case 'meld':
      return action.melds.map((meld) => `meld ${cards(meld.cards)}`);
    case 'add':
      return action.additions.flatMap(({ meld, cards: added }) =>
        added.map((card) => `add ${targetText(position, meld)} ${cards([card])}`),
      );
    case 'merge':
      return [`merge ${[action.first, action.second].map((meld) => targetText(position, meld)).sort()}`];
    case 'lay':
    case 'buy':
    case 'discard':
      return [`${action.type} ${cards([action.card])}`];
    case 'answer':
      return [`answer ${action.answer}`];
    case 'call':
      return [
        `call ${typeof action.call === 'string' ? action.call : `${action.call.level} ${action.call.denomination}`}`,
      ];
    default:
      return [action.type];
  }
}

/** How deep a pile is taken where that was a choice. */
function depthText(depth = 1): string {
  return depth === 1 ? '' : ` ${depth} freezing cards deep`;
}

function cardsText(cards: readonly Card[], suits: boolean): string {
  return cards
    .map(({ rank, suit }) => (suits ? `${rank}${suit ?? ''}` : rank))
    .sort()
    .join(' ');
}

/** A meld by what it is made of, since its name is the author’s or the engine’s choice. */
function targetText(position: Position, reference: MeldReference): string {
  const { meld, side } = meldAt(position, reference);
  return `${side.side} ${meld === undefined ? reference.name : kindOf(meld)}`;
}

function meldAt(position: Position, { name, side }: MeldReference) {
  const of = position.sides.find((candidate) => candidate.side === side) ?? actingSide(position);
  return { side: of, meld: of.melds.find((candidate) => candidate.name === name) };
}

function kindOf({ kind, order, cards }: Meld): string {
  const [first] = cards;
  return kind === 'sequence' ? `${kind} ${first?.suit} ${first?.rank}` : `${kind} ${order}`;
}

/** The same act where the melds bear other names: `from` is the position for which it was written, `to` the one at the table. */
export function translated(action: Action, from: Position, to: Position): Action {
  const named = (reference: MeldReference): MeldReference => {
    const { meld, side } = meldAt(from, reference);
    if (meld === undefined) return reference;
    const there = to.sides.find((candidate) => candidate.side === side.side)?.melds ?? [];
    const same = there.find((candidate) => kindOf(candidate) === kindOf(meld));
    return same === undefined ? reference : { ...reference, name: same.name };
  };
  switch (action.type) {
    case 'take':
      return action.onto === undefined ? action : { ...action, onto: named(action.onto) };
    case 'add':
      return { ...action, additions: action.additions.map(({ meld, cards }) => ({ meld: named(meld), cards })) };
    case 'merge':
      return { ...action, first: named(action.first), second: named(action.second) };
    default:
      return action;
  }
}
