import type { Locator, Page } from '@playwright/test';
import { usualRuleset } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import type { RulesetId } from '../../src/site/ruleset-id.ts';
import {
  chanceNow,
  type Game,
  newGame,
  readersSeat,
  seatToAct,
  withMove,
} from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { inTurn } from '../turns.ts';
import { expect, test } from './page-reader.ts';
import { wakeTable } from './pixels/live-table.ts';
import { tableOfEveryKind } from './pixels/shown-tables.ts';

const phone = { width: 360, height: 640 };
const laptops = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/** Where something stands on the screen. */
async function boxOf(part: Locator): Promise<{ top: number; bottom: number; height: number }> {
  return part.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });
}

/** Scrolls so that the felt begins where the screen begins. */
async function feltToTop(place: Locator): Promise<void> {
  await place
    .locator('.felt')
    .first()
    .evaluate((felt) => scrollTo({ top: scrollY + felt.getBoundingClientRect().top, behavior: 'instant' }));
}

/** The first thing that can be done stands below the felt and is not cut by what stands at the screen's lower edge. */
async function expectFirstActWhole(place: Locator, what: string): Promise<void> {
  const act = place.locator('.acts').locator('button, input').first();
  if ((await act.count()) === 0) return;
  const [felt, { top, bottom }] = [await boxOf(place.locator('.felt').first()), await boxOf(act)];
  // Where so much lies on the table that the felt nearly fills the screen, the rest is scrolled to.
  if (felt.height > 500) return;
  const tools = place.locator('.desk > .tools');
  const edge = (await tools.count()) === 0 ? phone.height : (await boxOf(tools)).top;
  expect(bottom, what).toBeLessThanOrEqual(edge);
  expect(top, what).toBeGreaterThan(felt.bottom - 1);
}

// Everyday an auction and some other kinds of questions come up.
const all = tableOfEveryKind();
const auction = all.filter(({ kinds }) => kinds.includes('auction'));
const others = all.filter((table) => !auction.includes(table));
const tables = [...inTurn(auction, 1), ...inTurn(others, 5)];

test('on the smallest phone what can be done is whole below the felt: before an act, after one, and with a card chosen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const table of tables) {
    await page.goto(`/fi/${table.page}`);
    await wakeTable(page, table);
    await page.setViewportSize(phone);
    const place = page.locator(`[id="${table.id}"]`);
    await feltToTop(place);
    await expectFirstActWhole(place, table.id);
    const act = place.locator('.acts button:not(.bid)').first();
    if ((await act.count()) === 0) continue;
    await act.evaluate((button) => button instanceof HTMLElement && button.click());
    await feltToTop(place);
    await expectFirstActWhole(place, `${table.id} after an act`);
    const card = place.locator('.place.card').first();
    if ((await card.count()) === 0) continue;
    await card.evaluate((button) => button instanceof HTMLElement && button.click());
    await feltToTop(place);
    await expectFirstActWhole(place, `${table.id} with a card chosen`);
  }
});

test('a verdict that is longer than its room on a phone says so, and is read whole by touch and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/sv/sitoumussamba/19/');
  const place = page.locator('#pile-with-a-pair');
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('data-state', 'live');
  const text = place.locator('.verdict-text');
  const hidden = () => text.evaluate((box) => box.scrollHeight - box.clientHeight);
  const refuse = () => place.locator('.acts').getByRole('button', { name: 'Ta högen', exact: true }).click();
  await refuse();
  await expect(place.locator('.verdict')).toHaveAttribute('data-verdict', 'illegal');
  expect(await hidden()).toBeGreaterThan(1);
  const more = place.getByRole('button', { name: 'Läs vidare' });
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  await place.getByRole('button', { name: 'Visa mindre' }).click();
  await expect.poll(hidden).toBeGreaterThan(1);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  // The next verdict begins anew.
  await refuse();
  await expect(more).toBeVisible();
});

test('where very much lies on a table, what can be done still stands clear of the tools on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const full = [
    ['sitoumussamba/27', 'bid-of-four-with-the-melded-cards'],
    ['sitoumussamba/27', 'bid-of-five-with-the-melded-cards'],
    ['sitoumussamba/30', 'stock-out-by-the-last-player-void'],
    ['sitoumussamba/32', 'last-stock-cards'],
    ['sitoumussamba/32', 'after-the-last-stock-card'],
    ['canasta-fi/9', 'turn-passes-clockwise'],
  ] as const;
  for (const [section, id] of inTurn(full, 3)) {
    await page.goto(`/et/${section}/`);
    const place = page.locator(`[id="${id}"]`);
    await place.scrollIntoViewIfNeeded();
    await expect(place).toHaveAttribute('data-state', 'live');
    await feltToTop(place);
    const tools = await boxOf(place.locator('.desk > .tools'));
    const acts = await boxOf(place.locator('.acts'));
    expect(tools.bottom, id).toBeLessThanOrEqual(phone.height + 1);
    expect(acts.bottom, id).toBeLessThanOrEqual(tools.top + 1);
    expect(acts.top, id).toBeGreaterThan((await boxOf(place.locator('.felt').first())).bottom - 1);
  }
});

