import type { LanguageId } from '../i18n/language.ts';
import type { Ruleset } from './schema/ruleset.ts';
import type { Clause } from './schema/section.ts';

/**
 * How a clause is cited: its label where `section.yaml` gives one, otherwise its number in the source's letters, `14-b` as “14 B” or
 * “14 b”. Two numbers in a row are told apart by a point, `29-10` as “29.10”.
 */
export function clauseNumber(
  clause: Pick<Clause, 'id' | 'label'>,
  letters: Ruleset['letters'],
  language: LanguageId,
): string {
  if (clause.label) return clause.label[language];
  const number = clause.id.replace(/^(\d+)-(?=\d)/, '$1.').replaceAll('-', '\u00a0');
  return letters === 'upper' ? number.toUpperCase() : number;
}
