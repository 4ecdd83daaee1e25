import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { inTurn } from '../turns.ts';
import { expect, test } from './page-reader.ts';

const section = '/fi/canasta-fi/14/';
const phone = { width: 360, height: 740 };

test('from 1100 px the contents are a rail with the section read marked, from 1400 a second one lists clauses and tables', async ({
  page,
}) => {
  await page.goto(section);
  for (const [width, rail, second] of [
    [1099, false, false],
    [1100, true, false],
    [1399, true, false],
    [1400, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.rail'), `${width}`).toBeVisible({ visible: rail });
    await expect(page.locator('.bar'), `${width}`).toBeVisible({ visible: !rail });
    await expect(page.locator('.on-this-page'), `${width}`).toBeVisible({ visible: second });
  }
  const contents = page.getByRole('navigation', { name: 'Sisällys: Suomalainen canasta' });
  await expect(contents.locator('[aria-current=page]')).toHaveText(/^14/);
  await expect(contents.locator('[aria-current=page]')).toBeInViewport();
  const second = page.getByRole('navigation', { name: 'Tällä sivulla' });
  await expect(second.getByRole('link')).toHaveCount(3 + (await page.locator('.table-widget').count()));
});

test('no word of the ways that the rail offers is broken, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [turn, ruleset] of rulesetIds.entries()) {
    for (const language of inTurn(languageIds, 2, turn)) {
      // The page that is marked in the rail is written bold there.
      for (const path of [`learn/${ruleset}`, `${ruleset}/start`]) {
        await page.goto(`/${language}/${path}/`);
        const broken = await page.locator('.rail-ways a').evaluateAll((ways) =>
          ways.flatMap((way) => {
            const text = [...way.childNodes].find((node) => node instanceof Text);
            return Array.from((text?.textContent ?? '').matchAll(/[^\s\u00AD]+/g), ({ 0: word, index }) => {
              /** How high a sign of the text stands; where the line is parted before it, the hyphen counts to it as well. */
              const heightOf = (sign: number) => {
                const range = document.createRange();
                if (text) {
                  range.setStart(text, sign);
                  range.setEnd(text, sign + 1);
                }
                return [...range.getClientRects()].at(-1)?.top ?? 0;
              };
              return Math.abs(heightOf(index) - heightOf(index + word.length - 1)) > 2 ? word : '';
            }).filter((word) => word !== '');
          }),
        );
        expect(broken, `${language}, ${ruleset}`).toEqual([]);
      }
    }
  }
});

