import { type Card, isBlackThree, without } from '../cards/cards.ts';
import type { Bid } from '../position/action.ts';
import { redThreesHeld } from '../position/duties.ts';
import { isComplete, isLawfulMeld, type Meld, makeMeld, pointsOfAll, standsAsWild } from '../position/melds.ts';
import { hasOpened, type Position, playableCards, type SeatState, type SideState } from '../position/position.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { type Side, sideOf } from '../rulesets/seats.ts';
import { wordsOf } from '../rulesets/split-words.ts';
import { type CanastaCount, canastaCount } from './canasta-bonus.ts';

/** What is counted by number at the end of a deal, besides canastas. */
export const thingsCounted = wordsOf([
  'red-threes red-threes-unplayed forgotten-red-threes red-threes-in-hand black-threes-in-hand',
  'red-threes-for-cards excess-wilds wild-meld-incomplete',
]);
/** One of the things that are counted by number. */
export type ThingCounted = (typeof thingsCounted)[number];

/** What is counted by number at the end of a deal. */
export type Counted = CanastaCount | ThingCounted;

/** How many there are of each; what is left out is not there. */
export type Counts = { readonly [Item in Counted]?: number };

/** Points that a ruling has charged, with its clause where it is known; below nothing are points that it has given the side. */
export interface Penalty {
  readonly points: number;
  readonly clause?: ClauseAddress;
}

/** Cards together: how many (0 where only their points are known), and what they are worth. */
export interface CardSum {
  readonly cards: number;
  readonly points: number;
}

/** What a side's cards are worth: those melded and those left in the hands apart, or only what is left of the one after the other. */
export type CardSums = { readonly melded: CardSum; readonly left: CardSum } | { readonly net: number };

/** What a side has at the end of a deal, as far as it is counted. */
export interface SideCounts {
  readonly side: Side;
  readonly counts: Counts;
  /** Whether the side has melded: red threes and openings are counted by that. */
  readonly opened: boolean;
  readonly penalties: readonly Penalty[];
  readonly cards: CardSums;
}

/** Which side went out and how; `ownCanasta` says whether a concealed hand had a canasta of its own. */
export interface GoneOut {
  readonly side: Side;
  readonly concealed: boolean;
  readonly ownCanasta: boolean;
}

/** Which side has bid what, and whether it was doubled. */
export interface ContractOfSide {
  readonly side: Side;
  readonly bid: Bid;
  readonly doubled: boolean;
}

/** A deal that is over, as far as it is counted: no cards, only numbers. */
export interface DealCounts {
  readonly sides: readonly SideCounts[];
  readonly out: GoneOut | null;
  readonly contract: ContractOfSide | null;
  /** The side that has lost the game by a ruling: then only penalties are counted. */
  readonly loser: Side | null;
}

/** How many of something there are. */
export function numberOf({ counts }: Pick<SideCounts, 'counts'>, item: Counted): number {
  return counts[item] ?? 0;
}

/** The counts of a position as the cards lie, as if the deal ended here. */
export function countsOf(position: Position): DealCounts {
  return {
    sides: position.sides.map((side) => countSide(position, side)),
    out: goneOut(position),
    contract: contractOf(position),
    loser: position.ending?.loser ?? null,
  };
}

function goneOut({ ruleset, ending }: Position): GoneOut | null {
  if (ending === null || ending.out === null) return null;
  const { out, concealed, ownCanasta } = ending;
  return { side: sideOf(ruleset.seating, out), concealed, ownCanasta };
}

function contractOf({ ruleset, ending, contract }: Position): ContractOfSide | null {
  if (ending === null || contract === null) return null;
  const { seat, bid, doubledBy } = contract;
  return { side: sideOf(ruleset.seating, seat), bid, doubled: doubledBy !== null };
}

