import type { SearchData } from './data.ts';

/** The number of a clause as somebody typed it: `14`, `14-b`, `13-c-2`. */
export interface ClauseNumber {
  readonly clause: string;
}

/** What the languages call a clause or a section, before its number. */
const kinds =
  /\b(?:kohta|kohdan|kohdat|pykälä|luku|punkt|punkten|paragraf|paragrahv|avsnitt|jagu|jao|clause|section|rule|no|nr|sääntö|regel|reegel)\b/giu;

/**
 * Reads a query that names a clause and nothing else: `samba 14 b`, `14B`, `§ 14 b`, `kohta 14 b`, `13.c.2`. Out comes undefined for any
 * other query.
 */
export function clauseNumbers(typed: string, data: SearchData): ClauseNumber | undefined {
  const names = data.rulesets.flatMap(({ called, id }) => [...called, id]).sort((a, b) => b.length - a.length);
  let rest = typed.toLowerCase();
  for (const name of names) rest = rest.replace(name, ' ');
  rest = rest
    .replace(kinds, ' ')
    .replace(/[§/,:()]+/gu, ' ')
    .trim();
  const found = /^(\d{1,2})[\s.\-\u00a0]*([a-z])?(?:[\s.\-\u00a0]*(\d{1,2}))?\.?$/.exec(rest);
  if (!found) return undefined;
  const [, section, letter, number] = found;
  return { clause: [section, letter, number].filter(Boolean).join('-') };
}
