import { generatorVersion } from '../../src/train/kinds.ts';
import { expect, test } from './page-reader.ts';

test('ten questions are answered by keyboard alone, each is told with its clause, and what went wrong is remembered', async ({
  page,
}) => {
  await page.goto('/en/train/canasta-fi/#kind=take');
  for (let place = 1; place <= 10; place++) {
    await expect(page.getByText(`Question ${place} of 10`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'May you take the pile like this?' })).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.locator('.told')).toContainText(/That’s it\.|Not quite\./);
    expect(await page.locator('.told .clause-links a').count()).toBeGreaterThan(0);
    await expect(page.locator('.told-twin')).toContainText('One thing different');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /of 10 right/ })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('progress'));
  expect(kept).toContain('take canasta-fi/');

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Map of the rule book').click();
  await expect(
    page.locator('.book-map [data-standing="known"], .book-map [data-standing="weak"]').first(),
  ).toBeVisible();
});

test('a paper tells nothing before it is handed in, and is the same for whoever opens its link', async ({ page }) => {
  await page.goto(`/fi/train/samba/#paper=${generatorVersion}.4711.3.minimum.meld`);
  await expect(page.getByText('Kysymys 1/3')).toBeVisible();
  const asked = page.locator('.asked');
  const first = await asked.textContent();
  await page.getByRole('textbox').fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kysymys 2/3')).toBeVisible();
  await expect(page.locator('.answer-choice').first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('Kysymys 3/3')).toBeVisible();
  await expect(page.locator('.told')).toHaveCount(0);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Palauta' }).click();
  await expect(page.getByRole('heading', { name: /\/3 oikein/ })).toBeVisible();
  await expect(page.locator('.paper-result > ol > li')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-result .told-first').last()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(asked).toHaveText(first ?? '');
});

test('the referee is asked in words, answers by a digit, and is told the whole ruling with its clauses', async ({
  page,
}) => {
  await page.goto('/en/train/samba/#kind=ruling');
  await expect(page.getByRole('heading', { name: 'The referee is called.' })).toBeVisible();
  await expect(page.locator('.asked-act')).not.toBeEmpty();
  expect(await page.locator('.answer-choice').count()).toBeGreaterThan(1);
  const chosen = await page.locator('.answer-choice').first().textContent();
  await page.keyboard.press('1');
  await expect(page.locator('.told')).toContainText('The ruling:');
  // The choices are gone: what was chosen still stands beside what is right.
  await expect(page.locator('.told-answer').first()).toContainText(`Your answer: ${chosen?.replace(/^1\s*/, '')}`);
  expect(await page.locator('.told .clause-links a').count()).toBeGreaterThan(0);
});

test('a paper of another version and a damaged link are told, and the page stays usable', async ({ page }) => {
  await page.goto('/sv/train/samba/#paper=99.4711.3.minimum');
  await expect(page.getByRole('alert')).toContainText('en annan version');
  await page.goto('/sv/train/samba/#clause=samba/99');
  await expect(page.getByRole('alert')).toContainText('samba/99');
  await page.getByRole('button', { name: 'Börja' }).click();
  await expect(page.getByText('Fråga 1 av 10')).toBeVisible();
});

test('a device that keeps nothing is told so once, and trains all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('blocked');
    };
  });
  await page.goto('/et/train/canasta-fi/#kind=add');
  await expect(page.getByText('ei jäta midagi meelde')).toHaveCount(1);
  await expect(page.locator('.answer-choice').first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.locator('.told')).toContainText(/Just nii\.|Mitte päris\./);
});
