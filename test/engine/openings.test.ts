import { describe, expect, test } from 'vitest';
import {
  bestOpening,
  formatCards,
  judge,
  legalActions,
  type Opening,
  type Options,
  type Position,
  pointsOfAll,
  type RulesetId,
  shortestOpening,
  waysToTakePile,
  writePosition,
} from '../../src/engine/index.ts';
import { openingsOf, pileOpeningsOf } from './support/openings-of.ts';
import { allowTime, games, mostCards, onSmallTables } from './support/small-tables.ts';
import { tableOf } from './support/table.ts';

// The openings that the solvers find, against all lawful openings, on small random hands.

allowTime();

/** The same table for a side that may open with anything: every meld is worth the least minimum. */
function withoutMinimum(table: Position): Position {
  const sides = table.sides.map((side) => ({ ...side, score: -5, minimumRaise: 0 }));
  return { ...table, sides };
}

/** The same table before the side in turn has laid anything, at the minimum of its score. */
function withoutMelds(table: Position): Position {
  const sides = table.sides.map((side, place) => (place === 0 ? { ...side, melds: [] } : side));
  return { ...table, sides };
}

/** An opening that was found is lawful and worth what it says. */
function checkOpening(table: Position, { melds, points, cards }: Opening): void {
  const laid = melds.flatMap((meld) => meld.cards);
  expect([laid.length, pointsOfAll(table.ruleset.parameters, laid)]).toEqual([cards, points]);
  const where = `${writePosition(table)} ${melds.map((meld) => formatCards(meld.cards)).join(', ')}`;
  expect(judge(table, { type: 'meld', melds }).legal, where).toBe(true);
}

describe('openings that only rare hands have', () => {
  /** The melds that are listed for a hand after the stock draw, as texts. */
  function listed(ruleset: RulesetId, options: Options, score: number, hand: string): readonly string[] {
    const table = tableOf(ruleset)({ options, phase: 'play', scores: { A: score }, hands: { 1: hand } });
    const melds = legalActions(table).flatMap((action) => (action.type === 'meld' ? [action.melds] : []));
    return melds.map((laid) => laid.map(({ cards }) => formatCards(cards)).join(' | '));
  }

  test('a concealed hand may keep its canasta natural and lay the wild cards by themselves (classic 21)', () => {
    const all = listed('classic', { wildMelds: true }, 3000, '4s 4s 4h 4h 4d 4d 4c 2s 2h 2d Kc');
    expect(all).toContain('4s 4s 4h 4h 4d 4d 4c | 2s 2h 2d');
    expect(all).toContain('4s 4s 4h 4h 4d 4d 4c 2s 2h 2d');
  });

  test('where a canasta may hold any number of wild cards, it may open with them (classic 19-d-2)', () => {
    const options = { noPileOntoCompletedCanasta: true, thirdWildConflict: 2 };
    expect(listed('classic', options, 3000, 'Ks Kh Kd Kc 2s 2s 2h 2d 4c 5d')).toEqual(['Ks Kh Kd Kc 2s 2s 2h 2d']);
    expect(listed('classic', {}, 3000, 'Ks Kh Kd Kc 2s 2s 2h 2d 4c 5d')).toEqual([]);
  });

  test('a pile topped by a two is opened with as many twos as an opening asks for (sitoumussamba 15)', () => {
    const hand = 'Kh 2h 2h 2s Jk 2d 9h 2c';
    const table = tableOf('sitoumussamba')({ phase: 'draw', stock: 'Ks', pile: '2d 9h 2h', hands: { 1: hand } });
    const { ways, openings } = waysToTakePile(table);
    expect(ways.map((way) => formatCards(way.with).split(' ').sort().join(' '))).toContain('2c 2d 2h 2h 2s');
    expect(openings?.largest.with).toHaveLength(6);
  });

  test('the best opening knows three sets of a rank, and that a canasta without wild cards is closed', () => {
    const samba = tableOf('samba')({ phase: 'play', hands: { 1: 'Ks Ks Ks Kh Kh Kh 2s 2s 2h 2d Jk Jk 4c 5d' } });
    expect(bestOpening(samba).points).toBe(240);
    const contract = tableOf('sitoumussamba');
    expect(bestOpening(contract({ phase: 'play', hands: { 1: 'Ks Ks Ks Kh Kh Kh Kd Kd 4c 5d' } })).points).toBe(70);
    const ten = contract({ phase: 'play', hands: { 1: 'Ks Ks Ks Kh Kh Kh Kd Kd Kd Kc 4c 5d' } });
    expect(bestOpening(ten).points).toBe(100);
    checkOpening(ten, bestOpening(ten));
  });

  test('the best opening of fifty cards is found, too (sitoumussamba)', () => {
    const sets = ['9s 9s 9h 9h', 'Ts Ts Th Th', 'Js Js Jh Jh', 'Qs Qs Qh Qh', 'Ks Ks Kh Kh', 'As As Ah Ah'];
    const lone = '4s 6s 8s 4h 6h 8h 4d 6d 8d 4c 6c 8c 9d 9c Jd Jc Kd Kc 3s 3c 3h 3d';
    const table = tableOf('sitoumussamba')({ phase: 'play', hands: { 1: `${sets.join(' ')} ${lone} 2s 2h 2d Jk` } });
    const best = bestOpening(table);
    checkOpening(table, best);
    // The whole hand is worth 550: the three of clubs has no neighbours, and of the last three and the last four one is left over.
    expect(best.points).toBe(540);
  });
});

