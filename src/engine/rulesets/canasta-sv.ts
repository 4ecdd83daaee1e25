import { canastaFi } from './canasta-fi.ts';
import { choiceOf, clauseTable, define, type Patch, switchedBy } from './definition.ts';

/** Two cards a draw and two canastas to go out: quick canasta, with what it takes over from Samba. */
const quick = {
  stated: { 'canasta-sv/1-b': { drawCount: 2, canastasToGoOut: 2 } },
  clauses: clauseTable('canasta-sv', {
    '1-b samba/10-a canasta-fi/10-b canasta-fi/9': 'draw-from-stock',
    '1-b canasta-fi/16-b': 'going-out-requirement',
    '1-b canasta-fi/18-a': 'going-out going-out:by-discard',
    'canasta-fi/16-b 1-b': 'keep-one-card',
    'samba/21-e': 'red-three-among-last-cards',
    'samba/21-e 7': 'deal-over-red-three last-card-red-three',
  }),
} as const satisfies Patch;

/** Three partners: the question goes to the left one first, who may pass it on (samba 40-b). */
const threePartners = {
  clauses: clauseTable('canasta-fi', {
    'samba/40-b 23-a': 'answer-yes-or-no',
    '23-a samba/40-b': 'ask-partner answer-binds',
  }),
} as const satisfies Patch;

/** The Swedish additions to ordinary Canasta; what they leave open is as in Finnish Canasta. */
export const canastaSv = define({
  id: 'canasta-sv',
  families: canastaFi.families,
  stated: {
    ...canastaFi.stated,
    'canasta-sv/1-a': { drawCount: 1, canastasToGoOut: 1 },
    'canasta-sv/2': { canastaNaturals: 4 },
    'canasta-sv/3': { minMeldSize: 3, minNaturals: 2, maxWilds: 3 },
    'canasta-sv/4': { coverBlackThreeUpcard: true },
    'canasta-sv/5': { minBlackThrees: 3, maxBlackThrees: 4 },
    'canasta-sv/8': { oneCardHandMayTakeOneCardPile: false },
    'canasta-sv/9-a': { concealedLooksAt: 'player' },
    'canasta-sv/9-b': { goingOutBonus: 100, concealedBonus: 200 },
    'canasta-sv/9-c': { concealedWaivesMinimum: true },
    'canasta-sv/9-d': { concealedWithPile: true },
  },
  clauses: {
    ...canastaFi.clauses,
    ...clauseTable('canasta-sv', {
      '1-a canasta-fi/18-b': 'going-out:by-discard',
      '1-a canasta-fi/10-b canasta-fi/9': 'draw-from-stock',
      '1-a canasta-fi/18-a canasta-fi/18-b': 'going-out',
      '1-a canasta-fi/18-b canasta-fi/16-b': 'going-out-requirement',
      '2 3': 'too-many-wilds-in-canasta',
      '2 canasta-fi/15-a': 'canasta-made:mixed',
      3: 'meld-too-small different-ranks too-few-naturals wilds-alone too-many-wilds',
      '3 canasta-fi/11-a': 'meld-set',
      '3 canasta-fi/11-d': 'wilds-in-meld',
      '4 canasta-fi/6-a': 'turn-up-stands',
      '4 canasta-fi/6-b': 'turn-up-covered',
      '4 canasta-fi/6-b canasta-fi/20-a': 'turn-up-black-three',
      '4 canasta-fi/6-b canasta-fi/21-a': 'turn-up-red-three',
      5: 'black-threes-only-going-out black-threes-with-wild black-threes-count black-threes-going-out',
      '5 3': 'black-three-in-meld',
      '5 canasta-fi/21-b': 'red-three-in-meld:among-black-threes',
      6: 'red-three-from-pile',
      7: 'deal-over-red-three last-card-red-three',
      8: 'one-card-against-one',
      '8 canasta-fi/24-a': 'one-card-against-one-without-stock',
      '9-a 9-b': 'going-out-concealed',
      '9-a 9-b 9-d': 'going-out-concealed:with-pile',
      '9-c': 'minimum-waived',
      '9-d': 'concealed-with-pile-needs-minimum',
      'canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a': 'opening-with-pile-too-low',
      'canasta-fi/15-a': 'canasta-made',
      'canasta-fi/15-e 2 3': 'too-many-wilds-onto-canasta',
      'canasta-fi/16-b 1-a canasta-fi/18-b': 'keep-one-card',
      'canasta-fi/21-b 3': 'red-three-in-meld',
    }),
  },
  facts: { ...canastaFi.facts, concealed: 'canasta-sv/9-b' },
  options: {
    quick: switchedBy('canasta-sv/1-b', quick),
    fourRedThrees: choiceOf('canasta-fi/21-f', 400, 800, {
      stated: { 'classic/18-g': { allRedThreesBonus: 800 }, 'classic/18-i': { canastasForRedThrees: 0 } },
    }),
  },
  tables: [
    { players: 4 },
    { players: 2, only: { quick: true }, patch: { stated: { 'samba/37': { handSize: 15, penaltyCards: false } } } },
    { players: 3, only: { quick: true }, patch: { stated: { 'samba/38': { handSize: 15, penaltyCards: true } } } },
    { players: 5, only: { quick: true } },
    { players: 6, form: 'sides', clause: 'samba/40-b', only: { quick: true }, patch: threePartners },
    { players: 6, form: 'pairs', only: { quick: true } },
    { players: 6, form: 'rotating', only: { quick: true } },
  ],
});
