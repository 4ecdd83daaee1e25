import { failure, type Result, success } from '../../../engine/index.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import {
  type Learnt,
  type Lesson,
  type LessonClauses,
  type LessonFile,
  taskSchema,
  type WrittenExample,
  type WrittenTask,
} from '../../schema/teaching/lesson.ts';

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
  const example = wholeExample(file, shelf, file.like);
  if (!example.ok) return example;
  const learnt = wholeLearnt(ruleset, file, shelf);
  if (!learnt.ok) return learnt;
  const tasks: WrittenTask[] = [];
  for (const task of file.tasks) {
    const whole = 'same' in task ? sameTask(ruleset, task, shelf) : success<WrittenTask>(task);
    if (!whole.ok) return whole;
    tasks.push(whole.value);
  }
  return success({ title, lead, example: example.value, learnt: learnt.value, tasks });
}

/** The worked example of a lesson; one that it has from another is run with what is different here. */
function wholeExample(
  { example: own }: LessonFile,
  shelf: LessonShelf,
  like: string | undefined,
): Result<WrittenExample, string> {
  const from = own === undefined ? like : 'same' in own ? own.same : undefined;
  if (own !== undefined && !('same' in own)) return success(own);
  if (from === undefined) return failure('a lesson needs a worked example');
  const file = shelf.files.get(from);
  if (file === undefined) return failure(`there is no lesson “${from}” with an example`);
  const model = wholeExample(file, shelf, file.like);
  if (!model.ok || own === undefined) return model;
  const { options = model.value.options, steps = model.value.steps, position } = own;
  return success({ options, steps, position: { ...model.value.position, ...position } });
}

/** What was learnt in a lesson; sentences that it has from another speak of the clauses of this ruleset. */
function wholeLearnt(ruleset: RulesetId, file: LessonFile, shelf: LessonShelf): Result<readonly Learnt[], string> {
  const model = file.like === undefined ? undefined : shelf.files.get(file.like);
  const written = file.learnt ?? model?.learnt?.map((_, place) => `${file.like}/${place + 1}`);
  if (written === undefined) return failure('a lesson needs the sentences of what was learnt');
  const learnt: Learnt[] = [];
  for (const each of written) {
    const whole = typeof each === 'string' ? learntAt(each, shelf) : each;
    if (whole === undefined) return failure(`there is no sentence “${String(each)}” to be the same`);
    const foreign = typeof each === 'string' && !each.startsWith(`${ruleset}/`);
    const clauses = whole.clauses.flatMap((clause) => (foreign ? clausesFor(ruleset, clause, shelf) : [clause]));
    learnt.push({ say: whole.say, clauses: [...new Set(clauses)] });
  }
  return success(learnt);
}

function learntAt(name: string, { files }: LessonShelf): Learnt | undefined {
  const place = name.lastIndexOf('/');
  const found = files.get(name.slice(0, place))?.learnt?.[Number(name.slice(place + 1)) - 1];
  return typeof found === 'string' ? undefined : found;
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
