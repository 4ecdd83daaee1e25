import {
  cardsWait,
  correctedUntilNextDeal,
  dealtOutOfTurn,
  drawsNow,
  drewExtra,
  foreignCardGoes,
  keepsCard,
  mayStillTake,
  meldsMixedUp,
  mendedInTime,
  mendedOpening,
  oneDiscardCounts,
  pileGoesBack,
  redealtInFirstRound,
  redThreeLaidLate,
  remedy,
  seenCardGoesBack,
  unregulated,
} from './common.ts';
import type { RulingTable } from './remedy.ts';

/** Samba: sections 7, 8, 10, 11, 16, 21, 23 and 25 to 36. What is left to the offender rests on section 36 as well. */
export const sambaRulings: RulingTable<'samba'> = {
  'dealt-out-of-turn': { against: ['samba/5-a'], answer: dealtOutOfTurn(['samba/7-a'], 'in-play', ['samba/7-b']) },
  'not-cut': { against: ['samba/5-b'], answer: remedy(['redeal'], ['samba/8-a', 'samba/8']) },
  'card-shown-in-deal': { against: ['samba/6-a'], answer: remedy(['redeal'], ['samba/8-b', 'samba/8']) },
  'cards-seen-in-deal': unregulated('samba/6-c'),
  'wrong-hand-size': {
    against: ['samba/6-a'],
    answer: redealtInFirstRound(
      ['samba/8-c-1', 'samba/8-c', 'samba/8'],
      remedy(['play-on'], ['samba/8-c', 'samba/8-c-1']),
    ),
  },
  'face-up-card-in-stock': {
    against: ['samba/6-a'],
    answer: redealtInFirstRound(
      ['samba/8-c-2', 'samba/8-c', 'samba/8'],
      remedy(['turn-over-and-reshuffle', 'play-on'], ['samba/32-c-1', 'samba/32-c', 'samba/8-c']),
    ),
  },
  'foreign-card': {
    against: ['samba/2'],
    answer: foreignCardGoes(['samba/8-c-3', 'samba/8-c', 'samba/8'], ['samba/32-c-2', 'samba/32-c', 'samba/8-c']),
  },
  'lost-card-found': { answer: remedy(['set-aside-for-next-deal'], ['samba/32-c-3', 'samba/32-c']) },
  'card-turned-early': unregulated('samba/8-b', 'samba/32-c-1'),
  'contract-without-opening': unregulated('samba/27-a'),
  'hand-not-completed': { answer: mayStillTake(['samba/21-b'], ['right-to-complete-lost', 'play-on']) },
  'red-three-not-laid': {
    against: ['samba/21-b', 'samba/21-c'],
    answer: redThreeLaidLate(['samba/21-h', 'samba/21-b'], ['samba/21-h']),
  },
  'saw-stock-card': { against: ['samba/10-b'], answer: seenCardGoesBack(['samba/25-a', 'samba/32-b']) },
  'drew-extra': {
    against: ['samba/9', 'samba/10-a'],
    answer: {
      fact: 'extra',
      steps: [
        // With the red three gone the number of cards is right again.
        { least: 1, answer: drewExtra(['no-meld-this-turn', 'must-discard', 'no-draw-next-turn'], [], ['samba/25-b']) },
        {
          least: 2,
          answer: drewExtra(
            [{ code: 'no-meld-for-turns', of: 'extra' }, 'must-discard', { code: 'no-draw-for-turns', of: 'extra' }],
            [
              { code: 'no-meld-for-turns', of: 'extra', less: 1 },
              'must-discard',
              { code: 'no-draw-for-turns', of: 'extra', less: 1 },
            ],
            ['samba/25-b'],
          ),
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
              answer: remedy(
                ['draw-one-next-turn', 'no-pile-next-turn', 'must-discard'],
                ['samba/25-c-3', 'samba/25-c'],
                'drewOutOfTurnPenalty',
              ),
            },
            {
              least: 2,
              answer: remedy(
                ['no-draw-next-turn', 'must-discard'],
                ['samba/25-c-3', 'samba/25-c'],
                'drewOutOfTurnPenalty',
              ),
            },
          ],
        },
        false: {
          fact: 'inTurn',
          cases: {
            opponent: remedy(['opponent-takes-or-shuffles'], ['samba/25-c-1', 'samba/25-c']),
            partner: {
              fact: 'cards',
              steps: [
                {
                  least: 1,
                  answer: remedy(
                    ['partner-takes-cards', 'partner-draws-another', 'partner-must-meld-or-discard'],
                    ['samba/25-c-2', 'samba/25-c'],
                  ),
                },
                {
                  least: 2,
                  answer: remedy(
                    ['partner-takes-cards', 'partner-must-meld-or-discard'],
                    ['samba/25-c-2', 'samba/25-c'],
                  ),
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
      cases: { true: remedy(['choice-stands'], ['samba/10-b']), false: remedy(['play-on'], ['samba/10-b']) },
    },
  },
  'took-pile-wrongly': { answer: pileGoesBack(['samba/26-a']) },
  'took-pile-out-of-turn': {
    against: ['samba/9', 'samba/10-b'],
    answer: remedy(['hand-shown', 'pile-restored'], ['samba/26-b', 'samba/26-a'], 'tookPileOutOfTurnPenalty'),
  },
  'pile-cards-left': {
    against: ['samba/10-c'],
    answer: mayStillTake(['samba/10-d'], ['left-cards-form-new-pile', 'play-on']),
  },
  'pile-stock-card-forgotten': unregulated('samba/10-c', 'samba/10-d'),
  'pile-inspected': unregulated('samba/22-a-1'),
  'opening-short': {
    answer: mendedInTime(
      mendedOpening(
        ['samba/27-a-1', 'samba/27-a', 'samba/27', 'samba/29', 'samba/36'],
        ['samba/27-b-1', 'samba/27-b', 'samba/27-a-1', 'samba/27-a', 'samba/27', 'samba/36'],
        ['samba/27-a-2', 'samba/27-a', 'samba/27', 'samba/36'],
      ),
      remedy(['meld-stands'], ['samba/28-a']),
    ),
  },
  'opening-inspected': unregulated('samba/27-a', 'samba/27-a-2'),
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: remedy(['correct-now'], ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/11-h', 'samba/36']),
        discard: remedy(['correct-now', 'must-discard'], ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/36']),
        'take-back': remedy(
          ['cards-back-to-hand'],
          ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/36'],
          'excessWildPenalty',
        ),
        unnoticed: {
          ...remedy(['meld-stands', 'counted-as-hand'], ['samba/28-b', 'samba/34-b-2'], 'excessWildPenalty'),
          pointsInCount: true,
        },
      },
    },
  },
  'improper-meld': {
    answer: mendedInTime(
      {
        rearrange: remedy(
          ['correct-now'],
          ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/11-h', 'samba/36'],
        ),
        discard: remedy(
          ['correct-now', 'must-discard'],
          ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/36'],
        ),
        'take-back': remedy(
          ['cards-back-to-hand'],
          ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/36'],
          'improperMeldPenalty',
        ),
      },
      remedy(['cards-back-to-hand', 'play-on'], ['samba/28-a']),
    ),
  },
  'sequence-gap': unregulated('samba/27-b-5', 'samba/28-a', 'samba/29'),
  'hidden-card': unregulated('samba/28-a', 'samba/29'),
  'meld-out-of-turn': {
    against: ['samba/11-a'],
    answer: cardsWait(
      { waiting: ['samba/30-a', 'samba/30'], atEnd: ['samba/30-c', 'samba/30-a', 'samba/30'] },
      { waiting: ['samba/30-b', 'samba/30-a', 'samba/30'], atEnd: ['samba/30-c', 'samba/30-b', 'samba/30'] },
    ),
  },
  'discard-without-draw': {
    against: ['samba/9', 'samba/16-b'],
    answer: drawsNow(['samba/31-a'], ['samba/31-a', 'samba/28-a']),
  },
  'several-discards': {
    against: ['samba/16-b'],
    answer: oneDiscardCounts(
      ['samba/31-b', 'samba/33-a', 'samba/16-c'],
      ['samba/31-c', 'samba/33-a', 'samba/16-c'],
      ['samba/31-c', 'samba/31-b'],
    ),
  },
  'red-three-discarded': {
    answer: remedy(['cards-back-to-hand', 'lay-now', 'must-discard'], ['samba/21-i', 'samba/16-c']),
  },
  'discard-out-of-turn': unregulated('samba/31-a', 'samba/31-c', 'samba/32-a'),
  'meld-before-asking': { needsPartner: true, answer: remedy(['must-go-out-if-able'], ['samba/23-b']) },
  'meld-before-answer': { needsPartner: true, answer: remedy(['opponents-decide-out-or-on'], ['samba/23-c']) },
  'question-withdrawn': {
    needsPartner: true,
    against: ['samba/23-a'],
    answer: remedy(['opponents-decide-out-or-on'], ['samba/23-c']),
  },
  'extra-information': { needsPartner: true, answer: remedy(['opponents-decide-out-or-on'], ['samba/23-c']) },
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: keepsCard(['samba/23-d']),
        demand: keepsCard(['samba/23-d', 'samba/23-c']),
        announced: { unregulated: ['samba/23-d', 'samba/27-b-3'] },
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: remedy(
      ['cards-back-to-hand', 'keep-one-card-after-discard'],
      ['samba/23-e', 'samba/27-b-2', 'samba/27-b', 'samba/27'],
      'outAfterNoPenalty',
    ),
  },
  'out-without-canastas': {
    answer: remedy(
      ['cards-back-to-hand', 'must-discard', 'keep-one-card-after-discard'],
      ['samba/27-b-3', 'samba/27-b', 'samba/27'],
      'outWithoutCanastasPenalty',
    ),
  },
  'declarer-out-too-early': unregulated('samba/27-b-3', 'samba/18-b'),
  'card-exposed': { answer: remedy(['penalty-card'], ['samba/32-a', 'samba/33-a']) },
  'penalty-card-with-partners-help': unregulated('samba/33-a'),
  'table-talk': unregulated('samba/22-a', 'samba/22-b'),
  'intentional-irregularity': { answer: remedy(['usual-remedy'], ['samba/36']) },
  'not-opened-at-end': unregulated('samba/21-f', 'samba/12'),
  'melds-mixed-up': { against: ['samba/34-a'], answer: meldsMixedUp(['samba/34-c'], ['samba/34-d']) },
  'score-error': {
    against: ['samba/34-b'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: remedy(['corrected', 'minimum-unchanged'], ['samba/35-b']),
        'two-sheets': remedy(['corrected'], ['samba/35-a']),
        other: correctedUntilNextDeal(['samba/35-c']),
      },
    },
  },
};
