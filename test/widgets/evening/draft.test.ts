import { describe, expect, test } from 'vitest';
import { emptyDeal, tally, usualRuleset } from '../../../src/engine/index.ts';
import {
  bidOf,
  failedBidOf,
  failedBids,
  hasMelded,
  typedPenalty,
  withBid,
  withCount,
  withFailedBids,
  withLoser,
  withNet,
  withSide,
  withTypedPenalty,
} from '../../../src/widgets/evening/entry/draft.ts';
import { lackingOf } from '../../../src/widgets/evening/entry/lacking.ts';
import { typedPoints } from '../../../src/widgets/evening/entry/typed-points.ts';
import { emptyDraft, isBidSaid } from '../../../src/widgets/evening/game/game.ts';
import { withCharges } from '../../../src/widgets/evening/sheet/with-handed.ts';

const ruleset = usualRuleset('canasta-fi');

describe('what is entered of a side', () => {
  test('has melded as soon as a canasta or melded cards are entered, and no longer once they are taken back', () => {
    const canasta = withCount(ruleset, emptyDeal, 'B', 'natural-canasta', 1);
    expect(canasta.sides.B?.opened).toBe(true);
    expect(withCount(ruleset, canasta, 'B', 'natural-canasta', 0).sides.B?.opened).toBe(false);
    const cards = withSide(ruleset, emptyDeal, 'A', { cards: { melded: { K: 3 }, left: 0 } });
    expect(cards.sides.A?.opened).toBe(true);
    expect(withCount(ruleset, emptyDeal, 'A', 'red-threes', 1).sides.A?.opened).toBe(false);
  });

  test('of a net sum only the table knows whether anything was melded', () => {
    expect(hasMelded(ruleset, { counts: {}, cards: { net: -20 } })).toBeNull();
    const told = withSide(ruleset, emptyDeal, 'A', { cards: { net: -20 }, opened: true });
    expect(told.sides.A?.opened).toBe(true);
  });

  test('keeps its points when two sums become one and two again', () => {
    expect(withNet(ruleset, { melded: { K: 3, joker: 1 }, left: 25 }, true)).toEqual({ net: 55 });
    expect(withNet(ruleset, { net: -15 }, false)).toEqual({ melded: 0, left: 15 });
  });

  test('has a typed penalty beside those of rulings', () => {
    const ruled = { points: 500, clause: 'canasta-fi/21-h' } as const;
    const entry = withSide(ruleset, emptyDeal, 'A', { penalties: [ruled] });
    const own = entry.sides.A;
    if (own === undefined) throw new Error('there is no side A');
    const penalties = withTypedPenalty(own, 200);
    expect(penalties).toEqual([{ points: 200 }, ruled]);
    expect(typedPenalty({ ...own, penalties })).toBe(200);
    expect(withTypedPenalty({ ...own, penalties }, 0)).toEqual([ruled]);
  });
});

describe('points that are typed', () => {
  test.each([
    ['1240', '1240', 1240],
    ['1 240', '1240', 1240],
    ['-20', '-20', -20],
    ['−20', '−20', -20],
    ['–5', '–5', -5],
    ['-', '-', 0],
    ['2-5', '2', 2],
    ['12 points', '12', 12],
    ['99999999', '9999999', 9_999_999],
  ])('of %j keep %j', (typed, text, points) => {
    expect(typedPoints(typed)).toEqual({ text, points });
  });

  test.each(['melded', 'left'] as const)('below nothing are objected to where cards are %s', (where) => {
    const cards = { melded: 0, left: 0, [where]: typedPoints('−20').points };
    const { objections } = tally(ruleset, withSide(ruleset, emptyDeal, 'A', { cards }));
    expect(objections.map(({ code, found }) => [code, found])).toEqual([['not-a-count', -20]]);
  });
});

test('bids that were not opened stand on a line of their own, by their clause, beside what is typed', () => {
  const game = usualRuleset('sitoumussamba');
  const failed = failedBidOf(game);
  expect(failedBidOf(ruleset)).toBeNull();
  if (failed === null) throw new Error('nothing is bid');
  const own = { counts: {}, opened: true, penalties: [{ points: 300 }], cards: { melded: 200, left: 5 } };
  const penalties = withFailedBids(own, failed, 2);
  expect(failedBids({ ...own, penalties }, failed)).toBe(2);
  expect(typedPenalty({ ...own, penalties })).toBe(300);
  const [side] = tally(game, withSide(game, emptyDeal, 'A', { ...own, penalties })).sides;
  const lines = side?.lines.filter(({ item }) => item === 'penalties');
  expect(lines?.map(({ points, clause }) => [points, clause])).toEqual([
    [-300, 'sitoumussamba/29'],
    [-2000, 'sitoumussamba/16-c'],
  ]);
  expect(withFailedBids({ ...own, penalties }, failed, 0)).toEqual([{ points: 300 }]);
});

