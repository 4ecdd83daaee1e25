import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rooms of the house in the order of dependency: a room may use those after it in the list. `i18n` is open to all but the engine. */
const rooms = ['commands', 'pages', 'site', 'widgets', 'table', 'engine'];

function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** The files of `src` that a file imports. */
function imports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return Array.from(found, ([, path = '']) => normalize(join(dirname(file), path)));
}

function mayUse(room: string, other: string): boolean {
  if (room === other || (other === 'i18n' && room !== 'engine')) return true;
  const [from, to] = [rooms.indexOf(room), rooms.indexOf(other)];
  return from >= 0 && to > from;
}

describe('the house', () => {
  test('dependencies point one way: pages → site → widgets → table → engine', () => {
    const files = globSync('src/*/**/*.{ts,tsx,astro}');
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((used) => used.startsWith('src/') && !mayUse(roomOf(file), roomOf(used)))
        .map((used) => `${file} uses ${used}`),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  // The scenario reader has a face of its own, since it reads YAML and must not come along into the browser.
  test('the pages use the engine by its public faces', () => {
    const faces = ['src/engine/index.ts', 'src/engine/scenario/index.ts'];
    const files = globSync('src/{pages,site}/**/*.{ts,tsx,astro}');
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((used) => roomOf(used) === 'engine' && !faces.includes(used))
        .map((used) => `${file} uses ${used}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every dependency has its reason in the README', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const table = readFileSync('README.md', 'utf8').split('## Dependencies')[1] ?? '';
    const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !table.includes(name));
    expect(unexplained).toEqual([]);
  });
});
