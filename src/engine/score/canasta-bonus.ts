import { type CanastaKind, canastaKind, type Meld } from '../position/melds.ts';
import type { Parameters } from '../rulesets/parameters.ts';

const bonuses: { readonly [Kind in CanastaKind]: (parameters: Parameters, meld: Meld) => number } = {
  natural: ({ naturalCanastaBonus }) => naturalCanastaBonus,
  mixed: ({ mixedCanastaBonus }) => mixedCanastaBonus,
  samba: ({ sambaBonus }) => sambaBonus,
  wild: wildCanastaBonus,
  'pure-twos': ({ pureTwosBonus }) => pureTwosBonus,
  'mixed-twos': ({ mixedTwosBonus }) => mixedTwosBonus,
  'red-aces': ({ redAcesBonus }) => redAcesBonus,
  'black-aces': ({ blackAcesBonus }) => blackAcesBonus,
};

/** The bonus of a meld that is a canasta; null if it is none. */
export function canastaBonus(parameters: Parameters, meld: Meld): number | null {
  const kind = canastaKind(parameters, meld);
  return kind === null ? null : bonuses[kind](parameters, meld);
}

function wildCanastaBonus(parameters: Parameters, meld: Meld): number {
  const jokers = meld.cards.filter((card) => card.rank === 'joker').length;
  if (jokers === 0) return parameters.wildCanastaBonusAllTwos || parameters.wildCanastaBonus;
  if (jokers === parameters.jokers) return parameters.wildCanastaBonusFourJokers || parameters.wildCanastaBonus;
  return parameters.wildCanastaBonus;
}
