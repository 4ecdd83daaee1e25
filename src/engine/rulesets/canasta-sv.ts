import { canastaFi } from './canasta-fi.ts';
import { type Definition, type Patch, switchedBy } from './definition.ts';

/** Two cards a draw and two canastas to go out: quick canasta, with what it takes over from Samba. */
const quick: Patch = {
  stated: {
    drawCount: { value: 2, clause: 'canasta-sv/1-b' },
    canastasToGoOut: { value: 2, clause: 'canasta-sv/1-b' },
  },
  reasons: {
    'keep-one-card': ['canasta-fi/16-b', 'canasta-sv/1-b'],
    'going-out-requirement': ['canasta-sv/1-b', 'canasta-fi/16-b'],
    'deal-over-red-three': ['samba/21-e', 'canasta-sv/7'],
  },
  grounds: {
    'draw-from-stock': ['canasta-sv/1-b', 'samba/10-a', 'canasta-fi/10-b', 'canasta-fi/9'],
    'going-out': ['canasta-sv/1-b', 'canasta-fi/18-a'],
    'going-out:by-discard': ['canasta-sv/1-b', 'canasta-fi/18-a'],
    'last-card-red-three': ['samba/21-e', 'canasta-sv/7'],
    'red-three-among-last-cards': ['samba/21-e'],
  },
};

/** The Swedish additions to ordinary Canasta; what they leave open is as in Finnish Canasta. */
export const canastaSv: Definition<
  'canasta-sv',
  'common' | 'laying' | 'ruling' | 'talk' | 'correction' | 'topping' | 'concealed'
