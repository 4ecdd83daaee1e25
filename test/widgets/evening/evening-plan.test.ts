import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementOf } from '../../../src/widgets/agreement/agreements.ts';
import { eveningInShort } from '../../../src/widgets/evening/device/kept-evening.ts';
import { numbersOfPairs, roundsFor } from '../../../src/widgets/evening/plan/movements.ts';
import {
  losesWith,
  nameGivenTwice,
  newPlan,
  type Plan,
  readPlan,
  standingsOf,
  withPairs,
  withPoints,
  writePlan,
} from '../../../src/widgets/evening/plan/plan.ts';
import { packPlan, unpackPlan } from '../../../src/widgets/evening/plan/plan-link.ts';
import { pointsOfSheet } from '../../../src/widgets/evening/plan/points-of-sheet.ts';
import { type MeetingResult, ranking } from '../../../src/widgets/evening/plan/ranking.ts';
import { resultText, typedResult } from '../../../src/widgets/evening/plan/typed-result.ts';
import { settled } from '../../engine/support/agreements.ts';
import { dealOf, gameOf, withDeal } from './some-games.ts';

describe('the movements of an evening', () => {
  test('are for two to eight pairs', () => {
    expect(numbersOfPairs).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(roundsFor(9)).toEqual([]);
  });

  test.each(numbersOfPairs)('of %i pairs let each meet each once, with sides that differ by one at most', (pairs) => {
    const rounds = roundsFor(pairs);
    const meetings = rounds.flatMap((round) => round.meetings);
    const met = meetings.map(({ first, second }) => [first, second].toSorted((one, other) => one - other).join());
    const all = Array.from({ length: pairs }, (_, place) => place + 1);
    const wanted = all.flatMap((one) => all.filter((other) => other > one).map((other) => `${one},${other}`));
    expect(met.toSorted()).toEqual(wanted.toSorted());
    for (const pair of all) {
      const asFirst = meetings.filter(({ first }) => first === pair).length;
      const asSecond = meetings.filter(({ second }) => second === pair).length;
      expect(Math.abs(asFirst - asSecond), `pair ${pair}`).toBeLessThanOrEqual(1);
    }
  });

  test.each(numbersOfPairs)('of %i pairs have everyone at one table in each round, or resting once', (pairs) => {
    const rounds = roundsFor(pairs);
    for (const { meetings, bye } of rounds) {
      const there = [...meetings.flatMap(({ first, second }) => [first, second]), ...(bye === null ? [] : [bye])];
      expect(there.toSorted()).toEqual(Array.from({ length: pairs }, (_, place) => place + 1));
    }
    const byes = rounds.flatMap(({ bye }) => bye ?? []);
    expect(byes.toSorted()).toEqual(pairs % 2 === 0 ? [] : Array.from({ length: pairs }, (_, place) => place + 1));
  });
});

describe('the ranking of an evening', () => {
  test('goes by game points, then by the difference, and equal pairs share a place', () => {
    const results: readonly MeetingResult[] = [
      { first: 4, second: 1, points: [5000, 3000], lost: null },
      { first: 2, second: 3, points: [4000, 4000], lost: null },
      { first: 2, second: 4, points: [5200, 5000], lost: null },
      { first: 3, second: 1, points: [5200, 5000], lost: null },
    ];
    expect(
      ranking(4, results).map(({ rank, pair, gamePoints, difference }) => [rank, pair, gamePoints, difference]),
    ).toEqual([
      [1, 2, 3, 200],
      [1, 3, 3, 200],
      [3, 4, 2, 1800],
      [4, 1, 0, -2200],
    ]);
  });

  test('gives out two game points for every meeting, and no points that another pair has not lost', () => {
    const points = fc.integer({ min: -500, max: 12_000 });
    const evening = fc.constantFrom(...numbersOfPairs).chain((pairs) => {
      const meetings = roundsFor(pairs).flatMap((round) => round.meetings);
      const results = meetings.map((meeting) =>
        fc.tuple(points, points).map((both) => ({ ...meeting, points: both, lost: null })),
      );
      return fc.tuple(fc.constant(pairs), fc.tuple(...results));
    });
    fc.assert(
      fc.property(evening, ([pairs, results]) => {
        const ranked = ranking(pairs, results);
        expect(ranked.reduce((sum, { gamePoints }) => sum + gamePoints, 0)).toBe(2 * results.length);
        expect(ranked.reduce((sum, { difference }) => sum + difference, 0)).toBe(0);
        expect(ranked.map(({ pair }) => pair).toSorted()).toEqual(
          Array.from({ length: pairs }, (_, place) => place + 1),
        );
        expect(ranked.every(({ rank }, place) => place === 0 || rank >= (ranked[place - 1]?.rank ?? 0))).toBe(true);
      }),
    );
  });
});

