import { actingSide, type Position } from '../position/position.ts';
import { isEnoughToGoOut } from '../rules/out.ts';
import { isDeclarersSide, measure, pointsOfBid } from './contract.ts';
import { madeBy } from './made.ts';

/** Whether the side in turn has what going out takes, its hand being empty but for what the position says. */
export function meetsGoingOutRequirement(position: Position): boolean {
  const { contract, ruleset } = position;
  if (contract !== null && isDeclarersSide(position))
    return measure(position, contract, true) >= pointsOfBid(position, contract);
  const { sambas, sets, red } = madeBy(ruleset.parameters, actingSide(position).melds);
  return isEnoughToGoOut(ruleset.parameters, sambas, sets, red);
}
