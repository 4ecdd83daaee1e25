import type { RemedyOrder } from '../orders.ts';
import { points, type RulingTable } from '../remedy.ts';
import { forEachCard, gap, remedy, unknownHere, unregulated } from './entries.ts';
import { mendedInTime } from './meld-remedies.ts';
import {
  correctedUntilNextDeal,
  drawsNow,
  keepsCard,
  meldsMixedUp,
  outOrOn,
  talkForgivenOnce,
} from './turn-end-remedies.ts';

/** What the partner’s help with a penalty card costs, and what becomes of one that stays unmelded (39). */
const helpAndCount: readonly RemedyOrder[] = [
  { code: 'help-in-set-costs', of: 'penaltyCardHelpPenalty' },
  { code: 'help-in-sequence-costs', of: 'sambaHelpPenalty' },
  'penalty-cards-count-as-hand',
];

/** What binds the owner of penalty cards, and the partner who would help (39). */
const penaltyCards: readonly RemedyOrder[] = ['meld-or-discard-penalty-cards', ...helpAndCount];

/** Who cannot go out as required has paid for the incident already (25-d). */
const unableAsRequired = {
  orders: ['failure-costs-nothing-more'],
  clauses: ['sitoumussamba/25-d'],
} as const;

/** Sitoumussamba as the cards are played: melds, the discard, going out, cards shown and the score (14, 15, 24, 25, 29 and 34 to 41). */
export const playRulings = {
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
  'opening-counted-face-down': unregulated('forbidden', ['count-in-hand'], 'sitoumussamba/15-f'),
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
      ['hidden-card-becomes-penalty-card', 'meld-or-discard-hidden-card', ...helpAndCount],
      ['sitoumussamba/35-end', 'sitoumussamba/39-a', 'sitoumussamba/39-b'],
    ),
  },
  'card-place-unclear': { answer: remedy(['ask-for-place', 'name-place'], ['sitoumussamba/14-f']) },
  'sixth-card-not-crosswise': unregulated('forbidden', ['turn-sixth-card', 'play-goes-on'], 'sitoumussamba/14-l'),
  'cards-not-marked': unregulated(
    'forbidden',
    ['mark-cards', 'play-goes-on'],
    'sitoumussamba/20-b',
    'sitoumussamba/18',
  ),
  'canasta-inspected': unregulated(
    'no-provision',
    ['put-canasta-together', 'play-goes-on'],
    'sitoumussamba/20-b',
    'sitoumussamba/24-a',
  ),
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
  'no-discard': unregulated('forbidden', ['discard-missing-card'], 'sitoumussamba/21-b'),
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
  'discard-taken-back': unregulated('forbidden', ['put-discard-back'], 'sitoumussamba/21-c'),
  'discard-out-of-turn': unregulated(
    'no-provision',
    ['discard-out-of-turn-as-exposed', 'turn-of-player-in-turn', ...penaltyCards],
    'sitoumussamba/38-a',
    'sitoumussamba/37-a',
  ),
  'asked-at-wrong-time': {
    needsPartner: true,
    ...unregulated('no-provision', ['question-void', 'decide-alone'], 'sitoumussamba/25-a'),
  },
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
  'out-without-discard': unregulated(
    'forbidden',
    ['discard-last-card'],
    'sitoumussamba/26-a',
    'sitoumussamba/26-b',
    'sitoumussamba/26-c',
  ),
  'out-without-canastas': {
    answer: {
      fact: 'announced',
      cases: {
        true: keepsCard(['sitoumussamba/29-8', 'sitoumussamba/25-d', 'sitoumussamba/29', 'sitoumussamba/26-c']),
        false: gap(
          'no-provision',
          ['take-fewest-back', 'discard-one', 'keep-one-card'],
          'sitoumussamba/29-8',
          'sitoumussamba/26-c',
          'sitoumussamba/26-a',
        ),
      },
    },
  },
  'declarer-out-too-early': {
    answer: {
      fact: 'level',
      steps: [
        {
          least: 1,
          answer: {
            orders: ['deal-is-over', 'may-mark-bid', 'bid-marked-once', 'nothing-for-going-out'],
            read: ['bid-marked-once'],
            penalty: points('wrongGoingOutPenalty'),
            award: { parameter: 'pointsPerLevel' },
            pointsInCount: true,
            clauses: ['sitoumussamba/29-9', 'sitoumussamba/29', 'sitoumussamba/12-b', 'sitoumussamba/12-e'],
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
  'hand-out-of-sight': unregulated('forbidden', ['raise-hand', 'play-goes-on'], 'sitoumussamba/6-c'),
  'penalty-card-with-partners-help': {
    answer: {
      fact: 'meld',
      cases: {
        canasta: forEachCard('penaltyCardHelpPenalty', ['sitoumussamba/39-a']),
        samba: forEachCard('sambaHelpPenalty', ['sitoumussamba/39-a']),
      },
    },
  },
  'penalty-card-kept': unregulated('forbidden', ['play-penalty-card-now'], 'sitoumussamba/39-a'),
  'table-talk': { answer: talkForgivenOnce(['sitoumussamba/24-a']) },
  'minimum-named': {
    answer: {
      fact: 'asOfRight',
      cases: {
        true: gap('allowed', ['play-goes-on'], 'sitoumussamba/24-b'),
        false: gap('forbidden', ['ask-for-silence', 'play-goes-on'], 'sitoumussamba/28', 'sitoumussamba/24-a'),
      },
    },
  },
  'hand-number-misstated': unregulated('forbidden', ['tell-true-number'], 'sitoumussamba/24-b'),
  'information-out-of-turn': unregulated('forbidden', ['leave-unanswered', 'play-goes-on'], 'sitoumussamba/24-b'),
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
} satisfies Partial<RulingTable<'sitoumussamba'>>;
