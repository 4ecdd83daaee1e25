import { shapeAt } from './corner.ts';
import { rounded } from './face.ts';
import type { Mark } from './mark.ts';

/** How far the threads of the pattern are apart. */
const mesh = 8;
const frame = { left: 8, top: 8, right: 92, bottom: 132 } as const;

/** Threads that run across the inner frame at a slant, down to the right or down to the left. */
function threads(down: 1 | -1): string {
  const { left, top, right, bottom } = frame;
  const lines: string[] = [];
  const height = bottom - top;
  for (let start = left - height + mesh / 2; start < right; start += mesh) {
    // A thread begins at the upper edge, or where it enters at the side, and ends at the lower edge or the other side.
    const from = Math.max(start, left);
    const to = Math.min(start + height, right);
    const [y1, y2] = [top + (from - start), top + (to - start)];
    const mirror = (x: number) => (down === 1 ? x : left + right - x);
    lines.push(`M${mirror(from)} ${y1}L${mirror(to)} ${y2}`);
  }
  return lines.join('');
}

/** The back of all cards: a lattice in a frame, and the four suits in a medallion. */
export const backMarks: readonly Mark[] = [
  { kind: 'path', d: rounded(-1.2, 1.4, 101.6, 139.8, 8), fill: 'shadow' },
  { kind: 'path', d: rounded(0.4, 0.4, 99.2, 139.2, 7.5), fill: 'back', stroke: { ink: 'frame', width: 0.8 } },
  { kind: 'path', d: threads(1) + threads(-1), stroke: { ink: 'frame', width: 0.35 } },
  { kind: 'path', d: rounded(6, 6, 88, 128, 4), stroke: { ink: 'frame', width: 1.4 } },
  { kind: 'path', d: 'M30 70a20 20 0 1 0 40 0a20 20 0 1 0-40 0z', fill: 'back', stroke: { ink: 'frame', width: 1.2 } },
  { kind: 'shape', shape: 's', fill: 'frame', at: shapeAt(50, 60.5, 13) },
  { kind: 'shape', shape: 'c', fill: 'frame', at: shapeAt(50, 79.5, 13, true) },
  { kind: 'shape', shape: 'h', fill: 'frame', at: shapeAt(40.5, 70, 12) },
  { kind: 'shape', shape: 'd', fill: 'frame', at: shapeAt(59.5, 70, 12) },
];
