import type { Card } from '../../cards/cards.ts';
import type { Action } from '../../position/action.ts';
import type { Position } from '../../position/position.ts';
import type { Setup } from '../../position/setup.ts';
import type { ClauseAddress, RulesetId } from '../../rulesets/clauses.ts';
import type { Fault, RulingChoice } from '../../rulings/index.ts';
import type { Texts, WrittenFaultCase, WrittenPlayCase, WrittenScoreCase, WrittenTellCase } from './written.ts';

/** Clauses of which one must be named. */
export type ClauseChoice = readonly ClauseAddress[];

/** What an author may say of a case to those who are asked it at a table; null for nothing. */
type Wording<Language extends string> = Readonly<Pick<WrittenPlayCase<Language>, 'ask' | 'hint'>>;

/** An action list and what the engine must say of its last action, and of the position that it leads to; null for nothing. */
export interface PlayCase<Language extends string = string>
  extends Wording<Language>,
    Readonly<Pick<WrittenPlayCase, 'after' | 'score' | 'contract'>> {
  readonly kind: 'play';
  readonly line: number;
  readonly actions: readonly Action[];
  readonly legal: boolean;
  readonly because: readonly ClauseChoice[];
  readonly first: ClauseAddress | null;
  readonly exactly: readonly ClauseAddress[] | null;
}

/** A question for a derived value. */
export interface TellCase<Language extends string = string> extends Wording<Language> {
  readonly kind: 'tell';
  readonly line: number;
  readonly tell: TellQuestion;
  readonly is: string | number | boolean;
}

/** What can be asked by a word alone. */
export type PlainQuestion = Exclude<WrittenTellCase['tell'], 'meld' | 'value' | 'parameter'>;

/** What can be asked. */
export type TellQuestion =
  | { readonly about: PlainQuestion }
  | { readonly about: 'meld' | 'value'; readonly cards: readonly Card[] }
  | { readonly about: 'parameter'; readonly name: string };

/** The score of a deal that is over. */
export interface ScoreCase<Language extends string = string>
  extends Readonly<Omit<WrittenScoreCase<Language>, 'because'>> {
  readonly kind: 'score';
  readonly line: number;
  readonly because: readonly ClauseChoice[];
}

/** An irregularity and its ruling. */
export interface FaultCase extends Readonly<Pick<WrittenFaultCase, 'ruling' | 'after'>> {
  readonly kind: 'fault';
  readonly line: number;
  readonly fault: Fault;
  /** The cards it is about and what an opponent demands, for the position after the ruling. */
  readonly choice: RulingChoice;
  readonly because: readonly ClauseChoice[];
}

/** One question of a scenario. */
export type ScenarioCase<Language extends string = string> =
  | PlayCase<Language>
  | TellCase<Language>
  | ScoreCase<Language>
  | FaultCase;

/** A scenario file that has been read: one position and the questions put about it, its texts in the languages that were asked for. */
export interface Scenario<Language extends string = string> {
  readonly ruleset: RulesetId;
  readonly about: readonly ClauseAddress[];
  readonly title: Texts<Language> | null;
  readonly setup: Setup;
  readonly position: Position;
  readonly cases: readonly ScenarioCase<Language>[];
}
