import { isEnoughMerged } from '../play/abilities.ts';
import { sightOf } from '../play/load.ts';
import { MeldOut } from '../play/meld-out.ts';
import type { State } from '../play/state.ts';
import { actingSide, type Position } from '../position/position.ts';
import { meetsGoingOutRequirement } from '../score/requirement.ts';
import { isOfRank } from './meld-grounds.ts';

/** The ways out of the turn that positions leave; what they are planned with is made when it is needed and kept for the next question. */
export class WaysOut {
  #table: { readonly state: State; readonly meldOut: MeldOut } | null = null;

  /** Whether the player in turn, who has drawn, can go out in this turn. Plans are made only where the plainest way does not do. */
  from(position: Position): boolean {
    const state = sightOf(position, this.#table?.state);
    if (this.#table?.state !== state) this.#table = { state, meldOut: new MeldOut(state) };
    return this.#table.meldOut.canEmpty();
  }
}

/** Whether the hand, which is empty, leaves melds that are enough as they lie or once they have been merged. */
export function isEnough(position: Position): boolean {
  if (meetsGoingOutRequirement(position)) return true;
  const { melds } = actingSide(position);
  return melds.some((one) => melds.some((other) => other !== one && isOfRank(one, other))) && isEnoughMerged(position);
}

/** Whether the player in turn, who has drawn, can go out in this turn. */
export function hasWayOut(position: Position): boolean {
  return new WaysOut().from(position);
}
