import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  clausesOf,
  describe as describeRuleset,
  isClauseAddress,
  type RulesetId,
  ruleCodes,
  rulesetFor,
  rulesetIds,
  sixForms,
  standsOn,
  usualRuleset,
} from '../../src/engine/index.ts';
import { contentFile } from '../content-file.ts';
import { allAgreements, choices, settled } from './support/agreements.ts';

/** The source files of the engine with their text, comments left out. */
const sources = globSync('src/engine/**/*.ts').map((file) => ({
  file,
  text: readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, ''),
}));

/** Where a text asks which ruleset it has before it: comparisons, switches, tests of the id and ids by name. */
function asksForRuleset(text: string): readonly string[] {
  // “samba” is also the name of a sequence of seven, so that word alone gives nothing away.
  const signs = [
    /'(?:canasta-fi|classic|canasta-sv|sitoumussamba)'/g,
    /\b(?:ruleset|rulesetId|ruleset\.id)\s*[!=]==?/g,
    /[!=]==?\s*[\w.]*\b(?:rulesetId|ruleset\.id)\b/g,
    /\bswitch\s*\([^)]*\b(?:rulesetId|ruleset|id)\s*\)/g,
    /\b(?:rulesetId|ruleset\.id)\.(?:startsWith|endsWith|includes|match)/g,
    /\[[\w.]*\b(?:rulesetId|ruleset\.id)\]/g,
  ];
  return signs.flatMap((sign) => text.match(sign) ?? []);
}

describe('a ruleset is data', () => {
  test.each([
    "if (ruleset.id === 'samba') return 2;",
    "if ('samba' === position.ruleset.id) return 2;",
    "const two = id === 'classic' ? 1 : 2;",
    'switch (position.ruleset.id) {',
    "if (rulesetId.startsWith('canasta')) return;",
    'const draw = draws[position.ruleset.id];',
    'if (ruleset !== other) return;',
  ])('the scan sees %j', (text) => {
    expect(asksForRuleset(text)).not.toEqual([]);
  });

  test('nothing asks which ruleset it plays but the rulesets’ own files', () => {
    // The tables of rulings are data of the rulesets too, by document.
    const own = ['src/engine/rulesets/', 'src/engine/rulings/documents/'];
    const others = sources.filter(({ file }) => !own.some((folder) => file.startsWith(folder)));
    expect(others.length).toBeGreaterThan(30);
    const asking = others.flatMap(({ file, text }) => asksForRuleset(text).map((found) => `${file}: ${found}`));
    expect(asking).toEqual([]);
  });

  test('the engine uses nothing but itself; only reading scenarios needs packages', () => {
    const used = sources.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g), ([, name = '']) => ({ file, name })),
    );
    expect(used.length).toBeGreaterThan(100);
    const foreign = used.filter(({ file, name }) => {
      if (name.startsWith('.')) return !normalize(join(dirname(file), name)).startsWith('src/engine/');
      return !(file.startsWith('src/engine/format/scenario/') && ['yaml', 'zod'].includes(name));
    });
    expect(foreign).toEqual([]);
  });

  test('the engine knows neither clock nor chance nor the page', () => {
    const words =
      /\b(?:Math\.random|Date\b|performance|setTimeout|document\.|window\b|process\b|console\b|localStorage)/g;
    const found = sources
      .filter(({ file }) => !file.startsWith('src/engine/format/scenario/'))
      .flatMap(({ file, text }) => (text.match(words) ?? []).map((word) => `${file}: ${word}`));
    expect(found).toEqual([]);
  });
});

/** The clauses of a ruleset in the order of its section folders. */
function clausesInContent(id: RulesetId): readonly string[] {
  return globSync(`content/rules/${id}/*/section.yaml`)
    .sort()
    .flatMap((file) => {
      const section: { clauses: { id: string }[] } = contentFile(file);
      return section.clauses.map((clause) => clause.id);
    });
}

test.each([
  ['canasta-fi', 110],
  ['classic', 131],
  ['canasta-sv', 13],
] as const)('%s has the clauses of its sections, %i in all', (id, count) => {
  expect(clausesInContent(id)).toHaveLength(count);
});

