import type { Page } from '@playwright/test';
import { usualRuleset } from '../../src/engine/index.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { newGame } from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { whole } from '../turns.ts';
import { expect, test } from './page-reader.ts';

/** Whole deals of every ruleset take minutes. Everyday some turns of two rulesets are played. */
const mostTurns = whole ? 120 : 2;

async function sitDown(page: Page, ruleset: (typeof rulesetIds)[number]): Promise<void> {
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [`practice/${ruleset}`, gameText(newGame(usualRuleset(ruleset), 'beginner', 5))],
  );
  await page.goto(`/en/play/${ruleset}/`);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible({ timeout: 90_000 });
}

/** What of the table is told to those who do not see it. */
function heard(page: Page): Promise<string> {
  return page.locator('main').ariaSnapshot();
}

/** Waits until it is the reader's to act; false once the deal is over. */
async function isReadersTurn(page: Page): Promise<boolean> {
  await expect
    .poll(() => heard(page), { timeout: 60_000 })
    .toMatch(/button "Hint"(?! \[disabled\])|button "(Next deal|New game)"/);
  return !/button "Next deal"|paragraph: .*deal is over/.test(await heard(page));
}

/** What has the focus, by the name that is heard. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });
}

/** Goes on with the Tab key until something with such a name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}: the focus is on “${await focused(page)}”`);
}

const cardName = / of (spades|hearts|diamonds|clubs)|joker/;

for (const ruleset of whole ? rulesetIds : rulesetIds.slice(0, 1)) {
  test(`${ruleset}: a practice deal is played by the keyboard alone`, async ({ page }) => {
    test.setTimeout(900_000);
    await sitDown(page, ruleset);
    await tabTo(page, /^More$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Quick pace$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    for (let turn = 0; turn < mostTurns && (await isReadersTurn(page)); turn++) {
      // What may be done first is what the acts offer: a red three to lay, a call, the stock, or the pile where it must be taken.
      for (
        let acts = 0;
        acts < 8 && !/statusDrawn|drawn from the stock|pile has been taken|without a draw/.test(await heard(page));
        acts++
      ) {
        await tabTo(page, /^(Lay on the table|Pass|Draw from the stock|Take the pile|Leave the pile)/);
        await page.keyboard.press('Enter');
        if (!(await isReadersTurn(page))) return;
      }
      // Each card is tried in its turn until one may be discarded; the focus stays on the table all the while.
      for (let card = 0; card < 20; card++) {
        await tabTo(page, cardName);
        for (let step = 0; step < card; step++) await page.keyboard.press('ArrowRight');
        expect(await focused(page), 'the focus is on a card').toMatch(cardName);
        await page.keyboard.press('Space');
        await page.keyboard.press('p');
        const refused = /Not allowed/.test(await heard(page));
        if (!refused) break;
        await page.keyboard.press('Escape');
      }
    }
  });
}

for (const ruleset of whole ? rulesetIds : rulesetIds.slice(3, 4)) {
  test(`${ruleset}: a practice deal is played by names and announcements alone`, async ({ page }) => {
    test.setTimeout(900_000);
    await sitDown(page, ruleset);
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    const isThere = async (name: string | RegExp) => (await page.getByRole('button', { name }).count()) > 0;
    for (let turn = 0; turn < mostTurns; turn++) {
      if (await isThere('Straight to my turn'))
        await button('Straight to my turn')
          .press('Enter')
          .catch(() => undefined);
      if (!(await isReadersTurn(page))) return;
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /Your turn/ })
          .first(),
      ).toBeAttached();
      for (const name of [/^Lay on the table/, /^Pass$/, 'Draw from the stock', /^Take the pile/, /^Leave the pile/]) {
        while ((await isThere(name)) && !(await isThere(/^Discard/))) {
          await button(name).press('Enter');
          if (!(await isReadersTurn(page))) return;
        }
      }
      const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: cardName });
      for (let card = 0; card < (await cards.count()); card++) {
        await cards.nth(card).press('Space');
        await button(/^Discard/).press('Enter');
        if (!/Not allowed/.test(await heard(page))) break;
        await button('Undo').press('Enter');
      }
      await expect.poll(() => heard(page)).not.toMatch(/Your turn, drawn/);
    }
  });
}
