import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { argv, env, execPath, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { seededRandom, shuffled } from '../engine/index.ts';

// `npm run mutants -- <rules|judge|rulings|view|score> [--lines=<number>] [--seed=<number>] [--mutate=<file>]`: makes wrong changes in a part of
// the engine, one at a time, and tells which of them no test notices. What a run has found is kept, and the next tries only what has changed
// since. A whole part takes a night; with `--lines` only so many lines of it are changed, drawn by the seed.

/** The files of each share. */
const shares = new Map([
  ['rules', 'src/engine/rules/**/*.ts'],
  ['judge', 'src/engine/judge/**/*.ts'],
  ['rulings', 'src/engine/rulings/**/*.ts'],
  ['view', 'src/engine/position/view.ts'],
  ['score', 'src/engine/score/**/*.ts'],
]);

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { lines: { type: 'string' }, seed: { type: 'string', default: '1' }, mutate: { type: 'string' } },
});
const [share = ''] = positionals;
const files = shares.get(share);

/** So many lines of code of a share, as Stryker takes them: file, first and last line. */
function drawn(pattern: string, lines: number, seed: number): readonly string[] {
  const all = globSync(pattern)
    .toSorted()
    .flatMap((file) => linesOfCode(readFileSync(file, 'utf8')).map((line) => `${file}:${line}-${line}`));
  return shuffled(all, seededRandom(seed)).slice(0, lines).toSorted();
}

/** The numbers of the lines in which something could be changed: those inside functions that are no comments and no mere brackets. */
function linesOfCode(text: string): readonly number[] {
  return text.split('\n').flatMap((line, place) => (/^ +(?!\*|\/\/|\/\*)\S.*\w/.test(line) ? [place + 1] : []));
}

if (files === undefined) {
  stderr.write(`which part? ${[...shares.keys()].join(', ')}\n`);
  process.exitCode = 1;
} else {
  const chosen =
    values.lines === undefined
      ? (values.mutate ?? files)
      : drawn(files, Number(values.lines), Number(values.seed)).join();
  stdout.write(`${chosen.replaceAll(',', '\n')}\n`);
  const { status } = spawnSync(
    execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', `--mutate=${chosen}`],
    {
      stdio: 'inherit',
      env: { ...env, SHARE: share },
    },
  );
  process.exitCode = status ?? 1;
}
