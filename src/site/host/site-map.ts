import { readFileSync } from 'node:fs';
import type { SitemapItem } from '@astrojs/sitemap';
import { parse } from 'yaml';
import { isLanguageId } from '../../i18n/language.ts';
import { type Change, changesSchema } from '../schema/meaning-changes.ts';

/** A path as Astro wants it below which a site stands, however it was written: `canasta`, `/canasta` and `/canasta/` are one. */
export function basePath(written: string | undefined): string {
  return `/${(written ?? '').replace(/^\/+|\/+$/g, '')}`;
}

/** The changes of meaning that `content/changes.yaml` holds, the newest first. */
export function readChanges(): readonly Change[] {
  return changesSchema.parse(parse(readFileSync('content/changes.yaml', 'utf8')));
}

/**
 * The day on which what a page says last changed in meaning, as `2026-11-21`: of a clause, of a section by its clauses, and of the list of
 * changes. In goes what the address of the page has behind the base. Undefined for other pages, and where no change is known: a day that is
 * not the day of a change would tell search engines nothing.
 */
export function lastChanged(path: string, changes: readonly Change[]): string | undefined {
  const [language = '', ruleset = '', place = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (!isLanguageId(language) || rest.length > 0) return undefined;
  if (ruleset === 'changes') return place === '' ? changes[0]?.date : undefined;
  const own = `${ruleset}/${place}`;
  return changes.find(({ clauses }) => clauses.some((clause) => clause === own || clause.startsWith(`${own}-`)))?.date;
}

/**
 * Makes entries of the site map say what the pages themselves say: the choice of language is for readers of every other, and no page in
 * English; elsewhere they get the English page. `base` is the path below which the site stands, without a stroke at its end.
 */
export function siteMapEntry(base: string, changes: readonly Change[]): (item: SitemapItem) => SitemapItem {
  const below = base.replace(/\/$/, '');
  const isChoice = (url: string) => new URL(url).pathname === `${below}/`;
  return ({ links = [], ...item }) => {
    const day = lastChanged(new URL(item.url).pathname.slice(below.length), changes);
    const entry = day === undefined ? item : { ...item, lastmod: day };
    const own = links.filter(({ url }) => !isChoice(url));
    const other = links.find(({ url }) => isChoice(url)) ?? own.find(({ lang }) => lang === 'en');
    return other ? { ...entry, links: [...own, { url: other.url, lang: 'x-default' }] } : entry;
  };
}
