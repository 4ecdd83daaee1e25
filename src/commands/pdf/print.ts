import type { Page } from '@playwright/test';
import { readPdf } from './read.ts';

/** The paper of a document and the margins of its pages. */
export const papers = {
  A4: { format: 'A4', margin: { top: '2.2cm', bottom: '2cm', left: '2cm', right: '2cm' }, scale: 1 },
  // A booklet has as many pages as A5 sheets would; smaller type keeps them few.
  A5: { format: 'A5', margin: { top: '1.5cm', bottom: '1.4cm', left: '1.2cm', right: '1.2cm' }, scale: 0.8 },
} as const;

/** The name of a paper. */
export type Paper = keyof typeof papers;

/** What stands in the foot of every page besides its number: where the book is, of which day it is, and how it may be used. */
interface Foot {
  readonly address: string;
  readonly day: string;
  readonly licence: string;
}

/** The foot and head of every page; Chromium fills in the numbers. */
function margins(book: string, { address, day, licence }: Foot, paper: Paper) {
  const [size, edge] = paper === 'A4' ? ['8pt', '2cm'] : ['6.5pt', '1.2cm'];
  const style = `font: ${size} Georgia, serif; color: #635b4a; width: 100%; padding: 0 ${edge};`;
  const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const told = [address, day, licence].filter((text) => text !== '').map(safe);
  return {
    headerTemplate: `<div style="${style} text-align: right;">Canasta Codex · ${safe(book)}</div>`,
    footerTemplate: `<div style="${style} display: flex; justify-content: space-between;"><span>${told.join(' · ')}</span><span class="pageNumber"></span></div>`,
  };
}

async function print(page: Page, book: string, foot: Foot, paper: Paper): Promise<Uint8Array> {
  const { format, margin, scale } = papers[paper];
  return page.pdf({
    format,
    margin,
    scale,
    displayHeaderFooter: true,
    ...margins(book, foot, paper),
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

/** On paper a link to another page of the site must say where the site is; where nobody has said, it leads nowhere. */
async function leadToSite(page: Page, site: string | null): Promise<void> {
  await page.evaluate((home) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (home === null) link.removeAttribute('href');
      else link.href = new URL(link.getAttribute('href') ?? '', home).href;
    }
  }, site);
}

/**
 * Prints a whole rule book as a PDF document: tagged, with bookmarks, the numbers of the pages in its contents, and in the foot its address,
 * day and licence. `address` is where the browser finds the page that holds all of it, `site` what links of the document lead to; null
 * where the site does not know its address, and then nothing of the document names one.
 */
export async function printBook(
  page: Page,
  address: string,
  site: string | null,
  paper: Paper = 'A4',
): Promise<Uint8Array> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const {
    book = '',
    day = '',
    licence = '',
  } = await page.locator('.printed').evaluate(({ dataset }: HTMLElement) => ({ ...dataset }));
  await leadToSite(page, site);
  const own = site === null ? '' : new URL(new URL('..', address).pathname, site).href;
  const foot = { address: own.replace(/^https?:\/\//, ''), day, licence };
  let numbered = '';
  for (let count = 0; count < mostPrints; count++) {
    const pdf = await print(page, book, foot, paper);
    const numbers = await sectionPages(pdf);
    if (JSON.stringify(numbers) === numbered) return pdf;
    await numberContents(page, numbers);
    numbered = JSON.stringify(numbers);
  }
  throw new Error(`The pages of ${address} do not settle.`);
}

/** Prints a table card, which says by itself how large its sheets are. */
export async function printCard(page: Page, address: string, site: string | null): Promise<Uint8Array> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await leadToSite(page, site);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}
