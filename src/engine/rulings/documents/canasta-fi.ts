import type { RemedyOrder } from '../orders.ts';
import type { RulingTable } from '../remedy.ts';
import { dealtAgain, dealtOutOfTurn, foreignCardGoes, redealtInFirstRound } from './deal-remedies.ts';
import {
  drewExtra,
  mayCompleteHand,
  mayTakeLeftCards,
  pileGoesBack,
  pileTakenOutOfTurn,
  redThreeLaidLate,
  seenCardGoesBack,
} from './draw-remedies.ts';
import { chosenBetween, forEachCard, gap, remedy, unknownHere, unregulated } from './entries.ts';
import { cardsWait, mendedInTime, mendedOpening } from './meld-remedies.ts';
import {
  correctedUntilNextDeal,
  drawsNow,
  keepsCard,
  meldsMixedUp,
  mustGoOut,
  oneDiscardCounts,
  outOrOn,
  talkForgivenOnce,
} from './turn-end-remedies.ts';

/** What binds the owner of penalty cards, and the partner who would help (33). */
const penaltyCards: readonly RemedyOrder[] = [
  'meld-or-discard-penalty-cards',
  { code: 'help-costs', of: 'penaltyCardHelpPenalty' },
  'penalty-cards-count-as-hand',
];

/** Several cards too many: as many turns without a draw and without melds follow the present one (25-b). */
const turnsMissed: readonly RemedyOrder[] = [
  'no-meld-this-turn',
  'discard-one',
  { code: 'no-draw-for-turns', of: 'extra' },
  { code: 'no-meld-for-turns', of: 'extra' },
  { code: 'discard-on-each-turn', of: 'extra' },
];

/** An opponent decides; who then cannot go out pays by 23-d. */
const opponentDecides = outOrOn(
  { orders: [{ code: 'failure-costs', of: 'failedGoingOutPenalty' }], clauses: ['canasta-fi/23-d'] },
  remedy(['decide-out-or-on'], ['canasta-fi/23-c']),
);

