import type { Action, Call, Card, Meld, MeldReference, Position } from '../engine/index.ts';
import { actingSide } from '../engine/index.ts';
import type { Piece } from './phrase.ts';
import type { Tongue } from './tongue.ts';

const answerWords = { yes: 'answerYes', no: 'answerNo', pass: 'answerPass' } as const;

/** What a meld is called: the kings, the wild cards, a sequence with its cards. */
export function meldName(meld: Meld, tongue: Tongue): string {
  const { ranks } = tongue.words;
  if (meld.kind === 'wild') return ranks.wild;
  if (meld.kind === 'black-threes') return ranks.blackThrees;
  if (meld.kind === 'sequence') return `${ranks.sequence} ${meld.cards.map((card) => tongue.short(card)).join(' ')}`;
  const natural = meld.cards.find(({ order }) => order === meld.order);
  return natural === undefined || natural.rank === 'joker' ? ranks.wild : ranks[natural.rank];
}

/** An action in the reader's words, with its cards as cards. `position` is the one in which it is to be done. */
export function stepPieces(position: Position, action: Action, tongue: Tongue): readonly Piece[] {
  const named = (reference: MeldReference) => meldNamed(position, reference, tongue);
  switch (action.type) {
    case 'turn-up':
      return tongue.pieces('turnUp');
    case 'draw':
      return tongue.pieces('draw');
    case 'take': {
      const meld = action.onto === undefined ? '' : named(action.onto);
      const fillings = { cards: action.with, meld };
      const bare = action.with.length === 0;
      const first =
        action.onto === undefined
          ? tongue.pieces(bare ? 'takeAlone' : 'take', fillings)
          : tongue.pieces(bare ? 'takeOnto' : 'takeOntoWith', fillings);
      return action.melds.length === 0
        ? first
        : [
            ...first,
            '; ',
            ...cardLists(
              tongue.pieces('alsoMeld', { cards: [] }),
              action.melds.map(({ cards }) => cards),
            ),
          ];
    }
    case 'meld':
      return cardLists(
        tongue.pieces('meld', { cards: [] }),
        action.melds.map(({ cards }) => cards),
      );
    case 'add':
      return action.additions.flatMap(({ meld, cards }, index) => [
        ...(index === 0 ? [] : ['; ']),
        ...tongue.pieces('add', { meld: named(meld), cards }),
      ]);
    case 'merge':
      return tongue.pieces('merge', { meld: `${named(action.first)} + ${named(action.second)}` });
    case 'lay':
      return tongue.pieces('lay', { cards: [action.card] });
    case 'buy':
      return tongue.pieces('buy', { cards: [action.card] });
    case 'discard':
      return tongue.pieces('discard', { cards: [action.card] });
    case 'ask':
      return tongue.pieces('ask');
    case 'answer':
      return tongue.pieces(answerWords[action.answer]);
    case 'call':
      return callPieces(action.call, tongue);
    case 'end':
      return tongue.pieces('end');
  }
}

/** An action as one text with the names of the cards, for announcements and descriptions. */
export function stepText(position: Position, action: Action, tongue: Tongue): string {
  return stepPieces(position, action, tongue)
    .map((piece) => (typeof piece === 'string' ? piece : tongue.spoken(piece)))
    .join('');
}

/** Several lists of cards behind one another, where the message has its empty list. */
function cardLists(pieces: readonly Piece[], lists: readonly (readonly Card[])[]): readonly Piece[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' ? [piece] : lists.flatMap((cards, index) => (index === 0 ? [cards] : [' + ', cards])),
  );
}

function meldNamed(position: Position, reference: MeldReference, tongue: Tongue): string {
  const sides = reference.side === undefined ? [actingSide(position), ...position.sides] : position.sides;
  const candidates = sides.filter(({ side }) => reference.side === undefined || side === reference.side);
  const meld = candidates.flatMap(({ melds }) => melds).find(({ name }) => name === reference.name);
  return meld === undefined ? '' : meldName(meld, tongue);
}

function callPieces(call: Call, tongue: Tongue): readonly Piece[] {
  if (call === 'pass') return tongue.pieces('callPass');
  if (call === 'double') return tongue.pieces('callDouble');
  if (call === 'no-opening') return tongue.pieces('callNoOpening');
  const kind = tongue.text(call.denomination === 'twos' ? 'bidTwos' : call.denomination);
  return tongue.pieces('callBid', { bid: `${call.level} ${kind}` });
}
