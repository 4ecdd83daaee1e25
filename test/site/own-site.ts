import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test as readers } from './page-reader.ts';
import { serve } from './serve.ts';

/** A site of its own for every test, which can be out of reach, and of which there can be a new version. */
export interface Site {
  readonly address: string;
  /** What stands in for files of the built site, by their path. */
  readonly changed: Map<string, string>;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** The test of a reader's page on a site of its own. */
export const test = readers.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  site: async ({}, use) => {
    const changed = new Map<string, string>();
    let server = await serve('dist', 0, changed);
    const port = portOf(server);
    const goAway = () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    };
    await use({
      address: `http://localhost:${port}`,
      changed,
      goAway,
      comeBack: async () => {
        server = await serve('dist', port, changed);
      },
    });
    if (server.listening) await goAway();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

/** Visits a page and waits until its language is kept. */
export async function visit(page: Page, route: string): Promise<void> {
  const language = route.split('/')[1] ?? '';
  await page.goto(route);
  await page.goto(`/${language}/offline/`);
  await expect(page.locator(`[data-kept-language=${language}] [data-kept]`)).toBeVisible({ timeout: 120_000 });
}
