import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { argv, env } from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../test/site/findBrowser.ts';
import { serve } from '../../test/site/serve.ts';
import { languageIds } from '../i18n/language.ts';
import { writeOffline } from '../site/offline/offlineFiles.ts';
import { rulesetIds } from '../site/rulesetId.ts';
import { readPdf } from './pdf/read.ts';

// `npm run pdf`: makes a PDF document of every ruleset in every language from the built site, and puts it beside it: dist/pdf/samba-fi.pdf.
// `npm run pdf -- samba fi` makes one.

const [wantedRuleset, wantedLanguage] = argv.slice(2);
const site = env.SITE ?? 'http://localhost:4321';

/** Links the document from the page of its ruleset: until now its place there is hidden. */
function linkFrom(file: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace(/<span data-pdf="([^"]*)" hidden[^>]*>([^<]*)<\/span>/, '<a href="$1">$2</a>'));
}

/** The foot and head of every page; Chromium fills in the numbers. */
function margins(book: string): { headerTemplate: string; footerTemplate: string } {
  const style = 'font: 8pt Georgia, serif; color: #635b4a; width: 100%; padding: 0 2cm;';
  const safe = book.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return {
    headerTemplate: `<div style="${style} text-align: right;">Canasta Codex · ${safe}</div>`,
    footerTemplate: `<div style="${style} text-align: center;"><span class="pageNumber"></span></div>`,
  };
}

async function print(page: Page, book: string): Promise<Uint8Array> {
  return page.pdf({
    format: 'A4',
    margin: { top: '2.2cm', bottom: '2cm', left: '2cm', right: '2cm' },
    displayHeaderFooter: true,
    ...margins(book),
    printBackground: true,
    tagged: true,
    outline: true,
  });
}

/** Writes the numbers of the pages into the contents, from a first print. */
async function numberContents(page: Page, pdf: Uint8Array): Promise<void> {
  const { bookmarks } = await readPdf(pdf);
  const numbers = bookmarks.flatMap(({ title, page: place }) => {
    const section = /^(\d+)\s/.exec(title)?.[1];
    return section === undefined ? [] : [[section, place] as const];
  });
  await page.evaluate((pages) => {
    const known = new Map(pages);
    for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]')) {
      place.textContent = String(known.get(place.dataset.pageOf ?? '') ?? '');
    }
  }, numbers);
}

/** On paper a link to another page of the site must say where the site is. */
async function leadToSite(page: Page): Promise<void> {
  await page.evaluate((home) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      link.href = new URL(link.getAttribute('href') ?? '', home).href;
    }
  }, site);
}

if (!existsSync('dist')) throw new Error('There is no built site: run npm run build first.');
const server = await serve('dist', 0);
const address = server.address();
const port = address !== null && typeof address === 'object' ? (address satisfies AddressInfo).port : 0;
const browser = await chromium.launch({ executablePath: findBrowser() });
mkdirSync('dist/pdf', { recursive: true });
try {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  for (const ruleset of rulesetIds.filter((each) => wantedRuleset === undefined || each === wantedRuleset)) {
    for (const language of languageIds.filter((each) => wantedLanguage === undefined || each === wantedLanguage)) {
      await page.goto(`http://localhost:${port}/${language}/${ruleset}/all/`);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      const book = (await page.locator('.printed').getAttribute('data-book')) ?? ruleset;
      await leadToSite(page);
      await numberContents(page, await print(page, book));
      const pdf = await print(page, book);
      const file = `dist/pdf/${ruleset}-${language}.pdf`;
      writeFileSync(file, pdf);
      linkFrom(`dist/${language}/${ruleset}/index.html`);
      const { pages } = await readPdf(pdf);
      console.log(`${file}: ${pages.length} pages, ${Math.round(pdf.length / 1000)} kB`);
    }
  }
  // The pages that link the documents are no longer what the service worker expects.
  await writeOffline('dist/', `${(env.BASE ?? '').replace(/\/$/, '')}/`);
} finally {
  await browser.close();
  server.close();
}
