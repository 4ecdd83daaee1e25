import {
  cardsWait,
  correctedUntilNextDeal,
  dealtOutOfTurn,
  drawsNow,
  drewExtra,
  forEachCard,
  foreignCardGoes,
  keepsCard,
  mayStillTake,
  meldsMixedUp,
  mendedInTime,
  mendedOpening,
  oneDiscardCounts,
  openingTakenBack,
  pileGoesBack,
  redealtInFirstRound,
  redThreeLaidLate,
  remedy,
  seenCardGoesBack,
  talkForgivenOnce,
  unregulated,
} from './common.ts';
import type { RulingTable } from './remedy.ts';

/** Finnish Canasta: sections 7, 8, 10, 11, 13, 16, 21 to 23 and 25 to 35. */
export const canastaFiRulings: RulingTable<'canasta-fi'> = {
  'dealt-out-of-turn': {
    against: ['canasta-fi/4'],
    answer: dealtOutOfTurn(['canasta-fi/7-a'], 'in-play', ['canasta-fi/7-b']),
  },
  'not-cut': { against: ['canasta-fi/5'], answer: remedy(['redeal'], ['canasta-fi/8-a']) },
  'card-shown-in-deal': { against: ['canasta-fi/6-a'], answer: remedy(['redeal'], ['canasta-fi/8-b']) },
  'cards-seen-in-deal': unregulated('canasta-fi/6-c'),
  'wrong-hand-size': {
    against: ['canasta-fi/6-a'],
    answer: redealtInFirstRound(['canasta-fi/8-c'], remedy(['play-on'], ['canasta-fi/8-c'])),
  },
  'face-up-card-in-stock': {
    against: ['canasta-fi/6-a'],
    answer: redealtInFirstRound(
      ['canasta-fi/8-c'],
      remedy(['turn-over-and-reshuffle', 'play-on'], ['canasta-fi/32-c', 'canasta-fi/8-c']),
    ),
  },
  'foreign-card': {
    against: ['canasta-fi/2'],
    answer: foreignCardGoes(['canasta-fi/8-c'], ['canasta-fi/32-c', 'canasta-fi/8-c']),
  },
  'lost-card-found': { answer: remedy(['set-aside-for-next-deal'], ['canasta-fi/32-c']) },
  'card-turned-early': unregulated('canasta-fi/8-b', 'canasta-fi/32-c'),
  'contract-without-opening': unregulated('canasta-fi/13-e'),
  'hand-not-completed': {
    against: ['canasta-fi/21-b'],
    answer: mayStillTake(['canasta-fi/21-b-end'], ['right-to-complete-lost', 'play-on']),
  },
  'red-three-not-laid': {
    against: ['canasta-fi/21-b', 'canasta-fi/21-c'],
    answer: redThreeLaidLate(['canasta-fi/21-h', 'canasta-fi/21-b-end'], ['canasta-fi/21-h']),
  },
  'saw-stock-card': { against: ['canasta-fi/10-b'], answer: seenCardGoesBack(['canasta-fi/25-a', 'canasta-fi/32-b']) },
  'drew-extra': {
    against: ['canasta-fi/9', 'canasta-fi/10-b'],
    answer: {
      fact: 'extra',
      steps: [
        {
          least: 1,
          answer: drewExtra(
            ['no-meld-this-turn', 'must-discard', 'no-draw-next-turn'],
            ['no-meld-this-turn', 'must-discard', 'no-draw-next-turn'],
            ['canasta-fi/25-b'],
          ),
        },
        {
          least: 2,
          answer: drewExtra(
            [
              'no-meld-this-turn',
              'must-discard',
              { code: 'no-draw-for-turns', of: 'extra' },
              { code: 'no-meld-for-turns', of: 'extra' },
            ],
            [
              'no-meld-this-turn',
              'must-discard',
              { code: 'no-draw-for-turns', of: 'extra' },
              { code: 'no-meld-for-turns', of: 'extra' },
            ],
            ['canasta-fi/25-b'],
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
        true: remedy(['no-draw-next-turn', 'must-discard'], ['canasta-fi/25-c'], 'drewOutOfTurnPenalty'),
        false: {
          fact: 'inTurn',
          cases: {
            opponent: remedy(['opponent-takes-or-shuffles'], ['canasta-fi/25-c']),
            partner: remedy(['partner-takes-cards', 'partner-must-meld-or-discard'], ['canasta-fi/25-c']),
          },
        },
      },
    },
  },
  'draw-choice-changed': { answer: remedy(['choice-stands'], ['canasta-fi/10-b']) },
  'took-pile-wrongly': { answer: pileGoesBack(['canasta-fi/26-a']) },
  'took-pile-out-of-turn': {
    against: ['canasta-fi/9', 'canasta-fi/10-b'],
    answer: remedy(['hand-shown', 'pile-restored'], ['canasta-fi/26-b', 'canasta-fi/26-a'], 'tookPileOutOfTurnPenalty'),
  },
  'pile-cards-left': {
    against: ['canasta-fi/10-c'],
    answer: mayStillTake(['canasta-fi/10-d'], ['left-cards-form-new-pile', 'play-on']),
  },
  'pile-stock-card-forgotten': unregulated('canasta-fi/10-c', 'canasta-fi/10-d'),
  'pile-inspected': unregulated('canasta-fi/22-a'),
  'opening-short': {
    answer: mendedInTime(
      mendedOpening(['canasta-fi/27-a', 'canasta-fi/29'], ['canasta-fi/27-b', 'canasta-fi/27-a'], ['canasta-fi/27-a']),
      remedy(['meld-stands'], ['canasta-fi/28']),
    ),
  },
  'opening-inspected': {
    answer: {
      fact: 'possible',
      cases: {
        true: remedy(['must-open'], ['canasta-fi/13-e']),
        false: openingTakenBack(['canasta-fi/27-a', 'canasta-fi/13-e']),
      },
    },
  },
  'excess-wild': {
    answer: {
      fact: 'remedy',
      cases: {
        move: remedy(['correct-now'], ['canasta-fi/27-b', 'canasta-fi/11-h']),
        discard: remedy(['correct-now', 'must-discard'], ['canasta-fi/27-b']),
        cannot: remedy(['penalty-card'], ['canasta-fi/29', 'canasta-fi/11-h', 'canasta-fi/33-a']),
        unnoticed: remedy(['meld-stands'], ['canasta-fi/28']),
      },
    },
  },
  'improper-meld': {
    answer: mendedInTime(
      {
        rearrange: remedy(['correct-now'], ['canasta-fi/29', 'canasta-fi/11-h']),
        cannot: remedy(['penalty-card'], ['canasta-fi/29', 'canasta-fi/11-h', 'canasta-fi/33-a']),
      },
      remedy(['meld-stands', 'majority-decides-rank'], ['canasta-fi/28']),
    ),
  },
  'sequence-gap': unregulated('canasta-fi/11-a', 'canasta-fi/29'),
  'hidden-card': unregulated('canasta-fi/28', 'canasta-fi/29'),
  'meld-out-of-turn': {
    against: ['canasta-fi/11-a'],
    answer: cardsWait(
      { waiting: ['canasta-fi/30-a'], atEnd: ['canasta-fi/30-c', 'canasta-fi/30-a'] },
      { waiting: ['canasta-fi/30-b', 'canasta-fi/30-a'], atEnd: ['canasta-fi/30-c', 'canasta-fi/30-b'] },
    ),
  },
  'discard-without-draw': {
    against: ['canasta-fi/9', 'canasta-fi/16-b'],
    answer: drawsNow(['canasta-fi/31-a'], ['canasta-fi/31-a']),
  },
  'several-discards': {
    against: ['canasta-fi/16-b'],
    answer: oneDiscardCounts(
      ['canasta-fi/31-b', 'canasta-fi/33-a', 'canasta-fi/16-c'],
      ['canasta-fi/31-c', 'canasta-fi/33-a', 'canasta-fi/16-c'],
      ['canasta-fi/31-c', 'canasta-fi/31-b'],
    ),
  },
  'red-three-discarded': {
    answer: remedy(['cards-back-to-hand', 'lay-now', 'must-discard'], ['canasta-fi/21-i', 'canasta-fi/16-c']),
  },
  'discard-out-of-turn': unregulated('canasta-fi/31-a', 'canasta-fi/31-c', 'canasta-fi/32-a'),
  'meld-before-asking': { needsPartner: true, answer: remedy(['must-go-out-if-able'], ['canasta-fi/23-b']) },
  'meld-before-answer': { needsPartner: true, answer: remedy(['opponents-decide-out-or-on'], ['canasta-fi/23-c']) },
  'question-withdrawn': {
    needsPartner: true,
    against: ['canasta-fi/23-a'],
    answer: remedy(['opponents-decide-out-or-on'], ['canasta-fi/23-c']),
  },
  'extra-information': { needsPartner: true, answer: remedy(['opponents-decide-out-or-on'], ['canasta-fi/23-c']) },
  'cannot-go-out': {
    needsPartner: true,
    answer: {
      fact: 'after',
      cases: {
        yes: keepsCard(['canasta-fi/23-d']),
        demand: keepsCard(['canasta-fi/23-d', 'canasta-fi/23-c']),
        announced: { unregulated: ['canasta-fi/23-d', 'canasta-fi/27-b'] },
      },
    },
  },
  'out-after-no': {
    needsPartner: true,
    answer: remedy(
      ['cards-back-to-hand', 'keep-one-card-after-discard'],
      ['canasta-fi/23-e', 'canasta-fi/27-b'],
      'outAfterNoPenalty',
    ),
  },
  'out-without-canastas': {
    answer: remedy(
      ['cards-back-to-hand', 'must-discard', 'keep-one-card-after-discard'],
      ['canasta-fi/27-b'],
      'outWithoutCanastasPenalty',
    ),
  },
  'declarer-out-too-early': unregulated('canasta-fi/27-b', 'canasta-fi/18-b'),
  'card-exposed': { answer: remedy(['penalty-card'], ['canasta-fi/32-a', 'canasta-fi/33-a']) },
  'penalty-card-with-partners-help': { answer: forEachCard('penaltyCardHelpPenalty', ['canasta-fi/33-a']) },
  'table-talk': { answer: talkForgivenOnce(['canasta-fi/22-a-end']) },
  'intentional-irregularity': unregulated('canasta-fi/13-e', 'canasta-fi/22-a-end'),
  'not-opened-at-end': unregulated('canasta-fi/21-f', 'canasta-fi/12'),
  'melds-mixed-up': { against: ['canasta-fi/34-a'], answer: meldsMixedUp(['canasta-fi/34-c'], ['canasta-fi/34-d']) },
  'score-error': {
    against: ['canasta-fi/34-b'],
    answer: {
      fact: 'kind',
      cases: {
        arithmetic: remedy(['corrected', 'minimum-unchanged'], ['canasta-fi/35-a']),
        other: correctedUntilNextDeal(['canasta-fi/35-b']),
      },
    },
  },
};