test('breadcrumb, title and text begin at one line at every width', async ({ page }) => {
  await page.goto(section);
  for (const width of [320, 360, 600, 820, 1100, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .locator('main :is(.path, h1, .clause), main .tables > h2')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width} px: ${lefts}`).toBe(1);
  }
});

test('every kind of page has its way, its title and what follows on one left edge', async ({ page }) => {
  for (const [turn, path] of [
    '/fi/offline/',
    '/en/compare/',
    '/sv/glossary/',
    '/et/status/',
    '/fi/samba/with/sv/',
    '/en/search/',
    '/fi/referee/samba/',
    '/en/samba/14-b/',
    '/et/learn/samba/',
    '/en/score/',
  ].entries()) {
    await page.goto(path);
    for (const width of inTurn([360, 820, 1280, 1600], 2, turn)) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await page.evaluate(() => {
        const title = document.querySelector('main h1');
        const parts = [document.querySelector('main .path'), title, title?.nextElementSibling];
        return parts.flatMap((part) => {
          const box = part?.getBoundingClientRect();
          return box === undefined || box.width === 0 ? [] : [Math.round(box.left)];
        });
      });
      expect(new Set(edges).size, `${path} at ${width}: ${edges}`).toBe(1);
    }
  }
});

test('what a script puts on the page begins where its title does', async ({ page }) => {
  await page.goto('/fi/referee/sitoumussamba/exam/');
  const paper = page.locator('.exam .exam-question').first();
  await expect(paper).toBeVisible();
  for (const width of [360, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const [title, question] = await Promise.all([page.locator('main h1').boundingBox(), paper.boundingBox()]);
    expect(Math.round(question?.x ?? 0), `${width}`).toBe(Math.round(title?.x ?? -1));
  }
});

test('the name of the site and the languages do not meet where there is no page, nor does the choice of language leave one alone', async ({
  page,
}) => {
  await page.goto('/en/no-such-page/');
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 700 });
    const name = await page.locator('.wordmark').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(name, `${width}`).toBeLessThanOrEqual(0);
  }
  await page.goto('/');
  for (const width of [320, 600, 820, 1100, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('.choice a')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(new Set(rows).size, `${width}: ${rows}`).toBe(1);
  }
});

test('on a phone the bar stays, opens the contents below itself with the line read in sight, and Escape and Back close them', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/canasta-fi/13/');
  await page.goto('/en/canasta-fi/14/');
  await page.evaluate(() => scrollTo(0, 1500));
  const bar = page.locator('.bar');
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.y).toBe(0);
  const name = page.getByRole('button', { name: 'Contents: 14 Melds after the initial meld' });
  const sheet = page.getByRole('navigation', { name: 'Contents: Finnish Canasta' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
    () => name.press('Enter'),
  ]) {
    const before = await page.evaluate(() => scrollY);
    await name.press('Enter');
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.y).toBe(48);
    await expect(sheet.locator('[aria-current=page]')).toBeInViewport();
    await close();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/14\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

test('what is chosen in the sheet is one step in the history', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/en/canasta-fi/14/');
  await page.getByRole('button', { name: /^Contents: 14/ }).click();
  await page.getByRole('link', { name: '15 Canastas', exact: false }).first().click();
  await expect(page).toHaveURL(/\/15\/$/);
  await expect(page.getByRole('navigation', { name: /^Contents/ })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/14\/$/);
  await page.getByRole('button', { name: /^Contents: 14/ }).click();
  await page.getByRole('link', { name: '14 C', exact: true }).first().click();
  await expect(page).toHaveURL(/#14-c$/);
  await expect(page.locator('[id="14-c"]')).toBeInViewport();
});

test('the contents mark the clause that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/canasta-fi/14/');
  const marked = page.locator('.on-this-page [aria-current]');
  await expect(marked).toHaveText('14 A');
  await page.locator('[id="14-b"]').evaluate((clause) => clause.scrollIntoView());
  await expect(marked).toHaveText('14 B');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(marked).toHaveText('14 A');
});

test('the way to the next section stands right after the last clause, and the arrow keys turn to it and back', async ({
  page,
}) => {
  await page.goto('/en/canasta-fi/14/');
  const [clause, next, table] = await Promise.all(
    ['.clause >> nth=-1', '.neighbours', '.table-widget >> nth=0'].map((part) => page.locator(part).boundingBox()),
  );
  expect(next?.y).toBeGreaterThan(clause?.y ?? 0);
  expect(next?.y).toBeLessThan(table?.y ?? 0);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/15\/$/);
  await page.waitForLoadState('load');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/14\/$/);
  await page.waitForLoadState('load');
  // Where something has the focus that arrows are for, they are left to it.
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').first().fill('pile');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/14\/$/);
});

test('where a page is a table its header is one line of 44 px', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [820, 1180],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/en/samba/lab/meld/');
    expect((await page.locator('.page-header').boundingBox())?.height, `${width}`).toBe(44);
    await page.getByRole('button', { name: 'Contents: Samba' }).click();
    await expect(page.getByRole('link', { name: 'Referee’s guide' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => history.state?.sheet ?? false)).toBe(false);
  }
});

test('the game chosen at home is remembered, its doors are shown, and the header leads to it', async ({ page }) => {
  await page.goto('/en/');
  await expect(page.getByRole('link', { name: /^Something went wrong/ })).toHaveAttribute(
    'href',
    '/en/referee/canasta-fi/',
  );
  await page.getByRole('radio', { name: /^Samba/ }).check();
  await expect(page.getByRole('link', { name: /^Something went wrong/ })).toHaveAttribute('href', '/en/referee/samba/');
  await page.goto('/en/glossary/');
  const play = page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Play' });
  await expect(play).toHaveAttribute('href', /\/en\/play\/samba\/$/);
  await play.click();
  await expect(page).toHaveURL(/\/en\/play\/samba\/$/);
  await page.goto('/en/');
  await expect(page.getByRole('radio', { name: /^Samba/ })).toBeChecked();
});

test('what is kept of a game that the site does not have is taken for nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('game', '../../<script>'));
  await page.goto('/en/');
  await expect(page.getByRole('link', { name: /^Learn Finnish/ })).toBeVisible();
  await page.goto('/en/glossary/');
  await expect(
    page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Play' }),
  ).toHaveAttribute('href', '/en/play/canasta-fi/');
});

test('from the choice of game every door is at most nine tabs away', async ({ page }) => {
  await page.goto('/sv/');
  await page.getByRole('radio').first().focus();
  const doors = page.locator('.of-game.chosen .doors a');
  const reached = new Set<string | null>();
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
  }
  for (const door of await doors.all()) expect(reached).toContain(await door.getAttribute('href'));
});

test('home is three screens of a phone at most, and the position and its buttons are on the first', async ({
  page,
}) => {
  for (const language of ['fi', 'sv', 'et', 'en']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThanOrEqual(3 * 844);
    await expect(page.locator('.try-acts')).toBeInViewport({ ratio: 1 });
  }
});

test('the position at home answers at once, for a choice of cards by keyboard too', async ({ page }) => {
  await page.goto('/en/');
  const place = page.getByRole('region', { name: 'May you take this pile?' });
  const status = place.getByRole('status');
  const take = place.getByRole('button', { name: /^Take/ });
  const top = (await status.boundingBox())?.height;
  await take.click();
  await expect(status).toContainText('Not allowed');
  await place.getByRole('button', { name: 'nine of diamonds' }).press('Space');
  await place.getByRole('button', { name: 'nine of hearts' }).press('Enter');
  await take.click();
  await expect(status).toContainText('Allowed');
  await expect(status.getByRole('link').first()).toHaveAttribute('href', /\/en\/canasta-fi\/14\/#14-b$/);
  await place.getByRole('button', { name: 'two of clubs' }).click();
  await place.getByRole('button', { name: 'It cannot be done' }).click();
  await expect(status).toContainText('Yes, you may');
  await expect(place.getByRole('button', { pressed: true })).toHaveCount(2);
  expect((await status.boundingBox())?.height).toBe(top);
});

test('paper shows nothing of the frame, and a section takes half the paper that it would take with tables as on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/en/canasta-fi/14/');
  for (const part of ['.page-header', '.rail', '.on-this-page', '.bar', '.neighbours']) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  const figure = await page.locator('.tables .felt').first().boundingBox();
  expect(figure?.width).toBeLessThan(260);
});