/** Whether the felt to the last card of the hand, and all that can be done, are on the screen. */
async function expectPlayable(page: Page, place: Locator, what: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const [felt, acts] = [await boxOf(place.locator('.felt').first()), await boxOf(place.locator('.acts'))];
  expect(felt.top, what).toBeGreaterThanOrEqual(-1);
  // Below the hand the felt has an edge.
  expect(felt.bottom, what).toBeLessThanOrEqual(height + 8);
  expect(acts.bottom, what).toBeLessThanOrEqual(height);
}

for (const [turn, [ruleset, lesson]] of (
  [
    ['canasta-fi', 5],
    ['samba', 4],
    ['sitoumussamba', 8],
  ] as const
).entries()) {
  test(`the tasks of ${ruleset}/${lesson} are one screen, with what is asked, the felt and all that can be done`, async ({
    page,
  }) => {
    await page.goto(`/fi/learn/${ruleset}/${lesson}/`);
    const ids = await page.locator('.task[data-solution]').evaluateAll((tasks) => tasks.map(({ id }) => id));
    for (const id of ids) {
      for (const screen of inTurn([...laptops.slice(0, 2), phone], 1, turn)) {
        await page.setViewportSize(screen);
        await page.goto(`/fi/learn/${ruleset}/${lesson}/#${id}`);
        const task = page.locator(`#${id}`);
        await expect(task).toHaveAttribute('data-state', 'live');
        await expect(task.locator('h2')).toBeInViewport({ ratio: 1 });
        await expectPlayable(page, task, `${id} at ${screen.width}`);
        expect((await boxOf(task.locator('.tools'))).bottom).toBeLessThanOrEqual(screen.height + 1);
        await expectFirstActWhole(task, `${id} at ${screen.width}`);
      }
    }
  });
}

/** A game of beginners at the reader's turn late in its first deal, when much lies on the table. */
function lateGame(ruleset: RulesetId, seed: number): string {
  const melds = ({ position }: Game) => position.sides.reduce((sum, side) => sum + side.melds.length, 0);
  let game = newGame(usualRuleset(ruleset), 'beginner', seed);
  let fullest = game;
  while (seatToAct(game.position) !== null) {
    game = withMove(game, choose(game.position, 'beginner', chanceNow(game)));
    if (seatToAct(game.position) === readersSeat && melds(game) >= melds(fullest)) fullest = game;
  }
  return gameText(fullest);
}

test('late in a deal, with many melds on both sides, the hand at the practice table is still on the screen', async ({
  page,
}) => {
  for (const [turn, [ruleset, seed]] of (
    [
      ['samba', 2],
      ['sitoumussamba', 0],
    ] as const
  ).entries()) {
    await page.addInitScript(
      ([place, text]) => localStorage.setItem(place ?? '', text ?? ''),
      [`practice/${ruleset}`, lateGame(ruleset, seed)],
    );
    for (const screen of inTurn([...laptops, phone], 2, turn)) {
      await page.setViewportSize(screen);
      await page.goto(`/en/play/${ruleset}/`);
      const place = page.locator('.practice');
      await expect(place.locator('.place.card').first()).toBeVisible();
      const felt = await boxOf(place.locator('.felt'));
      expect(felt.top, ruleset).toBeGreaterThanOrEqual(-1);
      expect(felt.bottom, `${ruleset} at ${screen.width} × ${screen.height}`).toBeLessThanOrEqual(screen.height);
    }
  }
});

for (const screen of inTurn([laptops[0] ?? phone, phone], 1)) {
  test(`in a first deal the hand stays on a screen of ${screen.width} × ${screen.height} to the end, however much is laid`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto('/en/samba/first-deal/');
    const place = page.locator('.first-deal');
    await expect(place).toHaveAttribute('data-state', 'live');
    const act = place.getByRole('button', { name: /Show me|Straight to my turn/, disabled: false });
    await expect(act.first()).toBeVisible();
    while ((await act.count()) > 0) {
      await act.first().evaluate((button) => button instanceof HTMLElement && button.click());
      const lowest = () =>
        place
          .locator('.place.card')
          .evaluateAll((cards) => Math.max(0, ...cards.map((card) => card.getBoundingClientRect().bottom)));
      await expect.poll(lowest).toBeLessThanOrEqual(screen.height);
    }
  });
}
