import { z } from 'zod';
import { tableNames } from '../../parameters.ts';
import { inLanguages, line } from '../in-languages.ts';

/** The parts of a quick start, each with its heading in `content/messages`. */
export const startParts = ['aim', 'dealing', 'turn', 'melds', 'pile', 'out', 'count', 'auction'] as const;

export type StartPart = (typeof startParts)[number];

/** `content/learn/statements.yaml`: what several quick starts say alike, by name. */
export const statementsSchema = z.record(z.string(), inLanguages(line));

/** A text of a quick start: one that is shared, by its name, or one of the ruleset's own. */
const saying = z.union([line, inLanguages(line)]);

/** A statement and the clauses on which it rests. */
const statementSchema = z.strictObject({ say: saying, clauses: z.array(line).min(1) });

/** Pictures of a scenario’s position and of what each action of its first case makes of it, with a text below each. */
const storySchema = z.strictObject({ scenario: line, captions: z.array(saying).min(2) });

const partSchema = z.strictObject({
  part: z.enum(startParts),
  /** Whether the picture of who sits where stands here. */
  seating: z.literal(true).optional(),
  statements: z.array(statementSchema).min(1),
  story: storySchema.optional(),
  /** Statements after the pictures. */
  after: z.array(statementSchema).optional(),
  tables: z.array(z.enum(tableNames)).optional(),
});

/** `content/learn/<ruleset>/start.yaml`: what somebody must know who plays a ruleset tonight. */
export const startSchema = z.strictObject({
  parts: z.array(partSchema).min(1),
  /** Sections with what is left out on purpose. */
  later: z.array(z.int().positive()).min(1),
});

export type Statements = z.infer<typeof statementsSchema>;
export type Start = z.infer<typeof startSchema>;
export type Saying = z.infer<typeof saying>;
export type Statement = z.infer<typeof statementSchema>;
export type Story = z.infer<typeof storySchema>;
