import { type ClauseAddress, isClauseAddress, type RulesetId } from './clauses.ts';
import type { CodeOf, RuleCase, RuleFamily } from './codes.ts';
import { unmetNeeds, type ValueFor } from './needs.ts';
import type { ParameterName, Parameters } from './parameters.ts';
import type { SixForm } from './seats.ts';
import { type WordOf, wordsOf } from './split-words.ts';

/** Parameters as a document states them: the value and the clause that gives it. */
export type Stated = {
  readonly [Name in ParameterName]?: { readonly value: Parameters[Name]; readonly clause: ClauseAddress };
};

/** Parameters with values whose rules are those of certain families. */
export type ParametersOf<Family extends RuleFamily> = { readonly [Name in ParameterName]?: ValueFor<Name, Family> };

/** Parameters by the clause that states them. */
export type StatedBy<Family extends RuleFamily> = { readonly [Clause in ClauseAddress]?: ParametersOf<Family> };

/** Parameters by the clause that states them, whatever the families. */
export type AnyStated = { readonly [Clause in ClauseAddress]?: Partial<Parameters> };

/** Clauses that state one rule or give one permission, the most specific first. */
export type Clauses = readonly [ClauseAddress, ...ClauseAddress[]];

/** Clauses of each code of the families that a ruleset takes part in, and of those of its circumstances that are stated elsewhere. */
export type ClausesOf<Family extends RuleFamily> = ClauseTable & { readonly [Code in CodeOf<Family>]: Clauses };

/** Clauses by code and circumstance, where not every code need be there. */
export type ClauseTable = { readonly [Code in RuleCase]?: Clauses };

/** What an option value or a number of players changes: parameters by clause, and clauses that state a rule more closely. */
export interface Patch {
  readonly stated?: AnyStated;
  readonly clauses?: ClauseTable;
}

/** The same, with values whose rules are those of certain families. */
interface PatchOf<Family extends RuleFamily> {
  readonly stated?: StatedBy<Family>;
  readonly clauses?: ClauseTable;
}

/** The values that an option may take. */
export type OptionValue = boolean | number;

/** Options by name. */
export type Options = { readonly [name: string]: OptionValue };

/** A value of an option and what it changes. */
interface OptionChoice<Change> {
  readonly value: OptionValue;
  readonly patch?: Change;
  /** Values of other options without which this one has nothing to change. */
  readonly needs?: Options;
}

/** An option of a ruleset: its clause and its values, the default first. */
export interface OptionDefinition<Change = Patch> {
  readonly clause: ClauseAddress;
  readonly values: readonly [OptionChoice<Change>, ...OptionChoice<Change>[]];
}

/** An option with a usual value and another that changes something: the change with its very values, so that `define` can judge them. */
interface Choice<Change extends Patch> {
  readonly clause: ClauseAddress;
  readonly values: readonly [{ readonly value: OptionValue }, { readonly value: OptionValue; readonly patch: Change }];
}

/** An option with its usual value and another, and what the other changes. */
export function choiceOf<const Change extends Patch>(
  clause: ClauseAddress,
  usual: OptionValue,
  other: OptionValue,
  patch: Change,
): Choice<Change> {
  return { clause, values: [{ value: usual }, { value: other, patch }] };
}

/** An option that is off or on, with what it changes where it is on. */
export function switchedBy<const Change extends Patch>(clause: ClauseAddress, patch: Change): Choice<Change> {
  return choiceOf(clause, false, true, patch);
}

/** A number of players (and for six the form) that a ruleset is written for, and what it changes. */
export interface TableDefinition<Change = Patch> {
  readonly players: number;
  readonly form?: SixForm;
  /** The clause that provides for so many players, where it is another than the usual one. */
  readonly clause?: ClauseAddress;
  readonly patch?: Change;
  /** Only with these options, for example the player counts of quick canasta. */
  readonly only?: Options;
}

/** A ruleset as data: its parameters, its clauses, and what its options and numbers of players change. */
interface DefinitionWith<Statements, Change> {
  readonly id: RulesetId;
  readonly families: readonly RuleFamily[];
  readonly stated: Statements;
  readonly clauses: ClauseTable;
  /** Clauses of the lines of a score sheet and of other derived facts. */
  readonly facts: FactClauses;
  readonly options: { readonly [name: string]: OptionDefinition<Change> };
  readonly tables: readonly TableDefinition<Change>[];
}

/** A ruleset as data, whatever its families. */
export type AnyDefinition = DefinitionWith<AnyStated, Patch>;

/**
 * A ruleset as data. A code of its families that has no clause does not compile, nor does a parameter, stated or changed by an option, whose
 * rules are of another family. Adding a ruleset means writing one of these.
 */
export interface Definition<Family extends RuleFamily> extends DefinitionWith<StatedBy<Family>, PatchOf<Family>> {
  readonly families: readonly Family[];
  readonly clauses: ClausesOf<Family>;
}

/**
 * A ruleset whose families are those that it names. What the compiler cannot see is checked here: values that hold because nothing is
 * stated, and those that need a family only together. Throws an error that names the parameter.
 */
export function define<const Family extends RuleFamily>(
  definition: { readonly families: readonly Family[] } & Definition<NoInfer<Family>>,
): Definition<Family> {
  checkNeeds(definition);
  return definition;
}

/** Every value that a parameter can come to has its rules: as stated, and with each choice of an option and each number of players. */
function checkNeeds(definition: DefinitionWith<object, { readonly stated?: object }>): void {
  const { id, families, stated, options, tables } = definition;
  const usual: Partial<Parameters> = Object.assign({}, ...Object.values(stated));
  const choices = Object.values(options).flatMap(({ values }) => values);
  for (const { patch } of [{}, ...choices, ...tables]) {
    const given: Partial<Parameters> = Object.assign({}, usual, ...Object.values(patch?.stated ?? {}));
    const [unmet] = unmetNeeds(given, families);
    if (unmet !== undefined)
      throw new Error(`${id} gives ${unmet.parameter} a value that needs the family ${unmet.family}`);
  }
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
  | WordOf<'gameEnds nextDealer firstPlayer minimum frozen meldedCards handCards'>
  | WordOf<'goingOut concealed redThreesUnplayed forgottenRedThree penalties bonuses'>;

/** Lines of a score sheet that only games with an auction have. */
type ContractFact = WordOf<'redThreesInHand blackThreesInHand laidRedThrees unopened doubled'>;

/** The clauses of the facts. */
export interface FactClauses extends Readonly<Record<Fact, ClauseAddress>> {
  /** Where it is said how long a score that has been written down may be mended: in addition, and in what was counted. */
  readonly mending?: { readonly addition: ClauseAddress; readonly counting: ClauseAddress };
  /** Where a jury may rule that a side has lost the whole game. */
  readonly lostByJury?: ClauseAddress;
  /** Where melds with too many wild cards are scored and not only refused. */
  readonly excessWilds?: ClauseAddress;
  /** Where there is an auction; `results` says what each result brings, `doubled` what changes with a double. */
  readonly contract?: Readonly<Record<ContractFact, ClauseAddress>> & {
    readonly results: { readonly [Result in ContractResult]: ClauseAddress };
  };
}
