import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface BuiltPage {
  readonly html: string;
  readonly ids: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

function matches(html: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(html.matchAll(pattern), ([, found = '']) => found));
}

/** The site as it was built, read from the folder: no browser is needed to follow its links. */
const pages = new Map(
  globSync('dist/**/*.html').map((file): [string, BuiltPage] => {
    const html = readFileSync(file, 'utf8');
    const path = `/${file.replace(/^dist\//, '').replace(/index\.html$/, '')}`;
    return [path, { html, ids: matches(html, / id="([^"]+)"/g), links: matches(html, /<a [^>]*href="([^"]+)"/g) }];
  }),
);

/** Pages that stand in frames of other sites: not for search engines, and in one language each. */
const isEmbedded = (path: string) => path.startsWith('/embed/');
const isRedirect = ({ html }: BuiltPage) => html.includes('http-equiv="refresh"');

const tableNames = new Map<string, Set<string>>();

/** The tables that the page of single tables can show; their names are fragments, but nothing on the page bears them. */
function tablesOf(path: string): Set<string> {
  const file = `dist${path.replace(/table\/$/, 'tables.json')}`;
  const names = tableNames.get(file) ?? matches(readFileSync(file, 'utf8'), /"name":"([^"]+)"/g);
  tableNames.set(file, names);
  return names;
}

function faultOf(path: string, link: string): string | undefined {
  const { pathname, hash } = new URL(link, `http://site${path}`);
  const target = pages.get(pathname);
  if (!target) {
    const file = `dist${pathname}`;
    return existsSync(file) && statSync(file).isFile() ? undefined : 'no such page';
  }
  if (isRedirect(target)) return 'leads to a page that leads on';
  if (!hash) return undefined;
  const name = decodeURIComponent(hash.slice(1));
  const places = /^\/embed\/.*\/table\/$/.test(pathname) ? tablesOf(pathname) : target.ids;
  return places.has(name) ? undefined : 'no such place';
}

test('every link of every page leads to a page and a place that exist', () => {
  const dead: string[] = [];
  for (const [path, { links }] of pages) {
    for (const link of links) {
      if (/^https?:/.test(link)) continue;
      const fault = faultOf(path, link);
      if (fault) dead.push(`${path} → ${link}: ${fault}`);
    }
  }
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(3000);
});

test('every page names itself in all languages, and the site map lists it', () => {
  const siteMap = readFileSync('dist/sitemap-0.xml', 'utf8');
  const listed = matches(siteMap, /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g);
  const faults: string[] = [];
  for (const [path, page] of pages) {
    if (path === '/404.html' || isEmbedded(path) || isRedirect(page)) continue;
    const { html } = page;
    if (!listed.has(path)) faults.push(`${path} is not in the site map`);
    const [canonical = ''] = matches(html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/g);
    if (canonical !== path) faults.push(`${path} says that it is ${canonical}`);
    for (const language of ['fi', 'sv', 'et', 'en', 'x-default']) {
      const pattern = new RegExp(`<link rel="alternate" hreflang="${language}" href="https?://[^/"]+([^"]*)"`, 'g');
      const [other] = matches(html, pattern);
      if (other === undefined || !pages.has(other)) faults.push(`${path} in ${language}: ${other}`);
    }
  }
  expect(faults).toEqual([]);
});

test('an embedded page is kept from search engines and names the page that it is a part of', () => {
  const embedded = [...pages].filter(([path]) => isEmbedded(path));
  expect(embedded.length).toBeGreaterThan(600);
  const faults = embedded.filter(([, { html }]) => {
    const [canonical = ''] = matches(html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/g);
    return !html.includes('content="noindex"') || !pages.has(canonical);
  });
  expect(faults.map(([path]) => path)).toEqual([]);
});

test('the picture of every link preview exists', () => {
  const pictures = new Set(
    [...pages.values()].flatMap(({ html }) => [
      ...matches(html, /property="og:image" content="https?:\/\/[^/"]+([^"]*)"/g),
    ]),
  );
  expect(pictures.size).toBeGreaterThan(200);
  expect([...pictures].filter((picture) => !existsSync(`dist${picture}`))).toEqual([]);
});
