import { expect, test } from 'vitest';
import { rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { generatorVersion, kindsOf, questionOf, writeQuestion } from '../../src/train/index.ts';

/**
 * Sums over the texts of some questions of each game, by the generator's version. Papers in circulation count on them: if they change, raise
 * `generatorVersion`, so that old papers say that they are of another version, and put the new sums here.
 */
const sums: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  6: {
    'canasta-fi': '3uf2j3',
    classic: '1k5er8y',
    'canasta-sv': 'jpbqo0',
    samba: '9v1yfe',
    sitoumussamba: '7q8amc',
  },
};

/** A short sum over a text (FNV-1a). */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return sum.toString(36);
}

test('papers have the questions that they had, or the generator has another version', () => {
  const now = rulesetIds.map((id) => {
    const ruleset = usualRuleset(id);
    const texts = kindsOf(ruleset).flatMap((kind) =>
      [1, 2].map((seed) => {
        const question = questionOf(ruleset, kind, seed);
        return question === null ? '' : writeQuestion(question);
      }),
    );
    return [id, sumOf(texts.join('\n'))] as const;
  });
  expect(Object.fromEntries(now)).toEqual(sums[generatorVersion]);
});
