import type { CaseOf } from './circumstances.ts';
import { type ClauseAddress, type ClauseId, isClauseAddress, type RulesetId } from './clauses.ts';
import type { GroundCode, RuleCode } from './codes.ts';
import { type WordOf, wordsOf } from './words.ts';

/** Clauses that state one rule or give one permission, the most specific first. */
export type Clauses = readonly [ClauseAddress, ...ClauseAddress[]];

/** The code of a rule or of a permission, or one of these in a circumstance. */
export type RuleCase = RuleCode | GroundCode | CaseOf<RuleCode> | CaseOf<GroundCode>;

/** Codes as words, on one line or several. */
type Words = string | readonly string[];
type WordIn<Text> = Text extends string ? WordOf<Text> : Text extends readonly string[] ? WordOf<Text[number]> : never;

/** A table in which every clause exists and every word is a code; anything else in it does not compile. */
type Sound<Id extends RulesetId, Table> = {
  readonly [Cited in keyof Table]: WordOf<`${Cited & (string | number)}`> extends ClauseId<Id> | ClauseAddress
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
