import { type ClauseAddress, isClauseAddress, type RulesetId } from './clauses.ts';
import type { CodeOf, RuleCase, RuleFamily } from './codes.ts';
import type { ParameterName, Parameters } from './parameters.ts';
import type { SixForm } from './seats.ts';
import { type WordOf, wordsOf } from './split-words.ts';

/** Parameters as a document states them: the value and the clause that gives it. */
export type Stated = {
  readonly [Name in ParameterName]?: { readonly value: Parameters[Name]; readonly clause: ClauseAddress };
};

/** Parameters by the clause that states them. */
export type StatedBy = { readonly [Clause in ClauseAddress]?: Partial<Parameters> };

/** Clauses that state one rule or give one permission, the most specific first. */
export type Clauses = readonly [ClauseAddress, ...ClauseAddress[]];

/** Clauses of each code of the families that a ruleset takes part in, and of those of its circumstances that are stated elsewhere. */
export type ClausesOf<Family extends RuleFamily> = ClauseTable & { readonly [Code in CodeOf<Family>]: Clauses };

/** Clauses by code and circumstance, where not every code need be there. */
export type ClauseTable = { readonly [Code in RuleCase]?: Clauses };

/** What an option value or a number of players changes: parameters by clause, and clauses that state a rule more closely. */
export interface Patch {
  readonly stated?: StatedBy;
  readonly clauses?: ClauseTable;
}

/** The values that an option may take. */
export type OptionValue = boolean | number;

/** Options by name. */
export type Options = { readonly [name: string]: OptionValue };

/** A value of an option and what it changes. */
interface OptionChoice {
  readonly value: OptionValue;
  readonly patch?: Patch;
  /** Values of other options without which this one has nothing to change. */
  readonly needs?: Options;
}

/** An option of a ruleset: its clause and its values, the default first. */
export interface OptionDefinition {
  readonly clause: ClauseAddress;
  readonly values: readonly [OptionChoice, ...OptionChoice[]];
}

/** An option with its usual value and another, and what the other changes. */
export function choiceOf(
  clause: ClauseAddress,
  usual: OptionValue,
  other: OptionValue,
  patch: Patch,
): OptionDefinition {
  return { clause, values: [{ value: usual }, { value: other, patch }] };
}

/** An option that is off or on, with what it changes where it is on. */
export function switchedBy(clause: ClauseAddress, patch: Patch): OptionDefinition {
  return choiceOf(clause, false, true, patch);
}

/** A number of players (and for six the form) that a ruleset is written for, and what it changes. */
export interface TableDefinition {
  readonly players: number;
  readonly form?: SixForm;
  /** The clause that provides for so many players, where it is another than the usual one. */
  readonly clause?: ClauseAddress;
  readonly patch?: Patch;
  /** Only with these options, for example the player counts of quick canasta. */
  readonly only?: Options;
}

/** A ruleset as data, whatever its families. */
export interface AnyDefinition {
  readonly id: RulesetId;
  readonly families: readonly RuleFamily[];
  readonly stated: StatedBy;
  readonly clauses: ClauseTable;
  /** Clauses of the lines of a score sheet and of other derived facts. */
  readonly facts: FactClauses;
  readonly options: { readonly [name: string]: OptionDefinition };
  readonly tables: readonly TableDefinition[];
}

/** A ruleset as data; a code of its families that has no clause does not compile. Adding a ruleset means writing one of these. */
export interface Definition<Family extends RuleFamily> extends AnyDefinition {
  readonly families: readonly Family[];
  readonly clauses: ClausesOf<Family>;
}

/** A ruleset whose families are those that it names. */
export function define<const Family extends RuleFamily>(
  definition: { readonly families: readonly Family[] } & Definition<NoInfer<Family>>,
): Definition<Family> {
  return definition;
}

/** Codes as words, on one line or several. */
type Words = string | readonly string[];
type WordIn<Text> = Text extends string ? WordOf<Text> : Text extends readonly string[] ? WordOf<Text[number]> : never;

/** The address of a clause that stands by its number or by its address. */
type Address<Id extends RulesetId, Cited extends string> = Cited extends `${string}/${string}`
  ? Cited
  : `${Id}/${Cited}`;

/** A table in which every clause exists and every word is a code; anything else in it does not compile. */
type Sound<Id extends RulesetId, Table> = {
  readonly [Cited in keyof Table]: Address<Id, WordOf<`${Cited & (string | number)}`>> extends ClauseAddress
    ? WordIn<Table[Cited]> extends RuleCase
      ? Table[Cited]
      : never
    : never;
};

/**
 * The clauses of each code, from a table that goes along the document: clauses, the most specific first, and the codes that rest on just
 * these. Clauses of the ruleset itself stand by their numbers, others by their addresses; a code in a circumstance as `code:circumstance`.
 */
export function clauseTable<Id extends RulesetId, const Table extends { readonly [cited: string]: Words }>(
  id: Id,
  table: Table & Sound<Id, Table>,
): { readonly [Code in WordIn<Table[keyof Table]>]: Clauses };
export function clauseTable(
  id: RulesetId,
  table: { readonly [cited: string]: Words },
): { readonly [code: string]: Clauses } {
  const clauses: { [code: string]: Clauses } = {};
  for (const [cited, words] of Object.entries(table)) {
    for (const code of wordsOf([words].flat())) {
      if (code in clauses) throw new Error(`${id} states ${code} twice`);
      clauses[code] = clausesFrom(id, cited);
    }
  }
  return clauses;
}

function clausesFrom(id: RulesetId, cited: string): Clauses {
  const addresses = cited.split(' ').map((clause) => (clause.includes('/') ? clause : `${id}/${clause}`));
  const [first, ...others] = addresses.filter(isClauseAddress);
  if (first === undefined || others.length + 1 < addresses.length) throw new Error(`${id} has no clause ${cited}`);
  return [first, ...others];
}

/** What became of a contract. */
export type ContractResult = 'made' | 'robbed' | 'failed' | 'void' | 'none';

/** Facts that are told with a clause although no move is judged. */
type Fact =
  | WordOf<'gameEnds nextDealer firstPlayer minimum frozen meldedCards handCards naturalCanasta mixedCanasta'>
  | WordOf<'goingOut concealed redThrees redThreesUnplayed forgottenRedThree penalties bonuses'>;

/** Lines of a score sheet that only games with an auction have. */
type ContractFact = WordOf<'redThreesInHand blackThreesInHand laidRedThrees unopened doubled'>;

/** The clauses of the facts. */
export interface FactClauses extends Readonly<Record<Fact, ClauseAddress>> {
  /** Where it is said how long a score that has been written down may be mended: in addition, and in what was counted. */
  readonly mending?: { readonly addition: ClauseAddress; readonly counting: ClauseAddress };
  /** Where melds with too many wild cards are scored and not only refused. */
  readonly excessWilds?: ClauseAddress;
  /** Where there is an auction; `results` says what each result brings, `doubled` what changes with a double. */
  readonly contract?: Readonly<Record<ContractFact, ClauseAddress>> & {
    readonly results: { readonly [Result in ContractResult]: ClauseAddress };
  };
}
