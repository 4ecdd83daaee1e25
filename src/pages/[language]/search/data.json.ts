import type { APIRoute } from 'astro';
import { languageId, languageIds } from '../../../i18n/language.ts';
import { searchData } from '../../../site/search/search-data.ts';

/** What search knows in a language; fetched when somebody first searches. */
export function getStaticPaths() {
  return languageIds.map((language) => ({ params: { language } }));
}

export const GET: APIRoute = async ({ params }) => Response.json(await searchData(languageId(params.language)));
