import { expect, test } from 'vitest';
import {
  type Action,
  actor,
  countOf,
  judge,
  legalActions,
  type Meld,
  type RulesetId,
  writePosition,
} from '../../src/engine/index.ts';
import { type FullAgreement, nameOf, settled } from './support/agreements.ts';
import { outcomesOf } from './support/outcomes-of.ts';
import { chooser } from './support/random-deal.ts';
import { reachedEnds } from './support/reached-ends.ts';
import { smallTable } from './support/small-table.ts';
import { firstSeed, tries } from './support/tries.ts';

// What a turn can come to, by the listed elementary actions and by an account of the rules that knows no actions at all: the two
// sets must be the same, or something legal is out of reach or something listed is not legal. Asking and merging are left aside.
// What is listed must not tell what the next stock cards are.

const tables = tries('TABLES', 15);

const agreements: readonly (FullAgreement & { readonly id: RulesetId })[] = [
  { id: 'canasta-fi', players: 4, options: {} },
  { id: 'classic', players: 4, options: {} },
  { id: 'classic', players: 4, options: { noPileOntoCompletedCanasta: true, noPileWithWild: true } },
  { id: 'classic', players: 4, options: { noPileOntoCompletedCanasta: true, thirdWildConflict: 2 } },
  { id: 'classic', players: 4, options: { noPileOntoCompletedCanasta: true, thirdWildConflict: 4 } },
  { id: 'classic', players: 4, options: { pileAlwaysFrozen: true } },
  { id: 'classic', players: 4, options: { noPileWithWild: true } },
  { id: 'classic', players: 4, options: { wildMelds: true } },
  { id: 'classic', players: 4, options: { viennese: true } },
  { id: 'canasta-sv', players: 4, options: {} },
  { id: 'canasta-sv', players: 4, options: { quick: true } },
  { id: 'samba', players: 4, options: {} },
  { id: 'sitoumussamba', players: 4, options: {} },
];

/** Hands of any cards, and, where suits play no part, hands of many cards of few ranks, in which a canasta is laid in one act. */
const hands = { small: { fewest: 1, most: 8, ranks: 13 }, rich: { fewest: 9, most: 13, ranks: 4 } } as const;

for (const { id, ...agreement } of agreements) {
  for (const phase of ['play', 'draw'] as const) {
    const suited = id === 'samba' || id === 'sitoumussamba';
    const kinds = suited ? (['small'] as const) : (['small', 'rich'] as const);
    test.each(kinds)(
      `${id}, ${nameOf(agreement)}, phase ${phase}, %s hands`,
      (kind) => {
        const ruleset = settled(id, agreement);
        let ends = 0;
        const { fewest, most, ranks } = hands[kind];
        const largest = most - (suited ? 2 : 0) - (phase === 'play' ? 0 : 2);
        // Sitoumussamba has the most rules to a turn; a rich hand has very many ends.
        const share = id === 'sitoumussamba' ? 4 : kind === 'rich' ? 0.2 : 1;
        const seeds = Math.ceil(share * tables);
        for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
          const start = smallTable(ruleset, { phase, fewest, most: largest }, chooser(seed));
          if (new Set(actor(start).hand.known.map(({ rank }) => rank)).size > ranks) continue;
          const counted = { ...start, stock: { known: [], unknown: countOf(start.stock) } };
          const where = `seed ${seed}: ${writePosition(start)}`;
          expect(legalActions(counted), `without knowing the stock, ${where}`).toEqual(legalActions(start));
          const lawful = outcomesOf(start);
          const found = reachedEnds(start, ['ask', 'merge']);
          const missing = [...lawful.keys()].filter((key) => !found.has(key));
          expect(missing, `lawful but out of reach, ${where}`).toEqual([]);
          const wrong = [...found].flatMap(([key, { path }]) =>
            lawful.has(key) ? [] : [`${key} by ${writePosition(start, path)}`],
          );
          expect(wrong, `reached but not lawful, ${where}`).toEqual([]);
          ends += lawful.size;
        }
        expect(ends).toBeGreaterThan(seeds);
      },
      20_000 + tables * 1000,
    );
  }
}

/** Whether two melds of Samba may be joined, by the document: 11-g and 15-e-1. */
function mayMerge(one: Meld, two: Meld, sequencesToo: boolean): boolean {
  const cards = [...one.cards, ...two.cards];
  if (one.kind === 'sequence' || two.kind === 'sequence') {
    const order = '456789TJQKA';
    const places = cards.map(({ rank }) => order.indexOf(rank)).sort((first, second) => first - second);
    const unbroken = places.every((place, index) => place === (places[0] ?? 0) + index);
    const oneSuit = new Set(cards.map(({ suit }) => suit)).size === 1;
    return sequencesToo && one.kind === two.kind && oneSuit && unbroken && cards.length <= 7;
  }
  const wilds = (meld: Meld) => meld.cards.filter(({ role }) => role === 'wild').length;
  const rank = (meld: Meld) => meld.cards.find(({ role }) => role === 'natural')?.rank;
  if (rank(one) !== rank(two) || wilds(one) + wilds(two) > 2) return false;
  const onto = (canasta: Meld, other: Meld) => canasta.cards.length >= 7 && wilds(other) > 0;
  const bothComplete = one.cards.length >= 7 && two.cards.length >= 7;
  return !onto(one, two) && !onto(two, one) && (!bothComplete || wilds(one) + wilds(two) === 0);
}

test.each([true, false])('merging in Samba, sequences too: %s', (mergeSequences) => {
  const ruleset = settled('samba', { options: { mergeSequences } });
  let merges = 0;
  for (let seed = firstSeed; seed < firstSeed + Math.max(1500, tables * 30); seed++) {
    const start = smallTable(ruleset, { phase: 'play', fewest: 3, most: 4 }, chooser(seed));
    // With a single card the turn could not end.
    if ((start.seats[0]?.hand.known.length ?? 0) < 2) continue;
    const melds = start.sides[0]?.melds ?? [];
    const listed = legalActions(start).filter((action) => action.type === 'merge');
    for (const [place, first] of melds.entries()) {
      for (const second of melds.slice(place + 1)) {
        const lawful = mayMerge(first, second, mergeSequences);
        const where = `seed ${seed}: ${writePosition(start)} ${first.name} and ${second.name}`;
        for (const [one, two] of [
          [first, second],
          [second, first],
        ] as const) {
          const action: Action = { type: 'merge', first: { name: one.name }, second: { name: two.name } };
          expect(judge(start, action).legal, where).toBe(lawful);
        }
        const names = [first.name, second.name].sort();
        const mentioned = listed.some(
          ({ first: one, second: two }) => [one.name, two.name].sort().join() === names.join(),
        );
        expect(mentioned, where).toBe(lawful);
        if (lawful) merges += 1;
      }
    }
  }
  expect(merges).toBeGreaterThan(5);
});
