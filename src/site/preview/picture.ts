import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Position } from '../../engine/index.ts';
import { cardIndex } from '../../i18n/card-index.ts';
import { faceSheet } from '../../table/faces/svg-faces.ts';
import { layoutTable } from '../../table/layout.ts';
import { designWidths } from '../../table/metrics.ts';
import type { Box, TableLayout } from '../../table/place.ts';
import { facesOf, tableMarkup } from '../../table/svg.ts';
import { tableView } from '../../widgets/felt/table-view.ts';
import { startState } from '../../widgets/table/table-state.ts';
import { Speech } from '../../widgets/words/speech.ts';
import type { Words } from '../../widgets/words/table-words.ts';
import { flatStyle } from './flat-style.ts';

/** The size of the pictures of link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

let speech: Speech | undefined;

function english(): Speech {
  const words: Words = parse(readFileSync('content/messages/en.yaml', 'utf8'));
  return new Speech({ language: 'en', letters: cardIndex.en, words, clauses: {}, root: '/en/' });
}

/** A layout with its cards and numbers, without words: one picture serves all languages. */
function withoutWords(layout: TableLayout): TableLayout {
  const labels = layout.labels.filter(({ text }) => !/\p{L}/u.test(text));
  const isUnderLabel = ({ x, y, width, height }: Box) =>
    labels.some((label) => label.x >= x && label.x <= x + width && label.y >= y && label.y <= y + height);
  const ornaments = layout.ornaments.filter((each) =>
    each.kind === 'pill' ? isUnderLabel(each) : each.kind !== 'dealer',
  );
  return { ...layout, labels, ornaments };
}

/** The table of a position as an SVG drawing for link previews: on the felt, with A K Q J on the cards. */
export function previewSvg(position: Position): string {
  speech ??= english();
  const layout = withoutWords(layoutTable(tableView(startState(position), speech), designWidths.wide));
  return feltDrawing(layout, cardIndex.en, previewSize, 20);
}

/** The table of a position as an SVG drawing that needs no style sheet and no page, as wide as a phone, with the words on it. */
export function tableDrawing(
  position: Position,
  words: Speech,
): { readonly svg: string; readonly width: number; readonly height: number } {
  const layout = layoutTable(tableView(startState(position), words), designWidths.narrow);
  const { width, height } = layout;
  return { svg: feltDrawing(layout, words.letters, layout, 0), width, height };
}

/** A laid-out table on the felt, as large as there is room between margins of so many pixels. */
function feltDrawing(
  layout: TableLayout,
  letters: Speech['letters'],
  { width, height }: { readonly width: number; readonly height: number },
  margin: number,
): string {
  const scale = Math.min((width - 2 * margin) / layout.width, (height - 2 * margin) / layout.height);
  const x = (width - layout.width * scale) / 2;
  const y = (height - layout.height * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${flatStyle()}</style>`,
    `<rect width="${width}" height="${height}" fill="#184c38"/>`,
    faceSheet(facesOf(layout), letters),
    `<g class="table-picture" transform="translate(${x} ${y}) scale(${scale})">${tableMarkup(layout)}</g>`,
    '</svg>',
  ].join('');
}
