import { describe, expect, test } from 'vitest';
import { cardFrom, faces, groundCodes, ruleCodes, usualRuleset } from '../../src/engine/index.ts';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { phraseText } from '../../src/widgets/words/phrase.ts';
import { reasonText } from '../../src/widgets/words/reason-text.ts';
import { speechOf } from './support/speeches.ts';

/** Numbers that bring out every plural form of the four languages. */
const numbers = [0, 1, 2, 3, 7, 11];

describe.each(languageIds)('the words of tables in %s', (language) => {
  const speech = speechOf(language);
  const { parameters } = usualRuleset('canasta-fi');

  test('every reason is a whole sentence whatever its numbers are', () => {
    for (const reason of ruleCodes) {
      for (const count of numbers) {
        const values = { least: count, most: count, minimum: 50, points: 45, missing: count, count };
        const text = reasonText({ code: reason, clauses: [], values }, speech);
        expect(text, reason).toMatch(/^[\p{Lu}“”„].*[.?!]$/u);
        expect(text, reason).not.toMatch(/[{}#]|undefined|NaN| {2}/);
      }
    }
  });

  test('every ground is a whole sentence', () => {
    for (const ground of groundCodes) {
      expect(speech.fill(speech.words.grounds[ground], {}), ground).toMatch(/^\p{Lu}[^{}#]*\.$/u);
    }
  });

  test('every card has a name of its own', () => {
    expect(new Set(faces.map((card) => speech.name(card))).size).toBe(faces.length);
    expect(faces.map((card) => speech.name(card)).filter((name) => /[{}]|undefined/.test(name))).toEqual([]);
  });

  test('every text fills all its gaps', () => {
    const { widgets } = speech.words;
    for (const pattern of Object.values(widgets)) {
      const gaps = Array.from(pattern.matchAll(/\{(\w+)/g), ([, name = '']) => [name, 2] as const);
      expect(speech.fill(pattern, Object.fromEntries(gaps))).not.toMatch(/[{}#]/);
    }
  });

  test('numbers are in the right form', () => {
    const [one, many] = [1, 5].map((count) => speech.text('cardCount', { count }));
    const forms: Record<LanguageId, readonly [string, string]> = {
      fi: ['1 kortti', '5 korttia'],
      sv: ['1 kort', '5 kort'],
      et: ['1 kaart', '5 kaarti'],
      en: ['1 card', '5 cards'],
    };
    expect([one, many]).toEqual(forms[language]);
    expect(parameters.canastaSize).toBe(7);
  });
});

describe('names and short forms', () => {
  const names: Record<LanguageId, readonly [string, string]> = {
    fi: ['ruutukuningas', 'patakymppi'],
    sv: ['ruter kung', 'spader tio'],
    et: ['ruutukuningas', 'potikümme'],
    en: ['king of diamonds', 'ten of spades'],
  };

  test.each(languageIds)('cards are called by the names of %s', (language) => {
    const speech = speechOf(language);
    const spoken = ['Kd', 'Ts'].map((code) => {
      const card = cardFrom(code);
      return card === undefined ? '' : speech.name(card);
    });
    expect(spoken).toEqual(names[language]);
  });

  test('plural forms may hold gaps', () => {
    const pattern = '{n, plural, one {# of {all}} other {# of {all}!}}';
    expect(phraseText(pattern, { n: 1, all: 3 }, 'en')).toBe('1 of 3');
    expect(phraseText(pattern, { n: 2, all: 3 }, 'en')).toBe('2 of 3!');
  });
});
