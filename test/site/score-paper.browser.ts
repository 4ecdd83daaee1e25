import type { Page } from '@playwright/test';
import { readPdf } from '../../src/commands/pdf/read.ts';
import { rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { agreementOf } from '../../src/widgets/agreement/agreements.ts';
import { newGame, type ScoreGame } from '../../src/widgets/evening/game/game.ts';
import { writeGame } from '../../src/widgets/evening/game/game-text.ts';
import { dealOf, gameOf, withDeal } from '../widgets/evening/some-games.ts';
import { expect, test } from './page-reader.ts';

/** What comes on A4 paper with the margins of an office printer, page by page. */
async function paperOf(page: Page): Promise<readonly string[]> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const { pages } = await readPdf(await page.pdf({ format: 'A4', margin, tagged: true }));
  return pages.map((text) => text.replace(/\s+/g, ' '));
}

/** A game of fourteen deals under long names, of which one was agreed at the table. */
function longGame(): ScoreGame {
  const start = newGame({
    id: 'long',
    ruleset: 'samba',
    agreement: agreementOf(usualRuleset('samba')),
    names: ['Maximilian', 'Ann-Kristin', 'Väinö', 'Ülle-Riin'],
    firstDealer: 1,
  });
  const played = Array.from({ length: 14 }, (_, deal) => dealOf(300 + 5 * deal, 450 - 5 * deal));
  const game = played.reduce(withDeal, start);
  return { ...game, deals: game.deals.with(3, { ...game.deals.at(3), ...remarked }) };
}

const remarked = {
  entry: dealOf(123, 50),
  agreed: [{ code: 'points-of-no-cards', side: 'A', field: 'melded-cards' }],
  remark: 'a card had been lost',
  struck: false,
} as const;

test('a game of fourteen deals comes on one sheet with its remark and lines to sign on, from whatever is open', async ({
  page,
}) => {
  await page.goto('/404.html');
  await page.evaluate((text) => {
    localStorage.setItem('score-sheets', 'long');
    localStorage.setItem('score-sheets/long', text);
  }, writeGame(longGame()));
  await page.goto('/en/score/samba/');
  await page.locator('.enter-deal').waitFor();
  for (const tab of ['Enter', 'Deals', 'Graph', 'Game']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const pages = await paperOf(page);
    expect(pages, tab).toHaveLength(1);
    const [sheet = ''] = pages;
    expect(sheet, tab).toContain('a card had been lost');
    expect(sheet, tab).toContain('Date');
    // Fourteen deals of 300 and more, less what the fourth was before it was mended.
    expect(sheet, tab).toContain('4463');
    expect(sheet, tab).not.toContain('Copy the link');
  }
});

test('a game of fourteen deals that were all bid for comes on one sheet with every bid', async ({ page }) => {
  const contract = { side: 'A', bid: { level: 5, denomination: 'twos' }, doubled: true, result: null } as const;
  const names = ['Maximilian', 'Ann-Kristin', 'Väinö', 'Ülle-Riin'];
  const played = Array.from({ length: 14 }, (_, deal) => ({ ...dealOf(300 + 5 * deal, 450), contract }));
  await page.goto('/404.html');
  await page.evaluate(
    (text) => {
      localStorage.setItem('score-sheets', 'one');
      localStorage.setItem('score-sheets/one', text);
    },
    writeGame(played.reduce(withDeal, gameOf('sitoumussamba', names))),
  );
  await page.goto('/en/score/sitoumussamba/');
  await page.locator('.enter-deal').waitFor();
  const pages = await paperOf(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.match(/doubled · void clause 30 D/g)).toHaveLength(14);
  expect(pages[0]).toContain('Date');
});

for (const ruleset of rulesetIds)
  test(`${ruleset}: an empty sheet comes on one page with its values, its minimums and lines to sign on`, async ({
    page,
  }) => {
    await page.goto(`/fi/score/${ruleset}/`);
    await page.locator('.start-form').waitFor();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByText('Tyhjä pöytäkirja', { exact: true }).click();
    await page.getByRole('button', { name: 'Tulosta tyhjä pöytäkirja' }).click();
    const pages = await paperOf(page);
    expect(pages).toHaveLength(1);
    for (const { points } of usualRuleset(ruleset).parameters.minimums) expect(pages[0]).toContain(` ${points}`);
    expect(pages[0]).toContain('Allekirjoitukset');
    expect(pages[0]).not.toContain('Aloita');
  });

test('an evening of eight pairs comes on paper with all its tables and the ranking', async ({ page }) => {
  await page.goto('/en/score/evening/');
  await page.getByRole('combobox', { name: 'How many pairs?' }).selectOption('8');
  const pages = await paperOf(page);
  expect(pages.length).toBeLessThanOrEqual(2);
  const all = pages.join(' ');
  expect(all.match(/Table \d/g)).toHaveLength(28);
  expect(all).toContain('Round 7');
  expect(all).toContain('Ranking');
});

test('an evening of six pairs comes on one page with its date, its tables of a round in one row', async ({ page }) => {
  await page.goto('/en/score/evening/');
  await page.getByRole('combobox', { name: 'How many pairs?' }).selectOption('6');
  await page.locator('.meeting .points').first().fill('300');
  const [all = '', ...more] = await paperOf(page);
  expect(more).toEqual([]);
  expect(all).toContain('Ranking');
  expect(all).toMatch(/Date ?: \d+ \w+ \d{4}/);
  await page.emulateMedia({ media: 'print' });
  const places = await page
    .locator('.round')
    .first()
    .locator('.meeting')
    .evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
  expect(new Set(places).size).toBe(1);
});
