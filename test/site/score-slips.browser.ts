import type { Page } from '@playwright/test';
import { packGame } from '../../src/widgets/evening/game/game-link.ts';
import { writeGame } from '../../src/widgets/evening/game/game-text.ts';
import { dealOf, gameOf, withDeal } from '../widgets/evening/some-games.ts';
import { expect, test } from './page-reader.ts';

// What a scorekeeper at a table stumbles over: slips that a sheet must not let pass, and things that look like others.

async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.start-form button[type=submit]').click();
}

test('a minus in the cards melded is told, and a lost game is asked for and told with its reason', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/canasta-fi/');
  const melded = page.locator('#points-melded-A');
  await melded.fill('−20');
  await melded.blur();
  await expect(page.locator('.objections')).toContainText('Melded cards: −20 is not a possible number.');
  await melded.fill('200');
  await melded.blur();
  await expect(page.locator('.objections li')).toHaveCount(0);

  const lost = page.locator('.lost-game');
  await lost.locator('summary').click();
  await lost.getByRole('button', { name: 'Side A' }).click();
  await expect(lost.getByRole('alert')).toContainText('Has Side A lost the game by a ruling?');
  await lost.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.locator('.score-lines:visible')).toContainText('200');
  await lost.getByRole('button', { name: 'Side A' }).click();
  // Who went out need not be said any more, and what was still asked for is no longer.
  // A ruling that is not named is asked for, in sight, and nothing is entered without it.
  await page.locator('.enter-deal').click();
  await expect(page.locator('.enter-bar')).toContainText('Say by which ruling the game is lost');
  await expect(lost.locator('.lost-yes').first()).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.enter-deal').click();
  const top = async (place: string) => (await page.locator(place).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top('.enter-bar')) - (await top('.lost-yes >> nth=1'))).toBeGreaterThan(0);
  await expect.poll(async () => (await top('.lost-yes >> nth=0')) - (await top('.which'))).toBeGreaterThan(0);
  await expect(page.locator('.board')).toContainText('Deal 1');
  await lost.getByRole('button', { name: /^Talk after a reminder: 2000 to the other side \(clause 22 A/ }).click();
  await expect(page.locator('.enter-bar')).not.toContainText('Say ');
  await expect(page.locator('.enter-bar b')).toHaveText(['0', '+2000']);
  await page.locator('.enter-deal').click();
  const enter = page.locator('.enter-deal');
  if (await enter.isVisible()) await enter.click();
  await expect(page.locator('.board')).toContainText('Winner: Side B.');
  await expect(page.locator('.board .total')).toHaveText(['0', '2000']);
  for (const place of ['.board', '.sheet'])
    await expect(page.locator(place)).toContainText(/Lost the game by a ruling: Side A\s+clause 22 A/);
  await page.locator('.open-deal').click();
  await expect(page.locator('.score-lines').nth(1)).toContainText(/Compensation\s+clause 22 A.*\+2000/);
  await page.goto('/en/score/');
  await expect(page.locator('[data-kept-games]')).toContainText('Finnish Canasta · finished · winner: Side B');
  await expect(page.locator('[data-kept-games] time')).toHaveCount(1);
});

test('of many games the last three stand above a new one, older ones are folded away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ids = ['one', 'two', 'three', 'four', 'five'];
  await page.goto('/404.html');
  await page.evaluate(
    ([names, text]) => {
      localStorage.setItem('score-sheets', names.join(' '));
      for (const name of names)
        localStorage.setItem(`score-sheets/${name}`, text.replace('"id":"one"', `"id":"${name}"`));
    },
    [ids, writeGame({ ...gameOf('samba'), begun: '2027-01-31' })] as const,
  );
  await page.goto('/en/score/');
  const links = page.locator('[data-kept-games] a:visible');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toContainText('31 Jan 2027');
  await page.getByText('Earlier games (2)').click();
  await expect(links).toHaveCount(5);
});

test('a half-entered deal is cleared and brought back, and no field lies under what is told of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/classic/');
  await page.locator('#points-melded-A').fill('200');
  await page.getByRole('button', { name: 'Clear this deal' }).click();
  await expect(page.locator('#points-melded-A')).toHaveValue('');
  const told = page.locator('.enter-bar .toast');
  await expect(told).toContainText('What was entered of the deal is cleared.');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#points-melded-A')).toHaveValue('200');

  // What was asked of a deal is not asked of the next one that begins in its place.
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  const enter = page.locator('.enter-deal');
  await enter.click();
  await expect(enter).toHaveText('Enter all the same');
  await page.getByRole('button', { name: 'Clear this deal' }).click();
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  await expect(enter).toHaveText('Enter deal 1');
  await expect(page.locator('.objections li')).toHaveCount(0);
});

