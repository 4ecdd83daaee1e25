import { papers, printBook, printCard } from '../../src/commands/pdf/print.ts';
import { readPdf } from '../../src/commands/pdf/read.ts';
import { rulesetIds } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { inTurn } from '../turns.ts';
import { expect, test } from './page-reader.ts';

test('a rule book on paper has its pages numbered in the contents, bookmarks for every clause, and tags', async ({
  page,
  baseURL,
}) => {
  const pdf = await printBook(page, `${baseURL}/en/canasta-sv/all/`, 'https://example.org');
  const { pages, bookmarks, tagged } = await readPdf(pdf);
  expect(tagged).toBe(true);
  expect(pages.length).toBeGreaterThan(8);
  // Something to read, the running head, and at the foot where the book is, of which day, how it may be used, and the number.
  const foot = String.raw`example\.org/en/canasta-sv/ · \d{1,2} \w+ \d{4} · CC BY 4\.0`;
  for (const [index, text] of pages.entries())
    expect(text).toMatch(new RegExp(`\\w{2}.*Canasta Codex · Swedish Canasta\\s+${foot}\\s+${index + 1}$`));
  const place = (title: string) => bookmarks.find((each) => each.title.replace(/\s+/g, ' ') === title)?.page ?? 0;
  const sections = bookmarks.filter(({ title }) => /^\d+ \D{2}/.test(title));
  expect(sections).toHaveLength(9);
  // A title that takes two lines has its words apart all the same.
  expect(sections[0]?.title).toBe('1 The draw and the canastas needed to go out');
  const contents = pages[place('Contents') - 1]?.replace(/\s+/g, ' ');
  for (const section of sections) expect(contents).toContain(`${section.title} ${section.page}`);
  expect(pages[place('9 c') - 1]).toMatch(/9\s*c/);
});

test('what is asked on paper is answered there, and without an address no link leads anywhere', async ({
  page,
  baseURL,
}) => {
  const { pages } = await readPdf(await printBook(page, `${baseURL}/en/canasta-sv/all/`, null, 'A5'));
  const text = pages.join(' ');
  expect(text).toMatch(/(Allowed|Not allowed)/);
  expect(text).not.toContain('localhost');
  expect(await page.locator('a[href^="/"]').count()).toBe(0);
});

test('nothing on paper sticks out of the sheet, which would make all of it smaller', async ({ page, baseURL }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  for (const [ruleset, language] of [
    ['canasta-fi', 'fi'],
    ['canasta-fi', 'et'],
    ['sitoumussamba', 'en'],
  ]) {
    await page.goto(`${baseURL}/${language}/${ruleset}/all/`);
    for (const { format, margin, scale } of Object.values(papers)) {
      // What the sheet has between its margins, in pixels of 96 to the inch.
      const sheet = format === 'A4' ? 21 : 14.8;
      const width = Math.floor((((sheet - 2 * Number.parseFloat(margin.left)) / 2.54) * 96) / scale);
      await page.setViewportSize({ width, height: 900 });
      const { needed, text, broken } = await page.evaluate(() => ({
        needed: document.documentElement.scrollWidth,
        text: document.querySelector('.clause-text')?.clientWidth ?? 0,
        broken: [...document.querySelectorAll('.clause-number, .printed-table th')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      }));
      expect(broken, `${language} ${ruleset} on ${format}`).toEqual([]);
      expect(needed, `${language} ${ruleset} on ${format}`).toBeLessThanOrEqual(width);
      expect(text, `${language} ${ruleset} on ${format}`).toBeGreaterThan(0.75 * width);
    }
  }
});

test('a table card is one sheet with two sides, and nothing on it is cut off', async ({ page, baseURL }) => {
  for (const [turn, ruleset] of rulesetIds.entries()) {
    for (const language of inTurn(languageIds, 1, turn)) {
      const card = await readPdf(await printCard(page, `${baseURL}/${language}/${ruleset}/card/`, null));
      expect(card.pages, `${language} ${ruleset}`).toHaveLength(2);
      const cut = await page
        .locator('.card-page')
        .evaluateAll(
          (parts) => parts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
        );
      expect(cut, `${language} ${ruleset}`).toBe(0);
    }
  }
});
