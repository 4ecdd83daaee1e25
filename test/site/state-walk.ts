import type { Locator, Page } from '@playwright/test';
import { inTurn, whole } from '../turns.ts';
import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';

/** Tells axe to look at the page, or only at the part of it that has changed, in the state it has come to, which has a name. */
export type Look = (state: string, within?: string) => Promise<void>;

/** A kind of page and the way through all states that a reader can bring it to. */
export interface Walk {
  readonly kind: string;
  readonly path: string;
  /** What the device remembers, by name. */
  readonly kept?: () => Readonly<Record<string, string>>;
  /** Whether the device keeps nothing. */
  readonly refuses?: boolean;
  readonly go: (page: Page, look: Look) => Promise<void>;
}

const schemes = ['light', 'dark'] as const;
const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
] as const;

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens what is folded. */
export async function unfold(folded: Locator): Promise<void> {
  await folded.evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
}

/** A table by its place on the page, once it is awake. */
export async function awake(page: Page, selector: string): Promise<void> {
  const table = page.locator(selector).first();
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator('.place.card[aria-disabled="false"]').first()).toBeAttached({ timeout: 90_000 });
}

/** Tests every walk, or so many of them as have their turn everyday: axe finds nothing in any state that they come to. */
export function inAnyState(walks: readonly Walk[], everyday: number): void {
  for (const walk of inTurn(walks, everyday)) testWalk(walk, walks.indexOf(walk));
}

function testWalk(walk: Walk, turn: number): void {
  test(`${walk.kind}: axe finds nothing in any state`, async ({ page }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const screen of inTurn(screens, 1, turn)) {
      let state = turn;
      const look: Look = async (name, within) => {
        state++;
        for (const colorScheme of whole ? schemes : [schemes[state % 2 === 0 ? 0 : 1]]) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const axe = axeFor(page);
          const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
          for (const { id, nodes } of violations)
            faults.push(`${name}, ${screen.width}, ${colorScheme}: ${id}: ${nodes[0]?.html.slice(0, 200)}`);
        }
      };
      await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('about:blank');
      const kept = walk.kept?.() ?? {};
      await page.addInitScript((all) => {
        for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
      }, kept);
      if (walk.refuses) {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        });
      }
      await page.goto(walk.path);
      await walk.go(page, look);
    }
    expect(faults).toEqual([]);
  });
}
