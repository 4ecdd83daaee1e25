import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

/** Opens a lesson, or a step of it, and waits until it is alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await expect(page.locator('[data-steps] a')).not.toHaveCount(0);
}

test('a lesson begins with an example, shown step by step, and then asks one task at a time', async ({ page }) => {
  await open(page, '/en/learn/canasta-fi/5/');
  const steps = page.locator('[data-steps] a');
  await expect(page.locator('#example')).toBeVisible();
  await expect(page.locator('#task-1')).toBeHidden();
  await expect(page.locator('.frames > li:visible')).toContainText('6 cards in the pile');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.frames > li:visible')).toContainText('11 cards');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.frames > li:visible')).toContainText('6 cards in the pile');
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Now you' }).click();
  await expect(page.locator('#task-1')).toBeVisible();
  await expect(page.locator('#example')).toBeHidden();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  // The address leads to the step, and so does a link.
  expect(new URL(page.url()).hash).toBe('#task-1');
  await steps.nth(4).click();
  await expect(page.locator('#task-4')).toBeVisible();
  await expect(page.locator('.step:visible')).toHaveCount(1);
});

test('a task is played at the table; any lawful way is right, and a fault is told, taken back and counted', async ({
  page,
}) => {
  await open(page, '/en/learn/canasta-fi/2/#task-1');
  const task = page.locator('#task-1');
  await expect(task).toHaveAttribute('data-state', 'live');
  await task.getByRole('button', { name: 'Draw from the stock' }).first().click();
  await task.getByRole('button', { name: 'king of spades' }).click();
  await task.getByRole('button', { name: /^Discard.*king/ }).click();
  await expect(task.locator('.outcome:visible')).toContainText('That’s it.');
  await expect(page.locator('[data-steps] .first')).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#task-2')).toBeVisible();

  await open(page, '/en/learn/canasta-fi/5/#task-1');
  const pile = page.locator('#task-1');
  await expect(pile).toHaveAttribute('data-state', 'live');
  // To draw is allowed, but the pile can then no longer be taken: it is told at once.
  await pile.getByRole('button', { name: 'Draw from the stock' }).first().click();
  await expect(pile.locator('.outcome:visible')).toContainText('no longer');
  await pile.getByRole('button', { name: 'Try again' }).click();
  await expect(pile.locator('.outcome:visible')).toHaveCount(0);
  await expect(pile.getByText('not drawn yet')).toBeVisible();
  await expect(page.locator('[data-steps] .stumbled')).toHaveCount(1);
});

test('a wrong answer has its reason, computed where it can be; the right one leads on', async ({ page }) => {
  await open(page, '/sv/learn/canasta-fi/1/#task-2');
  const task = page.locator('#task-2');
  const answer = task.getByRole('textbox');
  const told = task.locator('.outcome:visible');
  await answer.fill('30');
  await answer.press('Enter');
  await expect(told).toContainText('Inte riktigt.');
  await answer.fill('35');
  await answer.press('Enter');
  await expect(told).toContainText('för lite');
  await expect(told).toContainText('2 × 10 + ');
  await expect(told).not.toContainText('40');
  await task.getByRole('button', { name: 'Fem mer' }).click();
  await expect(answer).toHaveValue('40');
  await task.getByRole('button', { name: 'Svara' }).click();
  await expect(told).toContainText('Just så.');
  // Enter goes on, since the button that does has the focus.
  await page.keyboard.press('Enter');
  await expect(page.locator('#task-3')).toBeVisible();

  await open(page, '/en/learn/canasta-fi/1/#task-1');
  const choices = page.locator('#task-1');
  await choices.getByRole('checkbox').nth(1).check();
  await choices.getByRole('checkbox').nth(3).check();
  await choices.getByRole('button', { name: 'Answer' }).click();
  await expect(choices.locator('.option.wrong')).toHaveCount(1);
  // The engine’s reason for the black three, with its clause.
  await expect(choices.locator('.outcome:visible a')).not.toHaveCount(0);
});

test('help comes in three steps, and who opens the last one gets the task again', async ({ page }) => {
  await open(page, '/en/learn/canasta-fi/4/#task-1');
  const task = page.locator('#task-1');
  await task.getByRole('button', { name: 'Hint' }).click();
  const help = task.locator('.hint-sheet');
  await expect(help).toContainText('Whose score decides');
  await expect(help.getByText('Show the answer')).toBeHidden();
  await help.getByText('A closer hint').click();
  await expect(help).toContainText('1620');
  await expect(page.locator('[data-steps] .stumbled')).toHaveCount(0);
  await help.getByText('Show the answer').click();
  await expect(help).toContainText('90');
  await expect(page.locator('[data-steps] .stumbled')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('a lesson ends with what was learnt and what is to be repeated; what went wrong comes back before the next', async ({
  page,
}) => {
  await open(page, '/en/learn/canasta-fi/1/#end');
  await expect(page.locator('#end').getByRole('heading')).toHaveText(['What you have learnt']);
  await open(page, '/en/learn/canasta-fi/1/#task-2');
  const task = page.locator('#task-2');
  for (const answer of ['10', '40']) {
    await task.getByRole('textbox').fill(answer);
    await task.getByRole('button', { name: 'Answer' }).click();
  }
  await page.locator('[data-steps] a').last().click();
  const end = page.locator('#end');
  await expect(end.getByRole('heading', { level: 2 })).toHaveText('0 of 6 right first time');
  await expect(end.locator('.learnt li').first()).toContainText('wild');
  await expect(end.locator('.repeat')).toContainText('How many points are these three cards worth?');
  await end.getByRole('button', { name: 'Repeat these' }).click();
  await expect(task).toBeVisible();
  await expect(task.getByRole('textbox')).toHaveValue('');
  await expect(page.locator('[data-steps] a')).toHaveCount(2);

  await open(page, '/en/learn/canasta-fi/2/');
  const recalled = page.locator('#recalled-1');
  await expect(recalled).toBeVisible();
  await expect(recalled).toContainText('First, something from an earlier lesson');
  await recalled.getByRole('textbox').fill('40');
  await recalled.getByRole('button', { name: 'Answer' }).click();
  await expect(recalled.locator('.outcome:visible')).toContainText('That’s it.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#example')).toBeVisible();
});

test('the mixed test has a task of every lesson, those that went wrong first', async ({ page }) => {
  await open(page, '/en/learn/canasta-fi/1/#task-3');
  const task = page.locator('#task-3');
  await task.getByRole('textbox').fill('35');
  await task.getByRole('button', { name: 'Answer' }).click();
  await expect(task.locator('.outcome:visible')).toContainText('black three');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('progress'))).not.toBeNull();
  await open(page, '/en/learn/canasta-fi/test/');
  await expect(page.locator('#recalled-1')).toBeVisible();
  await expect(page.locator('#recalled-1')).toContainText('How many points are these four cards worth?');
  await expect(page.locator('[data-steps] a')).not.toHaveCount(0);
});

test('who comes back goes on where he was, and forgetting asks, forgets one game and can be undone', async ({
  page,
}) => {
  for (const ruleset of ['canasta-fi', 'classic']) {
    await open(page, `/sv/learn/${ruleset}/1/#task-2`);
    await page.locator('#task-2').getByRole('textbox').fill('40');
    await page.locator('#task-2').getByRole('button', { name: 'Svara' }).click();
    await expect(page.locator('#task-2 .outcome:visible')).toContainText('Just så.');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('progress') ?? '')).toContain(ruleset);
  }
  await open(page, '/sv/learn/canasta-fi/1/');
  await expect(page.locator('#task-1')).toBeVisible();
  await page.goto('/sv/learn/canasta-fi/');
  const first = page.locator('.lessons li').first();
  await expect(first).toContainText('1/6');
  await page.getByRole('button', { name: 'Glöm' }).click();
  await expect(first).toContainText('1/6');
  await page.getByRole('button', { name: 'Glöm' }).click();
  await expect(first).not.toContainText('1/6');
  await page.getByRole('button', { name: 'Ta tillbaka' }).click();
  await expect(first).toContainText('1/6');
  await page.getByRole('button', { name: 'Glöm' }).click();
  await page.getByRole('button', { name: 'Glöm' }).click();
  await page.goto('/sv/learn/classic/');
  await expect(page.locator('.lessons li').first()).toContainText('1/6');
});

test('damaged progress is no harm, and a device that keeps none is told so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lessons', '{"canasta-fi/01-cards": "x'));
  await page.goto('/fi/learn/canasta-fi/');
  await expect(page.locator('.lessons li').first()).toBeVisible();
  await expect(page.getByText('ei säilytä mitään')).toBeHidden();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('blocked');
    };
  });
  await page.reload();
  await expect(page.getByText('ei säilytä mitään')).toBeVisible();
});
