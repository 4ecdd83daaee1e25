import type { MoveReason } from '../../players/index.ts';
import { tellingBy } from '../words/news/news-words.ts';
import { type Filling, type Piece, phrase } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';
import type { SayStep } from '../words/step-words.ts';
import type { ReplayTexts, ReplayWord } from './replay-words.ts';

/** The language of a deal played back: that of every table, and its own texts. */
export class ReplayTalk {
  readonly speech: Speech;
  /** Tells of what another player has done, with its cards as cards. */
  readonly told: SayStep;
  /** The same of what the player has done from whose seat the deal is seen. */
  readonly own: SayStep;
  readonly #words: ReplayTexts;

  constructor(speech: Speech, words: ReplayTexts) {
    this.speech = speech;
    this.told = tellingBy(words.told, speech.language);
    this.own = tellingBy(words.told, speech.language, true);
    this.#words = words;
  }

  /** A text of the page. */
  say(word: ReplayWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return this.speech.fill(this.#words.texts[word], fillings);
  }

  /** Why a move is good, with the cards that are meant as cards. */
  reason({ code, count, cards }: MoveReason): readonly Piece[] {
    return phrase(this.#words.reasons[code], { count, cards }, this.speech.language);
  }
}
