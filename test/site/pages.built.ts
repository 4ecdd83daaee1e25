import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { readPenalties } from '../../src/widgets/evening/penalty-link.ts';
import { readState } from '../../src/widgets/lab/kinds/lab-kind.ts';
import { isLabName, withLab } from '../../src/widgets/lab/kinds/lab-kinds.ts';
import { addressMark } from '../../src/widgets/lab/use-lab.ts';
import { readDealFragment } from '../../src/widgets/table/deal-link.ts';
import { readFragment } from '../../src/widgets/train/train-address.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

const pages = builtPages();

/** The address that the build was told; without one it names none. `npm test` builds with one (`site.env`). */
const { site }: { readonly site: string | null } = JSON.parse(readFileSync('dist/site.json', 'utf8'));

/** Pages that stand in frames of other sites: not for search engines, and in one language each. */
const isEmbedded = (path: string) => path.startsWith('/embed/');
/** Pages with a text of their own, for readers and search engines. */
const proper = [...pages].filter(([path, page]) => path !== '/404.html' && !isEmbedded(path) && !page.isRedirect);

const tableNames = new Map<string, Set<string>>();

/** The tables that the page of single tables can show; their names are fragments, but nothing on the page bears them. */
function tablesOf(path: string): Set<string> {
  const file = `dist${path.replace(/table\/$/, 'tables.json')}`;
  const written = () => readFileSync(file, 'utf8').matchAll(/"name":"([^"]+)"/g);
  const names = tableNames.get(file) ?? new Set(Array.from(written(), ([, name = '']) => name));
  tableNames.set(file, names);
  return names;
}

/** Whether the laboratory of a page can read the state that a link to it holds. */
function isLabState(path: string, hash: string): boolean {
  const [, , ruleset = '', , name] = path.split('/');
  if (!isLabName(name)) return false;
  return withLab(name, (kind) => readState(kind, hash.slice(addressMark.length), ruleset).ok);
}

const isDealPage = (path: string) => /^\/(?:embed\/)?[a-z]{2}\/deal\/$/.test(path);

const isTrainer = (path: string) => /^\/[a-z]{2}\/train\/[a-z-]+\/$/.test(path);

const isSheet = (path: string) => /^\/[a-z]{2}\/score\/[a-z-]+\/$/.test(path);

function isFile(path: string): boolean {
  const file = `dist${path}`;
  return existsSync(file) && statSync(file).isFile();
}

function faultOf(path: string, link: string): string | undefined {
  const { pathname, hash } = new URL(link, `http://site${path}`);
  const target = pages.get(pathname);
  if (!target) return isFile(pathname) ? undefined : 'no such page';
  if (target.isRedirect) return 'leads to a page that leads on';
  // A deal is no place on the page; whether it can be played back is a test of its own.
  if (!hash || isDealPage(pathname)) return undefined;
  if (hash.startsWith(addressMark))
    return isLabState(pathname, hash) ? undefined : 'a state that the laboratory cannot read';
  const name = decodeURIComponent(hash.slice(1));
  // What the trainer is asked for, and what the score sheet is handed, are no places either: their own readers read them.
  if (isTrainer(pathname) && !target.ids.has(name)) return readFragment(hash).ok ? undefined : 'asks for nothing';
  if (isSheet(pathname) && !target.ids.has(name))
    return readPenalties(hash) === null ? 'hands nothing over' : undefined;
  const places = /^\/embed\/.*\/table\/$/.test(pathname) ? tablesOf(pathname) : target.ids;
  return places.has(name) ? undefined : 'no such place';
}

/** What is wrong with pages, each told with its path. */
function faultsOf(
  some: Iterable<readonly [string, BuiltPage]>,
  find: (page: BuiltPage, path: string) => readonly string[],
): readonly string[] {
  return [...some].flatMap(([path, page]) => find(page, path).map((fault) => `${path}: ${fault}`));
}

test('every link of every page leads to a page and a place that exist', () => {
  const dead = faultsOf(pages, ({ links }, path) =>
    [...links].flatMap((link) => {
      const fault = /^https?:/.test(link) ? undefined : faultOf(path, link);
      return fault === undefined ? [] : [`${link}: ${fault}`];
    }),
  );
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(3000);
});

