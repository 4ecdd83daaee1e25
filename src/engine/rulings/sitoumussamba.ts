import { points, pointsPerCard, type RulingTable } from './remedy.ts';

/** Sitoumussamba: sections 6 to 8, 13 to 16, 24, 25, 29 and 33 to 41. */
export const sitoumussambaRulings: RulingTable<'sitoumussamba'> = {
  'dealt-out-of-turn': {
    against: ['sitoumussamba/5-b'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-play': {
          effects: ['rightful-player-starts', 'next-deal-as-if-rightly-dealt'],
          clauses: ['sitoumussamba/7-a'],
        },
        'after-first-round': {
          effects: ['play-on', 'next-dealer-after-the-actual'],
          clauses: ['sitoumussamba/7-b'],
        },
      },
    },
  },
  'not-cut': {
    against: ['sitoumussamba/4'],
    answer: { effects: ['redeal'], clauses: ['sitoumussamba/8-a', 'sitoumussamba/8'] },
  },
  'card-shown-in-deal': { answer: { unregulated: ['sitoumussamba/8', 'sitoumussamba/6-d'] } },
  'cards-seen-in-deal': { answer: { unregulated: ['sitoumussamba/6-b'] } },
  'wrong-hand-size': {
    against: ['sitoumussamba/6-a'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['sitoumussamba/8-b', 'sitoumussamba/8'] },
        later: { effects: ['play-on'], clauses: ['sitoumussamba/8-b'] },
      },
    },
  },
  'face-up-card-in-stock': {
    against: ['sitoumussamba/6-a'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['sitoumussamba/8-b', 'sitoumussamba/8'] },
        later: { effects: ['turn-over-and-reshuffle', 'play-on'], clauses: ['sitoumussamba/38-b'] },
      },
    },
  },
  'foreign-card': { answer: { unregulated: ['sitoumussamba/8-b', 'sitoumussamba/38-b'] } },
  'lost-card-found': {
    answer: {
      fact: 'stockRounds',
      steps: [
        {
          least: 0,
          answer: { effects: ['set-aside-for-next-deal'], clauses: ['sitoumussamba/38-b'] },
        },
        {
          least: 2,
          answer: { effects: ['put-into-stock-and-shuffle'], clauses: ['sitoumussamba/38-b'] },
        },
      ],
    },
  },
  'card-turned-early': {
    answer: { effects: ['put-into-stock-and-shuffle', 'play-on'], clauses: ['sitoumussamba/6-d'] },
  },
  'contract-without-opening': {
    answer: {
      effects: ['contract-passes-on'],
      penalty: points('failedBidPenalty'),
      clauses: ['sitoumussamba/16-c', 'sitoumussamba/29-4', 'sitoumussamba/29'],
    },
  },
  'hand-not-completed': { answer: { unregulated: ['sitoumussamba/6-b', 'sitoumussamba/8-b'] } },
  'red-three-not-laid': { answer: { unregulated: ['sitoumussamba/23', 'sitoumussamba/29-1'] } },
  'saw-stock-card': {
    against: ['sitoumussamba/13-a'],
    answer: { effects: ['show-and-return', 'next-drawer-may-shuffle'], clauses: ['sitoumussamba/33-a'] },
  },
  'drew-extra': {
    against: ['sitoumussamba/13-a'],
    answer: {
      fact: 'extra',
      steps: [
        {
          least: 1,
          answer: {
            effects: ['no-meld-this-turn', 'must-discard', 'no-pile-next-turn', 'draw-one-next-turn'],
            clauses: ['sitoumussamba/33-b'],
          },
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
        true: {
          effects: ['no-draw-next-turn', 'must-discard'],
          penalty: points('drewOutOfTurnPenalty'),
          clauses: ['sitoumussamba/33-c', 'sitoumussamba/29-10', 'sitoumussamba/29'],
        },
        false: {
          fact: 'inTurn',
          cases: {
            opponent: { effects: ['opponent-takes-or-shuffles'], clauses: ['sitoumussamba/33-c'] },
            partner: { unregulated: ['sitoumussamba/33-c'] },
          },
        },
      },
    },
  },
  'draw-choice-changed': { answer: { effects: ['choice-stands'], clauses: ['sitoumussamba/13-c'] } },
  'took-pile-wrongly': { answer: { unregulated: ['sitoumussamba/13-c', 'sitoumussamba/29-11', 'sitoumussamba/35'] } },
  'took-pile-out-of-turn': {
    against: ['sitoumussamba/13-a'],
    answer: {
      effects: ['pile-restored'],
      penalty: points('tookPileOutOfTurnPenalty'),
      clauses: ['sitoumussamba/29-11', 'sitoumussamba/29'],
    },
  },
  'pile-cards-left': {
    against: ['sitoumussamba/13-d'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['may-still-take'], clauses: ['sitoumussamba/13-e'] },
        later: { effects: ['play-on'], clauses: ['sitoumussamba/13-e'] },
      },
    },
  },
  'pile-stock-card-forgotten': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['draw-now'], clauses: ['sitoumussamba/13-b'] },
        later: { unregulated: ['sitoumussamba/13-b'] },
      },
    },
  },
  'pile-inspected': { answer: { unregulated: ['sitoumussamba/24-a'] } },
  'opening-short': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': {
          fact: 'remedy',
          cases: {
            'add-all': { effects: ['correct-now'], clauses: ['sitoumussamba/35', 'sitoumussamba/29-7'] },
            'add-some': {
              effects: ['correct-now', 'cards-back-to-hand'],
              penalty: points('openingRearrangedPenalty'),
              clauses: ['sitoumussamba/29-7', 'sitoumussamba/29'],
            },
            withdraw: {
              effects: ['cards-back-to-hand', 'minimum-unchanged'],
              penalty: points('openingWithdrawnPenalty'),
              clauses: ['sitoumussamba/29-6', 'sitoumussamba/29'],
            },
          },
        },
        later: { effects: ['meld-stands'], clauses: ['sitoumussamba/34-end'] },
      },
    },
  },
  'opening-inspected': {
    answer: {
      fact: 'possible',
      cases: {
        true: { effects: ['must-open'], clauses: ['sitoumussamba/15-c'] },
        false: {
          effects: ['cards-back-to-hand', 'minimum-unchanged'],
          penalty: points('openingWithdrawnPenalty'),
          clauses: ['sitoumussamba/29-6', 'sitoumussamba/29', 'sitoumussamba/15-c'],
        },
      },
    },
  },
  // A wild card too many is a faulty meld like any other here.
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: { effects: ['correct-now'], clauses: ['sitoumussamba/35', 'sitoumussamba/14-i'] },
        cannot: {
          effects: ['penalty-card'],
          clauses: ['sitoumussamba/35', 'sitoumussamba/14-i', 'sitoumussamba/39-a'],
        },
        unnoticed: { effects: ['meld-stands'], clauses: ['sitoumussamba/34-end'] },
      },
    },
  },
  'improper-meld': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': {
          fact: 'remedy',
          cases: {
            rearrange: { effects: ['correct-now'], clauses: ['sitoumussamba/35', 'sitoumussamba/14-i'] },
            cannot: {
              effects: ['penalty-card'],
              clauses: ['sitoumussamba/35', 'sitoumussamba/14-i', 'sitoumussamba/39-a'],
            },
          },
        },
        later: { effects: ['meld-stands'], clauses: ['sitoumussamba/34-end'] },
      },
    },
  },
  'sequence-gap': {
    answer: { effects: ['meld-stands', 'continue-from-either-end'], clauses: ['sitoumussamba/34'] },
  },
  'hidden-card': {
    answer: { effects: ['penalty-card'], clauses: ['sitoumussamba/35-end', 'sitoumussamba/39-a'] },
  },
  'meld-out-of-turn': {
    against: ['sitoumussamba/14-b'],
    answer: {
      fact: 'dealEnded',
      cases: {
        false: { effects: ['penalty-card'], clauses: ['sitoumussamba/36', 'sitoumussamba/39-a'] },
        true: { effects: ['counted-as-hand'], clauses: ['sitoumussamba/36', 'sitoumussamba/39-b'] },
      },
    },
  },
  'discard-without-draw': {
    against: ['sitoumussamba/13-a', 'sitoumussamba/21-b'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['draw-now', 'turn-ends'], clauses: ['sitoumussamba/37-a'] },
        later: { effects: ['play-on'], clauses: ['sitoumussamba/37-a'] },
      },
    },
  },
  'several-discards': {
    against: ['sitoumussamba/21-b'],
    answer: {
      fact: 'together',
      cases: {
        true: {
          fact: 'noticed',
          cases: {
            'before-next-draw': {
              effects: ['choose-one-discard', 'penalty-card'],
              clauses: ['sitoumussamba/37-b', 'sitoumussamba/39-a'],
            },
            later: { effects: ['stands', 'play-on'], clauses: ['sitoumussamba/37-b', 'sitoumussamba/37-a'] },
          },
        },
        false: { unregulated: ['sitoumussamba/37-b', 'sitoumussamba/38-a'] },
      },
    },
  },
  'red-three-discarded': { answer: { unregulated: ['sitoumussamba/18', 'sitoumussamba/23'] } },
  'discard-out-of-turn': { answer: { unregulated: ['sitoumussamba/37-a', 'sitoumussamba/38-a'] } },
  'meld-before-asking': {
    needsPartner: true,
    answer: {
      effects: ['opponents-decide-out-or-on'],
      penalty: points('failedGoingOutPenalty'),
      clauses: ['sitoumussamba/25-b', 'sitoumussamba/29-8', 'sitoumussamba/29'],
    },
  },
  'meld-before-answer': {
    needsPartner: true,
    answer: {
      effects: ['opponents-decide-out-or-on'],
      penalty: points('failedGoingOutPenalty'),
      clauses: ['sitoumussamba/25-c', 'sitoumussamba/29-8', 'sitoumussamba/29'],
    },
  },
  'question-withdrawn': { answer: { unregulated: ['sitoumussamba/25-a', 'sitoumussamba/25-c'] } },
  'extra-information': { answer: { unregulated: ['sitoumussamba/25-a', 'sitoumussamba/24-a'] } },
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: {
          effects: ['keep-one-card-after-discard'],
          penalty: points('failedGoingOutPenalty'),
          clauses: ['sitoumussamba/25-d', 'sitoumussamba/29-8', 'sitoumussamba/29'],
        },
        demand: {
          effects: ['keep-one-card-after-discard'],
          penalty: points('failedGoingOutPenalty'),
          clauses: ['sitoumussamba/25-d', 'sitoumussamba/29-8', 'sitoumussamba/29'],
        },
        announced: {
          effects: ['keep-one-card-after-discard'],
          penalty: points('failedGoingOutPenalty'),
          clauses: ['sitoumussamba/29-8', 'sitoumussamba/29'],
        },
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: {
      effects: ['cards-back-to-hand', 'penalty-card', 'keep-one-card-after-discard'],
      penalty: points('failedGoingOutPenalty'),
      clauses: ['sitoumussamba/25-f', 'sitoumussamba/29-8', 'sitoumussamba/29'],
    },
  },
  'out-without-canastas': {
    answer: { unregulated: ['sitoumussamba/29-8', 'sitoumussamba/26-c', 'sitoumussamba/26-a'] },
  },
  'declarer-out-too-early': {
    answer: {
      effects: ['deal-ends', 'contract-to-robber'],
      penalty: points('wrongGoingOutPenalty'),
      award: { parameter: 'pointsPerLevel' },
      pointsInCount: true,
      clauses: ['sitoumussamba/29-9', 'sitoumussamba/29'],
    },
  },
  'card-exposed': {
    answer: { effects: ['penalty-card'], clauses: ['sitoumussamba/38-a', 'sitoumussamba/39-a'] },
  },
  'penalty-card-with-partners-help': {
    answer: {
      fact: 'meld',
      cases: {
        canasta: {
          fact: 'cards',
          steps: [
            {
              least: 1,
              answer: {
                effects: [],
                penalty: pointsPerCard('penaltyCardHelpPenalty'),
                clauses: ['sitoumussamba/39-a'],
              },
            },
          ],
        },
        samba: {
          fact: 'cards',
          steps: [
            {
              least: 1,
              answer: { effects: [], penalty: pointsPerCard('sambaHelpPenalty'), clauses: ['sitoumussamba/39-a'] },
            },
          ],
        },
      },
    },
  },
  'table-talk': {
    answer: {
      fact: 'reminded',
      cases: {
        false: { effects: ['reminder', 'play-on'], clauses: ['sitoumussamba/24-a'] },
        true: { effects: ['game-lost'], award: points('tableTalkPenalty'), clauses: ['sitoumussamba/24-a'] },
      },
    },
  },
  'intentional-irregularity': { answer: { unregulated: ['sitoumussamba/15-c', 'sitoumussamba/24-a'] } },
  'not-opened-at-end': {
    answer: {
      effects: [],
      penalty: points('unopenedPenalty'),
      pointsInCount: true,
      clauses: ['sitoumussamba/29-5', 'sitoumussamba/29'],
    },
  },
  'melds-mixed-up': {
    against: ['sitoumussamba/40-c'],
    answer: {
      fact: 'whose',
      cases: {
        own: { effects: ['lose-card-points'], clauses: ['sitoumussamba/40-d'] },
        opponents: { effects: ['accept-opponents-claim'], clauses: ['sitoumussamba/40-e'] },
      },
    },
  },
  'score-error': {
    against: ['sitoumussamba/40-c'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: {
          fact: 'noticed',
          cases: {
            'in-game': { effects: ['corrected', 'minimum-unchanged'], clauses: ['sitoumussamba/41-a'] },
            'after-next-deal': { effects: ['corrected', 'minimum-unchanged'], clauses: ['sitoumussamba/41-a'] },
            'after-signing': { effects: ['stands'], clauses: ['sitoumussamba/41-a'] },
          },
        },
        other: {
          fact: 'noticed',
          cases: {
            'in-game': { effects: ['corrected'], clauses: ['sitoumussamba/41-b'] },
            'after-next-deal': { effects: ['stands'], clauses: ['sitoumussamba/41-b'] },
            'after-signing': { effects: ['stands'], clauses: ['sitoumussamba/41-b'] },
          },
        },
      },
    },
  },
};
