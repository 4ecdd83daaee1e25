import { z } from 'zod';
import { eventNames } from '../../../learn/first-deal/events.ts';
import { remarkNames } from '../../../learn/first-deal/remarks.ts';
import { rulesetIds } from '../../ruleset-id.ts';
import { inLanguages, line } from '../in-languages.ts';

/** An act as scenario files write it; the engine’s reader checks it. */
const act = z.looseObject({});
const stated = {
  /** On which clauses the words rest. */
  clauses: z.array(line).optional(),
  /** What the words state of the table, for the engine to prove before they are said. */
  claims: z.array(line).optional(),
  /** How the numbers of the words are computed, by their gaps. */
  numbers: z.record(line, line).optional(),
};

const turnSchema = z.strictObject({
  /** What is going on, and what the reader is asked to do. */
  ask: inLanguages(line),
  ...stated,
  /** What is expected, act by act, and what is said when it has been done. */
  acts: z.array(z.strictObject({ do: act, say: inLanguages(line).optional(), ...stated })).min(1),
  /** What is said to a discard that leaves something expected undone. */
  skipped: z.strictObject({ say: inLanguages(line), ...stated }).optional(),
  /** What else may be tried: lawful, or refused. */
  tries: z
    .array(
      z.strictObject({
        do: z.array(act).min(1),
        refused: z.literal(true).optional(),
        say: inLanguages(line),
        ...stated,
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
  /** What the lead states, and how its numbers are computed. */
  claims: stated.claims,
  numbers: stated.numbers,
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