test('what is seldom wanted stays open when its number goes back to nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/classic/');
  const form = page.locator('.side-form:visible');
  await form.getByText('Rarer things').click();
  const item = 'Red threes still held by a player who had no turn';
  await form.getByRole('button', { name: `More: ${item}` }).click();
  await form.getByRole('button', { name: `Less: ${item}` }).click();
  await expect(form.getByRole('button', { name: `More: ${item}` })).toBeVisible();
});

test('cards that are counted are asked whether they make the canastas, and the counter has its sum and its end in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/canasta-fi/');
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  const form = page.locator('.side-form:visible');
  await form.getByRole('button', { name: 'More: Natural canasta' }).click();
  await form.getByRole('button', { name: /^Count: .*Cards melded/ }).click();
  const counter = page.locator('.counter');
  for (const [face, number] of [
    ['K', 4],
    ['Q', 3],
  ] as const)
    for (let touch = 0; touch < number; touch++)
      await counter.getByRole('button', { name: new RegExp(`^More: ${face} \\(`) }).click();
  await expect(counter.getByText('7 cards')).toBeInViewport();
  await expect(counter.getByRole('button', { name: 'Done' })).toBeInViewport();
  for (const card of await counter.locator('.add').all()) await expect(card).toBeInViewport({ ratio: 1 });
  // Nothing is asked while the cards are being counted, and it is asked beside them as soon as they stand.
  const question = form.locator('.objections .odd');
  await expect(question).toHaveCount(0);
  await counter.getByRole('button', { name: 'Done' }).click();
  await expect(question).toContainText('the counted cards make 0');
  await expect(question).toBeInViewport();
  await expect(page.locator('.enter-bar')).toContainText('1 question');
});

test('what the table has agreed on is told at the start and on the sheet, and what goes along with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/score/canasta-sv/');
  const line = page.locator('.start-form .agreed-line');
  await expect(line).toContainText('By the rules');
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption({ label: '3' });
  await expect(line).toContainText('The rules allow this only so, and it has also changed: Quick');
  await page.getByText('What the table has agreed on').click();
  await page.locator('.start-form .agreed input[type=checkbox]').first().click();
  await expect(line).toContainText('Players: 4');
  await page.locator('.start-form .agreed input[type=checkbox]').first().click();
  await page.locator('.start-form button[type=submit]').click();
  await expect(page.locator('.board .agreed-line')).toContainText('Agreed: Quick');
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(line).toContainText('As in the last game.');
});

test('a deal with a bid begins with nothing, has a line for bids that were not opened, and asks beside the answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/sitoumussamba/');
  await expect(page.locator('.enter-bar b')).toHaveText(['0', '0']);
  const form = page.locator('.side-form:visible');
  await form.getByRole('button', { name: 'More: Bids not opened' }).click();
  await expect(form.locator('.score-lines li').filter({ hasText: '16 C' })).toContainText('−1000');
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  // Nothing of the bid is taken for granted: what is still wanting is asked for, and the focus goes there.
  const enter = page.locator('.enter-deal');
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  await enter.click();
  await expect(page.locator('.enter-bar')).toContainText('Say what was bid, or that nobody bid.');
  await expect(choice('Whose bid', 'Side A')).toBeFocused();
  await choice('Whose bid', 'Side A').click();
  await expect(page.locator('.bid [aria-pressed="true"]')).toHaveCount(1);
  await enter.click();
  await expect(page.locator('.enter-bar')).toContainText('Choose the level of the bid.');
  await expect(choice('Level', '1')).toBeFocused();
  await choice('Level', '2').click();
  await enter.click();
  await expect(page.locator('.enter-bar')).toContainText('Choose the denomination of the bid.');
  await expect(choice('Denomination', '♣︎ clubs')).toBeFocused();
  await choice('Denomination', '♠︎ spades').click();
  await form.getByRole('checkbox', { name: 'One sum for the cards' }).check();
  await page.locator('.enter-deal').click();
  await expect(page.locator('.end-form .objections')).toContainText('Was the bid reached, robbed or void?');
});

