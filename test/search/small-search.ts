import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LanguageId } from '../../src/i18n/language.ts';
import { type Lemmas, readLemmas } from '../../src/i18n/words/lemmas.ts';
import { clauseNumber } from '../../src/site/clause-number.ts';
import { type RulesetId, rulesetIds } from '../../src/site/ruleset-id.ts';
import { type Ruleset, rulesetSchema } from '../../src/site/schema/ruleset.ts';
import { otherGamesSchema, searchSchema } from '../../src/site/schema/search.ts';
import { sectionSchema } from '../../src/site/schema/section.ts';
import type { SearchData, SearchRecord } from '../../src/site/search/data.ts';
import { sayingsOf } from '../../src/site/search/sayings.ts';
import { type HearFaults, type Search, searchIn } from '../../src/site/search/search-in.ts';
import { findableTokens } from '../../src/site/search/tokens.ts';
import { vocabulary } from '../../src/site/search/vocabulary.ts';
import { contentFile } from '../content-file.ts';

const typed = searchSchema.parse(contentFile('content/search.yaml'));
const otherGames = otherGamesSchema.parse(contentFile('content/other-games.yaml'));
const books = new Map(
  rulesetIds.map((id): [RulesetId, Ruleset] => [
    id,
    rulesetSchema.parse(contentFile(`content/rules/${id}/ruleset.yaml`)),
  ]),
);

/** The word forms of a language, as the site has them. */
export function lemmasOf(language: LanguageId): Lemmas {
  return readLemmas(readFileSync(`content/lemmas/${language}.txt`, 'utf8'));
}

/** A record with nothing but what is given. */
export function record(given: Partial<SearchRecord> & Pick<SearchRecord, 'clause'>): SearchRecord {
  return {
    ruleset: 'canasta-fi',
    number: given.clause,
    kind: 'engine',
    section: 0,
    text: '',
    beside: '',
    asked: '',
    numbers: '',
    defines: [],
    terms: [],
    ...given,
  };
}

/** What search knows of some records, with the sayings, games and rulesets of the site. */
export function searchDataOf(language: LanguageId, records: readonly SearchRecord[]): SearchData {
  return {
    language,
    rulesets: [...books].map(([id, { name, citation, standsOn }]) => ({
      id,
      name: name[language],
      called: typed.rulesets[id] ?? [],
      cited: [...new Set([...Object.values(name), ...Object.values(citation)])],
      standsOn,
    })),
    sections: [{ ruleset: 'canasta-fi', nr: 1, title: '', summary: '' }],
    records,
    terms: [],
    tables: [],
    pages: [],
    ...sayingsOf(typed, otherGames, language),
  };
}

/** Every clause of the rule books, with its number and no text. */
export function allClauses(language: LanguageId): SearchRecord[] {
  return globSync('content/rules/*/*/section.yaml').flatMap((file) => {
    const ruleset = rulesetIds.find((id) => dirname(dirname(file)).endsWith(`/${id}`));
    const book = ruleset && books.get(ruleset);
    if (ruleset === undefined || book === undefined) return [];
    return sectionSchema
      .parse(contentFile(file))
      .clauses.map((clause) =>
        record({ ruleset, clause: clause.id, number: clauseNumber(clause, book.letters, language) }),
      );
  });
}

/** The search over some data, found without an index. */
export function searchOver(data: SearchData, hear?: HearFaults): Search {
  const lemmas = lemmasOf(data.language);
  const words = vocabulary(data.language, lemmas, data);
  const places = new Map<string, number[]>();
  data.records.forEach((each, index) => {
    for (const token of findableTokens(each, data, words)) places.set(token, [...(places.get(token) ?? []), index]);
  });
  return searchIn(data, lemmas, async (token) => places.get(token) ?? [], hear);
}
