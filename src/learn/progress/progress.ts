import { type ClauseAddress, isClauseAddress, isRulesetId, type RulesetId } from '../../engine/index.ts';

/** How well something is remembered, as `ts-fsrs` reckons with it. Times are milliseconds since 1970, stability is in days. */
export interface Memory {
  /** When it should be asked again. */
  readonly due: number;
  /** When it was asked last. */
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  /** 0 new, 1 being learnt, 2 known, 3 being learnt anew: the states of `ts-fsrs`. */
  readonly state: number;
  /** Which step of being learnt. */
  readonly step: number;
  /** How often it was asked, and how often what was known went wrong. */
  readonly asked: number;
  readonly lapses: number;
  /** Whether the last answer was right at the first try. */
  readonly right: boolean;
}

/** What is remembered of a task of a lesson. */
export interface TaskProgress {
  /** Whether it has ever been done, at whatever try. */
  readonly done: boolean;
  /** The clauses that it is about; none where an older version of the site has kept it. */
  readonly clauses: readonly ClauseAddress[];
  readonly memory: Memory;
}

/** What is remembered of one game. */
export interface GameProgress {
  /** The tasks of its lessons, by lesson and number: `02-turn/3`. */
  readonly tasks: Readonly<Record<string, TaskProgress>>;
  /** The trainer's questions, by kind and clause: `take samba/14-b`. */
  readonly questions: Readonly<Record<string, Memory>>;
}

/** All that is remembered of what a reader knows, game by game. */
export type Progress = Readonly<Partial<Record<RulesetId, GameProgress>>>;

/** Nothing remembered. */
export const noProgress: Progress = {};

const nothing: GameProgress = { tasks: {}, questions: {} };

/** What is remembered of a game. */
export function progressIn(progress: Progress, game: RulesetId): GameProgress {
  return progress[game] ?? nothing;
}

/** The progress without one game. */
export function forgotten(progress: Progress, game: RulesetId): Progress {
  const { [game]: _, ...others } = progress;
  return others;
}

/** The key of a kind of questions with a clause. */
export function questionKey(kind: string, clause: ClauseAddress): string {
  return `${kind} ${clause}`;
}

/** The kind and the clause of a key; null if it is none. */
export function kindAndClause(key: string): { readonly kind: string; readonly clause: ClauseAddress } | null {
  const [kind = '', clause = '', ...more] = key.split(' ');
  return kind !== '' && more.length === 0 && isClauseAddress(clause) ? { kind, clause } : null;
}

/** The tasks of a lesson that have been done, by their numbers, such as `doneTasks(progress, 'samba/02-turn')`. */
export function doneTasks(progress: Progress, lesson: string): readonly number[] {
  const [game = '', name = ''] = lesson.split('/');
  if (!isRulesetId(game)) return [];
  return Object.entries(progressIn(progress, game).tasks).flatMap(([key, { done }]) =>
    done && key.startsWith(`${name}/`) ? [Number(key.slice(name.length + 1))] : [],
  );
}

/** The tasks of a game that should be asked again, the longest due first: what came wrong, and what has faded. */
export function dueTasks(progress: Progress, game: RulesetId, now: number): readonly string[] {
  return Object.entries(progressIn(progress, game).tasks)
    .filter(([, { memory }]) => memory.due <= now)
    .sort(([, one], [, other]) => one.memory.due - other.memory.due)
    .map(([key]) => key);
}

/** The clauses of a game that came wrong when they were last asked in a lesson. */
export function wrongInLessons(progress: Progress, game: RulesetId): readonly ClauseAddress[] {
  const tasks = Object.values(progressIn(progress, game).tasks);
  return [...new Set(tasks.flatMap(({ clauses, memory }) => (memory.right ? [] : clauses)))];
}

/** The tasks that were wrong when they were last tried: the lesson, such as `samba/02-turn`, the number there, and when that was. */
export function wrongTasks(
  progress: Progress,
): readonly { readonly lesson: string; readonly task: number; readonly last: number }[] {
  return Object.entries(progress).flatMap(([game, { tasks }]) =>
    Object.entries(tasks).flatMap(([key, { memory }]) => {
      const place = key.lastIndexOf('/');
      return memory.right
        ? []
        : [{ lesson: `${game}/${key.slice(0, place)}`, task: Number(key.slice(place + 1)), last: memory.last }];
    }),
  );
}

/** Two progresses as one: of what both remember, that which was asked last. A task that either has done is done. */
export function joined(one: Progress, other: Progress): Progress {
  const games = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(isRulesetId);
  return Object.fromEntries(
    games.map((game) => {
      const [mine, theirs] = [progressIn(one, game), progressIn(other, game)];
      const tasks = joinedRecords(mine.tasks, theirs.tasks, (a, b) => ({
        ...(a.memory.last >= b.memory.last ? a : b),
        done: a.done || b.done,
      }));
      return [game, { tasks, questions: joinedRecords(mine.questions, theirs.questions, later) }];
    }),
  );
}

function later(one: Memory, other: Memory): Memory {
  return one.last >= other.last ? one : other;
}

function joinedRecords<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  join: (one: Value, other: Value) => Value,
): Readonly<Record<string, Value>> {
  const all = { ...other };
  for (const [key, value] of Object.entries(one)) {
    const also = other[key];
    all[key] = also === undefined ? value : join(value, also);
  }
  return all;
}
