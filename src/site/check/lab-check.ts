import { definitions, rulesetFor } from '../../engine/index.ts';
import { labsIn } from '../../widgets/lab/kinds/lab-kinds.ts';
import { rulesetIds } from '../ruleset-id.ts';
import type { SectionLab } from '../schema/section.ts';
import type { Library, SectionFolder } from './library.ts';
import type { Problem } from './problem.ts';

/** What is wrong with a laboratory that a section leads to; undefined if nothing is. */
function fault(ruleset: SectionFolder['ruleset'], { lab, options, players }: SectionLab): string | undefined {
  if (!labsIn(ruleset).includes(lab)) return `${ruleset} has no ${lab} laboratory (${labsIn(ruleset).join(', ')})`;
  const settled = rulesetFor(ruleset, { options, ...(players === undefined ? {} : { players }) });
  return settled.ok ? undefined : `the ${lab} laboratory cannot be agreed on so: ${settled.error.code}`;
}

/** Checks that sections lead to laboratories that there are, and that every option of the engine has a name there, and no other. */
export function checkLabs({ rulesets, sections }: Library): Problem[] {
  const led = sections.flatMap(({ ruleset, section }) =>
    (section.data?.labs ?? []).flatMap((lab, index) => {
      const reason = fault(ruleset, lab);
      return reason === undefined ? [] : [{ file: section.file, line: section.lineOf(['labs', index]), reason }];
    }),
  );
  const named = rulesets.flatMap(({ file, data, lineOf }) => {
    const id = rulesetIds.find((each) => file.includes(`/${each}/`));
    if (id === undefined || data === undefined) return [];
    const known = Object.keys(definitions[id].options);
    const given = Object.keys(data.options);
    const missing = known
      .filter((option) => !given.includes(option))
      .map((option) => ({ file, line: 1, reason: `the option ${option} has no name` }));
    const unknown = given
      .filter((option) => !known.includes(option))
      .map((option) => ({ file, line: lineOf(['options', option]), reason: `${id} has no option ${option}` }));
    return [...missing, ...unknown];
  });
  return [...led, ...named];
}