describe.each(rulesetIds)('%s', (id) => {
  test('the clauses are those of the sections, in their order', () => {
    expect(clausesOf[id]).toEqual(clausesInContent(id));
  });

  test('the options have the documented defaults, and there are no others', () => {
    const { options, tables } = choices[id];
    const defaults = Object.fromEntries(Object.entries(options).map(([name, [first]]) => [name, first]));
    const usual = usualRuleset(id);
    expect(usual.options).toEqual(defaults);
    expect(usual.players).toBe(tables[0]?.players);
  });

  test('a value, an option or a number of players that is not documented is refused', () => {
    for (const option of ['noSuchOption', 'constructor']) {
      expect(rulesetFor(id, { options: { [option]: true } })).toMatchObject({
        ok: false,
        error: { code: 'unknown-option' },
      });
    }
    for (const name of Object.keys(choices[id].options)) {
      const refused = rulesetFor(id, { options: { [name]: 77 } });
      expect(refused).toMatchObject({ ok: false, error: { code: 'unknown-value', option: name } });
    }
    for (const players of [0, 1, 2.5, 7, Number.NaN]) {
      expect(rulesetFor(id, { players }), String(players)).toMatchObject({ ok: false });
    }
  });

  test('only the documented combinations of players and options can be settled', () => {
    const allowed = new Set(allAgreements(id).map((agreement) => JSON.stringify(sorted(agreement))));
    let others = 0;
    for (const agreement of allAgreements(id, true)) {
      if (allowed.has(JSON.stringify(sorted(agreement)))) continue;
      others += 1;
      expect(rulesetFor(id, agreement).ok, JSON.stringify(agreement)).toBe(false);
    }
    if (id === 'samba' || id === 'canasta-sv') expect(others).toBeGreaterThan(0);
  });

  test('every parameter is described once with its clause', () => {
    for (const agreement of allAgreements(id)) {
      const description = describeRuleset(id, agreement);
      if (!description.ok) throw new Error(description.error.code);
      const names = description.value.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, clause, value } of description.value) {
        expect(isClauseAddress(clause), `${name}: ${clause}`).toBe(true);
        expect(value, name).not.toBeUndefined();
      }
    }
  });

  test('a code of a broken rule has clauses that exist, the own ruleset’s or those of the ones it stands on', () => {
    const ruleset = usualRuleset(id);
    let stated = 0;
    for (const reason of ruleCodes) {
      const clauses = clausesOrNone(() => ruleset.clausesOf(reason));
      stated += clauses.length > 0 ? 1 : 0;
      for (const clause of clauses) {
        expect(isClauseAddress(clause), `${reason}: ${clause}`).toBe(true);
        if (id !== 'canasta-sv') expect(clause.startsWith(`${id}/`), `${reason}: ${clause}`).toBe(true);
      }
      expect(new Set(clauses).size, reason).toBe(clauses.length);
    }
    expect(stated).toBeGreaterThan(30);
  });
});

/** Clauses of a code that the ruleset may not know at all; then it throws, since nothing can raise it. */
function clausesOrNone(ask: () => readonly string[]): readonly string[] {
  try {
    return ask();
  } catch {
    return [];
  }
}

function sorted<Value extends { readonly options: object }>(agreement: Value): Value {
  return { ...agreement, options: Object.fromEntries(Object.entries(agreement.options).sort()) };
}

