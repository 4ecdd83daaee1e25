import type { FaultKind } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { Lemmas } from '../../i18n/words/lemmas.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { FoundFault } from '../table-talk/fault-finder.ts';
import { numberedClauses } from './clause-numbers.ts';
import type { SearchData, SearchPage, SearchRecord, SearchSection, SearchTable, SearchTerm } from './data.ts';
import { type Elsewhere, elsewhereIn } from './elsewhere.ts';
import { type Query, readQuery } from './query.ts';
import { type Find, rank, scopeOf } from './rank.ts';
import { wordsIn } from './search-words.ts';
import { recordTokens, type Tokens, termToken, tokensFound } from './tokens.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/** A piece of a text; the pieces that answer the query are marked. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** What answers a query in one language. */
export interface Answer {
  readonly language: LanguageId;
  readonly query: Query;
  /** What is asked for that these books do not have. */
  readonly elsewhere: Elsewhere | undefined;
  /** The rulesets that are searched: all, or the one that was asked for with those that it stands on. */
  readonly scope: ReadonlySet<RulesetId> | undefined;
  /** Faults in the referee's guide, where somebody tells of one. */
  readonly faults: readonly SearchPage[];
  /** Clauses, the best first. */
  readonly records: readonly SearchRecord[];
  readonly terms: readonly SearchTerm[];
  readonly sections: readonly SearchSection[];
  readonly tables: readonly SearchTable[];
  readonly pages: readonly SearchPage[];
}

/** The search in one language. */
export interface Search {
  readonly data: SearchData;
  readonly answer: (typed: string, ruleset: RulesetId | undefined) => Promise<Answer>;
  /** The beginning of the text of a record, with what answers the query marked; if that comes later, its sentence follows. */
  readonly show: (record: SearchRecord, query: Query) => Piece[];
  /** Makes everything ready for the first answer, in small steps; between them it waits until `rested` resolves. */
  readonly prepare: (rested: () => Promise<void>) => Promise<void>;
}

/** After so many records the preparation rests, so that typing is not held up. */
const preparedAtOnce = 8;

/** Where records are found that have been read whole: every token with the places of the records that have it. */
function memory() {
  const places = new Map<string, number[]>();
  return {
    keep: (place: number, tokens: Iterable<string>) => {
      for (const token of tokens) {
        const known = places.get(token);
        if (known) known.push(place);
        else places.set(token, [place]);
      }
    },
    find: (token: string): readonly number[] => places.get(token) ?? [],
  };
}

/** How many characters of a text are shown. */
const shownLength = 150;
/** How many terms, sections and tables stand beside the clauses. */
const mostBeside = 3;

function cut(text: string): string {
  if (text.length <= shownLength) return text;
  const end = text.lastIndexOf(' ', shownLength);
  return `${text.slice(0, end > 0 ? end : shownLength).replace(/[\s,;:–]+$/u, '')} …`;
}

function marksIn(text: string, query: Query, words: Vocabulary, data: SearchData): Piece[] {
  const options = new Set(query.units.flatMap((unit) => [...unit.options.keys()]));
  const isMarked = (word: string) =>
    words.textTokens(word).some((token) => options.has(token) || options.has(`-${words.headOf(token) ?? ''}`));
  const all = wordsIn(text);
  const named = words
    .termsIn(all.map(({ word }) => word))
    .filter(({ term }) => options.has(termToken(data.terms[term]?.id ?? '')));
  const pieces: Piece[] = [];
  let end = 0;
  for (const [place, { word, at, length }] of all.entries()) {
    const isTerm = named.some(({ from, to }) => from <= place && place <= to);
    if (!isTerm && (!isMarked(word) || words.isIgnored(word))) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), marked: false });
    pieces.push({ text: text.slice(at, at + length), marked: true });
    end = at + length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), marked: false }] : pieces;
}

/** The share of the telling words of a name that the query has. */
function agreement(name: string, query: Query, words: Vocabulary): number {
  const own = wordsIn(name).filter(({ word }) => !words.isIgnored(word));
  const options = new Set(
    query.units.flatMap(({ options: each }) => [...each].flatMap(([token, weight]) => (weight >= 0.7 ? [token] : []))),
  );
  const found = own.filter(({ word }) => words.textTokens(word).some((token) => options.has(token)));
  return own.length === 0 ? 0 : found.length / own.length;
}

function best<Item>(items: readonly Item[], value: (item: Item) => number, least: number): Item[] {
  return items
    .map((item) => [item, value(item)] as const)
    .filter(([, score]) => score >= least)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostBeside)
    .map(([item]) => item);
}

/** The faults that typed words tell of, the likeliest first. */
export type HearFaults = (typed: string, kinds: readonly FaultKind[]) => Promise<readonly FoundFault[]>;

/** A fault of the guide that a query tells of. */
interface ToldFault extends FoundFault {
  readonly page: SearchPage;
}

