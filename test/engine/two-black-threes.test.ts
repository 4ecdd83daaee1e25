import { describe, expect, test } from 'vitest';
import { legalActions } from '../../src/engine/index.ts';
import { discard, meld } from './support/actions.ts';
import { foursCanasta, kingsCanasta } from './support/known-melds.ts';
import { tableOf } from './support/table.ts';
import { broken } from './support/verdicts.ts';

// Two black threes are no meld, and nobody gets rid of them together: with three, who goes out may lay them.

describe.each([
  ['canasta-fi', tableOf('canasta-fi'), '20-c'],
  ['canasta-sv', tableOf('canasta-sv'), '5'],
  ['classic', tableOf('classic'), '16-c'],
  ['samba', tableOf('samba'), '20-c'],
] as const)('%s', (id, table, clause) => {
  const melds = { A: { kings: kingsCanasta, fours: foursCanasta } };
  const two = meld('3s 3c');

  test('two of them cannot be melded, not even to go out', () => {
    const start = table({ phase: 'play', melds, hands: { 1: '3s 3c' } });
    expect(broken(start, two).length).toBeGreaterThan(0);
    expect(legalActions(start).filter(({ type }) => type === 'meld')).toEqual([]);
    // One may be thrown, and the other is left.
    expect(broken(start, discard('3s'))).toEqual([]);
  });

  test(`three of them go out (${clause})`, () => {
    const start = table({ phase: 'play', melds, hands: { 1: '3s 3c 3s' } });
    expect(broken(start, meld('3s 3c 3s'))).toEqual([]);
    expect(broken(table({ phase: 'play', melds, hands: { 1: '3s 3c 3s 5d 6d' } }), meld('3s 3c 3s'))).toContain(
      `${id}/${clause}`,
    );
  });
});