/** The counts of a side. Wild cards of a meld beyond the limit count as not melded. */
export function countSide({ ruleset, seats: all, ending }: Position, side: SideState): SideCounts {
  const { parameters } = ruleset;
  const seats = all.filter(({ seat }) => sideOf(ruleset.seating, seat) === side.side);
  const excess = side.melds.map((meld) => excessWilds(parameters, meld)).filter(({ length }) => length > 0);
  const proper = excess.length === 0 ? side.melds : side.melds.map((meld) => withoutExcess(parameters, meld));
  // Threes of the hand are counted by number where they cost one.
  const left = [...seats.flatMap(playableCards), ...excess.flat()].filter(
    ({ role }) => role !== 'red-three' && !(role === 'black-three' && parameters.blackThreeInHandPenalty > 0),
  );
  return {
    side: side.side,
    counts: {
      ...canastasAmong(parameters, proper),
      ...threesOf(ruleset, side, seats, ending !== null && ending.out !== null),
      'excess-wilds': excess.length,
      'wild-meld-incomplete': hasUnfinishedWildMeld(parameters, side.melds) ? 1 : 0,
    },
    opened: parameters.unopenedPenalty > 0 ? hasOpened(side) : proper.some((meld) => isLawful(parameters, meld)),
    penalties: side.penalties === 0 ? [] : [{ points: side.penalties }],
    cards: {
      melded: sumOf(
        parameters,
        proper.flatMap(({ cards }) => cards),
      ),
      left: sumOf(parameters, left),
    },
  };
}

function sumOf(parameters: Parameters, cards: readonly Card[]): CardSum {
  return { cards: cards.length, points: pointsOfAll(parameters, cards) };
}

function canastasAmong(parameters: Parameters, melds: readonly Meld[]): Counts {
  const counts: { [Count in CanastaCount]?: number } = {};
  for (const meld of melds) {
    const count = canastaCount(parameters, meld);
    if (count !== null) counts[count] = (counts[count] ?? 0) + 1;
  }
  return counts;
}

/** The threes of a side: those laid, and those of the hands, which only in some games may be there. */
function threesOf({ parameters }: Ruleset, side: SideState, seats: readonly SeatState[], goneOut: boolean): Counts {
  const held = seats.flatMap(redThreesHeld).length;
  const black = seats.flatMap(playableCards).filter(isBlackThree).length;
  const inHand: Counts = parameters.blackThreeInHandPenalty > 0 ? { 'black-threes-in-hand': black } : {};
  if (parameters.redThreesLaid === 'never')
    return { ...inHand, 'red-threes-in-hand': held, 'red-threes-for-cards': side.redThrees.length };
  const ofUnplayed = seats.filter(({ played }) => !played).flatMap(redThreesHeld).length;
  const unplayed = goneOut ? ofUnplayed : 0;
  return {
    ...inHand,
    'red-threes': side.redThrees.length,
    'red-threes-unplayed': unplayed,
    'forgotten-red-threes': held - unplayed,
  };
}

function hasUnfinishedWildMeld(parameters: Parameters, melds: readonly Meld[]): boolean {
  if (parameters.wildMeldIncompletePenalty === 0) return false;
  const wild = melds.find(({ kind }) => kind === 'wild');
  return wild !== undefined && wild.cards.length < parameters.canastaSize;
}

/** Whether a meld counts as one: a canasta that is credited, or lawful once what does not belong to it is left out (canasta-fi 28). */
function isLawful(parameters: Parameters, meld: Meld): boolean {
  if (isComplete(parameters, meld)) return true;
  const belongs = (card: Card) => meld.kind !== 'set' || card.order === meld.order || standsAsWild(meld, card);
  return isLawfulMeld(parameters, meld, meld.cards.filter(belongs));
}

/** The wild cards of a meld beyond the limit, which count as not melded (samba 34-b-2); jokers first, if it is in doubt which. */
function excessWilds(parameters: Parameters, meld: Meld): readonly Card[] {
  if (parameters.excessWildPenalty === 0 || meld.kind !== 'set' || meld.wilds <= parameters.maxWilds) return [];
  const wilds = meld.cards.filter((card) => card.role === 'wild').sort((a, b) => b.index - a.index);
  return wilds.slice(0, meld.wilds - parameters.maxWilds);
}

function withoutExcess(parameters: Parameters, meld: Meld): Meld {
  const excess = excessWilds(parameters, meld);
  if (excess.length === 0) return meld;
  return makeMeld(meld.name, meld, without(meld.cards, excess) ?? meld.cards, meld.begunThisTurn);
}
