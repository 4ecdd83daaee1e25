import { type Answer, points, pointsPerCard, type RulingTable } from './remedy.ts';

/** Melding out of turn while anybody but the right-hand opponent is in turn. */
const longBeforeTurn = {
  fact: 'dealEnded',
  cases: {
    false: {
      effects: ['cards-wait-on-table'],
      penalty: points('meldOutOfTurnPenalty'),
      clauses: ['samba/30-b', 'samba/30-a', 'samba/30'],
    },
    true: {
      effects: ['counted-as-hand'],
      penalty: points('meldOutOfTurnPenalty'),
      clauses: ['samba/30-c', 'samba/30-b', 'samba/30'],
    },
  },
} as const satisfies Answer<'samba', 'dealEnded'>;

/** Samba: sections 7, 8, 10, 11, 16, 21, 23 and 25 to 36. What is left to the offender rests on section 36 as well. */
export const sambaRulings: RulingTable<'samba'> = {
  'dealt-out-of-turn': {
    against: ['samba/5-a'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-play': {
          effects: ['rightful-player-starts', 'next-deal-as-if-rightly-dealt'],
          clauses: ['samba/7-a'],
        },
        'in-play': { effects: ['play-on', 'next-dealer-after-the-actual'], clauses: ['samba/7-b'] },
      },
    },
  },
  'not-cut': { against: ['samba/5-b'], answer: { effects: ['redeal'], clauses: ['samba/8-a', 'samba/8'] } },
  'card-shown-in-deal': {
    against: ['samba/6-a'],
    answer: { effects: ['redeal'], clauses: ['samba/8-b', 'samba/8'] },
  },
  'cards-seen-in-deal': { answer: { unregulated: ['samba/6-c'] } },
  'wrong-hand-size': {
    against: ['samba/6-a'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['samba/8-c-1', 'samba/8-c', 'samba/8'] },
        later: { effects: ['play-on'], clauses: ['samba/8-c', 'samba/8-c-1'] },
      },
    },
  },
  'face-up-card-in-stock': {
    against: ['samba/6-a'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['samba/8-c-2', 'samba/8-c', 'samba/8'] },
        later: {
          effects: ['turn-over-and-reshuffle', 'play-on'],
          clauses: ['samba/32-c-1', 'samba/32-c', 'samba/8-c'],
        },
      },
    },
  },
  'foreign-card': {
    against: ['samba/2'],
    answer: {
      fact: 'noticed',
      cases: {
        'first-round': { effects: ['redeal'], clauses: ['samba/8-c-3', 'samba/8-c', 'samba/8'] },
        later: {
          fact: 'where',
          cases: {
            stock: {
              effects: ['remove-card', 'play-on'],
              clauses: ['samba/32-c-2', 'samba/32-c', 'samba/8-c'],
            },
            hand: {
              effects: ['remove-card', 'replace-from-stock', 'play-on'],
              clauses: ['samba/32-c-2', 'samba/32-c', 'samba/8-c'],
            },
          },
        },
      },
    },
  },
  'lost-card-found': {
    answer: { effects: ['set-aside-for-next-deal'], clauses: ['samba/32-c-3', 'samba/32-c'] },
  },
  'card-turned-early': { answer: { unregulated: ['samba/8-b', 'samba/32-c-1'] } },
  'contract-without-opening': { answer: { unregulated: ['samba/27-a'] } },
  'hand-not-completed': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['may-still-take'], clauses: ['samba/21-b'] },
        later: { effects: ['right-to-complete-lost', 'play-on'], clauses: ['samba/21-b'] },
      },
    },
  },
  'red-three-not-laid': {
    against: ['samba/21-b', 'samba/21-c'],
    answer: {
      fact: 'corrected',
      cases: {
        'before-draw': {
          effects: ['lay-now', 'no-replacement', 'must-draw-from-stock'],
          clauses: ['samba/21-h', 'samba/21-b'],
        },
        'after-draw': { effects: ['lay-now', 'no-replacement'], clauses: ['samba/21-h', 'samba/21-b'] },
        never: {
          fact: 'cards',
          steps: [
            {
              least: 1,
              answer: {
                effects: [],
                penalty: pointsPerCard('forgottenRedThreePenalty'),
                pointsInCount: true,
                clauses: ['samba/21-h'],
              },
            },
          ],
        },
      },
    },
  },
  'saw-stock-card': {
    against: ['samba/10-b'],
    answer: {
      fact: 'cards',
      steps: [
        {
          least: 1,
          answer: {
            fact: 'drewRedThree',
            cases: {
              true: { effects: ['draw-stands'], clauses: ['samba/25-a', 'samba/32-b'] },
              false: {
                effects: ['show-and-return', 'next-drawer-may-shuffle'],
                clauses: ['samba/25-a', 'samba/32-b'],
              },
            },
          },
        },
        {
          least: 2,
          answer: {
            effects: ['show-and-return', 'next-drawer-may-shuffle'],
            clauses: ['samba/25-a', 'samba/32-b'],
          },
        },
      ],
    },
  },
  'drew-extra': {
    against: ['samba/9', 'samba/10-a'],
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
                clauses: ['samba/25-b'],
              },
              // With the red three gone the number of cards is right again.
              true: { effects: ['red-three-to-opponents', 'no-replacement'], clauses: ['samba/25-b'] },
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
                  { code: 'no-meld-for-turns', of: 'extra' },
                  'must-discard',
                  { code: 'no-draw-for-turns', of: 'extra' },
                ],
                clauses: ['samba/25-b'],
              },
              true: {
                effects: [
                  'red-three-to-opponents',
                  'no-replacement',
                  { code: 'no-meld-for-turns', of: 'extra', less: 1 },
                  'must-discard',
                  { code: 'no-draw-for-turns', of: 'extra', less: 1 },
                ],
                clauses: ['samba/25-b'],
              },
            },
          },
        },
      ],
    },
  },
  'drew-out-of-turn': {
    against: ['samba/9', 'samba/10-a', 'samba/10-b'],
    answer: {
      fact: 'joined',
      cases: {
        true: {
          fact: 'cards',
          steps: [
            {
              least: 1,
              answer: {
                effects: ['draw-one-next-turn', 'no-pile-next-turn', 'must-discard'],
                penalty: points('drewOutOfTurnPenalty'),
                clauses: ['samba/25-c-3', 'samba/25-c'],
              },
            },
            {
              least: 2,
              answer: {
                effects: ['no-draw-next-turn', 'must-discard'],
                penalty: points('drewOutOfTurnPenalty'),
                clauses: ['samba/25-c-3', 'samba/25-c'],
              },
            },
          ],
        },
        false: {
          fact: 'inTurn',
          cases: {
            opponent: {
              effects: ['opponent-takes-or-shuffles'],
              clauses: ['samba/25-c-1', 'samba/25-c'],
            },
            partner: {
              fact: 'cards',
              steps: [
                {
                  least: 1,
                  answer: {
                    effects: ['partner-takes-cards', 'partner-draws-another', 'partner-must-meld-or-discard'],
                    clauses: ['samba/25-c-2', 'samba/25-c'],
                  },
                },
                {
                  least: 2,
                  answer: {
                    effects: ['partner-takes-cards', 'partner-must-meld-or-discard'],
                    clauses: ['samba/25-c-2', 'samba/25-c'],
                  },
                },
              ],
            },
          },
        },
      },
    },
  },
  'draw-choice-changed': {
    answer: {
      fact: 'intended',
      cases: {
        true: { effects: ['choice-stands'], clauses: ['samba/10-b'] },
        false: { effects: ['play-on'], clauses: ['samba/10-b'] },
      },
    },
  },
  'took-pile-wrongly': {
    answer: {
      fact: 'provable',
      cases: {
        true: { effects: ['stands'], clauses: ['samba/26-a'] },
        false: { effects: ['hand-shown', 'pile-restored', 'must-draw-from-stock'], clauses: ['samba/26-a'] },
      },
    },
  },
  'took-pile-out-of-turn': {
    against: ['samba/9', 'samba/10-b'],
    answer: {
      effects: ['hand-shown', 'pile-restored'],
      penalty: points('tookPileOutOfTurnPenalty'),
      clauses: ['samba/26-b', 'samba/26-a'],
    },
  },
  'pile-cards-left': {
    against: ['samba/10-c'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['may-still-take'], clauses: ['samba/10-d'] },
        later: { effects: ['left-cards-form-new-pile', 'play-on'], clauses: ['samba/10-d'] },
      },
    },
  },
  'pile-stock-card-forgotten': { answer: { unregulated: ['samba/10-c', 'samba/10-d'] } },
  'pile-inspected': { answer: { unregulated: ['samba/22-a-1'] } },
  'opening-short': {
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': {
          fact: 'remedy',
          cases: {
            'add-all': {
              effects: ['correct-now'],
              clauses: ['samba/27-a-1', 'samba/27-a', 'samba/27', 'samba/29', 'samba/36'],
            },
            'add-some': {
              effects: ['correct-now', 'cards-back-to-hand'],
              penalty: points('correctedOpeningPenalty'),
              clauses: ['samba/27-b-1', 'samba/27-b', 'samba/27-a-1', 'samba/27-a', 'samba/27', 'samba/36'],
            },
            withdraw: {
              effects: ['cards-back-to-hand', { code: 'minimum-raised', of: 'minimumRaise' }],
              clauses: ['samba/27-a-2', 'samba/27-a', 'samba/27', 'samba/36'],
            },
          },
        },
        later: { effects: ['meld-stands'], clauses: ['samba/28-a'] },
      },
    },
  },
  'opening-inspected': { answer: { unregulated: ['samba/27-a', 'samba/27-a-2'] } },
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: {
          effects: ['correct-now'],
          clauses: ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/11-h', 'samba/36'],
        },
        discard: {
          effects: ['correct-now', 'must-discard'],
          clauses: ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/36'],
        },
        'take-back': {
          effects: ['cards-back-to-hand'],
          penalty: points('excessWildPenalty'),
          clauses: ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/36'],
        },
        unnoticed: {
          effects: ['meld-stands', 'counted-as-hand'],
          penalty: points('excessWildPenalty'),
          pointsInCount: true,
          clauses: ['samba/28-b', 'samba/34-b-2'],
        },
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
            rearrange: {
              effects: ['correct-now'],
              clauses: ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/11-h', 'samba/36'],
            },
            discard: {
              effects: ['correct-now', 'must-discard'],
              clauses: ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/36'],
            },
            'take-back': {
              effects: ['cards-back-to-hand'],
              penalty: points('improperMeldPenalty'),
              clauses: ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/36'],
            },
          },
        },
        later: { effects: ['cards-back-to-hand', 'play-on'], clauses: ['samba/28-a'] },
      },
    },
  },
  'sequence-gap': { answer: { unregulated: ['samba/27-b-5', 'samba/28-a', 'samba/29'] } },
  'hidden-card': { answer: { unregulated: ['samba/28-a', 'samba/29'] } },
  'meld-out-of-turn': {
    against: ['samba/11-a'],
    answer: {
      fact: 'inTurn',
      cases: {
        'right-opponent': {
          fact: 'dealEnded',
          cases: {
            false: { effects: ['cards-wait-on-table'], clauses: ['samba/30-a', 'samba/30'] },
            true: { effects: ['counted-as-hand'], clauses: ['samba/30-c', 'samba/30-a', 'samba/30'] },
          },
        },
        'left-opponent': longBeforeTurn,
        partner: longBeforeTurn,
        'other-opponent': longBeforeTurn,
      },
    },
  },
  'discard-without-draw': {
    against: ['samba/9', 'samba/16-b'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': { effects: ['draw-now', 'turn-ends'], clauses: ['samba/31-a'] },
        later: { effects: ['play-on'], clauses: ['samba/31-a', 'samba/28-a'] },
      },
    },
  },
  'several-discards': {
    against: ['samba/16-b'],
    answer: {
      fact: 'noticed',
      cases: {
        'before-next-draw': {
          fact: 'together',
          cases: {
            true: {
              effects: ['choose-one-discard', 'penalty-card'],
              clauses: ['samba/31-b', 'samba/33-a', 'samba/16-c'],
            },
            false: {
              effects: ['first-discard-counts', 'penalty-card'],
              clauses: ['samba/31-c', 'samba/33-a', 'samba/16-c'],
            },
          },
        },
        later: { effects: ['stands', 'play-on'], clauses: ['samba/31-c', 'samba/31-b'] },
      },
    },
  },
  'red-three-discarded': {
    answer: {
      effects: ['cards-back-to-hand', 'lay-now', 'must-discard'],
      clauses: ['samba/21-i', 'samba/16-c'],
    },
  },
  'discard-out-of-turn': { answer: { unregulated: ['samba/31-a', 'samba/31-c', 'samba/32-a'] } },
  'meld-before-asking': {
    needsPartner: true,
    answer: { effects: ['must-go-out-if-able'], clauses: ['samba/23-b'] },
  },
  'meld-before-answer': {
    needsPartner: true,
    answer: { effects: ['opponents-decide-out-or-on'], clauses: ['samba/23-c'] },
  },
  'question-withdrawn': {
    needsPartner: true,
    against: ['samba/23-a'],
    answer: { effects: ['opponents-decide-out-or-on'], clauses: ['samba/23-c'] },
  },
  'extra-information': {
    needsPartner: true,
    answer: { effects: ['opponents-decide-out-or-on'], clauses: ['samba/23-c'] },
  },
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: {
          effects: ['keep-one-card-after-discard'],
          penalty: points('failedGoingOutPenalty'),
          clauses: ['samba/23-d'],
        },
        demand: {
          effects: ['keep-one-card-after-discard'],
          penalty: points('failedGoingOutPenalty'),
          clauses: ['samba/23-d', 'samba/23-c'],
        },
        announced: { unregulated: ['samba/23-d', 'samba/27-b-3'] },
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: {
      effects: ['cards-back-to-hand', 'keep-one-card-after-discard'],
      penalty: points('outAfterNoPenalty'),
      clauses: ['samba/23-e', 'samba/27-b-2', 'samba/27-b', 'samba/27'],
    },
  },
  'out-without-canastas': {
    answer: {
      effects: ['cards-back-to-hand', 'must-discard', 'keep-one-card-after-discard'],
      penalty: points('outWithoutCanastasPenalty'),
      clauses: ['samba/27-b-3', 'samba/27-b', 'samba/27'],
    },
  },
  'declarer-out-too-early': { answer: { unregulated: ['samba/27-b-3', 'samba/18-b'] } },
  'card-exposed': { answer: { effects: ['penalty-card'], clauses: ['samba/32-a', 'samba/33-a'] } },
  'penalty-card-with-partners-help': { answer: { unregulated: ['samba/33-a'] } },
  'table-talk': { answer: { unregulated: ['samba/22-a', 'samba/22-b'] } },
  'intentional-irregularity': { answer: { effects: ['usual-remedy'], clauses: ['samba/36'] } },
  'not-opened-at-end': { answer: { unregulated: ['samba/21-f', 'samba/12'] } },
  'melds-mixed-up': {
    against: ['samba/34-a'],
    answer: {
      fact: 'whose',
      cases: {
        own: { effects: ['lose-card-points'], clauses: ['samba/34-c'] },
        opponents: { effects: ['accept-opponents-claim'], clauses: ['samba/34-d'] },
      },
    },
  },
  'score-error': {
    against: ['samba/34-b'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: { effects: ['corrected', 'minimum-unchanged'], clauses: ['samba/35-b'] },
        'two-sheets': { effects: ['corrected'], clauses: ['samba/35-a'] },
        other: {
          fact: 'noticed',
          cases: {
            'in-game': { effects: ['corrected'], clauses: ['samba/35-c'] },
            'after-next-deal': { effects: ['stands'], clauses: ['samba/35-c'] },
            'after-signing': { effects: ['stands'], clauses: ['samba/35-c'] },
          },
        },
      },
    },
  },
};
