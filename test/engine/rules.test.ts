import { describe, expect, test } from 'vitest';
import type { Options, RulesetId } from '../../src/engine/index.ts';
import { mergeFault, runMergeFaults, setMergeFaults, surplusOfMerge } from '../../src/engine/rules/merge.ts';
import { isOpeningTooLow, minimumAt, waivesMinimum } from '../../src/engine/rules/opening.ts';
import { canastasToGoOut, isEnoughToGoOut } from '../../src/engine/rules/out.ts';
import {
  pileFault,
  pileStateOf,
  takeOntoSetFaults,
  takeWithNaturalsFaults,
  takeWithWildFaults,
} from '../../src/engine/rules/pile.ts';
import { highOfRun, rankAbove, rankBelow, runFault, runFaults } from '../../src/engine/rules/run.ts';
import { crowds, isCanasta, setFault, setFaults } from '../../src/engine/rules/set.ts';
import { reservesWilds } from '../../src/engine/rules/special.ts';
import { settled } from './support/agreements.ts';

// The rules over numbers, at their boundaries, from the clauses.

const kings = 1;
const twos = 12;

function parametersOf(id: RulesetId, options: Options = {}) {
  return settled(id, { options }).parameters;
}

/** The names of faults in a number of bits. */
function named(table: { readonly [name: string]: number }, faults: number): readonly string[] {
  return Object.entries(table).flatMap(([name, bit]) => (faults & bit ? [name] : []));
}

type SetCase = readonly [
  clause: string,
  id: RulesetId,
  options: Options,
  rank: number,
  before: readonly [number, number],
  after: readonly [number, number],
  faults: readonly string[],
];

const sets: readonly SetCase[] = [
  ['classic/6-b', 'classic', {}, kings, [0, 0], [3, 0], []],
  ['classic/6-b', 'classic', {}, kings, [0, 0], [2, 0], ['tooSmall']],
  ['classic/6-e', 'classic', {}, kings, [0, 0], [2, 3], []],
  ['classic/6-e', 'classic', {}, kings, [0, 0], [1, 2], ['fewNaturals']],
  ['classic/6-e', 'classic', {}, kings, [0, 0], [4, 4], ['manyWilds']],
  ['classic/22-b', 'classic', { viennese: true }, kings, [0, 0], [2, 3], ['wildsExceedNaturals']],
  ['classic/19-d-2', 'classic', { noPileOntoCompletedCanasta: true, thirdWildConflict: 2 }, kings, [0, 0], [4, 4], []],
  ['canasta-fi/15-e', 'canasta-fi', {}, kings, [7, 0], [7, 1], ['wildOntoCanasta']],
  ['canasta-fi/15-e', 'canasta-fi', {}, kings, [6, 0], [6, 2], ['wildOntoCanasta']],
  ['samba/15-e-1', 'samba', {}, kings, [6, 0], [6, 2], ['wildOntoCanasta']],
  ['samba/15-e-1', 'samba', {}, kings, [5, 0], [5, 2], []],
  ['samba/11-d', 'samba', {}, kings, [0, 0], [3, 3], ['manyWilds']],
  ['sitoumussamba/20-e', 'sitoumussamba', {}, kings, [6, 1], [6, 2], []],
  ['sitoumussamba/20-c', 'sitoumussamba', {}, kings, [7, 0], [8, 0], ['closed']],
  ['sitoumussamba/20-c', 'sitoumussamba', {}, kings, [0, 0], [8, 0], ['closed']],
  ['sitoumussamba/20-c', 'sitoumussamba', {}, kings, [6, 1], [7, 1], []],
  ['sitoumussamba/20-d', 'sitoumussamba', {}, twos, [6, 1], [7, 1], ['closed']],
];

test.each(sets)('%s: a set of %s %j, rank %i, from %j to %j', (_, id, options, rank, before, after, faults) => {
  expect(named(setFault, setFaults(parametersOf(id, options), rank, ...before, ...after))).toEqual(faults);
});