/** From this fit on a fault is shown among the answers. */
const leastShown = 0.5;

/** The faults of the guides that a text tells of, each in every ruleset that is searched. */
async function toldFaults(typed: string, pages: readonly SearchPage[], hear: HearFaults): Promise<ToldFault[]> {
  const kinds = [...new Set(pages.flatMap(({ fault }) => fault?.kind ?? []))];
  const found = await hear(typed, kinds);
  return found.flatMap((each) =>
    pages.filter(({ fault }) => fault?.kind === each.kind).map((page) => ({ ...each, page })),
  );
}

/** How well the faults that were told of fit, by the addresses of the clauses on which their rulings rest. */
function fitsOfClauses(told: readonly ToldFault[]): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  for (const { page, fit } of told)
    for (const clause of page.fault?.clauses ?? []) fits.set(clause, Math.max(fit, fits.get(clause) ?? 0));
  return fits;
}

/**
 * The search over the data of a language; `find` tells which records have a token, `hear` which faults of the referee’s guide a text
 * tells of.
 */
export function searchIn(data: SearchData, lemmas: Lemmas, find: Find, hear: HearFaults = async () => []): Search {
  const words = vocabulary(data.language, lemmas, data);
  const known = new Map<number, Tokens>();
  const read = memory();
  let isAllRead = false;
  const findAnywhere: Find = async (token) => (isAllRead ? read.find(token) : find(token));
  /** The answer that is being found; the preparation waits for it. */
  let answering: Promise<unknown> = Promise.resolve();
  const tokensOf = (index: number, record: SearchRecord): Tokens => {
    const tokens = known.get(index) ?? recordTokens(record, data, words);
    known.set(index, tokens);
    return tokens;
  };
  const answer = async (typed: string, ruleset: RulesetId | undefined): Promise<Answer> => {
    const query = readQuery(typed, data, words);
    const { number } = query;
    const byNumber = number === undefined ? [] : numberedClauses(number, data, ruleset);
    const isNumber = byNumber.length > 0 && number?.alone === true;
    const named = new Set(query.units.flatMap(({ options }) => [...options.keys()]));
    const scope = ruleset === undefined ? undefined : new Set(scopeOf(ruleset, data).keys());
    const fits = (item: { readonly ruleset: RulesetId }) => scope === undefined || scope.has(item.ruleset);
    const text = !isNumber;
    const pages = data.pages.filter(fits);
    const tells = query.asks.fault || query.asks.incident;
    const told = text && tells ? await toldFaults(typed, pages, hear) : [];
    const hits = text ? await rank(query, data, findAnywhere, tokensOf, fitsOfClauses(told), ruleset) : [];
    const faults = told
      .filter(({ fit }) => fit >= leastShown)
      .map(({ page }) => page)
      .slice(0, mostBeside);
    return {
      language: data.language,
      query,
      elsewhere: elsewhereIn(typed, query, data, words),
      scope,
      faults,
      records: [...new Set([...byNumber, ...hits.map(({ record }) => record)])],
      terms: text ? data.terms.filter(({ id }) => named.has(termToken(id))).slice(0, mostBeside) : [],
      sections: text ? best(data.sections.filter(fits), ({ title }) => agreement(title, query, words), 0.6) : [],
      tables: text ? best(data.tables.filter(fits), ({ title }) => agreement(title, query, words), 0.6) : [],
      pages: text
        ? best(pages, ({ title }) => agreement(title, query, words), 0.6).filter((page) => !faults.includes(page))
        : [],
    };
  };
  return {
    data,
    answer: (typed, ruleset) => {
      const found = answer(typed, ruleset);
      answering = found.catch(() => undefined);
      return found;
    },
    show: (record, query) => {
      const start = cut(record.text.replace(/\s*\n\s*/g, ' '));
      const pieces = marksIn(start, query, words, data);
      if (pieces.some(({ marked }) => marked)) return pieces;
      const later = record.text.split(/\n|(?<=[.;:])\s/u).map((sentence) => marksIn(cut(sentence), query, words, data));
      const found = later.find((sentence) => sentence.some(({ marked }) => marked));
      return found ? [...pieces, { text: ' … ', marked: false }, ...found] : pieces;
    },
    prepare: async (rested) => {
      // What hears faults is fetched and learnt with the first telling.
      await hear('', []);
      await rested();
      // What typed words are compared with is put in order with the first word that is in no text.
      words.meanings('');
      await rested();
      for (const [index, record] of data.records.entries()) {
        const tokens = tokensOf(index, record);
        read.keep(index, tokensFound(tokens, record, data));
        if (index % preparedAtOnce !== 0) continue;
        // The index comes in parts; each is fetched with the first word that is looked for in it.
        const [token] = tokens.text.keys();
        if (token !== undefined) await find(token);
        await rested();
        await answering;
      }
      // Until every record has been read the index tells where words stand; from now on memory does, at once.
      isAllRead = true;
    },
  };
}
