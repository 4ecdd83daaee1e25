import type { Card } from '../engine/index.ts';

/** A card as the table shows it. `key` names this very card as long as it is in sight; `card` is null for a back. */
export interface ViewCard {
  readonly key: string;
  readonly card: Card | null;
}

/** A meld on the table, or one that the reader has put aside to lay later. */
export interface ViewMeld {
  readonly zone: string;
  readonly cards: readonly ViewCard[];
  /** A word or two below the cards, such as what canasta it is; empty for none. */
  readonly caption: string;
}

/** What lies before a side. */
export interface ViewSide {
  readonly zone: string;
  readonly label: string;
  readonly melds: readonly ViewMeld[];
  readonly redThrees: ViewMeld | null;
}

/** A player whose cards are not seen. */
export interface ViewSeat {
  readonly zone: string;
  readonly label: string;
  readonly count: number;
  readonly inTurn: boolean;
}

/** The pile from the bottom to the top, with the places of the cards that freeze it. */
export interface ViewPile {
  readonly label: string;
  readonly cards: readonly ViewCard[];
  readonly crosswise: ReadonlySet<string>;
}

/** The hand that the reader plays: its groups are ordinary cards, and apart from them penalty cards and waiting cards. */
export interface ViewHand {
  readonly label: string;
  readonly cards: readonly ViewCard[];
  readonly apart: readonly ViewMeld[];
}

/**
 * Everything that is to be seen of a table, and nothing else: no rules, no whose-turn logic. Texts come in the reader's language.
 */
export interface TableView {
  readonly seats: readonly ViewSeat[];
  readonly opponents: readonly ViewSide[];
  readonly own: ViewSide;
  /** Melds put aside to be laid together. */
  readonly staged: readonly ViewMeld[];
  /** Whether there is a free place for a new meld. */
  readonly room: boolean;
  readonly stock: { readonly label: string; readonly count: number };
  readonly pile: ViewPile;
  readonly hand: ViewHand;
  /** Keys of the cards that stand out of the hand because they are selected. */
  readonly lifted: ReadonlySet<string>;
}

/** The names of the places of a table that are not melds. */
export const zones = { stock: 'stock', pile: 'pile', hand: 'hand', room: 'room' } as const;
