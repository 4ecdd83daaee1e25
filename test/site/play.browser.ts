import type { Locator, Page } from '@playwright/test';
import { type Call, legalActions, permits, seatState, usualRuleset } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import {
  chanceNow,
  type Game,
  newGame,
  readersSeat,
  seatToAct,
  withMove,
  withoutLastTry,
} from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { expect, test } from './page-reader.ts';

/** A game of beginners whose first deal is over; not every act was the best, for the reader threw away wild cards. */
function over(): Game {
  let game = newGame(usualRuleset('canasta-fi'), 'beginner', 21);
  while (seatToAct(game.position) !== null) {
    const wasted =
      seatToAct(game.position) === readersSeat &&
      legalActions(game.position).find((action) => action.type === 'discard' && action.card.role === 'wild');
    game = withMove(game, wasted || choose(game.position, 'beginner', chanceNow(game)));
  }
  return game;
}

/** The same just before the reader's last act, as the device remembers it. */
function nearlyOver(): string {
  return gameText(withoutLastTry(over()));
}

/** A game well into its first deal, at the beginning of a turn of the reader's, as the device remembers it. */
function wellOn(): string {
  let game = newGame(usualRuleset('canasta-fi'), 'beginner', 21);
  const begins = () => seatToAct(game.position) === readersSeat && game.position.phase === 'draw';
  while (game.moves.length < 40 || !begins()) {
    game = withMove(game, choose(game.position, 'beginner', chanceNow(game)));
  }
  return gameText(game);
}

/** Asks for a hint and follows it. */
async function followHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
}

/** Presses what stands among the rest of the tools. */
async function pressAmongRest(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name }).click();
}

/** Asks whether the next act is allowed, instead of doing it. */
async function askWhetherAllowed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Why?', exact: true }).click();
  await page.getByRole('button', { name: 'Is it allowed?' }).click();
}

/** A game of Samba that has just been dealt, the reader to begin without a red three. */
function justDealt(): string {
  const ruleset = usualRuleset('samba');
  for (let seed = 0; ; seed++) {
    const game = newGame(ruleset, 'beginner', seed);
    const { known } = seatState(game.position, readersSeat).hand;
    const plain = known.every(({ role }) => role !== 'red-three');
    if (plain && seatToAct(game.position) === readersSeat) return gameText(game);
  }
}

test('on the smallest phone what can be done stands above the tools, and a verdict or hint is read to its last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript((text) => localStorage.setItem('practice/samba', text), justDealt());
  const verdict = page.locator('.practice .verdict');
  const sheet = page.locator('.practice .sheet');
  const hidden = () => verdict.evaluate((box) => box.scrollHeight - box.clientHeight);
  /** What can be done stands in the box from the beginning, and a touch opens the rest. */
  const expectRead = async (what: string) => {
    await expect(verdict.getByRole('button'), what).toBeInViewport({ ratio: 0.95 });
    if ((await hidden()) > 3) await verdict.click({ position: { x: 8, y: 8 } });
    expect(await hidden(), what).toBeLessThanOrEqual(3);
  };
  for (const [language, why, ask, hint, draw] of [
    ['fi', 'Miksi?', 'Onko sallittua?', 'Vihje', 'Nosta umpipakasta'],
    ['sv', 'Varför?', 'Är det tillåtet?', 'Tips', 'Dra från talongen'],
  ] as const) {
    await page.goto(`/${language}/play/samba/`);
    await expect(page.getByRole('button', { name: draw }).first()).toBeVisible();
    const edge = (name: string, side: 'top' | 'bottom') =>
      page.locator(name).evaluate((place, which) => place.getBoundingClientRect()[which], side);
    expect(await edge('.acts', 'bottom'), language).toBeLessThanOrEqual(await edge('.practice .tools', 'top'));
    await page.getByRole('button', { name: hint, exact: true }).click();
    await expect(sheet.locator('.gold'), language).toBeInViewport({ ratio: 0.99 });
    expect(await sheet.evaluate((box) => box.clientHeight), language).toBeLessThanOrEqual(0.4 * 640);
    await page.getByRole('button', { name: why, exact: true }).click();
    await page.getByRole('button', { name: ask }).click();
    await page.getByRole('button', { name: draw }).first().click();
    await expect(verdict).toHaveAttribute('data-verdict', 'legal');
    await expectRead(`${language}: verdict`);
  }
});

