/**
 * Makes the web fonts of the site from Literata: the letters of the four languages and the marks that the texts use, nothing else.
 * Run it with `npm run fonts` after a new version of Literata; the result is committed. Fontsource splits the family by script, and
 * š and ž are in the second file, so each style becomes two small files.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…′″−×→←↑↓€`;
const sources = new URL('../../../node_modules/@fontsource-variable/literata/files/', import.meta.url);

const faces = [
  {
    from: 'literata-latin-wght-normal.woff2',
    to: 'literata-400-700.woff2',
    letters: latin,
    wght: { min: 400, max: 700 },
  },
  {
    from: 'literata-latin-ext-wght-normal.woff2',
    to: 'literata-400-700-sz.woff2',
    letters: 'ŠšŽž',
    wght: { min: 400, max: 700 },
  },
  { from: 'literata-latin-wght-italic.woff2', to: 'literata-400-italic.woff2', letters: latin, wght: 400 },
  { from: 'literata-latin-ext-wght-italic.woff2', to: 'literata-400-italic-sz.woff2', letters: 'ŠšŽž', wght: 400 },
];

for (const { from, to, letters, wght } of faces) {
  const font = await subsetFont(await readFile(new URL(from, sources)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(new URL(to, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}
