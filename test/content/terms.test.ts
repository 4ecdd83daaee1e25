import { describe, expect, test } from 'vitest';
import type { Passage } from '../../src/commands/spelling/prose.ts';
import { wrongForms } from '../../src/commands/terms/check.ts';
import type { LanguageId } from '../../src/i18n/language.ts';
import type { RulesetId } from '../../src/site/ruleset-id.ts';
import type { Term } from '../../src/site/schema/term.ts';

const terms: Record<string, Term> = {
  discard: {
    ...{ fi: 'heitto', sv: 'sakning', et: 'mahapanek', en: 'discard' },
    also: { fi: ['lyönti'], sv: ['kast'], et: ['mahakäimine'] },
    in: { sitoumussamba: { fi: 'lyönti' } },
  },
  'discard-pile': { fi: 'avopakka', sv: 'hög', et: 'lisapakk', en: 'discard pile', also: { en: ['pile'] } },
  going: { fi: 'lopettaminen', sv: 'utgång', et: 'lõpetamine', en: 'going out', also: { en: ['opening'] } },
};

/** What is reported of a sentence in a ruleset. */
function reported(text: string, language: LanguageId, ruleset: RulesetId | undefined): string[] {
  const passage: Passage = { file: 'content/rules/x/fi.mdx', line: 7, language, ruleset, keys: [], text };
  return wrongForms([passage], language, { terms, allowed: [], baseForms: {} }).map(
    ({ line, reason }) => `${line} ${reason}`,
  );
}

describe('a synonym is found in every inflection', () => {
  test.each([
    ['fi', 'Lyönnin jälkeen vuoro päättyy.', '7 “lyönti” (fi): the texts say “heitto”'],
    ['sv', 'Efter kasten är turen slut.', '7 “kast” (sv): the texts say “sakning”'],
    ['et', 'Mahakäimise järel käik lõpeb.', '7 “mahakäimine” (et): the texts say “mahapanek”'],
  ] as const)('%s', (language, text, expected) => {
    expect(reported(text, language, 'canasta-fi')).toEqual([expected]);
  });
});

test('a ruleset may use its own word, and the word of all too', () => {
  expect(reported('Lyönnin jälkeen vuoro päättyy; heitto on tehty.', 'fi', 'sitoumussamba')).toEqual([]);
});

test('a synonym that is only a part of the proper word is none', () => {
  expect(reported('The discard pile is frozen.', 'en', 'classic')).toEqual([]);
  expect(reported('The pile is frozen.', 'en', 'classic')).toHaveLength(1);
});

test('a word with a base form of its own is nothing else', () => {
  expect(reported('The side opens, and the stock is open.', 'en', 'classic')).toEqual([]);
});

test('what is allowed is not reported, where it is allowed', () => {
  const passage = {
    file: 'content/rules/samba/fi.mdx',
    line: 1,
    language: 'fi',
    ruleset: 'samba',
    keys: [],
    text: 'lyönti',
  } as const;
  const allowed = { language: 'fi', forms: ['lyönti'], rulesets: ['samba'], reason: 'x' } as const;
  const entry = { ...allowed, forms: [...allowed.forms], rulesets: [...allowed.rulesets] };
  expect(wrongForms([passage], 'fi', { terms, allowed: [entry], baseForms: {} })).toEqual([]);
  expect(
    wrongForms([{ ...passage, ruleset: 'classic' }], 'fi', { terms, allowed: [entry], baseForms: {} }),
  ).toHaveLength(1);
});
