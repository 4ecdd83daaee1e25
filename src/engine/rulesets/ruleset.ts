import { failure, type Result, success } from '../cards/result.ts';
import { canastaFi } from './canasta-fi.ts';
import { canastaSv } from './canasta-sv.ts';
import { classic } from './classic.ts';
import { type ClauseAddress, type RulesetId, rulesetIds } from './clauses.ts';
import type { CircumstanceOf, GroundCode, RuleCode, RuleFamily } from './codes.ts';
import type {
  AnyDefinition,
  AnyStated,
  Clauses,
  ClauseTable,
  FactClauses,
  Options,
  Patch,
  Stated,
  TableDefinition,
} from './definition.ts';
import { type Parameters, unstated } from './parameters.ts';
import { samba } from './samba.ts';
import { type Seating, type SixForm, seatingFor } from './seats.ts';
import { sitoumussamba } from './sitoumussamba.ts';

/** The definitions of all rulesets, by id. */
export const definitions: { readonly [Id in RulesetId]: AnyDefinition } = {
  'canasta-fi': canastaFi,
  classic,
  'canasta-sv': canastaSv,
  samba,
  sitoumussamba,
};

/** What a table agrees on before the game; options left out have their default. */
export interface Agreement {
  readonly options?: Options;
  readonly players?: number;
  readonly form?: SixForm;
}

/** A ruleset with its options, players and form settled: everything that judging needs. */
export interface Ruleset {
  readonly id: RulesetId;
  /** All options of the ruleset with their values, defaults included. */
  readonly options: Options;
  readonly players: number;
  readonly form: SixForm;
  readonly seating: Seating;
  readonly parameters: Parameters;
  readonly stated: Stated;
  readonly facts: FactClauses;
  /** Whether the ruleset takes part in a family of rules. */
  has(family: RuleFamily): boolean;
  /** The clauses that state a rule or give a permission, the most specific first, in a circumstance those that do so there. */
  clausesOf<Code extends RuleCode | GroundCode>(code: Code, circumstance?: CircumstanceOf<Code>): Clauses;
}

