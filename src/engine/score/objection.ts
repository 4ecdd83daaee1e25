import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { ContractResult } from '../rulesets/definition.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Side } from '../rulesets/seats.ts';
import type { WordOf } from '../rulesets/split-words.ts';
import type { Counted } from './counts.ts';
import { type CardFace, countedItems } from './entry.ts';

/** The part of an entry that an objection is about. */
export type EntryField =
  | Counted
  | WordOf<'melded-cards unmelded-cards net-cards penalties opened going-out contract loser'>;

/** What cannot be, whatever cards lie where. */
export type ImpossibleCode =
  /** A number that is not a whole one, or below nothing. */
  | 'not-a-count'
  /** Something that the game, as agreed on, does not have. */
  | 'not-in-ruleset'
  /** More red or black threes than the packs hold. */
  | 'too-many-red-threes'
  | 'too-many-black-threes'
  /** More cards of a face than the packs hold, canastas of more cards than there are, or points of more cards than there are. */
  | 'too-many-of-a-face'
  | 'too-many-canastas'
  | 'more-points-than-cards'
  /** Points that no cards give: not a multiple of what all cards are a multiple of, or fewer than those of a meld or of the canastas. */
  | 'points-of-no-cards'
  | 'too-few-points-for-meld'
  | 'too-few-points-for-canastas'
  /** Fewer melded cards than the canastas have. */
  | 'too-few-cards-for-canastas'
  /** Canastas or melded cards of a side that has not melded, or none of one that has. */
  | 'melds-without-opening'
  | 'opened-without-cards'
  /** Gone out without what going out asks for, or concealed without the canasta of which the bonus speaks. */
  | 'out-without-requirement'
  | 'concealed-without-canasta'
  /** Cards left to the only player of a side that has gone out. */
  | 'out-with-cards-left'
  /** Red threes of somebody who had no turn before another went out, and nobody went out. */
  | 'unplayed-without-going-out'
  /** A level that cannot be bid, or a result that the counts do not bear out. */
  | 'no-such-level'
  | 'contract-result';

/** What can be but is seldom meant. */
export type OddCode =
  /** Canastas but no points of melded cards: they are not entered yet. */
  | 'no-card-points'
  /** Canastas that the cards counted by face do not make, and jokers or twos melded without cards for them to stand beside. */
  | 'canasta-not-in-cards'
  | 'wilds-alone'
  /** Nothing left in the hands of a side that has not gone out, or of the partners of who has; fewer cards than players who hold some. */
  | 'nothing-left'
  | 'partner-left-nothing'
  | 'hand-left-out'
  /** A contract of which the counts do not tell what became of it. */
  | 'result-unknown'
  /** Points that no single penalty of the game comes to. */
  | 'unusual-penalty';

/** An objection to an entry: what cannot be or is odd, where, by which clause, and the numbers of it. */
export interface Objection {
  readonly kind: 'impossible' | 'odd';
  readonly code: ImpossibleCode | OddCode;
  /** The side that it is about; null if about the deal. */
  readonly side: Side | null;
  readonly field: EntryField;
  readonly clause: ClauseAddress;
  /** What the entry says: a number of things, cards or points. */
  readonly found?: number;
  /** What it could be at most, or must be at least; of points, what they must be a multiple of. */
  readonly limit?: number;
  readonly face?: CardFace;
  readonly result?: ContractResult;
}

/** The rest of an objection, besides its code, field and side. */
export type Rest = Partial<Pick<Objection, 'found' | 'limit' | 'face' | 'result'>>;

/** An objection to what cannot be. */
export function impossible(
  code: ImpossibleCode,
  side: Side | null,
  field: EntryField,
  clause: ClauseAddress,
  rest: Rest = {},
): Objection {
  return { kind: 'impossible', code, side, field, clause, ...rest };
}

/** A question about what is odd. */
export function odd(
  code: OddCode,
  side: Side | null,
  field: EntryField,
  clause: ClauseAddress,
  rest: Rest = {},
): Objection {
  return { kind: 'odd', code, side, field, clause, ...rest };
}

/** The clause of a field: what the game says of that which it counts. */
export function clauseOf(ruleset: Ruleset, field: EntryField): ClauseAddress {
  const { facts } = ruleset;
  switch (field) {
    case 'melded-cards':
    case 'net-cards':
      return facts.meldedCards;
    case 'unmelded-cards':
      return facts.handCards;
    case 'penalties':
    case 'loser':
      return facts.penalties;
    case 'opened':
      return facts.contract?.unopened ?? facts.minimum;
    case 'going-out':
      return facts.goingOut;
    case 'contract':
      return facts.contract?.results.none ?? facts.bonuses;
    default:
      return countedItems(ruleset).find(({ item }) => item === field)?.clause ?? facts.bonuses;
  }
}
