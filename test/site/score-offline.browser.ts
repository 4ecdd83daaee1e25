import type { Page } from '@playwright/test';
import { test, visit } from './own-site.ts';
import { expect } from './page-reader.ts';

test.use({ serviceWorkers: 'allow' });

/** Enters a deal in which nobody went out and side A melded so many points. */
async function enterDeal(page: Page, points: string): Promise<void> {
  await page.getByRole('button', { name: 'Nobody' }).first().click();
  await page.locator('.points:visible').first().fill(points);
  await page.locator('.enter-deal').click();
  await page.getByRole('button', { name: 'Enter all the same' }).click();
}

test('without a network a game begins, takes deals, is there after a reload and goes on, and so does an evening', async ({
  page,
  context,
  site,
}) => {
  // The score sheets have not been opened while there was a network.
  await visit(page, '/en/samba/14/');
  await site.goAway();

  await page.goto('/en/score/');
  await page.locator('main').getByRole('link', { name: 'Samba', exact: true }).click();
  await page.locator('.start-form button[type=submit]').click();
  await enterDeal(page, '300');
  const totals = page.locator('.board .total');
  await expect(totals).toHaveText(['300', '0']);
  // What is half entered is kept as well.
  await page.locator('.points:visible').first().fill('45');
  await page.reload();
  await expect(totals).toHaveText(['300', '0']);
  await expect(page.locator('.points:visible').first()).toHaveValue('45');
  await enterDeal(page, '1200');
  await expect(totals).toHaveText(['1500', '0']);
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/');
  await other.getByRole('link', { name: /Go on with your game/ }).click();
  await expect(other.locator('.board .total')).toHaveText(['1500', '0']);
  await expect(other.getByText('This game is open in another tab too.')).toBeVisible();
  await other.close();

  await page.goto('/en/score/evening/');
  const points = page.locator('.meeting .points');
  await points.nth(0).fill('3000');
  await points.nth(1).fill('5000');
  await points.nth(1).press('Tab');
  await page.reload();
  await expect(points.nth(1)).toHaveValue('5000');
  await expect(page.locator('.evening-plan tbody tr').first()).toContainText('2000');
});
