import type { Page } from '@playwright/test';
import { agreementOf } from '../../src/widgets/agreement/agreements.ts';
import { newGame } from '../../src/widgets/evening/game/game.ts';
import { writeGame } from '../../src/widgets/evening/game/game-text.ts';
import { settled } from '../engine/support/agreements.ts';
import { inTurn } from '../turns.ts';
import { dealOf, withDeal } from '../widgets/evening/some-games.ts';
import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';

const states = [
  'the start',
  'an empty deal',
  'a deal with objections and the counter',
  'the deals, one open and struck',
  'the drawing and its table',
  'the code of the link',
  'the link to copy',
  'points and a link that is none',
] as const;

/**
 * Looks at some of the states that a page comes to: for violations of accessibility, and digits that sunlight would wash out. Everyday each
 * state is looked at in one colour scheme.
 */
function lookerAt(page: Page, looked: readonly (typeof states)[number][]) {
  return async (state: (typeof states)[number]): Promise<void> => {
    if (looked.includes(state)) await look(page, state);
  };
}

async function look(page: Page, state: string): Promise<void> {
  const { violations } = await axeFor(page).include('main').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, state).toEqual([]);
  expect(await faintDigits(page), state).toEqual([]);
  const { scrolled, wide } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    wide: innerWidth,
  }));
  expect(scrolled, `${state}: nothing stands out to the side`).toBeLessThanOrEqual(wide);
}

/** The digits in sight of which the contrast is below 7:1, as CSS says their colours; of a gradient every colour counts. */
function faintDigits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('nothing to read colours with');
    /** Red, green, blue and how opaque, from 0 to 1. */
    const read = (colour: string): readonly number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    };
    const light = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
      const part = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    const behind = (start: Element | null): readonly (readonly number[])[] => {
      for (let element = start; element !== null; element = element.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const stops = backgroundImage.match(/(rgba?|color|oklab|oklch)\([^()]+\)|#[0-9a-f]+/gi) ?? [];
        if (stops.length > 0) return stops.map(read);
        if ((read(backgroundColor)[3] ?? 0) > 0.99) return [read(backgroundColor)];
      }
      return [[1, 1, 1, 1]];
    };
    const digits =
      '.board .total, output, .points, .enter-bar b, .side-form h3 b, .sheet td b, .score-lines b, .evening-plan td';
    return [...document.querySelectorAll<HTMLElement>(digits)].flatMap((element) => {
      if (element.offsetParent === null || element.matches(':placeholder-shown')) return [];
      const text = light(read(getComputedStyle(element).color));
      const contrasts = behind(element).map((colour) => {
        const back = light(colour);
        return (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
      });
      const least = Math.min(...contrasts);
      return least < 7 ? [`${element.className || element.tagName} ${element.textContent}: ${least.toFixed(2)}`] : [];
    });
  });
}

for (const [turn, [scheme, language]] of (
  [
    ['light', 'fi'],
    ['dark', 'et'],
  ] as const
).entries()) {
  const looked = inTurn(states, states.length / 2, turn);
  test(`a score sheet is accessible in every state, its digits stand out, and it fits 320 pixels: ${scheme}`, async ({
    page,
  }) => {
    const see = lookerAt(page, looked);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/${language}/score/sitoumussamba/`);
    await page.locator('.start-form').waitFor();
    await see('the start');
    await page.locator('.start-form button[type=submit]').click();
    await see('an empty deal');
    // Something impossible and something odd, with the counter open and a contract.
    const end = page.locator('.end-form .segments');
    await end.nth(0).locator('button').first().click();
    await end.nth(1).locator('button').first().click();
    await end.nth(2).locator('button').first().click();
    await end.nth(3).locator('button').first().click();
    await page.locator('.side-form:visible .typed button').first().click();
    await page.locator('.side-form:visible .counter .add').first().click();
    await page.locator('.side-form:visible .points').nth(1).fill('123');
    await page.locator('.enter-deal').click();
    await expect(page.locator('.objections .impossible').first()).toBeVisible();
    await expect(page.locator('.objections .odd').first()).toBeVisible();
    await see('a deal with objections and the counter');
    await page.locator('.remark input').fill('x');
    await page.locator('.enter-deal').click();
    await page.getByRole('tab').nth(1).click();
    await page.locator('.open-deal').click();
    await page.locator('.acts button').nth(1).click();
    await page.locator('.changes summary').click();
    await see('the deals, one open and struck');
    await page.getByRole('tab').nth(2).click();
    await page.locator('.as-table summary').click();
    await see('the drawing and its table');
    await page.getByRole('tab').nth(3).click();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('.game-tools .buttons').first().locator('button').nth(1).click();
    await expect(page.locator('.qr')).toBeVisible();
    await see('the code of the link');
    await page.locator('.game-tools .buttons').first().locator('button').nth(0).click();
    await expect(page.locator('input.link')).toBeVisible();
    await see('the link to copy');
  });

  test(`an evening is accessible in every state, its digits stand out, and it fits 320 pixels: ${scheme}`, async ({
    page,
  }) => {
    const see = lookerAt(page, looked);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/${language}/score/evening/`);
    const points = page.locator('.meeting .points');
    await points.nth(0).fill('5200');
    await points.nth(1).fill('−205');
    await points.nth(1).press('Tab');
    await page.locator('.from-link input').first().fill('https://nowhere.example/');
    await page.locator('.from-link input').first().press('Tab');
    await expect(page.getByRole('alert')).toBeVisible();
    await see('points and a link that is none');
  });
}

test('in forced colours what is chosen is told from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/score/canasta-fi/');
  await page.locator('.start-form button[type=submit]').click();
  const [chosen, other] = [
    page.getByRole('button', { name: 'Side A' }).first(),
    page.getByRole('button', { name: 'Nobody' }),
  ];
  // The signs of the sides are told apart too: one is full, one is open.
  const widths = await page
    .locator('.board .side-sign')
    .evaluateAll((signs) => signs.map((sign) => Number.parseFloat(getComputedStyle(sign).borderTopWidth)));
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) + 2);
  await chosen.click();
  const colour = (of: typeof chosen) => of.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour(chosen)).not.toBe(await colour(other));
});

test('the totals of three sides stand apart on the smallest screen, however many digits they have', async ({
  page,
}) => {
  const sides = [9995, 12_345, 10_000];
  const three = settled('samba', { players: 3 });
  const start = newGame({
    id: 'three',
    ruleset: 'samba',
    agreement: agreementOf(three),
    names: ['Maximilian', 'Ann-Kristin', ''],
    firstDealer: 1,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/404.html');
  await page.evaluate(
    (text) => {
      localStorage.setItem('score-sheets', 'three');
      localStorage.setItem('score-sheets/three', text);
    },
    writeGame(withDeal(withDeal(start, dealOf(...sides.map((points) => -points))), dealOf(0, 0, 0))),
  );
  await page.goto('/en/score/samba/');
  await expect(page.locator('.board .total')).toHaveText(['−9995', '−12,345', '−10,000']);
  const boxes = await page.locator('.board .total').evaluateAll((totals) =>
    totals.map((total) => {
      const range = document.createRange();
      range.selectNodeContents(total);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [place, { left }] of boxes.entries())
    if (place > 0) expect(left).toBeGreaterThan((boxes[place - 1]?.right ?? 0) + 4);
});
