import { z } from 'zod';
import { eventNames } from '../../learn/first-deal/events.ts';
import { remarkNames } from '../../learn/first-deal/remarks.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { inLanguages, line } from './in-languages.ts';

/** An act as scenario files write it; the engine’s reader checks it. */
const act = z.looseObject({});
const clauses = z.array(line).optional();

const turnSchema = z.strictObject({
  /** What is going on, and what the reader is asked to do. */
  ask: inLanguages(line),
  clauses,
  /** The cards of the hand of which the words speak. */
  holds: line.optional(),
  /** What is expected, act by act, and what is said when it has been done. */
  acts: z.array(z.strictObject({ do: act, say: inLanguages(line).optional(), clauses })).min(1),
  /** What is said to a discard that leaves something expected undone. */
  skipped: inLanguages(line).optional(),
  /** What else may be tried: lawful, or refused. */
  tries: z
    .array(
      z.strictObject({
        do: z.array(act).min(1),
        refused: z.literal(true).optional(),
        say: inLanguages(line),
        clauses,
      }),
    )
    .default([]),
  /** What the partner says who is asked. */
  answer: z.enum(['yes', 'no']).optional(),
  /** How the others play until the reader’s next turn. */
  others: z.array(act),
});

/** `content/learn/<ruleset>/first-deal*.yaml`: a whole deal that is told, from a position or from a seed. */
export const firstDealSchema = z.strictObject({
  /** What the deal is called, where a ruleset has several. */
  title: inLanguages(line).optional(),
  lead: inLanguages(line),
  options: z.looseObject({}).optional(),
  position: z.looseObject({}).optional(),
  seed: z.int().positive().optional(),
  /** False: everybody has passed before the deal is told. */
  auction: z.literal(false).optional(),
  turns: z.array(turnSchema),
});

/** `content/learn/events.yaml`: what is said of anything that happens, in all rulesets or in some. */
export const dealEventsSchema = z.array(
  z.strictObject({
    event: z.enum([...eventNames, ...remarkNames]),
    in: z.array(z.enum(rulesetIds)).optional(),
    say: inLanguages(line),
    clauses: z.partialRecord(z.enum(rulesetIds), z.array(line)),
  }),
);

export type FirstDeal = z.infer<typeof firstDealSchema>;
export type DealEvents = z.infer<typeof dealEventsSchema>;
