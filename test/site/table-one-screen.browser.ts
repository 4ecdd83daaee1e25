import { inTurn } from '../turns.ts';
import { expect, test } from './page-reader.ts';

const screens = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

/** Every kind of table, with a table of its. */
const kinds = [
  ['section', '/en/canasta-fi/14/', '#frozen-pile-own-meld'],
  ['lesson', '/en/learn/canasta-fi/5/#task-1', '.task[data-solution]'],
  ['first deal', '/en/canasta-fi/first-deal/', '.first-deal'],
  ['practice', '/en/play/canasta-fi/', '.practice'],
] as const;

/** What is measured: the felt, whose turn it is, what can be done, and the first line of what was said with its clause. */
const parts = ['.felt', '.turn-line', '.acts', '.tools', ':is(.verdict, .narrator) :is(.judged, p, .hint)'] as const;

for (const [turn, [kind, path, selector]] of kinds.entries()) {
  test(`${kind}: felt, turn, acts, tools and the first line of a refusal with its clause are one screen`, async ({
    page,
  }) => {
    for (const screen of inTurn(screens, 2, turn)) {
      await page.setViewportSize(screen);
      // Another address of the same page would not load it anew.
      await page.goto('about:blank');
      await page.goto(path);
      if (kind === 'practice') {
        const start = page.locator('.practice-setup button[type=submit]');
        await start.or(page.locator('.practice .felt')).first().waitFor();
        if ((await start.count()) > 0) await start.click();
      }
      const table = page.locator(selector).first();
      await table.scrollIntoViewIfNeeded();
      // Two cards and the first thing that can be tried with them: mostly a refusal.
      const cards = table.locator('.place.card[aria-disabled="false"]');
      await expect(cards.nth(1)).toBeAttached({ timeout: 90_000 });
      for (const act of [cards.nth(0), cards.nth(1), table.locator('.acts button').first()]) {
        await act.evaluate((button) => button instanceof HTMLElement && button.click());
      }
      // The felt begins below what stays at the page's top.
      await table
        .locator('.felt-place')
        .evaluate((felt) => scrollTo({ top: scrollY + felt.getBoundingClientRect().top - 48, behavior: 'instant' }));
      for (const part of parts) {
        const box = await table.locator(part).first().boundingBox();
        expect(box, `${part} at ${screen.width} × ${screen.height}`).not.toBeNull();
        const { y = -1, height = 0 } = box ?? {};
        const first = part.startsWith(':is') ? Math.min(height, 20) : height;
        expect(y, `${part} at ${screen.width} × ${screen.height}`).toBeGreaterThanOrEqual(0);
        expect(y + first, `${part} at ${screen.width} × ${screen.height}`).toBeLessThanOrEqual(screen.height);
      }
    }
  });
}

test('as a first deal opens on a phone, turn, acts and tools are whole below the felt', async ({ page }) => {
  for (const screen of inTurn(screens.slice(0, 3), 2)) {
    await page.setViewportSize(screen);
    await page.goto('about:blank');
    await page.goto('/en/canasta-fi/first-deal/');
    await expect(page.locator('.first-deal .place.card').first()).toBeAttached({ timeout: 90_000 });
    for (const part of ['.turn-line', '.acts button', '.tools button']) {
      // What lies under something else at its edges is not whole.
      const covered = await page
        .locator(`.first-deal ${part}`)
        .first()
        .evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return [top + 3, bottom - 3].filter((y) => {
            const seen = document.elementFromPoint(left + 8, y);
            return seen === null || !(element.contains(seen) || seen.contains(element));
          });
        });
      expect(covered, `${part} at ${screen.width} × ${screen.height}`).toEqual([]);
    }
  }
});

// On a phone: on wider screens what is told stands beside the felt.
for (const [turn, screen] of inTurn(screens.slice(0, 3), 1, 1).entries()) {
  test(`trainer: question, felt and answers, then felt, what is told with its clause and the way on are one screen of ${screen.width} × ${screen.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(`/en/train/canasta-fi/#kind=${turn % 2 === 0 ? 'take' : 'frozen'}`);
    await expect(page.getByText('Question 1 of 10')).toBeVisible({ timeout: 90_000 });
    const question = page.locator('.train-question');
    await expect(question.locator('.felt .place').first()).toBeAttached();
    const seen = async (parts: readonly string[]) => {
      for (const part of parts) {
        const { y = -1, height = 0 } = (await question.locator(part).first().boundingBox()) ?? {};
        expect(y, part).toBeGreaterThanOrEqual(0);
        expect(y + (part === '.told-first' ? Math.min(height, 20) : height), part).toBeLessThanOrEqual(screen.height);
      }
    };
    await seen(['.asked', '.felt', '.answer-row .choices']);
    await page.keyboard.press('1');
    await expect(question.locator('.told-first')).toBeVisible();
    await expect(question.locator('.told-first .clause-links a').first()).toBeInViewport();
    await seen(['.felt', '.told-first', '.told-first .clause-links a', '.told-place .page-action']);
  });
}
