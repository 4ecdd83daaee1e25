import { isSeat, isSide, meldNames, type Position, type Seat } from '../engine/index.ts';
import { linePieces } from './line-words.ts';
import type { Piece } from './phrase.ts';
import type { Answer, Question } from './question.ts';
import { playerName, sideName } from './reader.ts';
import type { Tongue } from './tongue.ts';
import type { WidgetWord } from './words.ts';

/** Where a question is asked: the position that its table begins with, and the seat of the reader. */
export interface AskedAt {
  readonly start: Position;
  readonly reader: Seat;
}

/** A question in the reader's words. */
export function askPieces(question: Question, { start, reader }: AskedAt, tongue: Tongue): readonly Piece[] {
  if (question.ask !== null) return [question.ask];
  switch (question.kind) {
    case 'move':
      return tongue.pieces(`ask-${question.goal}`);
    case 'allowed':
      return [
        `${tongue.text('ask-allowed')} `,
        ...linePieces(start, question.actions, tongue, reader).flatMap((pieces, place) =>
          place === 0 ? pieces : [' → ', ...pieces],
        ),
      ];
    case 'yes-no':
      return question.about === 'parameter'
        ? tongue.pieces('ask-fact', { name: question.name })
        : tongue.pieces(`ask-${question.about}`);
    case 'number':
      if (question.about === 'parameter') return tongue.pieces('ask-number', { name: question.name });
      return [...tongue.pieces(`ask-${question.about}`), ...cardsAfter(question.cards)];
    case 'choice':
      return question.about === 'meld'
        ? [...tongue.pieces('ask-kind'), ...cardsAfter(question.cards)]
        : tongue.pieces(`ask-${question.about}`);
    case 'count':
      return tongue.pieces('ask-count');
  }
}

function cardsAfter(cards: Exclude<Piece, string>): readonly Piece[] {
  return cards.length === 0 ? [] : [' ', cards];
}

/** The true answer as a sentence; empty where only the verdict of the engine says it. */
export function truthPieces(question: Question, at: AskedAt, tongue: Tongue): readonly Piece[] {
  switch (question.kind) {
    case 'move':
      return question.possible ? tongue.pieces('itCan') : tongue.pieces('itCannot');
    case 'allowed':
    case 'count':
      return [];
    case 'yes-no':
      return question.about === 'parameter'
        ? [`${question.name}: ${tongue.text(question.is ? 'yes' : 'no').toLowerCase()}.`]
        : tongue.pieces(`tell-${question.about}-${question.is ? 'yes' : 'no'}`);
    case 'number': {
      const points = question.is;
      if (question.about === 'parameter') return tongue.pieces('lineIs', { line: question.name, points });
      return tongue.pieces(`tell-${question.about}`, { points, cards: question.cards });
    }
    case 'choice':
      return choiceTruth(question.about, question.is, question.cards, at, tongue);
  }
}

function choiceTruth(
  about: 'meld' | 'nextDealer' | 'winner',
  is: string,
  cards: Exclude<Piece, string>,
  at: AskedAt,
  tongue: Tongue,
): readonly Piece[] {
  const said = choiceText(about, is, at, tongue);
  if (about === 'meld') return tongue.pieces('tell-meld', { cards, kind: said });
  if (about === 'nextDealer') return tongue.pieces('tell-nextDealer', { player: said });
  return is === 'none' || is === 'draw'
    ? tongue.pieces(`tell-winner-${is}`)
    : tongue.pieces('tell-winner', { side: said });
}

/** What one of several answers is called. */
export function choiceText(
  about: 'meld' | 'nextDealer' | 'winner',
  choice: string,
  { start, reader }: AskedAt,
  tongue: Tongue,
): string {
  if (about === 'meld') {
    const word = meldNames.find((kind) => kind === choice);
    return word === undefined ? choice : tongue.text(word);
  }
  if (about === 'nextDealer') {
    const seat = Number(choice);
    return isSeat(seat) ? playerName(start, seat, reader, tongue) : choice;
  }
  if (choice === 'none' || choice === 'draw') return tongue.text(`tell-winner-${choice}`);
  return isSide(choice) ? sideName(start, choice, reader, tongue) : choice;
}

/** A first nudge: the author's, or that of the kind of question. */
export function nudgeText(question: Question, tongue: Tongue): string {
  return question.hint ?? tongue.text(nudgeWord(question));
}

function nudgeWord(question: Question): WidgetWord {
  switch (question.kind) {
    case 'move':
      return moveNudges[question.goal] ?? 'nudge-rule';
    case 'yes-no':
      if (question.about === 'canGoOut') return 'nudge-out';
      return question.about === 'takeable'
        ? 'nudge-take'
        : question.about === 'parameter'
          ? 'nudge-rule'
          : 'nudge-pile';
    case 'number':
      return question.about === 'highestOpening'
        ? 'nudge-open'
        : question.about === 'value'
          ? 'nudge-count'
          : 'nudge-rule';
    case 'count':
      return 'nudge-count';
    default:
      return 'nudge-rule';
  }
}

const moveNudges: Partial<Record<string, WidgetWord>> = {
  out: 'nudge-out',
  take: 'nudge-take',
  open: 'nudge-open',
  canasta: 'nudge-canasta',
  meld: 'nudge-meld',
  add: 'nudge-add',
  turn: 'nudge-turn',
  draw: 'nudge-turn',
  call: 'nudge-call',
  end: 'nudge-pile',
};

/** What has been answered, in words. */
export function answerText(question: Question, answer: Answer, at: AskedAt, tongue: Tongue): string {
  if (answer === 'cannot') return tongue.text('cannot');
  if (typeof answer === 'boolean') return tongue.text(answer ? 'yes' : 'no');
  if (typeof answer === 'number') return String(answer);
  return question.kind === 'choice' ? choiceText(question.about, answer, at, tongue) : answer;
}
