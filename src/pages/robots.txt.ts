import { addressOf, filePath } from '../site/address.ts';

/** What search engines may read, all of it, and where the site map is; there is one only where the site knows its address. */
export function GET({ site }: { site: URL | undefined }): Response {
  const map = site === undefined ? '' : `\nSitemap: ${addressOf(filePath('sitemap-index.xml'), site)}\n`;
  return new Response(`User-agent: *\nAllow: /\n${map}`);
}
