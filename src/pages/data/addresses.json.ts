import type { APIRoute } from 'astro';
import { languageIds } from '../../i18n/language.ts';
import { pagePath, rulesetRest } from '../../site/address.ts';
import { allRulebooks } from '../../site/rulebook.ts';

/** What there is to be found at the addresses of clauses: by it the page for unknown addresses suggests known ones. */
export const GET: APIRoute = async () =>
  Response.json(
    (await allRulebooks()).map(({ id, name, sections }) => ({
      ruleset: id,
      name,
      paths: Object.fromEntries(languageIds.map((language) => [language, pagePath(language, rulesetRest(id))])),
      sections: sections.map(({ nr }) => nr),
      clauses: sections.flatMap(({ clauses }) => clauses.map((clause) => clause.id)),
    })),
  );
