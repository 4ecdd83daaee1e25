import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readSiteScenario } from '../../scenario/site-scenario.ts';
import { inLanguages, line } from '../../schema/in-languages.ts';
import type { Problem } from '../problem.ts';
import { readYaml } from '../yaml-file.ts';
import { cardListsIn, notBorneOut, numbersOn } from './borne-out.ts';

/** The words that the cases of a scenario file may have; the engine’s reader checks the rest. */
const worded = z.looseObject({
  position: z.looseObject({}),
  cases: z.array(z.looseObject({ ask: inLanguages(line).optional(), hint: inLanguages(line).optional() })),
});

/** Checks that the questions and hints of the scenarios say nothing of cards and numbers that their tables do not bear out. */
export function checkScenarioWords(root: string): Problem[] {
  return globSync('content/scenarios/*/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => {
      const { data, lineOf } = readYaml(root, file, worded);
      if (data?.cases.every(({ ask, hint }) => ask === undefined && hint === undefined)) return [];
      const scenario = readSiteScenario(readFileSync(join(root, file), 'utf8'));
      // What cannot be read is reported where scenarios are checked.
      if (data === undefined || !scenario.ok) return [];
      const lists = cardListsIn([data.position, data.cases]);
      const ways = scenario.value.cases.flatMap((one) => (one.kind === 'play' ? [one.actions] : []));
      const numbers = new Set([...numbersOn(scenario.value.position, ways, lists), ...numbersIn(data.cases)]);
      return data.cases.flatMap(({ ask, hint }, index) =>
        Object.entries({ ask, hint }).flatMap(([name, words]) =>
          words === undefined
            ? []
            : notBorneOut(words, { lists, numbers }).map((reason) => ({
                file,
                line: lineOf(['cases', index, name]),
                reason,
              })),
        ),
      );
    });
}

/** The numbers that cases expect, which the engine proves where scenarios are run. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
