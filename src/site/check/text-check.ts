import { languageIds } from '../../i18n/language.ts';
import type { Section } from '../schema/section.ts';
import type { Library, SectionFolder, TextFile } from './library.ts';
import type { ComponentUse } from './outline.ts';
import type { Problem } from './problem.ts';

function checkClauses({ file, blocks }: TextFile, { clauses }: Section): Problem[] {
  const expected = clauses.map(({ id }) => id);
  const written = blocks.filter(({ component }) => component === 'Clause');
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { value: id, line } of written) {
    if (!expected.includes(id)) problems.push({ file, line, reason: `clause ${id} is not in section.yaml` });
    else if (seen.has(id)) problems.push({ file, line, reason: `clause ${id} stands here a second time` });
    seen.add(id);
  }
  for (const id of expected) {
    if (!seen.has(id)) problems.push({ file, line: 1, reason: `clause ${id} of section.yaml is missing` });
  }
  if (problems.length > 0) return problems;
  const misplaced = written.find(({ value }, index) => value !== expected[index]);
  if (misplaced === undefined) return [];
  const reason = `clause ${misplaced.value} stands out of the order of section.yaml`;
  return [{ file, line: misplaced.line, reason }];
}

function checkSummary({ file, blocks }: TextFile): Problem[] {
  const summaries = blocks.filter(({ component }) => component === 'Summary');
  if (summaries.length === 1 && blocks[0]?.component === 'Summary') return [];
  return [{ file, line: summaries[1]?.line ?? 1, reason: 'a text begins with its one <Summary>' }];
}

function checkNotePlaces({ file, blocks }: TextFile): Problem[] {
  const stray = (note: ComponentUse, index: number) =>
    note.component === 'ReadingNote' &&
    !(blocks[index - 1]?.component === 'Clause' && blocks[index - 1]?.value === note.value);
  return blocks
    .filter(stray)
    .map(({ line, value }) => ({ file, line, reason: `the reading note of ${value} does not follow its clause` }));
}

/** A clause of one language has a reading note if and only if it has one in every other language. */
function checkNotes({ texts }: SectionFolder): Problem[] {
  const notes = [...texts.values()].flatMap(({ file, blocks }) =>
    blocks.filter(({ component }) => component === 'ReadingNote').map(({ value }) => ({ file, value })),
  );
  return [...new Set(notes.map(({ value }) => value))].flatMap((clause) => {
    const having = notes.filter(({ value }) => value === clause).map(({ file }) => file);
    return [...texts.values()]
      .filter(({ file }) => !having.includes(file))
      .map(({ file }) => ({
        file,
        line: 1,
        reason: `the reading note of ${clause} is missing, which ${having[0]} has`,
      }));
  });
}

function checkLanguages({ folder, texts }: SectionFolder): Problem[] {
  if (texts.size === 0) return [];
  return languageIds
    .filter((language) => !texts.has(language))
    .map((language) => ({
      file: `${folder}/${language}.mdx`,
      line: 1,
      reason: `is missing, although the section is written in ${[...texts.keys()].join(', ')}`,
    }));
}

/** Checks that a section is written in all languages or in none, and each text has the clauses of `section.yaml` in their order. */
export function checkTexts({ sections }: Library): Problem[] {
  return sections.flatMap((folder) => {
    const section = folder.section.data;
    if (!section) return [];
    const single = [...folder.texts.values()].flatMap((text) => [
      ...checkSummary(text),
      ...checkClauses(text, section),
      ...checkNotePlaces(text),
    ]);
    return [...single, ...checkLanguages(folder), ...checkNotes(folder)];
  });
}
