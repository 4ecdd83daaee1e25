import { pointsOfAll, sideState } from '../../engine/index.ts';
import { numberText, type Piece } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';
import type { Question } from './question.ts';
import type { AskedAt } from './question-words.ts';

/** What a wrong answer has overlooked, as far as it can be told without the right one; empty where the question says enough. */
export function whyWrong(question: Question, { start, reader }: AskedAt, speech: Speech): readonly Piece[] {
  if (question.kind === 'choice' && question.about === 'meld') {
    const wilds = question.cards.filter(({ role }) => role === 'wild').length;
    const naturals = question.cards.length - wilds;
    // In a meld of twos, and in a run, a two may stand for itself.
    return naturals === 0 || question.is === 'sequence' || question.is === 'samba'
      ? []
      : speech.pieces('whyMeld', { naturals, wilds });
  }
  if (question.kind !== 'number') return [];
  if (question.about === 'minimum') {
    return speech.pieces('whyMinimum', { points: numberText(sideState(start, reader).score, speech.language) });
  }
  if (question.about !== 'value') return [];
  const { parameters } = start.ruleset;
  const sum = question.cards.map((card) => `${speech.short(card)} ${pointsOfAll(parameters, [card])}`).join(' + ');
  return speech.pieces('whySum', { sum });
}
