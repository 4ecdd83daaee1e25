import { z } from 'zod';
import { inLanguages, line } from './inLanguages.ts';

/** `content/home.yaml`: what people ask at the table, and the clauses that answer, one of each rule book at most. */
export const homeSchema = z.strictObject({
  questions: z.array(z.strictObject({ word: inLanguages(line), clauses: z.array(line).min(1) })).min(1),
});

export type Home = z.infer<typeof homeSchema>;
