import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { inLanguages, line } from './in-languages.ts';

/** Which document a ruleset restates; the standing note of its pages is made of this. */
const source = z.strictObject({
  publisher: line,
  author: line.optional(),
  translator: line.optional(),
  title: line,
  language: z.enum(languageIds),
  edition: line.optional(),
  address: z.url().optional(),
});

/** `content/rules/<ruleset>/ruleset.yaml`: how a ruleset is named, cited and traced to its source. */
export const rulesetSchema = z.strictObject({
  order: z.int().positive(),
  name: inLanguages(line),
  citation: inLanguages(line),
  letters: z.enum(['upper', 'lower']),
  emblem: z.strictObject({
    rank: z.enum(['ace', 'king', 'queen', 'jack', 'two']),
    suit: z.enum(['spades', 'hearts', 'diamonds', 'clubs']),
  }),
  players: z.strictObject({ from: z.int().min(2), to: z.int().max(6) }),
  introduction: inLanguages(line),
  /** The rulesets that hold where this one says nothing, the first of them first. */
  standsOn: z.array(z.enum(rulesetIds)).default([]),
  /** What the options of the engine's ruleset are called, and those of their values that are no plain numbers. */
  options: z
    .record(
      z.string(),
      z.strictObject({ name: inLanguages(line), values: z.record(z.string(), inLanguages(line)).optional() }),
    )
    .default({}),
  source,
});

export type Ruleset = z.infer<typeof rulesetSchema>;
