import type { LanguageId } from './language.ts';
import { fillMessage, numberText } from './message.ts';

/** Fills a message of `content/messages` for a page that is being built. A gap for which nothing is given is an error: no page is built with it. */
export function phrase(
  language: LanguageId,
  pattern: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const missing = (gap: string) => {
    throw new Error(`nothing fills the gap {${gap}} of “${pattern}”`);
  };
  return fillMessage(pattern, values, language, missing).join('');
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
  return numberText(value, language);
}
