import type { Page } from '@playwright/test';
import { inTurn } from '../turns.ts';
import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';

/** A laboratory in which something can be done. */
async function openLab(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-lab][data-state="live"]')).toBeVisible();
}

const verdict = (page: Page) => page.locator('.lab .verdict');

test('the meld lab: a wild card in a sequence is refused with its clause, and a link shows the same to somebody else', async ({
  page,
  context,
}) => {
  await openLab(page, '/en/samba/lab/meld/');
  await page.getByRole('button', { name: 'Take away: Meld 1 on the table' }).click();
  const chosen = page.getByRole('group', { name: 'Chosen cards', exact: true });
  for (const name of ['king of spades', 'king of hearts', 'joker']) {
    await chosen.getByRole('button', { name: `Remove ${name}` }).click();
  }
  const picker = page.getByRole('group', { name: 'Pick cards: Chosen cards' });
  // By keyboard alone: ace of hearts, and the two cards after it.
  await picker.getByRole('button', { name: 'ace of hearts' }).focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.desk').getByRole('status')).toHaveText('Chosen cards: 3 cards. Allowed: sequence');
  await expect(verdict(page)).toContainText('40 points');
  await picker.getByRole('button', { name: 'joker' }).click();
  await expect(verdict(page)).toContainText('Not allowed');
  await expect(verdict(page).locator('a[href^="/en/samba/11/"]').first()).toBeVisible();

  const other = await context.newPage();
  await openLab(other, page.url());
  await expect(verdict(other)).toHaveText((await verdict(page).textContent()) ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict(page)).toContainText('✓ Allowed');
});

test('the pile lab: what lies under a freezing card stays, and without a third king nothing may be taken', async ({
  page,
}) => {
  await openLab(page, '/en/sitoumussamba/lab/pile/');
  await expect(verdict(page)).toContainText('The pile can be taken.');
  await expect(verdict(page)).toContainText('Left in it: 4.');
  await expect(page.locator('[data-tray="pile"] .staying')).toHaveCount(4);
  // What is announced is the verdict alone, not every way.
  const said = await page.locator('.desk').getByRole('status').innerText();
  expect(said.split(/\s+/).length).toBeLessThan(30);
  for (const slider of await page.getByRole('slider').all()) await expect(slider).toHaveAccessibleName(/\S/);
  const hand = page.getByRole('group', { name: 'Your hand', exact: true });
  await hand.getByRole('button', { name: 'Remove king of diamonds' }).click();
  await expect(verdict(page)).toContainText('The pile cannot be taken.');
  await expect(verdict(page).getByRole('link', { name: 'clause 19 B' }).first()).toHaveAttribute(
    'href',
    '/en/sitoumussamba/19/#19-b',
  );
});

test('the opening lab: the same hand opens at 1500 and is short at 3000', async ({ page }) => {
  await openLab(page, '/en/canasta-fi/lab/opening/');
  await expect(verdict(page)).toContainText('The hand can open: 110 points, the minimum is 90.');
  await page.getByLabel('The side’s score before the deal').fill('3000');
  await expect(verdict(page)).toContainText('The hand cannot open: 110 of 120 points, 10 short.');
  await expect(verdict(page).getByRole('row', { name: /120/ })).toHaveAttribute('aria-current', 'true');
});

test('the going-out lab: the way out with its bonus, and a partner’s no that closes it', async ({ page }) => {
  await openLab(page, '/en/canasta-fi/lab/going-out/');
  await expect(verdict(page)).toContainText('The hand can go out.');
  await expect(verdict(page)).toContainText('It brings 100 points.');
  await page.getByLabel('“May I go out?”').selectOption('the partner says no');
  await expect(verdict(page)).toContainText('The hand cannot go out.');
  await expect(
    verdict(page)
      .getByRole('link', { name: /clause 23/ })
      .first(),
  ).toBeVisible();
});

