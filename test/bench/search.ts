/**
 * Measures the search of the built site in Chromium: how long the first query takes, from the last letter to the first clause on the
 * page, in a page opened anew, over the questions of every language; on the search page and in the search that opens over a page. Usage,
 * after `npm run build`: npm run bench:search.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { builtFor } from '../../src/site/host/host-files.ts';
import { browserSwitches, findBrowser } from '../site/find-browser.ts';
import { serve } from '../site/serve.ts';

const port = Number(process.env.PORT ?? 4394);
const budget = 150;
/** How long a reader takes from opening the search to the end of the question, at least, in milliseconds. */
const typing = 1000;

const questions: Readonly<Record<LanguageId, readonly string[]>> = {
  fi: ['saako lukitun pakan nostaa jokerilla', 'montako korttia jaetaan', 'nostin vahingossa liikaa kortteja'],
  sv: ['får man ta en låst hög med en joker', 'hur många kort delas ut', 'jag drog för många kort'],
  et: ['kas lukus pakki tohib jokkeriga võtta', 'mitu kaarti jagatakse', 'võtsin kogemata liiga palju kaarte'],
  en: ['can a frozen pile be taken with a joker', 'how many cards are dealt', 'i drew too many cards by accident'],
};

const { base } = await builtFor('dist/');
const server = await serve('dist', port, new Map(), base);
const home = `http://localhost:${port}${base}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
try {
  for (const [place, open] of [
    ['search page', (page: Page, language: LanguageId) => page.goto(`${home}${language}/search/`)],
    [
      'over a page',
      async (page: Page, language: LanguageId) => {
        await page.goto(`${home}${language}/samba/14/`, { waitUntil: 'load' });
        await page.keyboard.press('/');
      },
    ],
  ] as const) {
    const times: number[] = [];
    for (const language of languageIds)
      for (const question of questions[language]) times.push(await firstAnswer(browser, language, question, open));
    const sorted = times.toSorted((a, b) => a - b).map(Math.round);
    console.log(
      `${place}: first query median ${sorted[Math.floor(sorted.length / 2)]} ms, slowest ${sorted.at(-1)} ms of ${sorted.length}, budget ${budget}`,
    );
  }
} finally {
  await browser.close();
  server.close();
}

/** How long the first query of a fresh page takes, in milliseconds. */
async function firstAnswer(
  from: Browser,
  language: LanguageId,
  question: string,
  open: (page: Page, language: LanguageId) => Promise<unknown>,
): Promise<number> {
  const context = await from.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await open(page, language);
  const box = page.getByRole('searchbox');
  await box.waitFor();
  const started = Date.now();
  await box.pressSequentially(question.slice(0, -1), { delay: typing / question.length });
  await page.waitForTimeout(Math.max(0, typing - (Date.now() - started)));
  const time = await page.evaluate(async (whole) => {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    const results = document.querySelector('[data-results]');
    if (field === null || results === null) throw new Error('there is no search');
    // Answers to the unfinished question do not count.
    results.replaceChildren();
    const begun = performance.now();
    field.value = whole;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return new Promise<number>((resolve) => {
      const look = () =>
        results.querySelector('[data-clause]') === null
          ? requestAnimationFrame(look)
          : resolve(performance.now() - begun);
      look();
    });
  }, question);
  await context.close();
  return time;
}
