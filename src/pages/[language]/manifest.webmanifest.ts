import type { APIRoute } from 'astro';
import { languageId, languageIds } from '../../i18n/language.ts';
import { choicePath, filePath, pagePath } from '../../site/address.ts';
import { messagesIn } from '../../site/messages.ts';

/** What a browser must know to install the site in a language. */
export function getStaticPaths() {
  return languageIds.map((language) => ({ params: { language } }));
}

export const GET: APIRoute = async ({ params }) => {
  const language = languageId(params.language);
  const { site } = await messagesIn(language);
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: filePath(`icon-${name}.png`),
    sizes,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    id: pagePath(language),
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: language,
    dir: 'ltr',
    start_url: pagePath(language),
    scope: choicePath,
    display: 'standalone',
    background_color: '#fbf7ee',
    theme_color: '#174a36',
    icons: [
      { src: filePath('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('192', '192x192', 'any'),
      icon('512', '512x512', 'any'),
      icon('maskable', '512x512', 'maskable'),
    ],
  });
};
