import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { type ConsoleMessage, expect, test } from '@playwright/test';
import { serve } from './serve.ts';

// The engine as others install it: `npm run package` has built it, here it is packed, installed into an empty folder and used as its
// README shows, by Node, by the compiler and by a browser.

const readme = readFileSync('src/commands/package/README.md', 'utf8');
const examples = Array.from(readme.matchAll(/```js\n([\s\S]*?)```/g), ([, code = '']) => code);

/** What each example says, in order: of judging and counting, of a scenario file, of a player. */
const promised = [
  [
    /^allowed draw-from-stock canasta-fi\/10-b canasta-fi\/9$/,
    /^refused card-not-held canasta-fi\/11-a$/,
    /^refused opening-too-low /,
    /^A -?\d+$/,
    /^B -?\d+$/,
  ],
  [/^8 0$/],
  [/^(lay|draw) true$/],
];

let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'canasta-codex-'));
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, resolve('dist-package')], {
    encoding: 'utf8',
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'reader', private: true, type: 'module' }));
  execFileSync('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', `./${packed.trim()}`], {
    cwd: folder,
  });
  for (const [place, code] of examples.entries()) writeFileSync(join(folder, `example-${place}.mjs`), code);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function expectPromised(place: number, lines: readonly string[]): void {
  const wanted = promised[place] ?? [];
  expect(lines.length).toBe(wanted.length);
  for (const [row, pattern] of wanted.entries()) expect(lines[row]).toMatch(pattern);
}

test('the package has nothing to install beside it, and its version is the project’s', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/canasta-codex/package.json'), 'utf8'));
  expect(manifest).toMatchObject({ version, sideEffects: false });
  expect(manifest.dependencies).toBeUndefined();
  const installed = execFileSync('npm', ['ls', '--all', '--parseable'], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(installed).toHaveLength(2);
});

test('the examples of its README run under Node', () => {
  expect(examples).toHaveLength(promised.length);
  for (const place of promised.keys()) {
    const env = { ...process.env, FORCE_COLOR: '0' };
    const printed = execFileSync(execPath, [`example-${place}.mjs`], { cwd: folder, encoding: 'utf8', env });
    expectPromised(place, printed.trim().split('\n'));
  }
});

test('its types stand by themselves', () => {
  const code = `import { judge, type Position, type Verdict } from 'canasta-codex';
import { readScenario } from 'canasta-codex/scenario';
import { choose } from 'canasta-codex/players';
export const played = (position: Position): Verdict => judge(position, choose(position, 'middle', 1));
const read = readScenario('', ['lv']);
export const title: string | undefined = read.ok ? read.value.title?.lv : undefined;
`;
  writeFileSync(join(folder, 'reader.ts'), code);
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', 'reader.ts'];
  expect(execFileSync(execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' })).toBe('');
});

test('the examples of its README run in a browser', async ({ page }) => {
  const imports = {
    'canasta-codex': '/package/index.js',
    'canasta-codex/scenario': '/package/scenario.js',
    'canasta-codex/players': '/package/players.js',
  };
  cpSync(join(folder, 'node_modules/canasta-codex'), join(folder, 'site/package'), { recursive: true });
  for (const [place, code] of examples.entries()) {
    writeFileSync(join(folder, `site/example-${place}.js`), code);
    const map = JSON.stringify({ imports });
    writeFileSync(
      join(folder, `site/${place}.html`),
      `<!doctype html><script type="importmap">${map}</script><script type="module" src="/example-${place}.js"></script>`,
    );
  }
  writeFileSync(join(folder, 'site/_headers'), '');
  const server = await serve(join(folder, 'site'), 0);
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? (address satisfies AddressInfo).port : 0;
  for (const place of promised.keys()) {
    const lines: string[] = [];
    const listen = async (message: ConsoleMessage) => {
      const values = await Promise.all(message.args().map((value) => value.jsonValue()));
      lines.push(values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))).join(' '));
    };
    page.on('console', listen);
    await page.goto(`http://localhost:${port}/${place}.html`);
    await expect.poll(() => lines.length).toBe(promised[place]?.length);
    page.off('console', listen);
    expectPromised(place, lines);
  }
  server.close();
});
