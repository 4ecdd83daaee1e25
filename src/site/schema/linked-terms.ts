import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { line } from './in-languages.ts';

/** `content/glossary/linked.yaml`: for each language, by the ids of terms, the forms in which teaching texts link them. */
export const linkedTermsSchema = z.record(z.enum(languageIds), z.record(z.string(), z.array(line).min(1)));
