import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Action, type Card, countOf, type Position, sideState } from '../../../src/engine/index.ts';
import { type NewsTexts, tellingBy } from '../../../src/widgets/words/news/news-words.ts';
import type { Filling, Piece } from '../../../src/widgets/words/phrase.ts';
import { bidName, meldNameAmong, type StepWord, stepPieces } from '../../../src/widgets/words/step-words.ts';
import { speechOf } from '../../widgets/support/speeches.ts';
import type { Act } from './told.ts';

// An account of the lines of the log: what a line says of an act is looked for in what the act has changed on the table.

const speech = speechOf('en');
const { practice }: { practice: NewsTexts } = parse(readFileSync('content/messages/en.yaml', 'utf8'));
const telling = tellingBy(practice, 'en');

interface Line {
  readonly words: readonly { readonly word: StepWord; readonly fillings: Readonly<Record<string, Filling>> }[];
  /** The cards that it shows, list by list. */
  readonly lists: readonly (readonly Card[])[];
}

/** What a line of the log says of an act that is not so; null if it is all true. */
export function untrueLine(act: Act): string | null {
  const words: Line['words'][number][] = [];
  const pieces = stepPieces(act.before, act.action, speech, (word, fillings = {}) => {
    words.push({ word, fillings });
    return telling(word, fillings);
  });
  const lists = pieces.filter((piece) => typeof piece !== 'string').filter((list) => list.length > 0);
  return isSo({ words, lists }, act) ? null : `${inWords(pieces)} (${act.action.type} of ${act.seat})`;
}

function inWords(pieces: readonly Piece[]): string {
  return speech.aloud(pieces);
}

/** By which words an act may be told. */
const told: { readonly [Type in Action['type']]: readonly StepWord[] } = {
  'turn-up': ['turnUp'],
  draw: ['draw'],
  take: ['take', 'takeAlone', 'takeOnto', 'takeOntoWith'],
  meld: ['meld'],
  add: ['add'],
  merge: ['merge'],
  lay: ['lay'],
  buy: ['buy'],
  discard: ['discard'],
  ask: ['ask'],
  answer: ['answerYes', 'answerNo', 'answerPass'],
  call: ['callBid', 'callPass', 'callDouble', 'callNoOpening'],
  end: ['end'],
};

function isSo(line: Line, act: Act): boolean {
  const { before, action, after } = act;
  const [first] = line.words;
  if (first === undefined || !told[action.type].includes(first.word)) return false;
  const shown = line.lists.flat();
  switch (first.word) {
    case 'turnUp':
      return after.pile.length > before.pile.length || after.phase !== before.phase;
    case 'draw':
      return countOf(after.stock) < countOf(before.stock);
    case 'take':
    case 'takeAlone':
    case 'takeOnto':
    case 'takeOntoWith': {
      const [top] = before.pile.slice(-1);
      if (top === undefined || !isSame([...shown, top], laidBy(act))) return false;
      if (first.word === 'takeAlone') return line.words.length > 1 || shown.length === 0;
      return first.word === 'take' || cardsOnto(act, first.fillings.meld).includes(top);
    }
    case 'meld':
      return isSame(shown, laidBy(act)) && line.lists.every((list) => liesTogether(list, act));
    case 'add':
      return (
        isSame(shown, laidBy(act)) &&
        line.words.every(({ fillings }) => contains(cardsOnto(act, fillings.meld), cardsIn(fillings.cards)))
      );
    case 'merge':
      return liesTogether(shown, act) || after.current.surplus.length > before.current.surplus.length;
    case 'lay':
    case 'buy':
      // The card that comes for it may be another red three, which is laid at once.
      return contains(threes(after, act).slice(threes(before, act).length), shown);
    case 'discard':
      return isSame(shown, after.pile.slice(-1)) && after.pile.length === before.pile.length + 1;
    case 'ask':
      return after.current.asked !== null && before.current.asked === null;
    case 'answerYes':
      return after.current.answer === 'yes';
    case 'answerNo':
      return after.current.answer === 'no';
    case 'answerPass':
      return after.current.asked !== before.current.asked && after.current.answer === null;
    case 'callBid': {
      const bid = after.calls.at(-1);
      const made = typeof bid === 'object' ? bid : after.contract?.bid;
      return made !== undefined && first.fillings.bid === bidName(made, speech);
    }
    case 'callPass':
      return after.calls.at(-1) === 'pass' || after.phase !== before.phase;
    case 'callDouble':
      return after.contract?.doubledBy === act.seat;
    case 'callNoOpening':
      return before.phase === 'contract-opening' && sideState(after, act.seat).melds.length === 0;
    case 'end':
      return after.phase === 'over' && after.pile.length === before.pile.length;
    default:
      return false;
  }
}

function threes(position: Position, { seat }: Act): readonly Card[] {
  return sideState(position, seat).redThrees;
}

function melds(position: Position, { before }: Act) {
  return sideState(position, before.turn).melds;
}

/** The cards that lie in melds after an act and did not before. */
function laidBy(act: Act): readonly Card[] {
  return less(
    melds(act.after, act).flatMap(({ cards }) => cards),
    melds(act.before, act).flatMap(({ cards }) => cards),
  );
}

/** The cards that have come to the meld that was called so before the act. */
function cardsOnto(act: Act, name: Filling | undefined): readonly Card[] {
  const had = melds(act.before, act);
  const meld = had.find((one) => meldNameAmong(one, had, speech) === name);
  const now = melds(act.after, act).find((one) => one.name === meld?.name);
  return meld === undefined || now === undefined ? [] : less(now.cards, meld.cards);
}

function liesTogether(list: readonly Card[], act: Act): boolean {
  return melds(act.after, act).some(({ cards }) => contains(cards, list));
}

function cardsIn(filling: Filling | undefined): readonly Card[] {
  return typeof filling === 'object' ? filling : [];
}

function less(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

function contains(cards: readonly Card[], list: readonly Card[]): boolean {
  return less(list, cards).length === 0 && less(cards, list).length === cards.length - list.length;
}

function isSame(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && contains(one, other);
}
