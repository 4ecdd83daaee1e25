import { homeSchema } from '../schema/home.ts';
import type { Library } from './library.ts';
import type { Problem } from './problem.ts';
import { targets } from './reference-check.ts';
import { readYaml } from './yaml-file.ts';

/** Checks that the home page sends nobody to a clause that does not exist. */
export function checkHome(root: string, { sections }: Library): Problem[] {
  const { file, data, problems, lineOf } = readYaml(root, 'content/home.yaml', homeSchema);
  const known = targets(sections);
  const lost = (data?.questions ?? []).flatMap(({ clauses }, index) =>
    clauses
      .filter((clause) => !known.has(clause))
      .map((clause) => ({ file, line: lineOf(['questions', index, 'clauses']), reason: `“${clause}” is no clause` })),
  );
  return [...problems, ...lost];
}
