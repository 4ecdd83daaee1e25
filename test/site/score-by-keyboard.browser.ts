import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

/** What has the focus, by the name that is heard; empty where the focus has been lost. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });
}

/** Goes on, or back, with the Tab key until something with such a name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${name}: the focus is on “${await focused(page)}”`);
}

/** Presses what has such a name, as often as is said. */
async function press(page: Page, name: RegExp, times = 1): Promise<void> {
  await tabTo(page, name);
  for (let time = 0; time < times; time++) await page.keyboard.press('Enter');
  await expect.poll(() => focused(page), `the focus after ${name}`).not.toBe('');
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Remembers everything that live regions say, also those that come onto the page later. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[role="status"], [role="alert"], [aria-live], output');
      if (region) said.push(region.textContent?.trim() ?? '');
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) hear(target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

async function expectHeard(page: Page, text: string | RegExp): Promise<void> {
  const said = () =>
    page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String) : []));
  await expect
    .poll(said)
    .toContainEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
}

/** Whatever can be acted on is called something: a reader of the accessibility tree finds no control without a name. */
async function expectNames(page: Page, state: string): Promise<void> {
  const tree = await page.locator('main').ariaSnapshot();
  const nameless = tree
    .split('\n')
    .filter((line) => /- (button|link|textbox|checkbox|combobox|tab|img)(:|$| \[)/.test(line));
  expect(nameless, state).toEqual([]);
}

test('a whole game is kept by the keyboard alone, and heard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/en/score/canasta-fi/');
  await page.locator('.start-form').waitFor();
  await expectNames(page, 'the beginning');
  for (const [place, name] of ['Aino', 'Eero', 'Olli', 'Siiri'].entries())
    await type(page, new RegExp(`^Player ${place + 1}$`), name);
  await press(page, /^Begin$/);
  await expect.poll(() => focused(page)).toBe('Deal 1');
  await listen(page);

  // What is missing is said, and the focus goes to where it is said.
  await press(page, /^Enter deal 1$/);
  await expectHeard(page, 'Say who went out, or that nobody did.');
  await expect.poll(() => focused(page)).toBe('Aino & Olli');
  await press(page, /^Aino & Olli$/);
  await press(page, /^More: Natural canasta$/, 4);
  await expectHeard(page, /^4$/);
  await press(page, /^More: Red threes$/, 5);
  // The sixth of a kind is one too many: what is wrong is said with its clause.
  await expectHeard(page, '5 red threes: the packs hold only 4.');
  await tabTo(page, /^Less: Red threes$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await type(page, /^Aino & Olli: Cards melded$/, '505');
  // Enter goes on to the next field.
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Aino & Olli: Left in the hands');
  await expectHeard(page, /Aino & Olli \+3005\s*Eero & Siiri 0/);
  await page.keyboard.type('10');
  await type(page, /^Eero & Siiri: Left in the hands$/, '95');
  await expectNames(page, 'a deal');
  await press(page, /^Enter deal 1$/);
  await expectHeard(page, /Deal 1 entered\. Aino & Olli 2995 – Eero & Siiri −95\./);
  await expect.poll(() => focused(page)).toBe('Deal 2');

  // A deal is opened, read line by line, and amended.
  await tabTo(page, /^Enter$/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Deals');
  await press(page, /^Open deal 1$/);
  await expectNames(page, 'the deals, one open');
  await press(page, /^Amend$/);
  await expect.poll(() => focused(page)).toBe('Amending deal 1');
  await press(page, /^More: Mixed canasta$/);
  await press(page, /^Enter the change$/);
  await expectHeard(page, /Deal 1 amended\. Aino & Olli 3295 – Eero & Siiri −95\./);
  await press(page, /^Undo$/);
  await expectHeard(page, /The last change is undone\. Aino & Olli 2995/);
  // What was to be entered is there again, and can be left.
  await press(page, /^Leave it as it was$/);
  await expect.poll(() => focused(page)).toBe('Deal 2');

  // The second deal ends the game; who has won is said, and the focus is on what is now there.
  await press(page, /^Aino & Olli$/);
  await press(page, /^More: Natural canasta$/, 3);
  await type(page, /^Aino & Olli: Cards melded$/, '420');
  await type(page, /^Aino & Olli: Left in the hands$/, '5');
  await type(page, /^Eero & Siiri: Left in the hands$/, '10');
  await press(page, /^Enter deal 2$/);
  await expectHeard(
    page,
    /Deal 2 entered\. Aino & Olli 5010 – Eero & Siiri −105\. The game is over\. Winner: Aino & Olli\./,
  );
  await expect.poll(() => focused(page)).toBe('Deals');
  await expectNames(page, 'a game that is over');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, /^Deals$/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: 'Totals after each deal' })).toBeVisible();
  await press(page, /^As a table$/);
  await expect(page.getByRole('row', { name: '2 5010 −105' })).toBeVisible();
  await expectNames(page, 'the drawing');
  await tabTo(page, /^Graph$/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await press(page, /^QR code$/);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNames(page, 'the tools');
  await press(page, /^New game$/);
  await expect.poll(() => focused(page)).toBe('New game');
  await expect(page.getByRole('textbox', { name: 'Player 1' })).toHaveValue('Aino');
});

test('an evening is kept by the keyboard alone', async ({ page }) => {
  await page.goto('/en/score/evening/');
  await page.locator('.evening-plan').waitFor();
  await type(page, /^Pair 1$/, 'Aino & Olli');
  await expectNames(page, 'the evening');
  await type(page, /^Table 1: Pair 4$/, '3000');
  await type(page, /^Table 1: Aino & Olli$/, '5000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row', { name: /1\. Aino & Olli 1 2 2000/ })).toBeVisible();
});
