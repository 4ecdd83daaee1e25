import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';

const section = '/fi/canasta-fi/14/';
const open = '.definition:popover-open';

test('resting on a term with the pointer shows what it means, and Escape closes it', async ({ page }) => {
  await page.goto(section);
  await page.locator('a.term[data-term="frozen"]').hover();
  await expect(page.locator(open)).toContainText('Avopakka on lukittu');
  await page.locator(open).hover();
  await expect(page.locator(open)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(open)).toHaveCount(0);
});

test('the keyboard shows what a term means, and Enter goes to the glossary', async ({ page }) => {
  await page.goto(section);
  const term = page.locator('a.term[data-term="frozen"]');
  await page.locator('main').focus();
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await term.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(page.locator(open)).toHaveCount(1);
  await expect(term).toHaveAccessibleDescription(/Avopakka on lukittu/);
  await expect(page.locator(open)).toBeInViewport({ ratio: 1 });
  const { violations } = await axeFor(page).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fi\/glossary\/#frozen$/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap shows what a term means, a tap elsewhere closes it, a second tap goes to the glossary', async ({
    page,
  }) => {
    await page.goto(section);
    const term = page.locator('a.term[data-term="frozen"]');
    await term.tap();
    await expect(page.locator(open)).toBeInViewport({ ratio: 1 });
    // In the margin there is nothing else to touch.
    await page.touchscreen.tap(4, 400);
    await expect(page.locator(open)).toHaveCount(0);
    await term.tap();
    await expect(page.locator(open)).toHaveCount(1);
    await term.tap();
    await expect(page).toHaveURL(/\/fi\/glossary\/#frozen$/);
  });
});

test('the worked example of a lesson shows what its words mean, in place', async ({ page }) => {
  await page.goto('/en/learn/samba/4/');
  const term = page.locator('#example a.term').first();
  await term.hover();
  await expect(page.locator(open)).toHaveAttribute('data-term', (await term.getAttribute('data-term')) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.locator(open)).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/learn\/samba\/4\/$/);
});

test.describe('in the narration of a first deal on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  for (const [language, word] of [
    ['en', 'red three'],
    ['fi', 'punainen kolmonen'],
    ['sv', 'röd trea'],
    ['et', 'punane kolm'],
  ] as const) {
    test(`a tap shows what “${word}” means, and the deal stays`, async ({ page }) => {
      await page.goto(`/${language}/samba/first-deal/`);
      await expect(page.locator('[data-deal] .desk')).not.toHaveAttribute('inert');
      const term = page.locator('.narrator a.term', { hasText: word });
      // Until the definitions can be shown a term is a link.
      await page.waitForLoadState('networkidle');
      await term.tap();
      await expect(page.locator(open)).toContainText(/sitoumussamba/i);
      await expect(page.locator(open)).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(/\/samba\/first-deal\/$/);
      await page.touchscreen.tap(4, 400);
      await expect(page.locator(open)).toHaveCount(0);
    });
  }
});

test('on paper there are no definitions', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(section);
  await expect(page.locator('.definition').first()).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to the glossary, where the language switch keeps the term’s page', async ({ page }) => {
    await page.goto(section);
    await expect(page.locator('.definition').first()).toBeHidden();
    await page.locator('a.term[data-term="frozen"]').click();
    await expect(page).toHaveURL(/\/fi\/glossary\/#frozen$/);
    await page.locator('#frozen .translations').getByRole('link', { name: 'külmutatud' }).click();
    await expect(page).toHaveURL(/\/et\/glossary\/#frozen$/);
  });
});

test('the letters stand in the order of the language', async ({ page }) => {
  await page.goto('/et/glossary/');
  const letters = await page.locator('.letters a').allTextContents();
  expect(letters).toEqual([...letters].sort(new Intl.Collator('et').compare));
  await page.goto('/sv/glossary/');
  await expect(page.locator('.letters a').last()).toHaveText('Ö');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('every link of the glossary is large enough for a finger', async ({ page }) => {
    await page.goto('/et/glossary/');
    const { violations } = await axeFor(page).withRules(['target-size']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
});
