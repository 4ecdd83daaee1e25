import type { APIRoute } from 'astro';
import { languageId, languageIds } from '../../../i18n/language.ts';
import { rulesetId, rulesetIds } from '../../../site/ruleset-id.ts';
import { speechData } from '../../../site/scenario/speech.ts';

/** What the live tables of a ruleset's pages need of a language; fetched once, when the first table of a page goes live. */
export function getStaticPaths() {
  return languageIds.flatMap((language) => rulesetIds.map((ruleset) => ({ params: { language, ruleset } })));
}

export const GET: APIRoute = async ({ params }) =>
  Response.json(await speechData(rulesetId(params.ruleset), languageId(params.language)));
