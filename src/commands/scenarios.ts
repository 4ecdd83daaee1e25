import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stderr, stdout } from 'node:process';
import { runScenario } from '../engine/format/index.ts';
import { readSiteScenario } from '../site/scenario/site-scenario.ts';

// `npm run scenarios -- PATH…`: runs scenario files and folders, prints a line for each case that differs, and the closing line.

/** The scenario files at a path, a folder's in the order of their names. */
function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const inner = join(path, name);
      return statSync(inner).isDirectory() || /\.ya?ml$/.test(name) ? filesAt(inner) : [];
    });
}

const paths = argv.slice(2);
if (paths.length === 0) paths.push(join(cwd(), 'content', 'scenarios'));

let passed = 0;
let failed = 0;
let invalid = 0;
for (const path of paths) {
  if (!existsSync(path)) {
    stderr.write(`${path}: there is no such file or folder\n`);
    invalid += 1;
    continue;
  }
  for (const file of filesAt(path)) {
    const scenario = readSiteScenario(readFileSync(file, 'utf8'));
    if (!scenario.ok) {
      for (const { line, path: key, detail } of scenario.error) {
        stderr.write(`${file}:${line}: ${key === '' ? '' : `${key}: `}${detail}\n`);
      }
      invalid += 1;
      continue;
    }
    for (const { line, differences } of runScenario(scenario.value)) {
      if (differences.length === 0) passed += 1;
      else failed += 1;
      if (differences.length > 0) stdout.write(`${file}:${line}: ${differences.join('; ')}\n`);
    }
  }
}
stdout.write(`${passed} passed, ${failed + invalid} failed\n`);
exit(failed + invalid > 0 ? 1 : 0);
