import type { LanguageId } from '../../i18n/language.ts';
import { pagePath } from '../address.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** Makes the links of a text that lead to other sections of the same ruleset lead to their place on the one page that holds all of them. */
export function linksInside(html: string, ruleset: RulesetId, language: LanguageId): string {
  const own = pagePath(language, `${ruleset}/`);
  return html.replace(/href="([^"]*)"/g, (whole, address: string) => {
    if (!address.startsWith(own)) return whole;
    const [, section, clause] = /^(\d+)\/(?:#(.+))?$/.exec(address.slice(own.length)) ?? [];
    if (section === undefined) return whole;
    return `href="#${clause ?? `section-${section}`}"`;
  });
}
