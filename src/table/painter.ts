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
  /** Deals what lies in the hands: from the stock to their places, one after another. */
  deal(): void;
  /** Told where the pointer has cards that it carries; with null they go from where they were let go to where they belong. */
  carry(moving: Moving | null): void;
  /** Shakes cards that have been refused. */
  refuse(keys: readonly string[]): void;
  /** Releases everything: canvas, context, textures. */
  destroy(): void;
}
