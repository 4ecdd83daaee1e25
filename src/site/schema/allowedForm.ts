import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { rulesetIds } from '../rulesetId.ts';
import { line } from './inLanguages.ts';

/** `content/glossary/allowed.yaml`: synonyms that texts may use although the glossary has another word for it. */
export const allowedFormsSchema = z.array(
  z.strictObject({
    language: z.enum(languageIds),
    forms: z.array(line).min(1),
    rulesets: z.array(z.enum(rulesetIds)).optional(),
    /** The folder for whose files it holds. */
    files: line.optional(),
    reason: line,
  }),
);

export type AllowedForms = z.infer<typeof allowedFormsSchema>[number];
