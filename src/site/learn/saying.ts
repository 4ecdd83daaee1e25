import type { LanguageId } from '../../i18n/language.ts';
import { formatNumber, phrase } from '../../i18n/phrase.ts';
import { type TermPiece, termPieces } from '../../widgets/words/term-pieces.ts';
import { numbersOf } from '../parameters.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** The score with which the first deal begins. */
const firstScore = 0;

/**
 * Everything that a saying of a ruleset can fill in: the engine's numbers, what the table of minimums asks for in
 * the first deal, and the most that it asks for, and from what score on.
 */
export function sayingNumbers(ruleset: RulesetId): ReadonlyMap<string, number> {
  const { numbers, minimums, cardValues } = numbersOf(ruleset);
  const first = minimums.find(({ below }) => below === null || firstScore < below);
  const worths: readonly (readonly [string, number])[] = [
    ['jokerPoints', cardValues.joker],
    ['twoPoints', cardValues['2']],
    ['acePoints', cardValues.A],
    ['highPoints', cardValues.K],
    ['lowPoints', cardValues['4']],
  ];
  const highest = minimums.at(-1);
  const from = minimums.at(-2)?.below;
  return new Map([
    ...numbers,
    ...worths,
    ...(first ? [['firstMinimum', first.points] as const] : []),
    ...(highest ? [['highestMinimum', highest.points] as const] : []),
    ...(typeof from === 'number' ? [['highestFrom', from] as const] : []),
  ]);
}

/** The names that a saying fills in. */
export function gapsOf(pattern: string): string[] {
  return Array.from(pattern.matchAll(/\{(\w+)[,}]/g), ([, name = '']) => name);
}

/** The terms that a saying marks, in order. */
export function termsIn(pattern: string): string[] {
  return Array.from(pattern.matchAll(/<([\w-]+)>/g), ([, term = '']) => term);
}

/** A saying in a language with the numbers of a ruleset, in pieces at its terms. */
export function sayingPieces(pattern: string, ruleset: RulesetId, language: LanguageId): readonly TermPiece[] {
  // Plural rules need the number itself; from 10 000 up none of the texts has one.
  const written = (value: number) => (value < 10000 ? value : formatNumber(value, language));
  const values = Object.fromEntries(Array.from(sayingNumbers(ruleset), ([name, value]) => [name, written(value)]));
  return termPieces(phrase(language, pattern, values));
}
