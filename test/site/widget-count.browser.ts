import type { Locator, Page } from '@playwright/test';
import { languageIds } from '../../src/i18n/language.ts';
import { inTurn } from '../turns.ts';
import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';

/** The live table with this id: brought into sight and awake. */
async function liveTable(page: Page, id: string): Promise<Locator> {
  const table = page.locator(`[id="${id}"]`);
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-state', 'live');
  return table;
}

/** The words of a place that do not stand whole on a line, though nothing in them allows a break. */
function brokenWords(place: Element): readonly string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const word of (text.textContent ?? '').matchAll(/[^\s\u00ad–-]+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the last card played, the table shows the count, with its clauses and the winner', async ({ page }) => {
    await page.goto('/en/canasta-fi/1/');
    const table = await liveTable(page, 'last-card-decides');
    await expect(table.getByRole('table')).toHaveCount(0);
    const king = table.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: 'king of diamonds' });
    await king.click();
    await table.getByRole('button', { name: 'Add to the kings' }).click();
    await expect(table.getByRole('status').first()).toContainText(
      'The deal is over. Points of the deal: Your side 860',
    );
    const count = table.getByRole('table', { name: 'Points of the deal' });
    const row = (name: RegExp) => count.getByRole('row', { name });
    await expect(row(/natural canasta/).getByRole('link', { name: 'clause 15 B' })).toBeVisible();
    await expect(row(/After the deal/)).toContainText('5000');
    await expect(table.getByText('The winner of the game: Your side.').first()).toBeVisible();
    await table.getByRole('button', { name: 'Undo' }).click();
    await king.click();
    await table.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(row(/After the deal/)).toContainText('4990');
    await expect(table.getByText('The game goes on.').first()).toBeVisible();
  });

  for (const [turn, [path, id]] of (
    [
      ['canasta-fi/34', 'score-of-a-deal'],
      ['samba/38', 'three-players-score'],
      ['sitoumussamba/29', 'threes-at-the-end'],
    ] as const
  ).entries()) {
    test(`no word of the count ${id} is broken`, async ({ page }) => {
      for (const language of inTurn(languageIds, 2, turn)) {
        await page.goto(`/${language}/${path}/`);
        const answers = page.locator(`[id="${id}"] details.answers`);
        await answers.locator('> summary').click();
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          const count = answers.locator('.count').first();
          expect(await count.evaluate(brokenWords), `${language}, ${width}`).toEqual([]);
          const beyond = await count.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
          expect(beyond, `${language}, ${width}`).toBeLessThanOrEqual(0);
        }
      }
    });
  }

  test('a count among the answers of a whole rule book fits the page', async ({ page }) => {
    await page.goto('/sv/classic/all/');
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(0);
    }
  });

  // The two languages with the longest words.
  for (const language of ['fi', 'et']) {
    test(`a count of three sides fits the page in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/samba/38/`);
      const table = await liveTable(page, 'three-players-score');
      // Each line is opened by a guess; the sheet comes with the last.
      const guess = table.getByRole('textbox');
      while ((await guess.count()) > 0) {
        await guess.fill('0');
        await guess.press('Enter');
      }
      await expect(table.getByRole('table').first().getByRole('columnheader')).toHaveCount(3);
      await table.locator('details.answers > summary').click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test('what is typed as a number and is none is told of at once, and nothing is answered by it', async ({ page }) => {
  await page.goto('/sv/canasta-fi/34/');
  const table = await liveTable(page, 'score-of-a-deal');
  const guess = table.getByRole('textbox');
  const place = table.getByText(/Rad 1 av/);
  await expect(place).toBeVisible();
  await guess.fill('många');
  await expect(table.getByText('Skriv ett heltal med siffror.')).toBeVisible();
  await guess.press('Enter');
  await expect(place).toBeVisible();
  await guess.fill('100');
  await expect(table.getByText('Skriv ett heltal med siffror.')).toHaveCount(0);
});

test('an unlawful call can be made, and is refused with its clause', async ({ page }) => {
  await page.goto('/en/sitoumussamba/12/');
  const table = await liveTable(page, 'bid-over-twos');
  const verdict = table.getByRole('status').first();
  // Cards that nobody sees are told of as one number, and are no buttons.
  await expect(table.locator('.place.card')).toHaveCount(0);
  await expect(table.getByRole('listitem').filter({ hasText: '15' }).first()).toBeAttached();
  await table.getByRole('group', { name: 'Level' }).getByRole('button').first().click();
  // Every bid can be read without knowing a sign: the two that name no suit stand there in words.
  const grid = table.locator('.bid-grid button');
  expect((await grid.allInnerTexts()).slice(4, 6)).toEqual(['1 canasta', '1 of twos']);
  expect((await grid.allInnerTexts()).join('')).not.toMatch(/×|C/);
  await table.getByRole('button', { name: '1 spade (too low)' }).click();
  await expect(table).toContainText('1 spade means 1000 points to collect.');
  await table.getByRole('button', { name: 'Bid: 1 spade' }).click();
  await expect(verdict).toContainText('Not allowed');
  await expect(verdict.getByRole('link', { name: 'clause 12 B' })).toBeVisible();
  // Levels and bids are one stop of the Tab key each: the arrows go from one to the next.
  await table.getByRole('group', { name: 'Level' }).getByRole('button', { name: /^1/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await table.getByRole('button', { name: '2 diamonds', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(table.getByRole('button', { name: '2 clubs', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row', { name: /bid reached/ })).toContainText('1000');
  await expect(table.getByRole('row', { name: /bid robbed/ })).toContainText('2000');
  await table.getByRole('button', { name: 'Bid: 2 clubs' }).click();
  await expect(verdict).toContainText(/Right|Allowed/);
  await expect(table.getByText(/^Calls so far: .*2 clubs$/)).toBeVisible();
});

test('two melds can be merged, lawfully or not', async ({ page }) => {
  await page.goto('/en/samba/11/');
  const table = await liveTable(page, 'merging-sets');
  const verdict = table.getByRole('status').first();
  await table.getByRole('button', { name: 'More', exact: true }).click();
  await table.getByText('Merge two melds').click();
  const melds = table.locator('.sheet details[open]').getByRole('button');
  await melds.nth(0).click();
  await expect(melds.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await melds.nth(3).click();
  await expect(verdict).toContainText('Not allowed');
});

for (const [path, id, colorScheme] of [
  ['/fi/samba/34/', 'score-of-a-deal', 'light'],
  ['/fi/sitoumussamba/12/', 'first-call', 'dark'],
] as const) {
  test(`axe finds nothing at the table ${id} in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    const table = await liveTable(page, id);
    for (const summary of await table.locator('summary').all()) await summary.click();
    const { violations } = await axeFor(page).include(`[id="${id}"]`).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers hold the count', async ({ page }) => {
    await page.goto('/sv/canasta-fi/1/');
    const answers = page.locator('[id="last-card-decides"] details.answers');
    await answers.locator('> summary').click();
    const counts = answers.getByRole('table', { name: 'Givens poäng' });
    await expect(counts).toHaveCount(2);
    await expect(counts.first()).toContainText('5000');
    await expect(counts.last()).toContainText('4990');
  });
});
