import type { Locator } from '@playwright/test';

/** A point of the page in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card of a live table as its picture says it lies, in CSS pixels from the corner of the felt. */
export interface PaintedCard {
  /** Which of the faces of a card it shows, such as `whole`, and which card: `Ks`. */
  readonly face: string;
  readonly code: string;
  readonly width: number;
  readonly height: number;
  /** The corner with the index, and the ways along the card's upper edge and down its left one, each as long as the edge. */
  readonly corner: Point;
  readonly across: Point;
  readonly down: Point;
}

/** A box that lies over cards: a line of text, a mark. */
export interface Cover extends Point {
  readonly width: number;
  readonly height: number;
}

/** What the picture of a table says of its cards, in the order in which they lie on one another, and of what lies over all of them. */
export interface PictureOfTable {
  readonly painted: boolean;
  readonly cards: readonly PaintedCard[];
  readonly covers: readonly Cover[];
}

/** Reads the picture that lies hidden below the canvas of a live table. */
export function pictureOf(felt: Locator): Promise<PictureOfTable> {
  return felt.evaluate((host) => {
    const at = host.getBoundingClientRect();
    const cards: PaintedCard[] = [];
    for (const use of host.querySelectorAll<SVGUseElement>('svg.table-picture use:not(.sign)')) {
      const matrix = use.getScreenCTM();
      if (matrix === null) continue;
      const [x, y, width, height] = [use.x, use.y, use.width, use.height].map((length) => length.baseVal.value);
      const name = /^#([a-z]+)-(\w+)$/.exec(use.getAttribute('href') ?? '');
      if (name === null || x === undefined || y === undefined || width === undefined || height === undefined) continue;
      const point = (across: number, down: number) => {
        const { x: left, y: top } = new DOMPoint(across, down).matrixTransform(matrix);
        return { x: left - at.left, y: top - at.top };
      };
      const corner = point(x, y);
      const right = point(x + width, y);
      const bottom = point(x, y + height);
      const [, face = '', code = ''] = name;
      const across = { x: right.x - corner.x, y: right.y - corner.y };
      const down = { x: bottom.x - corner.x, y: bottom.y - corner.y };
      cards.push({
        face,
        code,
        corner,
        across,
        down,
        width: Math.hypot(across.x, across.y),
        height: Math.hypot(down.x, down.y),
      });
    }
    const over = [...host.querySelectorAll('svg.table-picture text, svg.table-picture .over')];
    const covers = over.map((mark) => {
      const box = mark.getBoundingClientRect();
      return { x: box.left - at.left, y: box.top - at.top, width: box.width, height: box.height };
    });
    return { painted: host.classList.contains('painted'), cards, covers };
  });
}
