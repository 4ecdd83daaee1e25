import { IntlMessageFormat } from 'intl-messageformat';
import type { LanguageId } from './language.ts';

// To read a pattern or a language's habits is dear, and pages ask for the same ones thousands of times.
const messages = new Map<string, IntlMessageFormat>();
const numbers = new Map<LanguageId, Intl.NumberFormat>();

/**
 * Fills a message of `content/messages`: an ICU pattern with the plural rules of its language. Only pages being built call it; the
 * browser gets finished texts.
 */
export function phrase(language: LanguageId, pattern: string, values: Record<string, string | number>): string {
  const name = `${language} ${pattern}`;
  const message = messages.get(name) ?? new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
  messages.set(name, message);
  return String(message.format(values));
}

/** The name of a language in another (or the same) one, as it stands in the middle of a sentence. */
export function languageName(language: LanguageId, inLanguage: LanguageId): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
}

/** A day written `2006-09-09` as a language writes dates; the English of the site is British, with the day before the month. */
export function longDate(day: string, language: LanguageId): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A number as a language writes it: thousands are set apart from 10 000 up, as the texts do. */
export function formatNumber(value: number, language: LanguageId): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language, { useGrouping: 'min2' });
  numbers.set(language, format);
  return format.format(value);
}
