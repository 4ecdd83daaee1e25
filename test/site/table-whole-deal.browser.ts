import type { Page } from '@playwright/test';
import { usualRuleset } from '../../src/engine/index.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { newGame } from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { whole } from '../turns.ts';
import { expect, test } from './page-reader.ts';

/** Whole deals of every ruleset take minutes. Everyday some acts of two rulesets are played. */
const mostActs = whole ? 400 : 6;

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

/** What is heard once it is the reader's to act, or the deal is over, and it is another thing than before. */
async function heardInTurn(page: Page, before = ''): Promise<string> {
  let now = '';
  const isReached = async () => {
    now = await heard(page);
    return now !== before && /button "Hint"(?! \[disabled\])|button "Review the deal"/.test(now);
  };
  await expect.poll(isReached, { timeout: 60_000, intervals: [50, 100, 200] }).toBe(true);
  return now;
}

const isOver = (told: string) => /button "Review the deal"/.test(told);
/** Whether the reader has to draw, to take the pile or to call; and whether a card can be discarded. Else only the hint knows what to do. */
const isToBegin = (told: string) =>
  /text: · .*(not drawn yet|the auction is on|the stock is empty|the upcard comes first)/.test(told);
const isToDiscard = (told: string) => /text: · .*(drawn from the stock|the pile has been taken)/.test(told);

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

/** A card of the hand: melds and the last turn are called by several. */
const cardName = /^(\w+ of (spades|hearts|diamonds|clubs)|joker)(, \w+)?$/;
/** What is done before anything is discarded, by the names of the acts, the likeliest first. */
const beginnings = /^(Lay on the table|Pass|Draw from the stock|Leave the pile|Take the pile)/;

/** A way to play: what is done as a turn begins, how a card is discarded that is tried, and how the hint is heard and followed. */
interface Hand {
  readonly begin: () => Promise<void>;
  /** Tries to discard the card at this place of the hand. */
  readonly discard: (place: number) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly followHint: () => Promise<void>;
}

/** Discards the first card that may be; false where none may. */
async function discardAny(page: Page, hand: Hand): Promise<boolean> {
  const cards = await page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: cardName }).count();
  for (let card = 0; card < cards; card++) {
    await hand.discard(card);
    if (!/Not allowed/.test(await heard(page))) return true;
    await hand.undo();
  }
  return false;
}

/**
 * Plays a deal to its end, or as many acts as are asked for. Every second turn is the hint's, which knows melds, piles and bids; in the
 * others a card is drawn and the first card discarded that may be. Whatever is done, the table is another one afterwards.
 */
async function playDeal(page: Page, hand: Hand): Promise<void> {
  let told = await heardInTurn(page);
  for (let act = 0; act < mostActs && !isOver(told); act++) {
    const before = told;
    if (act % 2 === 0 && isToBegin(told)) await hand.begin();
    else if (act % 2 === 1 || !isToDiscard(told) || !(await discardAny(page, hand))) await hand.followHint();
    told = await heardInTurn(page, before);
  }
  if (whole) expect(told, 'the deal comes to its end').toMatch(/button "Review the deal"/);
}

for (const ruleset of whole ? rulesetIds : rulesetIds.slice(0, 1)) {
  test(`${ruleset}: a practice deal is played by the keyboard alone`, async ({ page }) => {
    test.setTimeout(1_500_000);
    await sitDown(page, ruleset);
    await tabTo(page, /^More$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Quick pace$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await playDeal(page, {
      begin: async () => {
        await tabTo(page, beginnings);
        await page.keyboard.press('Enter');
      },
      discard: async (place) => {
        await tabTo(page, cardName);
        await page.keyboard.press('Home');
        for (let step = 0; step < place; step++) await page.keyboard.press('ArrowRight');
        expect(await focused(page), 'the focus is on a card').toMatch(cardName);
        await page.keyboard.press('Space');
        await page.keyboard.press('p');
      },
      undo: () => page.keyboard.press('Escape'),
      followHint: async () => {
        await tabTo(page, /^Hint$/);
        await page.keyboard.press('Enter');
        await tabTo(page, /^Do it$/);
        await page.keyboard.press('Enter');
      },
    });
  });
}

for (const ruleset of whole ? rulesetIds : rulesetIds.slice(3, 4)) {
  test(`${ruleset}: a practice deal is played by names and announcements alone`, async ({ page }) => {
    test.setTimeout(1_500_000);
    await sitDown(page, ruleset);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
    const acts = page.getByRole('group', { name: /^(What will you do\?|Make a call)$/ });
    const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: cardName });
    await button('More').press('Enter');
    await button('Quick pace').press('Enter');
    await page.keyboard.press('Escape');
    await playDeal(page, {
      begin: async () => {
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: /Your turn/ })
            .first(),
        ).toBeAttached();
        await acts.getByRole('button', { name: beginnings }).first().press('Enter');
      },
      discard: async (place) => {
        await cards.nth(place).press('Space');
        await acts.getByRole('button', { name: /^Discard/ }).press('Enter');
      },
      undo: () => button('Clear the selection').press('Enter'),
      followHint: async () => {
        await button('Hint').press('Enter');
        await expect(page.getByRole('region', { name: 'Hint' })).toContainText(/\w+ \w+/);
        await button('Do it').press('Enter');
      },
    });
  });
}
