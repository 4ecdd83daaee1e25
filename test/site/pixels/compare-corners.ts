import type { FaceSheet } from './face-sheets.ts';
import type { Cover, PaintedCard } from './painted-cards.ts';

/** How much of a card its index corner is, index and suit, in shares of the card; on a card that is drawn small they are larger. */
export function cornerOf(face: string): { readonly across: number; readonly down: number } {
  return face === 'small' ? { across: 0.42, down: 0.62 } : { across: 0.29, down: 0.43 };
}

/** What the pixels of a card's corner are most like. */
export interface Recognised {
  readonly expected: string;
  /** The card whose face it is; null where too little of the corner is in sight to tell. */
  readonly seen: string | null;
}

/** The picture of a table with what is known of it, and the faces to compare its cards with. */
export interface Comparison {
  readonly picture: string;
  /** How wide the picture is in CSS pixels. */
  readonly width: number;
  /** Where in the picture the corner of the felt is, in CSS pixels. */
  readonly offset: { readonly x: number; readonly y: number };
  readonly cards: readonly (PaintedCard & { readonly sheet: number })[];
  readonly covers: readonly Cover[];
  readonly sheets: readonly FaceSheet[];
}

/**
 * Says for every card which of all faces its index corner is most like. Runs in a page of its own, which can read pictures; so it
 * stands alone and uses nothing of this file.
 */
