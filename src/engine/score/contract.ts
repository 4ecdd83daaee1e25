import { isComplete } from '../position/melds.ts';
import { actingSide, type Contract, type Position, sideState } from '../position/position.ts';
import { countsMeldedCards, pointsOfLevel } from '../rules/bid.ts';
import { isEnoughToGoOut } from '../rules/out.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { ContractResult } from '../rulesets/definition.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { sideIndexOf } from '../rulesets/seats.ts';
import { bonusOfCount, canastaCounts } from './canasta-bonus.ts';
import { type ContractOfSide, countSide, countsOf, type DealCounts, numberOf, type SideCounts } from './counts.ts';

/** The points that a bid obliges to. */
export function pointsOfBid(position: Position, { bid }: Contract): number {
  return pointsOfLevel(position.ruleset.parameters, bid.level);
}

/** Whether the seat in turn is of the side that plays the contract. */
export function isDeclarersSide({ contract, ruleset, turn }: Position): boolean {
  return contract !== null && sideIndexOf(ruleset.seating, contract.seat) === sideIndexOf(ruleset.seating, turn);
}

/** What counts towards a bid on the table: canastas, melded cards where the level has them count, less what has been charged. */
function tableTowardsBid(parameters: Parameters, level: number, side: SideCounts): number {
  let points = 0;
  for (const count of canastaCounts) points += numberOf(side, count) * bonusOfCount(parameters, count);
  if (countsMeldedCards(parameters, level) && 'melded' in side.cards) points += side.cards.melded.points;
  for (const penalty of side.penalties) points -= penalty.points;
  return points - numberOf(side, 'red-threes-for-cards') * parameters.laidRedThreePenalty;
}

/**
 * The points of a side towards a bid of a level, hands deducted and with the bonus if it goes out (sitoumussamba 30-a, 30-b); null if only
 * the net sum of the cards is known, from which what the hands cost cannot be told although the melded cards do not count.
 */
export function pointsTowardsBid(
  parameters: Parameters,
  level: number,
  side: SideCounts,
  goesOut: boolean,
): number | null {
  const { redThreeInHandPenalty, blackThreeInHandPenalty, goingOutBonus } = parameters;
  const threes =
    numberOf(side, 'red-threes-in-hand') * redThreeInHandPenalty +
    numberOf(side, 'black-threes-in-hand') * blackThreeInHandPenalty;
  const rest = tableTowardsBid(parameters, level, side) + (goesOut ? goingOutBonus : 0) - threes;
  if ('left' in side.cards) return rest - side.cards.left.points;
  return countsMeldedCards(parameters, level) ? rest + side.cards.net : null;
}

/** The points of the declarer's side towards its bid as the cards lie, hands deducted and with the bonus if it goes out. */
function measure(position: Position, { seat, bid }: Contract, goesOut: boolean): number {
  const counted = countSide(position, sideState(position, seat));
  return pointsTowardsBid(position.ruleset.parameters, bid.level, counted, goesOut) ?? 0;
}

/** What the declarer's side has towards its bid on the table, which everybody sees: without its hands, and without going out. */
export function pointsOnTable(position: Position, { seat, bid }: Contract): number {
  const counted = countSide(position, sideState(position, seat));
  return tableTowardsBid(position.ruleset.parameters, bid.level, counted);
}

/** What became of the contract of a deal that is over, by its counts; null if they do not tell (see `pointsTowardsBid`). */
export function resultOf({ parameters }: Ruleset, { contract, out, sides, loser }: DealCounts): ContractResult | null {
  const declarers = sides.find(({ side }) => side === contract?.side);
  if (contract === null || declarers === undefined) return 'none';
  if (loser !== null) return 'void';
  const declarersOut = out?.side === contract.side;
  const points = pointsTowardsBid(parameters, contract.bid.level, declarers, declarersOut);
  if (points === null) return null;
  if (points >= pointsOfLevel(parameters, contract.bid.level)) return 'made';
  if (out === null) return 'void';
  return declarersOut ? 'failed' : 'robbed';
}

/** What became of the contract of a deal that is over. */
export function contractResult(position: Position): ContractResult {
  return resultOf(position.ruleset, countsOf(position)) ?? 'none';
}

/** The clause that says what a result brings; undefined where no contracts are played. */
export function clauseOfContract(
  { facts }: Ruleset,
  result: ContractResult,
  doubled: boolean,
): ClauseAddress | undefined {
  // Going out in error brings the robber the single bid, doubled or not (sitoumussamba 29-9).
  const asDoubled = doubled && (result === 'made' || result === 'robbed');
  return asDoubled ? facts.contract?.doubled : facts.contract?.results[result];
}

/** The clause that says what the result of the contract of a deal brings; undefined where no contracts are played. */
export function clauseOfResult(position: Position): ClauseAddress | undefined {
  return clauseOfContract(position.ruleset, contractResult(position), position.contract?.doubledBy != null);
}

/** What a result brings to the declarer's side and to the other. */
interface Worth {
  readonly declarers: number;
  readonly others: number;
}

/** What each result of a contract of a level brings, doubled or not. */
export function worthOfResults(
  parameters: Parameters,
  { bid, doubled }: Pick<ContractOfSide, 'bid' | 'doubled'>,
): Readonly<Record<ContractResult, Worth>> {
  const points = pointsOfLevel(parameters, bid.level);
  return {
    made: { declarers: doubled ? points : points / 2, others: 0 },
    robbed: { declarers: 0, others: doubled ? 2 * points : points },
    failed: { declarers: -parameters.wrongGoingOutPenalty, others: points },
    void: { declarers: 0, others: 0 },
    none: { declarers: 0, others: 0 },
  };
}

/** What each result of a contract brings. */
export function contractWorth(position: Position, contract: Contract): Readonly<Record<ContractResult, Worth>> {
  return worthOfResults(position.ruleset.parameters, { bid: contract.bid, doubled: contract.doubledBy !== null });
}

/** Whether the side in turn has what going out takes, its hand being empty but for what the position says. */
export function meetsGoingOutRequirement(position: Position): boolean {
  const { contract } = position;
  const { parameters } = position.ruleset;
  if (contract !== null && isDeclarersSide(position))
    return measure(position, contract, true) >= pointsOfBid(position, contract);
  let [sambas, sets, red] = [0, 0, 0];
  for (const meld of actingSide(position).melds) {
    if (!isComplete(parameters, meld)) continue;
    if (meld.kind === 'sequence') sambas += 1;
    else sets += 1;
    if (meld.kind === 'set' && meld.wilds === 0) red += 1;
  }
  return isEnoughToGoOut(parameters, sambas, sets, red);
}
