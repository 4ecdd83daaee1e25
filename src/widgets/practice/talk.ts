import type { MoveReason } from '../../players/index.ts';
import { type Filling, type Piece, phrase } from '../phrase.ts';
import type { StepWord } from '../step-words.ts';
import type { Tongue } from '../tongue.ts';
import { type PracticeWord, type PracticeWords, toldWords } from './words.ts';

/** The language of the practice table: that of every table, and its own texts. */
export class Talk {
  readonly tongue: Tongue;
  readonly #words: PracticeWords;

  constructor(tongue: Tongue, words: PracticeWords) {
    this.tongue = tongue;
    this.#words = words;
  }

  /** A text of the practice table. */
  say(word: PracticeWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return this.tongue.fill(this.#words.texts[word], fillings);
  }

  /** A part of what somebody has done, with its cards as cards. */
  told(word: StepWord, fillings: Readonly<Record<string, Filling>> = {}): readonly Piece[] {
    return phrase(this.#words.texts[toldWords[word]], fillings, this.tongue.language);
  }

  /** Why a move is good, with the cards that are meant as cards. */
  reason({ code, count, cards }: MoveReason): readonly Piece[] {
    return phrase(this.#words.reasons[code], { count, cards }, this.tongue.language);
  }
}
