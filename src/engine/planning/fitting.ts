import type { Card } from '../cards/cards.ts';
import { threeOrder, twoOrder } from '../cards/cards.ts';
import type { HandToLay } from './hand-to-lay.ts';
import { countAt } from './rank-counts.ts';
import type { Remainder } from './remainders.ts';
import { bothWithin, exactly, noChoice, type WildChoices } from './wild-choices.ts';

/** Whether a remainder can be laid at all, all of it or all but one card, whatever is completed by it. Exact. */
export function canBeLaid(hand: HandToLay, { left, keptBack }: Remainder): boolean {
  const { terms, jokers } = hand;
  const twos = countAt(left, twoOrder);
  const most = jokers + twos;
  let all: WildChoices = keptBack === null ? exactly(0) : noChoice;
  let allButOne: WildChoices = keptBack !== null && terms.priceOf(keptBack) !== null ? exactly(0) : noChoice;
  for (let order = threeOrder; order >= 0; order--) {
    const naturals = countAt(left, order);
    if (naturals === 0 && !hand.isBegun(order)) continue;
    const own = hand.choicesAt(order, naturals);
    allButOne = bothWithin(allButOne, own, most);
    if (naturals > 0 && all !== noChoice && hand.priceAt(order) !== null)
      allButOne |= bothWithin(all, hand.choicesAt(order, naturals - 1), most);
    all = bothWithin(all, own, most);
    if ((all | allButOne) === noChoice) return false;
  }
  const wilds = choicesOfRanks(hand, jokers, twos);
  if ((wilds & allButOne) !== noChoice || (terms.mayMeldAll && (wilds & all) !== noChoice)) return true;
  const leavesRest = (wild: Card) =>
    wild.rank === 'joker' ? choicesOfRanks(hand, jokers - 1, twos) : choicesOfRanks(hand, jokers, twos - 1);
  return hand.wildKinds(twos).some((wild) => terms.priceOf(wild) !== null && (all & leavesRest(wild)) !== noChoice);
}

/** How many of all the wild cards can be left to the ordinary ranks, the others going to melds of twos or of wild cards alone. */
function choicesOfRanks(hand: HandToLay, jokers: number, twos: number): WildChoices {
  let choices = noChoice;
  for (const natural of hand.twosAsNaturals(twos)) {
    // In a meld of twos only jokers are wild cards.
    const ofTwos = hand.choicesAt(twoOrder, natural);
    for (let used = 0; used <= jokers; used++) {
      if ((ofTwos & exactly(used)) === noChoice) continue;
      const rest = jokers + twos - natural - used;
      for (const alone of hand.wildsAlone(rest)) choices |= exactly(rest - alone);
    }
  }
  return choices;
}
