import type { FieldName, KindOf, Kinds } from '../../position/fields.ts';
import type { RulesetId } from '../../rulesets/clauses.ts';
import type { SixForm } from '../../rulesets/seats.ts';

// A scenario file as written, key by key; `schema.ts` checks that a file is like this. What may be left out is null where an author's
// leaving it out says something, and else undefined.

/** A text in each of some languages; whoever reads a file says which languages it must have. */
export type Texts<Language extends string = string> = { readonly [Id in Language]: string };

/** Cards, or only how many, or some of them and how many more. */
export type WrittenCards = string | number | { known: string; unknown: number };

/** What the kinds of fields are before they are read; words stand as they are. */
export interface WrittenKinds extends Pick<Kinds, 'phase' | 'side' | 'flag' | 'drew' | 'answer' | 'cause'> {
  readonly seat: number;
  readonly seats: number[];
  readonly names: string[];
  readonly cards: string;
  readonly held: WrittenCards;
  readonly calls: string[];
  readonly contract: { seat: number; bid: string; doubledBy?: number | undefined };
  readonly 'held by seat': Record<string, WrittenCards>;
  readonly 'cards by seat': Record<string, string>;
  readonly 'duties by seat': Record<string, string[]>;
  readonly 'cards by side': Record<string, string>;
  readonly 'melds by side': Record<string, Record<string, string>>;
  readonly 'points by side': Record<string, number>;
}

/** Cards by the name of a meld. */
export type MeldsByName = Record<string, string>;

/** A position as written: its fields. */
export type WrittenPosition = { readonly [Name in FieldName]?: WrittenKinds[KindOf<Name>] | undefined };

/** The compared parts as written: any fields; a meld may be given by the number of its cards. */
export type WrittenAfter = Omit<WrittenPosition, 'melds'> & {
  readonly melds?: Record<string, Record<string, string | number>> | undefined;
};

/** An action as written: one of the action keys with its companions. */
export type WrittenAction =
  | { draw: string }
  | { turn: 'up' }
  | WrittenTake
  | { meld: string[] | MeldsByName }
  | { add: MeldsByName }
  | { merge: [string, string] }
  | { lay: string; draws?: string | undefined }
  | { buy: string; draws?: string | undefined }
  | { discard: string }
  | { ask: 'out' }
  | { answer: 'yes' | 'no' | 'pass' }
  | { call: string }
  | { end: 'deal' };

/** Taking the pile as written. */
export interface WrittenTake {
  take: 'pile';
  with?: string | undefined;
  onto?: string | undefined;
  as?: string | undefined;
  meld?: string[] | MeldsByName | undefined;
  depth?: number | undefined;
  draws?: string | undefined;
}

/** Clauses of which each, or of a list one, must be named. */
type WrittenBecause = (string | string[])[];

/** What an author may say of a case to those who are asked it. */
interface WrittenWording<Language extends string> {
  ask: Texts<Language> | null;
  hint: Texts<Language> | null;
}

/** Points of a side, as far as they are compared. */
interface WrittenPoints {
  base?: number | undefined;
  cards?: number | undefined;
  total?: number | undefined;
}

/** What became of a contract, as far as it is compared. */
type WrittenContract = 'made' | 'robbed' | 'failed' | 'void' | 'none' | null;

export interface WrittenPlayCase<Language extends string = string> extends WrittenWording<Language> {
  do: WrittenAction[];
  expect: 'legal' | 'illegal';
  because: WrittenBecause;
  first: string | null;
  exactly: string[] | null;
  after: WrittenAfter | null;
  score: Record<string, WrittenPoints> | null;
  contract: WrittenContract;
}

export type WrittenTellCase<Language extends string = string> = WrittenWording<Language> &
  (
    | { tell: 'minimum' | 'highestOpening' | 'nextDealer'; is: number }
    | { tell: 'frozen' | 'takeable' | 'mustTake' | 'canGoOut'; is: boolean }
    | { tell: 'meld'; cards: string; is: string }
    | { tell: 'value'; cards: string; is: number }
    | { tell: 'parameter'; name: string; is: number | boolean | string }
    | { tell: 'winner'; is: 'A' | 'B' | 'C' | 'draw' | 'none' }
  );

export interface WrittenScoreCase<Language extends string = string> extends WrittenWording<Language> {
  score: Record<string, WrittenPoints>;
  contract: WrittenContract;
  because: WrittenBecause;
}

/** A ruling as written: nothing is said, a fact is missing or impossible, or what follows. */
export type WrittenRuling =
  | 'unregulated'
  | { error: string }
  | {
      penalty?: Record<string, number> | undefined;
      award?: Record<string, number> | undefined;
      effects?: string[] | undefined;
    };

export interface WrittenFaultCase {
  fault: string;
  by: number | null;
  facts: Record<string, string | number | boolean>;
  cards?: string | undefined;
  demand?: 'out' | 'on' | undefined;
  ruling: WrittenRuling;
  because: WrittenBecause;
  after: WrittenAfter | null;
}

/** A case as written. */
export type WrittenCase<Language extends string = string> =
  | WrittenPlayCase<Language>
  | WrittenTellCase<Language>
  | WrittenScoreCase<Language>
  | WrittenFaultCase;

/** A scenario file as written. */
export interface WrittenScenario<Language extends string = string> {
  ruleset: RulesetId;
  options?: Record<string, boolean | number>;
  players?: number;
  form?: SixForm;
  about: string[];
  title: Texts<Language> | null;
  note?: string | undefined;
  position: WrittenPosition;
  cases: WrittenCase<Language>[];
}
