import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { ContractResult } from '../rulesets/definition.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Side } from '../rulesets/seats.ts';
import type { WordOf } from '../rulesets/split-words.ts';
import { bonusOfCount, type CanastaItem, canastaCounts, countedCanastas } from './canasta-bonus.ts';
import { clauseOfCanasta, clauseOfConcealed, clauseOfRedThrees, statedBy } from './clause-of-line.ts';
import { clauseOfContract, worthOfResults } from './contract.ts';
import { type DealCounts, numberOf, type SideCounts, type ThingCounted } from './counts.ts';

/** What a line of the score sheet counts. */
export type ScoreItem =
  | CanastaItem
  | ThingCounted
  | WordOf<'going-out going-out-concealed unopened penalties contract melded-cards unmelded-cards net-cards'>;

/** A line of the score sheet. */
export interface ScoreLine {
  readonly item: ScoreItem;
  /** Base points (bonuses, red threes, penalties, the contract) or card points. */
  readonly group: 'base' | 'cards';
  /** How many canastas, threes or cards the line counts; of cards 0 where only their points are known. */
  readonly count: number;
  readonly points: number;
  readonly clause: ClauseAddress;
}

/** The score of a side for a deal. */
export interface SideScore {
  readonly side: Side;
  readonly lines: readonly ScoreLine[];
  readonly base: number;
  readonly cards: number;
  readonly total: number;
  /** Cards in hands of the side that are not known and so not counted. */
  readonly uncounted: number;
}

/**
 * The score of a side by the counts of the deal: the one place where things counted become points. `result` is what became of the contract,
 * null where that is not known.
 */
export function scoreOfSide(
  ruleset: Ruleset,
  deal: DealCounts,
  side: SideCounts,
  result: ContractResult | null,
): SideScore {
  const all = [
    ...goingOutLines(ruleset, deal, side, result),
    ...canastaLines(ruleset, side),
    ...redThreeLines(ruleset, side),
    ...penaltyLines(ruleset, side),
    ...wildLines(ruleset, side),
    ...contractLines(ruleset, deal, side, result),
    ...cardLines(ruleset, side),
  ];
  // A deal that a lost game has broken off is not counted; what rulings have charged stays.
  const counted = deal.loser === null ? all : all.filter(({ item }) => item === 'penalties');
  const lines = counted.filter(({ count, points }) => count > 0 || points !== 0);
  const sum = (group: ScoreLine['group']) =>
    lines.reduce((points, line) => points + (line.group === group ? line.points : 0), 0);
  const base = sum('base');
  const cards = sum('cards');
  return { side: side.side, lines, base, cards, total: base + cards, uncounted: 0 };
}

function goingOutLines(
  ruleset: Ruleset,
  { out }: DealCounts,
  { side }: SideCounts,
  result: ContractResult | null,
): ScoreLine[] {
  const { parameters, facts } = ruleset;
  // A declarer who goes out in error gets nothing for it (sitoumussamba 29-9).
  if (result === 'failed' || out?.side !== side) return [];
  if (!out.concealed || parameters.concealedBonus === 0)
    return [base('going-out', 1, parameters.goingOutBonus, facts.goingOut)];
  const clause = clauseOfConcealed(ruleset, out.ownCanasta);
  return [base('going-out-concealed', 1, bonusForConcealed(parameters, out.ownCanasta), clause)];
}

/** What going out concealed brings, with a canasta of one's own or without. */
export function bonusForConcealed(parameters: Parameters, ownCanasta: boolean): number {
  const { concealedBonus, concealedWithoutCanastaBonus, handCanastaExtra } = parameters;
  // A canasta of one's own is asked for only where going out concealed is possible without one (classic 22-f).
  const own = ownCanasta || concealedWithoutCanastaBonus === 0;
  return own ? concealedBonus + handCanastaExtra : concealedWithoutCanastaBonus;
}

function canastaLines(ruleset: Ruleset, side: SideCounts): ScoreLine[] {
  const lines = new Map<CanastaItem, ScoreLine>();
  for (const canasta of canastaCounts) {
    const number = numberOf(side, canasta);
    if (number === 0) continue;
    const { item } = countedCanastas[canasta];
    const { count, points } = lines.get(item) ?? { count: 0, points: 0 };
    const worth = number * bonusOfCount(ruleset.parameters, canasta);
    lines.set(item, base(item, count + number, points + worth, clauseOfCanasta(ruleset, canasta)));
  }
  return [...lines.values()];
}

/** How many canastas and sambas a side has. */
export function numberOfCanastas(side: Pick<SideCounts, 'counts'>): number {
  return canastaCounts.reduce((sum, count) => sum + numberOf(side, count), 0);
}