test('a game is agreed on, begun, tried, asked about, taken back, and goes on after a reload', async ({ page }) => {
  await page.goto('/en/play/samba/?players=9');
  await expect(page.getByRole('alert')).toContainText('players=9');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await page.getByText('Rules of this table: as usual').click();
  await page.getByLabel('Sequences may be merged').uncheck();
  const agreed = page.getByText('Sequences may be merged: no');
  await expect(agreed).toBeVisible();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page).toHaveURL(/\/play\/samba\/\?mergeSequences=false&players=2$/);
  const log = page.getByRole('log');
  await askWhetherAllowed(page);
  await page.getByRole('button', { name: 'Take the pile' }).first().click();
  await expect(page.getByText('Not allowed')).toBeVisible();
  await expect(page.locator('.acts')).toHaveAttribute('data-asking', 'false');
  await followHint(page);
  await expect(log).toContainText('You');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(log).toContainText('The cards have been dealt.');
  await followHint(page);
  const told = await log.innerText();
  await page.reload();
  await expect(log).toHaveText(told.replaceAll('\n', ''), { useInnerText: false });
  await expect(agreed).toBeVisible();
});

test('who touches the pile after the draw with nothing chosen is asked for the card to discard', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('practice/samba', text), justDealt());
  await page.goto('/en/play/samba/');
  await page.getByRole('button', { name: 'Draw from the stock' }).click();
  await expect(page.getByText('drawn from the stock')).toBeVisible();
  await page.locator('.touch [data-zone="pile"]').click();
  await expect(page.getByText('First choose the card that you discard.')).toBeVisible();
  await expect(page.getByText('Not allowed')).toHaveCount(0);
});

test('a game under way is not thrown away unasked', async ({ page }) => {
  await page.addInitScript((text) => {
    if (localStorage.getItem('practice/canasta-fi') === null) localStorage.setItem('practice/canasta-fi', text);
  }, wellOn());
  await page.goto('/en/play/canasta-fi/');
  const log = page.getByRole('log');
  const told = await log.innerText();
  await pressAmongRest(page, 'New game');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('alert')).toContainText('You have a game under way');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  expect(await log.innerText()).toBe(told);
  await pressAmongRest(page, 'New game');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('button', { name: 'Deal a new game' }).click();
  await expect(log).not.toHaveText(told);
});

/** A game of Sitoumussamba, of which the reader begins the auction. */
function toCall(seed: number): Game {
  const game = newGame(usualRuleset('sitoumussamba'), 'beginner', seed);
  return seatToAct(game.position) === readersSeat ? game : toCall(seed + 1);
}

/** One in which the reader has bid a spade, all others have passed, and the reader cannot open. */
function withoutOpening(seed: number): Game {
  const bid = { level: 1, denomination: 'spades' } as const;
  const calls: readonly Call[] = [bid, 'pass', 'pass', 'pass'];
  const game = calls.reduce((now, call) => withMove(now, { type: 'call', call }), toCall(seed));
  return permits(game.position, { type: 'call', call: 'no-opening' }) ? game : withoutOpening(seed + 1);
}

test('a contract stands with the turn: what lies towards it, what counts, and what a bid that was not opened costs', async ({
  page,
}) => {
  await page.addInitScript((text) => localStorage.setItem('practice/sitoumussamba', text), gameText(withoutOpening(1)));
  await page.goto('/en/play/sitoumussamba/');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByText('Contract: 1 spade, You · 0 of 1000 on the table').click();
  await expect(page.getByText('Melded cards do not count.')).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'I cannot open' }).click();
  await more.click();
  await expect(page.getByText('The bid could not be opened (You, 1 spade): −1000 points.')).toBeVisible();
  await expect(page.getByText('The deal is played without a contract.')).toBeVisible();
});

