import { type Agreement, agreedClauses, type Ruleset, type RulesetId } from '../../engine/index.ts';
import type { MoveReason } from '../../players/index.ts';
import { agreedOptions } from '../agreement/agreement-summary.ts';
import type { AgreementTexts } from '../agreement/agreement-texts.ts';
import { agreementOf } from '../agreement/agreements.ts';
import { type Filling, type Piece, phrase } from '../phrase.ts';
import type { SayStep } from '../step-words.ts';
import { tellingBy } from '../told-words.ts';
import type { Tongue } from '../tongue.ts';
import type { PracticeWord, PracticeWords } from './words.ts';

/** The language of the practice table: that of every table, and its own texts. */
export class Talk {
  readonly tongue: Tongue;
  /** What the agreements of the ruleset are called. */
  readonly agreement: AgreementTexts;
  /** Tells of what another player has done, with its cards as cards. */
  readonly told: SayStep;
  /** The same of what the reader has done. */
  readonly own: SayStep;
  readonly #words: PracticeWords;

  constructor(tongue: Tongue, words: PracticeWords) {
    this.tongue = tongue;
    this.agreement = words.agreement;
    this.told = tellingBy(words.texts, tongue.language);
    this.own = tellingBy(words.texts, tongue.language, true);
    this.#words = words;
  }

  /** A text of the practice table. */
  say(word: PracticeWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return this.tongue.fill(this.#words.texts[word], fillings);
  }

  /** The same with its cards as cards. */
  pieces(word: PracticeWord, fillings: Readonly<Record<string, Filling>>): readonly Piece[] {
    return phrase(this.#words.texts[word], fillings, this.tongue.language);
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

  /** Why a move is good, with the cards that are meant as cards. */
  reason({ code, count, cards }: MoveReason): readonly Piece[] {
    return phrase(this.#words.reasons[code], { count, cards }, this.tongue.language);
  }
}
