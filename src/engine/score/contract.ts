import type { Card } from '../cards/cards.ts';
import { isComplete, pointsOf, pointsOfAll } from '../position/melds.ts';
import {
  actingSide,
  type Contract,
  type Position,
  playableCards,
  type SideState,
  sideState,
} from '../position/position.ts';
import { countsMeldedCards, pointsOfLevel } from '../rules/bid.ts';
import { isEnoughToGoOut } from '../rules/out.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { ContractResult } from '../rulesets/definition.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { sideIndexOf, sideOf } from '../rulesets/seats.ts';
import { canastaBonus } from './canasta-bonus.ts';

/** The points that a bid obliges to. */
export function pointsOfBid(position: Position, { bid }: Contract): number {
  return pointsOfLevel(position.ruleset.parameters, bid.level);
}

/** Whether the seat in turn is of the side that plays the contract. */
export function isDeclarersSide({ contract, ruleset, turn }: Position): boolean {
  return contract !== null && sideIndexOf(ruleset.seating, contract.seat) === sideIndexOf(ruleset.seating, turn);
}

/** What a hand card takes from its side: a three its own penalty, any other card its value. */
function minusOf(parameters: Parameters, card: Card): number {
  if (card.role === 'black-three') return parameters.blackThreeInHandPenalty;
  return card.role === 'red-three' ? parameters.redThreeInHandPenalty : pointsOf(parameters, card);
}

/** The points of the declarer's side towards its bid, hands deducted and with the bonus if it goes out (sitoumussamba 30-a, 30-b). */
export function measure(position: Position, contract: Contract, goesOut: boolean): number {
  const { parameters, seating } = position.ruleset;
  const { side } = sideState(position, contract.seat);
  let points = pointsOnTable(position, contract) + (goesOut ? parameters.goingOutBonus : 0);
  for (const state of position.seats) {
    if (sideOf(seating, state.seat) !== side) continue;
    for (const card of playableCards(state)) points -= minusOf(parameters, card);
  }
  return points;
}

/** What the declarer's side has towards its bid on the table, which everybody sees: without its hands, and without going out. */
export function pointsOnTable(position: Position, contract: Contract): number {
  const { parameters } = position.ruleset;
  const { melds, redThrees, penalties } = sideState(position, contract.seat);
  // What is taken away comes last: nothing taken from nothing would be −0 before anything is laid.
  let points = 0;
  for (const meld of melds) {
    points += canastaBonus(parameters, meld) ?? 0;
    if (countsMeldedCards(parameters, contract.bid.level)) points += pointsOfAll(parameters, meld.cards);
  }
  return points - redThrees.length * parameters.laidRedThreePenalty - penalties;
}

/** What became of the contract of a deal that is over. */
export function contractResult(position: Position): ContractResult {
  const { contract, ending } = position;
  if (contract === null || ending === null) return 'none';
  const { seating } = position.ruleset;
  const declarersOut = ending.out !== null && sideOf(seating, ending.out) === sideOf(seating, contract.seat);
  if (ending.loser !== null) return 'void';
  if (measure(position, contract, declarersOut) >= pointsOfBid(position, contract)) return 'made';
  if (ending.out === null) return 'void';
  return declarersOut ? 'failed' : 'robbed';
}

/** The clause that says what the result of a contract brings; undefined where no contracts are played. */
export function clauseOfResult(position: Position): ClauseAddress | undefined {
  const stated = position.ruleset.facts.contract;
  const result = contractResult(position);
  // Going out in error brings the robber the single bid, doubled or not (sitoumussamba 29-9).
  const asDoubled = result === 'made' || result === 'robbed';
  return asDoubled && position.contract?.doubledBy != null ? stated?.doubled : stated?.results[result];
}

/** What a result brings to the declarer's side and to the other. */
interface Worth {
  readonly declarers: number;
  readonly others: number;
}

/** What each result of a contract brings. */
export function contractWorth(position: Position, contract: Contract): Readonly<Record<ContractResult, Worth>> {
  const bid = pointsOfBid(position, contract);
  const doubled = contract.doubledBy !== null;
  return {
    made: { declarers: doubled ? bid : bid / 2, others: 0 },
    robbed: { declarers: 0, others: doubled ? 2 * bid : bid },
    failed: { declarers: -position.ruleset.parameters.wrongGoingOutPenalty, others: bid },
    void: { declarers: 0, others: 0 },
    none: { declarers: 0, others: 0 },
  };
}

/** What the contract brings to a side: the premium of the declarer's side, or the bid to the robber. */
export function contractPoints(position: Position, side: SideState): number {
  const { contract, ruleset } = position;
  if (contract === null) return 0;
  const { declarers, others } = contractWorth(position, contract)[contractResult(position)];
  return sideOf(ruleset.seating, contract.seat) === side.side ? declarers : others;
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
