import type { Page } from '@playwright/test';
import { faces } from '../../../src/engine/index.ts';
import { cardIndex } from '../../../src/i18n/card-index.ts';
import { faceKinds } from '../../../src/table/faces/face.ts';
import { faceSheet } from '../../../src/table/faces/svg-faces.ts';
import type { Camera } from './camera.ts';
import { cornerOf } from './compare-corners.ts';

/** A picture of faces. */
export interface FacePicture {
  readonly picture: string;
  /** How many times larger than on the table the faces are in it. */
  readonly enlarged: number;
}

/** All faces of one kind and size as the SVG painter draws them: pictures with the corner of each, in cells. */
export interface FaceSheet {
  readonly pictures: readonly FacePicture[];
  readonly codes: readonly string[];
  readonly columns: number;
  /** How much of a card a cell shows. */
  readonly corner: ReturnType<typeof cornerOf>;
  /** The size of a cell in CSS pixels, before it is enlarged. */
  readonly width: number;
  readonly height: number;
}

/** Has the page of a live table draw the index corners of all faces in SVG, and takes their pictures. */
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
  // Where a pixel of the screen is large, letters may be fitted to it, or be as their shape is: as when reduced from larger ones.
  const { scale, room } = await page.evaluate(() => ({ scale: devicePixelRatio, room: innerWidth }));
  const sizes = scale < 2 ? [1, 3] : [1];
  const columns = Math.min(codes.length, Math.floor(room / (width * Math.max(...sizes))));
  const rows = Math.ceil(codes.length / columns);
  const kind = faceKinds.find((each) => each === face);
  if (kind === undefined) throw new Error(`no card has a face of the kind ${face}`);
  const symbols = faceSheet(
    faces.map((card) => ({ card, kind })),
    cardIndex.fi,
  );
  const pictures: FacePicture[] = [];
  for (const enlarged of sizes) {
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
      {
        face,
        codes,
        columns,
        rows,
        width: width * enlarged,
        height: height * enlarged,
        cardWidth: cardWidth * enlarged,
        cardHeight: cardHeight * enlarged,
        symbols,
      },
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const frame = { x: 0, y: 0, width: columns * width * enlarged, height: rows * height * enlarged };
    pictures.push({ picture: await camera(frame), enlarged });
    await page.evaluate(() => document.getElementById('reference-sheet')?.remove());
  }
  return { pictures, codes, columns, corner, width, height };
}
