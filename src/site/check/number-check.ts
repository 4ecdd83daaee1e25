import { type Description, describe, type MinimumRow } from '../../engine/index.ts';
import type { Bonus } from '../parameters.ts';
import { type RulesetId, rulesetIds } from '../ruleset-id.ts';
import type { Library, SectionFolder, TextFile } from './library.ts';
import { type NumberReader, numberReaders } from './number-reader.ts';
import type { Problem } from './problem.ts';

/** The numbers of a parameter, and the clause that states it. */
interface Stated {
  readonly clause: string;
  readonly numbers: readonly number[];
}

/** The numbers that a parameter holds: one, those of its table, or none. One and nothing are too common to mean a parameter. */
function numbersIn(value: Description['value']): readonly number[] {
  if (typeof value === 'number') return [value].filter((number) => number > 1);
  if (typeof value !== 'object') return [];
  if (!Array.isArray(value)) return Object.values(value).filter((points) => points > 1);
  return value.flatMap((row: MinimumRow | Bonus) =>
    'below' in row && row.below !== null ? [row.below, row.points] : [row.points],
  );
}

function statedBy(ruleset: RulesetId): ReadonlyMap<string, Stated> {
  const description = describe(ruleset);
  if (!description.ok) throw new Error(`the engine cannot describe ${ruleset}: ${description.error.code}`);
  return new Map(description.value.map(({ name, value, clause }) => [name, { clause, numbers: numbersIn(value) }]));
}

/** Numbers of the ruleset that the engine does not prove: each names the parameter, and what to write instead. */
function unproved(
  { ruleset, section }: SectionFolder,
  text: TextFile,
  stated: ReadonlyMap<string, Stated>,
  reader: NumberReader,
): Problem[] {
  const clauses = section.data?.clauses ?? [];
  const ofSection = [...stated].flatMap(([name, { clause: home, numbers }]) => {
    const homes = clauses.filter(({ id, parameters = [] }) => parameters.includes(name) || home === `${ruleset}/${id}`);
    return homes.length > 0 && numbers.length > 0 ? [{ name, numbers, homes: homes.map(({ id }) => id) }] : [];
  });
  if (ofSection.length === 0) return [];
  return text.blocks.flatMap(({ component, clause, line, words }) => {
    return reader.outsidePhrases(words).flatMap(({ written, number }) => {
      // A small number means much; a large one is hardly another than that of the clause beside it.
      const meant = ofSection.filter(
        ({ homes, numbers }) => (clause === '' || homes.includes(clause) || number >= 15) && numbers.includes(number),
      );
      const [name, ...others] = meant.map(({ name }) => name);
      if (name === undefined) return [];
      const names = [name, ...others].join(' or ');
      const reason = `${component} ${clause} writes ${names} as “${written}”: <Value of="${name}">${written}</Value>`;
      return [{ file: text.file, line, reason }];
    });
  });
}

/** Words inside a `<Value>` that do not say the engine's number. */
function untrue(
  ruleset: RulesetId,
  { file, uses }: TextFile,
  stated: ReadonlyMap<string, Stated>,
  reader: NumberReader,
): Problem[] {
  return uses.flatMap(({ component, value, line, words }) => {
    if (component !== 'Value' || words === '') return [];
    const numbers = stated.get(value)?.numbers ?? [];
    const said = reader.in(words);
    if (said.length > 0 && said.every(({ number }) => numbers.includes(number))) return [];
    const is = numbers.length > 0 ? numbers.join(', ') : 'no number';
    return [{ file, line, reason: `“${words}” is not ${value} of ${ruleset}, which is ${is}` }];
  });
}

/** Checks that no clause text states a number of its ruleset that the engine does not prove, in digits or in words. */
export function checkNumbers(root: string, { sections }: Library): Problem[] {
  const { readers, problems } = numberReaders(root);
  if (readers === undefined) return [...problems];
  const rulesets = new Map(rulesetIds.map((ruleset) => [ruleset, statedBy(ruleset)]));
  return sections.flatMap((folder) =>
    [...folder.texts].flatMap(([language, text]) => {
      const stated = rulesets.get(folder.ruleset);
      const reader = readers.get(language);
      if (stated === undefined || reader === undefined) return [];
      return [...unproved(folder, text, stated, reader), ...untrue(folder.ruleset, text, stated, reader)];
    }),
  );
}
