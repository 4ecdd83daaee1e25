import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { type LanguageId, languageId, languageIds } from '../i18n/language.ts';
import { readLemmas } from '../i18n/words/lemmas.ts';
import { rulesetId } from '../site/ruleset-id.ts';
import type { SearchData } from '../site/search/data.ts';
import { searchIn } from '../site/search/search-in.ts';
import { findableTokens } from '../site/search/tokens.ts';
import { vocabulary } from '../site/search/vocabulary.ts';

// `npm run questions`: puts the questions of test/search/questions.txt to the search of the built site and prints how many find their clause
// within the first five. `-- --all` shows what was found for every question that did not; `-- FILE` puts the questions of another file.

/** Which share must find their clause. */
const wanted = 0.9;
const first = 5;

/** Answers a query with the addresses of the first clauses. */
type Search = (query: string, ruleset: string) => Promise<string[]>;

function builtSearch(language: LanguageId): Search {
  const data: SearchData = JSON.parse(readFileSync(`dist/${language}/search/data.json`, 'utf8'));
  const lemmas = readLemmas(readFileSync(`dist/${language}/search/lemmas.txt`, 'utf8'));
  const words = vocabulary(language, lemmas, data);
  const places = new Map<string, number[]>();
  data.records.forEach((record, index) => {
    for (const token of findableTokens(record, data, words)) places.set(token, [...(places.get(token) ?? []), index]);
  });
  const search = searchIn(data, lemmas, async (token) => places.get(token) ?? []);
  return async (typed, ruleset) => {
    const { records } = await search.answer(typed, ruleset === '*' ? undefined : rulesetId(ruleset));
    return records.slice(0, first).map((record) => `${record.ruleset}/${record.clause}`);
  };
}

const searches = new Map(languageIds.map((language) => [language, builtSearch(language)]));
const file = argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'test/search/questions.txt';
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const found: Record<'tuned' | 'held out', [number, number]> = { tuned: [0, 0], 'held out': [0, 0] };
const byLanguage = new Map<string, [number, number]>();
for (const [index, line] of lines.entries()) {
  const [, language, ruleset = '', question = '', clauses = ''] = /^(\w+) (\S+): (.*) = (.*)$/.exec(line) ?? [];
  const answers = clauses.split(' ').map((clause) => (clause.includes('/') ? clause : `${ruleset}/${clause}`));
  const hits = (await searches.get(languageId(language))?.(question, ruleset)) ?? [];
  const right = hits.some((hit) => answers.includes(hit));
  const part = found[index % 4 === 3 ? 'held out' : 'tuned'];
  part[0] += Number(right);
  part[1] += 1;
  const score = byLanguage.get(language ?? '') ?? [0, 0];
  byLanguage.set(language ?? '', [score[0] + Number(right), score[1] + 1]);
  if (!right && argv.includes('--all'))
    console.log(`${index % 4 === 3 ? 'held out ' : ''}${line}\n    found ${hits.join(' ') || 'nothing'}`);
}
const share = ([right = 0, all = 0]: readonly number[]) => `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
const total = [found.tuned[0] + found['held out'][0], lines.length];
console.log(`within the first ${first}: ${share(total)}; held out ${share(found['held out'])}`);
for (const [language, score] of byLanguage) console.log(`${language}: ${share(score)}`);
if ((total[0] ?? 0) < wanted * lines.length) process.exitCode = 1;