test('a canasta needs seven cards and its own number of naturals (classic 6-g, samba 15-a-1)', () => {
  expect([isCanasta(parametersOf('classic'), 4, 3), isCanasta(parametersOf('classic'), 6, 0)]).toEqual([true, false]);
  expect([isCanasta(parametersOf('samba'), 5, 2), isCanasta(parametersOf('samba'), 4, 3)]).toEqual([true, false]);
});

test('melds of one rank beside each other', () => {
  expect(crowds(parametersOf('samba'), 2, 2, 2, 2)).toBe(false);
  const contract = parametersOf('sitoumussamba');
  expect(crowds(contract, 1, 1, 1, 0), 'beside an unfinished one none is begun (14-c)').toBe(true);
  expect(crowds(contract, 1, 0, 1, 1), 'beside a canasta one is').toBe(false);
  expect(crowds(contract, 0, 0, 2, 2), 'not two unfinished ones at once').toBe(true);
});

describe('sequences', () => {
  const bits = (...ranks: readonly number[]) => ranks.reduce((sum, rank) => sum | (1 << rank), 0);

  test('the line ends with ace and four, the circle nowhere (samba 11-a, sitoumussamba 20-a)', () => {
    const line = parametersOf('samba');
    const circle = parametersOf('sitoumussamba');
    expect(highOfRun(line, bits(0, 1, 2), 3)).toBe(0);
    expect(highOfRun(line, bits(9, 10, 11), 3)).toBe(-1);
    expect(highOfRun(line, bits(0, 9, 10), 3)).toBe(-1);
    expect(highOfRun(circle, bits(12, 0, 1), 3)).toBe(12);
    expect(highOfRun(circle, bits(11, 12, 0), 3)).toBe(11);
    expect(highOfRun(circle, bits(0, 1, 3), 3)).toBe(-1);
    expect(highOfRun(circle, bits(0, 1), 3), 'a rank twice').toBe(-1);
    // Upwards the king goes on to the ace, the ace of a circle to the two; downwards 7 6 5 to the four, 6 5 4 of a circle to the three.
    expect([1, 0, 11].map((high) => rankAbove(line, high))).toEqual([0, -1, 10]);
    expect([1, 0, 11].map((high) => rankAbove(circle, high))).toEqual([0, 12, 10]);
    expect([7, 8].map((high) => rankBelow(line, high, 3))).toEqual([10, -1]);
    expect([7, 8, 11].map((high) => rankBelow(circle, high, 3))).toEqual([10, 11, 1]);
  });

  test('a samba is seven cards and takes no more (samba 15-a-2)', () => {
    const parameters = parametersOf('samba');
    expect(named(runFault, runFaults(parameters, 6, 0, 7))).toEqual([]);
    expect(named(runFault, runFaults(parameters, 6, 0, 8))).toEqual(['tooLong']);
    expect(named(runFault, runFaults(parameters, 7, 0, 8))).toEqual(['closed']);
    expect(named(runFault, runFaults(parameters, 0, 0, 2))).toEqual(['tooSmall']);
  });
});

test('joining melds (samba 11-g, 15-e-1; canasta-fi 11-g)', () => {
  const samba = parametersOf('samba');
  expect(named(mergeFault, setMergeFaults(samba, 3, 1, 3, 1))).toEqual([]);
  expect(named(mergeFault, setMergeFaults(samba, 3, 2, 3, 1))).toEqual(['manyWilds']);
  expect(named(mergeFault, setMergeFaults(samba, 7, 0, 3, 1))).toEqual(['wildOntoCanasta']);
  expect(named(mergeFault, runMergeFaults(samba, 0, 3, 3, 4))).toEqual([]);
  expect(named(mergeFault, runMergeFaults(samba, 0, 3, 4, 3))).toEqual(['notAllowed']);
  expect(named(mergeFault, runMergeFaults(samba, 0, 4, 4, 4))).toEqual(['tooLong']);
  expect(surplusOfMerge(parametersOf('canasta-fi'), 5)).toBe(2);
  expect(named(mergeFault, setMergeFaults(parametersOf('classic'), 3, 0, 3, 0))).toEqual(['notAllowed']);
});

