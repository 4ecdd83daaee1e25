import { z } from 'zod';
import { scoreItems } from '../../../widgets/words/score-sheet.ts';
import { inLanguages, line } from '../in-languages.ts';

const yes = z.literal(true);
const count = z.int().nonnegative();

/** What a reader is to bring about; the conditions are those of `src/learn/goal.ts`. */
const goalSchema = z
  .strictObject({
    ended: yes,
    opened: yes,
    took: yes,
    melded: z.record(z.string(), count),
    sequence: count,
    newMelds: count,
    laid: count,
    canastas: count,
    canasta: z.enum(['natural', 'mixed', 'samba', 'pure-twos', 'mixed-twos', 'red-aces', 'black-aces', 'wild']),
    froze: yes,
    stopped: yes,
    kept: count,
    threeLaid: yes,
    out: yes,
    concealed: z.boolean(),
    discarded: count,
    over: yes,
    called: yes,
    auctionOver: yes,
    merged: yes,
    asked: yes,
    denied: yes,
    pairs: count,
  })
  .partial();

/** Acts as scenario files write them; the engine's reader checks them. */
const actions = z.array(z.looseObject({})).min(1);

/** A question to be answered in words; its forms are those of `src/learn/question.ts`. */
const questionSchema = z.union([
  z.strictObject({ is: z.enum(['takeable', 'frozen', 'mustTake', 'canGoOut', 'canOpen']) }),
  z.strictObject({ meld: line }),
  z.strictObject({ allowed: actions }),
  z.strictObject({ value: line }),
  z.strictObject({ minimum: yes }),
  z.strictObject({ parameter: line }),
  z.strictObject({ score: z.enum(['A', 'B', 'C']), item: z.enum(['total', ...scoreItems]) }),
  z.strictObject({
    pick: z.array(line).min(2),
    by: z.enum(['meld', 'canasta', 'most', 'addable', 'discardable', 'safe']),
    with: line.optional(),
    onto: line.optional(),
  }),
  z.strictObject({ winner: yes }),
]);

/** A tempting answer and what it teaches: acts that are refused or miss the goal, or a wrong answer. */
const temptingSchema = z.strictObject({
  do: actions.optional(),
  answer: z.union([z.boolean(), z.number(), z.array(line), z.enum(['A', 'B', 'C', 'none', 'draw'])]).optional(),
  teaches: inLanguages(line),
});

const lessonTitle = inLanguages(line);

/** A task of a lesson as written. */
export const taskSchema = z.strictObject({
  about: z.array(line).min(1),
  options: z.looseObject({}).optional(),
  position: z.looseObject({}),
  ask: inLanguages(line),
  goal: goalSchema.optional(),
  question: questionSchema.optional(),
  /** One way to the goal; any other lawful way is as good. */
  solution: actions.optional(),
  tempting: temptingSchema,
  /** A first nudge where that of its kind does not do. */
  hint: inLanguages(line).optional(),
  /** Why it is so, said when the task is done. */
  after: inLanguages(line),
});

/** A task of another ruleset’s lesson, run under this one: `canasta-fi/05-pile/3`, with what is different here. */
const sameTaskSchema = z.strictObject({
  same: z.string().regex(/^[a-z-]+\/\d\d-[a-z-]+\/\d+$/, 'a task is <ruleset>/<nn>-<name>/<number>'),
  ...taskSchema.partial().shape,
  tempting: temptingSchema.partial().optional(),
});

/** A step of a worked example: an act, or nothing yet, and what is said of it, with gaps for numbers. */
const stepSchema = z.strictObject({ do: z.looseObject({}).optional(), say: inLanguages(line) });

/** What a lesson shows before it asks: a table, and what is done there, step by step. */
const exampleSchema = z.strictObject({
  options: z.looseObject({}).optional(),
  /** Without `stock` every card that lies nowhere else is in it. */
  position: z.looseObject({}),
  steps: z.array(stepSchema).min(1),
});

/** The example of another lesson, run under this ruleset: `canasta-fi/05-pile`, with what is different here. */
const sameExampleSchema = z.strictObject({ same: line, ...exampleSchema.partial().shape });

/** A sentence of what was learnt, with its clauses; gaps are numbers of the ruleset. */
const learntSchema = z.strictObject({ say: inLanguages(line), clauses: z.array(line).min(1) });

/** A sentence that another lesson has too, by its place there: `canasta-fi/05-pile/1`. */
const sameLearntSchema = z.string().regex(/^[a-z-]+\/\d\d-[a-z-]+\/\d+$/);

/** `content/lessons/<ruleset>/<nn>-<name>.yaml`: a lesson, one idea with its tasks; `like` another one it has its title and lead. */
export const lessonFileSchema = z.strictObject({
  like: line.optional(),
  title: inLanguages(line).optional(),
  lead: inLanguages(line).optional(),
  example: z.union([sameExampleSchema, exampleSchema]).optional(),
  learnt: z
    .array(z.union([sameLearntSchema, learntSchema]))
    .min(1)
    .optional(),
  tasks: z.array(z.union([taskSchema, sameTaskSchema])).min(1),
});

/** `content/lessons/clauses.yaml`: which clauses of a ruleset say what a clause of another says; the rest are those of `others`. */
export const lessonClausesSchema = z.record(
  z.string(),
  z.strictObject({ others: line.optional(), clauses: z.record(z.string(), z.array(line)) }),
);

export type LessonFile = z.infer<typeof lessonFileSchema>;
export type LessonClauses = z.infer<typeof lessonClausesSchema>;
export type WrittenTask = z.infer<typeof taskSchema>;
export type WrittenExample = z.infer<typeof exampleSchema>;
export type Learnt = z.infer<typeof learntSchema>;
export type WrittenQuestion = z.infer<typeof questionSchema>;

/** A lesson with all that it takes from others. */
export interface Lesson {
  readonly title: z.infer<typeof lessonTitle>;
  readonly lead: z.infer<typeof lessonTitle>;
  readonly example: WrittenExample;
  readonly learnt: readonly Learnt[];
  readonly tasks: readonly WrittenTask[];
}
