import { expect, test } from './page-reader.ts';

test('a ruling of a case is carried out at its table, holds there, and is undone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/samba/25/');
  const table = page.locator('#ruling-drew-extra');
  const first = table.locator('.ruled > li').first();
  await expect(first.locator('[data-carry]')).toBeHidden();
  await first.locator('.choice.right input').check();
  await first.getByRole('button', { name: 'Carry out the ruling at the table' }).click();
  await expect(table.locator('.verdict')).toContainText('The ruling has been carried out.');
  await expect(table.locator('.verdict')).toContainText('This turn: The offender may not meld.');
  await expect(table.locator('.verdict a').first()).toHaveText('clause 25 b');
  await expect(table.locator('.turn-line')).toContainText('no melding · must discard');
  await table.getByRole('button', { name: 'Undo' }).click();
  await expect(table.locator('.turn-line')).not.toContainText('no melding');
  await expect(table.locator('.verdict')).not.toContainText('The ruling has been carried out.');
});
