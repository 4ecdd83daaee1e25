import {
  type Agreement,
  type DealEntry,
  type Denomination,
  emptyDeal,
  type Ruleset,
  type RulesetId,
  rulesetFor,
  type Seat,
  type Side,
  type Tally,
  tally,
  usualRuleset,
} from '../../../engine/index.ts';

/** Something impossible or odd that a table has entered all the same, with what it has to say about it. */
export interface AgreedAtTable {
  /** The code and the field of the objection; words that a later version knows are kept as they are. */
  readonly code: string;
  readonly side: Side | null;
  readonly field: string;
}

/** A deal on the score sheet: what was entered, and what of it the table has agreed on against the sheet's objections. */
export interface EnteredDeal {
  readonly entry: DealEntry;
  readonly agreed: readonly AgreedAtTable[];
  /** The table's remark; it is asked for where something has been agreed. */
  readonly remark: string;
  /** A deal that is struck stays on the sheet and counts nothing. */
  readonly struck: boolean;
}

/** What has been changed on a sheet. */
export type ChangeKind = 'entered' | 'mended' | 'struck' | 'restored';

/** A change of the sheet as it is remembered: which deal, and what it was worth to each side before and after. */
export interface Change {
  readonly kind: ChangeKind;
  /** The place of the deal among all that were entered. */
  readonly deal: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** What is said so far of a bid that is not yet said whole: whose it is, and of its level and what it names what has been chosen. */
export interface BidSoFar {
  readonly side: Side;
  readonly level: number | null;
  readonly denomination: Denomination | null;
}

/** The deal that is being written down: what is entered so far, and which deal of the sheet it will mend, if any. */
export interface Draft {
  readonly entry: DealEntry;
  /** Whether it has been said who went out, or that nobody did. */
  readonly endSaid: boolean;
  /** What is said of the bid as long as the entry has none: that nobody bid, or a part of the bid; null if nothing is. */
  readonly bid: 'none' | BidSoFar | null;
  /** The side that is said to have lost the game by a ruling, as long as it is not said by which; null if none is. */
  readonly losing: Side | null;
  readonly remark: string;
  readonly mends: number | null;
}

/** A game on a score sheet. */
export interface ScoreGame {
  readonly id: string;
  readonly ruleset: RulesetId;
  readonly agreement: Required<Agreement>;
  /** The players as they sit round the table, those who sit out at first among them; an empty name is not filled in. */
  readonly names: readonly string[];
  readonly firstDealer: Seat;
  /** The day on which it was begun, such as `2027-01-31`; games of earlier versions have none. */
  readonly begun?: string;
  readonly deals: readonly EnteredDeal[];
  /** The totals by which the minimums of the deal under way are set: those when it began. */
  readonly opens: readonly number[];
  readonly changes: readonly Change[];
  readonly draft: Draft;
  /** What was written down of the deal under way when a deal of the sheet was taken up to be mended; null if nothing was. */
  readonly waiting: Draft | null;
}

/** A draft in which nothing is entered yet. */
export const emptyDraft: Draft = { entry: emptyDeal, endSaid: false, bid: null, losing: null, remark: '', mends: null };

/** The ruleset of a game under what the table has agreed on. */
export function rulesetOf({ ruleset, agreement }: Pick<ScoreGame, 'ruleset' | 'agreement'>): Ruleset {
  const settled = rulesetFor(ruleset, agreement);
  return settled.ok ? settled.value : usualRuleset(ruleset);
}

/** What a new game is begun with. */
export type Beginning = Pick<ScoreGame, 'id' | 'ruleset' | 'agreement' | 'names' | 'firstDealer' | 'begun'>;

/** A game in which nothing has been dealt yet. */
export function newGame(beginning: Beginning): ScoreGame {
  const { sides } = rulesetOf(beginning).seating;
  return { ...beginning, deals: [], opens: sides.map(() => 0), changes: [], draft: emptyDraft, waiting: null };
}

const tallies = new WeakMap<DealEntry, Map<Ruleset, Tally>>();

/** The tally of an entry under a ruleset; counted once. */
export function tallyOf(ruleset: Ruleset, entry: DealEntry): Tally {
  const known = tallies.get(entry) ?? new Map<Ruleset, Tally>();
  tallies.set(entry, known);
  const found = known.get(ruleset) ?? tally(ruleset, entry);
  known.set(ruleset, found);
  return found;
}

/** The points of an entry, by side. */
export function pointsOf(ruleset: Ruleset, entry: DealEntry): readonly number[] {
  return tallyOf(ruleset, entry).sides.map(({ total }) => total);
}

/** The points that a deal of the sheet counts, by side: none where it is struck. */
export function countedPoints(ruleset: Ruleset, { entry, struck }: EnteredDeal): readonly number[] {
  const points = pointsOf(ruleset, entry);
  return struck ? points.map(() => 0) : points;
}

/** The totals after each deal of the sheet, by side; the first of them before any. */
export function totalsThrough(game: ScoreGame): readonly (readonly number[])[] {
  const ruleset = rulesetOf(game);
  const totals: (readonly number[])[] = [ruleset.seating.sides.map(() => 0)];
  for (const deal of game.deals) {
    const before = totals.at(-1) ?? [];
    const points = countedPoints(ruleset, deal);
    totals.push(before.map((total, place) => total + (points[place] ?? 0)));
  }
  return totals;
}

/** The totals of a game, by side. */
export function totalsOf(game: ScoreGame): readonly number[] {
  return totalsThrough(game).at(-1) ?? [];
}

/** Whether it has been said what was bid, or that nobody bid, where there is an auction. */
export function isBidSaid({ parameters }: Ruleset, { entry, bid }: Draft): boolean {
  return parameters.maxLevel === 0 || entry.contract !== null || bid === 'none';
}

/** The number of the deal that is entered next: deals keep their numbers, those that are struck too. */
export function nextNumberOf({ deals }: Pick<ScoreGame, 'deals'>): number {
  return deals.length + 1;
}

/** The deals that count. */
export function countedDeals({ deals }: ScoreGame): readonly EnteredDeal[] {
  return deals.filter(({ struck }) => !struck);
}
