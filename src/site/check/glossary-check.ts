import type { Library } from './library.ts';
import type { Problem } from './problem.ts';
import { targets } from './reference-check.ts';

/** A definition that belongs to no term, or a term without a definition. */
function checkDefinitions({ terms, definitions }: Library): Problem[] {
  const ids = Object.keys(terms.data ?? {});
  return definitions.flatMap(({ file, data = {}, lineOf }) => {
    const missing = ids.filter((id) => !Object.hasOwn(data, id));
    const stray = Object.keys(data).filter((id) => !ids.includes(id));
    return [
      ...missing.map((id) => ({ file, line: 1, reason: `the definition of ${id} is missing` })),
      ...stray.map((id) => ({ file, line: lineOf([id]), reason: `${id} is no term of ${terms.file}` })),
    ];
  });
}

/** A defining clause that does not exist. */
function checkClauses({ terms, sections }: Library): Problem[] {
  const known = targets(sections);
  return Object.entries(terms.data ?? {}).flatMap(([id, { clauses = [] }]) =>
    clauses.flatMap((address, index) => {
      if (known.has(address)) return [];
      const line = terms.lineOf([id, 'clauses', index]);
      return [{ file: terms.file, line, reason: `${id}: “${address}” is no clause` }];
    }),
  );
}

/** Checks that every term is defined in every language, and that the clauses it names exist. */
export function checkGlossary(library: Library): Problem[] {
  return [...checkDefinitions(library), ...checkClauses(library)];
}
