import { isRedThree } from '../cards/cards.ts';
import { canEmptyHand } from '../play/abilities.ts';
import { mayNotMeld, mustKeepCard } from '../position/duties.ts';
import { makeMeld, meldTypeOf } from '../position/melds.ts';
import { actingSide, actor, hasOpened, type Position, playableCards, withSide } from '../position/position.ts';
import { meetsGoingOutRequirement } from '../score/requirement.ts';
import { Findings } from './findings.ts';
import { checkMeld } from './meld-rules.ts';

/** Whether the player in turn, who has drawn, can go out in this turn. The plans for it are made only where the plainest does not do. */
export function hasWayOut(position: Position): boolean {
  return hasPlainWayOut(position) || canEmptyHand(position);
}

/** Whether the player goes out by laying every card to others of its rank, so that one is left for the discard or none. */
function hasPlainWayOut(position: Position): boolean {
  const { ruleset, current } = position;
  const state = actor(position);
  const side = actingSide(position);
  const mayGoOut = hasOpened(side) && current.lastThrees.length === 0 && !mayNotMeld(state) && !mustKeepCard(position);
  if (!mayGoOut || state.hand.unknown > 0) return false;
  const hand = playableCards(state);
  const melds = side.melds.slice();
  const findings = new Findings(ruleset);
  let ranks = 0;
  let left = 0;
  for (const { order } of hand) {
    if (ranks & (1 << order)) continue;
    ranks |= 1 << order;
    const cards = hand.filter((card) => card.order === order);
    const type = meldTypeOf(ruleset.parameters, cards);
    const place = melds.findIndex((meld) => meld.kind === type.kind && meld.order === type.order);
    const target = melds[place] ?? null;
    const { faults } = findings;
    checkMeld(ruleset.parameters, { target, type, cards, name: undefined }, findings);
    if (findings.faults === faults) {
      melds[target === null ? melds.length : place] = makeMeld('', type, [...(target?.cards ?? []), ...cards], true);
      continue;
    }
    left += cards.length;
    if (left > 1 || cards.some(isRedThree)) return false;
  }
  if (left === 0 && ruleset.parameters.goingOutNeedsDiscard) return false;
  return meetsGoingOutRequirement(withSide(position, { ...side, melds }));
}
