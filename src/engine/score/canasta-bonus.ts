import type { Card } from '../cards/cards.ts';
import { type CanastaKind, canastaKind, type Meld } from '../position/melds.ts';
import type { BonusName } from '../rulesets/describe.ts';
import type { ParameterName, Parameters } from '../rulesets/parameters.ts';

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

/** What a canasta is called where canastas are counted. */
export type CanastaItem = 'samba' | `${Exclude<CanastaKind, 'samba'>}-canasta`;

/** What counts as a canasta of its own worth: of wild cards also one without jokers, and one with all of them. */
export type CanastaCount = CanastaItem | 'wild-canasta-of-twos' | 'wild-canasta-of-jokers';

/** The item of a kind of canasta. */
export function itemOfCanasta(kind: CanastaKind): CanastaItem {
  return kind === 'samba' ? kind : `${kind}-canasta`;
}

/** A way in which canastas are counted: the line of the score sheet that it is for, and the parameter with its worth. */
export interface CountedCanasta {
  readonly item: CanastaItem;
  readonly bonus: ParameterName & `${string}Bonus${string}`;
}

/** How canastas are counted, in the order of a score sheet. */
export const countedCanastas: { readonly [Count in CanastaCount]: CountedCanasta } = {
  'pure-twos-canasta': { item: 'pure-twos-canasta', bonus: 'pureTwosBonus' },
  'mixed-twos-canasta': { item: 'mixed-twos-canasta', bonus: 'mixedTwosBonus' },
  'wild-canasta-of-jokers': { item: 'wild-canasta', bonus: 'wildCanastaBonusFourJokers' },
  'wild-canasta-of-twos': { item: 'wild-canasta', bonus: 'wildCanastaBonusAllTwos' },
  'wild-canasta': { item: 'wild-canasta', bonus: 'wildCanastaBonus' },
  samba: { item: 'samba', bonus: 'sambaBonus' },
  'red-aces-canasta': { item: 'red-aces-canasta', bonus: 'redAcesBonus' },
  'black-aces-canasta': { item: 'black-aces-canasta', bonus: 'blackAcesBonus' },
  'natural-canasta': { item: 'natural-canasta', bonus: 'naturalCanastaBonus' },
  'mixed-canasta': { item: 'mixed-canasta', bonus: 'mixedCanastaBonus' },
};

/** Whether a word says how a canasta is counted. */
export function isCanastaCount(word: string): word is CanastaCount {
  return Object.hasOwn(countedCanastas, word);
}

/** The ways of counting canastas, in the order of a score sheet. */
export const canastaCounts: readonly CanastaCount[] = Object.keys(countedCanastas).filter(isCanastaCount);

/** What a canasta brings that is counted so. */
export function bonusOfCount(parameters: Parameters, count: CanastaCount): number {
  return parameters[countedCanastas[count].bonus];
}

/** Whether canastas counted so have a worth of their own in a game; one of wild cards has it only beside another worth of the usual one. */
export function isCounted(parameters: Parameters, count: CanastaCount): boolean {
  const bonus = bonusOfCount(parameters, count);
  const special = count === 'wild-canasta-of-twos' || count === 'wild-canasta-of-jokers';
  return bonus > 0 && !(special && bonus === parameters.wildCanastaBonus);
}

/** How a meld counts as a canasta; null if it is none. One of wild cards alone may be worth more for its jokers, or for having none. */
export function canastaCount(parameters: Parameters, meld: Meld): CanastaCount | null {
  const kind = canastaKind(parameters, meld);
  if (kind === null) return null;
  const special = kind === 'wild' ? specialWildCanasta(parameters, meld.cards) : null;
  return special !== null && isCounted(parameters, special) ? special : itemOfCanasta(kind);
}

function specialWildCanasta(parameters: Parameters, cards: readonly Card[]): CanastaCount | null {
  const jokers = cards.filter((card) => card.rank === 'joker').length;
  if (jokers === 0) return 'wild-canasta-of-twos';
  return jokers === parameters.jokers ? 'wild-canasta-of-jokers' : null;
}

/** The bonus of a meld that is a canasta; null if it is none. */
export function canastaBonus(parameters: Parameters, meld: Meld): number | null {
  const count = canastaCount(parameters, meld);
  return count === null ? null : bonusOfCount(parameters, count);
}