/** Why a ruleset cannot be settled so: what is wrong, and what would be right. */
export type AgreementError =
  | { readonly code: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | {
      readonly code: 'unknown-value';
      readonly option: string;
      readonly value: string;
      readonly known: readonly string[];
    }
  | { readonly code: 'players-not-provided'; readonly players: number; readonly known: readonly number[] }
  | { readonly code: 'form-not-provided'; readonly players: number; readonly form: SixForm };

const settled = new Map<string, Ruleset>();

/**
 * Settles a ruleset with its options, number of players (default: the ruleset's usual number) and, for six, the form.
 * The same agreement gives the same object. Fails on an option, a value or a number of players that the ruleset does not have.
 */
export function rulesetFor(id: RulesetId, agreement: Agreement = {}): Result<Ruleset, AgreementError> {
  const definition = definitions[id];
  const found = tableOf(definition, agreement);
  if (!found.ok) return found;
  const { options, table } = found.value;
  const key = JSON.stringify([id, options, table.players, table.form ?? 'sides']);
  const known = settled.get(key) ?? settle(definition, options, table);
  settled.set(key, known);
  return success(known);
}

/** Settles a definition as `rulesetFor` settles those of the house, each time anew. */
export function settledFrom(definition: AnyDefinition, agreement: Agreement = {}): Result<Ruleset, AgreementError> {
  const found = tableOf(definition, agreement);
  return found.ok ? success(settle(definition, found.value.options, found.value.table)) : found;
}

/** All options with their values, and the table for so many players, of an agreement that the definition provides for. */
function tableOf(
  definition: AnyDefinition,
  agreement: Agreement,
): Result<{ readonly options: Options; readonly table: TableDefinition }, AgreementError> {
  const settledOptions = settleOptions(definition, agreement.options ?? {});
  if (!settledOptions.ok) return settledOptions;
  const options = settledOptions.value;
  const players = agreement.players ?? unstated.players;
  const form = agreement.form ?? 'sides';
  const tables = definition.tables.filter(({ only }) => hasOptions(options, only));
  const sameNumber = tables.filter((table) => table.players === players);
  if (sameNumber.length === 0) {
    const numbers = new Set(tables.map((table) => table.players));
    return failure({ code: 'players-not-provided', players, known: [...numbers] });
  }
  const table = sameNumber.find((candidate) => (candidate.form ?? 'sides') === form);
  if (table === undefined) return failure({ code: 'form-not-provided', players, form });
  return success({ options, table });
}

/** The ruleset with its defaults, which always exists. */
export function usualRuleset(id: RulesetId): Ruleset {
  const ruleset = rulesetFor(id);
  if (!ruleset.ok) throw new Error(`${id} cannot be settled: ${ruleset.error.code}`);
  return ruleset.value;
}

/** The clauses of the options on which a table has agreed otherwise than usual, in the order of the ruleset. */
export function agreedClauses({ id, options }: Ruleset): readonly ClauseAddress[] {
  return Object.entries(definitions[id].options).flatMap(([name, { clause, values }]) =>
    options[name] === values[0].value ? [] : [clause],
  );
}

/** The other rulesets whose clauses the verdicts of a ruleset may name: those that it stands on. */
export function standsOn(id: RulesetId): readonly RulesetId[] {
  const { clauses, stated, options, tables } = definitions[id];
  const patches = [...Object.values(options).flatMap(({ values }) => values), ...tables].map(({ patch }) => patch);
  const named = [{ clauses, stated }, ...patches].flatMap((part) => [
    ...Object.values(part?.clauses ?? {}).flat(),
    ...Object.keys(part?.stated ?? {}),
  ]);
  return rulesetIds.filter((other) => other !== id && named.some((clause) => clause.startsWith(`${other}/`)));
}

/** The clauses under which a reason or a ground may stand: in any ruleset, circumstance and agreement. */
export function clausesUnder(code: RuleCode | GroundCode): readonly ClauseAddress[] {
  const tables = Object.values(definitions).flatMap(({ clauses, options, tables }) => [
    clauses,
    ...[...Object.values(options).flatMap(({ values }) => values), ...tables].map(({ patch }) => patch?.clauses ?? {}),
  ]);
  const entries = tables.flatMap((table) => Object.entries(table));
  return [...new Set(entries.flatMap(([name, clauses]) => (name.split(':')[0] === code ? clauses : [])))];
}

function settleOptions(definition: AnyDefinition, given: Options): Result<Options, AgreementError> {
  for (const [option, value] of Object.entries(given)) {
    const known = Object.hasOwn(definition.options, option) ? definition.options[option] : undefined;
    if (known === undefined) return failure({ code: 'unknown-option', option, known: Object.keys(definition.options) });
    if (!known.values.some((candidate) => candidate.value === value)) {
      const values = known.values.map((candidate) => String(candidate.value));
      return failure({ code: 'unknown-value', option, value: String(value), known: values });
    }
  }
  const chosen = Object.entries(definition.options).map(
    ([name, { values }]) => [name, given[name] ?? values[0].value] as const,
  );
  return success(Object.fromEntries(chosen));
}

/** Whether options have these values. */
function hasOptions(options: Options, values: Options = {}): boolean {
  return Object.entries(values).every(([name, value]) => options[name] === value);
}

/** What the chosen values of the options change. */
function optionPatches(definition: AnyDefinition, options: Options): readonly (Patch | undefined)[] {
  return Object.entries(definition.options).map(([name, { values }]) => {
    const chosen = values.find(({ value, needs }) => value === options[name] && hasOptions(options, needs));
    return chosen?.patch;
  });
}

function settle(definition: AnyDefinition, options: Options, table: TableDefinition): Ruleset {
  const { id, facts, families } = definition;
  const { players, form = 'sides', clause } = table;
  const patches = [...optionPatches(definition, options), table.patch];
  const stated: Stated = Object.assign(
    {},
    ...[definition, ...patches].map((part) => statedByName(part?.stated ?? {})),
    clause === undefined ? {} : { players: { value: players, clause } },
  );
  const clauses: ClauseTable = Object.assign({}, definition.clauses, ...patches.map((patch) => patch?.clauses));
  const values = Object.fromEntries(Object.entries(stated).map(([name, { value }]) => [name, value]));
  return {
    id,
    options,
    players,
    form,
    seating: seatingFor(players, form),
    parameters: { ...unstated, ...values, players },
    stated,
    facts,
    has: (family) => families.includes(family),
    clausesOf: clausesFrom(clauses, id),
  };
}

/** Parameters by name, each with the clause that states it. */
function statedByName(stated: AnyStated): Stated {
  const entries = Object.entries(stated).flatMap(([clause, parameters]) =>
    Object.entries(parameters).map(([name, value]) => [name, { value, clause }]),
  );
  return Object.fromEntries(entries);
}

/** Looks clauses up in a table: those of the code in its circumstance, else those of the code. */
function clausesFrom(
  table: { readonly [Case in string]?: Clauses },
  id: RulesetId,
): (code: string, circumstance?: string) => Clauses {
  return (code, circumstance) => {
    const found = (circumstance === undefined ? undefined : table[`${code}:${circumstance}`]) ?? table[code];
    if (found === undefined) throw new Error(`${id} has no clause ${code}`);
    return found;
  };
}
