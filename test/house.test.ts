import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rooms of the house in the order of dependency: a room may use those after it in the list. `i18n` is open to all but the engine. */
const rooms = [
  'content.config.ts',
  'commands',
  'pages',
  'site',
  'widgets',
  'learn',
  'train',
  'insight',
  'table',
  'players',
  'engine',
];

/** The rooms of the engine in the order of dependency, the other way round: a room may use those before it in the list. */
const engineRooms = [
  'cards',
  'rulesets',
  'rules',
  'position',
  'score',
  'play',
  'judge',
  'rulings',
  'format',
  'index.ts',
];

/** The rooms of the play state in the order of dependency: a room may use those before it in the list, files without a room use them all. */
const playRooms = ['cells', 'out', 'openings', 'make', 'list'];

/** The rooms that the tables on the pages share, in the order of dependency: a room may use those after it in the list. The islands use them all. */
const tableRooms = ['page', 'desk', 'felt', 'acts', 'question', 'table', 'words'];

/** The engine's faces to the rest of the house. The scenario reader has one of its own, since it reads YAML and must not come along into the browser. */
const faces = ['src/engine/index.ts', 'src/engine/format/index.ts'];

// A test of a README runs its example in a folder beside it for a moment; that is no part of the house.
const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/readme-example-*/**'] }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** All files of code and style, of which names are asked. */
const named = globSync('{src,test}/**/*.{ts,tsx,astro,css}').map((file) => file.replaceAll('\\', '/'));

function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function innerRoomOf(file: string): string {
  return file.split('/')[2] ?? '';
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

/** Every use of one file of the house by another, told as the failing test tells it. */
const uses = files.flatMap((file) =>
  imports(file)
    .filter((used) => used.startsWith('src/'))
    .map((used) => ({ file, used, told: `${file} uses ${used}` })),
);

/** The files that can be reached from themselves by following the imports. */
function inCircles(): readonly string[] {
  const usedBy = new Map<string, Set<string>>();
  for (const { file, used } of uses) usedBy.set(file, (usedBy.get(file) ?? new Set()).add(used));
  return files.filter((file) => {
    const seen = new Set<string>();
    const next = [...(usedBy.get(file) ?? [])];
    for (let used = next.pop(); used !== undefined; used = next.pop()) {
      if (seen.has(used)) continue;
      seen.add(used);
      next.push(...(usedBy.get(used) ?? []));
    }
    return seen.has(file);
  });
}

describe('the house', () => {
  test('dependencies point one way: pages → site → widgets → train, learn → insight → table, players → engine', () => {
    const wrong = uses.filter(({ file, used }) => !mayUse(roomOf(file), roomOf(used)));
    expect(files.length).toBeGreaterThan(50);
    expect(wrong.map(({ told }) => told)).toEqual([]);
  });

  test('the trainer asks the engine and the players alone', () => {
    const wrong = uses.filter(
      ({ file, used }) => roomOf(file) === 'train' && !['train', 'players', 'engine'].includes(roomOf(used)),
    );
    expect(wrong.map(({ told }) => told)).toEqual([]);
  });

  test('the engine is used by its public faces alone', () => {
    const wrong = uses.filter(
      ({ file, used }) => roomOf(file) !== 'engine' && roomOf(used) === 'engine' && !faces.includes(used),
    );
    expect(wrong.map(({ told }) => told)).toEqual([]);
  });

  test('inside the engine dependencies point one way', () => {
    const inside = uses.filter(({ file, used }) => roomOf(file) === 'engine' && roomOf(used) === 'engine');
    const place = (file: string) => engineRooms.indexOf(innerRoomOf(file));
    const wrong = inside.filter(({ file, used }) => place(file) < 0 || place(used) < 0 || place(used) > place(file));
    expect(inside.length).toBeGreaterThan(100);
    expect(wrong.map(({ told }) => told)).toEqual([]);
  });

  test('inside the play state dependencies point one way', () => {
    const isPlay = (file: string) => file.startsWith('src/engine/play/');
    const inside = uses.filter(({ file, used }) => isPlay(file) && isPlay(used));
    const place = (file: string) => {
      const room = file.split('/').length > 4 ? playRooms.indexOf(file.split('/')[3] ?? '') : playRooms.length;
      return room < 0 ? Number.NaN : room;
    };
    const wrong = inside.filter(({ file, used }) => !(place(used) <= place(file)));
    expect(inside.length).toBeGreaterThan(100);
    expect(wrong.map(({ told }) => told)).toEqual([]);
  });

  test('among the rooms of a table dependencies point one way, and none knows an island', () => {
    const inside = uses.filter(({ file, used }) => roomOf(file) === 'widgets' && roomOf(used) === 'widgets');
    const place = (file: string) => tableRooms.indexOf(innerRoomOf(file));
    const wrong = inside.filter(({ file, used }) => place(file) >= 0 && place(used) < place(file));
    expect(inside.length).toBeGreaterThan(400);
    expect(wrong.map(({ told }) => told)).toEqual([]);
  });

  test('every island is opened in the one way by which its words reach readers whose browser translates the page', () => {
    const others = files.filter((file) =>
      /import[^;]*\b(render|hydrate)\b[^;]*from 'preact'/.test(readFileSync(file, 'utf8')),
    );
    expect(others).toEqual(['src/widgets/page/island.ts']);
  });

  test('no files use each other in a circle', () => {
    expect(inCircles()).toEqual([]);
  });

  test('files are named alike: components as they are called, everything else in small letters with hyphens', () => {
    const wrong = named.filter(
      (file) => !/^([A-Z][A-Za-z0-9]*\.(tsx|astro)|[a-z0-9-]+(\.[a-z]+)+|\[.*)$/.test(basename(file)),
    );
    expect(named.length).toBeGreaterThan(700);
    expect(wrong).toEqual([]);
  });

  test('no three files of the house share a name', () => {
    const fixed = new Set(['index.ts', 'index.astro']);
    const places = Map.groupBy(named, (file) => basename(file));
    const shared = Array.from(places).filter(([name, all]) => all.length > 2 && !fixed.has(name));
    expect(shared).toEqual([]);
  });

  test('every dependency has its reason in the README', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const table = readFileSync('README.md', 'utf8').split('## Dependencies')[1] ?? '';
    const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !table.includes(name));
    expect(unexplained).toEqual([]);
  });
});
