import { getCollection } from 'astro:content';
import { isRulesetId, type RulesetId, rulesetIds } from '../rulesetId.ts';
import type { Lesson } from '../schema/lesson.ts';

/** A lesson with its place: ruleset, number, and the name that progress is kept by. */
export interface NamedLesson extends Lesson {
  readonly ruleset: RulesetId;
  readonly nr: number;
  readonly name: string;
}

/** All lessons, by ruleset and number. */
export async function allLessons(): Promise<NamedLesson[]> {
  const entries = await getCollection('lessons');
  return entries
    .flatMap(({ id, data }) => {
      const [ruleset = '', file = ''] = id.split('/');
      return isRulesetId(ruleset) ? [{ ...data, ruleset, nr: Number.parseInt(file, 10), name: id }] : [];
    })
    .sort((a, b) => rulesetIds.indexOf(a.ruleset) - rulesetIds.indexOf(b.ruleset) || a.nr - b.nr);
}

/** The lessons of a ruleset in their order. */
export async function lessonsOf(ruleset: RulesetId): Promise<NamedLesson[]> {
  return (await allLessons()).filter((lesson) => lesson.ruleset === ruleset);
}
