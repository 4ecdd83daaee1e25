import {
  type Action,
  actingSide,
  bestOpening,
  canGoOut,
  freezes,
  goingOutNeeds,
  isFrozen,
  isTakeable,
  judge,
  legalActions,
  type Position,
  pointsOfAll,
  score,
  seatState,
  sideState,
  topOf,
  waysToTakePile,
} from '../../engine/index.ts';
import { needText } from '../words/going-out-words.ts';
import { numberText, type Piece } from '../words/phrase.ts';
import { playerName, sideName } from '../words/reader.ts';
import { reasonText } from '../words/reason-text.ts';
import type { Speech } from '../words/speech.ts';
import type { Answer, ChoiceQuestion, NumberQuestion, Question, YesNoQuestion } from './question.ts';
import type { AskedAt } from './question-words.ts';

/**
 * What a wrong answer has overlooked. Where the right one is not told with it, it is not told here either; where it is, this is its reason.
 * Empty where the verdict of the engine says enough: of acts, and of a count that is guessed line by line.
 */
export function whyWrong(question: Question, given: Answer, at: AskedAt, speech: Speech): readonly Piece[] {
  switch (question.kind) {
    case 'number':
      return whyNumber(question, Number(given), at, speech);
    case 'choice':
      return whyChoice(question, at, speech);
    case 'yes-no':
      return whyFact(question, at.start, speech);
    default:
      return [];
  }
}

function whyNumber(
  question: NumberQuestion,
  given: number,
  { start, reader }: AskedAt,
  speech: Speech,
): readonly Piece[] {
  switch (question.about) {
    case 'minimum':
      return speech.pieces('whyMinimum', { points: numberText(sideState(start, reader).score, speech.language) });
    case 'value':
      return speech.pieces('whySum', { sum: sumOf(question.cards, start, speech) });
    case 'parameter':
      return speech.pieces('hintClauseText');
    case 'highestOpening':
      return whyOpening(start, given > question.is, speech);
  }
}

function sumOf(cards: NumberQuestion['cards'], { ruleset }: Position, speech: Speech): string {
  return cards.map((card) => `${speech.short(card)} ${pointsOfAll(ruleset.parameters, [card])}`).join(' + ');
}

/** Of too many points the cards that go into no meld; of too few how many cards do. */
function whyOpening(start: Position, isTooMuch: boolean, speech: Speech): readonly Piece[] {
  const laid = bestOpening(start).melds.flatMap(({ cards }) => cards);
  if (!isTooMuch) return speech.pieces('whyMoreFits', { count: laid.length });
  const left = [...seatState(start, start.turn).hand.known];
  for (const card of laid) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left.length > 0
    ? speech.pieces('whyInNoMeld', { cards: left })
    : speech.pieces('whySum', { sum: sumOf(laid, start, speech) });
}

function whyChoice({ about, cards, is }: ChoiceQuestion, { start, reader }: AskedAt, speech: Speech): readonly Piece[] {
  switch (about) {
    case 'nextDealer':
      return speech.pieces('whyNextDealer', { player: playerName(start, start.dealer, reader, speech) });
    case 'winner':
      return speech.pieces('whyWinner', totalsOf(start, reader, speech));
    case 'meld': {
      // In a meld of twos, and in a sequence, a two may stand for itself.
      if (is === 'sequence' || is === 'samba') return speech.pieces('whySequence', { count: cards.length });
      const wilds = cards.filter(({ role }) => role === 'wild').length;
      return speech.pieces('whyMeld', { naturals: cards.length - wilds, wilds });
    }
  }
}

/** What every side has after the deal, and what the game is to. */
function totalsOf(position: Position, reader: AskedAt['reader'], speech: Speech) {
  const number = (value: number) => numberText(value, speech.language);
  const totals = score(position).map(({ side, total }) => {
    const before = position.sides.find((each) => each.side === side)?.score ?? 0;
    const sum = `${number(before)} ${total < 0 ? '−' : '+'} ${number(Math.abs(total))} = ${number(before + total)}`;
    return `${sideName(position, side, reader, speech)} ${sum}`;
  });
  return { totals: totals.join('; '), target: position.ruleset.parameters.target };
}

