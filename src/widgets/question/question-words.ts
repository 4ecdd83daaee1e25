import { isSeat, isSide, meldNames, type Position, type Seat } from '../../engine/index.ts';
import { linePieces } from '../words/line-words.ts';
import type { Piece } from '../words/phrase.ts';
import { playerName, sideName } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import type { WidgetWord } from '../words/table-words.ts';
import type { Answer, Question } from './question.ts';

/** Where a question is asked: the position that its table begins with, and the seat of the reader. */
export interface AskedAt {
  readonly start: Position;
  readonly reader: Seat;
}

/** A question in the reader's words. */
export function askPieces(question: Question, { start, reader }: AskedAt, speech: Speech): readonly Piece[] {
  if (question.ask !== null) return [question.ask];
  switch (question.kind) {
    case 'move':
      return speech.pieces(`ask-${question.goal}`);
    case 'allowed':
      return [
        `${speech.text('ask-allowed')} `,
        ...linePieces(start, question.actions, speech, reader).flatMap((pieces, place) =>
          place === 0 ? pieces : [' → ', ...pieces],
        ),
      ];
    case 'yes-no':
      return question.about === 'parameter'
        ? speech.pieces('ask-fact', { name: question.name })
        : speech.pieces(`ask-${question.about}`);
    case 'number':
      if (question.about === 'parameter') return speech.pieces('ask-number', { name: question.name });
      return [...speech.pieces(`ask-${question.about}`), ...cardsAfter(question.cards)];
    case 'choice':
      return question.about === 'meld'
        ? [...speech.pieces('ask-kind'), ...cardsAfter(question.cards)]
        : speech.pieces(`ask-${question.about}`);
    case 'count':
      return speech.pieces('ask-count');
  }
}

function cardsAfter(cards: Exclude<Piece, string>): readonly Piece[] {
  return cards.length === 0 ? [] : [' ', cards];
}

/** The true answer as a sentence; empty where only the verdict of the engine says it. */
export function truthPieces(question: Question, at: AskedAt, speech: Speech): readonly Piece[] {
  switch (question.kind) {
    case 'move':
      return question.possible ? speech.pieces('itCan') : speech.pieces('itCannot');
    case 'allowed':
    case 'count':
      return [];
    case 'yes-no':
      return question.about === 'parameter'
        ? [`${question.name}: ${speech.text(question.is ? 'yes' : 'no').toLowerCase()}.`]
        : speech.pieces(`tell-${question.about}-${question.is ? 'yes' : 'no'}`);
    case 'number': {
      const points = question.is;
      if (question.about === 'parameter') return speech.pieces('lineIs', { line: question.name, points });
      return speech.pieces(`tell-${question.about}`, { points, cards: question.cards });
    }
    case 'choice':
      return choiceTruth(question.about, question.is, question.cards, at, speech);
  }
}

function choiceTruth(
  about: 'meld' | 'nextDealer' | 'winner',
  is: string,
  cards: Exclude<Piece, string>,
  at: AskedAt,
  speech: Speech,
): readonly Piece[] {
  const said = choiceText(about, is, at, speech);
  if (about === 'meld') return speech.pieces('tell-meld', { cards, kind: said });
  if (about === 'nextDealer') return speech.pieces('tell-nextDealer', { player: said });
  return is === 'none' || is === 'draw'
    ? speech.pieces(`tell-winner-${is}`)
    : speech.pieces('tell-winner', { side: said });
}

/** What one of several answers is called. */
export function choiceText(
  about: 'meld' | 'nextDealer' | 'winner',
  choice: string,
  { start, reader }: AskedAt,
  speech: Speech,
): string {
  if (about === 'meld') {
    const word = meldNames.find((kind) => kind === choice);
    return word === undefined ? choice : speech.text(word);
  }
  if (about === 'nextDealer') {
    const seat = Number(choice);
    return isSeat(seat) ? playerName(start, seat, reader, speech) : choice;
  }
  if (choice === 'none' || choice === 'draw') return speech.text(`tell-winner-${choice}`);
  return isSide(choice) ? sideName(start, choice, reader, speech) : choice;
}

/** A first nudge: the author's, or that of the kind of question. */
export function nudgeText(question: Question, speech: Speech): string {
  return question.hint ?? speech.text(nudgeWord(question));
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
export function answerText(question: Question, answer: Answer, at: AskedAt, speech: Speech): string {
  if (answer === 'cannot') return speech.text('cannot');
  if (typeof answer === 'boolean') return speech.text(answer ? 'yes' : 'no');
  if (typeof answer === 'number') return String(answer);
  return question.kind === 'choice' ? choiceText(question.about, answer, at, speech) : answer;
}
