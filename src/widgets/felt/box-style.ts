import type { Box, TableLayout } from '../../table/place.ts';

/** A box of the layout as a share of the table, so that what lies over the picture follows it at every size. */
export function boxStyle({ x, y, width, height }: Box, layout: TableLayout) {
  const across = (length: number) => `${(length / layout.width) * 100}%`;
  const down = (length: number) => `${(length / layout.height) * 100}%`;
  return { left: across(x), top: down(y), width: across(width), height: down(height) };
}
