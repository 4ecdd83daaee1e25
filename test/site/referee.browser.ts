import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

// The referee's guide as one uses it at a table: a few words, a thumb or the keyboard, and a slip that can be sent and opened again.

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const slip = (page: Page) => page.locator('.slip');
const found = (page: Page) => page.locator('.found a');

/** Opens a guide and waits until it hears table talk. */
async function open(page: Page, address: string): Promise<void> {
  const talk = page.waitForResponse((response) => response.url().includes('table-talk'));
  await page.goto(address);
  await talk;
}

test('words in another language than the page’s give a short list, a tap the slip, and its link opens it again', async ({
  page,
  context,
}) => {
  await open(page, '/fi/referee/canasta-fi/');
  await page.locator('#what').fill('hon tappade kortet');
  const first = found(page).first();
  await expect(first).toContainText('Käsikortti näytettiin');
  await expect(first).toBeInViewport();
  await first.tap();
  await expect(slip(page).locator('.row dd')).not.toHaveCount(0);
  await expect(slip(page).locator('.rests')).toContainText('32 A');
  await expect(page.locator('.asking .table-after img')).toBeVisible();

  await page.goto('/sv/referee/samba/');
  await page.locator('.fault', { hasText: 'För många kort drogs' }).tap();
  await page.locator('.answers button', { hasText: /^2$/ }).tap();
  await page.locator('.answers button', { hasText: 'Nej' }).tap();
  await expect(slip(page).locator('.ruling > .rows')).toContainText('2');
  const address = (await slip(page).locator('[data-slip="address"]').textContent()) ?? '';
  const steps = await slip(page).locator('.ruling > .rows').innerText();
  const other = await context.newPage();
  await other.goto(address);
  await expect(slip(other).locator('.ruling > .rows')).toHaveText(steps.replaceAll(/\s+/g, ' ').trim(), {
    useInnerText: true,
  });
});