describe.each(games)('%s %j', (...game) => {
  const most = mostCards(game);

  test('bestOpening is worth the most, and can be laid', () => {
    onSmallTables(game, { phase: 'play', fewest: 3, most }, (random) => {
      const table = withoutMinimum(random);
      if (table.sides[0]?.melds.length !== 0) return;
      const best = bestOpening(table);
      expect(best.points, writePosition(table)).toBe(Math.max(0, ...openingsOf(table).map(({ points }) => points)));
      if (best.points > 0) checkOpening(table, best);
    });
  });

  test('the smallest and the largest opening with the pile are those of all, and can be laid', () => {
    onSmallTables(game, { phase: 'draw', fewest: 3, most: most - 1 }, (random) => {
      const table = withoutMelds(random);
      const { ways, openings } = waysToTakePile(table);
      const all = pileOpeningsOf(table);
      const where = writePosition(table, ways);
      expect(openings !== null, where).toBe(all.length > 0);
      if (openings === null) return;
      const laid = [openings.smallest, openings.largest].map((taking) => {
        expect(judge(table, taking).legal, writePosition(table, [taking])).toBe(true);
        const cards = [...taking.with, ...taking.melds.flatMap((meld) => meld.cards)];
        return { cards: cards.length, points: pointsOfAll(table.ruleset.parameters, cards) };
      });
      const fewest = Math.min(...all.map(({ cards }) => cards));
      const cheapest = Math.min(...all.filter(({ cards }) => cards === fewest).map(({ points }) => points));
      expect(laid[0], where).toEqual({ cards: fewest, points: cheapest });
      expect(laid[1]?.points, where).toBe(Math.max(...all.map(({ points }) => points)));
    });
  });

  test.each([50, 90, 120])('shortestOpening reaches %i with the fewest cards', (minimum) => {
    onSmallTables(game, { phase: 'play', fewest: 5, most }, (random) => {
      const table = withoutMinimum(random);
      if (table.sides[0]?.melds.length !== 0) return;
      const enough = openingsOf(table).filter(({ points }) => points >= minimum);
      const opening = shortestOpening(table, minimum);
      const fewest = enough.length === 0 ? undefined : Math.min(...enough.map(({ cards }) => cards));
      expect(opening?.cards, writePosition(table)).toBe(fewest);
      if (opening === undefined) return;
      expect(opening.points).toBeGreaterThanOrEqual(minimum);
      checkOpening(table, opening);
    });
  });
});
