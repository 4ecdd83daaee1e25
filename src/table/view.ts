import type { Card } from '../engine/index.ts';

/** A card as the table shows it. `key` names this very card as long as it is in sight; `card` is null for a back. */
export interface ViewCard {
  readonly key: string;
  readonly card: Card | null;
}

/** What a card can say besides what it is: selected, spoken of by a verdict, just laid, just drawn. */
export const cardMarks = ['chosen', 'meant', 'laid', 'drawn'] as const;
/** What a card can say besides what it is. */
export type CardMark = (typeof cardMarks)[number];

/** How one side is told from the others at a glance: the reader's own, and up to two others. */
export type SideMark = 'own' | 'second' | 'third';

/** A word on a meld: what canasta it is and what that counts, on a phone in short. */
export interface Badge {
  readonly full: string;
  readonly short: string;
  readonly tone: 'plain' | 'best';
}

/** A meld on the table, or one that the reader has put aside to lay later. */
export interface ViewMeld {
  readonly zone: string;
  /** From the bottom; the last lies on top. */
  readonly cards: readonly ViewCard[];
  /** A word or two for those who hear the table, such as what canasta it is; empty for none. */
  readonly caption: string;
  readonly badge: Badge | null;
  /** Whether it is squared up, so that only its top card is seen. */
  readonly squared: boolean;
  /** Whether it lies with its faces down. */
  readonly faceDown: boolean;
  /** The card that lies crosswise; null for none. */
  readonly crosswise: string | null;
}

/** One condition of several, and whether it is met. */
export interface Condition {
  readonly text: string;
  readonly met: boolean;
}

/** How far a side has come towards opening, going out or its bid: in words with their signs, and as a bar where points are counted. */
export interface Progress {
  /** What is aimed at; left out where there is no room for it. */
  readonly label: string;
  readonly conditions: readonly Condition[];
  /** As shares of the whole: what lies there, and what is chosen besides. */
  readonly bar: { readonly laid: number; readonly chosen: number } | null;
}

/** What lies before a side. */
export interface ViewSide {
  readonly zone: string;
  readonly label: string;
  readonly mark: SideMark;
  readonly melds: readonly ViewMeld[];
  readonly redThrees: ViewMeld | null;
  /** Cards that lie face up before its players and are no melds: penalty cards, and hands that are counted. */
  readonly open: readonly ViewMeld[];
  readonly progress?: Progress | null;
}

/** Another player, by how many places to the left of the reader he sits. */
export interface ViewSeat {
  readonly zone: string;
  /** Who it is, with soft hyphens where the name may be parted. */
  readonly label: string;
  readonly mark: SideMark;
  readonly place: number;
  readonly count: number;
  /** Whether the hand lies face up before its side, so that no backs lie here. */
  readonly laid?: boolean;
  readonly inTurn: boolean;
  /** The letter on the dealer’s disc; empty where somebody else deals. */
  readonly dealer: string;
}

/** The pile from the bottom to the top, with the places of the cards that freeze it. */
export interface ViewPile {
  readonly label: string;
  readonly cards: readonly ViewCard[];
  readonly crosswise: ReadonlySet<string>;
  /** The word for a frozen pile while it is so. */
  readonly frozen: string | null;
}

/** The hand that lies open: its groups are ordinary cards, and apart from them penalty cards and waiting cards. */
export interface ViewHand {
  readonly label: string;
  readonly cards: readonly ViewCard[];
  readonly apart: readonly ViewMeld[];
  readonly inTurn: boolean;
  /** The letter on the dealer’s disc; empty where somebody else deals. */
  readonly dealer: string;
}

/**
 * Everything that is to be seen of a table, and nothing else: no rules, no whose-turn logic. Texts come in the reader's language.
 */
export interface TableView {
  /** How many sit at the table. */
  readonly players: number;
  readonly seats: readonly ViewSeat[];
  /** That somebody sits this deal out; null where all play. */
  readonly resting: string | null;
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
  /** What cards say besides what they are, by key. */
  readonly marks: ReadonlyMap<string, readonly CardMark[]>;
}

/** The names of the places of a table that are not melds. */
export const zones = { stock: 'stock', pile: 'pile', hand: 'hand', room: 'room' } as const;

/** A meld that lies open in a row, without a word on it. */
export function plainMeld(zone: string, cards: readonly ViewCard[], caption: string): ViewMeld {
  return { zone, cards, caption, badge: null, squared: false, faceDown: false, crosswise: null };
}
