import type { Page } from '@playwright/test';
import { usualRuleset } from '../../src/engine/index.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { newGame } from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { inTurn, whole } from '../turns.ts';
import { expect, test } from './page-reader.ts';

const screens = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
] as const;

/** Whole deals on every screen take minutes. Everyday two rulesets, the one with an auction among them, have one screen each and some turns. */
const mostActs = whole ? 90 : 12;
const others = rulesetIds.filter((ruleset) => ruleset !== 'sitoumussamba');
const played = [...inTurn(others, 1), 'sitoumussamba'] as const;

/** Where everything stands that must not wander, in pixels from the felt's corner. */
async function places(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.locator('.practice').evaluate((practice) => {
    const felt = practice.querySelector('.felt')?.getBoundingClientRect() ?? new DOMRect();
    const found: Record<string, number> = { 'felt height': felt.height };
    const note = (name: string, part: Element | null | undefined, whole = true) => {
      if (!part) return;
      const box = part.getBoundingClientRect();
      found[`${name} left`] = box.left - felt.left;
      found[`${name} top`] = box.top - felt.top;
      if (whole) found[`${name} bottom`] = box.bottom - felt.top;
    };
    note('stock', practice.querySelector('[data-zone="stock"]'));
    note('pile', practice.querySelector('[data-zone="pile"]'), false);
    for (const [place, seat] of practice.querySelectorAll('.ground :is(.zone-seat, .zone-turn)').entries())
      note(`place ${place}`, seat);
    note('turn line', practice.querySelector('.turn-line'));
    note('acts', practice.querySelector('.acts'), false);
    for (const [place, tool] of practice.querySelectorAll('.tools button').entries()) note(`tool ${place}`, tool);
    return found;
  });
}

for (const [turn, ruleset] of played.entries()) {
  test(`${ruleset}: from turn to turn nothing on the practice table wanders`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const screen of inTurn(screens, 1, turn)) {
      await page.setViewportSize(screen);
      await page.addInitScript(
        ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
        [`practice/${ruleset}`, gameText(newGame(usualRuleset(ruleset), 'beginner', 3))],
      );
      await page.goto(`/en/play/${ruleset}/`);
      const practice = page.locator('.practice');
      await practice.getByRole('button', { name: 'More', exact: true }).click();
      await practice.getByRole('button', { name: 'Quick pace' }).click();
      await practice.getByRole('button', { name: 'More', exact: true }).click();
      let first: Readonly<Record<string, number>> | null = null;
      for (let act = 0; act < mostActs; act++) {
        const hint = practice.getByRole('button', { name: 'Hint', exact: true });
        const over = practice.locator('.acts .count');
        const mine = practice.locator('.tools button[aria-disabled="false"]', { hasText: 'Hint' });
        await expect(mine.or(over).first()).toBeVisible();
        if ((await over.count()) > 0) break;
        const now = await places(page);
        first ??= now;
        for (const [name, value] of Object.entries(first)) {
          if (now[name] === undefined) continue;
          expect(Math.abs((now[name] ?? 0) - value), `${name}, act ${act}, ${screen.width}`).toBeLessThanOrEqual(1);
        }
        await hint.click();
        await practice
          .getByRole('button', { name: 'Do it' })
          .evaluate((button) => button instanceof HTMLElement && button.click());
      }
    }
  });
}
