import { filePath } from '../site/address.ts';

/** What search engines may read, all of it, and where the site map is. */
export function GET({ site }: { site: URL | undefined }): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(filePath('sitemap-index.xml'), site).href}\n`);
}
