import { type Filling, type Piece, phrase } from '../../words/phrase.ts';
import type { Speech } from '../../words/speech.ts';
import { RefereeSay, type RefereeWords } from './referee-words.ts';
import type { TrainWord, TrainWords } from './train-words.ts';

/** The words of a game without rulings. */
const noReferee: RefereeWords = { accounts: {}, known: {}, orders: {}, points: {} };

/** A language at work at the trainer: its own texts, beside those of every table. */
export class TrainSpeech {
  readonly speech: Speech;
  readonly words: TrainWords;
  readonly referee: RefereeSay;

  /** `referee` is null where the game’s document has no rulings. */
  constructor(speech: Speech, words: TrainWords, referee: RefereeWords | null) {
    this.speech = speech;
    this.words = words;
    this.referee = new RefereeSay(referee ?? noReferee);
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
