import type { RuleCode } from './codes.ts';
import { wordsOf } from './split-words.ts';

// Apart from the codes themselves, which whoever judges has no need to load.

function isAmong(codes: readonly RuleCode[]): (code: RuleCode) => boolean {
  const among = new Set(codes);
  return (code) => among.has(code);
}

/** Whether it is a fault of the cards, wherever and whenever they are laid or discarded. */
export const isOfCards = isAmong(
  wordsOf([
    'card-not-held melded-card-stays meld-too-small different-ranks too-few-naturals wilds-alone too-many-wilds',
    'too-many-wilds-in-canasta too-many-wilds-onto-canasta wild-onto-canasta red-three-in-meld black-three-in-meld',
    'black-threes-with-wild black-threes-count opponents-meld merge-not-allowed discard-red-three partners-penalty-card',
    'wild-in-sequence three-in-sequence sequence-of-one-suit sequence-gap sequence-too-long samba-is-closed',
    'merge-too-many-wilds merge-too-long wilds-exceed-naturals wilds-reserved full-canasta-takes-no-wild',
    'second-incomplete-set canasta-is-closed',
  ]),
);

/** Whether cards laid for the pile can have this fault although they give no right to the pile in the first place. */
export const isBesideWay = isAmong(
  wordsOf([
    'card-not-held card-still-in-pile card-still-in-pile-at-opening too-few-naturals too-many-wilds',
    'too-many-wilds-in-canasta too-many-wilds-onto-canasta wild-onto-canasta red-three-in-meld opening-with-pile-too-low',
    'bonus-opens-nothing keep-one-card answered-no partners-penalty-card must-keep-card-by-ruling',
    'opening-below-raised-minimum wilds-exceed-naturals wilds-reserved',
  ]),
);

/** Whether the rule is only broken because another one is, if another one is. */
export const isConsequence = isAmong(
  wordsOf([
    'opening-too-low opening-with-pile-too-low bonus-opens-nothing keep-one-card opening-below-raised-minimum',
    'concealed-with-pile-needs-minimum whole-hand-needs-minimum doubled-opening-too-low',
  ]),
);
