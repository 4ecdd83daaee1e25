import { z } from 'zod';
import { describe } from '../../engine/index.ts';
import { isTableName } from '../parameters.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { aboutSchema } from '../schema/about.ts';
import { parameterGroupSchema } from '../schema/parameter.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './yaml-file.ts';

/** Checks that every parameter which the engine describes has a name in words, and so has every value that is a word. */
function checkParameterNames(root: string): Problem[] {
  const { file, data, problems } = readYaml(
    root,
    'content/parameters.yaml',
    z.record(z.string(), parameterGroupSchema),
  );
  const names = new Map(Object.values(data ?? {}).flatMap(({ parameters }) => Object.entries(parameters)));
  const missing = new Set<string>();
  for (const ruleset of data ? rulesetIds : []) {
    const description = describe(ruleset);
    if (!description.ok) continue;
    for (const { name, value } of description.value) {
      const named = names.get(name);
      if (typeof value === 'object' || isTableName(name)) continue;
      if (!named) missing.add(`the parameter ${name} has no name`);
      else if (typeof value === 'string' && !named.values?.[value]) missing.add(`${name} has no words for ${value}`);
    }
  }
  return [...problems, ...Array.from(missing, (reason) => ({ file, line: 1, reason }))];
}

/** Checks that every ruleset is introduced, and that what its page says in numbers can be said in words. */
export function checkNames(root: string): Problem[] {
  const abouts = rulesetIds.flatMap((id) => readYaml(root, `content/rules/${id}/about.yaml`, aboutSchema).problems);
  return [...abouts, ...checkParameterNames(root)];
}
