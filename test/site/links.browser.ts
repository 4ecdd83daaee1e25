import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** The site as it was built, read from the folder: no browser is needed to follow its links. */
const pages = new Map(
  globSync('dist/**/*.html').map((file) => {
    const html = readFileSync(file, 'utf8');
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const links = new Set(Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href = '']) => href));
    return [`/${file.replace(/^dist\//, '').replace(/index\.html$/, '')}`, { ids, links, html }];
  }),
);

test('every link of every page leads to a page and a place that exist', () => {
  const dead: string[] = [];
  for (const [path, { links }] of pages) {
    for (const link of links) {
      if (/^https?:/.test(link)) continue;
      const { pathname, hash } = new URL(link, `http://site${path}`);
      const target = pages.get(pathname);
      if (!target && !existsSync(`dist${pathname}`)) dead.push(`${path} → ${link}`);
      else if (hash && !target?.ids.has(hash.slice(1))) dead.push(`${path} → ${link}: no such place`);
    }
  }
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(600);
});

test('every page names itself in all languages, and the site map lists it', () => {
  const siteMap = readFileSync('dist/sitemap-0.xml', 'utf8');
  for (const [path, { html }] of pages) {
    if (path === '/404.html') continue;
    expect(siteMap).toContain(`${path}</loc>`);
    for (const language of ['fi', 'sv', 'et', 'en', 'x-default']) {
      expect(html, path).toContain(`<link rel="alternate" hreflang="${language}"`);
    }
    expect(html, path).toContain('<link rel="canonical"');
  }
});