test('a deal ends with its count, can be gone through, and the next one is dealt', async ({ page }) => {
  await page.addInitScript((text) => {
    if (localStorage.getItem('practice/canasta-fi') === null) localStorage.setItem('practice/canasta-fi', text);
  }, nearlyOver());
  await page.goto('/en/play/canasta-fi/');
  const next = page.getByRole('button', { name: 'Next deal' });
  await pressAmongRest(page, 'Quick pace');
  for (let moves = 0; moves < 200 && !(await next.isVisible()); moves++) {
    const hint = page.getByRole('button', { name: 'Hint', exact: true, disabled: false });
    await expect(hint.or(next)).toBeVisible();
    if (await hint.isVisible()) await followHint(page);
  }
  await expect(page.getByRole('table', { name: 'Points of the deal' })).toBeVisible();
  await page.getByRole('button', { name: 'Review the deal' }).click();
  const review = page.getByRole('region', { name: 'Review the deal' });
  await expect(review).toContainText('estimates');
  const entry = review.getByRole('listitem').first();
  const said = await entry.getByRole('paragraph').allInnerTexts();
  await entry.getByRole('button', { name: 'See it on the table' }).click();
  const looked = page.locator('.looked');
  for (const words of said) await expect(looked).toContainText(words, { useInnerText: true });
  await expect(page.locator('.felt')).toBeInViewport();
  await expect(looked).toBeInViewport();
  expect(await looked.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(entry.getByRole('button')).toBeFocused();
  await expect(entry).toBeInViewport();
  await next.click();
  await expect(next).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Deal 1', includeHidden: true })).toBeAttached();
});

test('what a tool opens comes into sight: a hint, what is asked, the review', async ({ page }) => {
  const [playing, ended] = [wellOn(), gameText(over())];
  for (const screen of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(screen);
    await page.goto('/en/play/canasta-fi/');
    await page.evaluate((text) => localStorage.setItem('practice/canasta-fi', text), playing);
    await page.reload();
    const [verdict, acts] = [page.locator('.practice .verdict'), page.locator('.practice .acts')];
    await expect(acts.getByRole('button').first()).toBeVisible();
    const edge = (part: Locator, side: 'top' | 'bottom') =>
      part.evaluate((element, which) => element.getBoundingClientRect()[which], side);
    /** It is seen, and nothing that sticks to the screen's edge lies over it. */
    const expectTold = async (what: string) => {
      await expect(verdict, what).toBeInViewport({ ratio: 0.99 });
      await expect.poll(async () => (await edge(verdict, 'bottom')) - (await edge(acts, 'top')), what).toBeLessThan(1);
      await expect(acts.getByRole('button').first(), what).toBeInViewport({ ratio: 0.99 });
    };
    const toFelt = () =>
      page.evaluate(() => document.querySelector('.practice .felt')?.scrollIntoView({ behavior: 'instant' }));
    await toFelt();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.locator('.practice .sheet'), `hint at ${screen.width}`).toBeInViewport({ ratio: 0.99 });
    await toFelt();
    await askWhetherAllowed(page);
    await expectTold(`asked at ${screen.width}`);
    await page.evaluate((text) => localStorage.setItem('practice/canasta-fi', text), ended);
    await page.reload();
    await page.getByRole('button', { name: 'Review the deal' }).click();
    const review = page.getByRole('region', { name: 'Review the deal' });
    await expect(review.getByRole('status')).not.toBeEmpty();
    await expect(review.getByRole('status')).toBeInViewport({ ratio: 0.99 });
  }
});

test('a damaged game is told in the page’s language, and a new one can begin', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('practice/canasta-fi', '{"version":1'));
  await page.goto('/fi/play/canasta-fi/');
  await expect(page.getByRole('alert')).toContainText('siirretty sivuun');
  await page.getByRole('button', { name: 'Jaa kortit' }).click();
  await expect(page.getByText('Sinun vuorosi').first()).toBeVisible();
});

test('a device that keeps nothing is told so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await page.goto('/sv/play/classic/');
  await expect(page.getByText('sparar ingenting')).toBeVisible();
  await page.getByRole('button', { name: 'Dela ut korten' }).click();
  await page.getByRole('button', { name: 'Mer', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Mer' }).getByText('sparar ingenting')).toBeVisible();
});

test('a device whose storage is full is told so; the game is played all the same, and the one it keeps is not lost', async ({
  page,
}) => {
  await page.goto('/en/play/classic/');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  const keptGame = () => page.evaluate(() => localStorage.getItem('practice/classic'));
  await expect.poll(keptGame).not.toBeNull();
  const before = await keptGame();
  await page.evaluate(() => {
    // To the last letter: a step more of the game must not fit.
    for (let size = 2 ** 22, text = ''; size >= 1; size /= 2) {
      try {
        localStorage.setItem('full', text + 'x'.repeat(size));
        text += 'x'.repeat(size);
      } catch {
        // Half as much may fit.
      }
    }
  });
  await page.reload();
  await page.getByRole('button', { name: 'Draw from the stock' }).click();
  await expect(page.locator('.table-notes')).toContainText('This device keeps nothing');
  expect(await keptGame()).toBe(before);
  await page.goto('/en/play/samba/');
  await expect(page.getByText('This device keeps nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
});
