import type { Ruleset } from '../engine/index.ts';
import contract from './trained/contract.json' with { type: 'json' };
import sequences from './trained/sequences.json' with { type: 'json' };
import sets from './trained/sets.json' with { type: 'json' };

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
  /** How much more of it the closer an opponent is to going out, or the stock to its end. */
  readonly alarm: number;
  /** The shares of the bonus that a meld of three, four, five and six cards is worth already. */
  readonly three: number;
  readonly four: number;
  readonly five: number;
  readonly six: number;
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
  /** The cost of a wild card that is thrown onto a pile which is frozen already. */
  readonly again: number;
  /** What a discard has in its favour for every card of its rank that lies open: it will hardly become a meld. */
  readonly dead: number;
  /** A card taken with the pile, beyond what the hand is then worth: the others do not get it. */
  readonly taken: number;
  /** A card drawn from the stock. */
  readonly draw: number;
  /** Two and three cards of the hand that are neighbours in a sequence. */
  readonly neighbours: number;
  readonly run: number;
  /** A card that goes onto a meld of the own side: the share of its points that are as good as made. */
  readonly fitShare: number;
  /** Auctions: what a hand promises in thousands at the least, and more for a wild card, for each card beyond the first of a rank, for each three in a row, for a red three. */
  readonly bidBase: number;
  readonly bidWild: number;
  readonly bidPair: number;
  readonly bidRun: number;
  readonly bidRedThree: number;
  /** When going out is weighed: an unseen card of another hand. */
  readonly outCard: number;
  /** What going out must be worth, by what it is reckoned to bring. */
  readonly outMargin: number;
}

/** The families of rulesets that are played alike: sets alone, sequences besides, and sequences with a contract. */
export type Family = 'sets' | 'sequences' | 'contract';

/** What training has found (`npm run train-players`): the weights of each family, with where they come from and what they measured. */
const families: Readonly<Record<Family, { readonly weights: Weights; readonly promise: Weights }>> = {
  sets,
  sequences,
  contract,
};

/** The weights of a family. */
export function weightsOfFamily(family: Family): Weights {
  return families[family].weights;
}

/** The family of a ruleset. */
export function familyOf(ruleset: Ruleset): Family {
  return ruleset.has('contract') ? 'contract' : ruleset.parameters.maxSequence > 0 ? 'sequences' : 'sets';
}

/** The weights for a ruleset. */
export function weightsFor(ruleset: Ruleset): Weights {
  return weightsOfFamily(familyOf(ruleset));
}

/** What tables promise at which a line of play is broken off, for a ruleset: in points of the count. */
export function promiseFor(ruleset: Ruleset): Weights {
  return families[familyOf(ruleset)].promise;
}
