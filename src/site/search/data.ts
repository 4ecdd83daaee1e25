import type { FaultKind } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { Clause } from '../schema/section.ts';

/** A clause as search knows it, in one language. */
export interface SearchRecord {
  readonly ruleset: RulesetId;
  /** Its id, `14-b`. */
  readonly clause: string;
  /** How it is cited, “14 b”. */
  readonly number: string;
  readonly kind: Clause['class'];
  /** Which of the sections it belongs to. */
  readonly section: number;
  readonly text: string;
  /** What the reading note says, what the tables about the clause ask, and what other pages call it. */
  readonly beside: string;
  /** What players ask and tell who look for it. */
  readonly asked: string;
  /** The numbers and choices that it states, with their names. */
  readonly numbers: string;
  /** The terms that it defines, and all terms that its text uses. */
  readonly defines: readonly number[];
  readonly terms: readonly number[];
}

/** A section: its title stands with each of its clauses, its summary says in plain words what they are about. */
export interface SearchSection {
  readonly ruleset: RulesetId;
  readonly nr: number;
  readonly title: string;
  readonly summary: string;
}

/** A term of the game with everything that it is called in any language. */
export interface SearchTerm {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly called: readonly string[];
}

/** Another page than those of the rules: a fault in the referee's guide, a part of a quick start, a lesson. */
export interface SearchPage {
  readonly title: string;
  readonly ruleset: RulesetId;
  /** What its address has behind the language. */
  readonly rest: string;
  /** Of a fault: its name in the guide, and the addresses of the clauses on which its rulings rest first of all. */
  readonly fault?: { readonly kind: FaultKind; readonly clauses: readonly string[] };
}

/** A table to try. */
export interface SearchTable {
  readonly title: string;
  readonly ruleset: RulesetId;
  readonly clause: string;
}

/** The words that say little in a question, and those that players use for one another. */
export interface Sayings {
  readonly ignored: readonly string[];
  /** Words with which somebody asks for a number, and words that tell of a fault. */
  readonly count: readonly string[];
  readonly fault: readonly string[];
  /** Words with which somebody tells what he has done at his table: “drew”, “took”. */
  readonly told: readonly string[];
  /** Words with which somebody asks what a card is worth. */
  readonly worth: readonly string[];
  /** Words that name a card: “king”. */
  readonly cards: readonly string[];
  /** Groups of words, and of phrases that are said for them. */
  readonly alike: readonly (readonly string[])[];
  /** What precedes the number of a clause, and how parts without a number are called, by what their ids have for it: `end`. */
  readonly clauses: {
    readonly kinds: readonly string[];
    readonly labels: readonly { readonly id: string; readonly called: readonly string[] }[];
  };
}

/** A ruleset, with what it is called in queries, and the rulesets that hold where it says nothing. */
export interface SearchRuleset {
  readonly id: RulesetId;
  readonly name: string;
  readonly called: readonly string[];
  /** How it is cited, and its name, in every language. */
  readonly cited: readonly string[];
  readonly standsOn: readonly RulesetId[];
}

/** Games that these books do not have, or what only other games have, by their names, with the ruleset that is nearest. */
export interface OtherGame {
  readonly called: readonly string[];
  readonly nearest?: RulesetId | undefined;
}

/** All that the browser needs to search in one language; a page of the site holds it as JSON. */
export interface SearchData {
  readonly language: LanguageId;
  readonly rulesets: readonly SearchRuleset[];
  readonly sections: readonly SearchSection[];
  readonly records: readonly SearchRecord[];
  readonly terms: readonly SearchTerm[];
  readonly tables: readonly SearchTable[];
  readonly pages: readonly SearchPage[];
  readonly sayings: Sayings;
  readonly games: readonly OtherGame[];
  /** What is said of any game, as the second part of a compound with its name. */
  readonly gameHeads: readonly string[];
  /** What somebody types who wants to play and not to read. */
  readonly play: readonly string[];
}
