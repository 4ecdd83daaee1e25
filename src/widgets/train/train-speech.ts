import { type Filling, type Piece, phrase } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';
import type { TrainWord, TrainWords } from './train-words.ts';

/** A language at work at the trainer: its own texts, beside those of every table. */
export class TrainSpeech {
  readonly speech: Speech;
  readonly words: TrainWords;

  constructor(speech: Speech, words: TrainWords) {
    this.speech = speech;
    this.words = words;
  }

  /** A text of the trainer. */
  say(word: TrainWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return this.speech.fill(this.words.texts[word], fillings);
  }

  /** A text of the trainer in pieces, so that cards in it can be shown. */
  pieces(word: TrainWord, fillings: Readonly<Record<string, Filling>> = {}): readonly Piece[] {
    return phrase(this.words.texts[word], fillings, this.speech.language);
  }
}
