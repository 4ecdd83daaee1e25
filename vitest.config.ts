import { defineConfig } from 'vitest/config';

/** Unit, content and property tests. The tests that need a browser are Playwright's: `test/site/*.browser.ts`. */
export default defineConfig({
  test: { include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'] },
});
