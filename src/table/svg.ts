import type { Card } from '../engine/index.ts';
import { type IndexLetters, inkOf, type Mark, marksOf } from './face.ts';
import { face } from './metrics.ts';
import type { CardPlace, LabelPlace, TableLayout, ZonePlace } from './place.ts';
import { shapes } from './shapes.ts';

/** What a picture says to those who do not see it. */
export interface PictureText {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/**
 * A laid-out table as SVG text. Cards are used from the page's sheet of faces (`faceSheet`); colours come from the style sheet, so
 * that light, dark and print need no other picture.
 */
export function tableSvg(layout: TableLayout, text: PictureText): string {
  const { id, title, description } = text;
  return [
    `<svg class="table-picture" viewBox="0 0 ${number(layout.width)} ${number(layout.height)}" role="img" aria-labelledby="${id}-t ${id}-d">`,
    `<title id="${id}-t">${inMarkup(title)}</title><desc id="${id}-d">${inMarkup(description)}</desc>`,
    tableMarkup(layout),
    '</svg>',
  ].join('');
}

/** What is inside the picture of a table: outlines, cards, lines of text. */
export function tableMarkup(layout: TableLayout): string {
  return [
    ...layout.zones.map(zoneMarkup),
    ...layout.cards.map(cardMarkup),
    ...layout.labels.map((label) => labelMarkup(label)),
  ].join('');
}

/** The faces that the pictures of a page use and the back, drawn once; put into an SVG element that takes no room. */
export function faceSheet(cards: Iterable<Card>, letters: IndexLetters): string {
  const back =
    `<symbol id="face-back" viewBox="0 0 ${face.width} ${face.height}">${sheet('back')}` +
    `<rect class="back-frame" x="4.5" y="4.5" width="${face.width - 9}" height="${face.height - 9}" rx="2.5"/></symbol>`;
  return back + faceSymbols(cards, letters);
}

/** The faces of cards as symbols, each once. */
export function faceSymbols(cards: Iterable<Card>, letters: IndexLetters): string {
  const used = [...new Set(cards)].sort((a, b) => a.index - b.index);
  const drawn = used.map(
    (card) =>
      `<symbol id="${faceId(card)}" viewBox="0 0 ${face.width} ${face.height}">${sheet('face')}<g class="ink-${inkOf(card)}">` +
      `${marksOf(card, letters).map(markMarkup).join('')}</g></symbol>`,
  );
  return drawn.join('');
}

function sheet(kind: 'face' | 'back'): string {
  return `<rect class="card-${kind}" x=".5" y=".5" width="${face.width - 1}" height="${face.height - 1}" rx="${face.corner}"/>`;
}

function markMarkup(mark: Mark): string {
  if (mark.kind === 'index') return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}">${mark.text}</text>`;
  return `<path transform="translate(${mark.x} ${mark.y}) scale(${Math.round((mark.size / 24) * 1000) / 1000})" d="${shapes[mark.shape]}"/>`;
}

function zoneMarkup(zone: ZonePlace): string {
  if (zone.outline === 'none') return '';
  return `<rect class="zone-${zone.outline}" ${box(zone)} rx="6"/>`;
}

function cardMarkup(place: CardPlace): string {
  const reference = place.card === null ? '#face-back' : `#${faceId(place.card)}`;
  const lifted = place.lifted ? ' class="lifted"' : '';
  if (!place.turned) return `<use href="${reference}" ${box(place)}${lifted}/>`;
  // Turned to the left, the index comes to the lower left corner, the one that sticks out of the pile.
  const turn = `translate(${number(place.x)} ${number(place.y + place.height)}) rotate(-90)`;
  return `<use href="${reference}" width="${number(place.height)}" height="${number(place.width)}" transform="${turn}"${lifted}/>`;
}

function labelMarkup({ text, x, y, size, anchor, tone }: LabelPlace): string {
  const middle = anchor === 'middle' ? ' text-anchor="middle"' : '';
  return `<text class="label-${tone}" x="${number(x)}" y="${number(y)}" font-size="${number(size)}"${middle}>${inMarkup(text)}</text>`;
}

function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
}

/** The id of a face in the page's sheet. */
export function faceId(card: Card): string {
  return `face-${card.code}`;
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function inMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
