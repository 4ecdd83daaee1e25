import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { line } from './in-languages.ts';

const fingerprint = z.string().regex(/^[0-9a-f]{8}$/, 'eight characters of a fingerprint');

/** What is recorded of a derived statement: the clauses beside which it was read, by whom, and what was read in each language. */
const readingSchema = z.strictObject({
  clauses: z.array(line),
  reader: line,
  read: z.partialRecord(z.enum(languageIds), fingerprint),
});

/** `content/readings.yaml`: the derived statements that somebody other than their author has read beside their clauses, by name. */
export const readingsSchema = z.record(z.string(), readingSchema);

export type Readings = z.infer<typeof readingsSchema>;
