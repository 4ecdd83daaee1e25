import { globSync } from 'node:fs';
import { readTask, type Task } from '../../src/site/learn/lesson/task.ts';
import { wholeLesson } from '../../src/site/learn/lesson/whole-lesson.ts';
import { type RulesetId, rulesetId } from '../../src/site/ruleset-id.ts';
import {
  type Lesson,
  lessonClausesSchema,
  lessonFileSchema,
  type WrittenTask,
} from '../../src/site/schema/teaching/lesson.ts';
import { contentFile } from '../content-file.ts';

const read = (path: string) => contentFile(path);
const paths = globSync('content/lessons/*/*.yaml').sort();
const shelf = {
  files: new Map(
    paths.map((path) => [path.slice('content/lessons/'.length, -'.yaml'.length), lessonFileSchema.parse(read(path))]),
  ),
  clauses: lessonClausesSchema.parse(read('content/lessons/clauses.yaml')),
};

/** A lesson of the site, with what it takes from others. */
export interface NamedLesson extends Lesson {
  readonly ruleset: RulesetId;
  readonly name: string;
}

/** All lessons of the site. */
export const lessons: readonly NamedLesson[] = [...shelf.files].map(([name, file]) => {
  const ruleset = rulesetId(name.split('/')[0]);
  const lesson = wholeLesson(ruleset, file, shelf);
  if (!lesson.ok) throw new Error(`${name}: ${lesson.error}`);
  return { ...lesson.value, ruleset, name };
});

/** All their tasks. */
export const tasks: readonly {
  readonly ruleset: RulesetId;
  readonly name: string;
  readonly written: WrittenTask;
  readonly task: Task;
}[] = lessons.flatMap((lesson) =>
  lesson.tasks.map((written, index) => {
    const task = readTask(lesson.ruleset, written);
    if (!task.ok) throw new Error(`${lesson.name}/${index + 1}: ${task.error}`);
    return { ruleset: lesson.ruleset, name: `${lesson.name}/${index + 1}`, written, task: task.value };
  }),
);