describe('a bid', () => {
  const game = usualRuleset('sitoumussamba');
  const ofA = { side: 'A', level: null, denomination: null } as const;

  test('is not taken for said before its side, its level and what it names are', () => {
    expect(isBidSaid(game, emptyDraft)).toBe(false);
    for (const part of [ofA, { ...ofA, level: 1 }, { ...ofA, denomination: 'spades' } as const]) {
      const draft = withBid(emptyDraft, part);
      expect([isBidSaid(game, draft), draft.entry.contract, bidOf(draft)]).toEqual([false, null, part]);
    }
    const whole = withBid(emptyDraft, { ...ofA, level: 5, denomination: 'hearts' });
    expect(isBidSaid(game, whole)).toBe(true);
    expect(whole.entry.contract).toEqual({
      side: 'A',
      bid: { level: 5, denomination: 'hearts' },
      doubled: false,
      result: null,
    });
    expect(isBidSaid(ruleset, emptyDraft)).toBe(true);
  });

  test('keeps the double and the result when another level is chosen, and loses all when nobody bid', () => {
    const bid = { level: 5, denomination: 'hearts' } as const;
    const entry = { ...emptyDeal, contract: { side: 'B', bid, doubled: true, result: 'robbed' } as const };
    const other = withBid({ ...emptyDraft, entry }, { side: 'B', ...bid, level: 6 });
    expect(other.entry.contract).toMatchObject({ bid: { level: 6 }, doubled: true, result: 'robbed' });
    const none = withBid(other, 'none');
    expect([none.entry.contract, bidOf(none), isBidSaid(game, none)]).toEqual([null, 'none', true]);
  });
});

test('a bid that is not said whole is asked for by the part that is wanting', () => {
  const game = usualRuleset('sitoumussamba');
  const lacks = (bid: Parameters<typeof withBid>[1]) => lackingOf(game, withBid({ ...emptyDraft, endSaid: true }, bid));
  expect(lackingOf(game, emptyDraft)).toBe('end');
  expect(lackingOf(game, { ...emptyDraft, endSaid: true })).toBe('bid');
  expect(lacks({ side: 'A', level: null, denomination: null })).toBe('level');
  expect(lacks({ side: 'A', level: null, denomination: 'spades' })).toBe('level');
  expect(lacks({ side: 'A', level: 3, denomination: null })).toBe('denomination');
  expect([lacks({ side: 'A', level: 3, denomination: 'twos' }), lacks('none')]).toEqual([null, null]);
});

describe('a game that is lost by a ruling', () => {
  test('says by which clause, until nobody has lost it', () => {
    const lost = withLoser(emptyDraft, 'A', 'canasta-fi/22-a-end');
    expect(lost).toMatchObject({ endSaid: true, entry: { loser: 'A', lostBy: 'canasta-fi/22-a-end' } });
    expect(withLoser(lost, 'B').entry).toEqual({ ...emptyDeal, loser: 'B' });
    expect(withLoser(lost, null).entry).toEqual(emptyDeal);
  });

  test('is asked for its ruling before the deal can be entered, and is taken back with it', () => {
    const asked = { ...emptyDraft, endSaid: true, losing: 'A' } as const;
    expect(lackingOf(ruleset, asked)).toBe('ruling');
    expect(lackingOf(ruleset, { ...asked, endSaid: false })).toBe('ruling');
    for (const answered of [
      withLoser(asked, 'A', 'canasta-fi/22-a-end'),
      withLoser(asked, 'A'),
      withLoser(asked, null),
    ])
      expect([lackingOf(ruleset, answered), answered.losing]).toEqual([null, null]);
  });

  test('comes over from the guide with its award, which is counted once', () => {
    const award = { side: 'B', points: -2000, clause: 'canasta-fi/22-a-end' } as const;
    const entry = withCharges(ruleset, withCharges(ruleset, emptyDeal, [award]), [award]);
    expect(entry).toMatchObject({ loser: 'A', lostBy: 'canasta-fi/22-a-end' });
    expect(tally(ruleset, entry).sides.map(({ total }) => total)).toEqual([0, 2000]);
    const fine = { side: 'B', points: 100, clause: 'canasta-fi/33-a' } as const;
    expect(withCharges(ruleset, emptyDeal, [fine])).toMatchObject({
      loser: null,
      sides: { B: { penalties: [{ points: 100 }] } },
    });
  });
});
