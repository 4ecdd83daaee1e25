import { defineConfig } from 'vitest/config';

/** Unit, content and property tests. The tests that need a browser are Playwright's: `test/site/*.browser.ts`. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    // Property tests deal hundreds of games; on a busy small machine that may take a while, and time is not what they test.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Of two cores one would stand idle.
    maxWorkers: '100%',
    // Whoever puts something in the place of a global takes it back, so that files share what they import: loading the engine a hundred and
    // forty times would take longer than most files.
    isolate: false,
    // `npm run coverage` prints by file what lines no unit test runs; those of pages and scripts that only a browser runs are among them.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      reporter: [['text', { skipFull: true }], 'text-summary'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
  },
});
