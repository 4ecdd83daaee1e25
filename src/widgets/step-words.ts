import {
  type Action,
  actingSide,
  type Bid,
  type Call,
  type Card,
  type Meld,
  type MeldReference,
  type Position,
  type TakeAction,
} from '../engine/index.ts';
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

/** What a meld is called among the melds of its side: with its cards where another one has the same name. */
export function meldNameAmong(meld: Meld, melds: readonly Meld[], tongue: Tongue): string {
  const name = meldName(meld, tongue);
  const alone = melds.every((other) => other === meld || meldName(other, tongue) !== name);
  return alone ? name : `${name} ${meld.cards.map((card) => tongue.short(card)).join(' ')}`;
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
      return [...first, ...takeExtras(action, tongue)];
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

/** What a taking of the pile brings with it: how deep it goes, and the further melds of the same act. */
function takeExtras({ depth = 1, melds }: TakeAction, tongue: Tongue): readonly Piece[] {
  const deep = depth === 1 ? [] : ['; ', ...tongue.pieces('takeDepth', { count: depth })];
  const lists = melds.map(({ cards }) => cards);
  return lists.length === 0 ? deep : [...deep, '; ', ...cardLists(tongue.pieces('alsoMeld', { cards: [] }), lists)];
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
  for (const { melds } of candidates) {
    const meld = melds.find(({ name }) => name === reference.name);
    if (meld !== undefined) return meldNameAmong(meld, melds, tongue);
  }
  return '';
}

function callPieces(call: Call, tongue: Tongue): readonly Piece[] {
  if (call === 'pass') return tongue.pieces('callPass');
  if (call === 'double') return tongue.pieces('callDouble');
  if (call === 'no-opening') return tongue.pieces('callNoOpening');
  return tongue.pieces('callBid', { bid: bidName(call, tongue) });
}

/** What a bid is called: its level and what it names. */
export function bidName({ level, denomination }: Bid, tongue: Tongue): string {
  return tongue.text(denomination === 'twos' ? 'bidTwos' : denomination, { count: level });
}
