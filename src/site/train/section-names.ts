import { standsOn } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { allRulebooks } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** What the sections are called of which a ruleset’s questions can name clauses, by ruleset and number: `samba/14`; those of other rule books with their names. */
export async function sectionNames(ruleset: RulesetId, language: LanguageId): Promise<Record<string, string>> {
  const named = [ruleset, ...standsOn(ruleset)];
  const books = (await allRulebooks()).filter(({ id }) => named.includes(id));
  return Object.fromEntries(
    books.flatMap((book) =>
      book.sections.map((section) => {
        const title = `${section.nr} ${section.title[language]}`;
        return [`${book.id}/${section.nr}`, book.id === ruleset ? title : `${book.name[language]}: ${title}`];
      }),
    ),
  );
}
