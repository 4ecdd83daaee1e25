import type { Card } from '../engine/index.ts';
import type { FaceKind } from './faces/face.ts';
import type { CardMark, SideMark } from './view.ts';

/** A rectangle in the units of the layout. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a card lies: upright, or crosswise with its index at the lower left or at the upper right. */
export type Turn = 'upright' | 'left' | 'right';

/**
 * Where a card lies. A card that lies crosswise has a box as wide as the card is high. Later cards lie on earlier ones; `face` says how
 * much of it is drawn, since more would be covered.
 */
export interface CardPlace extends Box {
  readonly key: string;
  readonly card: Card | null;
  readonly zone: string;
  readonly face: FaceKind;
  readonly turn: Turn;
  readonly lifted: boolean;
  readonly marks: readonly CardMark[];
}

/** A place of the table: what a reader can point at, whether cards lie there or not. */
export interface ZonePlace extends Box {
  readonly zone: string;
  readonly outline: 'none' | 'dashed' | 'seat' | 'turn';
  /** The radius of its corners. */
  readonly corner: number;
}

/** A line of text; `y` is its baseline. */
export interface LabelPlace {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly tone: 'plain' | 'quiet' | 'strong' | 'met' | 'on-gold' | 'on-ice' | 'on-paper';
}

/** What is drawn over the cards: a pill behind a label, a bar that fills, the mark of a side, the dealer's disc, the sign of a free place. */
export type Ornament =
  | (Box & { readonly kind: 'pill'; readonly tone: 'dark' | 'gold' | 'ice' })
  | (Box & { readonly kind: 'bar'; readonly laid: number; readonly chosen: number })
  | { readonly kind: SideMark | 'plus'; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: 'dealer'; readonly letter: string; readonly x: number; readonly y: number; readonly size: number };

/** A part of the table that has been laid out from some height down. */
export interface Part {
  readonly cards: readonly CardPlace[];
  readonly zones: readonly ZonePlace[];
  readonly labels: readonly LabelPlace[];
  readonly ornaments: readonly Ornament[];
  readonly bottom: number;
}

/** A table laid out: everything has its place in a box of this size. */
export interface TableLayout extends Omit<Part, 'bottom'> {
  readonly width: number;
  readonly height: number;
  /** Where the height is free for the tools of the hand: the right end of this line. */
  readonly tools: { readonly x: number; readonly y: number };
}

/** Parts as one. */
export function joined(parts: readonly Part[]): Omit<Part, 'bottom'> {
  return {
    cards: parts.flatMap(({ cards }) => cards),
    zones: parts.flatMap(({ zones }) => zones),
    labels: parts.flatMap(({ labels }) => labels),
    ornaments: parts.flatMap(({ ornaments }) => ornaments),
  };
}
