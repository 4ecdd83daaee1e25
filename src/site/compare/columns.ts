import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { type Agreement, type Description, describe, type Parameters, rulesetFor } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { type Reference, reference } from '../reference.ts';
import { rulebook } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';
import { type CompareColumn, compareSchema } from '../schema/compare.ts';

/** A column of the comparison: a game, and everything that the engine states of it. */
export interface Column {
  readonly id: string;
  readonly ruleset: RulesetId;
  readonly name: string;
  /** The clause of the option that makes this game; undefined where the ruleset is played as usual. */
  readonly clause: Reference | undefined;
  /** It is shown only when the reader chooses it. */
  readonly minor: boolean;
  readonly parameters: Parameters;
  /** What its rules state of them, by name. */
  readonly stated: ReadonlyMap<string, Description>;
}

function agreementOf(column: CompareColumn): Agreement {
  if (!('clause' in column)) return {};
  const { options, players, form } = column;
  return { ...(options && { options }), ...(players !== undefined && { players }), ...(form && { form }) };
}

async function readColumn(column: CompareColumn, language: LanguageId): Promise<Column> {
  const agreement = agreementOf(column);
  const settled = rulesetFor(column.ruleset, agreement);
  const described = describe(column.ruleset, agreement);
  if (!settled.ok) throw new Error(`content/compare.yaml: ${column.id}: ${settled.error.code}`);
  if (!described.ok) throw new Error(`content/compare.yaml: ${column.id}: ${described.error.code}`);
  const { parameters } = settled.value;
  const stated = new Map(described.value.map((each) => [each.name, each]));
  const { id, ruleset } = column;
  const name = 'name' in column ? column.name[language] : (await rulebook(ruleset)).name[language];
  const clause = 'clause' in column ? reference(column.clause, ruleset) : undefined;
  const minor = 'minor' in column && column.minor === true;
  return { id, ruleset, name, clause, minor, parameters, stated };
}

/** The columns of the comparison in a language, in the order of `content/compare.yaml`. */
export async function columnsIn(language: LanguageId): Promise<Column[]> {
  const columns = compareSchema.parse(parse(await readFile('content/compare.yaml', 'utf8')));
  return Promise.all(columns.map((column) => readColumn(column, language)));
}
