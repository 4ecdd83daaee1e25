import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { splitAddress } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { longDate, phrase } from '../../i18n/phrase.ts';
import { pagePath, permalinkRest } from '../address.ts';
import { clauseNumber } from '../clause-number.ts';
import { messagesIn } from '../messages.ts';
import { referred } from '../rulebook.ts';
import { type Change, changesSchema } from '../schema/meaning-changes.ts';

/** A clause as a list of changes names it. */
export interface ChangedClause {
  readonly name: string;
  readonly path: string;
}

/** A change in the words of a language. */
export interface ToldChange {
  /** The day as `2026-11-21`, and in words. */
  readonly date: string;
  readonly day: string;
  readonly kind: string;
  readonly says: string;
  readonly clauses: readonly ChangedClause[];
  /** Where it stands on the page of the changes. */
  readonly id: string;
}

/** The changes that a text in YAML lists, the newest first; throws where it names no clause, or the days are out of order. */
export function changesFrom(text: string): readonly Change[] {
  return changesSchema.parse(parse(text));
}

let read: readonly Change[] | undefined;

/** All changes of meaning, the newest first. */
export function allChanges(): readonly Change[] {
  read ??= changesFrom(readFileSync('content/changes.yaml', 'utf8'));
  return read;
}

/** The last change of a clause with this address; undefined where none is known. */
export function lastChange(address: string, changes = allChanges()): Change | undefined {
  return changes.find(({ clauses }) => clauses.some((clause) => clause === address));
}

/** A change in the words of a language. */
export async function told(change: Change, language: LanguageId): Promise<ToldChange> {
  const { changes: words, clause: clauseWords } = await messagesIn(language);
  const clauses = await Promise.all(
    change.clauses.map(async (address) => {
      const { ruleset, clause: id } = splitAddress(address);
      const { book, clause } = await referred({ ruleset, clause: id });
      const number = clauseNumber(clause ?? { id }, book.letters, language);
      return {
        name: phrase(language, clauseWords.cited, { title: book.name[language], clause: number }),
        path: pagePath(language, permalinkRest(ruleset, id)),
      };
    }),
  );
  return {
    date: change.date,
    day: longDate(change.date, language),
    kind: words[change.kind],
    says: change.says[language],
    clauses,
    id: changeId(change),
  };
}

/** Where a change stands on the page of the changes: its day and its first clause. */
export function changeId({ date, clauses }: Change): string {
  return `${date}-${clauses[0]?.replace('/', '-') ?? ''}`;
}
