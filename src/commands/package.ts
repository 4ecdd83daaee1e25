import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { build } from 'vite';
import { manifestOf } from './package/manifest.ts';

// `npm run package`: builds the engine as a package that others can install, dist-package/: modules for Node and browsers with their
// types, nothing of the site, and nothing that has to be installed beside it.

const folder = 'dist-package';

rmSync(folder, { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: folder,
    target: 'es2024',
    minify: false,
    lib: {
      formats: ['es'],
      entry: { index: 'src/engine/index.ts', scenario: 'src/engine/format/index.ts', players: 'src/players/index.ts' },
    },
  },
});
execFileSync(execPath, ['node_modules/typescript/bin/tsc', '-p', 'src/commands/package/tsconfig.json'], {
  stdio: 'inherit',
});

const own: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(own), null, 2)}\n`);
mkdirSync(folder, { recursive: true });
copyFileSync('src/commands/package/README.md', join(folder, 'README.md'));
copyFileSync('LICENSE', join(folder, 'LICENSE'));
copyFileSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'));
