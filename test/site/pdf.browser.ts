import { printBook } from '../../src/commands/pdf/print.ts';
import { readPdf } from '../../src/commands/pdf/read.ts';
import { expect, test } from './page-reader.ts';

test('a rule book on paper has its pages numbered in the contents, bookmarks for every clause, and tags', async ({
  page,
  baseURL,
}) => {
  const pdf = await printBook(page, `${baseURL}/en/canasta-sv/all/`, 'https://example.org');
  const { pages, bookmarks, tagged } = await readPdf(pdf);
  expect(tagged).toBe(true);
  expect(pages.length).toBeGreaterThan(8);
  // Something to read, the running head, and the number at the foot.
  for (const [index, text] of pages.entries())
    expect(text).toMatch(new RegExp(`\\w{2}.*Canasta Codex · Swedish Canasta\\s+${index + 1}$`));
  const place = (title: string) => bookmarks.find((each) => each.title.replace(/\s+/g, ' ') === title)?.page ?? 0;
  const sections = bookmarks.filter(({ title }) => /^\d+ \D{2}/.test(title));
  expect(sections).toHaveLength(9);
  // A title that takes two lines has its words apart all the same.
  expect(sections[0]?.title).toBe('1 The draw and the canastas needed to go out');
  const contents = pages[place('Contents') - 1]?.replace(/\s+/g, ' ');
  for (const section of sections) expect(contents).toContain(`${section.title} ${section.page}`);
  expect(pages[place('9 c') - 1]).toMatch(/9\s*c/);
});