/** The numbers of the documents, each with its clause, as the notes to the inventories list them. */
const numbers: readonly [RulesetId, string, number | boolean, string][] = [
  ['canasta-fi', 'handSize', 11, '6-a'],
  ['canasta-fi', 'packs', 2, '2'],
  ['canasta-fi', 'jokers', 4, '2'],
  ['canasta-fi', 'target', 5000, '1'],
  ['canasta-fi', 'minimumRaise', 10, '27-a'],
  ['canasta-fi', 'maxWilds', 3, '11-d'],
  ['canasta-fi', 'minNaturals', 2, '11-d'],
  ['canasta-fi', 'canastaSize', 7, '15-a'],
  ['canasta-fi', 'naturalCanastaBonus', 500, '15-b'],
  ['canasta-fi', 'mixedCanastaBonus', 300, '15-b'],
  ['canasta-fi', 'goingOutBonus', 100, '18-c'],
  ['canasta-fi', 'concealedBonus', 200, '19-b'],
  ['canasta-fi', 'redThreeBonus', 100, '21-f'],
  ['canasta-fi', 'allRedThreesBonus', 400, '21-f'],
  ['canasta-fi', 'forgottenRedThreePenalty', 500, '21-h'],
  ['canasta-fi', 'tableTalkPenalty', 2000, '22-a-end'],
  ['canasta-fi', 'wildToFinishedCanasta', false, '15-e'],
  ['classic', 'handSize', 11, '10-e'],
  ['classic', 'target', 5000, '18-m'],
  ['classic', 'allRedThreesBonus', 800, '18-g'],
  ['classic', 'concealedBonus', 200, '18-c'],
  ['classic', 'naturalCanastaBonus', 500, '18-d'],
  ['classic', 'mixedCanastaBonus', 300, '18-e'],
  ['classic', 'canastasToGoOut', 1, '17-b'],
  ['classic', 'wildToFinishedCanasta', true, '11-d'],
  ['samba', 'handSize', 15, '6-a'],
  ['samba', 'packs', 3, '2'],
  ['samba', 'jokers', 6, '2'],
  ['samba', 'drawCount', 2, '10-a'],
  ['samba', 'target', 10_000, '1'],
  ['samba', 'maxWilds', 2, '11-d'],
  ['samba', 'canastasToGoOut', 2, '18-b'],
  ['samba', 'sambaBonus', 1500, '15-b'],
  ['samba', 'goingOutBonus', 200, '18-c'],
  ['samba', 'allRedThreesBonus', 1000, '21-f'],
  ['sitoumussamba', 'target', 20_000, '1'],
  ['sitoumussamba', 'handSize', 15, '6-a'],
  ['sitoumussamba', 'pureTwosBonus', 3000, '10'],
  ['sitoumussamba', 'mixedTwosBonus', 2000, '10'],
  ['sitoumussamba', 'redAcesBonus', 1000, '10'],
  ['sitoumussamba', 'blackAcesBonus', 500, '10'],
  ['sitoumussamba', 'goingOutBonus', 300, '10'],
  ['sitoumussamba', 'naturalsForFrozenPile', 3, '19-b'],
  ['sitoumussamba', 'naturalsForOpeningPile', 3, '15-d'],
  ['sitoumussamba', 'openingTwos', 5, '17'],
  ['sitoumussamba', 'failedBidPenalty', 1000, '16-c'],
  ['sitoumussamba', 'laidRedThreePenalty', 300, '29-2'],
];

describe('the numbers of the documents', () => {
  test.each(numbers)('%s: %s is %s by %s', (id, name, value, clause) => {
    const description = describeRuleset(id);
    const found = description.ok ? description.value.find((one) => one.name === name) : undefined;
    expect(found?.value).toBe(value);
    // Where a number stands in two clauses either may be named; the section is the same.
    expect(found?.clause.split('/')[1]?.split('-')[0]).toBe(clause.split('-')[0]);
  });

  test.each(sixForms)('Samba for six as %s may be dealt thirteen cards, and for no other number (40-d)', (form) => {
    expect(settled('samba', { players: 6, form, options: { handSize: 13 } }).parameters.handSize).toBe(13);
    expect(rulesetFor('samba', { players: 4, options: { handSize: 13 } }).ok).toBe(false);
  });

  test('quick canasta draws two, needs two canastas, and deals 15 to two and three players', () => {
    const hand = (players: number) => settled('canasta-sv', { players, options: { quick: true } }).parameters;
    expect([2, 3, 4, 5, 6].map((players) => hand(players).handSize)).toEqual([15, 15, 11, 11, 11]);
    expect([hand(4).drawCount, hand(4).canastasToGoOut]).toEqual([2, 2]);
    expect([
      usualRuleset('canasta-sv').parameters.drawCount,
      usualRuleset('canasta-sv').parameters.canastasToGoOut,
    ]).toEqual([1, 1]);
  });
});

test('a ruleset stands on those whose clauses its verdicts may name', () => {
  expect(rulesetIds.map((id) => [id, standsOn(id)])).toEqual([
    ['canasta-fi', []],
    ['classic', []],
    ['canasta-sv', ['canasta-fi', 'classic', 'samba']],
    ['samba', []],
    ['sitoumussamba', []],
  ]);
});
