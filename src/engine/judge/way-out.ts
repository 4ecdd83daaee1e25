import { isRedThree } from '../cards/cards.ts';
import { isEnoughMerged } from '../play/abilities.ts';
import { sightOf } from '../play/load.ts';
import { MeldOut } from '../play/meld-out.ts';
import type { State } from '../play/state.ts';
import { mayNotMeld, mustKeepCard } from '../position/duties.ts';
import { isLawfulMeld } from '../position/lawful-meld.ts';
import { makeMeld, meldTypeOf } from '../position/melds.ts';
import { actingSide, actor, hasOpened, type Position, playableCards, withSide } from '../position/position.ts';
import { meetsGoingOutRequirement } from '../score/requirement.ts';
import { isOfRank } from './meld-grounds.ts';

/** The ways out of the turn that positions leave; what they are planned with is made when it is needed and kept for the next question. */
export class WaysOut {
  #table: { readonly state: State; readonly meldOut: MeldOut } | null = null;

  /** Whether the player in turn, who has drawn, can go out in this turn. Plans are made only where the plainest way does not do. */
  from(position: Position): boolean {
    if (position.current.lastThrees.length > 0 || mustKeepCard(position)) return false;
    if (hasPlainWayOut(position)) return true;
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

/** Whether the player goes out by laying every card to others of its rank, so that one is left for the discard or none. */
function hasPlainWayOut(position: Position): boolean {
  const { ruleset } = position;
  const state = actor(position);
  const side = actingSide(position);
  if (!hasOpened(side) || state.hand.unknown > 0 || mayNotMeld(state)) return false;
  const hand = playableCards(state);
  const melds = side.melds.slice();
  let ranks = 0;
  let left = 0;
  for (const { order } of hand) {
    if (ranks & (1 << order)) continue;
    ranks |= 1 << order;
    const cards = hand.filter((card) => card.order === order);
    const type = meldTypeOf(ruleset.parameters, cards);
    const place = melds.findIndex((meld) => meld.kind === type.kind && meld.order === type.order);
    const together = [...(melds[place]?.cards ?? []), ...cards];
    if (isLawfulMeld(ruleset.parameters, type, together)) {
      melds[place < 0 ? melds.length : place] = makeMeld('', type, together, true);
      continue;
    }
    left += cards.length;
    if (left > 1 || cards.some(isRedThree)) return false;
  }
  if (left === 0 && ruleset.parameters.goingOutNeedsDiscard) return false;
  return meetsGoingOutRequirement(withSide(position, { ...side, melds }));
}
