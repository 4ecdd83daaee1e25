import type { APIRoute } from 'astro';
import { languageId, languageIds } from '../../../i18n/language.ts';
import { rulesetId, rulesetIds } from '../../../site/rulesetId.ts';
import { tongueData } from '../../../site/scenario/tongue.ts';

/** What the live tables of a ruleset's pages need of a language; fetched once, when the first table of a page goes live. */
export function getStaticPaths() {
  return languageIds.flatMap((language) => rulesetIds.map((ruleset) => ({ params: { language, ruleset } })));
}

export const GET: APIRoute = async ({ params }) =>
  Response.json(await tongueData(rulesetId(params.ruleset), languageId(params.language)));
