import { expect, test } from './reader.ts';
import { everyKind, everyRuleset } from './routes.ts';

for (const route of new Set([...everyKind, ...everyRuleset])) {
  test(`${route} loads without an error and without asking another host`, async ({ page }) => {
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', route.split('/')[1] || 'en');
  });
}

test('the policy forbids inline scripts and evaluation', async ({ page }) => {
  await page.goto('/fi/canasta-fi/14/');
  const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
  const scripts = policy?.split(';').find((directive) => directive.trim().startsWith('script-src'));
  expect(scripts).toContain("'self'");
  expect(policy).toContain("default-src 'self'");
  // Search is WebAssembly: that alone may be compiled, and nothing made from text may run.
  expect(policy?.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
});

for (const width of [320, 360]) {
  for (const route of everyKind.filter((each) => each === '/' || /^\/(fi|et)\//.test(each))) {
    test(`${route} has no horizontal scroll at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(route);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test('on paper there is the text and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/sv/canasta-fi/14/');
  await expect(page.locator('.clause-text').first()).toBeVisible();
  await expect(page.locator('.page-header')).toBeHidden();
  await expect(page.locator('.clause-tools').first()).toBeHidden();
});
