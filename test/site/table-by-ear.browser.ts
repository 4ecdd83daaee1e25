import { type Locator, type Page, test as plain } from '@playwright/test';
import { usualRuleset } from '../../src/engine/index.ts';
import { newGame } from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { expect, test } from './page-reader.ts';

/** The live table with this id: brought into sight and awake. */
async function liveTable(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(path);
  const table = page.locator(`[id="${id}"]`);
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-state', 'live');
  return table;
}

/** Remembers what the live regions of a table have said, each text once for each time that it was set. */
async function listen(table: Locator): Promise<void> {
  await table.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = element.querySelectorAll('[role="status"], [aria-live="polite"]');
    for (const region of regions) {
      new MutationObserver(() => said.push(region.textContent?.trim() ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
}

async function heard(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said : []));
  return said.map(String);
}

for (const [path, id] of [
  ['/en/canasta-fi/14/', 'frozen-pile-own-meld'],
  ['/en/sitoumussamba/12/', 'bid-over-spades'],
  ['/en/canasta-fi/34/', 'score-of-a-deal'],
] as const) {
  test(`every control of ${id} has a name of its own`, async ({ page }) => {
    const table = await liveTable(page, path, id);
    await table.getByRole('button', { name: 'More', exact: true }).click();
    const controls = await table.getByRole('button').or(table.getByRole('textbox')).all();
    for (const control of controls) {
      if (await control.isVisible()) await expect(control).toHaveAccessibleName(/\S.*\S|\d/);
    }
  });
}

test('a draw says which card came, the chosen points are spoken, and a verdict is spoken once', async ({ page }) => {
  const table = await liveTable(page, '/en/canasta-fi/9/', 'order-of-turn');
  const hand = table.getByRole('group', { name: 'Your hand' });
  await listen(table);
  await table.getByRole('button', { name: 'Draw from the stock' }).click();
  await expect(table.getByRole('status').first()).toContainText(/From the stock: \w+ of \w+/);
  await expect
    .poll(async () => (await heard(page)).some((text) => text.includes('Your turn · drawn from the stock')))
    .toBe(true);
  const verdicts = (await heard(page)).filter((text) => text.includes('From the stock: '));
  expect(new Set(verdicts).size).toBe(1);
  await hand.getByRole('button', { name: 'king of spades' }).click();
  await expect(table.getByRole('status').filter({ hasText: 'Selected: 1 card, 10 points' })).toHaveCount(1);
});

test('a round of the others is told in one sentence for each, and then whose turn it is', async ({ page }) => {
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    ['practice/classic', gameText(newGame(usualRuleset('classic'), 'beginner', 5))],
  );
  await page.goto('/en/play/classic/');
  const practice = page.locator('.practice');
  const tool = (name: string) => practice.locator('.tools').getByRole('button', { name, exact: true });
  await expect(tool('Hint')).toBeEnabled({ timeout: 90_000 });
  // Hints are followed until a card has been discarded.
  for (let act = 0; act < 12 && (await tool('Hint').getAttribute('aria-disabled')) !== 'true'; act++) {
    await practice.evaluate((table) => {
      const said: string[] = [];
      Object.assign(window, { said });
      for (const region of table.querySelectorAll('[role="status"], [aria-live="polite"]')) {
        new MutationObserver(() => {
          const heard = region.cloneNode(true);
          if (!(heard instanceof Element)) return;
          for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
          const text = heard.textContent?.trim() ?? '';
          if (text !== '' && !said.includes(text)) said.push(text);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    await tool('Hint').press('Enter');
    await practice.getByRole('button', { name: 'Do it' }).press('Enter');
    await page.waitForTimeout(300);
  }
  await expect(tool('Hint')).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  const said = await heard(page);
  expect(said.filter((text) => /^(Left|Partner|Right)\b/.test(text)).length, said.join('\n')).toBeLessThanOrEqual(4);
  expect(said.length, said.join('\n')).toBeLessThanOrEqual(10);
});

test('Escape clears what is chosen, and letters do what the buttons do', async ({ page }) => {
  const table = await liveTable(page, '/en/canasta-fi/9/', 'order-of-turn');
  const king = table.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: 'king of spades' });
  await king.click();
  await expect(king).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(king).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('d');
  await expect(table.getByRole('status').first()).toContainText('From the stock: ');
  await page.keyboard.press('h');
  await expect(table.getByRole('button', { name: 'Hint', exact: true })).toHaveAttribute('aria-expanded', 'true');
});

for (const [path, place] of [
  ['samba/lab/pile/', '[data-lab]'],
  ['learn/samba/7/#task-1', '[data-goal]:visible'],
  ['play/samba/', '[data-practice]'],
  ['samba/first-deal/', '[data-deal]'],
  ['canasta-fi/9/', '[data-table]'],
] as const) {
  plain(`what could not be loaded at ${path} is there once there is a network again`, async ({ page, context }) => {
    await page.route('**/table.json', (route) => route.abort());
    await page.goto(`/en/${path}`);
    await page
      .locator(place)
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const failed = page.locator('.damage[data-failed]:visible').first();
    await expect(failed).toBeVisible();
    await page.unroute('**/table.json');
    // Whatever else of the page is still on its way would be lost with the network.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(failed).toHaveCount(0);
    await expect(page.locator(`${place} button:visible`).first()).toBeEnabled();
  });
}

// A refused request stands on the console, which a reader's page must otherwise leave empty.
for (const [what, files] of [
  ['whose words', '**/table.json'],
  ['whose script', '**/_astro/table-island.*.js'],
] as const) {
  plain(`a table ${what} could not be loaded can be tried again`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/en/canasta-fi/9/');
    const table = page.locator('[id="order-of-turn"]');
    await table.scrollIntoViewIfNeeded();
    await expect(table).toHaveAttribute('data-state', 'failed');
    await expect(table).toContainText('The table could not be started.');
    await page.unroute(files);
    await table.getByRole('button', { name: 'Try again' }).click();
    await expect(table).toHaveAttribute('data-state', 'live');
  });
}
