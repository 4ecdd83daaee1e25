import type { Card } from '../engine/index.ts';

/** A rectangle in the units of the layout. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card lies. A turned card lies crosswise: its box is as wide as the card is high. Later cards lie on earlier ones. */
export interface CardPlace extends Box {
  readonly key: string;
  readonly card: Card | null;
  readonly zone: string;
  readonly turned: boolean;
  readonly lifted: boolean;
}

/** A place of the table: what a reader can point at, whether cards lie there or not. */
export interface ZonePlace extends Box {
  readonly zone: string;
  readonly outline: 'none' | 'dashed' | 'solid';
}

/** A line of text; `y` is its baseline. */
export interface LabelPlace {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle';
  readonly tone: 'plain' | 'quiet' | 'strong';
}

/** A table laid out: everything has its place in a box of this size. */
export interface TableLayout {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly CardPlace[];
  readonly zones: readonly ZonePlace[];
  readonly labels: readonly LabelPlace[];
}

/** A part of the table that has been laid out from some height down. */
export interface Part {
  readonly cards: readonly CardPlace[];
  readonly zones: readonly ZonePlace[];
  readonly labels: readonly LabelPlace[];
  readonly bottom: number;
}
