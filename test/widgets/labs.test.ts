import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitions, type RulesetId, rulesetFor, rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { type LabKind, type LabState, lineOf, readState, surprising, writeState } from '../../src/widgets/lab/kind.ts';
import { labsIn, withLab } from '../../src/widgets/lab/kinds.ts';

const labs = rulesetIds.flatMap((ruleset) => labsIn(ruleset).map((lab) => ({ ruleset, lab })));

/** Numbers by chance from a seed, so that what fails can be seen again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The ruleset with each of its options by itself, and with each number of players. */
function agreements(id: RulesetId) {
  const { options, tables } = definitions[id];
  const single = Object.entries(options).flatMap(([name, { values }]) =>
    values.map(({ value }) => rulesetFor(id, { options: { [name]: value } })),
  );
  const seated = tables.map(({ players, form, only }) =>
    rulesetFor(id, { players, form: form ?? 'sides', options: only ?? {} }),
  );
  return [...single, ...seated].flatMap((settled) => (settled.ok ? [settled.value] : []));
}

function roundTrip<State extends LabState>(kind: LabKind<State>, state: State): void {
  expect(lineOf(kind, state)).toMatchObject({ ok: true });
  const text = writeState(kind, state) ?? '';
  expect(readState(kind, text, state.ruleset)).toEqual({ ok: true, value: state });
}

describe.each(labs)('the $lab laboratory of $ruleset', ({ ruleset, lab }) => {
  test('a link opens the very same view, with every option and number of players', () => {
    for (const settled of agreements(ruleset)) withLab(lab, (kind) => roundTrip(kind, kind.first(settled)));
  });

  test('whatever chance brings is possible, and its link opens the very same view', () => {
    const settled = usualRuleset(ruleset);
    fc.assert(
      fc.property(fc.integer(), (seed) =>
        withLab(lab, (kind) => roundTrip(kind, surprising(kind, settled, numbers(seed)))),
      ),
    );
  });
});
