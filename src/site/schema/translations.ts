import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';

const fingerprint = z.string().regex(/^[0-9a-f]{8}$/, 'eight characters of a fingerprint');

/**
 * `content/rules/<ruleset>/translations.yaml`: for every block of text and every language the fingerprint of the source-language text
 * that the translation was made from. `npm run translations` writes it.
 */
export const translationsSchema = z.record(z.string(), z.partialRecord(z.enum(languageIds), fingerprint));

export type TranslationRecords = z.infer<typeof translationsSchema>;
