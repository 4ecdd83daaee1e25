import type { ClauseAddress, ParameterName, Ruleset } from '../../engine/index.ts';
import type { OptionName } from '../agreement/agreement-texts.ts';
import type { Filling } from '../words/phrase.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import type { LabWord } from './lab-words.ts';

/** What a laboratory needs of a language besides what tables need; its page carries it. */
export interface LabTexts {
  readonly words: Readonly<Record<LabWord, string>>;
  readonly options: Readonly<Record<string, OptionName>>;
}

/** A language at work in a laboratory. */
export class LabSpeech extends Speech {
  readonly texts: LabTexts;

  constructor(data: SpeechData, texts: LabTexts) {
    super(data);
    this.texts = texts;
  }

  /** A text of the laboratories. */
  say(word: LabWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return this.fill(this.texts.words[word], fillings);
  }
}

/** The clauses that state numbers of a ruleset, each once; none for what it does not state. */
export function statedBy({ stated }: Ruleset, ...names: readonly ParameterName[]): readonly ClauseAddress[] {
  return [...new Set(names.flatMap((name) => stated[name]?.clause ?? []))];
}
