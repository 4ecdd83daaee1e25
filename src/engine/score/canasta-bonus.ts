import { type CanastaKind, canastaKind, type Meld } from '../position/melds.ts';
import type { BonusName } from '../rulesets/describe.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** The parameter that says what a canasta of each kind brings. */
export const bonusOfCanasta: { readonly [Kind in CanastaKind]: BonusName } = {
  natural: 'naturalCanastaBonus',
  mixed: 'mixedCanastaBonus',
  samba: 'sambaBonus',
  wild: 'wildCanastaBonus',
  'pure-twos': 'pureTwosBonus',
  'mixed-twos': 'mixedTwosBonus',
  'red-aces': 'redAcesBonus',
  'black-aces': 'blackAcesBonus',
};

/** The bonus of a meld that is a canasta; null if it is none. One of wild cards alone may be worth more for its jokers, or for having none. */
export function canastaBonus(parameters: Parameters, meld: Meld): number | null {
  const kind = canastaKind(parameters, meld);
  if (kind === null) return null;
  const usual = parameters[bonusOfCanasta[kind]];
  const jokers = meld.cards.filter((card) => card.rank === 'joker').length;
  if (kind === 'wild' && jokers === 0) return parameters.wildCanastaBonusAllTwos || usual;
  if (kind === 'wild' && jokers === parameters.jokers) return parameters.wildCanastaBonusFourJokers || usual;
  return usual;
}
