import type { Page } from '@playwright/test';
import { packGame } from '../../src/widgets/evening/game/game-link.ts';
import { dealOf, gameOf, withDeal } from '../widgets/evening/some-games.ts';
import { expect, test } from './page-reader.ts';

/** Begins a game of nobody in particular and enters a deal in which nobody went out and side A melded so many points. */
async function playDeal(page: Page, path: string, points: string): Promise<void> {
  await page.goto(path);
  await page.locator('.start-form button[type=submit]').click();
  await page.getByRole('button', { name: 'Nobody' }).first().click();
  await page.locator('.points:visible').first().fill(points);
  await page.locator('.enter-deal').click();
  await page.getByRole('button', { name: 'Enter all the same' }).click();
  await expect(page.locator('.board .total').first()).toHaveText(points);
}

/** Takes the device's storage away, as a browser does in which the reader has switched it off. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('nothing is kept', 'SecurityError');
      },
    });
  });
}

test('where the device keeps nothing it is told once, and the game goes on from its address', async ({
  page,
  browser,
}) => {
  await blockStorage(page);
  await playDeal(page, '/en/score/samba/', '300');
  const told = page.getByText('This device keeps nothing.');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
  // What is half entered is in the address too, and nobody has to take the game over.
  await page.locator('.points:visible').first().fill('45');
  await page.getByRole('button', { name: 'Nobody' }).first().click();
  await expect(page).toHaveURL(/#own=/);
  await expect
    .poll(async () => {
      await page.reload();
      await page.locator('.enter-deal').waitFor();
      return page.locator('.points:visible').first().inputValue();
    })
    .toBe('45');
  await expect(page.locator('.board .total')).toHaveText(['300', '0']);
  await page.locator('.enter-deal').click();
  await page.getByRole('button', { name: 'Enter all the same' }).click();
  await expect(page.locator('.board .total')).toHaveText(['345', '0']);
  await expect(page).toHaveURL(/#own=/);
  // On a device that keeps games the same address is a copy, as every link is.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await expect
    .poll(async () => {
      await other.goto('about:blank');
      await other.goto(page.url());
      await other.locator('.board .total').first().waitFor();
      return other.locator('.board .total').allTextContents();
    })
    .toEqual(['345', '0']);
  await expect(other.getByRole('button', { name: 'Go on with it on this device' })).toBeVisible();
  await elsewhere.close();
});

test('where the device keeps nothing an evening goes on from its address', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/en/score/evening/');
  const points = page.locator('.meeting .points');
  await points.nth(0).fill('3000');
  await points.nth(1).fill('5000');
  await points.nth(1).press('Tab');
  await expect(page.getByText('This device keeps nothing.')).toBeVisible();
  await expect(page).toHaveURL(/#own=/);
  await expect
    .poll(async () => {
      await page.reload();
      await points.first().waitFor();
      return points.nth(1).inputValue();
    })
    .toBe('5000');
  await points.nth(2).fill('100');
  await points.nth(3).fill('90');
  await points.nth(3).press('Tab');
  await expect(page.locator('.evening-plan tbody tr').first()).toContainText('1. ');
});

test('a half entered deal waits while another is mended, and the other tab is told', async ({ page, context }) => {
  await playDeal(page, '/en/score/samba/', '300');
  await page.locator('.points:visible').first().fill('45');
  await page.getByRole('tab', { name: 'Deals' }).click();
  await page.getByRole('button', { name: 'Open deal 1' }).click();
  await page.locator('.main-part').getByRole('button', { name: 'Amend' }).click();
  await expect(page.getByRole('textbox', { name: 'Side A: Cards melded' })).toHaveValue('300');
  await page.getByRole('button', { name: 'Leave it as it was' }).click();
  await expect(page.getByRole('textbox', { name: 'Side A: Cards melded' })).toHaveValue('45');
  const other = await context.newPage();
  await other.goto('/en/score/samba/');
  await expect(other.getByText('This game is open in another tab too.')).toBeVisible();
  // The way back to it is on the first page.
  await other.goto('/en/');
  await other.getByRole('link', { name: /Go on with your game/ }).click();
  await expect(other.locator('.board .total')).toHaveText(['300', '0']);
});

test('files are opened on the page of their game, and damaged ones are told with their place', async ({ page }) => {
  await playDeal(page, '/en/score/samba/', '300');
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const stream = await (await saved).createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  const field = page.locator('input[type=file]');
  const file = (content: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  for (const [content, problem] of [
    ['no game', 'the text is damaged or is not a score sheet'],
    [text.replace('"melded":300', '"melded":"many"'), 'deals.0.entry.sides.A.cards.melded'],
    [text.replace('"version":1', '"version":9'), 'another version (9)'],
  ] as const) {
    await field.setInputFiles(file(content));
    await expect(page.getByRole('alert')).toContainText(problem);
  }
  // A phone on which no game was begun opens one at once.
  await page.goto('/en/score/canasta-fi/');
  await page.locator('input[type=file]').setInputFiles(file(text));
  await expect(page).toHaveURL(/\/en\/score\/samba\//);
  await expect(page.locator('.board .total')).toHaveText(['300', '0']);
});

test('an evening goes on by its link on another phone, and loses nothing unasked', async ({ page, browser }) => {
  await page.goto('/en/score/evening/');
  await page.locator('.players input').first().fill('Aino & Olli');
  const points = page.locator('.meeting .points');
  // In the first round of four pairs the fourth meets the first.
  await points.nth(0).fill('3000');
  await points.nth(1).fill('5 000');
  await points.nth(1).press('Tab');
  const leader = page.locator('.evening-plan tbody tr').first();
  await expect(leader).toContainText('1. Aino & Olli');
  await expect(leader).toContainText('2000');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('combobox', { name: 'How many pairs?' }).selectOption('5');
  await expect(points.nth(1)).toHaveValue('5000');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.locator('input.link').inputValue();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('.evening-plan tbody tr').first()).toContainText('1. Aino & Olli');
  await expect(other.locator('.meeting .points').first()).toHaveAttribute('readonly');
  await other.getByRole('button', { name: 'Go on with it on this device' }).click();
  await other.goto('/en/score/evening/');
  await expect(other.locator('.meeting .points').nth(1)).toHaveValue('5000');
  // What comes on paper is the whole evening.
  await other.emulateMedia({ media: 'print' });
  await expect(other.locator('.meeting').last()).toBeVisible();
  await expect(other.locator('.evening-plan table')).toBeVisible();
  await elsewhere.close();
});

test('an evening keeps every key, and a sheet of others is asked about', async ({ page }) => {
  await page.goto('/en/score/evening/');
  const points = page.locator('.meeting .points');
  await points.nth(0).fill('3000');
  await points.nth(1).pressSequentially('-50');
  await expect(points.nth(1)).toBeFocused();
  await expect(page.locator('.evening-plan tbody tr').first()).toContainText('3050');
  await page.goto('/en/');
  await page.getByRole('link', { name: 'Go on with your evening of several tables' }).click();
  await expect(points.nth(1)).toHaveValue('−50');
  await page.locator('.names summary').click();
  await page.locator('.players input').nth(0).fill('Bertil & Eva');
  await page.locator('.players input').nth(3).fill('bertil & eva');
  await expect(page.getByText('Two pairs are called bertil & eva.')).toBeVisible();
  await page.locator('.players input').nth(3).fill('Fanny');
  const sheet = withDeal(gameOf('canasta-fi'), dealOf(5000, 300));
  await page
    .getByLabel('Link to the score sheet')
    .first()
    .fill(`https://x.test/#game=${await packGame(sheet)}`);
  await expect(page.locator('.meeting [role=alert]')).toContainText(
    'The names on this score sheet are Aino & Olli – Eero & Siiri; at this table sit Fanny – Bertil & Eva.',
  );
  await expect(points.nth(1)).toHaveValue('−50');
  await page.getByRole('button', { name: 'Take over all the same' }).click();
  await expect(points.nth(0)).toHaveValue('5000');
  await expect(points.nth(1)).toHaveValue('300');
});

test('an evening that is open in another tab is told of in the later one, and both stay the same', async ({
  page,
  context,
}) => {
  await page.goto('/en/score/evening/');
  const points = page.locator('.meeting .points');
  await points.nth(0).fill('3000');
  await points.nth(0).press('Tab');
  const other = await context.newPage();
  await other.goto('/en/score/evening/');
  const told = 'The evening is open in another tab too.';
  await expect(other.getByText(told)).toBeVisible();
  await expect(page.getByText(told)).toBeHidden();
  await other.locator('.meeting .points').nth(1).fill('5000');
  await other.locator('.meeting .points').nth(1).press('Tab');
  await expect(points.nth(1)).toHaveValue('5000');
  await expect(page.getByText(told)).toBeVisible();
});

test('a game that is over goes on to a new one, and once it is amended goes on itself', async ({ page }) => {
  await playDeal(page, '/en/score/samba/', '300');
  await page.evaluate(() => {
    const place = `score-sheets/${localStorage.getItem('score-sheets')}`;
    const text = localStorage.getItem(place)?.replace('"melded":300', '"melded":10005');
    localStorage.setItem(place, text ?? '');
  });
  await page.reload();
  await expect(page.locator('.board')).toContainText('The game is over. Winner: Side A.');
  await expect(page.locator('.board')).toContainText('Side A – Side B: difference 10,005');
  await expect(page.getByRole('tab', { name: 'Enter' })).toHaveCount(0);
  // A penalty of a ruling is not for a game that is over: it waits for the next one.
  await page.goto('/en/score/samba/#penalty=A-100-samba/23-d');
  await expect(page.getByText('have been taken over')).toBeVisible();
  await page.locator('.start-form button[type=submit]').click();
  await expect(page.locator('.board .total')).toHaveText(['0', '0']);
  await expect(page.getByText('Penalty by a ruling')).toHaveCount(1);
  await page.goto('/en/score/');
  await page.locator('[data-kept-games] a', { hasText: '10,005' }).click();
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Open deal 1' }).click();
  await page.locator('.main-part').getByRole('button', { name: 'Amend' }).click();
  await expect(page.getByRole('checkbox', { name: /already been dealt/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Side A: Cards melded' }).fill('405');
  await page.locator('.enter-deal').click();
  if (await page.getByRole('button', { name: 'Enter all the same' }).isVisible())
    await page.locator('.enter-deal').click();
  await expect(page.locator('.board .total')).toHaveText(['405', '0']);
  await expect(page.getByRole('tab', { name: 'Enter' })).toHaveCount(1);
  await page.goto('/en/');
  await expect(page.getByRole('link', { name: /Go on with your game/ })).toContainText('405');
});

test('the screen stays on while a game runs, and no longer once it is over', async ({ page }) => {
  await page.addInitScript(() => {
    let held = 0;
    const request = async () => {
      held += 1;
      document.documentElement.dataset.held = String(held);
      return {
        release: async () => {
          held -= 1;
          document.documentElement.dataset.held = String(held);
        },
      };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto('/en/score/samba/');
  await page.locator('.start-form').waitFor();
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-held');
  await page.locator('.start-form button[type=submit]').click();
  await expect(root).toHaveAttribute('data-held', '1');
  await page.getByRole('button', { name: 'Nobody' }).first().click();
  await page.locator('.points:visible').first().fill('10005');
  await page.locator('.enter-deal').click();
  // Nobody holds so many points: the table says how it came.
  await page.locator('.remark input').fill('counted over several evenings');
  await page.locator('.enter-deal').click();
  await expect(page.locator('.board')).toContainText('The game is over.');
  await expect(root).toHaveAttribute('data-held', '0');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet says that it does not count, and has an empty one to print', async ({ page }) => {
    await page.goto('/en/score/samba/');
    // Chromium shows it, but tells no test what stands where scripts are wanting.
    expect(await (await page.request.get('/en/score/samba/')).text()).toMatch(
      /<noscript><p>The score sheet counts only/,
    );
    await page.getByText('Empty sheet', { exact: true }).click();
    await expect(page.locator('.empty-sheet')).toContainText('1500');
  });
});
