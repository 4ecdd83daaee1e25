import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';

/** The icons of the installed site: `icon-<name>.png` of the built site, with their width. */
export const iconSizes = { '192': 192, '512': 512, maskable: 512, touch: 180 } as const;

/** Systems that cut icons to a shape of their own get the ground to the edges, and the sign well inside. */
function toBeCut(svg: string): string {
  return svg
    .replace(/rx="[^"]*"/, '')
    .replace('<path ', '<path transform="translate(16 16) scale(.72) translate(-16 -15.4)" ');
}

/** Draws the icons of the installed site from `icon.svg`. */
export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const svg = await readFile(`${site}icon.svg`, 'utf8');
        for (const [name, width] of Object.entries(iconSizes)) {
          const isCut = name === 'maskable' || name === 'touch';
          const picture = await renderAsync(isCut ? toBeCut(svg) : svg, { fitTo: { mode: 'width', value: width } });
          await writeFile(`${site}icon-${name}.png`, picture.asPng());
        }
      },
    },
  };
}
