import type { Page } from '@playwright/test';
import { faces } from '../../../src/engine/index.ts';
import { cardIndex } from '../../../src/i18n/cardIndex.ts';
import { faceKinds } from '../../../src/table/faces/face.ts';
import { faceSheet } from '../../../src/table/faces/svg-faces.ts';
import type { Camera } from './camera.ts';
import { cornerOf } from './compare-corners.ts';

/** All faces of one kind and size as the SVG painter draws them: a picture with the corner of each, in cells. */
export interface FaceSheet {
  readonly picture: string;
  readonly codes: readonly string[];
  readonly columns: number;
  /** How much of a card a cell shows. */
  readonly corner: ReturnType<typeof cornerOf>;
  /** The size of a cell in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const columns = 9;

/** Has the page of a live table draw the index corners of all faces in SVG, and takes their picture. */
export async function drawFaceSheet(
  page: Page,
  camera: Camera,
  face: string,
  cardWidth: number,
  cardHeight: number,
): Promise<FaceSheet> {
  const codes = faces.map(({ code }) => code);
  const corner = cornerOf(face);
  const width = Math.ceil(cardWidth * corner.across);
  const height = Math.ceil(cardHeight * corner.down);
  const rows = Math.ceil(codes.length / columns);
  const symbols = faceSheet(
    faces.flatMap((card) => faceKinds.map((kind) => ({ card, kind }))),
    cardIndex.fi,
  );
  await page.evaluate(
    (drawn) => {
      const sheet = document.createElement('div');
      sheet.id = 'reference-sheet';
      Object.assign(sheet.style, {
        position: 'absolute',
        left: '0',
        top: '0',
        zIndex: '9999',
        background: '#888',
        width: `${drawn.columns * drawn.width}px`,
        height: `${drawn.rows * drawn.height}px`,
      });
      const svg = (markup: string, style: Partial<CSSStyleDeclaration>) => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        element.innerHTML = markup;
        Object.assign(element.style, { position: 'absolute', overflow: 'hidden', ...style });
        sheet.append(element);
      };
      svg(drawn.symbols.replaceAll(/(id="|href="#)/g, '$1reference-'), { width: '0', height: '0' });
      drawn.codes.forEach((code, place) => {
        const use = `<use href="#reference-${drawn.face}-${code}" width="${drawn.cardWidth}" height="${drawn.cardHeight}"/>`;
        svg(use, {
          left: `${(place % drawn.columns) * drawn.width}px`,
          top: `${Math.floor(place / drawn.columns) * drawn.height}px`,
          width: `${drawn.width}px`,
          height: `${drawn.height}px`,
        });
      });
      document.body.append(sheet);
    },
    { face, codes, columns, rows, width, height, cardWidth, cardHeight, symbols },
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const picture = await camera({ x: 0, y: 0, width: columns * width, height: rows * height });
  await page.evaluate(() => document.getElementById('reference-sheet')?.remove());
  return { picture, codes, columns, corner, width, height };
}
