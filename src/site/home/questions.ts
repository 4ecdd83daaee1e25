import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { LanguageId } from '../../i18n/language.ts';
import { clauseRest, pagePath } from '../address.ts';
import { clauseNumber } from '../clause-number.ts';
import { sectionNumber } from '../reference.ts';
import { type Rulebook, sectionOf } from '../rulebook.ts';
import { homeSchema } from '../schema/home.ts';

/** A question at the table as a link to the clause of one rule book that answers it. */
export interface Question {
  readonly word: string;
  readonly path: string;
  readonly number: string;
}

/** The questions that a rule book answers, in the order of the home page. */
export async function questionsOf(book: Rulebook, language: LanguageId): Promise<Question[]> {
  const { questions } = homeSchema.parse(parse(await readFile('content/home.yaml', 'utf8')));
  const own = questions.flatMap(({ word, clauses }) =>
    clauses
      .filter((clause) => clause.startsWith(`${book.id}/`))
      .map((clause) => ({ word: word[language], id: clause.slice(book.id.length + 1) })),
  );
  return Promise.all(
    own.map(async ({ word, id }) => {
      const section = await sectionOf(book.id, sectionNumber(id));
      const clause = section.clauses.find((candidate) => candidate.id === id) ?? { id };
      return {
        word,
        path: pagePath(language, clauseRest(book.id, id)),
        number: clauseNumber(clause, book.letters, language),
      };
    }),
  );
}
