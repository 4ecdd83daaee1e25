import { type Answer, points, pointsPerCard, type RulingTable } from './remedy.ts';

/** Melding out of turn while anybody but the right-hand opponent is in turn. */
const longBeforeTurn = {
  fact: 'dealEnded',
  cases: {
    false: {
      effects: ['cards-wait-on-table'],
      penalty: points('meldOutOfTurnPenalty'),
      clauses: ['canasta-fi/30-b', 'canasta-fi/30-a'],
    },
    true: {
      effects: ['counted-as-hand'],
      penalty: points('meldOutOfTurnPenalty'),
      clauses: ['canasta-fi/30-c', 'canasta-fi/30-b'],
    },
  },
} as const satisfies Answer<'canasta-fi', 'dealEnded'>;

/** Finnish Canasta: sections 7, 8, 10, 11, 13, 16, 21 to 23 and 25 to 35. */
export const canastaFiRulings: RulingTable<'canasta-fi'> = {
  'dealt-out-of-turn': {
    against: ['canasta-fi/4'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-play': {
          effects: ['rightful-player-starts', 'next-deal-as-if-rightly-dealt'],
          clauses: ['canasta-fi/7-a'],
        },
        'in-play': { effects: ['play-on', 'next-dealer-after-the-actual'], clauses: ['canasta-fi/7-b'] },
      },
    },
  },
  'not-cut': { against: ['canasta-fi/5'], answer: { effects: ['redeal'], clauses: ['canasta-fi/8-a'] } },
  'card-shown-in-deal': {
    against: ['canasta-fi/6-a'],
    answer: { effects: ['redeal'], clauses: ['canasta-fi/8-b'] },
  },
  'cards-seen-in-deal': { answer: { unregulated: ['canasta-fi/6-c'] } },
  'wrong-hand-size': {
    against: ['canasta-fi/6-a'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['canasta-fi/8-c'] },
        later: { effects: ['play-on'], clauses: ['canasta-fi/8-c'] },
      },
    },
  },
  'face-up-card-in-stock': {
    against: ['canasta-fi/6-a'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['canasta-fi/8-c'] },
        later: { effects: ['turn-over-and-reshuffle', 'play-on'], clauses: ['canasta-fi/32-c', 'canasta-fi/8-c'] },
      },
    },
  },
  'foreign-card': {
    against: ['canasta-fi/2'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['canasta-fi/8-c'] },
        later: {
          fact: 'where',
          cases: {
            stock: { effects: ['remove-card', 'play-on'], clauses: ['canasta-fi/32-c', 'canasta-fi/8-c'] },
            hand: {
              effects: ['remove-card', 'replace-from-stock', 'play-on'],
              clauses: ['canasta-fi/32-c', 'canasta-fi/8-c'],
            },
          },
        },
      },
    },
  },
  'lost-card-found': { answer: { effects: ['set-aside-for-next-deal'], clauses: ['canasta-fi/32-c'] } },
  'card-turned-early': { answer: { unregulated: ['canasta-fi/8-b', 'canasta-fi/32-c'] } },
  'contract-without-opening': { answer: { unregulated: ['canasta-fi/13-e'] } },
  'hand-not-completed': {
    against: ['canasta-fi/21-b'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['may-still-take'], clauses: ['canasta-fi/21-b-end'] },
        later: { effects: ['right-to-complete-lost', 'play-on'], clauses: ['canasta-fi/21-b-end'] },
      },
    },
  },
  'red-three-not-laid': {
    against: ['canasta-fi/21-b', 'canasta-fi/21-c'],
    answer: {
      fact: 'corrected',
      cases: {
        'before-draw': {
          effects: ['lay-now', 'no-replacement', 'must-draw-from-stock'],
          clauses: ['canasta-fi/21-h', 'canasta-fi/21-b-end'],
        },
        'after-draw': {
          effects: ['lay-now', 'no-replacement'],
          clauses: ['canasta-fi/21-h', 'canasta-fi/21-b-end'],
        },
        never: {
          fact: 'cards',
          steps: [
            {
              least: 1,
              answer: {
                effects: [],
                penalty: pointsPerCard('forgottenRedThreePenalty'),
                pointsInCount: true,
                clauses: ['canasta-fi/21-h'],
              },
            },
          ],
        },
      },
    },
  },
  'saw-stock-card': {
    against: ['canasta-fi/10-b'],
    answer: {
      fact: 'cards',
      steps: [
        {
          least: 1,
          answer: {
            fact: 'drewRedThree',
            cases: {
              true: { effects: ['draw-stands'], clauses: ['canasta-fi/25-a', 'canasta-fi/32-b'] },
              false: {
                effects: ['show-and-return', 'next-drawer-may-shuffle'],
                clauses: ['canasta-fi/25-a', 'canasta-fi/32-b'],
              },
            },
          },
        },
        {
          least: 2,
          answer: {
            effects: ['show-and-return', 'next-drawer-may-shuffle'],
            clauses: ['canasta-fi/25-a', 'canasta-fi/32-b'],
          },
        },
      ],
    },
  },
  'drew-extra': {
    against: ['canasta-fi/9', 'canasta-fi/10-b'],
    answer: {
      fact: 'extra',
      steps: [
        {
          least: 1,
          answer: {
            fact: 'redThreeAmong',
            assumed: 'false',
            cases: {
              false: {
                effects: ['no-meld-this-turn', 'must-discard', 'no-draw-next-turn'],
                clauses: ['canasta-fi/25-b'],
              },
              true: {
                effects: [
                  'red-three-to-opponents',
                  'no-replacement',
                  'no-meld-this-turn',
                  'must-discard',
                  'no-draw-next-turn',
                ],
                clauses: ['canasta-fi/25-b'],
              },
            },
          },
        },
        {
          least: 2,
          answer: {
            fact: 'redThreeAmong',
            assumed: 'false',
            cases: {
              false: {
                effects: [
                  'no-meld-this-turn',
                  'must-discard',
                  { code: 'no-draw-for-turns', of: 'extra' },
                  { code: 'no-meld-for-turns', of: 'extra' },
                ],
                clauses: ['canasta-fi/25-b'],
              },
              true: {
                effects: [
                  'red-three-to-opponents',
                  'no-replacement',
                  'no-meld-this-turn',
                  'must-discard',
                  { code: 'no-draw-for-turns', of: 'extra' },
                  { code: 'no-meld-for-turns', of: 'extra' },
                ],
                clauses: ['canasta-fi/25-b'],
              },
            },
          },
        },
      ],
    },
  },
  'drew-out-of-turn': {
    against: ['canasta-fi/9', 'canasta-fi/10-b'],
    answer: {
      fact: 'joined',
      cases: {
        true: {
          effects: ['no-draw-next-turn', 'must-discard'],
          penalty: points('drewOutOfTurnPenalty'),
          clauses: ['canasta-fi/25-c'],
        },
        false: {
          fact: 'inTurn',
          cases: {
            opponent: { effects: ['opponent-takes-or-shuffles'], clauses: ['canasta-fi/25-c'] },
            partner: {
              effects: ['partner-takes-cards', 'partner-must-meld-or-discard'],
              clauses: ['canasta-fi/25-c'],
            },
          },
        },
      },
    },
  },
  'draw-choice-changed': { answer: { effects: ['choice-stands'], clauses: ['canasta-fi/10-b'] } },
  'took-pile-wrongly': {
    answer: {
      fact: 'provable',
      cases: {
        true: { effects: ['stands'], clauses: ['canasta-fi/26-a'] },
        false: {
          effects: ['hand-shown', 'pile-restored', 'must-draw-from-stock'],
          clauses: ['canasta-fi/26-a'],
        },
      },
    },
  },
  'took-pile-out-of-turn': {
    against: ['canasta-fi/9', 'canasta-fi/10-b'],
    answer: {
      effects: ['hand-shown', 'pile-restored'],
      penalty: points('tookPileOutOfTurnPenalty'),
      clauses: ['canasta-fi/26-b', 'canasta-fi/26-a'],
    },
  },
  'pile-cards-left': {
    against: ['canasta-fi/10-c'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['may-still-take'], clauses: ['canasta-fi/10-d'] },
        later: { effects: ['left-cards-form-new-pile', 'play-on'], clauses: ['canasta-fi/10-d'] },
      },
    },
  },
  'pile-stock-card-forgotten': { answer: { unregulated: ['canasta-fi/10-c', 'canasta-fi/10-d'] } },
  'pile-inspected': { answer: { unregulated: ['canasta-fi/22-a'] } },
  'opening-short': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': {
          fact: 'remedy',
          cases: {
            'add-all': { effects: ['correct-now'], clauses: ['canasta-fi/27-a', 'canasta-fi/29'] },
            'add-some': {
              effects: ['correct-now', 'cards-back-to-hand'],
              penalty: points('correctedOpeningPenalty'),
              clauses: ['canasta-fi/27-b', 'canasta-fi/27-a'],
            },
            withdraw: {
              effects: ['cards-back-to-hand', { code: 'minimum-raised', of: 'minimumRaise' }],
              clauses: ['canasta-fi/27-a'],
            },
          },
        },
        later: { effects: ['meld-stands'], clauses: ['canasta-fi/28'] },
      },
    },
  },
  'opening-inspected': {
    answer: {
      fact: 'possible',
      cases: {
        true: { effects: ['must-open'], clauses: ['canasta-fi/13-e'] },
        false: {
          effects: ['cards-back-to-hand', { code: 'minimum-raised', of: 'minimumRaise' }],
          clauses: ['canasta-fi/27-a', 'canasta-fi/13-e'],
        },
      },
    },
  },
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: { effects: ['correct-now'], clauses: ['canasta-fi/27-b', 'canasta-fi/11-h'] },
        discard: { effects: ['correct-now', 'must-discard'], clauses: ['canasta-fi/27-b'] },
        cannot: {
          effects: ['penalty-card'],
          clauses: ['canasta-fi/29', 'canasta-fi/11-h', 'canasta-fi/33-a'],
        },
        unnoticed: { effects: ['meld-stands'], clauses: ['canasta-fi/28'] },
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
            rearrange: { effects: ['correct-now'], clauses: ['canasta-fi/29', 'canasta-fi/11-h'] },
            cannot: {
              effects: ['penalty-card'],
              clauses: ['canasta-fi/29', 'canasta-fi/11-h', 'canasta-fi/33-a'],
            },
          },
        },
        later: { effects: ['meld-stands', 'majority-decides-rank'], clauses: ['canasta-fi/28'] },
      },
    },
  },
  'sequence-gap': { answer: { unregulated: ['canasta-fi/11-a', 'canasta-fi/29'] } },
  'hidden-card': { answer: { unregulated: ['canasta-fi/28', 'canasta-fi/29'] } },
  'meld-out-of-turn': {
    against: ['canasta-fi/11-a'],
    answer: {
      fact: 'inTurn',
      cases: {
        'right-opponent': {
          fact: 'dealEnded',
          cases: {
            false: { effects: ['cards-wait-on-table'], clauses: ['canasta-fi/30-a'] },
            true: { effects: ['counted-as-hand'], clauses: ['canasta-fi/30-c', 'canasta-fi/30-a'] },
          },
        },
        'left-opponent': longBeforeTurn,
        partner: longBeforeTurn,
        'other-opponent': longBeforeTurn,
      },
    },
  },
  'discard-without-draw': {
    against: ['canasta-fi/9', 'canasta-fi/16-b'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['draw-now', 'turn-ends'], clauses: ['canasta-fi/31-a'] },
        later: { effects: ['play-on'], clauses: ['canasta-fi/31-a'] },
      },
    },
  },
  'several-discards': {
    against: ['canasta-fi/16-b'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': {
          fact: 'together',
          cases: {
            true: {
              effects: ['choose-one-discard', 'penalty-card'],
              clauses: ['canasta-fi/31-b', 'canasta-fi/33-a', 'canasta-fi/16-c'],
            },
            false: {
              effects: ['first-discard-counts', 'penalty-card'],
              clauses: ['canasta-fi/31-c', 'canasta-fi/33-a', 'canasta-fi/16-c'],
            },
          },
        },
        later: { effects: ['stands', 'play-on'], clauses: ['canasta-fi/31-c', 'canasta-fi/31-b'] },
      },
    },
  },
  'red-three-discarded': {
    answer: {
      effects: ['cards-back-to-hand', 'lay-now', 'must-discard'],
      clauses: ['canasta-fi/21-i', 'canasta-fi/16-c'],
    },
  },
  'discard-out-of-turn': { answer: { unregulated: ['canasta-fi/31-a', 'canasta-fi/31-c', 'canasta-fi/32-a'] } },
  'meld-before-asking': {
    needsPartner: true,
    answer: { effects: ['must-go-out-if-able'], clauses: ['canasta-fi/23-b'] },
  },
  'meld-before-answer': {
    needsPartner: true,
    answer: { effects: ['opponents-decide-out-or-on'], clauses: ['canasta-fi/23-c'] },
  },
  'question-withdrawn': {
    needsPartner: true,
    against: ['canasta-fi/23-a'],
    answer: { effects: ['opponents-decide-out-or-on'], clauses: ['canasta-fi/23-c'] },
  },
  'extra-information': {
    needsPartner: true,
    answer: { effects: ['opponents-decide-out-or-on'], clauses: ['canasta-fi/23-c'] },
  },
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: {
          effects: ['keep-one-card-after-discard'],
          penalty: points('failedGoingOutPenalty'),
          clauses: ['canasta-fi/23-d'],
        },
        demand: {
          effects: ['keep-one-card-after-discard'],
          penalty: points('failedGoingOutPenalty'),
          clauses: ['canasta-fi/23-d', 'canasta-fi/23-c'],
        },
        announced: { unregulated: ['canasta-fi/23-d', 'canasta-fi/27-b'] },
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: {
      effects: ['cards-back-to-hand', 'keep-one-card-after-discard'],
      penalty: points('outAfterNoPenalty'),
      clauses: ['canasta-fi/23-e', 'canasta-fi/27-b'],
    },
  },
  'out-without-canastas': {
    answer: {
      effects: ['cards-back-to-hand', 'must-discard', 'keep-one-card-after-discard'],
      penalty: points('outWithoutCanastasPenalty'),
      clauses: ['canasta-fi/27-b'],
    },
  },
  'declarer-out-too-early': { answer: { unregulated: ['canasta-fi/27-b', 'canasta-fi/18-b'] } },
  'card-exposed': { answer: { effects: ['penalty-card'], clauses: ['canasta-fi/32-a', 'canasta-fi/33-a'] } },
  'penalty-card-with-partners-help': {
    answer: {
      fact: 'cards',
      steps: [
        {
          least: 1,
          answer: { effects: [], penalty: pointsPerCard('penaltyCardHelpPenalty'), clauses: ['canasta-fi/33-a'] },
        },
      ],
    },
  },
  'table-talk': {
    answer: {
      fact: 'reminded',
      cases: {
        false: { effects: ['reminder', 'play-on'], clauses: ['canasta-fi/22-a-end'] },
        true: { effects: ['game-lost'], award: points('tableTalkPenalty'), clauses: ['canasta-fi/22-a-end'] },
      },
    },
  },
  'intentional-irregularity': { answer: { unregulated: ['canasta-fi/13-e', 'canasta-fi/22-a-end'] } },
  'not-opened-at-end': { answer: { unregulated: ['canasta-fi/21-f', 'canasta-fi/12'] } },
  'melds-mixed-up': {
    against: ['canasta-fi/34-a'],
    answer: {
      fact: 'whose',
      cases: {
        own: { effects: ['lose-card-points'], clauses: ['canasta-fi/34-c'] },
        opponents: { effects: ['accept-opponents-claim'], clauses: ['canasta-fi/34-d'] },
      },
    },
  },
  'score-error': {
    against: ['canasta-fi/34-b'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: { effects: ['corrected', 'minimum-unchanged'], clauses: ['canasta-fi/35-a'] },
        other: {
          fact: 'noticed',
          cases: {
            'in-game': { effects: ['corrected'], clauses: ['canasta-fi/35-b'] },
            'after-next-deal': { effects: ['stands'], clauses: ['canasta-fi/35-b'] },
            'after-signing': { effects: ['stands'], clauses: ['canasta-fi/35-b'] },
          },
        },
      },
    },
  },
};
