import type { Page } from '@playwright/test';
import { generatorVersion } from '../../src/train/index.ts';
import { expect } from './page-reader.ts';
import { awake, inAnyState, type Look, press, unfold, type Walk } from './state-walk.ts';

/** A laboratory as it opens, with all that it folds, and after each of some acts. */
function lab(
  path: string,
  ...acts: readonly (readonly [state: string, act: (page: Page) => Promise<unknown>])[]
): Walk {
  return {
    kind: `the lab ${path}`,
    path: `/en/${path}`,
    go: async (page, look) => {
      await expect(page.locator('[data-lab][data-state="live"]')).toBeVisible({ timeout: 90_000 });
      await look('as it opens');
      await unfold(page.locator('main details'));
      await look('all of it open');
      for (const [state, act] of acts) {
        await act(page);
        await look(state, 'main');
      }
    },
  };
}

const remove = (card: string) => (page: Page) =>
  page
    .getByRole('button', { name: `Remove ${card}` })
    .first()
    .press('Enter');

const onlyLook = (kind: string, path: string, state: string): Walk => ({ kind, path, go: (_, look) => look(state) });

/** The first example of a deal, opened. */
async function openReplay(page: Page, look: Look): Promise<void> {
  await look('nothing to play back');
  await page.getByRole('link', { name: /^Finnish Canasta: a deal/ }).click();
  await expect(page.locator('.verdict')).toContainText('dealt');
  await look('the deal');
}

