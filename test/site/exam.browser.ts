import { incidentsOf, usualRuleset } from '../../src/engine/index.ts';
import { versionOf, writePaper } from '../../src/learn/exam/address.ts';
import { drawPaper } from '../../src/learn/exam/paper.ts';
import { expect, test } from './page-reader.ts';

const pool = incidentsOf(usualRuleset('samba'));
const version = versionOf(pool);
const club = writePaper({ version, seed: 'club7' });
const path = '/en/referee/samba/exam/';

test('a paper is the same for everybody, is answered, marked with clauses, and is there after a reload', async ({
  page,
}) => {
  await page.goto(`${path}#${club}`);
  const questions = page.locator('.exam-question');
  await expect(questions).toHaveCount(20);
  const drawn = drawPaper(pool, 'club7');
  const [first] = drawn;
  if (first === undefined) throw new Error('the paper is empty');
  const question = questions.first();
  await expect(question.getByRole('group').first().locator('input')).toHaveCount(4);
  // Everything right in the first incident, nothing anywhere else.
  const place = (list: readonly string[], wanted: string) => list.indexOf(wanted);
  const groups = question.getByRole('group');
  await groups.nth(0).locator('input').nth(place(first.faults, first.incident.kind)).check();
  for (const { said } of first.incident.orders)
    await groups.nth(1).locator('input').nth(place(first.orders, said)).check();
  await groups.nth(2).locator('input').nth(place(first.points, first.incident.points)).check();
  await expect(page.getByText('19 incidents are not fully answered.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark the paper' }).click();
  const result = page.getByRole('heading', { name: '4 of 80 marks' });
  await expect(result).toBeFocused();
  await expect(question).toContainText('4 of 4 marks');
  await expect(question.locator('.is-wrong, .is-missed')).toHaveCount(0);
  await expect(question.locator('.exam-clauses a').first()).toHaveAttribute('href', /^\/en\/samba\/\d+/u);
  await expect(questions.nth(1)).toContainText('0 of 4 marks');
  await expect(page.locator('.exam-sheet')).toContainText(`1.${version}.club7`);
  await page.reload();
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Change the answers' }).click();
  await expect(groups.nth(0).locator('input').nth(place(first.faults, first.incident.kind))).toBeChecked();
});

test('a paper is opened by its number, and a number that is none, a damaged address and a foreign version are told', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`#paper=1\\.${version}\\.[a-z0-9]{6}$`, 'u'));
  await page.getByRole('textbox', { name: 'Code of the paper' }).fill('Club 7');
  await page.getByRole('textbox', { name: 'Code of the paper' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${club}$`, 'u'));
  await expect(page.getByRole('heading', { name: 'Paper club7' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Code of the paper' }).fill('!!');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('“!!” cannot be the code of a paper')).toBeVisible();
  await page.goto('/en/');
  await page.goto(`${path}#paper=1.${version}`);
  await expect(page.getByText('The address names a paper that cannot be read')).toBeVisible();
  await page.goto('/en/');
  await page.goto(`${path}#paper=1.0000000.club7`);
  await expect(page.getByText('set with another version of the exam, 0000000')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paper club7' })).toBeVisible();
});

test('a paper to be printed has lines for name and date, its number with the version, and where it stands; once marked its date', async ({
  page,
}) => {
  await page.goto(`${path}#${club}`);
  await expect(page.locator('.exam-sheet')).toBeHidden();
  const today = new Date().toLocaleDateString('en-GB');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Paper club7' })).toContainText(`1.${version}.club7`);
  await expect(page.locator('.exam-sheet input')).toBeVisible();
  await expect(page.locator('.exam-line')).toBeVisible();
  await expect(page.locator('.exam-footer')).toContainText(today);
  await expect(page.locator('.exam-footer')).toContainText(`${path}#${club}`);
  await expect(page.locator('.exam-seed')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Mark the paper' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.exam-sheet')).toContainText(today);
  await expect(page.locator('.exam-line')).toHaveCount(0);
});

test('answers that the device has kept damaged are told, and the paper stays usable', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('exam/samba', 'not a paper'));
  await page.goto(`${path}#${club}`);
  await expect(page.getByText('could not be read. They have been put aside.')).toBeVisible();
  await expect(page.locator('.exam-question')).toHaveCount(20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every incident stands there with its ruling closed in, and nothing is wider than a small phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const incidents = page.locator('.exam-all > ol > li');
    await expect(incidents).toHaveCount(pool.length);
    await expect(incidents.first().locator('.ruling')).toBeHidden();
    await incidents.first().locator('summary').click();
    await expect(incidents.first().locator('.ruling')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
