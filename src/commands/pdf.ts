import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { argv, env } from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../test/site/find-browser.ts';
import { serve } from '../../test/site/serve.ts';
import { languageIds } from '../i18n/language.ts';
import { writeOffline } from '../site/offline/offline-files.ts';
import { rulesetIds } from '../site/ruleset-id.ts';
import { printBook } from './pdf/print.ts';
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
      const pdf = await printBook(page, `http://localhost:${port}/${language}/${ruleset}/all/`, site);
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