test('the score lab: every line has its clause, and a higher total a higher minimum in the next deal', async ({
  page,
}) => {
  await openLab(page, '/en/classic/lab/score/#');
  const lines = verdict(page).locator('tbody tr:not(.sum)');
  await expect(lines).toHaveCount(6);
  for (const line of await lines.all()) await expect(line.getByRole('link')).not.toHaveCount(0);
  await expect(verdict(page)).toContainText('Minimum in the next deal: Your side 90');
  await page.getByLabel('Your side: Before the deal').fill('2900');
  await expect(verdict(page)).toContainText('Minimum in the next deal: Your side 120');
  // Viennese Canasta counts red threes as plus only beside a canasta; the option stands in the address too.
  await page.getByLabel('Viennese Canasta').check();
  await expect(page).toHaveURL(/#lab=1\.classic\..*oviennese-t/);
});

test('the auction lab: a bid, a double, and what each end brings', async ({ page }) => {
  await openLab(page, '/en/sitoumussamba/lab/auction/');
  await page.getByRole('button', { name: '3 clubs', exact: true }).click();
  await expect(page.locator('.calls')).toContainText('Right: 3 clubs');
  await page.getByRole('button', { name: 'Double', exact: true }).click();
  await expect(verdict(page)).toContainText('Contract: 3 clubs, Right; double: You');
  await expect(verdict(page).getByRole('row', { name: /bid robbed/ })).toContainText('6000');
  // What has been doubled is no longer told simple.
  await expect(verdict(page)).not.toContainText('doubled: ');
  await expect(verdict(page).getByRole('row', { name: /too early/ })).toContainText('−1000');
  await expect(page.getByText('The auction is over.')).toBeVisible();
  await page.getByRole('button', { name: 'Take all calls back' }).click();
  await expect(page.getByText('Nobody has called yet.')).toBeVisible();
});

test('the auction lab: who makes a call that is not allowed learns why, and the auction goes on', async ({ page }) => {
  await openLab(page, '/sv/sitoumussamba/lab/auction/');
  await page.getByRole('button', { name: /^1 klöver/ }).click();
  await expect(verdict(page)).toContainText('Inte tillåtet 1 klöver');
  await expect(verdict(page).getByRole('link').first()).toHaveAttribute('href', /sitoumussamba\/\d+/);
  await page.getByRole('button', { name: '3 klöver', exact: true }).click();
  await expect(verdict(page)).not.toContainText('Inte tillåtet');
  await expect(page.locator('.calls')).toContainText('3 klöver');
});

test('a state that no game comes to is told of in place of a verdict, also by a link, and the lab goes on', async ({
  page,
}) => {
  await openLab(page, '/sv/canasta-fi/lab/going-out/');
  const hand = page.getByRole('group', { name: 'Din hand', exact: true });
  const cards = hand.getByRole('button', { name: /^Ta bort/ });
  await expect(cards).not.toHaveCount(0);
  for (let left = await cards.count(); left > 0; left--) {
    await cards.first().click();
    await expect(cards).toHaveCount(left - 1);
  }
  await expect(verdict(page)).toContainText('Handen är tom.');
  const address = page.url();
  await page.goto('/sv/');
  await openLab(page, address);
  await expect(verdict(page)).toContainText('Handen är tom.');
  await page.getByRole('button', { name: 'Överraska mig' }).click();
  await expect(verdict(page)).not.toContainText('Handen är tom.');
  await openLab(page, '/fi/samba/lab/opening/');
  await page.getByLabel('Puolueen pisteet ennen erää').fill('10000');
  await expect(verdict(page)).toContainText('Peli päättyy');
});

test('where a page may not copy, the link stands there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { get: () => undefined }));
  await openLab(page, '/sv/samba/lab/pile/');
  await page.getByRole('button', { name: 'Kopiera länk hit' }).click();
  await expect(page.getByLabel('Kopiera länken härifrån')).toHaveValue(/\/sv\/samba\/lab\/pile\/#lab=1\.samba/);
});

test('a damaged link and a closed storage are told of or borne, and the lab stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await openLab(page, '/fi/samba/lab/pile/#lab=1.samba.o');
  await expect(page.getByRole('alert')).toContainText('Linkki on vahingoittunut');
  await page.getByRole('button', { name: 'Yllätä minut' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const address = page.url();
  await openLab(page, address.replace('/samba/lab/pile/', '/samba/lab/score/'));
  await expect(page.getByRole('alert')).toContainText('Tämä laboratorio ei voi näyttää linkin asetelmaa.');
  await openLab(page, address.replace('/samba/lab/pile/', '/canasta-fi/lab/pile/'));
  await expect(page.getByRole('alert')).toContainText('Linkki kuuluu toiseen sääntökirjaan.');
});

test('a lab of Sitoumussamba fits a narrow phone, live and without fault for assistive technology', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const lab of inTurn(['meld', 'opening', 'pile', 'going-out', 'score', 'auction'], 3)) {
    await openLab(page, `/et/sitoumussamba/lab/${lab}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lab).toBe(360);
    const hidden = await verdict(page).evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(hidden, `${lab}: what of the verdict is out of sight`).toBeLessThanOrEqual(1);
    const { violations } = await axeFor(page).analyze();
    expect(violations.map(({ id, nodes }) => `${lab}, ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lab is a worked example with its verdict and clauses, on paper too', async ({ page }) => {
    await page.goto('/sv/samba/lab/meld/');
    await page.emulateMedia({ media: 'print' });
    await expect(verdict(page)).toContainText('Tillåtet');
    await expect(verdict(page).getByRole('link').first()).toBeVisible();
    await expect(page.locator('.lab .lab-card').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
