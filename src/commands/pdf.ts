import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { argv, exit } from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../test/site/find-browser.ts';
import { serve } from '../../test/site/serve.ts';
import { type LanguageId, languageIds } from '../i18n/language.ts';
import { builtFor } from '../site/host/host-files.ts';
import { writeOffline } from '../site/offline/offline-files.ts';
import { type RulesetId, rulesetIds } from '../site/ruleset-id.ts';
import { booklet } from './pdf/booklet.ts';
import { printBook, printCard } from './pdf/print.ts';
import { readPdf } from './pdf/read.ts';

// `npm run pdf`: makes PDF documents of every ruleset in every language from the built site, and puts them beside it: the book on A4
// (dist/pdf/samba-fi.pdf), the booklet to fold (samba-fi-booklet.pdf) and the table card (samba-fi-card.pdf). Where the site will stand
// it has from the build.

const usage = `npm run pdf                     all documents of every rule book in every language
npm run pdf -- samba            those of one rule book: ${rulesetIds.join(', ')}
npm run pdf -- samba fi         in one language: ${languageIds.join(', ')}`;

/** Which rule books and languages are wanted; says how it is asked and ends where the words are others. */
function wanted(words: readonly string[]): { rulesets: readonly RulesetId[]; languages: readonly LanguageId[] } {
  const [ruleset, language, ...rest] = words;
  const rulesets = rulesetIds.filter((id) => ruleset === undefined || id === ruleset);
  const languages = languageIds.filter((id) => language === undefined || id === language);
  const asked = words.includes('--help') || words.includes('-h');
  if (!asked && rest.length === 0 && rulesets.length > 0 && languages.length > 0) return { rulesets, languages };
  console.log(usage);
  return exit(asked ? 0 : 1);
}

const { rulesets, languages } = wanted(argv.slice(2));
if (!existsSync('dist/site.json')) {
  console.error('There is no built site: run npm run build first.');
  exit(1);
}
const { site, base } = await builtFor('dist/');

/** Links the documents that there are from a page: until now their places there are hidden. */
function linkFrom(file: string): void {
  const html = readFileSync(file, 'utf8');
  const linked = html.replace(
    /<span data-pdf="([^"]*)" hidden[^>]*>([^<]*)<\/span>/g,
    (hidden, path: string, text: string) =>
      existsSync(`dist/${path.slice(base.length)}`) ? `<a href="${path}">${text}</a>` : hidden,
  );
  writeFileSync(file, linked);
}

async function write(file: string, pdf: Uint8Array): Promise<void> {
  writeFileSync(`dist/pdf/${file}`, pdf);
  const { pages } = await readPdf(pdf);
  console.log(`dist/pdf/${file}: ${pages.length} pages, ${Math.round(pdf.length / 1000)} kB`);
}

/** How long a page may take, in milliseconds. */
const patience = 180_000;
const server = await serve('dist', 0, new Map(), base);
const address = server.address();
const port = address !== null && typeof address === 'object' ? (address satisfies AddressInfo).port : 0;
// Without hinting the gaps between words are those of the typeface.
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--font-render-hinting=none'] });
mkdirSync('dist/pdf', { recursive: true });
try {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  // A whole book is a long page, and the machine may have other things to do.
  page.setDefaultTimeout(patience);
  for (const ruleset of rulesets) {
    for (const language of languages) {
      const place = `http://localhost:${port}${base}${language}/${ruleset}/`;
      const name = `${ruleset}-${language}`;
      await write(`${name}.pdf`, await printBook(page, `${place}all/`, site));
      await write(`${name}-booklet.pdf`, await booklet(await printBook(page, `${place}all/`, site, 'A5')));
      await write(`${name}-card.pdf`, await printCard(page, `${place}card/`, site));
      for (const linking of ['', 'all/', 'card/']) linkFrom(`dist/${language}/${ruleset}/${linking}index.html`);
    }
  }
  // The pages that link the documents are no longer what the service worker expects.
  await writeOffline('dist/', base);
} finally {
  await browser.close();
  server.close();
}
