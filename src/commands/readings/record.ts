import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { readYaml } from '../../site/check/yaml-file.ts';
import { clauseOf, fingerprint } from '../../site/freshness/block.ts';
import { type DerivedStatement, derivedStatements } from '../../site/freshness/derived.ts';
import { rulesetIds } from '../../site/ruleset-id.ts';
import { type Readings, readingsSchema } from '../../site/schema/readings.ts';
import { readTranslated } from '../translations/library.ts';

/** Where it is kept who has read what. */
export const readingsFile = 'content/readings.yaml';

const header = `# Sentences that say in short what clauses say at length (start pages, definitions, reasons, grounds), and who has read them beside
# their clauses: somebody other than the author, who asked what a player would do differently. \`npm run readings\` says which have changed since,
# or their clauses; \`npm run readings -- --show <name>\` prints them to be read, \`--accept --reader=<who> <name>\` records that they have been.
`;

/** A derived statement, and whether what was read of it is what it says now. */
export interface StatementReading extends DerivedStatement {
  readonly state: 'read' | 'changed' | 'unread';
  /** The source-language text of each clause. */
  readonly clauseTexts: ReadonlyMap<string, string>;
  /** What is to be recorded of each language. */
  readonly prints: Partial<Record<LanguageId, string>>;
  readonly record: Readings[string] | undefined;
}

/** The texts of all clauses and sections in each language, by address. */
function clauseTexts(root: string): Map<string, Map<LanguageId, string>> {
  const texts = new Map<string, Map<LanguageId, string>>();
  const add = (address: string, language: LanguageId, text: string) => {
    const known = texts.get(address) ?? new Map<LanguageId, string>();
    texts.set(address, known.set(language, `${known.get(language) ?? ''}${text}`));
  };
  for (const id of rulesetIds) {
    for (const section of readTranslated(root, id).sections) {
      for (const [language, blocks] of section) {
        for (const [block, text] of blocks) {
          if (block.endsWith('/summary')) continue;
          const clause = clauseOf(block);
          const number = clause.split('-')[0] ?? clause;
          add(`${id}/${clause}`, language, text);
          if (number !== clause) add(`${id}/${number}`, language, text);
        }
      }
    }
  }
  return texts;
}

/** Every derived statement below `root`, compared with what has been read. */
export function readingsOf(root: string): StatementReading[] {
  const records = existsSync(join(root, readingsFile)) ? readYaml(root, readingsFile, readingsSchema) : undefined;
  if (records && !records.data) throw new Error(`${records.file} is not sound: ${records.problems[0]?.reason}`);
  const texts = clauseTexts(root);
  return derivedStatements(root).map((statement) => {
    const printOf = (language: LanguageId): string | undefined => {
      const said = statement.texts.get(language);
      if (said === undefined) return undefined;
      return fingerprint(
        [said, ...statement.clauses.map((clause) => texts.get(clause)?.get(language) ?? '')].join('\n'),
      );
    };
    const prints = Object.fromEntries(
      languageIds.flatMap((language) => {
        const print = printOf(language);
        return print === undefined ? [] : [[language, print] as const];
      }),
    );
    const record = records?.data?.[statement.name];
    const same = languageIds.every((language) => record?.read[language] === prints[language]);
    return {
      ...statement,
      state: record === undefined ? 'unread' : same ? 'read' : 'changed',
      clauseTexts: new Map(statement.clauses.map((clause) => [clause, texts.get(clause)?.get('en') ?? ''])),
      prints,
      record,
    };
  });
}

/** The file of records once `read` have been read by somebody, a statement a line; statements that are gone are dropped. */
export function recorded(all: readonly StatementReading[], read: readonly StatementReading[], reader: string): string {
  const lines = all.flatMap(({ name, clauses, prints, record }) => {
    const isRead = read.some((each) => each.name === name);
    if (!isRead && record === undefined) return [];
    const now = isRead ? { clauses, reader, read: prints } : record;
    return [`${JSON.stringify(name)}: ${JSON.stringify(now)}\n`];
  });
  return header + lines.join('');
}
