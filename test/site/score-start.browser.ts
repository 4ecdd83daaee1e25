import { devices, type Locator, type Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
});

/** A thumb that begins a game: every touch is counted, and what it touches is large enough and within its reach. */
class Thumb {
  readonly page: Page;
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Brings something to the middle of the screen, as a thumb does that pushes the page, unless it stands there of itself; and touches it. */
  async tap(target: Locator): Promise<void> {
    const { height, bottom } = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 200 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return { height: element.getBoundingClientRect().height, bottom: element.getBoundingClientRect().bottom };
    });
    expect(height).toBeGreaterThanOrEqual(24);
    expect(bottom, 'nothing stands below the edge of the screen').toBeLessThanOrEqual(640);
    await target.tap();
    this.taps += 1;
  }
}

test('a game of two sides begins from the home page with three touches of a thumb, one of them to draw for the deal', async ({
  page,
}) => {
  const thumb = new Thumb(page);
  await page.goto('/en/');
  await thumb.tap(page.locator('.of-game.chosen').getByRole('link', { name: 'Score sheet' }));
  const begin = page.locator('.start-form button[type=submit]');
  await begin.waitFor();
  // The button is where the thumb is, without a push of the page.
  const { y, height } = (await begin.boundingBox()) ?? { y: 0, height: 0 };
  expect(y).toBeGreaterThan(0.75 * 640);
  expect(y + height).toBeLessThanOrEqual(640);
  await thumb.tap(page.getByRole('button', { name: 'Draw for it' }));
  await thumb.tap(begin);
  await expect(page.locator('.board .total')).toHaveText(['0', '0']);
  await expect(page.locator('.board')).toContainText(/Dealer: Player [1-4]/);
  expect(thumb.taps).toBeLessThanOrEqual(3);
});

test('a game of six in turns with its own agreement begins with a dozen touches at most, and the next one has it as it was', async ({
  page,
}) => {
  const thumb = new Thumb(page);
  await page.goto('/en/score/');
  await thumb.tap(page.locator('main').getByRole('link', { name: 'Samba', exact: true }));
  const begin = page.locator('.start-form button[type=submit]');
  await begin.waitFor();
  const choose = async (field: Locator, option: string) => {
    await thumb.tap(field);
    await field.selectOption(option);
    // The list of the telephone is touched once more.
    thumb.taps += 1;
  };
  await choose(page.getByRole('combobox', { name: 'Players', exact: true }), '6 rotating');
  await thumb.tap(page.getByText('What the table has agreed on'));
  await thumb.tap(page.locator('.start-form details label').first());
  await choose(page.getByRole('combobox', { name: 'First dealer' }), '3');
  await thumb.tap(begin);
  await expect(page.locator('.board')).toContainText('Sits out: Player 5, Player 6');
  await expect(page.locator('.board')).toContainText('Dealer: Player 3');
  expect(thumb.taps).toBeLessThanOrEqual(12);
  await page.getByRole('tab', { name: 'Game', exact: true }).tap();
  await page.getByRole('button', { name: 'New game' }).tap();
  await begin.tap();
  await expect(page.locator('.board')).toContainText('Sits out: Player 5, Player 6');
});
