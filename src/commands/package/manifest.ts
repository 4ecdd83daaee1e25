import { z } from 'zod';

/** What the package takes over from the project's own manifest. */
const ownSchema = z.object({ version: z.string(), license: z.string() });

/** The modules of the package, by the name under which they are imported, with the file of their types. */
const modules = {
  '.': { types: './types/engine/index.d.ts', default: './index.js' },
  './scenario': { types: './types/engine/format/index.d.ts', default: './scenario.js' },
  './players': { types: './types/players/index.d.ts', default: './players.js' },
  './package.json': './package.json',
} as const;

/** The manifest of the package: its version is the project's, which counts engine, notation and data by the rules of semantic versioning. */
export function manifestOf(own: unknown): object {
  const { version, license } = ownSchema.parse(own);
  return {
    name: 'canasta-codex',
    version,
    description:
      'Canasta, Samba and Sitoumussamba as a rules engine: judges every act and names the clause, lists what is lawful, counts, rules on slips, and plays.',
    keywords: ['canasta', 'samba', 'card game', 'rules engine'],
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22' },
    exports: modules,
  };
}