function whyFact({ about, is }: YesNoQuestion, start: Position, speech: Speech): readonly Piece[] {
  switch (about) {
    case 'parameter':
      return [];
    case 'frozen': {
      const cards = start.pile.filter(freezes);
      if (cards.length > 0) return speech.pieces('whyFrozen', { cards });
      return speech.pieces(isFrozen(start) ? 'whyFrozenUnopened' : 'whyNotFrozen');
    }
    case 'takeable':
      return isTakeable(start) ? howTaken(start, speech) : whyNotTaken(start, speech);
    case 'mustTake':
      return is ? [speech.words.reasons['must-take-pile']] : speech.pieces('whyNeedNotTake');
    case 'canGoOut':
      return is ? howOut(start, speech) : whyNotOut(start, speech);
  }
}

/** A way to go out, by what goes to the table and what is discarded last. */
function howOut(start: Position, speech: Speech): readonly Piece[] {
  const acts = wayOut(start);
  const laid = acts.flatMap((action) =>
    action.type === 'meld'
      ? action.melds.flatMap(({ cards }) => cards)
      : action.type === 'add'
        ? action.additions.flatMap(({ cards }) => cards)
        : [],
  );
  const last = acts.flatMap((action) => (action.type === 'discard' ? [action.card] : []));
  if (laid.length + last.length === 0) return speech.pieces('whyOut');
  return [
    ...(laid.length > 0 ? speech.pieces('whyOutLaid', { cards: laid }) : []),
    ...(laid.length > 0 && last.length > 0 ? [' '] : []),
    ...(last.length > 0 ? speech.pieces('whyOutLast', { cards: last }) : []),
  ];
}

/** The acts of a player who has drawn and goes out: each leaves going out possible, the discard comes last. None where there is no such way. */
function wayOut(start: Position): readonly Action[] {
  const acts: Action[] = [];
  let now = start;
  while (now.phase === 'play' && now.turn === start.turn) {
    const step = legalActions(now)
      .filter(({ type }) => ['merge', 'meld', 'add', 'discard'].includes(type))
      .toSorted((one, other) => Number(one.type === 'discard') - Number(other.type === 'discard'))
      .flatMap((action) => {
        const verdict = judge(now, action);
        return verdict.legal ? [{ action, next: verdict.next }] : [];
      })
      .find(({ next }) => next.ending?.out === start.turn || (next.phase === 'play' && canGoOut(next)));
    if (step === undefined) return [];
    acts.push(step.action);
    now = step.next;
  }
  return acts;
}

/** What going out asks of the side and is not there; where nothing is missing, the cards that find no place. */
function whyNotOut(start: Position, speech: Speech): readonly Piece[] {
  const needs = goingOutNeeds(start, actingSide(start)).filter(({ what }) => what !== 'bid');
  if (needs.some(({ has, needs: least }) => has < least)) {
    return speech.pieces('whyOutNeeds', { needs: needs.map((need) => needText(need, speech)).join(', ') });
  }
  const placed = legalActions(start).flatMap((action) =>
    action.type === 'meld'
      ? action.melds.flatMap(({ cards }) => cards)
      : action.type === 'add'
        ? action.additions.flatMap(({ cards }) => cards)
        : [],
  );
  const left = seatState(start, start.turn).hand.known.filter((card) => !placed.includes(card));
  return start.phase === 'play' && left.length > 1
    ? speech.pieces('whyInNoMeld', { cards: left })
    : speech.pieces('whyOut');
}

function howTaken(start: Position, speech: Speech): readonly Piece[] {
  const { ways, openings } = waysToTakePile(start);
  const way = openings?.smallest ?? ways[0];
  const cards = way === undefined ? [] : [...way.with, ...way.melds.flatMap((meld) => meld.cards)];
  return cards.length > 0 ? speech.pieces('whyTakenWith', { cards }) : speech.pieces('whyTakenOnto');
}

/** Why the pile is not taken with all cards of the hand that are of the top card’s rank, which come nearest. */
function whyNotTaken(start: Position, speech: Speech): readonly Piece[] {
  const top = topOf(start);
  const cards = seatState(start, start.turn).hand.known.filter(({ order }) => order === top?.order);
  const verdict = judge(start, { type: 'take', with: cards, melds: [] });
  return verdict.legal ? [] : [reasonText(verdict.reasons[0], speech)];
}
