import type { Action, Card, Position } from '../../../src/engine/index.ts';

/** What makes two cards equivalent to a meld: the face where suits matter, else rank and role. */
function kindOf(position: Position, card: Card): string {
  if (card.role === 'black-three' && position.ruleset.parameters.sequenceOrder !== 'circle') return '3';
  return position.ruleset.parameters.maxSequence > 0 ? card.code : card.role === 'red-three' ? 'red' : card.rank;
}

function cardsKey(position: Position, cards: readonly Card[]): string {
  return cards
    .map((card) =>
      cards.length > 1 && cards.some(({ role }) => role !== 'black-three')
        ? exact(position, card)
        : kindOf(position, card),
    )
    .sort()
    .join(' ');
}

/** In a sequence a black three is the face it is. */
function exact(position: Position, card: Card): string {
  return card.role === 'black-three' ? card.code : kindOf(position, card);
}

/** A text that equivalent actions of a position share. */
export function keyOf(position: Position, action: Action): string {
  const key = (cards: readonly Card[]) => cardsKey(position, cards);
  switch (action.type) {
    case 'meld':
      return `meld ${action.melds
        .map(({ cards }) => key(cards))
        .sort()
        .join(' | ')}`;
    case 'add':
      return `add ${action.additions
        .map(
          ({ meld, cards }) =>
            `${meld.name}: ${cards
              .map((card) => exact(position, card))
              .sort()
              .join(' ')}`,
        )
        .join(' | ')}`.replace(/3[sc]$/, (three) => (position.ruleset.parameters.maxSequence > 0 ? three : '3'));
    case 'take':
      return `take ${action.onto?.name ?? ''} ${action.depth ?? 1} ${key(action.with)} / ${action.melds
        .map(({ cards }) => key(cards))
        .sort()
        .join(' | ')}`;
    case 'discard': {
      const seat = position.seats[position.turn - 1];
      const suited = position.ruleset.parameters.maxSequence > 0;
      const penalty = seat?.penaltyCards.some(
        (card) => kindOf(position, card) === kindOf(position, action.card) && (!suited || card === action.card),
      );
      return `discard ${suited ? action.card.code : kindOf(position, action.card)} ${penalty === true && seat?.penaltyCards.includes(action.card) ? 'penalty' : ''}`;
    }
    case 'lay':
    case 'buy':
      return `${action.type} ${action.card.code}`;
    case 'merge':
      return `merge ${[action.first.name, action.second.name].sort().join(' ')}`;
    default:
      return JSON.stringify(action);
  }
}