test('a void bid leaves its trace among the deals, with whose it was, its double and its clause', async ({ page }) => {
  const contract = { side: 'B', bid: { level: 5, denomination: 'twos' }, doubled: true, result: null } as const;
  const bid = withDeal(gameOf('sitoumussamba'), { ...dealOf(300, 200), contract });
  const game = withDeal(bid, dealOf(100, 100));
  await page.goto('/404.html');
  await page.evaluate((text) => {
    localStorage.setItem('score-sheets', 'one');
    localStorage.setItem('score-sheets/one', text);
  }, writeGame(game));
  await page.goto('/en/score/sitoumussamba/');
  await page.getByRole('tab', { name: 'Deals' }).click();
  const told = page.locator('.sheet .bid-told');
  const whole = 'Bid: Eero & Siiri · 5 canasta of twos · doubled · void clause 30.D';
  await expect(told).toHaveText([new RegExp(whole), 'No bid']);
  await page.emulateMedia({ media: 'print' });
  await expect(told.first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto('/404.html');
  await page.goto(`/en/score/sitoumussamba/#game=${await packGame(game)}`);
  await expect(page.locator('.copy')).toBeVisible();
  await expect(told).toHaveText([new RegExp(whole), 'No bid']);
});

test('while a deal is amended nothing of another is undone, and what the rules say of doing so late is told', async ({
  page,
}) => {
  await page.goto('/404.html');
  await page.evaluate(
    (text) => {
      localStorage.setItem('score-sheets', 'one');
      localStorage.setItem('score-sheets/one', text);
    },
    writeGame(withDeal(gameOf('canasta-fi'), dealOf(4500, 200))),
  );
  await page.goto('/en/score/canasta-fi/');
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  const enter = page.locator('.enter-deal');
  await enter.click();
  await enter.click();
  await expect(page.locator('.toast')).toContainText('Deal 2 entered.');
  await page.getByRole('tab', { name: 'Deals' }).click();
  await page.getByRole('button', { name: 'Open deal 1' }).click();
  await page.getByRole('button', { name: 'Amend', exact: true }).click();
  await expect(page.locator('.undo')).toBeDisabled();
  await expect(page.locator('.deal-form .late-mending')).toContainText('only errors in adding up');
  await expect(page.locator('.deal-form .late-mending')).toContainText('35 B');
  await page
    .getByRole('textbox', { name: /Cards melded/ })
    .first()
    .fill('5000');
  await enter.click();
  const remark = page.getByLabel('What has the table agreed on?');
  if (await remark.isVisible()) await remark.fill('so agreed');
  if (!(await page.locator('.ended-earlier').isVisible())) await enter.click();
  await expect(page.locator('.ended-earlier')).toContainText('already over after deal 1');
  await expect(page.locator('.undo')).toBeEnabled();
});

test('who deals first, and what is agreed, can be changed until a deal has been counted by it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/score/samba/');
  await expect(page.getByRole('combobox', { name: 'First dealer' })).toBeInViewport({ ratio: 1 });
  await page.locator('.start-form button[type=submit]').click();
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  await page.getByRole('combobox', { name: 'First dealer' }).selectOption('3');
  await expect(page.locator('.board')).toContainText('Dealer: Player 3');
  await page.getByText('What the table has agreed on').click();
  await page.locator('.game-tools details label').first().click();
  await expect(page.locator('.board')).toContainText('Agreed:');
  await page.getByRole('tab', { name: 'Enter', exact: true }).click();
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  await page.locator('.enter-deal').click();
  await page.locator('.enter-deal').click();
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  await page.getByText('What the table has agreed on').click();
  await expect(page.locator('.game-tools')).toContainText('cannot be changed any more');
});

test('under the message of a link that is cut short lies no other game to be written in', async ({ page }) => {
  const own = withDeal(gameOf('samba'), dealOf(300, 20));
  await page.goto('/404.html');
  await page.evaluate((text) => {
    localStorage.setItem('score-sheets', 'one');
    localStorage.setItem('score-sheets/one', text);
  }, writeGame(own));
  await page.goto(`/en/score/samba/#game=${(await packGame(own)).slice(0, -9)}`);
  await expect(page.locator('.score .problem')).toContainText('The game could not be read');
  await expect(page.locator('.board')).toHaveCount(0);
  await expect(page.locator('.deal-form')).toHaveCount(0);
  await page.goto('/en/score/');
  await expect(page.locator('[data-kept-games]')).toContainText('300');
});
