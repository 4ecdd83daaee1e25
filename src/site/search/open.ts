import type { LanguageId } from '../../i18n/language.ts';
import { readLemmas } from '../../i18n/words/lemmas.ts';
import { faultFinder, type TableTalk } from '../table-talk/fault-finder.ts';
import type { SearchData } from './data.ts';
import { indexWord } from './index-word.ts';
import type { Find } from './rank.ts';
import { type HearFaults, type Search, searchIn } from './search-in.ts';

/** What this site uses of the script that Pagefind writes beside its index. */
interface Pagefind {
  search(word: string): Promise<{ readonly results: readonly { readonly id: string }[] }>;
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Opens the index; the answer to every token is kept. */
async function openIndex(folder: string): Promise<Find> {
  const [pagefind, names]: [Pagefind, readonly string[]] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pagefind.js`),
    get(`${folder}records.json`).then((response) => response.json()),
  ]);
  const places = new Map(names.map((name, place) => [name, place]));
  const known = new Map<string, Promise<readonly number[]>>();
  const ask = async (token: string): Promise<readonly number[]> => {
    const { results } = await pagefind.search(indexWord(token));
    return results.flatMap(({ id }) => places.get(id) ?? []);
  };
  return (token) => {
    const answer = known.get(token) ?? ask(token);
    known.set(token, answer);
    return answer;
  };
}

/** Hears faults in table talk, whose words are fetched when somebody first asks; without them none is heard. */
function hearFaults(language: LanguageId, base: string): HearFaults {
  const open = async () => {
    const talk: TableTalk = await (await get(`${base}referee/table-talk.json`)).json();
    return faultFinder(talk, language, [language]);
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (typed, kinds) => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened.then((find) => find(typed, kinds).faults).catch(() => []);
  };
}

const opened = new Map<LanguageId, Promise<Search>>();

async function openSearch(language: LanguageId, base: string): Promise<Search> {
  const folder = `${base}${language}/search/`;
  const [data, lemmas, find]: [SearchData, string, Find] = await Promise.all([
    get(`${folder}data.json`).then((response) => response.json()),
    get(`${folder}lemmas.txt`).then((response) => response.text()),
    openIndex(new URL(`${folder}index/`, location.href).href),
  ]);
  const opened = searchIn(data, readLemmas(lemmas), find, hearFaults(language, base));
  // Until the reader has typed his question, what it will need is made ready.
  void opened.prepare(atRest).catch(() => undefined);
  return opened;
}

/** Lets whatever waits in the browser go first. */
function atRest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The search in a language, fetched when it is first wanted; throws when it cannot be fetched, and may then be asked again. */
export function search(language: LanguageId, base: string): Promise<Search> {
  const known = opened.get(language) ?? openSearch(language, base);
  opened.set(language, known);
  known.catch(() => opened.delete(language));
  return known;
}
