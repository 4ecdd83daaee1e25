/**
 * Circumstances in which a document may state the rule of a code in other clauses than usual. A ruleset lists those clauses as
 * `code:circumstance` beside the usual ones; where it lists none, the usual ones hold.
 */
export interface Circumstances {
  // of broken rules
  'not-at-this-stage': 'in-auction' | 'before-declarers-opening';
  'upcard-not-now': 'in-auction' | 'before-declarers-opening';
  'draw-first': 'melding';
  'one-draw-a-turn': 'other-pack';
  'card-not-held': 'melding' | 'discarding' | 'laying';
  'melded-card-stays': 'melding' | 'discarding' | 'laying';
  'card-still-in-pile': 'beside-top-card';
  'card-still-in-pile-at-opening': 'beside-top-card';
  'stock-is-empty': 'obliged';
  'no-draw-this-turn': 'several-turns';
  'joker-on-top': 'onto-sequence';
  'frozen-needs-naturals': 'own-meld';
  'frozen-by-red-three-needs-naturals': 'own-meld';
  'take-does-not-fit': 'onto-meld';
  'meld-too-small': 'sequence' | 'wild-meld';
  'different-ranks': 'adding';
  'too-many-wilds': 'adding' | 'twos' | 'named-by-bid';
  'too-many-wilds-in-canasta': 'adding' | 'twos' | 'named-by-bid';
  'red-three-in-meld': 'among-black-threes';
  'merge-not-allowed': 'sequences';
  'opening-too-low': 'no-bid';
  'opening-with-pile-too-low': 'no-bid';
  'bonus-opens-nothing': 'canasta';
  'keep-one-card': 'opening-turn';
  'answer-first': 'melding';
  'answered-no': 'discarding';
  'sequence-of-one-suit': 'two';
  'sequence-gap': 'two';
  'take-needs-sequence-on-table': 'frozen' | 'black-three';
  'auction-is-over': 'no-opening';
  'opening-twos': 'doubled';
  'doubled-opening-too-low': 'with-pile';
  // of permissions
  'draw-from-stock': 'by-ruling';
  'take-frozen-with-naturals': 'own-meld';
  'take-without-stock': 'obliged';
  'meld-set': 'after-stock-draw' | 'several';
  'wilds-in-meld': 'onto-canasta' | 'without-limit';
  'add-to-meld': 'joining';
  'add-to-canasta': 'without-limit';
  'canasta-made':
    | 'natural'
    | 'mixed'
    | 'without-limit'
    | 'wild'
    | `${'pure' | 'mixed'}-twos`
    | `${'red' | 'black'}-aces`;
  'opening-from-hand': 'no-bid';
  'opening-with-pile': 'no-bid' | 'complete-combination';
  discard: 'after-pile' | 'no-going-out';
  'going-out': 'by-discard' | 'declarer';
  'turn-up-stands': 'no-bid' | 'doubled' | 'nobody-can-open';
  'red-three-laid': 'drawn';
  'penalty-card-discarded': 'wild';
  'turn-without-draw': 'several-turns';
  'take-onto-meld': 'only-other-way';
  'going-out-concealed': 'with-pile' | 'without-canasta';
  'meld-sequence': 'several' | 'low';
  'add-to-sequence': 'low';
  'merge-melds': 'sequences';
  'take-onto-sequence': 'frozen' | 'black-three';
  'auction-ends': 'double';
  'declarer-opens': 'high-bid';
  'twos-meld': 'mixed' | 'opening' | 'declarers-opening';
}

/** The circumstances that a code knows. */
export type CircumstanceOf<Code> = Code extends keyof Circumstances ? Circumstances[Code] : never;

/** Codes in their circumstances, as rulesets list them. */
export type CaseOf<Code> = Code extends keyof Circumstances ? `${Code}:${Circumstances[Code]}` : never;
