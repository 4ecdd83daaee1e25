import { isComplete } from '../position/melds.ts';
import type { Position, SideState } from '../position/position.ts';
import { sideIndexOf } from '../rulesets/seats.ts';
import { pointsOfBid, pointsOnTable } from './contract.ts';

/** One thing that going out asks of a side: how much of it lies on the table, and how much is needed. */
export interface GoingOutNeed {
  readonly what: 'canastas' | 'sambas' | 'red-canastas' | 'bid';
  readonly has: number;
  readonly needs: number;
}

/**
 * What going out asks of a side, by what lies on the table for everybody to see: for the side that plays a contract its points, for others
 * the canastas that the ruleset names, each kind on its own. Hands and what the going out itself brings are not counted.
 */
export function goingOutNeeds(position: Position, side: SideState): readonly GoingOutNeed[] {
  const { contract, ruleset } = position;
  const { seating, parameters } = ruleset;
  const declares = contract !== null && sideIndexOf(seating, contract.seat) === position.sides.indexOf(side);
  if (declares)
    return [{ what: 'bid', has: pointsOnTable(position, contract), needs: pointsOfBid(position, contract) }];
  const complete = side.melds.filter((meld) => isComplete(parameters, meld));
  const sambas = complete.filter(({ kind }) => kind === 'sequence').length;
  const red = complete.filter(({ kind, wilds }) => kind === 'set' && wilds === 0).length;
  const { robberSambas, robberCanastas, robberRedCanastas, canastasToGoOut } = parameters;
  const needs: readonly GoingOutNeed[] = [
    { what: 'sambas', has: sambas, needs: robberSambas },
    { what: 'canastas', has: complete.length - sambas, needs: robberCanastas },
    { what: 'red-canastas', has: red, needs: robberRedCanastas },
    { what: 'canastas', has: complete.length, needs: canastasToGoOut },
  ];
  return needs.filter((need) => need.needs > 0);
}
