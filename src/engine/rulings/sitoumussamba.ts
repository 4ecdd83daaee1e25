import {
  correctedUntilNextDeal,
  dealtOutOfTurn,
  drawsNow,
  forEachCard,
  keepsCard,
  mayStillTake,
  meldsMixedUp,
  mendedInTime,
  redealtInFirstRound,
  remedy,
  talkForgivenOnce,
  unregulated,
} from './common.ts';
import { points, type RulingTable } from './remedy.ts';

/** Sitoumussamba: sections 6 to 8, 13 to 16, 24, 25, 29 and 33 to 41. */
export const sitoumussambaRulings: RulingTable<'sitoumussamba'> = {
  'dealt-out-of-turn': {
    against: ['sitoumussamba/5-b'],
    answer: dealtOutOfTurn(['sitoumussamba/7-a'], 'after-first-round', ['sitoumussamba/7-b']),
  },
  'not-cut': { against: ['sitoumussamba/4'], answer: remedy(['redeal'], ['sitoumussamba/8-a', 'sitoumussamba/8']) },
  'card-shown-in-deal': unregulated('sitoumussamba/8', 'sitoumussamba/6-d'),
  'cards-seen-in-deal': unregulated('sitoumussamba/6-b'),
  'wrong-hand-size': {
    against: ['sitoumussamba/6-a'],
    answer: redealtInFirstRound(['sitoumussamba/8-b', 'sitoumussamba/8'], remedy(['play-on'], ['sitoumussamba/8-b'])),
  },
  'face-up-card-in-stock': {
    against: ['sitoumussamba/6-a'],
    answer: redealtInFirstRound(
      ['sitoumussamba/8-b', 'sitoumussamba/8'],
      remedy(['turn-over-and-reshuffle', 'play-on'], ['sitoumussamba/38-b']),
    ),
  },
  'foreign-card': unregulated('sitoumussamba/8-b', 'sitoumussamba/38-b'),
  'lost-card-found': {
    answer: {
      fact: 'stockRounds',
      steps: [
        { least: 0, answer: remedy(['set-aside-for-next-deal'], ['sitoumussamba/38-b']) },
        { least: 2, answer: remedy(['put-into-stock-and-shuffle'], ['sitoumussamba/38-b']) },
      ],
    },
  },
  'card-turned-early': { answer: remedy(['put-into-stock-and-shuffle', 'play-on'], ['sitoumussamba/6-d']) },
  'contract-without-opening': {
    answer: remedy(
      ['contract-passes-on'],
      ['sitoumussamba/16-c', 'sitoumussamba/29-4', 'sitoumussamba/29'],
      'failedBidPenalty',
    ),
  },
  'hand-not-completed': unregulated('sitoumussamba/6-b', 'sitoumussamba/8-b'),
  'red-three-not-laid': unregulated('sitoumussamba/23', 'sitoumussamba/29-1'),
  'saw-stock-card': {
    against: ['sitoumussamba/13-a'],
    answer: remedy(['show-and-return', 'next-drawer-may-shuffle'], ['sitoumussamba/33-a']),
  },
  'drew-extra': {
    against: ['sitoumussamba/13-a'],
    answer: {
      fact: 'extra',
      steps: [
        {
          least: 1,
          answer: remedy(
            ['no-meld-this-turn', 'must-discard', 'no-pile-next-turn', 'draw-one-next-turn'],
            ['sitoumussamba/33-b'],
          ),
        },
        { least: 2, answer: { unregulated: ['sitoumussamba/33-b'] } },
      ],
    },
  },
  'drew-out-of-turn': {
    against: ['sitoumussamba/13-a'],
    answer: {
      fact: 'joined',
      cases: {
        true: remedy(
          ['no-draw-next-turn', 'must-discard'],
          ['sitoumussamba/33-c', 'sitoumussamba/29-10', 'sitoumussamba/29'],
          'drewOutOfTurnPenalty',
        ),
        false: {
          fact: 'inTurn',
          cases: {
            opponent: remedy(['opponent-takes-or-shuffles'], ['sitoumussamba/33-c']),
            partner: { unregulated: ['sitoumussamba/33-c'] },
          },
        },
      },
    },
  },
  'draw-choice-changed': { answer: remedy(['choice-stands'], ['sitoumussamba/13-c']) },
  'took-pile-wrongly': unregulated('sitoumussamba/13-c', 'sitoumussamba/29-11', 'sitoumussamba/35'),
  'took-pile-out-of-turn': {
    against: ['sitoumussamba/13-a'],
    answer: remedy(['pile-restored'], ['sitoumussamba/29-11', 'sitoumussamba/29'], 'tookPileOutOfTurnPenalty'),
  },
  'pile-cards-left': { against: ['sitoumussamba/13-d'], answer: mayStillTake(['sitoumussamba/13-e'], ['play-on']) },
  'pile-stock-card-forgotten': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': remedy(['draw-now'], ['sitoumussamba/13-b']),
        later: { unregulated: ['sitoumussamba/13-b'] },
      },
    },
  },
  'pile-inspected': unregulated('sitoumussamba/24-a'),
  'opening-short': {
    answer: mendedInTime(
      {
        'add-all': remedy(['correct-now'], ['sitoumussamba/35', 'sitoumussamba/29-7']),
        'add-some': remedy(
          ['correct-now', 'cards-back-to-hand'],
          ['sitoumussamba/29-7', 'sitoumussamba/29'],
          'openingRearrangedPenalty',
        ),
        withdraw: remedy(
          ['cards-back-to-hand', 'minimum-unchanged'],
          ['sitoumussamba/29-6', 'sitoumussamba/29'],
          'openingWithdrawnPenalty',
        ),
      },
      remedy(['meld-stands'], ['sitoumussamba/34-end']),
    ),
  },
  'opening-inspected': {
    answer: {
      fact: 'possible',
      cases: {
        true: remedy(['must-open'], ['sitoumussamba/15-c']),
        false: remedy(
          ['cards-back-to-hand', 'minimum-unchanged'],
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
        move: remedy(['correct-now'], ['sitoumussamba/35', 'sitoumussamba/14-i']),
        cannot: remedy(['penalty-card'], ['sitoumussamba/35', 'sitoumussamba/14-i', 'sitoumussamba/39-a']),
        unnoticed: remedy(['meld-stands'], ['sitoumussamba/34-end']),
      },
    },
  },
  'improper-meld': {
    answer: mendedInTime(
      {
        rearrange: remedy(['correct-now'], ['sitoumussamba/35', 'sitoumussamba/14-i']),
        cannot: remedy(['penalty-card'], ['sitoumussamba/35', 'sitoumussamba/14-i', 'sitoumussamba/39-a']),
      },
      remedy(['meld-stands'], ['sitoumussamba/34-end']),
    ),
  },
  'sequence-gap': { answer: remedy(['meld-stands', 'continue-from-either-end'], ['sitoumussamba/34']) },
  'hidden-card': { answer: remedy(['penalty-card'], ['sitoumussamba/35-end', 'sitoumussamba/39-a']) },
  'meld-out-of-turn': {
    against: ['sitoumussamba/14-b'],
    answer: {
      fact: 'dealEnded',
      cases: {
        false: remedy(['penalty-card'], ['sitoumussamba/36', 'sitoumussamba/39-a']),
        true: remedy(['counted-as-hand'], ['sitoumussamba/36', 'sitoumussamba/39-b']),
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
              ['choose-one-discard', 'penalty-card'],
              ['sitoumussamba/37-b', 'sitoumussamba/39-a'],
            ),
            later: remedy(['stands', 'play-on'], ['sitoumussamba/37-b', 'sitoumussamba/37-a']),
          },
        },
        false: { unregulated: ['sitoumussamba/37-b', 'sitoumussamba/38-a'] },
      },
    },
  },
  'red-three-discarded': unregulated('sitoumussamba/18', 'sitoumussamba/23'),
  'discard-out-of-turn': unregulated('sitoumussamba/37-a', 'sitoumussamba/38-a'),
  'meld-before-asking': {
    needsPartner: true,
    answer: remedy(
      ['opponents-decide-out-or-on'],
      ['sitoumussamba/25-b', 'sitoumussamba/29-8', 'sitoumussamba/29'],
      'failedGoingOutPenalty',
    ),
  },
  'meld-before-answer': {
    needsPartner: true,
    answer: remedy(
      ['opponents-decide-out-or-on'],
      ['sitoumussamba/25-c', 'sitoumussamba/29-8', 'sitoumussamba/29'],
      'failedGoingOutPenalty',
    ),
  },
  'question-withdrawn': unregulated('sitoumussamba/25-a', 'sitoumussamba/25-c'),
  'extra-information': unregulated('sitoumussamba/25-a', 'sitoumussamba/24-a'),
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
      ['cards-back-to-hand', 'penalty-card', 'keep-one-card-after-discard'],
      ['sitoumussamba/25-f', 'sitoumussamba/29-8', 'sitoumussamba/29'],
      'failedGoingOutPenalty',
    ),
  },
  'out-without-canastas': unregulated('sitoumussamba/29-8', 'sitoumussamba/26-c', 'sitoumussamba/26-a'),
  'declarer-out-too-early': {
    answer: {
      effects: ['deal-ends', 'contract-to-robber'],
      penalty: points('wrongGoingOutPenalty'),
      award: { parameter: 'pointsPerLevel' },
      pointsInCount: true,
      clauses: ['sitoumussamba/29-9', 'sitoumussamba/29'],
    },
  },
  'card-exposed': { answer: remedy(['penalty-card'], ['sitoumussamba/38-a', 'sitoumussamba/39-a']) },
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
  'intentional-irregularity': unregulated('sitoumussamba/15-c', 'sitoumussamba/24-a'),
  'not-opened-at-end': {
    answer: { ...remedy([], ['sitoumussamba/29-5', 'sitoumussamba/29'], 'unopenedPenalty'), pointsInCount: true },
  },
  'melds-mixed-up': {
    against: ['sitoumussamba/40-c'],
    answer: meldsMixedUp(['sitoumussamba/40-d'], ['sitoumussamba/40-e']),
  },
  'score-error': {
    against: ['sitoumussamba/40-c'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: {
          fact: 'noticed',
          cases: {
            'in-game': remedy(['corrected', 'minimum-unchanged'], ['sitoumussamba/41-a']),
            'after-next-deal': remedy(['corrected', 'minimum-unchanged'], ['sitoumussamba/41-a']),
            'after-signing': remedy(['stands'], ['sitoumussamba/41-a']),
          },
        },
        other: correctedUntilNextDeal(['sitoumussamba/41-b']),
      },
    },
  },
};
