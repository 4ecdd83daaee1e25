import { z } from 'zod';
import { rulesetIds } from '../ruleset-id.ts';
import { inLanguages, line } from './in-languages.ts';

/** `content/search.yaml`: what people type that stands in no text. */
export const searchSchema = z.strictObject({
  /** What a ruleset is called in a query, in any language, in small letters. */
  rulesets: z.partialRecord(z.enum(rulesetIds), z.array(line)),
  /** What stands before the number of a clause where it is cited, in any language. */
  kinds: line,
  /** How the parts of a clause that have no number are called, in any language, by what their ids have for it. */
  labels: z.record(z.string(), z.array(line)),
  /** What somebody types who wants to play and not to read. */
  play: z.array(line),
  languages: inLanguages(
    z.strictObject({
      /** Words that say little in a question. */
      ignored: line,
      /** Words with which somebody asks for a number. */
      count: line,
      /** Words that tell of something done wrong. */
      fault: line,
      /** Words with which somebody tells what he has done. */
      told: line,
      /** Words with which somebody asks what a card is worth. */
      worth: line,
      /** Words that name a card, which in most questions stands for any. */
      cards: line,
      /** Words and phrases that players use for one another, group by group. */
      alike: z.array(line),
    }),
  ),
});

/** `content/other-games.yaml`: what players ask for that these books do not have, by what it is called in every language or in one alone. */
export const otherGamesSchema = z.strictObject({
  /** What is said of any game, as the second part of a compound: “bridge” and “card”. */
  heads: inLanguages(line),
  games: z.array(
    z.strictObject({
      nearest: z.enum(rulesetIds).optional(),
      every: line.optional(),
      fi: line.optional(),
      sv: line.optional(),
      et: line.optional(),
      en: line.optional(),
    }),
  ),
});

/** `content/asked/*.yaml`: what players ask and tell, in words that need not stand in the clauses, with the clauses that answer it. */
export const askedSchema = z.array(
  z.strictObject({ clauses: z.array(line).min(1), fi: line, sv: line, et: line, en: line }),
);
