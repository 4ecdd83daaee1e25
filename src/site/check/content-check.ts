import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { problemLine } from './problem.ts';

/** Lets a build fail, with the file and line of every problem, when the content is not sound. */
export function contentCheck(): AstroIntegration {
  let root = process.cwd();
  return {
    name: 'content-check',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:start': () => {
        const problems = checkContent(root);
        if (problems.length > 0) throw new Error(`The content is not sound.\n${problems.map(problemLine).join('\n')}`);
      },
    },
  };
}
