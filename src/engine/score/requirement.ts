import { isComplete } from '../position/melds.ts';
import { actingSide, type Position } from '../position/position.ts';
import { isEnoughToGoOut } from '../rules/out.ts';
import { isDeclarersSide, measure, pointsOfBid } from './contract.ts';

/** Whether the side in turn has what going out takes, its hand being empty but for what the position says. */
export function meetsGoingOutRequirement(position: Position): boolean {
  const { contract, ruleset } = position;
  if (contract !== null && isDeclarersSide(position))
    return measure(position, contract, true) >= pointsOfBid(position, contract);
  let sambas = 0;
  let sets = 0;
  let red = 0;
  for (const meld of actingSide(position).melds) {
    if (!isComplete(ruleset.parameters, meld)) continue;
    if (meld.kind === 'sequence') sambas += 1;
    else sets += 1;
    if (meld.kind === 'set' && meld.wilds === 0) red += 1;
  }
  return isEnoughToGoOut(ruleset.parameters, sambas, sets, red);
}
