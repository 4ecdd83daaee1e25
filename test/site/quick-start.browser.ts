import { getDocumentProxy } from 'unpdf';
import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { inTurn } from '../turns.ts';
import { expect, test } from './page-reader.ts';

/** How many pages a document has, how near its words come to the edge of the paper, in points, and how far down the last one they go. */
async function sheetOf(bytes: Uint8Array): Promise<{ pages: number; room: number; filled: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let room = Number.POSITIVE_INFINITY;
  let filled = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    filled = 0;
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left = 0, foot = 0] = item.transform;
      room = Math.min(room, left, foot, width - left - item.width, height - foot - item.height);
      filled = Math.max(filled, 1 - foot / height);
    }
  }
  return { pages: pdf.numPages, room, filled };
}

/** What printers leave blank at the edge of a sheet, half a centimetre, in points. */
const blankEdge = 14;

/** The smallest type that is read at arm’s length, nine points, in pixels. */
const smallestType = 12;

test('a quick start is two pages at most, well filled and large enough to read, and nothing of it is cut where paper is printed without margins', async ({
  page,
}) => {
  await page.goto('/en/samba/start/');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print this guide' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  const margin = { top: 0, bottom: 0, left: 0, right: 0 };
  const faults: string[] = [];
  for (const [turn, ruleset] of rulesetIds.entries()) {
    // The longest is looked at in every language.
    for (const language of ruleset === 'sitoumussamba' ? languageIds : inTurn(languageIds, 1, turn)) {
      const path = `/${language}/${ruleset}/start/`;
      await page.goto(path);
      const { pages, room, filled } = await sheetOf(await page.pdf({ format: 'A4', margin }));
      if (pages > 2 || room < blankEdge) faults.push(`${path}: ${pages} pages, ${Math.round(room)} points to the edge`);
      if (pages === 2 && filled < 0.6) faults.push(`${path}: the second page is filled to ${filled.toFixed(2)}`);
      await page.emulateMedia({ media: 'print' });
      const foot = await page.locator('.sheet-foot').innerText();
      if (!/start\/ · .*\b20\d\d\b.* · CC BY 4\.0 · /.test(foot)) faults.push(`${path}: “${foot}” in its foot`);
      const type = await page
        .locator('.start :is(.said li, .story p, td, th)')
        .evaluateAll((all) => Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))));
      if (type < smallestType) faults.push(`${path}: words of ${type} pixels`);
      await page.emulateMedia({ media: null });
    }
  }
  expect(faults).toEqual([]);
});
