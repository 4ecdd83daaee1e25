import type { Page } from '@playwright/test';
import { usualRuleset } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import { chanceNow, newGame, readersSeat, seatToAct, withMove } from '../../src/widgets/practice/game/game.ts';
import { gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { inTurn } from '../turns.ts';
import { expect, test } from './page-reader.ts';

/** A game well into its first deal, at the beginning of a turn of the reader's, as the device remembers it. */
function wellOn(): string {
  let game = newGame(usualRuleset('canasta-fi'), 'beginner', 21);
  const begins = () => seatToAct(game.position) === readersSeat && game.position.phase === 'draw';
  while (game.moves.length < 40 || !begins()) {
    game = withMove(game, choose(game.position, 'beginner', chanceNow(game)));
  }
  return gameText(game);
}

/** How translators put their words on a page: a copy in the place of the text, or the text itself moved into an element of theirs. */
const translators = ['copies', 'moves'] as const;

/**
 * Does to the words of the islands what a browser's translator does, apart from translating: so what is read must be the same as on a page
 * that is not translated.
 */
async function translate(page: Page, how: (typeof translators)[number]): Promise<void> {
  await page.evaluate((way) => {
    for (const island of document.querySelectorAll('[data-place], .practice, [data-lab]')) {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement } = text;
        if (text.data.trim() === '' || parentElement?.closest('svg, option, font') !== null) continue;
        const outer = document.createElement('FONT');
        const inner = document.createElement('FONT');
        outer.append(inner);
        if (way === 'moves') text.before(outer);
        else text.replaceWith(outer);
        inner.append(way === 'moves' ? text : text.data);
      }
    }
  }, how);
}

/** What a kind of page is read by, and how an act at it is done: the buttons that are pressed, each by its place among those that can be. */
interface Kind {
  readonly path: string;
  readonly island: string;
  readonly buttons: string;
  readonly pressed: readonly number[];
}

const atTable =
  '.acts button:not([aria-disabled="true"]), .place.card, .tools button:first-child, .desk > .buttons button';
const inLab = '.lab button:not([aria-disabled="true"], .tool, .copy)';
const several = [0, 1, 3, 2, 0, 5, 4, 1, 7, 0];

const sections: readonly Kind[] = [
  { path: 'canasta-fi/14/', island: '#frozen-pile-own-meld', buttons: atTable, pressed: several },
  { path: 'canasta-fi/9/', island: '#order-of-turn', buttons: atTable, pressed: several },
  { path: 'sitoumussamba/12/', island: '#bid-over-spades', buttons: atTable, pressed: several },
];

const labs: readonly Kind[] = [
  ...['meld', 'pile', 'opening', 'score', 'going-out'].map((lab) => ({
    path: `canasta-fi/lab/${lab}/`,
    island: '[data-lab]',
    buttons: inLab,
    pressed: [2, 9, 14, 20, 5, 8, 30, 3],
  })),
  { path: 'sitoumussamba/lab/auction/', island: '[data-lab]', buttons: inLab, pressed: [1, 4, 9, 2, 6] },
];

const kinds: readonly Kind[] = [
  ...inTurn(sections, 1),
  { path: 'learn/canasta-fi/5/#task-1', island: '.task[data-solution]', buttons: atTable, pressed: several },
  {
    path: 'canasta-fi/first-deal/',
    island: '.first-deal',
    buttons: `.first-deal :is(${atTable})`,
    pressed: [0, 1, 2, 3],
  },
  { path: 'play/canasta-fi/', island: '.practice', buttons: `.practice :is(${atTable})`, pressed: [0, 1, 2, 3, 0] },
  ...inTurn(labs, 3),
];

/** Everything that an island says after each of the acts. */
async function readThrough(page: Page, kind: Kind, translated: (typeof translators)[number] | null): Promise<string[]> {
  // Another address of the same page would not load it anew.
  await page.goto('about:blank');
  await page.goto(`/en/${kind.path}`);
  const island = page.locator(kind.island).first();
  await island.scrollIntoViewIfNeeded();
  const live = page.locator(`${kind.island}[data-state="live"], [data-state="live"] ${kind.island}`).first();
  await expect(kind.path.startsWith('play') ? page.locator('.practice') : live).toBeVisible();
  await page.waitForTimeout(700);
  const read: string[] = [];
  for (const place of kind.pressed) {
    if (translated !== null) await translate(page, translated);
    await island.evaluate(
      (element, [selector, wanted]) => {
        const all = [...element.ownerDocument.querySelectorAll<HTMLElement>(selector)].filter(
          (button) => element.contains(button) && button.checkVisibility(),
        );
        all[wanted % all.length]?.click();
      },
      [kind.buttons, place] as const,
    );
    await page.waitForTimeout(250);
    read.push(await island.evaluate((element) => element.textContent ?? ''));
  }
  return read;
}

for (const [turn, kind] of kinds.entries()) {
  test(`${kind.path}: what is said after every act is the same where a browser translates the page`, async ({
    page,
  }) => {
    await page.addInitScript((game) => {
      // The empty page between two others keeps nothing.
      if (location.protocol === 'about:') return;
      localStorage.setItem('practice/canasta-fi', game);
      localStorage.removeItem('first-deal/canasta-fi');
    }, wellOn());
    const plain = await readThrough(page, kind, null);
    expect(new Set(plain).size, 'the acts change what is said').toBeGreaterThan(1);
    for (const how of inTurn(translators, 1, turn)) expect(await readThrough(page, kind, how), how).toEqual(plain);
  });
}
