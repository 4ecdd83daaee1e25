import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { languageId, languageIds } from '../../../i18n/language.ts';

/** The forms of the words of a language; fetched with what search knows in it. */
export function getStaticPaths() {
  return languageIds.map((language) => ({ params: { language } }));
}

export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(`content/lemmas/${languageId(params.language)}.txt`, 'utf8'));
