import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { remembered } from '../../remembered.ts';
import { readSiteScenario } from '../../scenario/site-scenario.ts';
import { inLanguages, line } from '../../schema/in-languages.ts';
import type { Problem } from '../problem.ts';
import { readYaml } from '../yaml-file.ts';
import { cardListsIn, notBorneOut, numbersOn } from './borne-out.ts';
import { doingsAt } from './doings.ts';

/** The words that the cases of a scenario file may have; the engine’s reader checks the rest. */
const worded = z.looseObject({
  position: z.looseObject({}),
  cases: z.array(z.looseObject({ ask: inLanguages(line).optional(), hint: inLanguages(line).optional() })),
});

interface WordFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** Checks that the questions and hints of the scenarios say nothing of cards and numbers that their tables do not bear out. */
export function checkScenarioWords(root: string): Problem[] {
  return globSync('content/scenarios/*/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => {
      const { data, lineOf } = readYaml(root, file, worded);
      // What cannot be read is reported where scenarios are checked.
      if (data === undefined) return [];
      const faults = wordFaults(readFileSync(join(root, file), 'utf8'), data);
      return faults.map(({ path, reason }) => ({ file, line: lineOf(path), reason }));
    });
}

/** What the questions and hints of a scenario file say too much, and where. */
const wordFaults = remembered((text, { position, cases }: z.infer<typeof worded>): readonly WordFault[] => {
  if (cases.every(({ ask, hint }) => ask === undefined && hint === undefined)) return [];
  const scenario = readSiteScenario(text);
  if (!scenario.ok) return [];
  const lists = cardListsIn([position, cases]);
  const ways = scenario.value.cases.flatMap((one) => (one.kind === 'play' ? [one.actions] : []));
  const numbers = new Set([...numbersOn(scenario.value.position, ways, lists), ...numbersIn(cases)]);
  const doings = doingsAt(scenario.value.position, ways);
  return cases.flatMap(({ ask, hint }, index) =>
    Object.entries({ ask, hint }).flatMap(([name, words]) =>
      words === undefined
        ? []
        : notBorneOut(words, { lists, numbers, doings }).map((reason) => ({ path: ['cases', index, name], reason })),
    ),
  );
});

/** The numbers that cases expect, which the engine proves where scenarios are run. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
