import type { Locator, Page } from '@playwright/test';
import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';

const page14 = '/fi/canasta-fi/14/';
const frozen = 'Riittääkö oma pöytäys lukitun avopakan ottamiseen?';

/** The live table of a question: brought into sight and awake. */
async function liveTable(page: Page, question: string): Promise<Locator> {
  const table = page.getByRole('region', { name: question });
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-state', 'live');
  return table;
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Presses the right arrow until something of the group has the focus. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 'ArrowRight');
}

/** Follows the link of a reason to its clause, and the language switch to the same clause in Estonian. */
async function toTheClauseInEstonian(
  page: Page,
  follow: (link: Locator) => Promise<void>,
  table: Locator,
): Promise<void> {
  const verdict = table.getByRole('status').first();
  await expect(verdict).toContainText('Ei sallittu');
  await expect(verdict).toContainText('Avopakka on lukittu');
  await follow(verdict.getByRole('link', { name: 'kohta 14 B' }).first());
  await expect(page).toHaveURL(/\/fi\/canasta-fi\/14\/#14-b$/);
  await expect(page.locator('[id="14-b"]')).toBeInViewport();
  await follow(page.getByRole('button', { name: 'Kieli' }));
  await follow(page.getByRole('navigation', { name: 'Kieli' }).getByRole('link', { name: 'eesti' }));
  await expect(page).toHaveURL(/\/et\/canasta-fi\/14\/#14-b$/);
  await expect(page.locator('[id="14-b"]')).toBeInViewport();
}

test('an illegal take by keyboard alone, its reason, the clause, and the same clause in Estonian', async ({ page }) => {
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  const hand = table.getByRole('group', { name: 'Oma käsi' });
  await hand.getByRole('button').first().focus();
  for (const name of ['herttayhdeksikkö', 'ristikakkonen']) {
    const card = hand.getByRole('button', { name });
    await arrowTo(page, card);
    await page.keyboard.press('Space');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }
  const pile = table.getByRole('button', { name: /^Avopakka/ }).first();
  await tabTo(page, table.getByRole('group', { name: 'Pöytä' }).getByRole('button').first(), 'Shift+Tab');
  await arrowTo(page, pile);
  await page.keyboard.press('Enter');
  await toTheClauseInEstonian(
    page,
    async (link) => {
      await tabTo(
        page,
        link,
        // The header stands before what is read; what opens from it follows its button.
        (await link.evaluate((element) => element.matches('header :not([popover] *)'))) ? 'Shift+Tab' : 'Tab',
      );
      await page.keyboard.press('Enter');
    },
    table,
  );
});

test('an illegal take with the mouse: cards dragged to the pile', async ({ page }) => {
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  const hand = table.getByRole('group', { name: 'Oma käsi' });
  await hand.getByRole('button', { name: 'herttayhdeksikkö' }).click();
  const from = await hand.getByRole('button', { name: 'ristikakkonen' }).boundingBox();
  const to = await table
    .getByRole('button', { name: /^Avopakka/ })
    .first()
    .boundingBox();
  if (from === null || to === null) throw new Error('the table is not to be seen');
  await hand.getByRole('button', { name: 'ristikakkonen' }).click();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await toTheClauseInEstonian(page, (link) => link.click(), table);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('an illegal take by tapping', async ({ page }) => {
    await page.goto(page14);
    const table = await liveTable(page, frozen);
    const hand = table.getByRole('group', { name: 'Oma käsi' });
    await hand.getByRole('button', { name: 'herttayhdeksikkö' }).tap();
    await hand.getByRole('button', { name: 'ristikakkonen' }).tap();
    await table
      .getByRole('button', { name: /^Avopakka/ })
      .first()
      .tap();
    await toTheClauseInEstonian(page, (link) => link.tap(), table);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('a table asks, is answered by playing, and can be undone, begun again and shown', async ({ page }) => {
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  const verdict = table.getByRole('status').first();
  const hand = table.getByRole('group', { name: 'Oma käsi' });
  const tools = table.getByRole('list', { name: 'Pöydän työkalut' });
  await expect(table).toContainText('Ota avopakka, jos se onnistuu.');
  await expect(table).toContainText('Sinun vuorosi · nosto vielä tekemättä');
  await expect(hand.getByRole('button')).toHaveCount(6);
  await tools.getByRole('button', { name: 'Näytä' }).click();
  await expect(table).toContainText('Vastaus näytetään, kun olet yrittänyt.');
  await table.getByRole('button', { name: 'Sulje' }).click();
  await table.getByRole('button', { name: 'Ei onnistu' }).click();
  await expect(verdict).toContainText('Väärin');
  await table.getByRole('button', { name: 'Ota avopakka', exact: true }).click();
  await expect(verdict).toContainText('Ei sallittu');
  await tools.getByRole('button', { name: 'Lisää' }).click();
  await table.getByText('Kaikki sallitut siirrot').click();
  await table
    .getByRole('list', { name: 'Sallitut siirrot' })
    .getByRole('button', { name: /Ota avopakka/ })
    .first()
    .click();
  await expect(verdict).toContainText('Oikein');
  await expect(verdict.getByRole('link', { name: 'kohta 14 B' })).toBeVisible();
  await expect(table.getByRole('button', { name: 'Seuraava kysymys' })).toBeVisible();
  await tools.getByRole('button', { name: 'Kumoa' }).click();
  await expect(hand.getByRole('button')).toHaveCount(6);
  await tools.getByRole('button', { name: 'Näytä' }).click();
  await table
    .getByRole('list', { name: /Valitse, mikä siirto/ })
    .getByRole('button')
    .first()
    .click();
  await expect(verdict).toContainText(/sallittu/i);
  await table.getByRole('button', { name: 'Sulje' }).click();
  await expect(verdict).toContainText('Vastaa pelaamalla');
});

test('a question in words is answered with yes or no, and the next one follows', async ({ page }) => {
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  await table.getByRole('group', { name: 'Oma käsi' }).getByRole('button', { name: 'herttayhdeksikkö' }).click();
  await table.getByRole('group', { name: 'Oma käsi' }).getByRole('button', { name: 'ruutuyhdeksikkö' }).click();
  await table.getByRole('button', { name: /^Ota avopakka näillä/ }).click();
  await table.getByRole('button', { name: 'Seuraava kysymys' }).click();
  await expect(table).toContainText('Onko avopakka lukittu?');
  await table.getByRole('button', { name: 'Kyllä' }).click();
  const verdict = table.getByRole('status').first();
  await expect(verdict).toContainText('Oikein');
  await expect(verdict).toContainText('Avopakka on lukittu.');
  await expect(verdict.getByRole('link').first()).toBeVisible();
});

test('a damaged position in a link is told of, and the table stays usable', async ({ page }) => {
  await page.goto(`${page14}?table=frozen-pile-own-meld&position=1.canasta-fi.broken.zz`);
  const table = await liveTable(page, frozen);
  await expect(table.getByRole('alert')).toContainText('Linkin asetelmaa ei voi lukea');
  await expect(table.getByRole('group', { name: 'Oma käsi' }).getByRole('button')).toHaveCount(6);
  // However long the damage is, the message is a message.
  await page.goto(`${page14}?table=frozen-pile-own-meld&position=1.canasta-fi.${'x'.repeat(9000)}`);
  const told = (await liveTable(page, frozen)).getByRole('alert');
  await expect(told).toContainText('Linkin asetelmaa ei voi lukea');
  expect((await told.innerText()).length).toBeLessThan(300);
  const position = (await page.locator('#frozen-pile-own-meld').getAttribute('data-position')) ?? '';
  for (const question of ['99', '0', 'x']) {
    await page.goto(`${page14}?${new URLSearchParams({ table: 'frozen-pile-own-meld', position, question })}`);
    const beyond = await liveTable(page, frozen);
    await expect(beyond.getByRole('alert'), question).toContainText('kysymystä ei voi lukea');
    await expect(beyond.getByRole('group', { name: 'Oma käsi' }).getByRole('button')).toHaveCount(6);
  }
});

test('the link to a position brings it back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  await table.getByRole('button', { name: 'Nosta umpipakasta' }).click();
  const told = (of: Locator) =>
    Promise.all(['.asked', '.turn-line', '.verdict'].map((part) => of.locator(part).innerText()));
  const before = await told(table);
  await table.getByRole('button', { name: 'Lisää', exact: true }).click();
  await table.getByRole('button', { name: /Kopioi linkki/ }).click();
  await expect(table.getByRole('button', { name: 'Linkki kopioitu' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  const again = await liveTable(page, frozen);
  await expect(again.getByRole('group', { name: 'Oma käsi' }).getByRole('button')).toHaveCount(7);
  await expect(again.getByRole('alert')).toHaveCount(0);
  expect(await told(again)).toEqual(before);
});

test('without WebGL the picture stays and the controls work', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  await table.getByRole('button', { name: 'Nosta umpipakasta' }).first().click();
  await expect(table.getByRole('status').first()).toContainText('Sallittu');
  await expect(table.locator('.felt.painted')).toHaveCount(0);
  await expect(table.locator('.felt use').first()).toBeVisible();
  // A refused card shakes in the picture, as it does on the canvas.
  const hand = table.getByRole('group', { name: 'Oma käsi' }).getByRole('button');
  await hand.nth(0).click();
  await hand.nth(1).click();
  const shaken = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('animationstart', ({ animationName }) => resolve(animationName), { once: true });
      }),
  );
  await table.getByRole('button', { name: /^Pöytää/ }).click();
  expect(await shaken).toBe('refused-card');
});

test('a lost context gives the picture back', async ({ page }) => {
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  await expect(table.locator('.felt.painted')).toHaveCount(1);
  await table.locator('canvas').evaluate((canvas) => canvas.dispatchEvent(new Event('webglcontextlost')));
  await expect(table.locator('.felt.painted')).toHaveCount(0);
  await table.getByRole('button', { name: 'Nosta umpipakasta' }).first().click();
  await expect(table.getByRole('status').first()).toContainText('Sallittu');
});

test('axe finds nothing beside a live table, whichever drawer is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(page14);
  const table = await liveTable(page, frozen);
  await table.getByRole('group', { name: 'Oma käsi' }).getByRole('button').first().click();
  await table.getByRole('button', { name: /^Ota avopakka näillä/ }).click();
  await expect(table.getByRole('status').first()).toContainText('Ei sallittu');
  for (const [place, tool] of ['Vihje', 'Näytä', 'Miksi?', 'Lisää'].entries()) {
    await page.emulateMedia({ colorScheme: place % 2 === 0 ? 'light' : 'dark' });
    await table.getByRole('button', { name: tool, exact: true }).click();
    await table.locator('.sheet details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    const { violations } = await axeFor(page).include('#frozen-pile-own-meld').analyze();
    expect(violations.map(({ id, nodes }) => `${tool}, ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test('a link that names a table which the page does not have says so', async ({ page }) => {
  await page.goto('/sv/canasta-fi/14/?table=no-such-table');
  await expect(page.getByRole('alert')).toHaveText('Länken gäller ett bord som inte finns på den här sidan.');
  await page.goto('/sv/canasta-fi/14/');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
