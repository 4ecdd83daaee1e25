import fc from 'fast-check';
import { vi } from 'vitest';
import type { Agreement, Position, RulesetId } from '../../../src/engine/index.ts';
import { settled } from './agreements.ts';
import { chooser } from './random-deal.ts';
import { smallTable, type Wish } from './small-table.ts';
import { firstSeed, tries } from './tries.ts';

const numRuns = tries('TABLES', 150);

/** A ruleset with its options. */
export type Game = readonly [RulesetId, NonNullable<Agreement['options']>];

/** The games in which melding, taking the pile and going out differ. */
export const games: readonly Game[] = [
  ['canasta-fi', {}],
  ['classic', {}],
  ['classic', { viennese: true }],
  ['classic', { noPileOntoCompletedCanasta: true, noPileWithWild: true }],
  ['classic', { noPileOntoCompletedCanasta: true, thirdWildConflict: 2 }],
  ['classic', { wildMelds: true }],
  ['canasta-sv', {}],
  ['canasta-sv', { quick: true }],
  ['samba', {}],
  ['sitoumussamba', {}],
];

/** Hands of a game that brute force can still search; suits make it harder. */
export function mostCards([id]: Game): number {
  return id === 'samba' || id === 'sitoumussamba' ? 6 : 12;
}

/** Checks something of random small tables of a game. */
export function onSmallTables([id, options]: Game, wish: Wish, check: (table: Position) => void): void {
  const ruleset = settled(id, { options });
  fc.assert(
    fc.property(fc.nat(), (number) => check(smallTable(ruleset, wish, chooser(number)))),
    { numRuns, seed: firstSeed },
  );
}

/** Gives the tests of a file time: the machine may be busy, and `npm run fuzz` tries many more tables. */
export function allowTime(): void {
  vi.setConfig({ testTimeout: 20_000 + numRuns * 1000 });
}
