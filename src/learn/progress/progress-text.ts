import {
  type ClauseAddress,
  failure,
  isClauseAddress,
  isRulesetId,
  type Result,
  rulesetIds,
  success,
} from '../../engine/index.ts';
import { type GameProgress, kindAndClause, type Memory, type Progress, type TaskProgress } from './progress.ts';

/** How progress is written down; another version is not read. */
const version = 1;

/** Why a text cannot be read as progress, and where in it: `samba/tasks/02-turn/3`. */
export interface ProgressError {
  readonly code: 'no-json' | 'no-progress' | 'other-version' | 'damaged';
  readonly where: string;
}

/** Progress as text, to be kept on the device or in a file. */
export function writeProgress(progress: Progress): string {
  return JSON.stringify({ 'canasta-codex': 'progress', version, games: progress });
}

/** The progress that a text holds; what is wrong with it otherwise. Nothing of a damaged text is used. */
export function readProgress(text: string): Result<Progress, ProgressError> {
  const whole = fieldsOf(parsed(text));
  if (whole === null) return failure({ code: 'no-json', where: '' });
  if (whole['canasta-codex'] !== 'progress') return failure({ code: 'no-progress', where: '' });
  if (whole.version !== version) return failure({ code: 'other-version', where: String(whole.version) });
  const games = fieldsOf(whole.games);
  if (games === null) return failure({ code: 'damaged', where: 'games' });
  const read: Record<string, GameProgress> = {};
  for (const [game, value] of Object.entries(games)) {
    if (!isRulesetId(game)) return failure({ code: 'damaged', where: game });
    const one = gameOf(value);
    if (!one.ok) return failure({ code: 'damaged', where: `${game}/${one.error}` });
    read[game] = one.value;
  }
  return success(read);
}

/**
 * The progress that the lessons kept before there was one store: for each lesson, such as `samba/02-turn`, the numbers of the tasks done. All
 * are taken as right, and come back soon. Null if the text is none of theirs.
 */
export function readLessonsOfBefore(text: string, now: number): Progress | null {
  const lessons = fieldsOf(parsed(text));
  if (lessons === null) return null;
  const games: Record<string, GameProgress> = {};
  for (const game of rulesetIds) {
    const tasks = Object.entries(lessons).flatMap(([lesson, done]) =>
      lesson.startsWith(`${game}/`) && Array.isArray(done)
        ? done.filter(Number.isInteger).map((task) => [`${lesson.slice(game.length + 1)}/${task}`, doneBefore(now)])
        : [],
    );
    if (tasks.length > 0) games[game] = { tasks: Object.fromEntries(tasks), questions: {} };
  }
  return games;
}

const day = 86_400_000;

/** What was done some time or other: known, but not for long. */
function doneBefore(now: number): TaskProgress {
  const memory: Memory = {
    due: now + 2 * day,
    last: now,
    stability: 2,
    difficulty: 5,
    state: 2,
    step: 0,
    asked: 1,
    lapses: 0,
    right: true,
  };
  return { done: true, clauses: [], memory };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function gameOf(value: unknown): Result<GameProgress, string> {
  const fields = fieldsOf(value);
  const [tasks, questions] = [fieldsOf(fields?.tasks), fieldsOf(fields?.questions)];
  if (tasks === null) return failure('tasks');
  if (questions === null) return failure('questions');
  const readTasks: Record<string, TaskProgress> = {};
  for (const [key, each] of Object.entries(tasks)) {
    const task = taskOf(each);
    if (task === null || !/^[a-z0-9-]+\/\d+$/.test(key)) return failure(`tasks/${key}`);
    readTasks[key] = task;
  }
  const readQuestions: Record<string, Memory> = {};
  for (const [key, each] of Object.entries(questions)) {
    const memory = memoryOf(each);
    if (memory === null || kindAndClause(key) === null) return failure(`questions/${key}`);
    readQuestions[key] = memory;
  }
  return success({ tasks: readTasks, questions: readQuestions });
}

function taskOf(value: unknown): TaskProgress | null {
  const { done, clauses, memory } = fieldsOf(value) ?? {};
  const read = memoryOf(memory);
  if (typeof done !== 'boolean' || !Array.isArray(clauses) || !clauses.every(isClause) || read === null) return null;
  return { done, clauses, memory: read };
}

function isClause(value: unknown): value is ClauseAddress {
  return typeof value === 'string' && isClauseAddress(value);
}

function memoryOf(value: unknown): Memory | null {
  const { due, last, stability, difficulty, state, step, asked, lapses, right } = fieldsOf(value) ?? {};
  if (!isNumber(due) || !isNumber(last) || !isNumber(stability) || !isNumber(difficulty)) return null;
  if (!isCount(state) || !isCount(step) || !isCount(asked) || !isCount(lapses)) return null;
  // What ts-fsrs could not reckon with would come to light only at the next answer.
  if (typeof right !== 'boolean' || stability <= 0 || difficulty < 1 || difficulty > 10 || state > 3) return null;
  return { due, last, stability, difficulty, state, step, asked, lapses, right };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 8.64e15;
}

function isCount(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value);
}
