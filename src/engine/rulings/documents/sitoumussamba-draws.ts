import type { RulingTable } from '../remedy.ts';
import { dealtAgain, dealtOutOfTurn, redealtInFirstRound } from './deal-remedies.ts';
import { mayTakeLeftCards, withoutEarlyMelds } from './draw-remedies.ts';
import { chosenBetween, gap, readAs, remedy, unknownHere, unregulated } from './entries.ts';

/** Sitoumussamba before the cards are played: the deal, the auction, the draw and the pile (6 to 8, 13, 16, 24, 29, 33 and 38). */
export const drawRulings = {
  'start-card-void': { answer: remedy(['draw-another-for-start'], ['sitoumussamba/5-d']) },
  'dealt-out-of-turn': {
    against: ['sitoumussamba/5-b'],
    answer: dealtOutOfTurn(
      ['sitoumussamba/7-a'],
      'after-first-round',
      ['sitoumussamba/7-b'],
      ['next-deal-after-rightful'],
    ),
  },
  'not-cut': {
    against: ['sitoumussamba/4'],
    answer: dealtAgain('cut-and-deal-again', ['sitoumussamba/8-a', 'sitoumussamba/8']),
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
  'upcard-not-covered': unknownHere('sitoumussamba/6-d'),
  'card-turned-early': { answer: remedy(['shuffle-card-into-stock', 'auction-goes-on'], ['sitoumussamba/6-d']) },
  'bid-not-lawful': unregulated(
    'no-provision',
    ['take-bid-back', 'auction-goes-on'],
    'sitoumussamba/12-c',
    'sitoumussamba/12-b',
    'sitoumussamba/12-d',
  ),
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
          answer: withoutEarlyMelds(
            remedy(
              [
                'no-meld-this-turn',
                'discard-one',
                'no-pile-next-turn',
                'draw-only-one-next-turn',
                'may-meld-and-must-discard',
              ],
              ['sitoumussamba/33-b'],
            ),
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
              readAs(
                ['draw-not-joined-costs-nothing'],
                remedy(
                  ['show-drawn-card-or-cards', 'draw-not-joined-costs-nothing'],
                  ['sitoumussamba/33-c', 'sitoumussamba/29-10'],
                ),
              ),
            ),
            partner: gap(
              'no-provision',
              ['show-and-shuffle-back', 'turn-of-player-in-turn', 'draw-not-joined-costs-nothing'],
              'sitoumussamba/33-c',
              'sitoumussamba/29-10',
            ),
          },
        },
      },
    },
  },
  'played-after-last-three': unregulated(
    'forbidden',
    ['undo-after-last-three', 'deal-is-over'],
    'sitoumussamba/32-end-2',
  ),
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
    answer: readAs(
      ['restore-pile', 'turn-of-player-in-turn'],
      remedy(
        ['restore-pile', 'turn-of-player-in-turn'],
        ['sitoumussamba/29-11', 'sitoumussamba/29'],
        'tookPileOutOfTurnPenalty',
      ),
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
  'pile-refused-at-end': unregulated('forbidden', ['take-pile-owed'], 'sitoumussamba/32-a', 'sitoumussamba/32-b'),
  'pile-inspected': unregulated('forbidden', ['put-pile-down', 'play-goes-on'], 'sitoumussamba/24-a'),
} satisfies Partial<RulingTable<'sitoumussamba'>>;
