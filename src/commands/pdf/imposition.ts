/** A side of a sheet with two pages of a booklet beside each other, by their places from 0; null where a page stays empty. */
export type Spread = readonly [left: number | null, right: number | null];

/**
 * Which pages stand beside each other on the sides of a booklet’s sheets, so that the sheets, printed on both sides and laid into one another,
 * are folded once in the middle. Eight pages are two sheets: [7, 0] with [1, 6] on its back, [5, 2] with [3, 4] on its back. Empty pages
 * fill the last sheet up at the end of the booklet.
 */
export function spreadsOf(pages: number): readonly Spread[] {
  const places = Math.ceil(pages / 4) * 4;
  const page = (place: number) => (place < pages ? place : null);
  return Array.from({ length: places / 2 }, (_, side): Spread => {
    const [low, high] = [page(side), page(places - 1 - side)];
    return side % 2 === 0 ? [high, low] : [low, high];
  });
}
