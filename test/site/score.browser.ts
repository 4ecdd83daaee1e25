import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

/** Begins a game of four under their names on the page of a ruleset. */
async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const names = page.locator('.start-form .players input');
  for (const [place, name] of ['Aino', 'Eero', 'Olli', 'Siiri'].entries()) await names.nth(place).fill(name);
  await page.locator('.start-form button[type=submit]').click();
}

/** The form of a side on a wide screen, where all sides are in sight. */
function side(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test('a deal is entered, checked by the rules, entered as agreed, mended and undone, and the game is there after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, '/en/score/canasta-fi/');
  await page.getByRole('button', { name: 'Enter deal 1' }).click();
  await expect(page.getByText('Say who went out, or that nobody did.')).toBeVisible();
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Aino & Olli' }).click();
  const own = side(page, 'Aino & Olli');
  await own.getByRole('button', { name: 'More: Natural canasta' }).click();
  await own.getByRole('textbox', { name: 'Cards melded' }).fill('123');
  const others = side(page, 'Eero & Siiri');
  await others.getByRole('textbox', { name: 'Left in the hands' }).fill('55');

  // What cannot be is said with its clause at once, and entered only with the table's word for it.
  await expect(page.locator('.objections')).toContainText('Every card is worth a multiple of 5.');
  await expect(page.locator('.objections a')).toHaveAttribute('href', '/en/canasta-fi/12/#12');
  await own.getByRole('textbox', { name: 'Cards melded' }).fill('125');
  await expect(page.locator('.objections li')).toHaveCount(0);
  for (let three = 0; three < 5; three++) await own.getByRole('button', { name: 'More: Red threes' }).first().click();
  await expect(page.locator('.objections')).toContainText('5 red threes: the packs hold only 4.');
  await page.getByRole('button', { name: 'Enter as agreed' }).click();
  await expect(page.getByText('Write down what the table has agreed on.')).toBeVisible();
  await page.getByRole('textbox', { name: 'What has the table agreed on?' }).fill('a third pack by mistake');
  await page.getByRole('button', { name: 'Enter as agreed' }).click();
  const board = page.locator('.board');
  await expect(board.locator('.total')).toHaveText(['1225', '−55']);
  await expect(board).toContainText('opens with 15');
  await expect(board).toContainText('Dealer: Eero');
  await expect(page.locator('.sheet')).toContainText('a third pack by mistake');

  // The next deal has been dealt: what is mended leaves its minimums as they are.
  await page.getByRole('button', { name: 'Open deal 1' }).click();
  await page.getByRole('button', { name: 'Amend' }).click();
  await page.getByRole('checkbox', { name: /The next deal has already been dealt/ }).check();
  await others.getByRole('textbox', { name: 'Left in the hands' }).fill('0');
  await others.getByRole('textbox', { name: 'Cards melded' }).fill('60');
  // What is odd is asked once, and entered if it is meant.
  await page.locator('.enter-deal').click();
  const questions = page.locator('.objections .odd');
  await expect(
    questions.filter({ hasText: 'Eero & Siiri: Did not go out, but nothing left in the hands?' }),
  ).toBeVisible();
  await expect(questions.filter({ hasText: 'nothing left in the partner’s hand either?' })).toBeVisible();
  await page.locator('.enter-deal').click();
  await expect(board.locator('.total')).toHaveText(['1225', '60']);
  await expect(board).toContainText('opens with 15');
  await page.reload();
  await expect(board.locator('.total')).toHaveText(['1225', '60']);

  // A deal that is struck keeps its line and its number, and counts nothing; the drawing has only those that count.
  await page.getByRole('button', { name: 'Open deal 1' }).click();
  await page.getByRole('button', { name: 'Strike out' }).click();
  await expect(board.locator('.total')).toHaveText(['0', '0']);
  await expect(board).toContainText('Deal 2');
  await expect(page.getByRole('button', { name: 'Enter deal 2' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Open deal 1 .*struck out/ })).toBeVisible();
  await page.getByText('As a table').click();
  await expect(page.locator('.as-table tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(board.locator('.total')).toHaveText(['1225', '60']);
  await expect(page.locator('.as-table tbody tr')).toHaveCount(2);
});

test('a game is undone, and its link opens a copy to read on another device', async ({ page, browser }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, '/fi/score/samba/');
  await page.getByRole('button', { name: 'Ei kukaan' }).click();
  await page.getByRole('textbox', { name: 'Pöydätyt kortit' }).fill('300');
  await page.locator('.enter-deal').click();
  await page.getByRole('button', { name: 'Kirjaa silti' }).click();
  await page.getByRole('tab', { name: 'Erät' }).click();
  await expect(page.locator('.board .total')).toHaveText(['300', '0']);
  await page.locator('.tabs').getByRole('button', { name: 'Kumoa' }).click();
  await expect(page.locator('.board .total')).toHaveText(['0', '0']);
  await page.getByRole('tab', { name: 'Kirjaa' }).click();
  await page.locator('.enter-deal').click();
  await page.getByRole('button', { name: 'Kirjaa silti' }).click();
  await page.getByRole('tab', { name: 'Peli', exact: true }).click();
  await page.getByRole('button', { name: 'QR-koodi' }).click();
  await expect(page.getByRole('img', { name: /QR-koodi/ })).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Kopioi linkki' }).click();
  const link = await page.locator('input.link').inputValue();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('.board .total')).toHaveText(['300', '0']);
  await expect(other.getByRole('tab', { name: 'Kirjaa' })).toHaveCount(0);
  // A copy is read deal by deal, line by line.
  await other.getByRole('button', { name: 'Avaa erä 1' }).click();
  await expect(other.locator('.sheet .score-lines').first()).toContainText('Pöydätyt kortit');
  await other.getByRole('button', { name: 'Jatka sitä tällä laitteella' }).click();
  await expect(other.getByRole('tab', { name: 'Kirjaa' })).toHaveCount(1);
  await other.goto(link.replace('#game=', '#game=broken'));
  await expect(other.getByRole('alert')).toContainText('Peliä ei voitu lukea');
  await elsewhere.close();
});

test('cards are counted by touching each, and penalties come over from a ruling', async ({ page }) => {
  await begin(page, '/en/score/sitoumussamba/');
  await page.goto('/en/score/sitoumussamba/#penalty=A-100-sitoumussamba/29-10');
  await expect(page.getByText('Penalty by a ruling')).toHaveCount(1);
  // It is taken over once, also if the page is loaded again.
  await page.reload();
  await expect(page.getByText('Penalty by a ruling')).toHaveCount(1);
  const counter = page.getByRole('group', { name: /Tap each card once/ });
  await page
    .getByRole('button', { name: /^Count:.*Cards melded/ })
    .first()
    .click();
  for (let king = 0; king < 3; king++) await counter.getByRole('button', { name: /^More: K / }).click();
  await counter.getByRole('button', { name: /^More: joker / }).click();
  await expect(counter).toContainText('4 cards · 80');
  await expect(page.getByRole('textbox', { name: 'Cards melded' }).first()).toHaveValue('80');
});
