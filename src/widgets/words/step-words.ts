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
} from '../../engine/index.ts';
import { asAdded, asLaid, fromHighToLow } from './laid-order.ts';
import type { Filling, Piece } from './phrase.ts';
import type { Speech } from './speech.ts';
import type { WidgetWord } from './table-words.ts';

const answerWords = { yes: 'answerYes', no: 'answerNo', pass: 'answerPass' } as const;

/** What a meld is called where cards go to it: the kings, the wild cards, a sequence with its cards. */
export function meldName(meld: Meld, speech: Speech): string {
  const { melds } = speech.words;
  if (meld.kind === 'wild') return melds.wild;
  if (meld.kind === 'black-threes') return melds.blackThrees;
  if (meld.kind === 'sequence') return `${melds.sequence} ${laidText(meld, speech)}`;
  const natural = meld.cards.find(({ order }) => order === meld.order);
  return natural === undefined || natural.rank === 'joker' ? melds.wild : melds[natural.rank];
}

/** What a meld is called among the melds of its side: with its cards where another one has the same name. */
export function meldNameAmong(meld: Meld, melds: readonly Meld[], speech: Speech): string {
  const name = meldName(meld, speech);
  const alone = melds.every((other) => other === meld || meldName(other, speech) !== name);
  return alone ? name : `${name} ${laidText(meld, speech)}`;
}

/** The cards of a meld as they lie, in short. */
function laidText({ kind, cards }: Meld, speech: Speech): string {
  const laid = kind === 'sequence' ? fromHighToLow(cards, (card) => card) : cards;
  return laid.map((card) => speech.short(card)).join(' ');
}

/** The messages that tell of actions. */
export type StepWord = Extract<
  WidgetWord,
  | 'turnUp'
  | 'draw'
  | 'take'
  | 'takeAlone'
  | 'takeOnto'
  | 'takeOntoWith'
  | 'takeDepth'
  | 'alsoMeld'
  | 'meld'
  | 'add'
  | 'merge'
  | 'lay'
  | 'buy'
  | 'discard'
  | 'ask'
  | 'answerYes'
  | 'answerNo'
  | 'answerPass'
  | 'callPass'
  | 'callDouble'
  | 'callNoOpening'
  | 'callBid'
  | 'end'
>;

/** Says a part of an action, with its cards as cards. */
export type SayStep = (word: StepWord, fillings?: Readonly<Record<string, Filling>>) => readonly Piece[];

/**
 * An action in the reader's words, with its cards as cards, as something to do, or as `say` says it. `position` is the one in which it is
 * done.
 */
export function stepPieces(
  position: Position,
  action: Action,
  speech: Speech,
  say: SayStep = (word, fillings) => speech.pieces(word, fillings),
): readonly Piece[] {
  const { ruleset } = position;
  const named = (reference: MeldReference) => meldNamed(position, reference, speech);
  switch (action.type) {
    case 'turn-up':
      return say('turnUp');
    case 'draw':
      return say('draw');
    case 'take': {
      const meld = action.onto === undefined ? '' : named(action.onto);
      const fillings = { cards: asLaid(ruleset, action.with), meld };
      const bare = action.with.length === 0;
      const first =
        action.onto === undefined
          ? say(bare ? 'takeAlone' : 'take', fillings)
          : say(bare ? 'takeOnto' : 'takeOntoWith', fillings);
      return [...first, ...takeExtras(position, action, say)];
    }
    case 'meld':
      return cardLists(
        say('meld', { cards: [] }),
        action.melds.map(({ cards }) => asLaid(ruleset, cards)),
      );
    case 'add':
      return action.additions.flatMap(({ meld, cards }, index) => [
        ...(index === 0 ? [] : ['; ']),
        ...say('add', {
          meld: named(meld),
          cards: asAdded(ruleset, meldMeant(position, meld)?.meld.cards ?? [], cards),
        }),
      ]);
    case 'merge':
      return cardLists(
        say('merge', { meld: [] }),
        [action.first, action.second].map((named) => asLaid(ruleset, meldMeant(position, named)?.meld.cards ?? [])),
      );
    case 'lay':
      return say('lay', { cards: [action.card] });
    case 'buy':
      return say('buy', { cards: [action.card] });
    case 'discard':
      return say('discard', { cards: [action.card] });
    case 'ask':
      return say('ask');
    case 'answer':
      return say(answerWords[action.answer]);
    case 'call':
      return callPieces(action.call, speech, say);
    case 'end':
      return say('end');
  }
}

/** What a taking of the pile brings with it: how deep it goes, and the further melds of the same act. */
function takeExtras({ ruleset }: Position, { depth = 1, melds }: TakeAction, say: SayStep): readonly Piece[] {
  const deep = depth === 1 ? [] : ['; ', ...say('takeDepth', { count: depth })];
  const lists = melds.map(({ cards }) => asLaid(ruleset, cards));
  return lists.length === 0 ? deep : [...deep, '; ', ...cardLists(say('alsoMeld', { cards: [] }), lists)];
}

/** An action as one text with the names of the cards, for announcements and descriptions. */
export function stepText(position: Position, action: Action, speech: Speech): string {
  return stepPieces(position, action, speech)
    .map((piece) => (typeof piece === 'string' ? piece : speech.spoken(piece)))
    .join('');
}

/** Several lists of cards behind one another, where the message has its empty list. */
function cardLists(pieces: readonly Piece[], lists: readonly (readonly Card[])[]): readonly Piece[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' ? [piece] : lists.flatMap((cards, index) => (index === 0 ? [cards] : [' + ', cards])),
  );
}

function meldNamed(position: Position, reference: MeldReference, speech: Speech): string {
  const meant = meldMeant(position, reference);
  return meant === undefined ? '' : meldNameAmong(meant.meld, meant.melds, speech);
}

/** The meld that a reference means, among the melds of its side; undefined if there is none. */
function meldMeant(position: Position, reference: MeldReference) {
  const sides = reference.side === undefined ? [actingSide(position), ...position.sides] : position.sides;
  const candidates = sides.filter(({ side }) => reference.side === undefined || side === reference.side);
  for (const { melds } of candidates) {
    const meld = melds.find(({ name }) => name === reference.name);
    if (meld !== undefined) return { meld, melds };
  }
  return undefined;
}

function callPieces(call: Call, speech: Speech, say: SayStep): readonly Piece[] {
  if (call === 'pass') return say('callPass');
  if (call === 'double') return say('callDouble');
  if (call === 'no-opening') return say('callNoOpening');
  return say('callBid', { bid: bidName(call, speech) });
}

/** What a bid is called: its level and what it names. */
export function bidName({ level, denomination }: Bid, speech: Speech): string {
  return speech.text(denomination === 'twos' ? 'bidTwos' : denomination, { count: level });
}
