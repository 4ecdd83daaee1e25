import { AxeBuilder } from '@axe-core/playwright';
import { languageIds } from '../../src/i18n/language.ts';
import { expect, test } from './reader.ts';
import { everyKind } from './routes.ts';

const routes = [...everyKind, ...languageIds.map((language) => `/${language}/no-such-page/`)];

for (const route of routes) {
  test(`axe finds nothing on ${route} in light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test('the keyboard alone reaches the text, a clause’s tools and the next section', async ({ page }) => {
  await page.goto('/fi/canasta-fi/14/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Siirry sisältöön' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const citation = page.locator('[id="14-a"]').getByRole('button', { name: 'Kopioi viittaus' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await citation.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(citation).toBeFocused();
  await expect(citation).toBeInViewport();
  const outline = await citation.evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(outline).toBe('solid');

  const next = page.getByRole('link', { name: /Seuraava luku/ });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fi\/canasta-fi\/15\/$/);
});
