import { type CollectionEntry, getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { LanguageId } from '../../../i18n/language.ts';
import { lessonRest, pagePath } from '../../address.ts';
import { remembered } from '../../remembered.ts';
import { isRulesetId, type RulesetId, rulesetIds } from '../../ruleset-id.ts';
import { type Lesson, lessonClausesSchema } from '../../schema/teaching/lesson.ts';
import { wholeLesson } from './whole-lesson.ts';

/** A lesson with its place: ruleset, number, and the name that progress is kept by. */
export interface NamedLesson extends Lesson {
  readonly ruleset: RulesetId;
  readonly nr: number;
  readonly name: string;
}

/** All lessons, by ruleset and number, with the tasks that they have in common with others. */
export async function allLessons(): Promise<readonly NamedLesson[]> {
  const entries = await getCollection('lessons');
  const clauses = await readFile('content/lessons/clauses.yaml', 'utf8');
  return wholeLessons([...entries.map(({ digest }) => digest), clauses].join('\n'), entries, clauses);
}

/** All lessons of the collection; every page of a game asks for them. */
const wholeLessons = remembered((_, entries: readonly CollectionEntry<'lessons'>[], clauses: string) => {
  const shelf = {
    files: new Map(entries.map(({ id, data }) => [id, data])),
    clauses: lessonClausesSchema.parse(parse(clauses)),
  };
  return entries
    .flatMap(({ id, data }) => {
      const [ruleset = '', file = ''] = id.split('/');
      if (!isRulesetId(ruleset)) return [];
      const lesson = wholeLesson(ruleset, data, shelf);
      if (!lesson.ok) throw new Error(`${id}: ${lesson.error}`);
      return [{ ...lesson.value, ruleset, nr: Number.parseInt(file, 10), name: id } satisfies NamedLesson];
    })
    .sort((a, b) => rulesetIds.indexOf(a.ruleset) - rulesetIds.indexOf(b.ruleset) || a.nr - b.nr);
});

/** The lessons of a ruleset in their order. */
export async function lessonsOf(ruleset: RulesetId): Promise<NamedLesson[]> {
  return (await allLessons()).filter((lesson) => lesson.ruleset === ruleset);
}

/** Where lessons are in a language, by their names. */
export function pathsOf(lessons: readonly NamedLesson[], language: LanguageId): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lessons.map(({ name, ruleset, nr }) => [name, pagePath(language, lessonRest(ruleset, nr))]),
  );
}

/** A task where it belongs. */
export interface PlacedTask {
  readonly lesson: NamedLesson;
  readonly written: Lesson['tasks'][number];
  readonly place: number;
}

/** A task of every lesson, always the same ones: now from its beginning, now from its end. */
export function mixedTasks(lessons: readonly NamedLesson[]): readonly PlacedTask[] {
  return lessons.flatMap((lesson, index) => {
    const place = (index * 5 + 3) % lesson.tasks.length;
    const written = lesson.tasks[place];
    return written === undefined ? [] : [{ lesson, written, place: place + 1 }];
  });
}
