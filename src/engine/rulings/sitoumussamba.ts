import {
  chosenBetween,
  correctedUntilNextDeal,
  dealtOutOfTurn,
  drawsNow,
  forEachCard,
  gap,
  keepsCard,
  mayTakeLeftCards,
  meldsMixedUp,
  mendedInTime,
  outOrOn,
  redealtInFirstRound,
  remedy,
  talkForgivenOnce,
  unknownHere,
  unregulated,
} from './common.ts';
import type { RemedyOrder } from './orders.ts';
import { points, type RulingTable } from './remedy.ts';

/** What binds the owner of penalty cards, and the partner who would help (39). */
const penaltyCards: readonly RemedyOrder[] = [
  'meld-or-discard-penalty-cards',
  { code: 'help-in-set-costs', of: 'penaltyCardHelpPenalty' },
  { code: 'help-in-sequence-costs', of: 'sambaHelpPenalty' },
  'penalty-cards-count-as-hand',
];

/** Who cannot go out as required has paid for the incident already (25-d). */
const unableAsRequired = {
  orders: ['failure-costs-nothing-more'],
  clauses: ['sitoumussamba/25-d'],
} as const;

/** Sitoumussamba: sections 6 to 8, 13 to 16, 24, 25, 29 and 33 to 41. */
export const sitoumussambaRulings: RulingTable<'sitoumussamba'> = {
  'dealt-out-of-turn': {
    against: ['sitoumussamba/5-b'],
    answer: dealtOutOfTurn(['sitoumussamba/7-a'], 'after-first-round', ['sitoumussamba/7-b']),
  },
  'not-cut': {
    against: ['sitoumussamba/4'],
    answer: remedy(['cut-and-deal-again'], ['sitoumussamba/8-a', 'sitoumussamba/8']),
  },
  'card-shown-in-deal': unregulated(
    'no-provision',
    ['turn-shown-card-down', 'play-goes-on'],
    'sitoumussamba/8',
    'sitoumussamba/6-d',
  ),
  'cards-seen-in-deal': unregulated('forbidden', ['put-cards-down', 'play-goes-on'], 'sitoumussamba/6-b'),
  'wrong-hand-size': {
    against: ['sitoumussamba/6-a'],
    answer: redealtInFirstRound(
      ['sitoumussamba/8-b', 'sitoumussamba/8'],
      remedy(['hand-sizes-stay'], ['sitoumussamba/8-b']),
    ),
  },
  'face-up-card-in-stock': {
    against: ['sitoumussamba/6-a'],
    answer: redealtInFirstRound(
      ['sitoumussamba/8-b', 'sitoumussamba/8'],
      remedy(['turn-card-over', 'play-goes-on'], ['sitoumussamba/38-b']),
    ),
  },
  'foreign-card': unregulated(
    'no-provision',
    ['remove-foreign-card', 'replace-foreign-card-of-hand', 'play-goes-on'],
    'sitoumussamba/8-b',
    'sitoumussamba/38-b',
  ),
  'lost-card-found': {
    answer: {
      fact: 'stockRounds',
      steps: [
        { least: 0, answer: remedy(['set-aside', 'lost-card-counts-for-nobody'], ['sitoumussamba/38-b']) },
        { least: 2, answer: remedy(['shuffle-card-into-stock'], ['sitoumussamba/38-b']) },
      ],
    },
  },
  'card-turned-early': { answer: remedy(['shuffle-card-into-stock', 'auction-goes-on'], ['sitoumussamba/6-d']) },
  'contract-without-opening': {
    answer: {
      fact: 'lowerBid',
      assumed: 'opens',
      cases: {
        opens: remedy(
          ['lower-bid-becomes-contract', { code: 'bids-between-charged', of: 'failedBidPenalty' }],
          ['sitoumussamba/16-c', 'sitoumussamba/29-4', 'sitoumussamba/29'],
          'failedBidPenalty',
        ),
        none: remedy(
          [
            'turn-up-without-contract',
            'begin-without-contract',
            'open-without-contract',
            { code: 'every-bid-charged', of: 'failedBidPenalty' },
          ],
          ['sitoumussamba/16-c', 'sitoumussamba/29-4', 'sitoumussamba/29'],
          'failedBidPenalty',
        ),
      },
    },
  },
  'hand-not-completed': unknownHere('sitoumussamba/6-b', 'sitoumussamba/8-b'),
  'red-three-not-laid': unknownHere('sitoumussamba/23', 'sitoumussamba/29-1'),
  'saw-stock-card': {
    against: ['sitoumussamba/13-a'],
    answer: remedy(['show-seen-card-or-cards', 'may-shuffle-first'], ['sitoumussamba/33-a']),
  },
  'drew-extra': {
    against: ['sitoumussamba/13-a'],
    answer: {
      fact: 'extra',
      steps: [
        {
          least: 1,
          answer: remedy(
            [
              'no-meld-this-turn',
              'discard-one',
              'no-pile-next-turn',
              'draw-only-one-next-turn',
              'may-meld-and-must-discard',
            ],
            ['sitoumussamba/33-b'],
          ),
        },
        {
          least: 2,
          answer: gap(
            'no-provision',
            ['no-meld-this-turn', 'discard-one', { code: 'one-card-for-each-extra', of: 'extra' }],
            'sitoumussamba/33-b',
          ),
        },
      ],
    },
  },
  'drew-out-of-turn': {
    against: ['sitoumussamba/13-a'],
    answer: {
      fact: 'joined',
      cases: {
        true: remedy(
          ['turn-of-player-in-turn', 'no-draw-next-turn', 'may-meld-and-must-discard'],
          ['sitoumussamba/33-c', 'sitoumussamba/29-10', 'sitoumussamba/29'],
          'drewOutOfTurnPenalty',
        ),
        false: {
          fact: 'inTurn',
          cases: {
            opponent: chosenBetween(
              [
                { value: 'take', orders: ['take-one-or-both-shown-cards'] },
                { value: 'shuffle', orders: ['shuffle-and-draw'] },
              ],
              remedy(['show-drawn-card-or-cards'], ['sitoumussamba/33-c']),
            ),
            partner: gap('no-provision', ['show-and-shuffle-back', 'turn-of-player-in-turn'], 'sitoumussamba/33-c'),
          },
        },
      },
    },
  },
  'draw-choice-changed': { answer: remedy(['draw-from-first-choice'], ['sitoumussamba/13-c']) },
  'took-pile-wrongly': unregulated(
    'no-provision',
    ['restore-pile', 'draw-from-stock-and-finish'],
    'sitoumussamba/13-c',
    'sitoumussamba/29-11',
    'sitoumussamba/35',
  ),
  'took-pile-out-of-turn': {
    against: ['sitoumussamba/13-a'],
    answer: remedy(
      ['restore-pile', 'turn-of-player-in-turn'],
      ['sitoumussamba/29-11', 'sitoumussamba/29'],
      'tookPileOutOfTurnPenalty',
    ),
  },
  'pile-cards-left': {
    against: ['sitoumussamba/13-d'],
    answer: mayTakeLeftCards(['sitoumussamba/13-e'], 'left-cards-stay-in-pile'),
  },
  'pile-stock-card-forgotten': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': remedy(['draw-forgotten-stock-card'], ['sitoumussamba/13-b']),
        later: gap('no-provision', ['leave-pile-card-undrawn'], 'sitoumussamba/13-b'),
      },
    },
  },
  'pile-inspected': unregulated('forbidden', ['put-pile-down', 'play-goes-on'], 'sitoumussamba/24-a'),
  'opening-short': {
    answer: mendedInTime(
      {
        'add-all': remedy(['complete-opening'], ['sitoumussamba/35', 'sitoumussamba/29-7']),
        'add-some': remedy(
          ['open-with-other-melds', 'take-left-over-back'],
          ['sitoumussamba/29-7', 'sitoumussamba/29'],
          'openingRearrangedPenalty',
        ),
        withdraw: remedy(
          ['take-opening-back', 'minimum-stays'],
          ['sitoumussamba/29-6', 'sitoumussamba/29'],
          'openingWithdrawnPenalty',
        ),
      },
      remedy(['opening-accepted'], ['sitoumussamba/34-end']),
    ),
  },
  'opening-inspected': {
    answer: {
      fact: 'possible',
      cases: {
        true: remedy(['make-opening-found', 'jury-may-rule-game-lost'], ['sitoumussamba/15-c']),
        false: remedy(
          ['take-opening-back', 'minimum-stays', 'jury-may-rule-game-lost'],
          ['sitoumussamba/29-6', 'sitoumussamba/29', 'sitoumussamba/15-c'],
          'openingWithdrawnPenalty',
        ),
      },
    },
  },
  // A wild card too many is a faulty meld like any other here.
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: remedy(['move-excess-wild'], ['sitoumussamba/35', 'sitoumussamba/14-i']),
        cannot: remedy(
          ['excess-wild-becomes-penalty-card', ...penaltyCards],
          ['sitoumussamba/35', 'sitoumussamba/14-i', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
        ),
        unnoticed: remedy(['meld-with-excess-wild-accepted'], ['sitoumussamba/34-end']),
      },
    },
  },
  'improper-meld': {
    answer: mendedInTime(
      {
        rearrange: remedy(['rearrange-melds'], ['sitoumussamba/35', 'sitoumussamba/14-i']),
        cannot: remedy(
          ['misfits-become-penalty-cards', ...penaltyCards],
          ['sitoumussamba/35', 'sitoumussamba/14-i', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
        ),
      },
      remedy(['meld-accepted'], ['sitoumussamba/34-end']),
    ),
  },
  'sequence-gap': { answer: remedy(['sequence-with-gap-accepted', 'continue-sequence-at-ends'], ['sitoumussamba/34']) },
  'hidden-card': {
    answer: remedy(
      ['hidden-card-becomes-penalty-card', 'meld-or-discard-hidden-card', 'penalty-cards-count-as-hand'],
      ['sitoumussamba/35-end', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
    ),
  },
  'meld-out-of-turn': {
    against: ['sitoumussamba/14-b'],
    answer: {
      fact: 'dealEnded',
      cases: {
        true: remedy(['waiting-cards-count-as-hand'], ['sitoumussamba/36', 'sitoumussamba/39-b']),
        false: remedy(
          ['cards-out-of-turn-become-penalty-cards', ...penaltyCards],
          ['sitoumussamba/36', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
        ),
      },
    },
  },
  'discard-without-draw': {
    against: ['sitoumussamba/13-a', 'sitoumussamba/21-b'],
    answer: drawsNow(['sitoumussamba/37-a'], ['sitoumussamba/37-a']),
  },
  'several-discards': {
    against: ['sitoumussamba/21-b'],
    answer: {
      fact: 'together',
      cases: {
        true: {
          fact: 'noticed',
          cases: {
            'before-next-draw': remedy(
              ['choose-discard', 'other-discards-become-penalty-cards', ...penaltyCards],
              ['sitoumussamba/37-b', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
            ),
            later: remedy(['discards-stay'], ['sitoumussamba/37-b', 'sitoumussamba/37-a']),
          },
        },
        false: gap(
          'no-provision',
          ['first-discard-stays', 'other-discards-become-penalty-cards', ...penaltyCards],
          'sitoumussamba/37-b',
          'sitoumussamba/38-a',
        ),
      },
    },
  },
  'red-three-discarded': unknownHere('sitoumussamba/18', 'sitoumussamba/23'),
  'discard-out-of-turn': unregulated(
    'no-provision',
    ['discard-out-of-turn-as-exposed', 'turn-of-player-in-turn', ...penaltyCards],
    'sitoumussamba/38-a',
    'sitoumussamba/37-a',
  ),
  'meld-before-asking': {
    needsPartner: true,
    answer: outOrOn(
      unableAsRequired,
      remedy(
        ['decide-out-or-on'],
        ['sitoumussamba/25-b', 'sitoumussamba/29-8', 'sitoumussamba/29'],
        'failedGoingOutPenalty',
      ),
    ),
  },
  'meld-before-answer': {
    needsPartner: true,
    answer: outOrOn(
      unableAsRequired,
      remedy(
        ['decide-out-or-on'],
        ['sitoumussamba/25-c', 'sitoumussamba/29-8', 'sitoumussamba/29'],
        'failedGoingOutPenalty',
      ),
    ),
  },
  'question-withdrawn': unregulated(
    'no-provision',
    ['answer-all-the-same'],
    'sitoumussamba/25-a',
    'sitoumussamba/25-c',
  ),
  'extra-information': unregulated(
    'forbidden',
    ['ask-for-silence', 'only-yes-or-no-counts'],
    'sitoumussamba/25-a',
    'sitoumussamba/24-a',
  ),
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: keepsCard(['sitoumussamba/25-d', 'sitoumussamba/29-8', 'sitoumussamba/29']),
        demand: keepsCard(['sitoumussamba/25-d', 'sitoumussamba/29-8', 'sitoumussamba/29']),
        announced: keepsCard(['sitoumussamba/29-8', 'sitoumussamba/29']),
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: remedy(
      ['take-back-after-no-as-penalty-card', 'keep-one-card', ...penaltyCards],
      ['sitoumussamba/25-f', 'sitoumussamba/29-8', 'sitoumussamba/29', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
      'failedGoingOutPenalty',
    ),
  },
  'out-without-canastas': unregulated(
    'no-provision',
    ['take-fewest-back', 'discard-one', 'keep-one-card'],
    'sitoumussamba/29-8',
    'sitoumussamba/26-c',
    'sitoumussamba/26-a',
  ),
  'declarer-out-too-early': {
    answer: {
      fact: 'level',
      steps: [
        {
          least: 1,
          answer: {
            orders: ['deal-is-over', 'may-mark-bid', 'nothing-for-going-out'],
            penalty: points('wrongGoingOutPenalty'),
            award: { parameter: 'pointsPerLevel' },
            pointsInCount: true,
            clauses: ['sitoumussamba/29-9', 'sitoumussamba/29', 'sitoumussamba/12-b'],
          },
        },
      ],
    },
  },
  'card-exposed': {
    answer: remedy(
      ['exposed-card-becomes-penalty-card', ...penaltyCards],
      ['sitoumussamba/38-a', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
    ),
  },
  'penalty-card-with-partners-help': {
    answer: {
      fact: 'meld',
      cases: {
        canasta: forEachCard('penaltyCardHelpPenalty', ['sitoumussamba/39-a']),
        samba: forEachCard('sambaHelpPenalty', ['sitoumussamba/39-a']),
      },
    },
  },
  'table-talk': { answer: talkForgivenOnce(['sitoumussamba/24-a']) },
  'intentional-irregularity': unregulated(
    'jury',
    ['rule-as-without-intent', 'jury-may-rule-game-lost'],
    'sitoumussamba/15-c',
    'sitoumussamba/24-a',
  ),
  'not-opened-at-end': {
    answer: { ...remedy([], ['sitoumussamba/29-5', 'sitoumussamba/29'], 'unopenedPenalty'), pointsInCount: true },
  },
  'melds-mixed-up': {
    against: ['sitoumussamba/40-c'],
    answer: meldsMixedUp('mixed-cards-lost', ['sitoumussamba/40-d'], ['sitoumussamba/40-e']),
  },
  'score-error': {
    against: ['sitoumussamba/40-c'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: {
          fact: 'noticed',
          cases: {
            'in-game': remedy(['correct-sum', 'minimum-of-deal-stays'], ['sitoumussamba/41-a']),
            'after-next-deal': remedy(['correct-sum', 'minimum-of-deal-stays'], ['sitoumussamba/41-a']),
            'after-signing': remedy(['score-stands'], ['sitoumussamba/41-a']),
          },
        },
        other: correctedUntilNextDeal(['sitoumussamba/41-b']),
      },
    },
  },
};
