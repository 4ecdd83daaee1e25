/**
 * Measures live tables in Chromium and tells the times: from coming into sight until cards can be chosen, and until the canvas has taken
 * over, unthrottled, over twenty tables; and the longest main-thread task of a drag at a quarter of the speed, in processor time, on the
 * canvas and in the picture alone. Usage, after `npm run build`: npm run bench:table.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserSwitches, findBrowser } from '../site/find-browser.ts';
import { tableOfEveryKind } from '../site/pixels/shown-tables.ts';
import { serve } from '../site/serve.ts';

const port = Number(process.env.PORT ?? 4393);
const recordings = 5;
const slowness = 4;
const tablesToWake = 20;
const steps = 30;

const server = await serve('dist', port);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
try {
  const wakes = await wakeTimes(browser);
  const playable = median(wakes.map((wake) => wake.playable));
  console.log(`wake      playable after ${playable} ms, the median of ${tablesToWake} tables, budget 400`);
  console.log(`wake      on the canvas after ${median(wakes.map((wake) => wake.painted))} ms`);
  for (const painted of [true, false]) {
    const longest: number[] = [];
    for (let recording = 0; recording < recordings; recording += 1) longest.push(await longestTask(browser, painted));
    const where = painted ? 'canvas' : 'picture';
    console.log(
      `drag      ${where.padEnd(8)} longest task ${median(longest)} ms at ${slowness}×, budget 50 (${longest.join(' ')})`,
    );
  }
} finally {
  await browser.close();
  server.close();
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

/** When a table that has come into sight lets cards be chosen, and when the canvas has taken over from the picture, in milliseconds. */
interface Wake {
  readonly playable: number;
  readonly painted: number;
}

/** How long tables take to wake. */
async function wakeTimes(from: Browser): Promise<readonly Wake[]> {
  const times: Wake[] = [];
  const tables = tableOfEveryKind();
  for (let turn = 0; turn < tablesToWake; turn += 1) {
    const table = tables[turn % tables.length];
    if (table === undefined) break;
    const page = await from.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`http://localhost:${port}/fi/${table.page}`, { waitUntil: 'networkidle' });
    times.push(
      await page.evaluate(async (id) => {
        const section = document.getElementById(id);
        if (section === null) throw new Error(`${id} is not on its page`);
        const seen = (sign: string) =>
          new Promise<number>((resolve) => {
            const look = () =>
              section.querySelector(sign) === null ? requestAnimationFrame(look) : resolve(performance.now());
            look();
          });
        const signs = Promise.all([seen('.touch'), seen('.felt.painted')]);
        const start = performance.now();
        section.scrollIntoView({ behavior: 'instant' });
        const [playable, painted] = await signs;
        return { playable: playable - start, painted: painted - start };
      }, table.id),
    );
    await page.close();
  }
  return times;
}

/** The longest task of the main thread while a card is carried over the table, in milliseconds. */
async function longestTask(from: Browser, painted: boolean): Promise<number> {
  const page = await from.newPage({ viewport: { width: 1280, height: 900 } });
  if (!painted) await withoutWebgl(page);
  await page.goto(`http://localhost:${port}/fi/canasta-fi/13/`);
  const section = page.locator('#opening-with-the-pile');
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await section
    .locator(painted ? '.felt.painted' : '.touch')
    .first()
    .waitFor();
  await page.waitForTimeout(1000);
  const card = await section.locator('.place.card').nth(3).boundingBox();
  const felt = await section.locator('.felt').boundingBox();
  if (card === null || felt === null) throw new Error('the table is not to be seen');
  const session = await page.context().newCDPSession(page);
  page.setDefaultTimeout(120_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const tasks: { name: string; time: number; tid: number }[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { name, dur, tdur, tid } = event;
      // What the processor spent on it, where the trace says so: other programs of the machine do not count.
      const time = typeof tdur === 'number' ? tdur : dur;
      if (typeof name === 'string' && typeof tid === 'number') {
        tasks.push({ name, tid, time: typeof time === 'number' ? time : 0 });
      }
    }
  });
  await session.send('Tracing.start', {
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2, { steps: 1 });
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2;
    await page.mouse.move(
      felt.x + felt.width * (0.5 + 0.35 * Math.cos(angle)),
      felt.y + felt.height * (0.4 + 0.3 * Math.sin(angle)),
    );
  }
  await page.mouse.up();
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  await page.close();
  // The thread on which scripts run is the page's main thread.
  const main = tasks.find(({ name }) => name === 'FunctionCall' || name === 'EventDispatch')?.tid;
  const own = tasks.filter(({ name, tid }) => name === 'RunTask' && tid === main);
  return Math.round(Math.max(0, ...own.map(({ time }) => time)) / 1000);
}

async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
}
