/** The size of a card on the table. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** The measures of a table drawn at some width; all lengths are in the units of that width. */
export interface Metrics {
  readonly width: number;
  /** Whether it is drawn as on a desktop. */
  readonly wide: boolean;
  readonly margin: number;
  readonly gap: number;
  /** The size of labels. */
  readonly text: number;
  /** Cards of the hand, of stock and pile, of melds, and the backs at the seats. */
  readonly hand: CardSize;
  readonly centre: CardSize;
  readonly meld: CardSize;
  readonly seat: CardSize;
  /** How far apart the cards of a hand lie at most, and below what the hand goes into one more row. */
  readonly handSteps: { readonly most: number; readonly least: number };
  /** How much of a row of the hand stays in sight above the next row. */
  readonly rowStep: number;
  /** How far a selected card stands out of the hand. */
  readonly lift: number;
  /** The least height of a table, so that it does not grow with every meld. */
  readonly leastHeight: number;
  /** The height up to which its cards keep their size, so that table and hand are seen at once. */
  readonly mostHeight: number;
  /** The sizes in which cards are drawn where more would lie there, as shares of the usual one. */
  readonly shares: readonly number[];
}

/** The two widths for which tables are drawn; in between they are scaled, so that picture and live table are one. */
export const designWidths = { narrow: 360, wide: 832 } as const;

/** Below this width of the place on the page a table is drawn as on a phone. */
export const narrowBelow = 600;

/** The width to draw for, given the width of the place on the page. */
export function designWidth(available: number): number {
  return available < narrowBelow ? designWidths.narrow : designWidths.wide;
}

/** How much of the width of a covered card shows index and suit. */
export const stripShare = 0.3;

/** The same of a card that is drawn small: its index is larger. */
const smallStripShare = 0.44;

/** Cards narrower than this are drawn small. */
export const smallBelow = 45;

/** How far apart cards of this width lie in a row so that the index of each can be read. */
export function stripOf({ width }: CardSize): number {
  return width * (width < smallBelow ? smallStripShare : stripShare);
}

/** The measures for a width between 320 and 900, with cards of a share of their usual size. */
export function metricsFor(width: number, share = 1): Metrics {
  const card = (usual: number): CardSize => ({ width: usual * share, height: usual * share * 1.4 });
  return width >= narrowBelow
    ? {
        width,
        wide: true,
        margin: 22,
        gap: 16,
        text: 15,
        hand: card(96),
        centre: card(86),
        meld: card(60),
        seat: card(30),
        handSteps: { most: 60, least: 30 },
        rowStep: 74 * share,
        lift: 22,
        leastHeight: 640,
        mostHeight: 700,
        shares: [0.92, 0.85, 0.78],
      }
    : {
        width,
        wide: false,
        margin: 8,
        gap: 8,
        text: 13.5,
        hand: card(55),
        centre: card(46),
        meld: card(35),
        seat: card(15),
        handSteps: { most: 36, least: 30 * share },
        rowStep: 44 * share,
        lift: 10,
        leastHeight: 300,
        mostHeight: 440,
        shares: [0.96, 0.92],
      };
}
