import { describe, expect, test } from 'vitest';
import {
  type CardNumbers,
  type ClauseAddress,
  countedItems,
  type DealEntry,
  emptyDeal,
  emptySide,
  isClauseAddress,
  losingRulings,
  type Options,
  type Position,
  type RulesetId,
  rule,
  type ScoreLine,
  type SideEntry,
  score,
  tally,
  usualRuleset,
  waysOut,
  writePosition,
} from '../../src/engine/index.ts';
import { nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { dealWithMishaps } from './support/deal-with-mishaps.ts';
import { entryOf } from './support/entry-of.ts';
import { expectSame } from './support/expect-same.ts';
import { chooser, playDeal } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';
import { wrongEntries } from './support/wrong-entries.ts';

// A deal counted from numbers is the deal counted from cards: under every pairwise combination of options, players and form, with and
// without things going wrong. TALLIES is the number of deals in all (`npm run fuzz` counts 20,000).

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const each = Math.ceil(tries('TALLIES', 200) / tables.length);

/** The lines as they are where only the points of the cards are known. */
function withoutCardNumbers(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const known = lines.map((line) => (line.group === 'cards' ? { ...line, count: 0 } : line));
  return known.filter(({ count, points }) => count > 0 || points !== 0);
}

function checkEnd(end: Position, where: () => string): void {
  const { ruleset } = end;
  const counted = score(end);
  const byFace = tally(ruleset, entryOf(end, 'by face'));
  expectSame(byFace.sides, counted, where);
  const byPoints = tally(ruleset, entryOf(end, 'points'));
  const lines = (sides: typeof counted) => sides.map((side) => withoutCardNumbers(side.lines));
  expectSame(lines(byPoints.sides), lines(counted), where);
  const impossible = [...byFace.objections, ...byPoints.objections].filter(({ kind }) => kind === 'impossible');
  expectSame(impossible, [], where);
  const net = tally(ruleset, entryOf(end, 'net'));
  expectSame(
    net.objections.filter(({ kind }) => kind === 'impossible'),
    [],
    where,
  );
  // What a contract came to cannot be told from a net sum, unless its level has melded cards count.
  if (net.result !== null)
    expectSame(
      net.sides.map(({ total }) => total),
      counted.map(({ total }) => total),
      where,
    );
}

for (const { id, agreement } of tables) {
  describe(`${id}, ${nameOf(agreement)}`, () => {
    const ruleset = settled(id, agreement);
    const asked = ['canasta-not-in-cards', 'wilds-alone'];
    const place = (seed: number, end: Position) => () => `seed ${seed}: ${writePosition(end)}`;

    test(`${each} deals counted from numbers`, { timeout: 20_000 + each * 2000 }, () => {
      for (let seed = firstSeed; seed < firstSeed + each; seed++) {
        const { end } = playDeal(ruleset, seed, seed % 3 === 0 ? 'indifferent' : 'keen');
        checkEnd(end, place(seed, end));
        const { objections } = tally(ruleset, entryOf(end, 'by face'));
        expectSame(
          objections.filter(({ code }) => asked.includes(code)),
          [],
          place(seed, end),
        );
      }
    });

    test(`${each} deals in which things go wrong`, { timeout: 20_000 + each * 4000 }, () => {
      for (let seed = firstSeed; seed < firstSeed + each; seed++) {
        const end = dealWithMishaps(ruleset, seed);
        if (end !== null) checkEnd(end, place(seed, end));
      }
    });

    test(`entries with a fault are refused for it, from ${each} deals`, { timeout: 20_000 + each * 2000 }, () => {
      for (let seed = firstSeed; seed < firstSeed + each; seed++) {
        const { end } = playDeal(ruleset, seed, 'keen');
        const choose = chooser(seed + 31);
        for (const how of ['points', 'by face'] as const) {
          for (const { entry, code } of wrongEntries(ruleset, entryOf(end, how), choose)) {
            const { objections, sides } = tally(ruleset, entry);
            const found = objections.filter((objection) => objection.code === code);
            expect(found, `${code}: ${JSON.stringify(entry)}`).not.toEqual([]);
            for (const { kind, clause } of found) expect([kind, isClauseAddress(clause)]).toEqual(['impossible', true]);
            // Nobody is stopped: it is counted all the same.
            expect(sides.map(({ side }) => side)).toEqual(ruleset.seating.sides);
          }
        }
      }
    });
  });
}

describe('what is odd is asked', () => {
  const ruleset = usualRuleset('canasta-fi');
  const codesOf = (entry: DealEntry) => tally(ruleset, entry).objections.map(({ code, side }) => [code, side]);

  test('canastas without card points, and hands without cards', () => {
    const A = { ...emptySide, counts: { 'natural-canasta': 2 }, opened: true };
    const out = { side: 'A', concealed: false, ownCanasta: false } as const;
    expect(codesOf({ ...emptyDeal, out, sides: { A } })).toEqual([
      ['no-card-points', 'A'],
      ['partner-left-nothing', 'A'],
      ['nothing-left', 'B'],
    ]);
  });

  test.each([
    ['a partner of who went out with nothing', { melded: 200, left: 0 }, true, [['partner-left-nothing', 'A']]],
    ['a partner of who went out with one card', { melded: 200, left: { '4': 1 } }, true, []],
    ['one card in two hands', { melded: 200, left: { '4': 1 } }, false, [['hand-left-out', 'A']]],
    ['two cards in two hands', { melded: 200, left: { '4': 1, K: 1 } }, false, []],
    ['points, which do not tell whose they are', { melded: 200, left: 5 }, false, []],
    ['one sum, which does not either', { net: 200 }, true, []],
  ] as const)('a hand that is left out: %s', (_, cards, wentOut, expected) => {
    const out = wentOut ? ({ side: 'A', concealed: false, ownCanasta: false } as const) : null;
    const A = { ...emptySide, counts: { 'natural-canasta': 1 }, opened: true, cards };
    const B = { ...emptySide, cards: { melded: 0, left: { K: 2 } } };
    expect(codesOf({ ...emptyDeal, out, sides: { A, B } })).toEqual(expected);
  });

  test('whoever plays alone and has gone out has no partner to ask about', () => {
    const alone = settled('samba', { players: 3 });
    const out = { side: 'A', concealed: false, ownCanasta: false } as const;
    const counts = { 'natural-canasta': 2 };
    const A = { ...emptySide, counts, opened: true, cards: { melded: 400, left: 0 } };
    const B = { ...emptySide, cards: { melded: 0, left: { K: 1 } } };
    expect(tally(alone, { ...emptyDeal, out, sides: { A, B, C: B } }).objections).toEqual([]);
  });

  const cardsOf = (id: RulesetId, options: Options, counts: SideEntry['counts'], melded: CardNumbers) => {
    const A = { ...emptySide, counts, opened: true, cards: { melded, left: 5 } };
    const B = { ...emptySide, cards: { melded: 0, left: 45 } };
    return tally(settled(id, { options }), { ...emptyDeal, sides: { A, B } })
      .objections.filter(({ code }) => code === 'canasta-not-in-cards' || code === 'wilds-alone')
      .map(({ code, field, found, limit }) => [code, field, found, limit]);
  };
  const natural = { 'natural-canasta': 1 };
  const mixed = { 'mixed-canasta': 1 };
  const lacking = (field: string, found: number, limit: number) => [['canasta-not-in-cards', field, found, limit]];

  test.each([
    ['canasta-fi', {}, natural, { K: 4, Q: 3 }, lacking('natural-canasta', 1, 0)],
    ['canasta-fi', {}, natural, { K: 7 }, []],
    ['canasta-fi', {}, { 'natural-canasta': 2 }, { K: 8, Q: 6 }, lacking('natural-canasta', 2, 1)],
    ['canasta-fi', {}, mixed, { K: 7 }, lacking('mixed-canasta', 1, 0)],
    ['canasta-fi', {}, mixed, { K: 4, joker: 2, '2': 1 }, []],
    ['canasta-fi', {}, mixed, { K: 4, Q: 3, joker: 1 }, lacking('mixed-canasta', 1, 0)],
    ['canasta-fi', {}, mixed, { K: 3, Q: 3, '2': 4 }, lacking('mixed-canasta', 1, 0)],
    ['canasta-fi', {}, { ...natural, ...mixed }, { K: 8, Q: 5, '2': 1 }, lacking('mixed-canasta', 1, 0)],
    ['classic', { wildMelds: true }, { 'wild-canasta': 1 }, { joker: 4, '2': 2, K: 3 }, lacking('wild-canasta', 1, 0)],
    ['classic', { wildMelds: true }, {}, { joker: 4 }, []],
    ['classic', {}, {}, { joker: 4 }, [['wilds-alone', 'melded-cards', undefined, undefined]]],
    ['samba', {}, {}, { joker: 1, '2': 2, K: 1 }, [['wilds-alone', 'melded-cards', undefined, undefined]]],
    ['samba', {}, { samba: 1 }, { A: 1, K: 1, Q: 1, J: 1, T: 1, '9': 1, '8': 1 }, []],
    ['samba', {}, { samba: 1 }, { A: 2, K: 1, Q: 1, J: 1, T: 1, '9': 1 }, lacking('samba', 1, 0)],
    [
      'samba',
      {},
      { samba: 1, ...natural },
      { A: 1, K: 7, Q: 1, J: 1, T: 1, '9': 1, '8': 2 },
      [['canasta-not-in-cards', 'natural-canasta', 1, 0]],
    ],
    ['sitoumussamba', {}, { samba: 1 }, { A: 1, K: 1, Q: 1, J: 1, T: 1, '2': 1, 'red-three': 1 }, []],
    ['sitoumussamba', {}, { 'pure-twos-canasta': 1 }, { '2': 6, joker: 1 }, lacking('pure-twos-canasta', 1, 0)],
    ['sitoumussamba', {}, { 'mixed-twos-canasta': 1 }, { '2': 6, joker: 1 }, []],
    ['sitoumussamba', {}, { 'red-aces-canasta': 1 }, { A: 6, '2': 1 }, lacking('red-aces-canasta', 1, 0)],
    ['sitoumussamba', {}, natural, { A: 7 }, lacking('natural-canasta', 1, 0)],
  ] as const)('canastas that the counted cards do not make: %s %j %j %j', (id, options, counts, melded, expected) => {
    expect(cardsOf(id, options, counts, melded)).toEqual(expected);
  });

  test('a penalty that is no multiple of any that the rules name', () => {
    const B = { ...emptySide, penalties: [{ points: 30 }], cards: { melded: 0, left: 55 } };
    const A = { ...emptySide, cards: { melded: 0, left: 5 } };
    expect(codesOf({ ...emptyDeal, sides: { A, B } })).toEqual([['unusual-penalty', 'B']]);
  });

  test('a contract of which a net sum does not tell what it came to, until the table says it', () => {
    const sitoumussamba = usualRuleset('sitoumussamba');
    const A = { ...emptySide, counts: { samba: 1 }, opened: true, cards: { net: 240 } };
    const B = { ...emptySide, cards: { net: -75 } };
    const contract = { side: 'A', bid: { level: 2, denomination: 'spades' }, doubled: false, result: null } as const;
    const entry: DealEntry = { ...emptyDeal, sides: { A, B }, contract };
    expect(tally(sitoumussamba, entry).objections.map(({ code }) => code)).toEqual(['result-unknown']);
    const stated = tally(sitoumussamba, { ...entry, contract: { ...contract, result: 'made' } });
    expect(stated.objections).toEqual([]);
    expect(stated.sides[0]?.lines.find(({ item }) => item === 'contract')?.points).toBe(1000);
    const fifth = { ...contract, bid: { level: 5, denomination: 'spades' } } as const;
    expect(tally(sitoumussamba, { ...entry, contract: fifth }).result).toBe('void');
  });
});

test('penalties of several rulings stand on a line each, by their clauses', () => {
  const penalties = [{ points: 100 }, { points: 500, clause: 'canasta-fi/21-h' }, { points: 100 }] as const;
  const [side] = tally(usualRuleset('canasta-fi'), { ...emptyDeal, sides: { A: { ...emptySide, penalties } } }).sides;
  expect(side?.lines.map(({ item, points, clause }) => [item, points, clause])).toEqual([
    ['penalties', -200, 'canasta-fi/34-b'],
    ['penalties', -500, 'canasta-fi/21-h'],
  ]);
});

describe('a game that a ruling has made a side lose', () => {
  const linesOf = (id: RulesetId, lostBy: ClauseAddress | undefined) => {
    const A = { ...emptySide, opened: true, cards: { melded: 300, left: 0 }, penalties: [{ points: 100 }] };
    const entry: DealEntry = { ...emptyDeal, sides: { A }, loser: 'A', ...(lostBy === undefined ? {} : { lostBy }) };
    const { sides, objections } = tally(usualRuleset(id), entry);
    const lines = sides.flatMap(({ side, lines }) => lines.map(({ points, clause }) => [side, points, clause]));
    return { lines, objections: objections.map(({ code }) => code) };
  };

  test.each([
    ['canasta-fi', 'canasta-fi/22-a-end', 2000, 'canasta-fi/34-b'],
    ['sitoumussamba', 'sitoumussamba/24-a', 8000, 'sitoumussamba/29'],
  ] as const)('%s: talk credits the other side by %s with %i', (id, lostBy, award, penalties) => {
    const lines = [
      ['A', -100, penalties],
      ['B', award, lostBy],
    ];
    expect(linesOf(id, lostBy)).toEqual({ lines, objections: [] });
  });

  test.each([
    ['canasta-fi', 'canasta-fi/13-e'],
    ['sitoumussamba', 'sitoumussamba/15-c'],
    ['canasta-fi', undefined],
  ] as const)('%s: a decision by %s credits nothing', (id, lostBy) => {
    expect(linesOf(id, lostBy).lines).toHaveLength(1);
    expect(linesOf(id, lostBy).objections).toEqual([]);
  });

  test('by a clause that makes nobody lose it is none', () => {
    expect(linesOf('canasta-fi', 'canasta-fi/34-b').objections).toEqual(['not-in-ruleset']);
  });

  test('what talk credits is what its ruling awards, in every game whose document rules it so', () => {
    for (const id of rulesets) {
      const ruleset = usualRuleset(id);
      const { end } = playDeal(ruleset, firstSeed, 'keen');
      const given = rule(end, { kind: 'table-talk', by: 1, facts: { reminded: true } });
      const ruled = given.ok && given.value.regulated ? given.value : null;
      const award = Math.max(0, ...Object.values(ruled?.award ?? {}));
      expect(losingRulings(ruleset).some(({ what }) => what === 'talk')).toBe(award > 0);
    }
  });
});

test('wild cards beyond the limit cost a hundred for each meld that has them, and the canasta keeps its bonus', () => {
  const counts = { 'mixed-canasta': 2, 'excess-wilds': 1 };
  const A = { ...emptySide, counts, opened: true, cards: { melded: 190, left: 50 } };
  const [side] = tally(usualRuleset('samba'), { ...emptyDeal, sides: { A } }).sides;
  expect(side?.lines.map(({ item, points, clause }) => [item, points, clause])).toEqual([
    ['mixed-canasta', 600, 'samba/15-b'],
    ['excess-wilds', -100, 'samba/34-b-2'],
    ['melded-cards', 190, 'samba/34-b-2'],
    ['unmelded-cards', -50, 'samba/34-b-2'],
  ]);
});

describe('the clause of a line is the one that gives its points', () => {
  const out = { side: 'A', concealed: false, ownCanasta: false } as const;
  const side = (counts: SideEntry['counts'], opened: boolean): SideEntry => ({ ...emptySide, counts, opened });
  const linesOf = (id: RulesetId, options: Options, entry: Partial<DealEntry>) =>
    tally(settled(id, { options }), { ...emptyDeal, ...entry })
      .sides[0]?.lines.filter(({ group }) => group === 'base')
      .map(({ item, points, clause }) => [item, points, clause]);
  const viennese = { viennese: true };
  const wild = { wildMelds: true, wildMeldIncompletePenalty: 1000 };
  const mixed = { 'mixed-canasta': 1 };
  const lines: readonly [RulesetId, Options, SideEntry, readonly (readonly [string, number, string])[]][] = [
    ['classic', {}, side({ 'natural-canasta': 1 }, true), [['natural-canasta', 500, 'classic/18-d']]],
    ['classic', {}, side(mixed, true), [['mixed-canasta', 300, 'classic/18-e']]],
    ['classic', wild, side({ 'wild-canasta': 1 }, true), [['wild-canasta', 2000, 'classic/21-b']]],
    ['classic', wild, side({ 'wild-meld-incomplete': 1 }, true), [['wild-meld-incomplete', -1000, 'classic/21-e']]],
    ['classic', {}, side({ 'red-threes': 3 }, true), [['red-threes', 300, 'classic/18-f']]],
    ['classic', {}, side({ 'red-threes': 4 }, true), [['red-threes', 800, 'classic/18-g']]],
    ['classic', {}, side({ 'red-threes': 2 }, false), [['red-threes', -200, 'classic/18-i']]],
    ['classic', {}, side({ 'red-threes': 4 }, false), [['red-threes', -800, 'classic/18-i']]],
    ['classic', viennese, side({ 'red-threes': 2 }, true), [['red-threes', -200, 'classic/22-a']]],
    ['classic', viennese, side({ 'red-threes': 4 }, true), [['red-threes', -800, 'classic/22-a']]],
    [
      'classic',
      viennese,
      side({ ...mixed, 'red-threes': 1 }, true),
      [
        ['mixed-canasta', 300, 'classic/18-e'],
        ['red-threes', 100, 'classic/22-a'],
      ],
    ],
    [
      'classic',
      viennese,
      side({ ...mixed, 'red-threes': 4 }, true),
      [
        ['mixed-canasta', 300, 'classic/18-e'],
        ['red-threes', 800, 'classic/18-g'],
      ],
    ],
    ['canasta-fi', {}, side({ 'red-threes': 4 }, true), [['red-threes', 400, 'canasta-fi/21-f']]],
    ['canasta-fi', {}, side({ 'red-threes': 4 }, false), [['red-threes', -400, 'canasta-fi/21-f']]],
    ['canasta-sv', {}, side({ 'red-threes': 4 }, true), [['red-threes', 400, 'canasta-fi/21-f']]],
    ['canasta-sv', { fourRedThrees: 800 }, side({ 'red-threes': 4 }, true), [['red-threes', 800, 'classic/18-g']]],
    ['canasta-sv', { fourRedThrees: 800 }, side({ 'red-threes': 4 }, false), [['red-threes', -800, 'classic/18-i']]],
    ['samba', {}, side({ samba: 1 }, true), [['samba', 1500, 'samba/15-b']]],
    ['samba', {}, side({ 'red-threes': 6 }, false), [['red-threes', -1000, 'samba/21-f']]],
    ['sitoumussamba', {}, side({ 'pure-twos-canasta': 1 }, true), [['pure-twos-canasta', 3000, 'sitoumussamba/10']]],
  ];
  test.each(lines)('%s %j %j', (id, options, A, expected) => {
    expect(linesOf(id, options, { sides: { A } })).toEqual(expected);
  });

  const ways: readonly [RulesetId, Options, boolean, boolean, readonly [string, number, string]][] = [
    ['classic', {}, false, false, ['going-out', 100, 'classic/18-b']],
    ['classic', {}, true, true, ['going-out-concealed', 200, 'classic/18-c']],
    ['classic', viennese, true, true, ['going-out-concealed', 1100, 'classic/22-e']],
    ['classic', viennese, true, false, ['going-out-concealed', 200, 'classic/22-f']],
    ['canasta-fi', {}, true, true, ['going-out-concealed', 200, 'canasta-fi/19-b']],
    ['canasta-sv', {}, true, true, ['going-out-concealed', 200, 'canasta-sv/9-b']],
    ['samba', {}, false, false, ['going-out', 200, 'samba/18-c']],
  ];
  test.each(ways)('going out in %s %j, concealed %s, with a canasta %s', (id, options, concealed, ownCanasta, line) => {
    expect(linesOf(id, options, { out: { ...out, concealed, ownCanasta } })?.[0]).toEqual(line);
    const way = waysOut(settled(id, { options })).find((each) => each.points === line[1]);
    expect(way?.clause).toBe(line[2]);
  });

  test('what is entered by number cites the clause of its line, under every agreement', () => {
    for (const { id, agreement } of tables) {
      const ruleset = settled(id, agreement);
      for (const { item, points, clause } of countedItems(ruleset)) {
        const counts = { 'natural-canasta': 2, [item]: 1 };
        const entry = { ...emptyDeal, sides: { A: { ...side(counts, true), counts } } };
        const line = tally(ruleset, entry).sides[0]?.lines.find((each) => each.clause === clause);
        expect(line, `${id} ${nameOf(agreement)} ${item} ${clause}`).toBeDefined();
        expect([points, line?.points].some((each) => Object.is(each, -0))).toBe(false);
      }
    }
  });
});

test('nothing that costs nothing has a minus', () => {
  const A = { ...emptySide, counts: { 'forgotten-red-threes': 1 } };
  const [own] = tally(usualRuleset('classic'), { ...emptyDeal, sides: { A } }).sides;
  const line = own?.lines.find(({ item }) => item === 'forgotten-red-threes');
  expect(line?.points).toBe(0);
  const forgotten = countedItems(usualRuleset('classic')).find(({ item }) => item === 'forgotten-red-threes');
  expect(forgotten?.points).toBe(0);
});
