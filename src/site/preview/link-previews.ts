import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { previewSvg } from './picture.ts';
import { previewedScenarios } from './previewed.ts';

const cache = 'node_modules/.cache/link-previews';
const literata = 'node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';

/** The letters of the cards in bold, as a file of the kind that the drawing program reads. */
async function cardFont(): Promise<string> {
  const file = `${cache}/cards.ttf`;
  if (existsSync(file)) return file;
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 700 } } as const;
  await writeFile(file, await subsetFont(await readFile(literata), 'AKQJ0123456789·–', options));
  return file;
}

/**
 * Draws the pictures of link previews into the built site, `preview/<ruleset>/<scenario>.png`. A picture that has been drawn before is
 * taken from the cache, by what it shows.
 */
export function linkPreviews(): AstroIntegration {
  return {
    name: 'link-previews',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await mkdir(cache, { recursive: true });
        const font = await cardFont();
        const wanted = await previewedScenarios();
        let drawn = 0;
        const draw = async () => {
          for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
            const { ruleset, name, scenario } = next;
            const svg = previewSvg(scenario.position);
            const kept = `${cache}/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
            if (!existsSync(kept)) {
              const picture = await renderAsync(svg, {
                font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Literata' },
              });
              await writeFile(kept, picture.asPng());
              drawn += 1;
            }
            const folder = fileURLToPath(new URL(`preview/${ruleset}/`, dir));
            await mkdir(folder, { recursive: true });
            await copyFile(kept, `${folder}${name}.png`);
          }
        };
        await Promise.all(Array.from({ length: availableParallelism() }, draw));
        logger.info(`${drawn} pictures drawn`);
      },
    },
  };
}
