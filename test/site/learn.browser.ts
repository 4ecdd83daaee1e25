import { expect, test } from './page-reader.ts';

test('a task is played at the table, and any lawful way is right', async ({ page }) => {
  await page.goto('/en/learn/canasta-fi/2/');
  const task = page.locator('#task-1');
  await expect(task).toHaveAttribute('data-state', 'live');
  await task.getByRole('button', { name: 'Draw from the stock' }).first().click();
  await task.getByRole('button', { name: 'king of spades' }).click();
  await task.getByRole('button', { name: /^Discard.*king/ }).click();
  await expect(task.locator('.outcome:visible')).toContainText('That’s it.');
});

test('a wrong answer is told what it teaches, and progress is kept and can be cleared', async ({ page }) => {
  await page.goto('/sv/learn/canasta-fi/1/');
  const task = page.locator('#task-2');
  await task.getByRole('textbox').fill('30');
  await task.getByRole('button').click();
  await expect(task.getByText('Inte riktigt.')).toBeVisible();
  await task.getByRole('textbox').fill('40');
  await task.getByRole('button').click();
  await expect(task.getByText('Just så.')).toBeVisible();

  await page.goto('/sv/learn/canasta-fi/');
  await expect(page.locator('.lessons li').first()).toContainText('1/6');
  await page.getByRole('button', { name: 'Glöm' }).click();
  await expect(page.locator('.lessons li').first()).not.toContainText('1/6');
});

test('damaged progress is no harm, and a device that keeps none is told so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lessons', '{"canasta-fi/01-cards": "x'));
  await page.goto('/fi/learn/canasta-fi/');
  await expect(page.locator('.lessons li')).toHaveCount(10);
  await expect(page.getByText('ei säilytä mitään')).toBeHidden();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('blocked');
    };
  });
  await page.reload();
  await expect(page.getByText('ei säilytä mitään')).toBeVisible();
});
