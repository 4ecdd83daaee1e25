import type { Page } from '@playwright/test';
import { usualRuleset } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import {
  chanceNow,
  type Game,
  newGame,
  readersSeat,
  seatToAct,
  withMove,
} from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { expect } from './page-reader.ts';
import { awake, inAnyState, type Look, press, unfold, type Walk } from './state-walk.ts';

/** What all tables have in common: cards chosen, a refusal, and what each of the tools opens. */
async function throughTools(page: Page, look: Look, selector: string): Promise<void> {
  const table = page.locator(selector).first();
  const cards = table.locator('.place.card[aria-disabled="false"]');
  for (const place of [0, 1]) await cards.nth(place).press('Enter');
  await look('cards chosen', selector);
  await table.locator('.acts button').first().press('Enter');
  await look('an answer', selector);
  for (const tool of ['Hint', 'Why?', 'More']) {
    const button = table.locator('.tools').getByRole('button', { name: tool, exact: true });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await unfold(table.locator('.sheet details'));
    await look(`${tool} open`, selector);
    await page.keyboard.press('Escape');
  }
  await table.press('?');
  await look('the list of keys', selector);
  await page.keyboard.press('Escape');
}

/** Plays on for everybody until something is so. */
function played(game: Game, until: (game: Game) => boolean): Game {
  return until(game) || seatToAct(game.position) === null
    ? game
    : played(withMove(game, choose(game.position, 'beginner', chanceNow(game))), until);
}

const isReaders = ({ position }: Game) => seatToAct(position) === readersSeat;

/** A game of beginners under way, as the device remembers it. */
const under = (ruleset: 'samba' | 'canasta-fi', moves: number) =>
  gameText(
    played(newGame(usualRuleset(ruleset), 'beginner', 21), (game) => game.moves.length >= moves && isReaders(game)),
  );

