import { clausesOf } from '../../engine/index.ts';
import { rulesetIds } from '../ruleset-id.ts';
import type { Library, SectionFolder } from './library.ts';
import type { Problem } from './problem.ts';

function checkFolder({ folder, section }: SectionFolder): Problem[] {
  if (!section.data) return [];
  const { nr, slug, clauses } = section.data;
  const problems: Problem[] = [];
  const name = `${String(nr).padStart(2, '0')}-${slug}`;
  if (!folder.endsWith(`/${name}`)) {
    problems.push({ file: section.file, line: section.lineOf(['slug']), reason: `the folder should be named ${name}` });
  }
  for (const [index, { id }] of clauses.entries()) {
    if (Number.parseInt(id, 10) === nr) continue;
    const line = section.lineOf(['clauses', index, 'id']);
    problems.push({ file: section.file, line, reason: `clause ${id} does not belong to section ${nr}` });
  }
  return problems;
}

/** Checks that every section folder is in order, and that text and engine know the same clauses in the same order. */
export function checkSections({ sections }: Library): Problem[] {
  const problems = sections.flatMap(checkFolder);
  for (const ruleset of rulesetIds) {
    const own = sections.filter((folder) => folder.ruleset === ruleset && folder.section.data);
    const ids = own.flatMap(({ section }) => section.data?.clauses.map(({ id }) => id) ?? []);
    const known: readonly string[] = clausesOf[ruleset];
    const at = known.findIndex((id, index) => id !== ids[index]);
    if (at < 0 && ids.length === known.length) continue;
    const [expected, found] = at < 0 ? ['no more clauses', ids[known.length]] : [known[at], ids[at] ?? 'nothing'];
    const file = own.find(({ section }) => section.data?.clauses.some(({ id }) => id === found))?.section.file;
    const reason = `${ruleset}: the engine expects ${expected} where the section files have ${found}`;
    problems.push({ file: file ?? `content/rules/${ruleset}`, line: 1, reason });
  }
  return problems;
}
