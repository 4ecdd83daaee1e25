import { failure, type Result, success } from '../../../engine/index.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import { type Lesson, type LessonClauses, type LessonFile, taskSchema, type WrittenTask } from '../../schema/lesson.ts';

/** The lesson files by name, such as `canasta-fi/05-pile`, and the clauses that correspond. */
export interface LessonShelf {
  readonly files: ReadonlyMap<string, LessonFile>;
  readonly clauses: LessonClauses;
}

/** A lesson with the tasks that it takes from other rulesets; the failure names what is missing. */
export function wholeLesson(ruleset: RulesetId, file: LessonFile, shelf: LessonShelf): Result<Lesson, string> {
  const model = file.like === undefined ? undefined : shelf.files.get(file.like);
  if (file.like !== undefined && model === undefined) return failure(`there is no lesson “${file.like}”`);
  const [title, lead] = [file.title ?? model?.title, file.lead ?? model?.lead];
  if (title === undefined || lead === undefined)
    return failure('a lesson needs a title and a lead, or one that it is like');
  const tasks: WrittenTask[] = [];
  for (const task of file.tasks) {
    const whole = 'same' in task ? sameTask(ruleset, task, shelf) : success<WrittenTask>(task);
    if (!whole.ok) return whole;
    tasks.push(whole.value);
  }
  return success({ title, lead, tasks });
}

type SameTask = Extract<LessonFile['tasks'][number], { readonly same: string }>;

function sameTask(ruleset: RulesetId, own: SameTask, shelf: LessonShelf): Result<WrittenTask, string> {
  const place = own.same.lastIndexOf('/');
  const task = shelf.files.get(own.same.slice(0, place))?.tasks[Number(own.same.slice(place + 1)) - 1];
  if (task === undefined || 'same' in task) return failure(`there is no task “${own.same}” to be the same`);
  const { same: _, position, tempting, ...rest } = own;
  const whole = taskSchema.safeParse({
    ...task,
    about: task.about.flatMap((clause) => clausesFor(ruleset, clause, shelf)),
    ...rest,
    position: { ...task.position, ...position },
    tempting: { ...task.tempting, ...tempting },
  });
  return whole.success ? success(whole.data) : failure(`“${own.same}” is no whole task here: ${whole.error.message}`);
}

/** What a clause of Finnish Canasta is in a ruleset. */
function clausesFor(ruleset: RulesetId, clause: string, { clauses }: LessonShelf): readonly string[] {
  const own = clauses[ruleset];
  const others = own?.others === undefined ? clause : `${own.others}/${clause}`;
  return own?.clauses[clause] ?? [others];
}
