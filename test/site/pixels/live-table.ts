import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { ShownTable } from './shown-tables.ts';

/** A screen by its width in CSS pixels and the device pixels in one of them. */
export interface Screen {
  readonly width: number;
  readonly scale: number;
  /** High enough for every felt unless it is said. */
  readonly height?: number;
}

/** As high as most felts, so that they can be seen at once; for a higher one the screen grows. */
const heightOfFelts = 960;

/** Gives a page on a screen, and beside it an empty one that compares pictures. Cards are where they belong at once. */
export async function lookAt(
  browser: Browser,
  { width, scale, height = heightOfFelts }: Screen,
  look: (page: Page, reader: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    ...(process.env.PIXELS_SITE === undefined ? {} : { baseURL: process.env.PIXELS_SITE }),
  });
  const other = await browser.newContext();
  try {
    await look(await context.newPage(), await other.newPage());
  } finally {
    await context.close();
    await other.close();
  }
}

/** Opens the page of a table in Finnish and waits until the canvas of the table paints. */
export async function openTable(page: Page, table: ShownTable): Promise<Locator> {
  await page.goto(`/fi/${table.page}`);
  return wakeTable(page, table);
}

/** Brings a table into sight and waits until its canvas paints. */
export async function wakeTable(page: Page, { id }: Pick<ShownTable, 'id'>): Promise<Locator> {
  const section = page.locator(`[id="${id}"]`);
  const felt = section.locator('.felt').first();
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(section).toHaveAttribute('data-state', 'live');
  await felt.evaluate((element) => scrollTo({ top: scrollY + element.getBoundingClientRect().top - 4 }));
  await expect(section.locator('.felt.painted').first()).toBeVisible();
  const needed = 8 + (await felt.evaluate((element) => Math.ceil(element.getBoundingClientRect().height)));
  const size = page.viewportSize();
  if (size !== null && size.height < needed) await page.setViewportSize({ width: size.width, height: needed });
  return felt;
}
