import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { line } from './in-languages.ts';

/**
 * `content/glossary/allowed.yaml`: words of the glossary that texts may use although it has another word for it, or without marking
 * their first use.
 */
export const allowedFormsSchema = z.array(
  z.strictObject({
    language: z.enum(languageIds).optional(),
    forms: z.array(line).min(1),
    rulesets: z.array(z.enum(rulesetIds)).optional(),
    /** The folders for whose files it holds. */
    files: z.array(line).min(1).optional(),
    /** It is said of other things too: its first use in a section needs no mark. */
    everyday: z.literal(true).optional(),
    reason: line,
  }),
);

export type AllowedForms = z.infer<typeof allowedFormsSchema>[number];
