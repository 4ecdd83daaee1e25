import {
  type Agreement,
  agreedClauses,
  type Position,
  type Ruleset,
  type RulesetId,
  type Seat,
} from '../../../engine/index.ts';
import type { Fact } from '../../../insight/index.ts';
import type { MoveReason } from '../../../players/index.ts';
import { agreedOptions } from '../../agreement/agreement-summary.ts';
import type { AgreementTexts } from '../../agreement/agreement-texts.ts';
import { agreementOf } from '../../agreement/agreements.ts';
import { fillingsOf } from '../../words/fact-words.ts';
import { tellingBy } from '../../words/news/news-words.ts';
import { type Filling, type Piece, phrase } from '../../words/phrase.ts';
import type { Speech } from '../../words/speech.ts';
import type { SayStep } from '../../words/step-words.ts';
import type { PracticeWord, PracticeWords } from '../practice-words.ts';

/** The language of the practice table: that of every table, and its own texts. */
export class Talk {
  readonly speech: Speech;
  /** What the agreements of the ruleset are called. */
  readonly agreement: AgreementTexts;
  /** Tells of what another player has done, with its cards as cards. */
  readonly told: SayStep;
  /** The same of what the reader has done. */
  readonly own: SayStep;
  readonly #words: PracticeWords;

  constructor(speech: Speech, words: PracticeWords) {
    this.speech = speech;
    this.agreement = words.agreement;
    this.told = tellingBy(words.texts, speech.language);
    this.own = tellingBy(words.texts, speech.language, true);
    this.#words = words;
  }

  /** A text of the practice table. */
  say(word: PracticeWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return this.speech.fill(this.#words.texts[word], fillings);
  }

  /** The same with its cards as cards. */
  pieces(word: PracticeWord, fillings: Readonly<Record<string, Filling>>): readonly Piece[] {
    return phrase(this.#words.texts[word], fillings, this.speech.language);
  }

  /** What a table has agreed on besides the players, in one line. */
  agreed(ruleset: RulesetId, agreement: Required<Agreement>): string {
    const agreed = agreedOptions(ruleset, agreement, this.agreement, (option) => this.say('optionOff', { option }));
    return this.say('options', { agreed: agreed.length === 0 ? this.say('optionsUsual') : agreed.join(' · ') });
  }

  /** The same of a settled ruleset; null where everything is as usual. */
  agreedNote(ruleset: Ruleset): string | null {
    return agreedClauses(ruleset).length === 0 ? null : this.agreed(ruleset.id, agreementOf(ruleset));
  }

  /** What a fact says, with its cards as cards. */
  fact({ code, values }: Fact, position: Position, reader: Seat): readonly Piece[] {
    return phrase(this.#words.insight[code], fillingsOf(values, position, reader, this.speech), this.speech.language);
  }

  /** Why a move is good, with the cards that are meant as cards. */
  reason({ code, count, cards }: MoveReason): readonly Piece[] {
    return phrase(this.#words.reasons[code], { count, cards }, this.speech.language);
  }
}