export async function recogniseCards(comparison: Comparison): Promise<readonly Recognised[]> {
  const { offset, cards, covers, sheets } = comparison;
  const read = async (base64: string, enlarged: number): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const taken = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const bitmap = await createImageBitmap(taken, {
      resizeWidth: Math.round(taken.width / enlarged),
      resizeHeight: Math.round(taken.height / enlarged),
      resizeQuality: 'high',
    });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('no canvas to read the picture on');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  /** The colour at a point between pixels; outside of the picture black. */
  const colourAt = ({ data, width, height }: ImageData, x: number, y: number, into: Float32Array, at: number) => {
    const left = Math.min(Math.max(Math.floor(x - 0.5), 0), width - 2);
    const top = Math.min(Math.max(Math.floor(y - 0.5), 0), height - 2);
    const [fx, fy] = [Math.min(Math.max(x - 0.5 - left, 0), 1), Math.min(Math.max(y - 0.5 - top, 0), 1)];
    const here = (top * width + left) * 4;
    const row = width * 4;
    for (let part = 0; part < 3; part += 1) {
      const above = (data[here + part] ?? 0) * (1 - fx) + (data[here + 4 + part] ?? 0) * fx;
      const below = (data[here + row + part] ?? 0) * (1 - fx) + (data[here + row + 4 + part] ?? 0) * fx;
      into[at + part] = above * (1 - fy) + below * fy;
    }
  };
  const product = (one: Float32Array, other: Float32Array): number => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
    return sum;
  };
  /** Takes from samples what they are on the average, so that a face with more ink is not like every other. */
  const centre = (samples: Float32Array): void => {
    const average = samples.reduce((sum, each) => sum + each, 0) / samples.length;
    for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) - average;
  };
  /** A picture made a little softer, as the canvas makes cards that do not lie on whole pixels. */
  const softened = ({ data, width, height }: ImageData): ImageData => {
    const soft = new ImageData(width, height);
    const row = width * 4;
    const across = new Float32Array(data.length);
    for (let at = 0; at < data.length; at += 1) {
      const column = at % row;
      const before = data[column < 4 ? at : at - 4] ?? 0;
      const after = data[column >= row - 4 ? at : at + 4] ?? 0;
      across[at] = (before + 2 * (data[at] ?? 0) + after) / 4;
    }
    for (let at = 0; at < data.length; at += 1) {
      const above = across[at < row ? at : at - row] ?? 0;
      const below = across[at >= data.length - row ? at : at + row] ?? 0;
      soft.data[at] = (above + 2 * (across[at] ?? 0) + below) / 4;
    }
    return soft;
  };
  const picture = softened(await read(comparison.picture, 1));
  // A picture taken of a zoomed page need not have the page's own pixels: each tells its scale by its width.
  const scale = picture.width / comparison.width;
  const references = await Promise.all(
    sheets.map(({ pictures }) =>
      Promise.all(pictures.map(async (sheet) => softened(await read(sheet.picture, sheet.enlarged)))),
    ),
  );
  const columns = 18;
  const rows = 30;
  // Without the edge of the card, which is as much of what it lies on.
  const edgeShare = 0.1;
  const within = (place: number, of: number) => edgeShare + (1 - edgeShare) * ((place + 0.5) / of);
  const grid = Array.from({ length: columns * rows }, (_, index) => ({
    across: within(index % columns, columns),
    down: within(Math.floor(index / columns), rows),
  }));
  /** The samples of every face in every picture of a sheet, taken once. */
  const samples = sheets.map((sheet, place) => {
    const card = cards.find((candidate) => candidate.sheet === place);
    return (references[place] ?? []).flatMap((reference) =>
      sheet.codes.map((code, index) => {
        const colours = new Float32Array(grid.length * 3);
        const left = (index % sheet.columns) * sheet.width;
        const top = Math.floor(index / sheet.columns) * sheet.height;
        const sheetScale = reference.width / (sheet.columns * sheet.width);
        grid.forEach(({ across, down }, point) => {
          const x = (left + across * sheet.corner.across * (card?.width ?? 0)) * sheetScale;
          const y = (top + down * sheet.corner.down * (card?.height ?? 0)) * sheetScale;
          colourAt(reference, x, y, colours, point * 3);
        });
        return { code, colours };
      }),
    );
  });
  const boxes = cards.map(({ corner: { x, y }, across, down }) => {
    const xs = [x, x + across.x, x + down.x, x + across.x + down.x];
    const ys = [y, y + across.y, y + down.y, y + across.y + down.y];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  const coverBoxes = covers.map(({ x, y, width, height }) => ({
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  }));
  // Marks stand out a little from the cards that wear them.
  const edge = 1.5;
  // How far a card may lie from where it is looked for, in pixels of the screen: those of the page, of the canvas and of the card are rounded.
  const reach = 2;
  const stepsOf = (step: number) => Array.from({ length: (2 * reach) / step + 1 }, (_, nr) => nr * step - reach);
  const steps = stepsOf(0.5);
  const shifts = steps.flatMap((x) => steps.map((y) => ({ x, y })));
  // Few pixels show a small card where each is a CSS pixel: there a quarter of one tells faces apart.
  const fineSteps = scale < 1.5 ? stepsOf(0.25) : steps;
  const fineShifts = fineSteps.flatMap((x) => fineSteps.map((y) => ({ x, y })));
  return cards.map((card, place) => {
    const share = sheets[card.sheet]?.corner ?? { across: 0, down: 0 };
    const pointOf = (point: { across: number; down: number }) => {
      const across = point.across * share.across;
      const down = point.down * share.down;
      return {
        x: card.corner.x + across * card.across.x + down * card.down.x,
        y: card.corner.y + across * card.across.y + down * card.down.y,
      };
    };
    const above = [...boxes.slice(place + 1), ...coverBoxes];
    const inSight = grid.flatMap((point, index) => {
      const { x, y } = pointOf(point);
      const hidden = above.some(
        (box) => x > box.left - edge && x < box.right + edge && y > box.top - edge && y < box.bottom + edge,
      );
      return hidden ? [] : [index];
    });
    // The index tells the rank and the sign below it the suit: who sees but one of them cannot tell the card.
    const parted = 0.52;
    const index = inSight.filter((point) => (grid[point]?.down ?? 0) <= parted);
    const sign = inSight.filter((point) => (grid[point]?.down ?? 0) > parted);
    if (Math.min(index.length, sign.length) < grid.length * 0.2) return { expected: card.code, seen: null };
    /** Some faces by how much the picture is like them at some points, the likest first, wherever within the shifts it lies. */
    const byLikeness = (faces: (typeof samples)[number], points: readonly number[], about: typeof shifts) => {
      const places = points.map((index) => pointOf(grid[index] ?? { across: 0, down: 0 }));
      // By the shape of the ink and not by its strength, which softness takes from thin strokes.
      const drawn = faces.map((face) => {
        const ink = Float32Array.from({ length: points.length * 3 }, (_, part) => {
          const point = points[Math.floor(part / 3)] ?? 0;
          return 255 - (face.colours[point * 3 + (part % 3)] ?? 0);
        });
        centre(ink);
        return { face, ink, strength: product(ink, ink), difference: Number.POSITIVE_INFINITY };
      });
      const found = new Float32Array(points.length * 3);
      for (const shift of about) {
        places.forEach(({ x, y }, index) => {
          colourAt(picture, (x + offset.x) * scale + shift.x, (y + offset.y) * scale + shift.y, found, index * 3);
        });
        for (let part = 0; part < found.length; part += 1) found[part] = 255 - (found[part] ?? 0);
        centre(found);
        const strength = product(found, found);
        for (const face of drawn) {
          const likeness = product(face.ink, found) / Math.sqrt(Math.max(face.strength * strength, 1));
          face.difference = Math.min(face.difference, 1 - likeness);
        }
      }
      return drawn.toSorted((one, other) => one.difference - other.difference).map(({ face }) => face);
    };
    // What differs between two faces of small cards are few pixels: index and sign are looked for more finely, each among the faces that
    // the whole corner, and then the index, is like.
    const likely = byLikeness(samples[card.sheet] ?? [], inSight, shifts).slice(0, 14);
    const [first] = byLikeness(likely, index, fineShifts);
    const ofRank = (samples[card.sheet] ?? []).filter(({ code }) => code[0] === first?.code[0]);
    const [found] = byLikeness(ofRank, sign, fineShifts);
    return { expected: card.code, seen: found?.code ?? '' };
  });
}