test('Enter gives no ruling, not even where one incident is found; each says what tells it from its neighbours', async ({
  page,
}) => {
  await open(page, '/en/referee/canasta-fi/');
  for (const typed of ['took the pile', 'penalty card melded with help']) {
    await page.locator('#what').fill(typed);
    await expect(found(page).first().locator('.tells b')).toBeVisible();
    await page.locator('#what').press('Enter');
    await expect(slip(page)).toBeHidden();
    await expect(page).not.toHaveURL(/#/);
    await expect(found(page).first()).toBeFocused();
  }
  // The parts of the deal stay in sight while words are typed, and a part shows its own incidents alone.
  await expect(page.locator('.moments a', { hasText: 'The draw' })).toBeVisible();
  await page.locator('.moments a', { hasText: 'The draw' }).tap();
  await expect(page.locator('#what')).toHaveValue('');
  await expect(page.locator('#moment-draw')).toBeVisible();
  await expect(page.locator('#moment-deal')).toBeHidden();
  await page.locator('#what').fill('the');
  await expect(page.locator('.referee .nothing')).not.toBeEmpty();
  await expect(found(page)).toHaveCount(0);
});

test('a slip of the finger is offered as the word that was meant', async ({ page }) => {
  await open(page, '/en/referee/canasta-fi/');
  await page.locator('#what').fill('discraded two cards ');
  await expect(found(page).first()).toContainText('several cards');
  await page.getByRole('button', { name: /discarded/ }).tap();
  await expect(page.locator('#what')).toHaveValue('discarded two cards ');
});

test('the common faults take two words and at most three answers, by keyboard alone; the question is in sight', async ({
  page,
}) => {
  for (const [language, ruleset, typed, clause] of [
    ['fi', 'canasta-fi', 'nosti liikaa', '25 B'],
    ['sv', 'canasta-fi', 'tappade kort', '32 A'],
    ['en', 'samba', 'opening short', '27 a'],
    ['et', 'sitoumussamba', 'pani kaks kaarti maha', '37 B'],
  ] as const) {
    await open(page, `/${language}/referee/${ruleset}/`);
    await page.locator('#what').focus();
    await page.keyboard.type(typed);
    await expect(found(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    let answers = 0;
    while (await page.locator('.said > .question').isVisible()) {
      await expect(page.locator('.answers button').first()).toBeFocused();
      await expect(page.locator('.asked')).toBeInViewport();
      await page.keyboard.press('Enter');
      answers += 1;
    }
    expect(answers).toBeLessThanOrEqual(3);
    await expect(slip(page)).toBeFocused();
    await expect(slip(page).locator('.sum')).toBeInViewport();
    await expect(slip(page).locator('.rests')).toContainText(clause);
  }
});

test('a tap far down the list brings the question in sight, and another incident leaves the old words behind', async ({
  page,
}) => {
  await open(page, '/en/referee/samba/');
  await page.locator('.fault').last().scrollIntoViewIfNeeded();
  await page.locator('.fault').last().tap();
  await expect(page.locator('.asked')).toBeInViewport();
  await page.getByRole('button', { name: 'Another fault' }).tap();
  await expect(page.locator('#what')).toHaveValue('');
  await expect(page.locator('.moments a').first()).toBeFocused();
});

test('answers stand as chips, can be changed, and survive a switch of the language; the ruling goes on after the opponents’ choice', async ({
  page,
}) => {
  await page.goto('/en/referee/canasta-fi/#drew-out-of-turn');
  const chips = page.locator('.given button');
  await page.locator('.answers button', { hasText: 'No' }).tap();
  await page.locator('.answers button', { hasText: 'An opponent’s' }).tap();
  await expect(chips).toHaveCount(3);
  await expect(slip(page).locator('.option')).toHaveCount(2);
  await slip(page).locator('.option button', { hasText: 'shuffled' }).tap();
  await expect(chips).toHaveCount(4);
  await expect(slip(page).locator('.option')).toHaveCount(1);
  await expect(slip(page).locator('.option .row')).toContainText('shuffles the stock');

  await page.getByRole('button', { name: /^Language/ }).tap();
  await page.locator('a[data-keeps-place][hreflang="sv"]').tap();
  await expect(page).toHaveURL(
    /\/sv\/referee\/canasta-fi\/\?joined=false&inTurn=opponent&choice=shuffle#drew-out-of-turn$/,
  );
  await expect(chips).toHaveCount(4);
  await chips.nth(1).tap();
  await expect(page.locator('.asked')).toHaveText('Hann det som drogs tas upp på handen?');
  await expect(page.locator('.answers button').first()).toHaveText('Ja');

  await page.goto('/en/referee/canasta-fi/?choice=moon#question-withdrawn');
  await expect(page.locator('.trouble')).toContainText('choice');
  await expect(slip(page).locator('.option')).toHaveCount(2);
});

test('what is filled in on a slip is there after a reload, for its own ruling alone, and goes along when it is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = '/en/referee/canasta-fi/?joined=true#took-pile-out-of-turn';
  await page.goto(address);
  await slip(page).getByLabel('Table').fill('4');
  await page.getByLabel('Side at fault').fill('East–West');
  await page.reload();
  await expect(slip(page).getByLabel('Table')).toHaveValue('4');
  await expect(page.getByLabel('Time')).not.toHaveValue('');
  await slip(page).getByRole('button', { name: 'Copy' }).tap();
  await expect(slip(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ['100', '26 B', 'Table: 4', 'East–West', address]) expect(copied).toContain(part);
  await page.goto('/en/referee/canasta-fi/#pile-inspected');
  await expect(slip(page).getByLabel('Table')).toHaveValue('');
});

test('the paper has the wording of the clauses with how they are read, the lines to sign, and no example', async ({
  page,
}) => {
  await page.goto('/en/referee/canasta-fi/?joined=true#took-pile-out-of-turn');
  await expect(slip(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const shown of ['.sum', '.worded', '.worded .note', '.signatures', '.slip-footer', '.slip-fields'])
    await expect(slip(page).locator(shown).first()).toBeVisible();
  for (const hidden of ['.slip-tools', '.find', '.said', '.table-after', '.charges'])
    await expect(page.locator(`.referee ${hidden}`).first()).toBeHidden();
});

test('the points of a ruling reach the score sheet', async ({ page }) => {
  await page.goto('/en/referee/canasta-fi/?joined=true#took-pile-out-of-turn');
  await slip(page).getByRole('link', { name: 'side B at fault' }).tap();
  await expect(page).toHaveURL(/\/en\/score\/canasta-fi\/#/);
});

test('the guide is at the top of every section of a game that has one', async ({ page }) => {
  await page.goto('/en/samba/14/');
  await page.locator('.to-guide').tap();
  await expect(page).toHaveURL(/\/en\/referee\/samba\/$/);
  await page.goto('/en/classic/14/');
  await expect(page.locator('.to-guide')).toHaveCount(0);
});

test('where the document is silent, it is said how, and what this site advises', async ({ page }) => {
  await page.goto('/en/referee/canasta-fi/#pile-inspected');
  await expect(slip(page).locator('.sum')).toContainText('forbidden');
  await expect(slip(page).locator('.advice')).toContainText('this site’s advice');
  await expect(slip(page).locator('.row dd')).not.toHaveCount(0);
});

test('damaged links are told in words, and the question stands there anew', async ({ page }) => {
  await page.goto('/en/referee/canasta-fi/?noticed=sometime#discard-without-draw');
  await expect(page.locator('.trouble')).toContainText('When was it noticed?');
  await expect(page.locator('.answers button')).toHaveCount(2);
  await page.goto('/en/referee/canasta-fi/?moon=full#discard-without-draw');
  await expect(page.locator('.trouble')).toContainText('moon');
  await expect(page.locator('.answers button')).toHaveCount(2);
  for (const fragment of ['no-such-fault', '%E0%A4%A']) {
    await page.goto('/en/referee/canasta-fi/');
    await page.goto(`/en/referee/canasta-fi/#${fragment}`);
    await expect(page.locator('.trouble')).toContainText('Choose what happened');
  }
  await expect(page.locator('.moment').first()).toBeVisible();
});

test('a clause that can be broken leads to what follows, and the clause that says so leads back', async ({ page }) => {
  await page.goto('/en/canasta-fi/14-b/');
  await expect(page.locator('.to-ruling a[href$="#took-pile-wrongly"]')).toBeVisible();
  await page.goto('/en/canasta-fi/26-a/');
  await expect(page.locator('.to-ruling a[href="/en/canasta-fi/14-b/"]')).toBeVisible();
});

test('who goes from a refused act to the other facts of its ruling finds the table as it was left, by a link and by going back', async ({
  page,
}) => {
  await page.goto('/en/canasta-fi/14/');
  const table = page.locator('#frozen-pile-own-meld');
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-state', 'live');
  const chosen = table.locator('.place.card[aria-pressed="true"]');
  await table.getByRole('button', { name: 'two of clubs' }).tap();
  await table.getByRole('button', { name: 'nine of hearts', exact: true }).tap();
  await table.getByRole('button', { name: 'Take the pile with these' }).tap();
  const refused = await table.locator('.verdict .judged').innerText();
  expect(refused).toContain('Not allowed');
  const toFacts = async () => {
    await table.locator('.if-done summary').tap();
    await table.getByRole('link', { name: 'Other facts' }).tap();
    await expect(page.locator('.asking')).toBeVisible();
  };
  const asLeft = async () => {
    await expect(table.locator('.verdict .judged')).toHaveText(refused, { useInnerText: true });
    await expect(chosen).toHaveCount(2);
    await expect(table.getByRole('alert')).toHaveCount(0);
  };
  await toFacts();
  await page.locator('.answers button').first().tap();
  await page.getByRole('link', { name: 'Back to the table' }).tap();
  await asLeft();
  await toFacts();
  await page.goBack();
  await asLeft();
  // The clause stands on this very page: it is gone to, and the table stays too.
  await table.locator('.verdict').getByRole('link', { name: 'clause 14 B' }).first().tap();
  await expect(page).toHaveURL(/#14-b$/);
  await asLeft();

  await page.goto('/en/referee/canasta-fi/#took-pile-wrongly');
  await expect(page.locator('.asking')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
});

test('beside a table with a fault the reader rules first and then sees', async ({ page }) => {
  await page.goto('/en/canasta-fi/31-b/');
  const ruled = page.locator('.ruled fieldset').first();
  await expect(ruled.locator('.ruling')).toBeHidden();
  await ruled.locator('.choice.wrong').first().tap();
  await expect(ruled.locator('.of-wrong')).toBeVisible();
  await expect(ruled.locator('.ruling')).toBeVisible();
  await ruled.locator('.choice.right').tap();
  await expect(ruled.locator('.of-right')).toBeVisible();
  await expect(ruled.locator('.of-wrong')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guide is a plain list of faults and what follows', async ({ page }) => {
    await page.goto('/sv/referee/samba/#saw-stock-card');
    const fault = page.locator('#saw-stock-card');
    await expect(fault.locator('.ruling').first()).toBeVisible();
    await expect(fault).toContainText('25 a');
  });
});