const walks: readonly Walk[] = [
  lab(
    'samba/lab/meld/',
    ['a card too few', remove('king of spades')],
    ['surprised', (page) => press(page, 'Surprise me')],
    ['begun anew', (page) => press(page, 'Start again')],
  ),
  lab('sitoumussamba/lab/pile/', ['refused', remove('king of diamonds')]),
  lab(
    'canasta-fi/lab/opening/',
    ['short', (page) => page.getByLabel('The side’s score before the deal').fill('3000')],
    ['a score that no deal leaves', (page) => page.getByLabel('The side’s score before the deal').fill('1')],
  ),
  lab('canasta-fi/lab/going-out/', [
    'the partner says no',
    (page) => page.getByLabel('“May I go out?”').selectOption('the partner says no'),
  ]),
  lab('sitoumussamba/lab/auction/', [
    'a bid made',
    (page) => page.locator('.lab-bids button.bid:not(.low)').first().press('Enter'),
  ]),
  lab('canasta-fi/lab/score/'),
  {
    kind: 'the comparison',
    path: '/en/compare/?game=classic.samba',
    go: async (page, look) => {
      await unfold(page.locator('main details'));
      await look('all choices open');
      await page.getByLabel('Differences only').uncheck();
      await look('all rows');
      for (const game of ['Classic Canasta', 'Samba']) await page.getByLabel(game, { exact: true }).uncheck();
      await look('no game');
    },
  },
  {
    kind: 'the page of a clause',
    path: '/en/samba/14-b/',
    go: async (page, look) => {
      await unfold(page.locator('main details'));
      await look('all of it open');
      await page.getByRole('button', { name: 'Try it at the table' }).first().click();
      await awake(page, '.table-widget');
      await look('an example awake');
      await page.locator('.relations .ref').first().focus();
      await expect(page.locator('.cited-clause')).toBeVisible();
      await look('a clause that is cited');
    },
  },
  onlyLook('two languages side by side', '/et/canasta-fi/with/en/#14-b', 'at a clause'),
  onlyLook('a whole rule book', '/en/canasta-sv/all/', 'as it opens'),
  {
    kind: 'the search page',
    path: '/en/search/?q=frozen+pile',
    go: async (page, look) => {
      await expect(page.locator('[data-clause]').first()).toBeVisible();
      await look('hits');
      await page.getByLabel('All languages').check();
      await look('hits of all languages');
      await page.getByRole('searchbox').fill('frozne pile');
      await expect(page.locator('[data-clause]').first()).toBeVisible();
      await look('a slip of the pen');
      await page.getByLabel('All languages').uncheck();
      await page.getByRole('searchbox').fill('lampshade');
      await expect(page.locator('.found-nothing')).toBeVisible();
      await look('nothing found');
    },
  },
  {
    kind: 'a device that keeps nothing, at the practice table',
    path: '/en/play/classic/',
    refuses: true,
    go: async (page, look) => {
      await look('before the game');
      await press(page, 'Deal the cards');
      await awake(page, '.practice');
      await look('at the table');
    },
  },
  {
    kind: 'a device that keeps nothing, at the trainer',
    path: '/en/train/canasta-fi/#kind=add',
    refuses: true,
    go: async (page, look) => {
      await expect(page.locator('.answer-choice').first()).toBeVisible({ timeout: 90_000 });
      await look('a question');
    },
  },
  {
    kind: 'a device that keeps nothing, at the score sheet',
    path: '/en/score/samba/',
    refuses: true,
    go: (_, look) => look('as it opens'),
  },
  {
    kind: 'a device that keeps nothing, in a lesson',
    path: '/en/learn/samba/1/',
    refuses: true,
    go: (_, look) => look('as it opens'),
  },
  onlyLook('reading without a network', '/en/offline/', 'what is kept'),
  onlyLook('a clause in a frame', '/embed/en/canasta-fi/14/#14-b', 'one clause'),
  onlyLook('a section in a frame', '/embed/fi/samba/14/', 'all clauses'),
  {
    kind: 'a table in a frame',
    path: '/embed/en/canasta-fi/table/#frozen-pile-own-meld',
    go: async (page, look) => {
      await awake(page, '.table-widget');
      await look('awake');
      await page.locator('.acts button').first().press('Enter');
      await look('an answer');
    },
  },
  onlyLook('a table in a frame that is unknown', '/embed/en/samba/table/#no-such-table', 'told'),
  {
    kind: 'a deal played back',
    path: '/en/deal/',
    go: async (page, look) => {
      await openReplay(page, look);
      for (const _ of [1, 2]) await press(page, 'Next step');
      await look('an act');
      await press(page, 'What else?');
      await unfold(page.locator('main details'));
      await look('what else could have been done');
      await press(page, 'Back to the deal');
      await page.locator('.board').press('End');
      await expect(page.locator('.count')).toBeVisible();
      await look('the count');
    },
  },
  onlyLook('a deal that cannot be read', '/en/deal/#deal=1.bridge.x.00', 'told'),
  {
    kind: 'an address where nothing is',
    path: '/en/samba/14-z/',
    go: async (page, look) => {
      await expect(page.locator('[data-suggestions] a').first()).toBeVisible();
      await look('what may have been meant');
    },
  },
  onlyLook('an address of no language', '/nowhere/', 'all languages'),
  {
    kind: 'a paper of the trainer',
    path: `/en/train/samba/#paper=${generatorVersion}.4711.3.minimum.meld`,
    go: async (page, look) => {
      await expect(page.getByRole('textbox')).toBeVisible({ timeout: 90_000 });
      await look('a question');
      await page.getByRole('textbox').fill('50');
      await page.keyboard.press('Enter');
      await expect(page.locator('.answer-choice').first()).toBeVisible({ timeout: 90_000 });
      await look('the next');
      page.on('dialog', (dialog) => dialog.accept());
      await press(page, 'Hand in');
      await expect(page.locator('.paper-result > ol > li').first()).toBeVisible();
      await unfold(page.locator('main details'));
      await look('the result');
    },
  },
  onlyLook('a paper of another version', '/en/train/samba/#paper=99.4711.3.minimum', 'told'),
  {
    kind: 'the rules on one’s own pages',
    path: '/en/reuse/',
    go: async (page, look) => {
      await unfold(page.locator('main details'));
      await look('all of it open');
    },
  },
];

// All of them take minutes. Everyday a few have their turn.
inAnyState(walks, 5);
