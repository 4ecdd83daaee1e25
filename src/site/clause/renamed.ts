import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { renamedSchema } from '../schema/published.ts';

/**
 * The redirects of renamed clauses, from the old address in every language to the new one; `renamed` leads from old to new, as
 * `content/renamed.yaml` does.
 */
export function redirectsOf(renamed: Readonly<Record<string, string>>): Record<string, string> {
  const pathOf = (language: LanguageId, clause: string) => `/${language}/${clause}/`;
  const redirects = Object.entries(renamed).flatMap(([old, now]) =>
    languageIds.map((language) => [pathOf(language, old), pathOf(language, now)] as const),
  );
  return Object.fromEntries(redirects);
}

/** The renamed clauses of the content folder below the working directory. */
export function renamedClauses(): Record<string, string> {
  return renamedSchema.parse(parse(readFileSync('content/renamed.yaml', 'utf8')));
}
