import { describe, expect, test } from 'vitest';
import type { LanguageId } from '../../src/i18n/language.ts';
import { numeralsIn } from '../../src/i18n/words/numerals.ts';

const values = (text: string, language: LanguageId) => numeralsIn(text.split(' '), language).map(({ value }) => value);

describe('numbers in words', () => {
  test.each<[LanguageId, string, number[]]>([
    ['fi', 'neljä punaista kolmosta kahdeksansataa', [4, 800]],
    ['fi', 'viisitoista', [15]],
    ['fi', 'kaksikymmentäviisi', [25]],
    ['fi', 'kakssataa pistettä', [200]],
    ['fi', 'kaksi tuhatta viisisataa', [2500]],
    ['fi', 'kymmenentuhatta', [10_000]],
    ['fi', 'viiskyt', [50]],
    ['sv', 'femtonhundra', [1500]],
    ['sv', 'två tusen poäng', [2000]],
    ['sv', 'hundratjugo', [120]],
    ['sv', 'två tre kort', [2, 3]],
    ['et', 'viissada seitsekümmend punkti', [570]],
    ['et', 'üksteist kaarti', [11]],
    ['et', 'viisteistkümmend', [15]],
    ['et', 'kakssada', [200]],
    ['en', 'two hundred and fifty points', [250]],
    ['en', 'ten thousand', [10_000]],
    ['en', 'twenty one', [21]],
    ['en', 'two or three and four', [2, 3, 4]],
    ['en', 'nobody wins', []],
  ])('%s: %s', (language, text, expected) => {
    expect(values(text, language)).toEqual(expected);
  });
});
