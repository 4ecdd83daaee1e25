import { spawnSync } from 'node:child_process';
import { argv, env, execPath, stderr } from 'node:process';

// `npm run mutants -- <rules|judge|rulings|view|score> [--mutate=<file>]`: makes wrong changes in a part of the engine, one at a time, and
// tells which of them no test notices. What a run has found is kept, and the next tries only what has changed since.

const shares = ['rules', 'judge', 'rulings', 'view', 'score'];
const [share = '', ...options] = argv.slice(2);

if (shares.includes(share)) {
  const { status } = spawnSync(execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...options], {
    stdio: 'inherit',
    env: { ...env, SHARE: share },
  });
  process.exitCode = status ?? 1;
} else {
  stderr.write(`which part? ${shares.join(', ')}\n`);
  process.exitCode = 1;
}
