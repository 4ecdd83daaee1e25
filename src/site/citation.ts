import type { LanguageId } from '../i18n/language.ts';
import { phrase } from '../i18n/phrase.ts';
import { clauseNumber } from './clause-number.ts';
import { messagesIn } from './messages.ts';
import type { Rulebook } from './rulebook.ts';
import type { Clause } from './schema/section.ts';

/** How a clause is cited in a language, without its address: “Canastan säännöt, kohta 14 B”; says so where the number is the site’s own. */
export async function citation(
  book: Rulebook,
  clause: Clause,
  assigned: boolean,
  language: LanguageId,
): Promise<string> {
  const { clause: words } = await messagesIn(language);
  const number = clauseNumber(clause, book.letters, language);
  const cited = phrase(language, words.cited, { title: book.citation[language], clause: number });
  return assigned ? `${cited} (${words.assigned})` : cited;
}
