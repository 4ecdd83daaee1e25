/** What the trainer asks about, in the order in which a course would come to it. */
export const kinds = [
  'take',
  'take-with',
  'frozen',
  'minimum',
  'meld',
  'opens',
  'best-opening',
  'add',
  'merge',
  'discard',
  'safest',
  'out',
  'bid',
  'contract',
  'count',
  'ruling',
] as const;

/** A kind of questions. */
export type Kind = (typeof kinds)[number];

/** Whether a text is the name of a kind. */
export function isKind(text: string): text is Kind {
  return kinds.some((kind) => kind === text);
}

/**
 * The version of the generator: the same seed gives the same question as long as it is the same. Whatever changes a question, here, in the
 * engine's verdicts or in the players, makes another version of it; `test/train/same-questions.test.ts` tells.
 */
export const generatorVersion = 6;
