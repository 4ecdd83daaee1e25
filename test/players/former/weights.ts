import type { Ruleset } from '../../../src/engine/index.ts';

/** What a player thinks of a table, in points: what cards in the hand and melds on their way are worth beyond what they count. */
export interface Weights {
  /** A single natural card of the hand, a pair, three of a rank, and each further one. */
  readonly single: number;
  readonly pair: number;
  readonly triple: number;
  readonly further: number;
  /** A wild card of the hand. */
  readonly wild: number;
  /** A black three of the hand: it stops the next player. */
  readonly blackThree: number;
  /** A card of the hand that goes onto a meld of the own side. */
  readonly fits: number;
  /** The share of the points of a card that holding it costs: the deal may end before it is laid. */
  readonly risk: number;
  /** The shares of the bonus that a meld of three, four, five and six cards is worth already. */
  readonly progress: readonly [number, number, number, number];
  /** Having opened. */
  readonly opened: number;
  /** Each of the canastas that going out asks for. */
  readonly permission: number;
  /** Every card missing of those that a hand should keep to stay able to take the pile. */
  readonly thinHand: number;
  /** A card of the pile, beyond its points. */
  readonly pileCard: number;
  /** How much of what the next player would gain is feared. */
  readonly danger: number;
  /** A card taken with the pile, beyond what the hand is then worth: the others do not get it. */
  readonly taken: number;
  /** A card drawn from the stock. */
  readonly draw: number;
  /** Two and three cards of the hand that are neighbours in a sequence. */
  readonly neighbours: number;
  readonly run: number;
  /** A card that goes onto a meld of the own side: the share of its points that are as good as made. */
  readonly fitShare: number;
  /** When going out is weighed: an unseen card of another hand. */
  readonly outCard: number;
  /** What going out must be worth, by what it is reckoned to bring. */
  readonly outMargin: number;
}

/** Weights for games of sets alone, found by play against players with others. */
const sets: Weights = {
  single: 5,
  pair: 26,
  triple: 40,
  further: 16,
  wild: 80,
  blackThree: 8,
  fits: 12,
  risk: 0.35,
  progress: [0.08, 0.16, 0.3, 0.55],
  opened: 60,
  permission: 90,
  thinHand: 12,
  pileCard: 12,
  danger: 4,
  taken: 0,
  draw: 60,
  neighbours: 4,
  run: 18,
  fitShare: 0.5,
  outCard: 12,
  outMargin: -100,
};

/** Where there are sequences, melds grow in more ways and small hands are no worse. */
const sequences: Weights = { ...sets, wild: 62, thinHand: 0, draw: 80, outMargin: -250 };

/** The weights for a ruleset. */
export function weightsFor({ parameters }: Ruleset): Weights {
  return parameters.maxSequence > 0 ? sequences : sets;
}
