import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { line } from './in-languages.ts';

/** One entry of `content/glossary/terms.yaml`: a term of the game in every language. */
export const termSchema = z.strictObject({
  fi: line,
  sv: line,
  et: line,
  en: line,
  /** Languages whose form was made for this site. */
  coined: z.array(z.enum(languageIds)).optional(),
  /** Synonyms that players and clubs say. */
  also: z.partialRecord(z.enum(languageIds), z.array(line)).optional(),
  /** Words made from it that say the same, above all its verb: a text may use them for it. */
  derived: z.partialRecord(z.enum(languageIds), z.array(line)).optional(),
  /** A ruleset's own word, used in its texts instead of the first form. */
  in: z.partialRecord(z.enum(rulesetIds), z.partialRecord(z.enum(languageIds), line)).optional(),
  /** A word that every reader of the game knows or soon knows: the texts mark it only where they say what it means. */
  common: z.literal(true).optional(),
  /** The clauses that say what the term means, as addresses: `canasta-fi/14-b`. */
  clauses: z.array(line).min(1).optional(),
});

/** `content/glossary/definitions/<language>.yaml`: what every term means, by its id. */
export const definitionsSchema = z.record(z.string(), line);

export type Term = z.infer<typeof termSchema>;