> = {
  id: 'canasta-sv',
  families: canastaFi.families,
  stated: {
    ...canastaFi.stated,
    drawCount: { value: 1, clause: 'canasta-sv/1-a' },
    canastasToGoOut: { value: 1, clause: 'canasta-sv/1-a' },
    minMeldSize: { value: 3, clause: 'canasta-sv/3' },
    minNaturals: { value: 2, clause: 'canasta-sv/3' },
    maxWilds: { value: 3, clause: 'canasta-sv/3' },
    canastaNaturals: { value: 4, clause: 'canasta-sv/2' },
    coverBlackThreeUpcard: { value: true, clause: 'canasta-sv/4' },
    minBlackThrees: { value: 3, clause: 'canasta-sv/5' },
    maxBlackThrees: { value: 4, clause: 'canasta-sv/5' },
    oneCardHandMayTakeOneCardPile: { value: false, clause: 'canasta-sv/8' },
    concealedLooksAt: { value: 'player', clause: 'canasta-sv/9-a' },
    concealedBonus: { value: 200, clause: 'canasta-sv/9-b' },
    goingOutBonus: { value: 100, clause: 'canasta-sv/9-b' },
    concealedWaivesMinimum: { value: true, clause: 'canasta-sv/9-c' },
    concealedWithPile: { value: true, clause: 'canasta-sv/9-d' },
  },
  reasons: {
    ...canastaFi.reasons,
    'deal-over-red-three': ['canasta-sv/7'],
    'concealed-with-pile-needs-minimum': ['canasta-sv/9-d'],
    'one-card-against-one': ['canasta-sv/8'],
    'one-card-against-one-without-stock': ['canasta-sv/8', 'canasta-fi/24-a'],
    'meld-too-small': ['canasta-sv/3'],
    'different-ranks': ['canasta-sv/3'],
    'too-few-naturals': ['canasta-sv/3'],
    'wilds-alone': ['canasta-sv/3'],
    'black-three-in-meld': ['canasta-sv/5', 'canasta-sv/3'],
    'red-three-in-meld': ['canasta-fi/21-b', 'canasta-sv/3'],
    'red-three-in-meld:among-black-threes': ['canasta-sv/5', 'canasta-fi/21-b'],
    'too-many-wilds-onto-canasta': ['canasta-fi/15-e', 'canasta-sv/2', 'canasta-sv/3'],
    'too-many-wilds': ['canasta-sv/3'],
    'too-many-wilds-in-canasta': ['canasta-sv/2', 'canasta-sv/3'],
    'black-threes-only-going-out': ['canasta-sv/5'],
    'black-threes-with-wild': ['canasta-sv/5'],
    'black-threes-count': ['canasta-sv/5'],
    'keep-one-card': ['canasta-fi/16-b', 'canasta-sv/1-a', 'canasta-fi/18-b'],
    'going-out-requirement': ['canasta-sv/1-a', 'canasta-fi/18-b', 'canasta-fi/16-b'],
    'opening-with-pile-too-low': ['canasta-fi/13-c-2', 'canasta-fi/26-a-end', 'canasta-fi/13-b', 'canasta-fi/13-a'],
  },
  grounds: {
    ...canastaFi.grounds,
    'draw-from-stock': ['canasta-sv/1-a', 'canasta-fi/10-b', 'canasta-fi/9'],
    'meld-set': ['canasta-sv/3', 'canasta-fi/11-a'],
    'wilds-in-meld': ['canasta-sv/3', 'canasta-fi/11-d'],
    'canasta-made': ['canasta-fi/15-a'],
    'canasta-made:mixed': ['canasta-sv/2', 'canasta-fi/15-a'],
    'going-out': ['canasta-sv/1-a', 'canasta-fi/18-a', 'canasta-fi/18-b'],
    'going-out:by-discard': ['canasta-sv/1-a', 'canasta-fi/18-b'],
    'going-out-concealed': ['canasta-sv/9-a', 'canasta-sv/9-b'],
    'going-out-concealed:with-pile': ['canasta-sv/9-a', 'canasta-sv/9-b', 'canasta-sv/9-d'],
    'minimum-waived': ['canasta-sv/9-c'],
    'black-threes-going-out': ['canasta-sv/5'],
    'turn-up-covered': ['canasta-sv/4', 'canasta-fi/6-b'],
    'turn-up-black-three': ['canasta-sv/4', 'canasta-fi/6-b', 'canasta-fi/20-a'],
    'turn-up-red-three': ['canasta-sv/4', 'canasta-fi/6-b', 'canasta-fi/21-a'],
    'turn-up-stands': ['canasta-sv/4', 'canasta-fi/6-a'],
    'red-three-from-pile': ['canasta-sv/6'],
    'last-card-red-three': ['canasta-sv/7'],
  },
  facts: {
    ...canastaFi.facts,
    goingOut: 'canasta-fi/18-c',
    concealed: 'canasta-sv/9-b',
  },
  options: {
    quick: switchedBy('canasta-sv/1-b', quick),
    fourRedThrees: {
      clause: 'canasta-fi/21-f',
      values: [
        { value: 400, patch: null },
        { value: 800, patch: { stated: { allRedThreesBonus: { value: 800, clause: 'classic/18-g' } } } },
      ],
    },
  },
  tables: [
    { players: 4, patch: null },
    { players: 2, only: { quick: true }, patch: alone('samba/37', false) },
    { players: 3, only: { quick: true }, patch: alone('samba/38', true) },
    { players: 5, only: { quick: true }, patch: null },
    { players: 6, form: 'sides', only: { quick: true }, patch: threePartners() },
    { players: 6, form: 'pairs', only: { quick: true }, patch: null },
    { players: 6, form: 'rotating', only: { quick: true }, patch: null },
  ],
};

/** Three partners: the question goes to the left one first, who may pass it on (samba 40-b). */
function threePartners(): Patch {
  return {
    stated: { players: { value: 6, clause: 'samba/40-b' } },
    reasons: { 'answer-yes-or-no': ['samba/40-b', 'canasta-fi/23-a'] },
    grounds: {
      'ask-partner': ['canasta-fi/23-a', 'samba/40-b'],
      'answer-binds': ['canasta-fi/23-a', 'samba/40-b'],
    },
  };
}

/** Two and three players hold 15 cards, and two have no penalty cards (samba 37 and 38). */
function alone(clause: 'samba/37' | 'samba/38', penaltyCards: boolean): Patch {
  return { stated: { handSize: { value: 15, clause }, penaltyCards: { value: penaltyCards, clause } } };
}
