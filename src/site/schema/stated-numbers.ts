import { z } from 'zod';

/** A number that a text states: `<ruleset>/<name>` of one of the engine's, or a fixed one with the reason why no ruleset gives it. */
const statedSchema = z.union([
  z.string().regex(/^[\w-]+\/\w+$/),
  z.strictObject({ number: z.number().int(), because: z.string().min(1) }),
]);

/** `content/stated-numbers.yaml`: what the numbers of definitions (by term) and of the words about a ruleset (`<ruleset>/<field>`) are. */
export const statedNumbersSchema = z.strictObject({
  definitions: z.record(z.string(), z.array(statedSchema)),
  about: z.record(z.string(), z.array(statedSchema)),
});

export type StatedNumber = z.infer<typeof statedSchema>;
