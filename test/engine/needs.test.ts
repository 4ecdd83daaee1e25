import { describe, expect, test } from 'vitest';
import { type Agreement, deal, judge, legalActions, type Ruleset, rulesetIds } from '../../src/engine/index.ts';
import type { AnyDefinition, OptionValue } from '../../src/engine/rulesets/definition.ts';
import { needs, unmetNeeds } from '../../src/engine/rulesets/needs.ts';
import { type ParameterName, type Parameters, unstated } from '../../src/engine/rulesets/parameters.ts';
import { definitions, settledFrom } from '../../src/engine/rulesets/ruleset.ts';
import { anyAction } from './support/any-action.ts';
import { chooser, longestDeal, oneOf } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

// A ruleset that takes part in a family has a clause for each of its codes (`clauses-named`), and a parameter brings no rules of another
// family into play. So no verdict ever looks for a clause that nobody wrote, whatever options a ruleset is given.

/** Values that a parameter can have besides its usual one. */
const others: { readonly [Name in ParameterName]?: readonly Parameters[Name][] } = {
  meldsPerRank: ['one', 'one-open', 'one-incomplete', 'several'],
  maxSequence: [0, 7],
  sequenceOrder: ['ace-to-four', 'circle'],
  mergeSets: ['never', 'always', 'after-slip'],
  closedCanastas: ['none', 'pure-and-twos'],
  pileOntoSet: ['any', 'incomplete', 'none'],
  pileOntoSequence: ['never', 'unfrozen', 'always'],
  pileTaken: ['whole', 'to-freezing-card'],
  cardsWithPile: [0, 1],
  redThreesLaid: ['own-first-turn', 'at-the-deal', 'never'],
  concealedLooksAt: ['side', 'player', 'none'],
  askingTime: ['after-stock-draw', 'after-any-draw', 'around-stock-draw'],
  maxLevel: [0, 8],
  declarerTwos: [0, 4],
  openingTwos: [0, 5],
  robberCanastas: [0, 2],
  minimumRaise: [0, 10],
  tableTalkPenalty: [0, 2000],
  canastasToGoOut: [0, 1, 2],
  naturalsForFrozenPile: [2, 3],
  naturalsForOpeningPile: [2, 3],
  maxWilds: [2, 3],
};

const names = Object.keys(unstated).filter((name): name is ParameterName => name in unstated);

function valuesOf(name: ParameterName): readonly unknown[] {
  return others[name] ?? (typeof unstated[name] === 'boolean' ? [false, true] : []);
}

/** A definition in which a parameter has another value, whatever its options say. */
function varied(definition: AnyDefinition, name: ParameterName, value: unknown): AnyDefinition {
  const [clause = definition.facts.minimum] = Object.keys(definition.stated);
  const tables = definition.tables.map((table) => {
    const { patch } = table;
    return {
      ...table,
      patch: {
        ...patch,
        stated: { ...patch?.stated, [clause]: { ...patch?.stated?.[definition.facts.minimum], [name]: value } },
      },
    };
  });
  return { ...definition, tables };
}

/** Plays a deal by whatever is lawful, keenly melding, and tries senseless acts beside; says how much was judged. */
function judged(ruleset: Ruleset, seed: number): number {
  const choose = chooser(seed);
  let position = deal(ruleset, seed);
  let count = 0;
  while (position.phase !== 'over' && count < longestDeal) {
    const listed = legalActions(position);
    const melding = listed.filter(({ type }) => type === 'meld' || type === 'add' || type === 'take');
    const acts = [
      oneOf(melding.length > 0 && choose(4) > 0 ? melding : listed, choose),
      ...listed,
      anyAction(position, choose),
    ];
    const verdicts = acts.map((action) => judge(position, action));
    count += verdicts.length;
    const next = verdicts.find(({ legal }) => legal);
    // A mixture of parameters that no document has may leave nothing to do; what is asked here is whether every verdict has its clauses.
    if (next === undefined || !next.legal) break;
    position = next.next;
  }
  return count;
}

function settled(definition: AnyDefinition, agreement: Agreement = {}): Ruleset | null {
  const ruleset = settledFrom(definition, agreement);
  return ruleset.ok ? ruleset.value : null;
}

/** Every single choice of an option, and every two. */
function choices({ options }: AnyDefinition): readonly { readonly [name: string]: OptionValue }[] {
  const singles = Object.entries(options).flatMap(([name, { values }]) =>
    values.map(({ value }) => ({ [name]: value })),
  );
  return singles.flatMap((one, place) => singles.slice(place).map((other) => ({ ...one, ...other })));
}

const deals = Math.max(1, Math.round(tries('DEALS', 100) / 200));

describe.each(rulesetIds)('%s', (id) => {
  const definition = definitions[id];

  test('every option, and every two, can be switched and dealt', { timeout: 60_000 + deals * 60_000 }, () => {
    for (const options of [{}, ...choices(definition)]) {
      for (const { players, form } of definition.tables) {
        const ruleset = settled(definition, form === undefined ? { options, players } : { options, players, form });
        if (ruleset !== null) expect(judged(ruleset, firstSeed), JSON.stringify(options)).toBeGreaterThan(20);
      }
    }
  });

  test('whatever value a parameter has that its families allow, no verdict lacks a clause', {
    timeout: 60_000 + deals * 60_000,
  }, () => {
    let allowed = 0;
    let forbidden = 0;
    for (const name of names) {
      for (const value of valuesOf(name)) {
        const other = varied(definition, name, value);
        const ruleset = settled(other);
        if (ruleset === null) throw new Error(`${id} cannot be settled with ${name} ${value}`);
        if (unmetNeeds(ruleset.parameters, definition.families).length > 0) forbidden += 1;
        else if (ruleset.parameters[name] !== settled(definition)?.parameters[name]) {
          allowed += 1;
          for (let seed = firstSeed; seed < firstSeed + deals; seed++) judged(ruleset, seed);
        }
      }
    }
    expect(allowed).toBeGreaterThan(10);
    expect(forbidden).toBeGreaterThan(5);
  });
});

test.each(rulesetIds)('%s needs its families, and no other', (id) => {
  const { families, stated, options, tables } = definitions[id];
  const changes = [...Object.values(options).flatMap(({ values }) => values), ...tables];
  const all = [{}, ...changes.map(({ patch }) => patch?.stated ?? {})].map(
    (changed): Partial<Parameters> => Object.assign({}, ...Object.values(stated), ...Object.values(changed)),
  );
  const unmet = (having: typeof families) => all.flatMap((given) => unmetNeeds(given, having));
  const demanded = new Set<string>(Object.values(needs).flatMap((rows) => rows.map(({ family }) => family)));
  expect(unmet(families)).toEqual([]);
  for (const family of families.filter((one) => demanded.has(one))) {
    expect(unmet(families.filter((one) => one !== family)).length, family).toBeGreaterThan(0);
  }
});
