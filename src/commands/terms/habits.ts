import type { LanguageId } from '../../i18n/language.ts';
import type { Problem } from '../../site/check/problem.ts';
import { readYaml } from '../../site/check/yaml-file.ts';
import { type Habit, habitsSchema } from '../../site/schema/habit.ts';
import type { Passage } from '../spelling/prose.ts';

/** The habits of every language, from `content/style/habits.yaml` below `root`; throws if the file is not sound. */
export function readHabits(root: string): Readonly<Record<LanguageId, readonly Habit[]>> {
  const { file, data, problems } = readYaml(root, 'content/style/habits.yaml', habitsSchema);
  if (data === undefined) throw new Error(`${file} is not sound: ${problems[0]?.reason}`);
  return data;
}

/** Tells whether a habit is about texts like this one. */
function isAbout({ rulesets, files, under }: Habit, { ruleset, file, keys }: Passage): boolean {
  return (
    (rulesets === undefined || (ruleset !== undefined && rulesets.includes(ruleset))) &&
    (files === undefined || files.some((beginning) => file.startsWith(beginning))) &&
    (under === undefined || keys[0] === under)
  );
}

/** What a text has against a habit, as it stands there; nothing if it keeps it. */
function against(habit: Habit, text: string): readonly string[] {
  const said = (habit.except ?? []).reduce((rest, { words }) => rest.replaceAll(words, ' '), text);
  if ('never' in habit) return Array.from(said.matchAll(habit.never), ([found]) => found.trim());
  return said.trim() === '' || said.search(habit.always) >= 0 ? [] : [said.trim()];
}

/** Where passages do not follow the habits of their language. */
export function checkHabits(
  passages: readonly Passage[],
  habits: Readonly<Record<LanguageId, readonly Habit[]>>,
): Problem[] {
  return passages.flatMap((passage) =>
    habits[passage.language]
      .filter((habit) => isAbout(habit, passage))
      .flatMap((habit) =>
        against(habit, passage.text).map((found) => ({
          file: passage.file,
          line: passage.line,
          reason: `“${found}” (${passage.language}): ${habit.say}`,
        })),
      ),
  );
}
