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
  /** In how many rows a hand lies in whole cards or close together, before its cards become smaller. */
  readonly handRows: number;
  /** How high a table is where nothing else is asked for. */
  readonly usualHeight: number;
  /** The sizes in which cards are drawn so that the table has the height asked for, as shares of the usual one, the largest first. */
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
        handSteps: { most: 66, least: 27 },
        rowStep: 74 * share,
        lift: 22,
        handRows: 1,
        usualHeight: 660,
        shares: [1.1, 1, 0.92, 0.85, 0.78, 0.7],
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
        handSteps: { most: 58, least: 30 * share },
        rowStep: 44 * share,
        lift: 10,
        handRows: 2,
        usualHeight: 446,
        shares: [1.1, 1.05, 1, 0.96, 0.92, 0.88, 0.84],
      };
}
