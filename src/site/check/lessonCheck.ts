import { globSync } from 'node:fs';
import { readTask } from '../learn/task.ts';
import { rulesetId } from '../rulesetId.ts';
import { lessonSchema } from '../schema/lesson.ts';
import type { Library } from './library.ts';
import type { Problem } from './problem.ts';
import { targets } from './referenceCheck.ts';
import { readYaml } from './yamlFile.ts';

/**
 * Checks the lessons: every task has a way that the engine allows and that reaches its goal, or a question that the engine answers, and
 * something tempting that does not; its clauses exist.
 */
export function checkLessons(root: string, { sections }: Library): Problem[] {
  const known = targets(sections);
  return globSync('content/lessons/*/*.yaml', { cwd: root })
    .sort()
    .flatMap((path) => {
      const ruleset = rulesetId(path.split('/')[2]);
      const { file, data, problems, lineOf } = readYaml(root, path, lessonSchema);
      const faults = (data?.tasks ?? []).flatMap((task, index) => {
        const read = readTask(ruleset, task);
        const lost = task.about.filter((clause) => !known.has(clause.includes('/') ? clause : `${ruleset}/${clause}`));
        const reasons = [
          ...lost.map((clause) => `“${clause}” is no clause of ${ruleset}`),
          ...(read.ok ? [] : [read.error]),
        ];
        return reasons.map((reason) => ({
          file,
          line: lineOf(['tasks', index]),
          reason: `task ${index + 1}: ${reason}`,
        }));
      });
      return [...problems, ...faults];
    });
}
