import { z } from 'zod';
import { type ClauseAddress, isClauseAddress } from '../../engine/index.ts';
import { inLanguages, line } from './in-languages.ts';

const clause = z.custom<ClauseAddress>((text) => typeof text === 'string' && isClauseAddress(text), 'no such clause');

/** `content/home.yaml`: what people ask at the table, and the clauses that answer, one of each rule book at most; and what pages show as an example. */
export const homeSchema = z.strictObject({
  shown: z.strictObject({ try: line, clause, table: line }),
  questions: z.array(z.strictObject({ word: inLanguages(line), clauses: z.array(line).min(1) })).min(1),
});

export type Home = z.infer<typeof homeSchema>;
