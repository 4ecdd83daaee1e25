import { env } from 'node:process';

// `npm run mutants -- <room>`: makes wrong changes in a room of the engine, one at a time, and tells which of them no test notices. A room is a
// share that a night can run; `--mutate=<file>` takes a single file of it.

/** The files of each share. */
const shares = {
  rules: ['src/engine/rules/**/*.ts'],
  judge: ['src/engine/judge/**/*.ts'],
  rulings: ['src/engine/rulings/**/*.ts'],
  view: ['src/engine/position/view.ts'],
  score: ['src/engine/score/**/*.ts'],
};

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: shares[env.SHARE ?? 'score'] ?? [],
  ignorePatterns: [
    'dist',
    'dist-package',
    'docs',
    'public',
    'src/site',
    'src/pages',
    'src/widgets',
    'src/table',
    'test/site',
  ],
  tempDirName: '.mutants',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `node_modules/.cache/mutants-${env.SHARE ?? 'score'}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  coverageAnalysis: 'perTest',
  // Types are no part of what is tried: a change that does not compile would never be landed.
  checkers: [],
  incremental: true,
  incrementalFile: `node_modules/.cache/mutants-${env.SHARE ?? 'score'}-known.json`,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
};