test('every deal that a page links to can be played back', async () => {
  const links = [...pages].flatMap(([path, { links }]) =>
    [...links].map((link) => new URL(link, `http://site${path}`)),
  );
  const isPlace = ({ pathname, hash }: URL) => pages.get(pathname)?.ids.has(decodeURIComponent(hash.slice(1)));
  const deals = new Set(links.filter((link) => isDealPage(link.pathname) && !isPlace(link)).map(({ hash }) => hash));
  deals.delete('');
  expect(deals.size).toBeGreaterThan(0);
  for (const deal of deals)
    expect(await readDealFragment(deal), deal).toMatchObject({ ok: true, value: { damage: null } });
});

test('every picture of a whole rule book, which is there to be printed, is answered below it', () => {
  const asked = globSync('dist/*/*/all/index.html').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('<figure class="printed-table"')
      .slice(1)
      .map((figure) => ({ file, figure: figure.slice(0, figure.indexOf('</figure>')) })),
  );
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter(({ figure }) => !figure.includes('<li>')).map(({ file }) => file)).toEqual([]);
});

test('every page has one heading and says in which language it is', () => {
  const faults = faultsOf(proper, ({ headings, language }, path) => [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(language === (path.split('/')[1] || 'en') ? [] : [`in ${language}`]),
  ]);
  expect(faults).toEqual([]);
});

