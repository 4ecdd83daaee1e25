import type { LanguageId } from '../i18n/language.ts';
import { formatNumber } from '../i18n/phrase.ts';
import type { Messages } from './schema/messages.ts';
import type { ParameterGroup } from './schema/parameter.ts';

/** A value of the engine that is not a table. */
export type PlainValue = number | boolean | string;

/** A value of a parameter as a reader reads it; `named` is the parameter’s entry in `content/parameters.yaml`. */
export function valueInWords(
  value: PlainValue,
  named: ParameterGroup['parameters'][string],
  words: Messages['parameters'],
  language: LanguageId,
): string {
  if (typeof value === 'number') return formatNumber(value, language);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return named.values?.[value]?.[language] ?? value;
}
