import { isTableName, numbersOf } from '../parameters.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { Library, SectionFolder, TextFile } from './library.ts';
import type { Problem } from './problem.ts';

function isKnown(ruleset: RulesetId, name: string): boolean {
  return isTableName(name) || numbersOf(ruleset).numbers.has(name);
}

/** The parameters that `section.yaml` lists for a clause and the text of that clause does not render. */
function unrendered({ file, blocks, uses }: TextFile, clause: string, parameters: readonly string[]): Problem[] {
  const rendered = uses
    .filter((use) => use.clause === clause && (use.component === 'Value' || use.component === 'Table'))
    .map(({ value }) => value);
  const line = blocks.find(({ component, value }) => component === 'Clause' && value === clause)?.line ?? 1;
  return parameters
    .filter((name) => !rendered.includes(name))
    .map((name) => ({ file, line, reason: `clause ${clause} does not render its parameter ${name}` }));
}

function checkListed({ ruleset, section, texts }: SectionFolder): Problem[] {
  return (section.data?.clauses ?? []).flatMap(({ id, parameters = [] }, index) => {
    const unknown = parameters
      .filter((name) => !isKnown(ruleset, name))
      .map((name) => ({
        file: section.file,
        line: section.lineOf(['clauses', index, 'parameters']),
        reason: `${ruleset} has no parameter ${name}`,
      }));
    return [...unknown, ...[...texts.values()].flatMap((text) => unrendered(text, id, parameters))];
  });
}

function checkUsed({ ruleset, texts }: SectionFolder): Problem[] {
  return [...texts.values()].flatMap(({ file, uses }) =>
    uses.flatMap(({ component, value, line, words }) => {
      if (component === 'Table' && !isTableName(value)) return [{ file, line, reason: `there is no table “${value}”` }];
      // A number of a table can be said in words only.
      const known = numbersOf(ruleset).numbers.has(value) || (isTableName(value) && words !== '');
      if (component !== 'Value' || known) return [];
      return [{ file, line, reason: `${ruleset} has no number “${value}”` }];
    }),
  );
}

/** Checks that texts render only numbers that the ruleset has, and all those that `section.yaml` lists for a clause. */
export function checkParameters({ sections }: Library): Problem[] {
  return sections.flatMap((folder) => [...checkListed(folder), ...checkUsed(folder)]);
}
