import { getCollection, getEntry } from 'astro:content';
import { glob, readFile } from 'node:fs/promises';
import { cwd } from 'node:process';
import { parse } from 'yaml';
import { z } from 'zod';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { readLemmas } from '../../i18n/words/lemmas.ts';
import { clauseNumber } from '../clause-number.ts';
import { messagesIn } from '../messages.ts';
import { reference } from '../reference.ts';
import { allRulebooks, type Rulebook } from '../rulebook.ts';
import { statementsOf } from '../ruleset/statements.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { labsIn } from '../scenario/labs.ts';
import { scenariosOf } from '../scenario/scenario-library.ts';
import { inLanguages, line } from '../schema/in-languages.ts';
import { otherGamesSchema, searchSchema } from '../schema/search.ts';
import type { Term } from '../schema/term.ts';
import { textBlocks } from '../text/blocks.ts';
import { plainText } from '../text/plain-text.ts';
import { askedOfClauses, readAsked } from './asked.ts';
import type { SearchData, SearchPage, SearchRecord, SearchSection, SearchTable, SearchTerm } from './data.ts';
import { type OtherPages, otherPages } from './other-pages.ts';
import { sayingsOf } from './sayings.ts';
import { wordsIn } from './search-words.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

const scenarioSchema = z.object({ ruleset: z.enum(rulesetIds), about: z.array(z.string()), title: inLanguages(line) });

/** The tables about every clause, by its address: what they ask is often what readers ask. */
async function readTitles(): Promise<Map<string, Readonly<Record<LanguageId, string>>[]>> {
  const titles = new Map<string, Readonly<Record<LanguageId, string>>[]>();
  for await (const file of glob('content/scenarios/*/*.yaml')) {
    const scenario = scenarioSchema.safeParse(parse(await readFile(file, 'utf8')));
    if (!scenario.success) continue;
    const { ruleset, about, title } = scenario.data;
    // What a table shows first is what it is about; the rest only comes up.
    for (const each of about.slice(0, 1)) {
      const { ruleset: home, clause } = reference(each, ruleset);
      titles.set(`${home}/${clause}`, [...(titles.get(`${home}/${clause}`) ?? []), title]);
    }
  }
  return titles;
}

let titles: ReturnType<typeof readTitles> | undefined;

/** Everything that a term is called, in all languages: a reader may know its name in another language only. */
function namesOf(term: Term): string[] {
  const names = languageIds.flatMap((language) => [
    term[language],
    ...(term.also?.[language] ?? []),
    ...(term.derived?.[language] ?? []),
    ...Object.values(term.in ?? {}).flatMap((words) => words[language] ?? []),
  ]);
  return [...new Set(names.map((name) => name.toLowerCase().replace(/^(?:to|att) /, '')))];
}

async function searchTerms(language: LanguageId): Promise<SearchTerm[]> {
  const definitions = (await getEntry('definitions', language))?.data ?? {};
  return (await getCollection('terms')).map(({ id, data }) => ({
    id,
    name: data[language],
    definition: definitions[id] ?? '',
    called: namesOf(data),
  }));
}

async function recordsOf(
  book: Rulebook,
  language: LanguageId,
  firstSection: number,
  terms: readonly SearchTerm[],
  words: Vocabulary,
  said: OtherPages['said'],
): Promise<SearchRecord[]> {
  titles ??= readTitles();
  const titlesOf = await titles;
  const asked = askedOfClauses(readAsked(cwd()), language);
  const defining = new Map((await getCollection('terms')).map(({ id, data }) => [id, data.clauses ?? []]));
  const stated = (await statementsOf(book.id, language)).flatMap(({ statements }) => statements);
  const sections = book.sections.map(async ({ nr, clauses }, index) => {
    const blocks = (await textBlocks(book.id, nr, language)) ?? [];
    return clauses.map((clause): SearchRecord => {
      const address = `${book.id}/${clause.id}`;
      const own = (kind: string) =>
        blocks.find((block) => block.clause === clause.id && block.kind === kind)?.html ?? '';
      const text = plainText(own('clause'));
      const titles = (titlesOf.get(address) ?? []).map((title) => title[language]);
      const beside = [plainText(own('note')), ...titles, ...(said.get(clause.id) ?? [])];
      const numbers = stated
        .filter((each) => each.clause === address || each.clause === clause.id)
        .map(({ name, value }) => `${name}: ${value}`);
      return {
        ruleset: book.id,
        clause: clause.id,
        number: clauseNumber(clause, book.letters, language),
        kind: clause.class,
        section: firstSection + index,
        text,
        beside: beside.filter(Boolean).join('\n'),
        asked: asked.get(address) ?? '',
        numbers: numbers.join('\n'),
        defines: terms.flatMap(({ id }, term) => (defining.get(id)?.includes(address) ? [term] : [])),
        terms: [...new Set(words.termsIn(wordsIn(text).map(({ word }) => word)).map(({ term }) => term))],
      };
    });
  });
  return (await Promise.all(sections)).flat();
}

async function sectionsOf(book: Rulebook, language: LanguageId): Promise<SearchSection[]> {
  return Promise.all(
    book.sections.map(async ({ nr, title }) => {
      const blocks = (await textBlocks(book.id, nr, language)) ?? [];
      const summary = blocks.find(({ kind }) => kind === 'summary');
      return { ruleset: book.id, nr, title: title[language], summary: summary ? plainText(summary.html) : '' };
    }),
  );
}

async function tablesOf(book: Rulebook, language: LanguageId): Promise<SearchTable[]> {
  const tables = book.sections.map(async ({ nr }) =>
    (await scenariosOf(book.id, nr)).map(({ name, scenario }) => ({
      title: scenario.title?.[language] ?? name,
      ruleset: book.id,
      clause: `${nr}/#${name}`,
    })),
  );
  const { labs } = await messagesIn(language, book.id);
  const laboratories = labsIn(book.id).map((lab) => ({
    title: labs[`title-${lab}`],
    ruleset: book.id,
    clause: `lab/${lab}/`,
  }));
  return [...(await Promise.all(tables)).flat(), ...laboratories];
}

/** Everything that search knows in a language. */
export async function searchData(language: LanguageId): Promise<SearchData> {
  const books = await allRulebooks();
  const typed = searchSchema.parse(parse(await readFile('content/search.yaml', 'utf8')));
  const otherGames = otherGamesSchema.parse(parse(await readFile('content/other-games.yaml', 'utf8')));
  const sayings = sayingsOf(typed, otherGames, language);
  const terms = await searchTerms(language);
  const lemmas = readLemmas(await readFile(`content/lemmas/${language}.txt`, 'utf8'));
  const words = vocabulary(language, lemmas, { terms, ...sayings });
  const sections: SearchSection[] = [];
  const records: SearchRecord[] = [];
  const tables: SearchTable[] = [];
  const pages: SearchPage[] = [];
  for (const book of books) {
    const others = await otherPages(book.id, language);
    pages.push(...others.pages);
    records.push(...(await recordsOf(book, language, sections.length, terms, words, others.said)));
    sections.push(...(await sectionsOf(book, language)));
    tables.push(...(await tablesOf(book, language)));
  }
  return {
    language,
    rulesets: books.map(({ id, name, citation, standsOn }) => ({
      id,
      name: name[language],
      called: typed.rulesets[id] ?? [],
      cited: [...new Set([...Object.values(name), ...Object.values(citation)])],
      standsOn,
    })),
    sections,
    records,
    terms,
    tables,
    pages,
    ...sayings,
  };
}
