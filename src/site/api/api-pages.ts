import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Application } from 'typedoc';

/** Where the pages stand below the site. */
export const apiFolder = 'api/';

/** Writes the pages of what the engine's package exports, from its docstrings, below `folder`. Throws if they cannot be made. */
async function writePages(folder: string): Promise<void> {
  const application = await Application.bootstrap({
    name: 'canasta-codex',
    entryPoints: ['src/engine/index.ts', 'src/engine/format/index.ts', 'src/players/index.ts'],
    tsconfig: 'src/commands/package/tsconfig.json',
    readme: 'src/commands/package/README.md',
    // The types are checked by `npm run types`.
    skipErrorChecking: true,
    // Types that a function mentions and no entry exports are described where they are mentioned.
    validation: { notExported: false },
    disableSources: true,
    hideGenerator: true,
    logLevel: 'Warn',
  });
  const project = await application.convert();
  if (project === undefined) throw new Error('the pages of the engine cannot be made');
  await application.generateDocs(project, folder);
}

/** Puts pages of the engine's functions and types beside the site. */
export function apiPages(): AstroIntegration {
  return {
    name: 'api-pages',
    hooks: { 'astro:build:done': ({ dir }) => writePages(`${fileURLToPath(dir)}${apiFolder}`) },
  };
}
