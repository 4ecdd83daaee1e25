import type { Card } from '../../engine/index.ts';
import { type CardMark, cardMarks } from '../view.ts';
import { backMarks } from './back.ts';
import type { IndexLetters } from './corner.ts';
import { figureMarks } from './court.ts';
import { type FaceKind, faceMarks, faceSize, paperMarks } from './face.ts';
import { type Figure, figures, type Ink, type Mark, type Placement } from './mark.ts';
import { type Shape, shapes } from './shapes.ts';
import { signMarks } from './signs.ts';

/** A face that a picture uses. */
export interface UsedFace {
  readonly card: Card;
  readonly kind: FaceKind;
}

/** The id of a face in the page's sheet; a card whose face is not seen shows its back. */
export function faceId(face: UsedFace | null): string {
  return face === null ? 'face-back' : face.kind === 'edge' ? 'face-edge' : `${face.kind}-${face.card.code}`;
}

/**
 * The faces that the pictures of a page use, the back, and what they share, drawn once; put into an SVG element that takes no room.
 * Colours come from the style sheet, so that light, dark, four colours and print need no other picture.
 */
export function faceSheet(used: Iterable<UsedFace>, letters: IndexLetters): string {
  const shared = [
    ...Object.entries(shapes).map(([shape, d]) => `<path id="shape-${shape}" d="${d}"/>`),
    `<g id="paper">${paperMarks.map(markMarkup).join('')}</g>`,
    ...figures.map((figure) => `<g id="figure-${figure}">${figureMarks(figure).map(markMarkup).join('')}</g>`),
  ];
  const drawn = (id: string, marks: readonly Mark[]) =>
    `<symbol id="${id}" ${viewBox}>${marks.map(markMarkup).join('')}</symbol>`;
  const signs = cardMarks.map((mark) => drawn(signId(mark), signMarks[mark]));
  const bare = symbol('face-edge', '') + drawn('face-back', backMarks) + signs.join('');
  return `<defs>${shared.join('')}</defs>${bare}${faceSymbols(used, letters)}`;
}

/** The id of what a card wears over its face, such as the ring of a chosen one. */
export function signId(mark: CardMark): string {
  return `mark-${mark}`;
}

/** Faces as symbols, each once. */
export function faceSymbols(used: Iterable<UsedFace>, letters: IndexLetters): string {
  const faces = new Map([...used].map((face) => [faceId(face), face]));
  faces.delete('face-edge');
  return [...faces]
    .map(([id, { card, kind }]) => symbol(id, faceMarks(card, kind, letters).map(markMarkup).join('')))
    .join('');
}

const viewBox = `viewBox="0 0 ${faceSize.width} ${faceSize.height}"`;

function symbol(id: string, marks: string): string {
  return `<symbol id="${id}" ${viewBox}><use href="#paper"/>${marks}</symbol>`;
}

function markMarkup(mark: Mark): string {
  switch (mark.kind) {
    case 'path': {
      const { stroke } = mark;
      const dash = stroke?.dash === undefined ? '' : ` stroke-dasharray="${stroke.dash}"`;
      const line = stroke === undefined ? '' : ` stroke-width="${stroke.width}"${dash}`;
      return `<path class="${[fillClass(mark.fill), strokeClass(stroke?.ink)].join(' ').trim()}"${line} d="${mark.d}"/>`;
    }
    case 'shape':
      return `<use class="${fillClass(mark.fill)}" href="#${shapeId(mark.shape)}" ${transform(mark.at)}/>`;
    case 'figure':
      return `<use href="#${figureId(mark.figure)}"/>`;
    case 'group':
      return `<g ${transform(mark.at)}>${mark.marks.map(markMarkup).join('')}</g>`;
    case 'text':
      return mark.text === mark.english
        ? textMarkup(mark, mark.text, '')
        : textMarkup(mark, mark.text, ' own-index') + textMarkup(mark, mark.english, ' english-index');
  }
}

function textMarkup(mark: Extract<Mark, { kind: 'text' }>, text: string, which: string): string {
  const turn = mark.downwards === true ? ` transform="rotate(90 ${round(mark.x)} ${round(mark.y)})"` : '';
  return `<text class="${fillClass(mark.fill)}${which}" x="${round(mark.x)}" y="${round(mark.y)}" font-size="${round(mark.size)}"${turn}>${text}</text>`;
}

function transform({ x, y, scale, turned }: Placement): string {
  const size = turned === true ? -scale : scale;
  return `transform="matrix(${size} 0 0 ${size} ${round(x)} ${round(y)})"`;
}

const shapeId = (shape: Shape) => `shape-${shape}`;
const figureId = (figure: Figure) => `figure-${figure}`;
const fillClass = (ink: Ink | undefined) => (ink === undefined ? 'no-ink' : `ink-${ink}`);
const strokeClass = (ink: Ink | undefined) => (ink === undefined ? '' : `line-${ink}`);

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
