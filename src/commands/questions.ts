import { readdirSync, readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parse } from 'yaml';
import { z } from 'zod';
import { type LanguageId, languageId, languageIds } from '../i18n/language.ts';
import { readLemmas } from '../i18n/words/lemmas.ts';
import { rulesetId } from '../site/ruleset-id.ts';
import type { SearchData } from '../site/search/data.ts';
import { searchIn } from '../site/search/search-in.ts';
import { findableTokens } from '../site/search/tokens.ts';
import { vocabulary } from '../site/search/vocabulary.ts';
import { faultFinder, type TableTalk } from '../site/table-talk/fault-finder.ts';
import { readTableTalk } from '../site/table-talk/read-talk.ts';

// `npm run questions`: puts the questions of test/search to the search of the built site and prints how many find their clause within the
// first five, by language, kind and ruleset. `-- --all` shows what was found for every question that did not; `-- FILE …` puts the
// questions of other files; `-- --total` prints a share only where it is too small, and that of all.

/** Which share must find their clause: of all, and of each language, kind and ruleset. */
const wanted = 0.93;
const wantedOfEach = 0.9;
const first = 5;

/** A question, with the clauses of which one must be found. */
interface Question {
  readonly language: LanguageId;
  /** The ruleset that is searched; all where it is undefined. */
  readonly ruleset: string | undefined;
  readonly kind: string;
  readonly asks: string;
  /** Addresses of clauses: `samba/14-b`; none where these books do not have what is asked for, and it must be told. */
  readonly answers: readonly string[];
}

/** What is found for a query: the addresses of the first clauses, and whether it is told that these books do not have it. */
interface Found {
  readonly clauses: readonly string[];
  readonly isElsewhere: boolean;
}

type Search = (query: string, ruleset: string | undefined) => Promise<Found>;

function builtSearch(language: LanguageId, talk: TableTalk): Search {
  const data: SearchData = JSON.parse(readFileSync(`dist/${language}/search/data.json`, 'utf8'));
  const lemmas = readLemmas(readFileSync(`dist/${language}/search/lemmas.txt`, 'utf8'));
  const words = vocabulary(language, lemmas, data);
  const places = new Map<string, number[]>();
  data.records.forEach((record, index) => {
    for (const token of findableTokens(record, data, words)) places.set(token, [...(places.get(token) ?? []), index]);
  });
  const hear = faultFinder(talk, language, [language]);
  const search = searchIn(
    data,
    lemmas,
    async (token) => places.get(token) ?? [],
    async (typed, kinds) => hear(typed, kinds).faults,
  );
  return async (typed, ruleset) => {
    const asked = ruleset === undefined ? undefined : rulesetId(ruleset);
    const { records, elsewhere } = await search.answer(typed, asked);
    return {
      clauses: records.slice(0, first).map((record) => `${record.ruleset}/${record.clause}`),
      isElsewhere: elsewhere !== undefined,
    };
  };
}

function addresses(clauses: readonly string[], ruleset: string | undefined): string[] {
  return clauses.map((clause) => (clause.includes('/') || ruleset === undefined ? clause : `${ruleset}/${clause}`));
}

/** Reads lines as `fi samba: question = 14-b 15-a`; every fourth is of the kind “held out”. */
function readLines(file: string): Question[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, index) => {
    const [, language = '', named = '', asks = '', clauses = ''] = /^(\w+) (\S+): (.*) = (.*)$/.exec(line) ?? [];
    const ruleset = named === '*' ? undefined : named;
    const kind = index % 4 === 3 ? 'held out' : 'tuned';
    return { language: languageId(language), ruleset, kind, asks, answers: addresses(clauses.split(' '), ruleset) };
  });
}

const freshSchema = z.array(
  z.strictObject({
    ruleset: z.string().optional(),
    kind: z.string(),
    asks: z.string(),
    clauses: z.array(z.string()),
  }),
);

/** Reads a list of questions in YAML, whose file is named after their language. */
function readFresh(file: string): Question[] {
  const language = languageId(/(\w+)(?:\.\w+)?\.yaml$/.exec(file)?.[1] ?? '');
  return freshSchema.parse(parse(readFileSync(file, 'utf8'))).map(({ ruleset, kind, asks, clauses }) => {
    return { language, ruleset, kind, asks, answers: addresses(clauses, ruleset) };
  });
}

const usualFiles = [
  'test/search/questions.txt',
  ...readdirSync('test/search/fresh')
    .filter((name) => /^\w+(?:\.games)?\.yaml$/.test(name))
    .map((name) => `test/search/fresh/${name}`),
];
const named = argv.slice(2).filter((argument) => !argument.startsWith('--'));
const questions = (named.length > 0 ? named : usualFiles).flatMap((file) =>
  file.endsWith('.yaml') ? readFresh(file) : readLines(file),
);
const talk = await readTableTalk();
const searches = new Map(languageIds.map((language) => [language, builtSearch(language, talk)]));
const scores = new Map<string, { right: number; all: number }>();
for (const { language, ruleset, kind, asks, answers } of questions) {
  const { clauses = [], isElsewhere = false } = (await searches.get(language)?.(asks, ruleset)) ?? {};
  const right = answers.length === 0 ? isElsewhere : clauses.some((clause) => answers.includes(clause));
  for (const group of ['all', `language ${language}`, `kind ${kind}`, `ruleset ${ruleset ?? 'any'}`]) {
    const { right: before, all } = scores.get(group) ?? { right: 0, all: 0 };
    scores.set(group, { right: before + Number(right), all: all + 1 });
  }
  if (!right && argv.includes('--all'))
    console.log(
      `${language} ${ruleset ?? '*'} ${kind}: ${asks} = ${answers.join(' ')}\n    found ${clauses.join(' ') || 'nothing'}`,
    );
}
for (const [group, { right, all }] of [...scores].sort(([a], [b]) => a.localeCompare(b))) {
  const share = right / all;
  const isEnough = share >= (group === 'all' ? wanted : wantedOfEach);
  if (!isEnough) process.exitCode = 1;
  else if (argv.includes('--total') && group !== 'all') continue;
  console.log(
    `within the first ${first}, ${group}: ${right} of ${all} (${(100 * share).toFixed(1)} %)${isEnough ? '' : ', too few'}`,
  );
}
