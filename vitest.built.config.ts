import { defineConfig } from 'vitest/config';

/** What can be said of the built site without a browser. Run `npm run build` first. */
export default defineConfig({
  test: { include: ['test/site/**/*.built.ts'], testTimeout: 240_000, isolate: false },
});