test('openings (classic 14, 14-g; sitoumussamba 11)', () => {
  const classic = parametersOf('classic');
  expect([-5, 0, 1495, 1500, 3000].map((total) => minimumAt(classic, total))).toEqual([15, 50, 50, 90, 120]);
  expect(isOpeningTooLow(classic, 45, 50, true, false)).toBe(true);
  expect(isOpeningTooLow(classic, 50, 50, false, false)).toBe(false);
  expect(isOpeningTooLow(parametersOf('sitoumussamba'), 35, 100, true, false)).toBe(false);
  expect([waivesMinimum(classic, true, false, 1, 1), waivesMinimum(classic, true, false, 1, 0)]).toEqual([true, false]);
  expect([waivesMinimum(classic, false, false, 0, 1), waivesMinimum(classic, true, false, 2, 1)]).toEqual([
    false,
    false,
  ]);
});

describe('the pile', () => {
  const classic = parametersOf('classic');
  const free = pileStateOf(classic, true, false);
  const frozen = pileStateOf(classic, true, true);
  const unopened = pileStateOf(classic, false, false);

  test('two naturals always, frozen or not; fewer not in the opening turn (classic 8-a, 13-b)', () => {
    for (const state of [free, frozen, unopened]) expect(takeWithNaturalsFaults(classic, state, 2)).toBe(0);
    expect(named(pileFault, takeWithNaturalsFaults(classic, unopened, 1))).toEqual(['openingNeedsNaturals']);
    expect(named(pileFault, takeWithNaturalsFaults(classic, free, 1))).toEqual(['doesNotFit']);
    expect(named(pileFault, takeWithNaturalsFaults(classic, frozen, 1))).toEqual(['frozen']);
    expect(named(pileFault, takeWithWildFaults(classic, frozen, 1, 0, 0))).toEqual(['frozen']);
    expect(takeWithWildFaults(classic, free, 1, 0, 0)).toBe(0);
  });

  test('onto a meld of the side, and what variations take away (classic 12-c-2, 19-a, 19-d-3)', () => {
    expect(takeOntoSetFaults(classic, free, 0, 0, 3, 0)).toBe(0);
    expect(named(pileFault, takeOntoSetFaults(classic, frozen, 0, 0, 3, 0))).toEqual(['frozen']);
    const narrow = parametersOf('classic', { noPileOntoCompletedCanasta: true });
    expect(takeOntoSetFaults(narrow, free, 0, 0, 6, 0)).toBe(0);
    expect(named(pileFault, takeOntoSetFaults(narrow, free, 0, 0, 7, 0))).toEqual(['ontoCanasta']);
    expect(takeWithWildFaults(narrow, free, 1, 5, 2)).toBe(0);
    expect(named(pileFault, takeWithWildFaults(narrow, free, 1, 4, 3))).toEqual(['fullCanasta']);
    const without = parametersOf('classic', { noPileWithWild: true });
    expect(named(pileFault, takeWithWildFaults(without, free, 1, 0, 0))).toEqual(['notWithWild']);
  });
});

test('an unfinished meld of wild cards keeps all others until it is a canasta (classic 21-d)', () => {
  const classic = parametersOf('classic', { wildMelds: true });
  expect([3, 4].map((joining) => reservesWilds(classic, 3, joining))).toEqual([true, false]);
  expect([0, 7].map((lying) => reservesWilds(classic, lying, 3))).toEqual([false, false]);
  expect(reservesWilds(parametersOf('classic'), 3, 0)).toBe(false);
});

test('what going out asks for (classic 9-a, samba 18-b, sitoumussamba 26-c)', () => {
  expect([0, 1].map((sets) => isEnoughToGoOut(parametersOf('classic'), 0, sets, 0))).toEqual([false, true]);
  expect([1, 2].map((sambas) => isEnoughToGoOut(parametersOf('samba'), sambas, 0, 0))).toEqual([false, true]);
  const contract = parametersOf('sitoumussamba');
  expect(isEnoughToGoOut(contract, 1, 2, 1)).toBe(true);
  expect(isEnoughToGoOut(contract, 1, 2, 0)).toBe(false);
  expect(isEnoughToGoOut(contract, 0, 3, 1)).toBe(false);
  expect([contract, parametersOf('classic')].map(canastasToGoOut)).toEqual([3, 1]);
});
