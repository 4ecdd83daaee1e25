import { defineConfig } from 'vitest/config';

/** Unit, content and property tests. The tests that need a browser are Playwright's: `test/site/*.browser.ts`. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    // Property tests deal hundreds of games; on a busy small machine that may take a while, and time is not what they test.
    testTimeout: 240_000,
    // Of two cores one would stand idle.
    maxWorkers: '100%',
    // Said, so that no run advises otherwise: some tests put a storage of their own in the place of the browser's.
    isolate: true,
  },
});
