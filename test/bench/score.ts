/**
 * Measures in Chromium, on a phone's screen, at full speed and at a quarter of it, how long a touch takes until the lines of the deal have followed: over every
 * field that is stepped and a number that is typed, in each ruleset. Usage, after `npm run build`: npm run bench:score.
 */
import { chromium } from '@playwright/test';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { browserSwitches, findBrowser } from '../site/find-browser.ts';
import { serve } from '../site/serve.ts';

const port = Number(process.env.PORT ?? 4394);
const slownesses = [1, 4];
const budget = 50;

const server = await serve('dist', port);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
try {
  for (const ruleset of rulesetIds) {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await page.goto(`http://localhost:${port}/en/score/${ruleset}/`);
    await page.locator('.start-form button[type=submit]').click();
    await page.locator('.enter-deal').waitFor();
    const session = await page.context().newCDPSession(page);
    for (const rate of slownesses) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const times = await page.evaluate(async () => {
        const lines = document.querySelector('.side-form .score-lines');
        if (lines === null) throw new Error('there is no form');
        /** The time from an act until the lines have changed, in milliseconds; null where they do not. */
        const timeOf = (act: () => void) =>
          new Promise<number | null>((resolve) => {
            const start = performance.now();
            const observer = new MutationObserver(() => {
              observer.disconnect();
              resolve(performance.now() - start);
            });
            observer.observe(lines, { subtree: true, childList: true, characterData: true });
            act();
            setTimeout(() => {
              observer.disconnect();
              resolve(null);
            }, 1000);
          });
        const found: number[] = [];
        const form = document.querySelector('.side-form');
        for (const button of form?.querySelectorAll<HTMLElement>('.stepper button:last-child') ?? [])
          for (let touch = 0; touch < 4; touch++) found.push((await timeOf(() => button.click())) ?? Number.NaN);
        const field = form?.querySelector<HTMLInputElement>('.typed .points');
        for (const typed of ['1', '12', '125', '12', '125'])
          if (field != null)
            found.push(
              (await timeOf(() => {
                field.value = typed;
                field.dispatchEvent(new Event('input', { bubbles: true }));
              })) ?? Number.NaN,
            );
        return found;
      });
      const known = times.filter((time) => !Number.isNaN(time)).toSorted((one, other) => one - other);
      const at = (share: number) => Math.round(known[Math.floor((known.length - 1) * share)] ?? 0);
      console.log(
        `${ruleset.padEnd(14)} lines after ${at(0.5)} ms, the median of ${known.length} touches; 95 of 100 within ${at(0.95)} ms at ${rate}×${rate === 1 ? `, budget ${budget}` : ''}`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
