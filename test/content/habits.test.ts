import { describe, expect, test } from 'vitest';
import type { Passage } from '../../src/commands/spelling/prose.ts';
import { checkHabits } from '../../src/commands/terms/habits.ts';
import { habitsSchema } from '../../src/site/schema/habit.ts';

const habits = habitsSchema.parse({
  fi: [
    {
      never: String.raw`\bavoim(?:ena|ina)\b`,
      say: 'kuvapuoli ylöspäin',
      except: [{ words: 'avoimena kysymyksenä', reason: 'no card' }],
    },
    { never: String.raw`\bheit`, rulesets: ['sitoumussamba'], say: 'lyödä' },
    { always: String.raw`\?$`, files: ['content/scenarios/'], under: 'title', say: 'a question' },
  ],
  ...{ sv: [], et: [], en: [] },
});

/** What is reported of a text in a place. */
function reported(text: string, place: Partial<Passage> = {}): string[] {
  const passage: Passage = {
    ...{ file: 'content/rules/samba/fi.mdx', line: 7, language: 'fi', ruleset: 'samba', keys: [], text },
    ...place,
  };
  return checkHabits([passage], habits).map(({ line, reason }) => `${line} ${reason}`);
}

test('what a language does not say is named as it stands, with what it says instead', () => {
  expect(reported('Kortti on Avoimena pöydällä.')).toEqual(['7 “Avoimena” (fi): kuvapuoli ylöspäin']);
  expect(reported('Kortti on kuvapuoli ylöspäin pöydällä.')).toEqual([]);
});

test('the words named as an exception are right, and nothing beside them', () => {
  expect(reported('Se jää avoimena kysymyksenä.')).toEqual([]);
  expect(reported('Se jää avoimena kysymyksenä, avoimena korttina.')).toHaveLength(1);
});

test('a habit of a ruleset, or of a language, holds nowhere else', () => {
  expect(reported('Pelaaja heittää kortin.', { ruleset: 'sitoumussamba' })).toHaveLength(1);
  expect(reported('Pelaaja heittää kortin.', { ruleset: 'classic' })).toEqual([]);
  expect(reported('Pelaaja heittää kortin.', { ruleset: undefined })).toEqual([]);
  expect(reported('avoimena', { language: 'sv' })).toEqual([]);
});

describe('what every text of a kind has', () => {
  const file = 'content/scenarios/samba/a.yaml';

  test('is asked of that kind alone', () => {
    expect(reported('Saako lopettaa', { file, keys: ['title', 'fi'] })).toEqual([
      '7 “Saako lopettaa” (fi): a question',
    ]);
    expect(reported('Saako lopettaa?', { file, keys: ['title', 'fi'] })).toEqual([]);
    expect(reported('Lopeta.', { file, keys: ['cases', 'ask', 'fi'] })).toEqual([]);
    expect(reported('Lopettaminen', { keys: ['title', 'fi'] })).toEqual([]);
  });
});

test('a pattern that is none is named', () => {
  expect(habitsSchema.safeParse({ fi: [{ never: '(', say: 'x' }], sv: [], et: [], en: [] }).success).toBe(false);
});