test('every page forbids inline scripts and evaluation, and fetches nothing that is not here', () => {
  const whole = [...pages].filter(([, { isRedirect }]) => !isRedirect);
  const faults = faultsOf(whole, ({ policy, resources }) => {
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
    // Search is WebAssembly: that alone may be compiled, and nothing made from text may run.
    const isStrict =
      scripts?.includes("'self'") &&
      policy.includes("default-src 'self'") &&
      !policy.replace("'wasm-unsafe-eval'", '').includes('unsafe');
    const missing = [...resources].filter((address) => !address.startsWith('data:') && !isFile(address));
    return [...(isStrict ? [] : [`the policy ${policy}`]), ...missing];
  });
  expect(faults).toEqual([]);
  const sheets = globSync('dist/_astro/*.css').filter((file) =>
    /url\(\s*["']?(?:https?:)?\/\//.test(readFileSync(file, 'utf8')),
  );
  expect(sheets).toEqual([]);
});

test('every page names itself in all languages, and the site map, if there is one, lists it', () => {
  const siteMap = (site === null ? '' : readFileSync('dist/sitemap-0.xml', 'utf8')).matchAll(
    /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g,
  );
  const listed = new Set(Array.from(siteMap, ([, path]) => path));
  const faults = faultsOf(proper, ({ canonical, alternates }, path) => [
    ...(site === null || listed.has(path) ? [] : ['not in the site map']),
    ...(canonical === path ? [] : [`says that it is ${canonical}`]),
    ...[...languageIds, 'x-default'].flatMap((language) => {
      const other = alternates.get(language);
      return other !== undefined && pages.has(other) ? [] : [`in ${language} it is ${other}`];
    }),
  ]);
  expect(faults).toEqual([]);
});

test.runIf(site === null)(
  'a build that was not told its address names none: no site map, no feed, no address of a machine',
  () => {
    expect(globSync('dist/{sitemap*.xml,*/changes/feed.xml}')).toEqual([]);
    expect(readFileSync('dist/robots.txt', 'utf8')).not.toContain('Sitemap');
    const naming = globSync('dist/{[a-z][a-z]/**/index.html,index.html,404.html,embed/**/*.html,data/*.json}').filter(
      (file) => readFileSync(file, 'utf8').includes('localhost'),
    );
    expect(naming).toEqual([]);
  },
);

test.runIf(site !== null)('every language has its feed of changes, with whole addresses', () => {
  for (const language of languageIds) {
    const feed = readFileSync(`dist/${language}/changes/feed.xml`, 'utf8');
    const links = Array.from(feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs), ([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith(`${site}`))).toEqual([]);
  }
});

test.runIf(site !== null)(
  'the site map gives every page one address for each language and one for all others, and robots are told where it is',
  () => {
    const entries = readFileSync('dist/sitemap-0.xml', 'utf8').match(/<url>.*?<\/url>/gs) ?? [];
    for (const entry of entries) {
      const languages = Array.from(entry.matchAll(/hreflang="([^"]+)"/g), ([, language = '']) => language).sort();
      // Of two languages side by side the pages themselves say which there are.
      if (!entry.includes('/with/'))
        expect(languages, entry.slice(0, 120)).toEqual(['en', 'et', 'fi', 'sv', 'x-default']);
    }
    expect(entries.length).toBeGreaterThan(1000);
    // Of a clause whose meaning has changed it tells when, and of a page that nobody keeps such a list of nothing.
    const dated = entries.filter((entry) => entry.includes('<lastmod>'));
    expect(dated.length).toBeGreaterThan(20);
    expect(dated.filter((entry) => /<loc>[^<]*\/(?:glossary|play|search)\//.test(entry))).toEqual([]);
    expect(readFileSync('dist/robots.txt', 'utf8')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap-index\.xml$/m);
  },
);

test('every page of a game leads in one step to all that the game has: to learn, to play, to rule, to compare', () => {
  const faults = rulesetIds.flatMap((ruleset) =>
    languageIds.flatMap((language) => {
      const ways = [
        ...[`${ruleset}/start/`, `${ruleset}/first-deal/`, `${ruleset}/lab/`, 'compare/'],
        ...['learn', 'train', 'play', 'score', 'referee'].map((way) => `${way}/${ruleset}/`),
      ].map((rest) => `/${language}/${rest}`);
      const ofGame = new RegExp(`^/${language}/(?:(?:learn|train|play|score|referee)/)?${ruleset}/`);
      expect(ways.filter((way) => pages.has(way)).length).toBeGreaterThan(6);
      const own = [...pages].filter(([path, page]) => ofGame.test(path) && !page.isRedirect);
      return faultsOf(own, ({ links }, path) => {
        const reached = new Set([...links].map((link) => link.replace(/[?#].*/, '')));
        return ways.filter((way) => pages.has(way) && way !== path && !reached.has(way));
      });
    }),
  );
  expect(faults).toEqual([]);
});

test('an embedded page is kept from search engines and names the page that it is a part of', () => {
  const embedded = [...pages].filter(([path]) => isEmbedded(path));
  expect(embedded.length).toBeGreaterThan(600);
  const faults = faultsOf(embedded, ({ isHidden, canonical }) =>
    isHidden && canonical !== undefined && pages.has(canonical) ? [] : [`hidden ${isHidden}, part of ${canonical}`],
  );
  expect(faults).toEqual([]);
});

test.runIf(site !== null)(
  'every page has a link preview: a picture that exists, the name of the site, the language',
  () => {
    const faults = faultsOf(proper, ({ picture, siteName, locale, language }) => [
      ...(picture === undefined ? ['no picture'] : []),
      ...(siteName === undefined ? ['no name of the site'] : []),
      ...(locale?.startsWith(`${language}_`) ? [] : [`in ${locale}`]),
    ]);
    expect(faults).toEqual([]);
    const pictures = new Set([...pages.values()].flatMap(({ picture }) => picture ?? []));
    expect(pictures.size).toBeGreaterThan(200);
    expect([...pictures].filter((picture) => !isFile(picture))).toEqual([]);
  },
);

test('sections, clauses and terms are told to search engines with the way to them, and every such address exists', () => {
  const told = [...pages].filter(([path]) => /^\/[a-z]{2}\/(?:[a-z-]+\/\d[^/]*|glossary)\/$/.test(path));
  expect(told.length).toBeGreaterThan(2000);
  const faults = faultsOf(told, ({ structured, isRedirect }, path) => [
    ...(structured.length > 0 || isRedirect ? [] : ['nothing is told of it']),
    ...structured.flatMap((address) => {
      const { pathname, hash } = new URL(address, 'http://site');
      const fault = faultOf(path, pathname + hash);
      return fault === undefined ? [] : [`${address}: ${fault}`];
    }),
  ]);
  expect(faults).toEqual([]);
});
