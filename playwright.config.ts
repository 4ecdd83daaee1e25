import { defineConfig, devices } from '@playwright/test';
import { browserSwitches, findBrowser } from './test/site/find-browser.ts';

const port = Number(process.env.PORT ?? 4391);

/** The tests whose subject is how a table is painted; all the others look at the picture that stands there without a canvas, which costs a third less. */
const painted = /\/(felt|in-one-screen|layout-shift|offline|pixels|table|table-tools)\.(browser|pixels|shifts)\.ts$/;

/** A desktop Chromium with these switches. */
const chromium = (...switches: readonly string[]) => ({
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: findBrowser(), args: [...browserSwitches, ...switches] },
});

/** The browser tests: they read the built site, served under its real content security policy. Run `npm run build` first. */
export default defineConfig({
  testDir: 'test/site',
  testMatch: '**/*.browser.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What a busy machine has upset is tried once more, and told as flaky.
  retries: 1,
  // Tests wait for timers a third of their time, so that two processors have work for three.
  workers: 3,
  reporter: 'dot',
  // Nothing here is a test of speed; a busy machine may take its time, but what never comes is not waited for.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // The worker would fetch a whole language beside every test; those that are about it let it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
  },
  projects: [
    { name: 'painted', use: chromium(), testIgnore: new RegExp(`^(?!.*${painted.source})`) },
    { name: 'pictured', use: chromium('--disable-3d-apis'), testIgnore: painted },
  ],
  webServer: {
    command: `node test/site/serve.ts ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
