import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';

/** A schema for something that must be given in every language of the site and in no other. */
export function inLanguages<Schema extends z.ZodType>(schema: Schema) {
  return z.record(z.enum(languageIds), schema);
}

/** A text of one line that is not empty. */
export const line = z.string().trim().min(1);
