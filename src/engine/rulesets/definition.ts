import type { Clauses, RuleCase } from './clause-table.ts';
import type { ClauseAddress, RulesetId } from './clauses.ts';
import type { CodeOf, RuleFamily } from './codes.ts';
import type { ParameterName, Parameters } from './parameters.ts';
import type { SixForm } from './seats.ts';
import type { WordOf } from './words.ts';

/** Parameters as a document states them: the value and the clause that gives it. */
export type Stated = {
  readonly [Name in ParameterName]?: { readonly value: Parameters[Name]; readonly clause: ClauseAddress };
};

/** Parameters by the clause that states them. */
export type StatedBy = { readonly [Clause in ClauseAddress]?: Partial<Parameters> };

/** Parameters by name, each with the clause that states it. */
export function statedByName(stated: StatedBy): Stated {
  const entries = Object.entries(stated).flatMap(([clause, parameters]) =>
    Object.entries(parameters).map(([name, value]) => [name, { value, clause }]),
  );
  return Object.fromEntries(entries);
}

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

/** An option of a ruleset: its clause and its values, the default first, with what each changes. */
export interface OptionDefinition {
  readonly clause: ClauseAddress;
  readonly values: readonly {
    readonly value: OptionValue;
    readonly patch: Patch | null;
    /** Values of other options without which this one has nothing to change. */
    readonly needs?: { readonly [option: string]: OptionValue };
  }[];
}

/** An option with its usual value and another, and what the other changes. */
export function choiceOf(
  clause: ClauseAddress,
  usual: OptionValue,
  other: OptionValue,
  patch: Patch,
): OptionDefinition {
  const values = [
    { value: usual, patch: null },
    { value: other, patch },
  ];
  return { clause, values };
}

/** An option that is off or on, with what it changes where it is on. */
export function switchedBy(clause: ClauseAddress, patch: Patch): OptionDefinition {
  return choiceOf(clause, false, true, patch);
}

/** A number of players (and for six the form) that a ruleset is written for, and what it changes. */
export interface TableDefinition {
  readonly players: number;
  readonly form?: SixForm;
  readonly patch: Patch | null;
  /** Only with these options, for example the player counts of quick canasta. */
  readonly only?: { readonly [option: string]: OptionValue };
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

/**
 * A ruleset as data. Adding one means writing one of these. `families` decides, by type, which rule codes must
 * have a clause: a code that the ruleset can raise and that has none does not compile.
 */
export interface Definition<Id extends RulesetId, Family extends RuleFamily> extends AnyDefinition {
  readonly id: Id;
  readonly families: readonly Family[];
  readonly clauses: ClausesOf<Family>;
}

/** A ruleset whose families are those that it names. */
export function define<Id extends RulesetId, const Family extends RuleFamily>(
  definition: { readonly families: readonly Family[] } & Definition<Id, NoInfer<Family>>,
): Definition<Id, Family> {
  return definition;
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
  /** Where melds with too many wild cards are scored and not only refused. */
  readonly excessWilds?: ClauseAddress;
  /** Where there is an auction; `results` says what each result brings, `doubled` what changes with a double. */
  readonly contract?: Readonly<Record<ContractFact, ClauseAddress>> & {
    readonly results: { readonly [Result in ContractResult]: ClauseAddress };
  };
}
