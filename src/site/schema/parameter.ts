import { z } from 'zod';
import { inLanguages, line } from './in-languages.ts';

/** A parameter of the engine in words. */
const parameterSchema = z.strictObject({
  fi: line,
  sv: line,
  et: line,
  en: line,
  /** Those of its values that are words of the engine. */
  values: z.record(z.string(), inLanguages(line)).optional(),
});

/** One group of `content/parameters.yaml`: parameters that belong together, in the order of a table. */
export const parameterGroupSchema = z.strictObject({
  order: z.int().positive(),
  title: inLanguages(line),
  parameters: z.record(z.string(), parameterSchema),
});

export type ParameterGroup = z.infer<typeof parameterGroupSchema>;
