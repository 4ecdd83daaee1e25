import type { TableLayout } from './place.ts';

/** Cards that the pointer has taken hold of. */
export interface Held {
  readonly keys: readonly string[];
  /** The card under the pointer; the others gather beside it. */
  readonly grabbed: string;
}

/** Cards on their way with the pointer, and how far from their places. */
export interface Moving extends Held {
  readonly x: number;
  readonly y: number;
}

/** Something that paints a table live. */
export interface Painter {
  /** Shows a layout; cards go from where they are to where they belong. */
  paint(layout: TableLayout): void;
  /**
   * Leaves out cards that the pointer carries, which the picture over the canvas shows; with null they are back, and go from where they
   * were let go.
   */
  carry(moving: Moving | null): void;
  /** Shakes cards that have been refused. */
  refuse(keys: readonly string[]): void;
  /** Releases everything: canvas, context, textures. */
  destroy(): void;
}
