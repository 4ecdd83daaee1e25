import type { APIRoute } from 'astro';
import { languageId, languageIds } from '../../../i18n/language.ts';
import { feedOf } from '../../../site/changes/feed.ts';

/** The feed of the changes. Its links are whole addresses, so there is one only where the site knows its own. */
export function getStaticPaths() {
  return import.meta.env.SITE ? languageIds.map((language) => ({ params: { language } })) : [];
}

export const GET: APIRoute = async ({ params, site }) =>
  new Response(await feedOf(languageId(params.language), site ?? new URL('http://localhost')), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
