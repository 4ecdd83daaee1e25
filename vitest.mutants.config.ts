import { defineConfig } from 'vitest/config';

/** The tests of the engine, for `npm run mutants`. */
export default defineConfig({
  test: { include: ['test/engine/**/*.test.ts'], testTimeout: 120_000 },
});