const walks: readonly Walk[] = [
  {
    kind: 'home',
    path: '/en/',
    go: async (page, look) => {
      const place = page.getByRole('region', { name: 'May you take this pile?' });
      await place.getByRole('button', { name: /^Take/ }).click();
      await look('a refusal');
      await place.getByRole('button', { name: 'nine of diamonds' }).click();
      await place.getByRole('button', { name: 'nine of hearts' }).click();
      await look('cards chosen');
      await place.getByRole('button', { name: /^Take/ }).click();
      await look('allowed');
      await page.getByRole('radio', { name: /^Samba/ }).check();
      await look('a game chosen');
    },
  },
  {
    kind: 'the frame',
    path: '/en/canasta-fi/14/',
    go: async (page, look) => {
      const bar = page.locator('.bar-name');
      if (await bar.isVisible()) {
        await bar.click();
        await look('the contents as a sheet');
        await page.keyboard.press('Escape');
      } else {
        await unfold(page.locator('.rail details'));
        await look('all of the rail open');
      }
      await page.getByRole('button', { name: 'Language' }).click();
      await look('the choice of language');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog').getByRole('searchbox');
      await look('the search, empty');
      await search.fill('frozen pile');
      await expect(page.getByRole('dialog').locator('[data-clause] a').first()).toBeVisible();
      await look('the search with hits');
      await search.fill('zzzz');
      await page.waitForTimeout(500);
      await look('the search without a hit');
      await page.keyboard.press('Escape');
      await page.locator('a.term').first().focus();
      await look('a definition');
    },
  },
  {
    kind: 'a table of a section',
    path: '/en/canasta-fi/14/',
    go: async (page, look) => {
      const table = '#frozen-pile-own-meld';
      await awake(page, table);
      await look('awake');
      await throughTools(page, look, table);
      await page.locator(table).locator('.tools').getByRole('button', { name: 'Show me' }).press('Enter');
      await look('shown', table);
    },
  },
  {
    kind: 'a link to a table that is damaged',
    path: '/en/canasta-fi/14/?table=no-such-table',
    go: (_, look) => look('told'),
  },
  {
    kind: 'a deal that has been counted',
    path: '/en/canasta-fi/34/',
    go: async (page, look) => {
      await page.locator('#score-of-a-deal').scrollIntoViewIfNeeded();
      await expect(page.locator('#score-of-a-deal')).toHaveAttribute('data-state', 'live');
      await look('the count');
    },
  },
  {
    kind: 'an auction',
    path: '/en/sitoumussamba/12/',
    go: async (page, look) => {
      const table = page.locator('#bid-over-spades');
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveAttribute('data-state', 'live');
      await look('the bids');
      await table.locator('.bidding button').last().click();
      await look('a bid chosen', '#bid-over-spades');
    },
  },
  {
    kind: 'a first deal',
    path: '/en/canasta-fi/first-deal/',
    go: async (page, look) => {
      await awake(page, '.first-deal');
      await look('begun');
      await throughTools(page, look, '.first-deal');
      await page.locator('.first-deal .tools').getByRole('button', { name: 'More', exact: true }).click();
      await look('the rest of its tools');
    },
  },
  {
    kind: 'a lesson',
    path: '/en/learn/canasta-fi/1/',
    go: async (page, look) => {
      const step = async (place: number) => page.locator('[data-steps] a').nth(place).click();
      await expect(page.locator('[data-steps] a').first()).toBeVisible();
      await look('its example');
      await step(1);
      const cards = page.locator('#task-1');
      await look('a choice of cards');
      await cards.getByRole('checkbox').nth(1).check();
      await cards.getByRole('button', { name: 'Answer' }).click();
      await look('a choice that is not right');
      await cards.getByRole('button', { name: 'Hint' }).click();
      for (const more of ['A closer hint', 'Show the answer']) {
        const next = cards.locator('.hint-sheet').getByText(more);
        if (await next.isVisible()) await next.click();
      }
      await look('the answer shown');
      await page.keyboard.press('Escape');
      await step(2);
      const number = page.locator('#task-2');
      await look('a number asked for');
      for (const answer of ['', '30', '40']) {
        await number.getByRole('textbox').fill(answer);
        await number.getByRole('button', { name: 'Answer' }).click();
        await look(`the answer “${answer}”`);
      }
      await page.locator('[data-steps] a').last().click();
      await look('its end');
    },
  },
  {
    kind: 'a lesson at the table',
    path: '/en/learn/canasta-fi/5/#task-1',
    go: async (page, look) => {
      await awake(page, '#task-1');
      await look('the task');
      await throughTools(page, look, '#task-1');
      await page.locator('#task-1').getByRole('button', { name: 'Draw from the stock' }).first().press('Enter');
      await look('an act after which it can no longer be done');
    },
  },
  {
    kind: 'a mixed test without lessons done',
    path: '/en/learn/samba/test/',
    go: (_, look) => look('begun'),
  },
  {
    kind: 'the practice table before a game',
    path: '/en/play/samba/?players=9',
    go: async (page, look) => {
      await expect(page.getByRole('alert')).toBeVisible();
      await look('an address that is told of');
      await unfold(page.locator('.practice-setup details'));
      await look('all its rules open');
    },
  },
  {
    kind: 'the practice table',
    path: '/en/play/canasta-fi/',
    kept: () => ({ 'practice/canasta-fi': under('canasta-fi', 24) }),
    go: async (page, look) => {
      await awake(page, '.practice');
      await look('the turn of the reader');
      await throughTools(page, look, '.practice');
      await page.locator('.practice .ticker button').click();
      await look('all that has happened');
      await page.keyboard.press('Escape');
      await press(page, 'More');
      await press(page, 'New game');
      await press(page, 'Deal the cards');
      await expect(page.getByRole('alert')).toBeVisible();
      await look('a game that would be lost');
    },
  },
  {
    kind: 'the practice table after a deal',
    path: '/en/play/samba/',
    kept: () => ({ 'practice/samba': under('samba', 5000) }),
    go: async (page, look) => {
      await expect(page.getByRole('button', { name: 'Review the deal' })).toBeVisible({ timeout: 90_000 });
      await look('the count');
      await press(page, 'Review the deal');
      await expect(page.getByRole('button', { name: 'See it on the table' }).first()).toBeVisible({ timeout: 90_000 });
      await look('the review');
      await press(page, 'See it on the table');
      await look('an act of the review on the table');
    },
  },
  {
    kind: 'a damaged game on the device',
    path: '/en/play/classic/',
    kept: () => ({ 'practice/classic': '{"version":1' }),
    go: async (page, look) => {
      await expect(page.getByRole('alert')).toBeVisible();
      await look('told');
    },
  },
  {
    kind: 'the trainer',
    path: '/en/train/samba/',
    go: async (page, look) => {
      await expect(page.getByRole('button', { name: 'Begin' }).first()).toBeVisible({ timeout: 60_000 });
      await look('its start');
      await unfold(page.locator('main details'));
      await look('all of the start open');
      for (const kind of ['take', 'minimum', 'discard', 'ruling']) {
        await page.goto('about:blank');
        await page.goto(`/en/train/samba/#kind=${kind}`);
        await expect(page.getByText('Question 1 of 10')).toBeVisible({ timeout: 60_000 });
        await look(`${kind}: a question`);
        const number = page.getByRole('textbox');
        if ((await number.count()) > 0) {
          await number.first().fill('5');
          await number.first().press('Enter');
        } else if ((await page.locator('.answer-choice').count()) > 0) await page.keyboard.press('1');
        else {
          await page.locator('.place.card[aria-disabled="false"]').first().press('Enter');
          await page.locator('main .gold, main .page-action').first().press('Enter');
        }
        await expect(page.locator('.told')).toBeVisible();
        await look(`${kind}: its answer`);
      }
    },
  },
  {
    kind: 'the referee’s guide',
    path: '/en/referee/canasta-fi/',
    go: async (page, look) => {
      const what = page.locator('#what');
      const talk = page.waitForResponse((response) => response.url().includes('table-talk'));
      await what.focus();
      await Promise.race([talk, page.waitForTimeout(3000)]);
      await what.fill('discraded two cards ');
      await expect(page.locator('.found a').first()).toBeVisible();
      await look('hits, and a word that may have been meant');
      await what.fill('the');
      await look('no hit');
      await page.goto('about:blank');
      await page.goto('/en/referee/canasta-fi/#drew-out-of-turn');
      await expect(page.locator('.answers button').first()).toBeVisible();
      await look('a question');
      await page.locator('.answers button', { hasText: 'No' }).click();
      await page.locator('.answers button', { hasText: 'An opponent’s' }).click();
      await look('a ruling that leaves a choice');
      await page.locator('.option button', { hasText: 'shuffled' }).click();
      await unfold(page.locator('.slip details'));
      await look('a ruling with all its clauses');
      await page.goto('about:blank');
      await page.goto('/en/referee/canasta-fi/#no-such-fault');
      await look('a damaged link');
    },
  },
  {
    kind: 'the referee’s exam',
    path: '/en/referee/samba/exam/',
    go: async (page, look) => {
      const question = page.locator('.exam-question').first();
      await question.getByRole('group').first().locator('input').first().check();
      await look('a paper');
      await page.getByRole('textbox', { name: 'Code of the paper' }).fill('!!');
      await press(page, 'Open');
      await look('a number that is none');
      await press(page, 'Mark the paper');
      await expect(question.locator('.exam-clauses a').first()).toBeVisible();
      await look('a paper that has been marked');
    },
  },
];

// All of them take minutes. Everyday a few have their turn.
inAnyState(walks, 4);
