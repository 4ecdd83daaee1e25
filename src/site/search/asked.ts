import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { LanguageId } from '../../i18n/language.ts';
import { askedSchema } from '../schema/search.ts';

/** What players ask and tell, in four languages, with the addresses of the clauses that answer it. */
export type Asked = { readonly clauses: readonly string[] } & Readonly<Record<LanguageId, string>>;

/** Reads `content/asked` below a folder; throws where a file is not as it should be. */
export function readAsked(root: string): Asked[] {
  return globSync('content/asked/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => askedSchema.parse(parse(readFileSync(join(root, file), 'utf8'))));
}

/** What is asked about each clause in a language, by its address. */
export function askedOfClauses(all: readonly Asked[], language: LanguageId): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const asked of all)
    for (const clause of asked.clauses)
      texts.set(clause, [texts.get(clause), asked[language]].filter(Boolean).join('\n'));
  return texts;
}
