import { getCollection } from 'astro:content';
import type { Description } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/phrase.ts';
import { clauseNumber } from '../clause-number.ts';
import { messagesIn } from '../messages.ts';
import { cardRows, minimumRows } from '../points-table.ts';
import { type Reference, reference } from '../reference.ts';
import { referred } from '../rulebook.ts';
import type { ParameterGroup } from '../schema/parameter.ts';
import { valueInWords } from '../value-in-words.ts';
import type { Column } from './columns.ts';

/** What one game says on one matter: in lines, with the clause that says it. */
export interface Cell {
  readonly column: string;
  readonly lines: readonly string[];
  readonly clause: Reference;
  /** The number of that clause as its rule book writes it. */
  readonly number: string;
  /** It is not what most of the games say that say anything. */
  readonly apart: boolean;
}

/** One matter in all games: a cell for every column, undefined where its rules do not speak of it. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly (Cell | undefined)[];
  readonly differs: boolean;
}

/** Rows that belong together. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

type Lines = (description: Description, column: Column) => Promise<readonly string[]> | readonly string[];

/** What most games say, among those that say anything: the first of the commonest. */
function commonest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>((a, b) => (a && a[1] >= b[1] ? a : b), undefined)?.[0];
}

async function rowOf(
  id: string,
  name: string,
  columns: readonly Column[],
  language: LanguageId,
  linesOf: Lines,
): Promise<Row> {
  const said = await Promise.all(
    columns.map(async (column) => {
      const description = column.stated.get(id);
      if (!description) return undefined;
      const lines = await linesOf(description, column);
      const clause = reference(description.clause, column.ruleset);
      const { book, clause: found } = await referred(clause);
      const number = clauseNumber(found ?? { id: clause.clause }, book.letters, language);
      return { column: column.id, lines, clause, number };
    }),
  );
  const textsOf = (wanted: (column: Column | undefined) => boolean) =>
    said.flatMap((cell, index) => (cell && wanted(columns[index]) ? [cell.lines.join('\n')] : []));
  // What is usual, the games say, and not the many forms of one of them.
  const usual = commonest(textsOf((column) => column?.clause === undefined));
  const texts = textsOf((column) => column?.minor === false);
  const main = columns.filter(({ minor }) => !minor);
  const cells = said.map((cell) => cell && { ...cell, apart: cell.lines.join('\n') !== usual });
  return { id, name, cells, differs: new Set(texts).size > 1 || texts.length < main.length };
}

/** Everything that the engine states of the games, topic by topic, in a language: what has a name, and last the tables of points. */
export async function topicsIn(columns: readonly Column[], language: LanguageId): Promise<Topic[]> {
  const { parameters: words, table, compare } = await messagesIn(language);
  const points = (rows: readonly { label: string; points: number }[]) =>
    rows.map(({ label, points: worth }) => `${label}: ${formatNumber(worth, language)}`);
  const cardValues: Lines = async (_, { parameters }) => points(await cardRows(parameters.cardValues, language));
  const minimums: Lines = (_, { parameters }) => points(minimumRows(parameters.minimums, table, language));
  const plain =
    (named: ParameterGroup['parameters'][string]): Lines =>
    ({ value }) =>
      typeof value === 'object' ? [] : [valueInWords(value, named, words, language)];

  const tables = await Promise.all([
    rowOf('cardValues', table.cardValues, columns, language, cardValues),
    rowOf('minimums', table.minimums, columns, language, minimums),
  ]);
  const groups = (await getCollection('parameters')).sort((a, b) => a.data.order - b.data.order);
  const topics = groups.map(async ({ id, data: { title, parameters } }) => {
    const rows = Object.entries(parameters).map(([name, named]) =>
      rowOf(name, named[language], columns, language, plain(named)),
    );
    return { id, title: title[language], rows: (await Promise.all(rows)).filter(({ cells }) => cells.some(Boolean)) };
  });
  return [...(await Promise.all(topics)), { id: 'points', title: compare.points, rows: tables }];
}
