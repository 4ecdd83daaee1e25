import { defineConfig, devices } from '@playwright/test';
import { browserSwitches, findBrowser } from './test/site/find-browser.ts';

const port = Number(process.env.PORT ?? 4391);

/** The browser tests: they read the built site, served under its real content security policy. Run `npm run build` first. */
export default defineConfig({
  testDir: 'test/site',
  testMatch: '**/*.browser.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What a busy machine has upset is tried once more, and told as flaky.
  retries: 1,
  // Two pages at a time is what a small machine can do.
  workers: 2,
  reporter: 'dot',
  // Nothing here is a test of speed; a busy machine may take its time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // The worker would fetch a whole language beside every test; those that are about it let it.
  use: { serviceWorkers: 'block', baseURL: `http://localhost:${port}`, screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { executablePath: findBrowser(), args: browserSwitches },
      },
    },
  ],
  webServer: {
    command: `node test/site/serve.ts ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