/** Red threes count plus where the side has what they ask for, else minus; those held by mistake cost a penalty of their own. */
function redThreeLines(ruleset: Ruleset, side: SideCounts): ScoreLine[] {
  const { parameters, facts } = ruleset;
  if (parameters.redThreesLaid === 'never') return [];
  const unplayed = numberOf(side, 'red-threes-unplayed');
  const count = numberOf(side, 'red-threes') + unplayed;
  const worth = count === parameters.packs * 2 ? parameters.allRedThreesBonus : count * parameters.redThreeBonus;
  const plus = countPlus(parameters, side);
  const points = plus ? worth : -worth;
  const forgotten = numberOf(side, 'forgotten-red-threes');
  return [
    unplayed > 0
      ? base('red-threes-unplayed', count, points, facts.redThreesUnplayed)
      : base('red-threes', count, points, clauseOfRedThrees(ruleset, count, plus)),
    charge('forgotten-red-threes', forgotten, parameters.forgottenRedThreePenalty, facts.forgottenRedThree),
  ];
}

/** Whether the side has what makes its red threes count plus: a lawful meld, or canastas. */
function countPlus({ canastasForRedThrees }: Parameters, side: SideCounts): boolean {
  return canastasForRedThrees === 0 ? side.opened : numberOfCanastas(side) >= canastasForRedThrees;
}

/** One line for each clause by which points were charged. */
function penaltyLines({ facts }: Ruleset, { penalties }: SideCounts): ScoreLine[] {
  const charged = new Map<ClauseAddress, number>();
  for (const { points, clause = facts.penalties } of penalties)
    charged.set(clause, (charged.get(clause) ?? 0) + points);
  return Array.from(charged, ([clause, points]) => base('penalties', 0, -points, clause));
}

function wildLines(ruleset: Ruleset, side: SideCounts): ScoreLine[] {
  const { parameters, facts } = ruleset;
  const { excessWildPenalty, wildMeldIncompletePenalty } = parameters;
  const [excess, unfinished] = [numberOf(side, 'excess-wilds'), numberOf(side, 'wild-meld-incomplete')];
  return [
    charge('excess-wilds', excess, excessWildPenalty, facts.excessWilds ?? facts.penalties),
    charge(
      'wild-meld-incomplete',
      unfinished,
      wildMeldIncompletePenalty,
      statedBy(ruleset, 'wildMeldIncompletePenalty'),
    ),
  ];
}

/** The threes, the opening and the contract of a game with an auction. */
function contractLines(
  ruleset: Ruleset,
  { contract }: DealCounts,
  side: SideCounts,
  result: ContractResult | null,
): ScoreLine[] {
  const { parameters, facts } = ruleset;
  if (facts.contract === undefined) return [];
  const { redThreeInHandPenalty, blackThreeInHandPenalty, laidRedThreePenalty, unopenedPenalty } = parameters;
  const { redThreesInHand, blackThreesInHand, laidRedThrees, unopened, results } = facts.contract;
  const worth = contract === null ? null : worthOfResults(parameters, contract)[result ?? 'none'];
  const points = worth === null ? 0 : contract?.side === side.side ? worth.declarers : worth.others;
  const clause = clauseOfContract(ruleset, result ?? 'none', contract?.doubled === true) ?? results.none;
  return [
    charge('red-threes-in-hand', numberOf(side, 'red-threes-in-hand'), redThreeInHandPenalty, redThreesInHand),
    charge('black-threes-in-hand', numberOf(side, 'black-threes-in-hand'), blackThreeInHandPenalty, blackThreesInHand),
    charge('red-threes-for-cards', numberOf(side, 'red-threes-for-cards'), laidRedThreePenalty, laidRedThrees),
    charge('unopened', side.opened ? 0 : 1, unopenedPenalty, unopened),
    base('contract', points === 0 ? 0 : 1, points, clause),
  ];
}

function cardLines({ facts }: Ruleset, { cards }: SideCounts): ScoreLine[] {
  if ('net' in cards) return [{ ...base('net-cards', 0, cards.net, facts.meldedCards), group: 'cards' }];
  const { melded, left } = cards;
  return [
    { ...base('melded-cards', melded.cards, melded.points, facts.meldedCards), group: 'cards' },
    { ...base('unmelded-cards', left.cards, -left.points, facts.handCards), group: 'cards' },
  ];
}

function base(item: ScoreItem, count: number, points: number, clause: ClauseAddress): ScoreLine {
  // What costs nothing brings 0: no line has a minus before nothing.
  return { item, group: 'base', count, points: points + 0, clause };
}

/** A line among the base points that costs so much for each. */
function charge(item: ScoreItem, count: number, penalty: number, clause: ClauseAddress): ScoreLine {
  return base(item, count, -count * penalty, clause);
}
