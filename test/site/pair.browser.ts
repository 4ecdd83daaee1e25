import { chooseLanguage, expect, test } from './page-reader.ts';

test('two languages stand side by side, clause by clause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi/samba/with/sv/#14-b');
  const row = page.locator('[id="14-b"]');
  await expect(row).toBeInViewport();
  const [finnish, swedish] = [row.locator('[lang=fi]'), row.locator('[lang=sv]')];
  await expect(finnish).toContainText('Avopakka on lukittu');
  await expect(swedish).toContainText('är frusen');
  const [left, right] = [await finnish.boundingBox(), await swedish.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});

test('on a phone one language stands below the other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi/samba/with/sv/#14-b');
  const row = page.locator('[id="14-b"]');
  const [first, second] = [await row.locator('[lang=fi]').boundingBox(), await row.locator('[lang=sv]').boundingBox()];
  expect(first?.x).toBe(second?.x);
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
});

test('the contents of the game are at hand beside two languages, and lead to the clause in both', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/fi/samba/with/sv/');
  const contents = page.getByRole('navigation', { name: /^Sisällys/ });
  await expect(contents).toBeVisible();
  await contents.getByRole('link', { name: /^14 / }).first().click();
  await expect(page).toHaveURL(/\/fi\/samba\/with\/sv\/#14$/);
});

test('what a link leads to is not cut by the bar at the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/fi/samba/with/sv/#14-b', '/fi/samba/with/sv/#14', '/fi/samba/14/#14-b']) {
      await page.goto('about:blank');
      await page.goto(path);
      const top = await page
        .locator(`[id="${path.split('#')[1]}"]`)
        .evaluate((part) => part.getBoundingClientRect().top);
      const bar = await page.locator('.bar').evaluate((part) => part.getBoundingClientRect().height);
      expect(top, `${path} at ${width}`).toBeGreaterThanOrEqual(width === 360 ? bar - 1 : -1);
    }
  }
});

test('either language can be switched, and the clause stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fi/samba/with/sv/');
  await page.locator('[id="14-b"]').scrollIntoViewIfNeeded();
  await page.locator('[id="14-b"]').evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
  await page
    .getByRole('navigation', { name: 'Toinen kieli' })
    .getByRole('link', { name: 'eesti' })
    .dispatchEvent('click');
  await expect(page).toHaveURL(/\/fi\/samba\/with\/et\/#14-b$/);
  await chooseLanguage(page, 'Kieli', 'English');
  await expect(page).toHaveURL(/\/en\/samba\/with\/et\/#14-b$/);
  await chooseLanguage(page, 'Language', 'eesti');
  await expect(page).toHaveURL(/\/et\/samba\/with\/en\/#14-b$/);
});

test('a reference shows the clause it cites, on hover and on focus, until Escape', async ({ page }) => {
  await page.goto('/en/canasta-fi/13/');
  const cited = page.locator('.cited-clause');
  const reference = page.locator('.clause-text .ref', { hasText: '13 C 2' }).first();
  await reference.hover();
  await expect(cited).toBeVisible();
  await expect(cited).toContainText('13 C 2');
  await page.keyboard.press('Escape');
  await expect(cited).toBeHidden();
  // A clause of another page is fetched from there.
  await page.goto('/en/samba/14-b/');
  await page.keyboard.press('Tab');
  await page.locator('.relations .ref').first().focus();
  await expect(cited).toContainText('first melds of a side');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a press on a reference shows the clause it cites, a tap follows it', async ({ page }) => {
    await page.goto('/en/canasta-fi/13/');
    const reference = page.locator('.clause-text .ref', { hasText: '13 C 2' }).first();
    await reference.scrollIntoViewIfNeeded();
    await reference.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    const cited = page.locator('.cited-clause');
    await expect(cited).toContainText('13 C 2');
    await reference.dispatchEvent('click');
    await expect(page).toHaveURL(/\/13\/$/);
    await reference.tap();
    await expect(page).toHaveURL(/#13-c-2$/);
  });
});
