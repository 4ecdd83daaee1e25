import { globSync } from 'node:fs';
import { usualRuleset } from '../../../engine/index.ts';
import { readTask } from '../../learn/lesson/task.ts';
import { type LessonShelf, wholeLesson } from '../../learn/lesson/whole-lesson.ts';
import { readExample } from '../../learn/lesson/worked-example.ts';
import { type RulesetId, rulesetId } from '../../ruleset-id.ts';
import { lessonClausesSchema, lessonFileSchema, type WrittenTask } from '../../schema/teaching/lesson.ts';
import { notOfRules } from '../claims/borne-out.ts';
import { exampleClaimFaults, taskClaimFaults } from '../claims/lesson-claims.ts';
import type { Library } from '../library.ts';
import type { Problem } from '../problem.ts';
import { targets } from '../reference-check.ts';
import { readYaml } from '../yaml-file.ts';
import { missingNumbers, sayingFaults } from './saying-check.ts';

/**
 * Checks the lessons: every task has a way that the engine allows and that reaches its goal, or a question that the engine answers, and
 * something tempting that does not; its clauses exist. The worked example is played with allowed acts, and its numbers are the engine’s.
 */
export function checkLessons(root: string, { sections, terms: glossary }: Library): Problem[] {
  const known = targets(sections);
  const terms = new Set(Object.keys(glossary.data ?? {}));
  const clauses = readYaml(root, 'content/lessons/clauses.yaml', lessonClausesSchema);
  const paths = globSync('content/lessons/*/*.yaml', { cwd: root }).sort();
  const files = paths.map((path) => readYaml(root, path, lessonFileSchema));
  const shelf: LessonShelf = {
    files: new Map(files.flatMap(({ file, data }) => (data === undefined ? [] : [[nameOf(file), data]]))),
    clauses: clauses.data ?? {},
  };
  const faults = files.flatMap(({ file, data, problems, lineOf }) => {
    if (data === undefined) return problems;
    const ruleset = rulesetId(file.split('/')[2]);
    const lesson = wholeLesson(ruleset, data, shelf);
    if (!lesson.ok) return [...problems, { file, line: 1, reason: lesson.error }];
    const wrong = lesson.value.tasks.flatMap((task, index) =>
      taskFaults(ruleset, task, known).map((reason) => ({
        file,
        line: lineOf(['tasks', index]),
        reason: `task ${index + 1}: ${reason}`,
      })),
    );
    const untrue = lesson.value.tasks.flatMap((task, index) => {
      const read = readTask(ruleset, task);
      if (!read.ok) return [];
      return taskClaimFaults(task, read.value).map(({ path, reason }) => ({
        file,
        line: lineOf(['tasks', index, ...path]),
        reason: `task ${index + 1}: ${reason}`,
      }));
    });
    const example = readExample(ruleset, lesson.value.example);
    const texts = [...lesson.value.example.steps, ...lesson.value.learnt].flatMap(({ say }) =>
      sayingFaults(say, terms),
    );
    const unsound = [
      ...(example.ok ? exampleClaimFaults(lesson.value.example, example.value) : [example.error]),
      ...texts,
      ...lesson.value.learnt.flatMap(({ say, clauses: named }) => [
        ...missingNumbers(say, ruleset),
        ...notOfRules(say, usualRuleset(ruleset)),
        ...clauseFaults(ruleset, named, known),
      ]),
    ].map((reason) => ({ file, line: 1, reason }));
    return [...problems, ...wrong, ...untrue, ...unsound];
  });
  return [...clauses.problems, ...faults];
}

function nameOf(path: string): string {
  return path.replace('content/lessons/', '').replace('.yaml', '');
}

function taskFaults(ruleset: RulesetId, task: WrittenTask, known: ReadonlySet<string>): string[] {
  const read = readTask(ruleset, task);
  return [...clauseFaults(ruleset, task.about, known), ...(read.ok ? [] : [read.error])];
}

function clauseFaults(ruleset: RulesetId, clauses: readonly string[], known: ReadonlySet<string>): string[] {
  return clauses
    .filter((clause) => !known.has(clause.includes('/') ? clause : `${ruleset}/${clause}`))
    .map((clause) => `“${clause}” is no clause of ${ruleset}`);
}
