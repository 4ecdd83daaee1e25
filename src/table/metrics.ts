/** The measures of a table drawn at some width; all lengths are in the units of that width. */
export interface Metrics {
  readonly width: number;
  readonly margin: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly gap: number;
  /** How much of a covered card must stay in sight so that its index can be read. */
  readonly strip: number;
  /** The same in the hand, where the strip must also be wide enough for a finger. */
  readonly handStrip: number;
  readonly text: number;
  /** How far a selected card stands out of the hand. */
  readonly lift: number;
  /** How far a crosswise card sticks out below the pile. */
  readonly overhang: number;
}

/** The face of a card is drawn in these units and scaled. */
export const face = { width: 46, height: 66, corner: 5 } as const;

/** The two widths for which tables are drawn; in between they are scaled, so that picture and live table are one. */
export const designWidths = { narrow: 340, wide: 760 } as const;

/** Below this width of the place on the page a table is drawn as on a phone. */
export const narrowBelow = 560;

/** The width to draw for, given the width of the place on the page. */
export function designWidth(available: number): number {
  return available < narrowBelow ? designWidths.narrow : designWidths.wide;
}

/** The measures for a width between 320 and 900. */
export function metricsFor(width: number): Metrics {
  const wide = width >= narrowBelow;
  const scale = wide ? 1.3 : 1;
  return {
    width,
    margin: wide ? 20 : 12,
    cardWidth: face.width * scale,
    cardHeight: face.height * scale,
    gap: wide ? 14 : 8,
    strip: 19 * scale,
    handStrip: wide ? 30 : 26,
    text: wide ? 14 : 12.5,
    lift: wide ? 14 : 10,
    overhang: 17 * scale,
  };
}
