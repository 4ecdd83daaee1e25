import type { Suit } from '../../engine/index.ts';
import type { Shape } from './shapes.ts';

/** The colours of the faces: the style sheet names each `--ink-…`, and the canvas reads them there. */
export const inks = [
  's',
  'h',
  'd',
  'c',
  'joker',
  'paper',
  'edge',
  'shadow',
  'line',
  'cream',
  'gold',
  'skin',
  'dark',
  'red',
  'green',
  'blue',
  'back',
  'frame',
  'chosen',
  'meant',
  'laid',
] as const;
/** A colour of the faces; the four suits each have their own, so that they can be told apart by four colours too. */
export type Ink = (typeof inks)[number];

/** Where a mark is put: moved, then scaled, turned round if it stands on its head. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turned?: boolean;
}

/** A stroke along a path; dashes are as long as the gaps between them. */
export interface Stroke {
  readonly ink: Ink;
  readonly width: number;
  readonly dash?: number;
}

/** What is drawn on a card, in units of a hundredth of its width; both painters draw it from this. */
export type Mark =
  | { readonly kind: 'path'; readonly d: string; readonly fill?: Ink; readonly stroke?: Stroke }
  | { readonly kind: 'shape'; readonly shape: Shape; readonly fill: Ink; readonly at: Placement }
  | { readonly kind: 'group'; readonly marks: readonly Mark[]; readonly at: Placement }
  | { readonly kind: 'figure'; readonly figure: Figure; readonly at: Placement }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** What stands there instead where the reader wants A K Q J. */
      readonly english: string;
      readonly fill: Ink;
      readonly size: number;
      /** The middle of the text, and its baseline; a text that runs down the card is turned to the right about that point. */
      readonly x: number;
      readonly y: number;
      readonly downwards?: boolean;
    };

/** The figures of the court, each drawn once for all its suits. */
export const figures = ['king', 'queen', 'jack'] as const;
/** A figure of the court. */
export type Figure = (typeof figures)[number];

/** The colour of a suit, and of the joker, which has none. */
export function inkOf(suit: Suit | null): Ink {
  return suit ?? 'joker';
}