describe('an evening', () => {
  test('goes into a link whole, and a damaged link is none', async () => {
    const plan = withPoints(newPlan(['Aino & Olli', 'Eero', '']), 1, 0, [-205, 5000]);
    const text = await packPlan(plan);
    expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
    expect(await unpackPlan(text)).toEqual(plan);
    for (const damaged of ['', 'x', text.slice(0, -4)]) expect(await unpackPlan(damaged)).toBeNull();
  });

  test('takes the points of a score sheet over, by the names where pairs sat down the other way round', () => {
    const sheet = withDeal(gameOf('canasta-fi'), dealOf(5000, 300));
    const points = (...pairs: readonly [string, string]) => pointsOfSheet(sheet, pairs)?.points;
    expect(points('Pair 4', 'Pair 1')).toEqual([5000, 300]);
    expect(points('Aino & Olli', 'Siiri, Eero')).toEqual([5000, 300]);
    expect(points('siiri + eero', 'Pair 1')).toEqual([300, 5000]);
    expect(pointsOfSheet(gameOf('samba'), ['', ''])?.isOver).toBe(false);
    const three = settled('samba', { players: 3 });
    const alone = { ...gameOf('samba', ['', '', '']), agreement: agreementOf(three), opens: [0, 0, 0] };
    expect(pointsOfSheet(alone, ['', ''])).toBeNull();
  });

  test('takes over from a sheet who has lost by a ruling, and ranks by that and not by the points', () => {
    const entry = { ...dealOf(0, 0), loser: 'A', lostBy: 'canasta-fi/22-a-end' } as const;
    const lost = withDeal(withDeal(gameOf('canasta-fi'), dealOf(4500, 500)), entry);
    const found = pointsOfSheet(lost, ['Aino & Olli', 'Siiri & Eero']);
    expect(found).toMatchObject({ points: [4500, 2500], isOver: true, lost: 0 });
    expect(pointsOfSheet(lost, ['Siiri & Eero', 'Aino & Olli'])).toMatchObject({
      points: [2500, 4500],
      isOver: true,
      lost: 1,
    });
    // Of two pairs the second sits as the first side.
    const plan = withPoints(newPlan(['', '']), 0, 0, [4500, 2500, 0]);
    expect(standingsOf(plan).map(({ pair, gamePoints, difference }) => [pair, gamePoints, difference])).toEqual([
      [1, 2, -2000],
      [2, 0, 2000],
    ]);
    expect(readPlan(writePlan(plan))).toEqual(plan);
    expect(readPlan(writePlan(plan).replace('2500,0]', '2500,2]'))).toBeNull();
  });

  test('knows a sheet of others by the names, where both have some', () => {
    const sheet = withDeal(gameOf('canasta-fi'), dealOf(5000, 300));
    const isOfOthers = (...pairs: readonly [string, string]) => pointsOfSheet(sheet, pairs)?.isOfOthers;
    expect(isOfOthers('Bertil & Eva', 'Fanny & Gunnar')).toBe(true);
    expect(isOfOthers('Aino & Olli', 'Fanny & Gunnar')).toBe(true);
    // A word between the names is no name.
    const joined = { ...sheet, names: ['Aino ja Olli', 'Eero ja Siiri', '', ''] };
    expect(pointsOfSheet(joined, ['Bertil ja Eva', 'Fanny ja Gunnar'])?.isOfOthers).toBe(true);
    for (const pairs of [
      ['Aino & Olli', 'Eero'],
      ['siiri', 'OLLI'],
      ['', ''],
      ['Aino', ''],
    ] as const)
      expect(isOfOthers(pairs[0], pairs[1]), pairs.join()).toBe(false);
    const nameless = { ...sheet, names: ['', '', '', ''] };
    expect(pointsOfSheet(nameless, ['Bertil & Eva', 'Fanny'])).toMatchObject({ isOfOthers: false, names: ['', ''] });
    expect(pointsOfSheet(sheet, ['Siiri', 'Aino'])?.names).toEqual(['Eero & Siiri', 'Aino & Olli']);
  });

  test('is told in short once something is entered of it, and whether it is over', () => {
    const short = (plan: Plan) => eveningInShort(writePlan(plan));
    expect(short(newPlan(['', ' ']))).toBeNull();
    expect(short(newPlan(['Aino & Olli', '']))).toEqual({ names: ['Aino & Olli'], isOver: false });
    expect(short(withPoints(newPlan(['', '']), 0, 0, [5, null]))).toEqual({ names: [], isOver: false });
    expect(short(withPoints(newPlan(['', 'Eero']), 0, 0, [5, 0]))).toEqual({ names: ['Eero'], isOver: true });
    for (const text of ['', '[]', '{"names":3,"points":[]}']) expect(eveningInShort(text)).toBeNull();
  });

  test('finds a name that two pairs have', () => {
    expect(nameGivenTwice({ names: ['Aino & Olli', 'Eero', '', ''] })).toBeNull();
    expect(nameGivenTwice({ names: ['Aino & Olli', 'Eero', ' aino  & olli', ''] })).toBe('aino  & olli');
  });

  test.each([
    ['', null],
    [' ', null],
    ['300', 300],
    ['5 205', 5205],
    ['−20', -20],
    ['–20', -20],
    ['-', 'unreadable'],
    ['12.5', 'unreadable'],
    ['12345678', 'unreadable'],
  ] as const)('reads %j as %j', (text, read) => {
    expect(typedResult(text)).toBe(read);
    if (read !== 'unreadable') expect(typedResult(resultText(read))).toBe(read);
  });

  test('says what another number of pairs would lose', () => {
    expect([2, 4, 8].map((pairs) => losesWith(newPlan(['', '', '', 'Eero']), pairs))).toEqual([true, false, false]);
    expect(losesWith(withPoints(newPlan(['', '']), 0, 0, [5, null]), 4)).toBe(true);
  });

  test('counts the meetings of which both sides have points, and reads back as it was kept', () => {
    const plan = withPoints(withPoints(newPlan(['Aino & Olli', '', '', '']), 0, 0, [3000, 5000]), 0, 1, [400, null]);
    expect(standingsOf(plan).map(({ pair, played, gamePoints }) => [pair, played, gamePoints])).toEqual([
      [1, 1, 2],
      [2, 0, 0],
      [3, 0, 0],
      [4, 1, 0],
    ]);
    expect(readPlan(writePlan(plan))).toEqual(plan);
    const dated = { ...plan, begun: '2027-01-31' };
    expect(readPlan(writePlan(dated))).toEqual(dated);
    expect(readPlan(writePlan({ ...plan, begun: '2027-13-31' }))).toBeNull();
    expect(withPairs(plan, 5)).toEqual(newPlan(['Aino & Olli', '', '', '', '']));
  });

  test.each(['', '[]', '{"names":["","",""],"points":[]}', '{"names":["",""],"points":[[[1,"2"]]]}'])(
    '%s is none',
    (text) => {
      expect(readPlan(text)).toBeNull();
    },
  );
});
