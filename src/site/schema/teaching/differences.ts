import { z } from 'zod';
import { inLanguages, line } from '../in-languages.ts';

/** The most that somebody who knows one game reads before playing another. */
const mostPoints = 8;

/** `content/learn/<ruleset>/from-<other>.yaml`: what is different for somebody who knows the other ruleset. */
export const differencesSchema = z.strictObject({
  points: z
    .array(
      z.strictObject({
        say: inLanguages(line),
        clauses: z.array(line).min(1),
        /** The clauses of the game known, where it says something else. */
        known: z.array(line).optional(),
      }),
    )
    .min(1)
    .max(mostPoints),
  /** Parameters that are set side by side. */
  table: z.array(line).min(1),
});

export type Differences = z.infer<typeof differencesSchema>;