/** Finnish Canasta: sections 7, 8, 10, 11, 13, 16, 21 to 23 and 25 to 35. */
export const canastaFiRulings: RulingTable<'canasta-fi'> = {
  'start-card-void': { answer: remedy(['draw-another-for-start'], ['canasta-fi/3']) },
  'dealt-out-of-turn': {
    against: ['canasta-fi/4'],
    answer: dealtOutOfTurn(['canasta-fi/7-a'], 'in-play', ['canasta-fi/7-b'], ['next-deal-after-rightful']),
  },
  'not-cut': { against: ['canasta-fi/5'], answer: dealtAgain('cut-and-deal-again', ['canasta-fi/8-a']) },
  'card-shown-in-deal': { against: ['canasta-fi/6-a'], answer: dealtAgain('deal-again', ['canasta-fi/8-b']) },
  'cards-seen-in-deal': unregulated('forbidden', ['put-cards-down', 'play-goes-on'], 'canasta-fi/6-c'),
  'wrong-hand-size': {
    against: ['canasta-fi/6-a'],
    answer: redealtInFirstRound(['canasta-fi/8-c'], remedy(['hand-sizes-stay'], ['canasta-fi/8-c'])),
  },
  'face-up-card-in-stock': {
    against: ['canasta-fi/6-a'],
    answer: redealtInFirstRound(
      ['canasta-fi/8-c'],
      remedy(['turn-card-over', 'play-goes-on'], ['canasta-fi/32-c', 'canasta-fi/8-c']),
    ),
  },
  'foreign-card': {
    against: ['canasta-fi/2'],
    answer: foreignCardGoes(['canasta-fi/8-c'], ['canasta-fi/32-c', 'canasta-fi/8-c']),
  },
  'lost-card-found': { answer: remedy(['show-and-set-aside'], ['canasta-fi/32-c']) },
  'upcard-not-covered': unregulated('no-provision', ['cover-upcard', 'play-goes-on'], 'canasta-fi/6-b'),
  'card-turned-early': unknownHere('canasta-fi/8-b', 'canasta-fi/32-c'),
  'bid-not-lawful': unknownHere('canasta-fi/3'),
  'contract-without-opening': unknownHere('canasta-fi/13-e'),
  'hand-not-completed': {
    against: ['canasta-fi/21-b'],
    answer: mayCompleteHand(['canasta-fi/21-b-end']),
  },
  'red-three-not-laid': {
    against: ['canasta-fi/21-b', 'canasta-fi/21-c'],
    answer: redThreeLaidLate(['canasta-fi/21-h', 'canasta-fi/21-b-end'], ['canasta-fi/21-h']),
  },
  'saw-stock-card': {
    against: ['canasta-fi/10-b'],
    answer: seenCardGoesBack(['canasta-fi/25-a', 'canasta-fi/32-b'], ['may-shuffle-first']),
  },
  'drew-extra': {
    against: ['canasta-fi/9', 'canasta-fi/10-b', 'canasta-fi/21-d'],
    answer: {
      fact: 'extra',
      steps: [
        {
          least: 1,
          answer: drewExtra(
            ['no-meld-this-turn', 'discard-one', 'no-draw-next-turn', 'may-meld-and-must-discard-unless-out'],
            [
              'no-card-for-three-hand-short',
              'no-meld-this-turn',
              'discard-one',
              'no-draw-next-turn',
              'may-meld-and-must-discard-unless-out',
            ],
            ['canasta-fi/25-b'],
            ['no-card-for-three-hand-short'],
          ),
        },
        {
          least: 2,
          answer: drewExtra(
            turnsMissed,
            ['no-card-for-three-hand-short', ...turnsMissed],
            ['canasta-fi/25-b'],
            ['no-card-for-three-hand-short'],
          ),
        },
      ],
    },
  },
  'drew-out-of-turn': {
    against: ['canasta-fi/9', 'canasta-fi/10-b'],
    answer: {
      fact: 'joined',
      cases: {
        true: remedy(
          ['turn-of-player-in-turn', 'no-draw-next-turn', 'may-meld-and-must-discard'],
          ['canasta-fi/25-c'],
          'drewOutOfTurnPenalty',
        ),
        false: {
          fact: 'inTurn',
          cases: {
            opponent: chosenBetween(
              [
                { value: 'take', orders: ['take-shown-card'] },
                { value: 'shuffle', orders: ['shuffle-and-draw-or-take-pile'] },
              ],
              remedy(['show-drawn-card'], ['canasta-fi/25-c']),
            ),
            partner: remedy(
              ['give-card-to-partner', 'accept-card-as-draw', 'meld-or-discard-given-card'],
              ['canasta-fi/25-c'],
            ),
          },
        },
      },
    },
  },
  'played-after-last-three': unregulated('forbidden', ['undo-after-last-three', 'deal-is-over'], 'canasta-fi/21-e'),
  'draw-choice-changed': { answer: remedy(['draw-from-first-choice', 'stock-if-pile-barred'], ['canasta-fi/10-b']) },
  'took-pile-wrongly': { answer: pileGoesBack(['canasta-fi/26-a']) },
  'took-pile-out-of-turn': {
    against: ['canasta-fi/9', 'canasta-fi/10-b'],
    answer: pileTakenOutOfTurn(['canasta-fi/26-b', 'canasta-fi/26-a'], ['canasta-fi/26-b', 'canasta-fi/9']),
  },
  'pile-cards-left': {
    against: ['canasta-fi/10-c'],
    answer: mayTakeLeftCards(['canasta-fi/10-d'], 'left-cards-form-pile'),
  },
  'pile-stock-card-forgotten': unknownHere('canasta-fi/10-c', 'canasta-fi/10-d'),
  'pile-refused-at-end': unregulated('forbidden', ['take-pile-owed'], 'canasta-fi/24-a'),
  'pile-inspected': unregulated('forbidden', ['put-pile-down', 'play-goes-on'], 'canasta-fi/22-a'),
  'opening-short': {
    answer: mendedInTime(
      mendedOpening(
        ['canasta-fi/27-a', 'canasta-fi/27', 'canasta-fi/29'],
        ['canasta-fi/27-b', 'canasta-fi/27-a', 'canasta-fi/27'],
        ['canasta-fi/27-a', 'canasta-fi/27'],
      ),
      remedy(['opening-accepted'], ['canasta-fi/28']),
    ),
  },
  'opening-counted-face-down': unknownHere('canasta-fi/13-b'),
  'opening-inspected': {
    answer: {
      fact: 'possible',
      cases: {
        true: remedy(['make-opening-found', 'jury-may-rule-game-lost'], ['canasta-fi/13-e']),
        false: remedy(
          ['take-opening-back', { code: 'minimum-rises', of: 'minimumRaise' }, 'jury-may-rule-game-lost'],
          ['canasta-fi/27-a', 'canasta-fi/13-e'],
        ),
      },
    },
  },
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: remedy(['move-excess-wild'], ['canasta-fi/27-b', 'canasta-fi/27', 'canasta-fi/11-h']),
        discard: remedy(['discard-excess-wild'], ['canasta-fi/27-b', 'canasta-fi/27']),
        cannot: remedy(
          ['excess-wild-becomes-penalty-card', ...penaltyCards],
          ['canasta-fi/29', 'canasta-fi/11-h', 'canasta-fi/33-a', 'canasta-fi/33-b'],
        ),
        unnoticed: remedy(['meld-with-excess-wild-accepted', 'worth-of-excess-wild-decided'], ['canasta-fi/28']),
      },
    },
  },
  'improper-meld': {
    against: ['canasta-fi/11-b'],
    answer: mendedInTime(
      {
        rearrange: remedy(['rearrange-melds'], ['canasta-fi/29', 'canasta-fi/11-h']),
        cannot: remedy(
          ['misfits-become-penalty-cards', ...penaltyCards],
          ['canasta-fi/29', 'canasta-fi/11-h', 'canasta-fi/33-a', 'canasta-fi/33-b'],
        ),
      },
      remedy(['meld-accepted', 'majority-gives-rank'], ['canasta-fi/28']),
    ),
  },
  'sequence-gap': unknownHere('canasta-fi/11-a', 'canasta-fi/29'),
  'hidden-card': unregulated('no-provision', ['rule-as-improper-meld'], 'canasta-fi/28', 'canasta-fi/29'),
  'card-place-unclear': { answer: remedy(['ask-for-place', 'name-place'], ['canasta-fi/11-e']) },
  'sixth-card-not-crosswise': unregulated('forbidden', ['turn-sixth-card', 'play-goes-on'], 'canasta-fi/11-j'),
  'cards-not-marked': unregulated('forbidden', ['mark-cards', 'play-goes-on'], 'canasta-fi/15-c', 'canasta-fi/17-a'),
  'canasta-inspected': unregulated('forbidden', ['put-canasta-together', 'play-goes-on'], 'canasta-fi/15-d'),
  'meld-out-of-turn': {
    against: ['canasta-fi/11-a'],
    answer: cardsWait(
      'meld-waiting-cards-if-lawful',
      { waiting: ['canasta-fi/30-a'], atEnd: ['canasta-fi/30-c', 'canasta-fi/30-a'] },
      { waiting: ['canasta-fi/30-b', 'canasta-fi/30-a'], atEnd: ['canasta-fi/30-c', 'canasta-fi/30-b'] },
    ),
  },
  'discard-without-draw': {
    against: ['canasta-fi/9', 'canasta-fi/16-b'],
    answer: drawsNow(['canasta-fi/31-a'], ['canasta-fi/31-a']),
  },
  'no-discard': unregulated('forbidden', ['discard-missing-card'], 'canasta-fi/16-b', 'canasta-fi/9'),
  'several-discards': {
    against: ['canasta-fi/16-b'],
    answer: oneDiscardCounts(
      penaltyCards,
      ['canasta-fi/31-b', 'canasta-fi/33-a', 'canasta-fi/33-b', 'canasta-fi/16-c'],
      ['canasta-fi/31-c', 'canasta-fi/33-a', 'canasta-fi/33-b', 'canasta-fi/16-c'],
      ['canasta-fi/31-c', 'canasta-fi/31-b'],
    ),
  },
  'red-three-discarded': {
    answer: remedy(
      ['take-three-back', 'lay-three-taken-back', 'discard-another-card'],
      ['canasta-fi/21-i', 'canasta-fi/16-c', 'canasta-fi/21-c'],
    ),
  },
  'discard-taken-back': unregulated('forbidden', ['put-discard-back'], 'canasta-fi/16-c'),
  'discard-out-of-turn': unregulated(
    'no-provision',
    ['discard-out-of-turn-as-exposed', 'turn-of-player-in-turn', ...penaltyCards],
    'canasta-fi/32-a',
    'canasta-fi/31-a',
    'canasta-fi/31-c',
  ),
  'asked-at-wrong-time': {
    needsPartner: true,
    ...unregulated('no-provision', ['question-void', 'decide-alone'], 'canasta-fi/23-a'),
  },
  'meld-before-asking': {
    needsPartner: true,
    answer: mustGoOut(['canasta-fi/23-b'], ['canasta-fi/23-d', 'canasta-fi/23-b']),
  },
  'meld-before-answer': { needsPartner: true, answer: opponentDecides },
  'question-withdrawn': {
    needsPartner: true,
    against: ['canasta-fi/23-a'],
    answer: opponentDecides,
  },
  'extra-information': { needsPartner: true, answer: opponentDecides },
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: keepsCard(['canasta-fi/23-d']),
        demand: keepsCard(['canasta-fi/23-d', 'canasta-fi/23-c']),
        announced: gap('no-provision', ['take-fewest-back', 'keep-one-card'], 'canasta-fi/23-d', 'canasta-fi/27-b'),
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: remedy(
      ['take-back-after-no', 'keep-one-card'],
      ['canasta-fi/23-e', 'canasta-fi/27-b', 'canasta-fi/27'],
      'outAfterNoPenalty',
    ),
  },
  'out-without-discard': unregulated('allowed', ['deal-is-over'], 'canasta-fi/18-a'),
  'out-without-canastas': {
    answer: remedy(
      ['take-fewest-back', 'discard-one', 'keep-one-card'],
      ['canasta-fi/27-b', 'canasta-fi/27'],
      'outWithoutCanastasPenalty',
    ),
  },
  'declarer-out-too-early': unknownHere('canasta-fi/27-b', 'canasta-fi/18-b'),
  'card-exposed': {
    answer: remedy(
      ['exposed-card-becomes-penalty-card', ...penaltyCards],
      ['canasta-fi/32-a', 'canasta-fi/33-a', 'canasta-fi/33-b'],
    ),
  },
  'hand-out-of-sight': unregulated('forbidden', ['raise-hand', 'play-goes-on'], 'canasta-fi/6-c-end'),
  'penalty-card-with-partners-help': { answer: forEachCard('penaltyCardHelpPenalty', ['canasta-fi/33-a']) },
  'penalty-card-kept': unregulated('forbidden', ['play-penalty-card-now'], 'canasta-fi/33-a'),
  'table-talk': { answer: talkForgivenOnce(['canasta-fi/22-a-end']) },
  'minimum-named': {
    answer: {
      fact: 'asOfRight',
      cases: {
        true: gap('allowed', ['play-goes-on'], 'canasta-fi/22-a', 'canasta-fi/22-b'),
        false: gap('forbidden', ['rule-as-talk'], 'canasta-fi/22-a-end', 'canasta-fi/22-b'),
      },
    },
  },
  'hand-number-misstated': unregulated('forbidden', ['tell-true-number'], 'canasta-fi/22-b'),
  'information-out-of-turn': unregulated('forbidden', ['leave-unanswered', 'play-goes-on'], 'canasta-fi/22-b'),
  'intentional-irregularity': unregulated(
    'jury',
    ['rule-as-without-intent', 'jury-may-rule-game-lost'],
    'canasta-fi/13-e',
    'canasta-fi/22-a-end',
  ),
  'not-opened-at-end': unknownHere('canasta-fi/21-f', 'canasta-fi/12'),
  'melds-mixed-up': {
    against: ['canasta-fi/34-a'],
    answer: meldsMixedUp('unverified-cards-lost', ['canasta-fi/34-c'], ['canasta-fi/34-d']),
  },
  'score-error': {
    against: ['canasta-fi/34-b'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: remedy(['correct-sum', 'minimum-of-deal-stays'], ['canasta-fi/35-a']),
        other: correctedUntilNextDeal(['canasta-fi/35-b']),
      },
    },
  },
};
