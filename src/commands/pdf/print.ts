import type { Page } from '@playwright/test';
import { readPdf } from './read.ts';

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

/** On which page every section of a document begins. */
async function sectionPages(pdf: Uint8Array): Promise<[section: string, page: number][]> {
  const pages = new Map<string, number>();
  for (const { title, page } of (await readPdf(pdf)).bookmarks) {
    const section = /^(\d+)\s/.exec(title)?.[1];
    // The section comes before its clauses, “9” before “9 a”.
    if (section !== undefined && !pages.has(section)) pages.set(section, page);
  }
  return [...pages];
}

/** Writes the numbers of the pages into the contents. */
async function numberContents(page: Page, numbers: readonly [string, number][]): Promise<void> {
  await page.evaluate((pages) => {
    const known = new Map(pages);
    for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]')) {
      place.textContent = String(known.get(place.dataset.pageOf ?? '') ?? '');
    }
  }, numbers);
}

/** More prints than the numbers of the pages need to settle: the first one may still be without its typeface. */
const mostPrints = 5;

/** On paper a link to another page of the site must say where the site is. */
async function leadToSite(page: Page, site: string): Promise<void> {
  await page.evaluate((home) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      link.href = new URL(link.getAttribute('href') ?? '', home).href;
    }
  }, site);
}

/**
 * Prints a whole rule book as a PDF document: A4, tagged, with bookmarks, the numbers of the pages in its contents. `address` is where the
 * browser finds the page that holds all of it, `site` what links of the document lead to.
 */
export async function printBook(page: Page, address: string, site: string): Promise<Uint8Array> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const book = (await page.locator('.printed').getAttribute('data-book')) ?? '';
  await leadToSite(page, site);
  let numbered = '';
  for (let count = 0; count < mostPrints; count++) {
    const pdf = await print(page, book);
    const numbers = await sectionPages(pdf);
    if (JSON.stringify(numbers) === numbered) return pdf;
    await numberContents(page, numbers);
    numbered = JSON.stringify(numbers);
  }
  throw new Error(`The pages of ${address} do not settle.`);
}
