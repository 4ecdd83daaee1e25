import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { isRulesetId, type RulesetId, rulesetIds } from '../../ruleset-id.ts';
import { type Lesson, lessonClausesSchema } from '../../schema/lesson.ts';
import { wholeLesson } from './whole-lesson.ts';

/** A lesson with its place: ruleset, number, and the name that progress is kept by. */
export interface NamedLesson extends Lesson {
  readonly ruleset: RulesetId;
  readonly nr: number;
  readonly name: string;
}

/** All lessons, by ruleset and number, with the tasks that they have in common with others. */
export async function allLessons(): Promise<NamedLesson[]> {
  const entries = await getCollection('lessons');
  const shelf = {
    files: new Map(entries.map(({ id, data }) => [id, data])),
    clauses: lessonClausesSchema.parse(parse(await readFile('content/lessons/clauses.yaml', 'utf8'))),
  };
  return entries
    .flatMap(({ id, data }) => {
      const [ruleset = '', file = ''] = id.split('/');
      if (!isRulesetId(ruleset)) return [];
      const lesson = wholeLesson(ruleset, data, shelf);
      if (!lesson.ok) throw new Error(`${id}: ${lesson.error}`);
      return [{ ...lesson.value, ruleset, nr: Number.parseInt(file, 10), name: id }];
    })
    .sort((a, b) => rulesetIds.indexOf(a.ruleset) - rulesetIds.indexOf(b.ruleset) || a.nr - b.nr);
}

/** The lessons of a ruleset in their order. */
export async function lessonsOf(ruleset: RulesetId): Promise<NamedLesson[]> {
  return (await allLessons()).filter((lesson) => lesson.ruleset === ruleset);
}

/** A task of an earlier lesson to begin the lesson at place `at` with, always the same one; none before the first lesson. */
export function earlierTask(
  lessons: readonly NamedLesson[],
  at: number,
): { readonly lesson: NamedLesson; readonly written: Lesson['tasks'][number]; readonly place: number } | null {
  // Now the lesson before, now one from further back.
  const lesson = lessons[at % 2 === 0 ? at - 2 : at - 1];
  if (lesson === undefined) return null;
  const place = at % lesson.tasks.length;
  const written = lesson.tasks[place];
  return written === undefined ? null : { lesson, written, place: place + 1 };
}
