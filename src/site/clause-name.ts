import type { LanguageId } from '../i18n/language.ts';
import { phrase } from '../i18n/phrase.ts';
import { clauseNumber } from './clause-number.ts';
import type { Rulebook } from './rulebook.ts';
import type { RulesetId } from './ruleset-id.ts';
import type { Messages } from './schema/messages.ts';
import type { Clause } from './schema/section.ts';

/**
 * What a clause is called where it is referred to: “clause 14 b” on the pages of its own ruleset, `home`; elsewhere its ruleset is named
 * too, “Finnish Canasta, 14 B”. `words` are the messages on clauses of the language.
 */
export function clauseName(
  book: Pick<Rulebook, 'id' | 'name' | 'letters'>,
  clause: Pick<Clause, 'id' | 'label'>,
  home: RulesetId,
  words: Messages['clause'],
  language: LanguageId,
): string {
  const number = clauseNumber(clause, book.letters, language);
  if (book.id === home) return phrase(language, words.name, { clause: number });
  return phrase(language, words.cited, { title: book.name[language], clause: number });
}
