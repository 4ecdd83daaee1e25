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
import { chosenBetween, gap, remedy, unknownHere, unregulated } from './entries.ts';
import { cardsWait, mendedInTime, mendedOpening } from './meld-remedies.ts';
import {
  correctedUntilNextDeal,
  drawsNow,
  keepsCard,
  meldsMixedUp,
  mustGoOut,
  oneDiscardCounts,
  outOrOn,
} from './turn-end-remedies.ts';

/** What binds the owner of penalty cards (33). */
const penaltyCards: readonly RemedyOrder[] = [
  'may-meld-penalty-cards',
  'wild-penalty-card-freezes',
  'penalty-cards-count-as-hand',
];

/** An opponent decides; who then cannot go out pays by 23-d. */
const opponentDecides = outOrOn(
  { orders: [{ code: 'failure-costs', of: 'failedGoingOutPenalty' }], clauses: ['samba/23-d'] },
  remedy(['decide-out-or-on'], ['samba/23-c']),
);

/** Samba: sections 7, 8, 10, 11, 16, 21, 23 and 25 to 36. What is left to the offender rests on section 36 as well. */
export const sambaRulings: RulingTable<'samba'> = {
  'start-card-void': { answer: remedy(['draw-another-for-start'], ['samba/3']) },
  'dealt-out-of-turn': { against: ['samba/5-a'], answer: dealtOutOfTurn(['samba/7-a'], 'in-play', ['samba/7-b']) },
  'not-cut': { against: ['samba/5-b'], answer: dealtAgain('cut-and-deal-again', ['samba/8-a', 'samba/8']) },
  'card-shown-in-deal': { against: ['samba/6-a'], answer: dealtAgain('deal-again', ['samba/8-b', 'samba/8']) },
  'cards-seen-in-deal': unregulated('forbidden', ['put-cards-down', 'play-goes-on'], 'samba/6-c'),
  'wrong-hand-size': {
    against: ['samba/6-a'],
    answer: redealtInFirstRound(
      ['samba/8-c-1', 'samba/8-c', 'samba/8'],
      remedy(['hand-sizes-stay'], ['samba/8-c', 'samba/8-c-1']),
    ),
  },
  'face-up-card-in-stock': {
    against: ['samba/6-a'],
    answer: redealtInFirstRound(
      ['samba/8-c-2', 'samba/8-c', 'samba/8'],
      remedy(['turn-card-over', 'play-goes-on'], ['samba/32-c-1', 'samba/32-c', 'samba/8-c']),
    ),
  },
  'foreign-card': {
    against: ['samba/2'],
    answer: foreignCardGoes(['samba/8-c-3', 'samba/8-c', 'samba/8'], ['samba/32-c-2', 'samba/32-c', 'samba/8-c']),
  },
  'lost-card-found': { answer: remedy(['show-and-set-aside'], ['samba/32-c-3', 'samba/32-c']) },
  'upcard-not-covered': unregulated('no-provision', ['cover-upcard', 'play-goes-on'], 'samba/6-b'),
  'card-turned-early': unknownHere('samba/8-b', 'samba/32-c-1'),
  'bid-not-lawful': unknownHere('samba/3'),
  'contract-without-opening': unknownHere('samba/27-a'),
  'hand-not-completed': { answer: mayCompleteHand(['samba/21-b']) },
  'red-three-not-laid': {
    against: ['samba/21-b', 'samba/21-c'],
    answer: redThreeLaidLate(['samba/21-h', 'samba/21-b'], ['samba/21-h']),
  },
  'saw-stock-card': {
    against: ['samba/10-b'],
    answer: seenCardGoesBack(['samba/25-a', 'samba/32-b'], ['finish-turn', 'may-shuffle-first']),
  },
  'drew-extra': {
    against: ['samba/9', 'samba/10-a', 'samba/21-d'],
    answer: {
      fact: 'extra',
      steps: [
        // With the red three gone the number of cards is right again.
        {
          least: 1,
          answer: drewExtra(
            ['no-meld-this-turn', 'discard-one', 'no-draw-next-turn', 'may-meld-and-must-discard-unless-out'],
            ['no-card-for-three', 'turn-as-usual'],
            ['samba/25-b'],
            ['no-card-for-three', 'turn-as-usual'],
          ),
        },
        {
          least: 2,
          answer: drewExtra(
            [
              { code: 'no-meld-counting-this-turn', of: 'extra' },
              'discard-one',
              { code: 'no-draw-for-turns', of: 'extra' },
              { code: 'discard-on-each-turn', of: 'extra' },
            ],
            [
              'no-card-for-three',
              { code: 'no-meld-counting-this-turn', of: 'extra', less: 1 },
              'discard-one',
              { code: 'no-draw-for-turns', of: 'extra', less: 1 },
              { code: 'discard-on-each-turn', of: 'extra', less: 1 },
            ],
            ['samba/25-b'],
            // That the red three takes one card off the number is a reading; the clause may mean that nothing else follows.
            [
              'no-card-for-three',
              'no-meld-counting-this-turn',
              'discard-one',
              'no-draw-for-turns',
              'discard-on-each-turn',
            ],
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
                [
                  'turn-of-player-in-turn',
                  'may-draw-second-next-turn',
                  'no-pile-next-turn',
                  'may-meld-and-must-discard',
                ],
                ['samba/25-c-3', 'samba/25-c'],
                'drewOutOfTurnPenalty',
              ),
            },
            {
              least: 2,
              answer: remedy(
                ['turn-of-player-in-turn', 'no-draw-next-turn', 'may-meld-and-must-discard'],
                ['samba/25-c-3', 'samba/25-c'],
                'drewOutOfTurnPenalty',
              ),
            },
          ],
        },
        false: {
          fact: 'inTurn',
          cases: {
            opponent: chosenBetween(
              [
                { value: 'take', orders: ['take-shown-card-and-complete-draw'] },
                { value: 'shuffle', orders: ['shuffle-and-draw'] },
              ],
              remedy(['show-drawn-card-or-cards'], ['samba/25-c-1', 'samba/25-c']),
            ),
            partner: {
              fact: 'cards',
              steps: [
                {
                  least: 1,
                  answer: remedy(
                    ['give-card-to-partner', 'accept-card-as-draw', 'may-draw-another', 'meld-or-discard-given-card'],
                    ['samba/25-c-2', 'samba/25-c'],
                  ),
                },
                {
                  least: 2,
                  answer: remedy(
                    ['give-both-cards-to-partner', 'accept-both-cards-as-draw', 'meld-or-discard-both-cards'],
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
  'played-after-last-three': unregulated('forbidden', ['undo-after-last-three', 'deal-is-over'], 'samba/21-e'),
  'draw-choice-changed': {
    answer: {
      fact: 'intended',
      cases: {
        true: remedy(['draw-from-first-choice'], ['samba/10-b']),
        false: remedy(['choice-still-open'], ['samba/10-b']),
      },
    },
  },
  'took-pile-wrongly': { answer: pileGoesBack(['samba/26-a']) },
  'took-pile-out-of-turn': {
    against: ['samba/9', 'samba/10-b'],
    answer: pileTakenOutOfTurn(['samba/26-b', 'samba/26-a'], ['samba/26-b', 'samba/9']),
  },
  'pile-cards-left': {
    against: ['samba/10-c'],
    answer: mayTakeLeftCards(['samba/10-d'], 'left-cards-form-pile'),
  },
  'pile-stock-card-forgotten': unknownHere('samba/10-c', 'samba/10-d'),
  'pile-refused-at-end': unregulated('forbidden', ['take-pile-owed'], 'samba/24-a-1', 'samba/24-a'),
  'pile-inspected': unregulated('forbidden', ['put-pile-down', 'play-goes-on'], 'samba/22-a-1'),
  'opening-short': {
    answer: mendedInTime(
      mendedOpening(
        ['samba/27-a-1', 'samba/27-a', 'samba/27', 'samba/29', 'samba/36'],
        ['samba/27-b-1', 'samba/27-b', 'samba/27-a-1', 'samba/27-a', 'samba/27', 'samba/36'],
        ['samba/27-a-2', 'samba/27-a', 'samba/27', 'samba/36'],
      ),
      remedy(['opening-accepted'], ['samba/28-a']),
    ),
  },
  'opening-counted-face-down': unknownHere('samba/13-a'),
  'opening-inspected': unregulated('no-provision', ['rule-as-short-opening'], 'samba/27-a', 'samba/27-a-2'),
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: remedy(['move-excess-wild'], ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/11-h', 'samba/36']),
        discard: remedy(['discard-excess-wild'], ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/36']),
        'take-back': remedy(
          ['take-excess-wild-back'],
          ['samba/27-b-4', 'samba/27-b', 'samba/27', 'samba/36'],
          'excessWildPenalty',
        ),
        unnoticed: {
          ...remedy(['excess-wild-stays', 'excess-wild-deducted'], ['samba/28-b', 'samba/34-b-2'], 'excessWildPenalty'),
          pointsInCount: true,
        },
      },
    },
  },
  'improper-meld': {
    against: ['samba/11-b'],
    answer: mendedInTime(
      {
        rearrange: remedy(
          ['rearrange-melds'],
          ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/11-h', 'samba/36'],
        ),
        discard: remedy(['discard-misfit'], ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/36']),
        'take-back': remedy(
          ['take-misfits-back'],
          ['samba/27-b-5', 'samba/27-b', 'samba/27', 'samba/29', 'samba/36'],
          'improperMeldPenalty',
        ),
      },
      remedy(['take-back-what-is-no-meld'], ['samba/28-a']),
    ),
  },
  'sequence-gap': unregulated('no-provision', ['rule-as-improper-meld'], 'samba/27-b-5', 'samba/28-a', 'samba/29'),
  'hidden-card': unregulated('no-provision', ['rule-as-improper-meld'], 'samba/28-a', 'samba/29'),
  'card-place-unclear': { answer: remedy(['ask-for-place', 'name-place'], ['samba/11-e']) },
  'sixth-card-not-crosswise': unregulated('allowed', ['may-turn-sixth-card', 'play-goes-on'], 'samba/22-b-5'),
  'cards-not-marked': unregulated('forbidden', ['mark-cards', 'play-goes-on'], 'samba/15-c', 'samba/17-a'),
  'canasta-inspected': unregulated('forbidden', ['put-canasta-together', 'play-goes-on'], 'samba/15-d'),
  'meld-out-of-turn': {
    against: ['samba/11-a'],
    answer: cardsWait(
      'meld-waiting-cards',
      { waiting: ['samba/30-a', 'samba/30'], atEnd: ['samba/30-c', 'samba/30-a', 'samba/30'] },
      { waiting: ['samba/30-b', 'samba/30-a', 'samba/30'], atEnd: ['samba/30-c', 'samba/30-b', 'samba/30'] },
    ),
  },
  'discard-without-draw': {
    against: ['samba/9', 'samba/16-b'],
    answer: drawsNow(['samba/31-a'], ['samba/31-a', 'samba/28-a']),
  },
  'no-discard': unregulated('forbidden', ['discard-missing-card'], 'samba/16-b', 'samba/9-c'),
  'several-discards': {
    against: ['samba/16-b'],
    answer: oneDiscardCounts(
      penaltyCards,
      ['samba/31-b', 'samba/33-a', 'samba/33-b', 'samba/33-c', 'samba/16-c'],
      ['samba/31-c', 'samba/33-a', 'samba/33-b', 'samba/33-c', 'samba/16-c'],
      ['samba/31-c', 'samba/31-b'],
    ),
  },
  'red-three-discarded': {
    answer: remedy(
      ['take-three-back', 'lay-three-taken-back', 'discard-another-card'],
      ['samba/21-i', 'samba/16-c', 'samba/21-c'],
    ),
  },
  'discard-taken-back': unregulated('forbidden', ['put-discard-back'], 'samba/16-c'),
  'discard-out-of-turn': unregulated(
    'no-provision',
    ['discard-out-of-turn-as-exposed', 'turn-of-player-in-turn', ...penaltyCards],
    'samba/32-a',
    'samba/31-a',
    'samba/31-c',
  ),
  'asked-at-wrong-time': {
    needsPartner: true,
    ...unregulated('forbidden', ['question-void', 'decide-alone'], 'samba/23-a'),
  },
  'meld-before-asking': {
    needsPartner: true,
    answer: mustGoOut(['samba/23-b'], ['samba/23-d', 'samba/23-b']),
  },
  'meld-before-answer': { needsPartner: true, answer: opponentDecides },
  'question-withdrawn': {
    needsPartner: true,
    against: ['samba/23-a'],
    answer: opponentDecides,
  },
  'extra-information': { needsPartner: true, answer: opponentDecides },
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: keepsCard(['samba/23-d']),
        demand: keepsCard(['samba/23-d', 'samba/23-c']),
        announced: gap('no-provision', ['take-enough-back', 'keep-one-card'], 'samba/23-d', 'samba/27-b-3'),
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: remedy(
      ['take-back-after-no', 'keep-one-card'],
      ['samba/23-e', 'samba/27-b-2', 'samba/27-b', 'samba/27'],
      'outAfterNoPenalty',
    ),
  },
  'out-without-discard': unregulated('allowed', ['deal-is-over'], 'samba/18-a'),
  'out-without-canastas': {
    answer: remedy(
      ['take-enough-back', 'discard-one', 'keep-one-card'],
      ['samba/27-b-3', 'samba/27-b', 'samba/27'],
      'outWithoutCanastasPenalty',
    ),
  },
  'declarer-out-too-early': unknownHere('samba/27-b-3', 'samba/18-b'),
  'card-exposed': {
    answer: remedy(
      ['exposed-card-becomes-penalty-card', ...penaltyCards],
      ['samba/32-a', 'samba/33-a', 'samba/33-b', 'samba/33-c'],
    ),
  },
  'hand-out-of-sight': unregulated('no-provision', ['raise-hand', 'play-goes-on'], 'samba/22-b-2'),
  'penalty-card-with-partners-help': unregulated('allowed', ['penalty-card-stays-melded'], 'samba/33-a'),
  'penalty-card-kept': unregulated('forbidden', ['play-penalty-card-now'], 'samba/33-a'),
  'table-talk': unregulated(
    'no-provision',
    ['ask-for-silence', 'play-goes-on'],
    'samba/22-a',
    'samba/22-b',
    'samba/32-a',
    'samba/39',
  ),
  'minimum-named': {
    answer: {
      fact: 'asOfRight',
      cases: {
        true: gap('allowed', ['play-goes-on'], 'samba/22-a-2', 'samba/22-b-1'),
        false: gap('forbidden', ['ask-for-silence', 'play-goes-on'], 'samba/22-b-1', 'samba/22-b'),
      },
    },
  },
  'hand-number-misstated': unregulated('forbidden', ['tell-true-number'], 'samba/22-b-2'),
  'information-out-of-turn': unregulated('forbidden', ['leave-unanswered', 'play-goes-on'], 'samba/22-b'),
  'intentional-irregularity': { answer: remedy(['usual-remedy', 'choose-where-rules-allow'], ['samba/36']) },
  'not-opened-at-end': unknownHere('samba/21-f', 'samba/12'),
  'melds-mixed-up': {
    against: ['samba/34-a'],
    answer: meldsMixedUp('values-of-mixed-cards-lost', ['samba/34-c'], ['samba/34-d']),
  },
  'score-error': {
    against: ['samba/34-b'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: remedy(['correct-sum', 'minimum-of-deal-stays'], ['samba/35-b']),
        'two-sheets': remedy(['follow-correct-sheet'], ['samba/35-a']),
        other: correctedUntilNextDeal(['samba/35-c']),
      },
    },
  },
};
