import type { RulesetId } from '../rulesetId.ts';
import type { SearchData, SearchRecord } from './data.ts';
import type { Query, Unit } from './query.ts';
import { type Counts, type Tokens, termToken } from './tokens.ts';

/** Where the records that have a token are found; the answer holds their places in the data. */
export type Find = (token: string) => Promise<readonly number[]>;

/** A record that answers a query. */
export interface Hit {
  readonly record: SearchRecord;
  readonly score: number;
}

/** How much the parts of a record weigh. */
const weights = { title: 0.8, opening: 0.6, text: 0.9, beside: 0.7, numbers: 0.9, summary: 0.2, terms: 0.6 } as const;

/** What a clause gains where it defines a term of the query, and where one sentence has much of the query. */
const gain = { defines: 0.9, together: 1.6, title: 0.4, wholeTitle: 0.6, pair: 0.7, titlePair: 1 } as const;

/** How clauses of a class stand to others that fit as well: what a thing is comes before what follows a fault in it. */
const standing: Readonly<Record<SearchRecord['kind'], number>> = {
  definition: 1.08,
  engine: 1.08,
  procedure: 1.04,
  ruling: 0.88,
};
const standingOfFaults: Readonly<Record<SearchRecord['kind'], number>> = {
  definition: 0.85,
  engine: 0.88,
  procedure: 0.95,
  ruling: 1.5,
};

/** What a number is worth to somebody who asks for one. */
const numberGain = 3;

/** Words of a text after which a word more counts little. */
const saturation = 0.6;
const usualLength = 50;

function partScore(count: number | undefined, weight: number): number {
  return count === undefined ? 0 : (weight * count) / (count + saturation);
}

/** How well a record answers to one token. */
function tokenScore(token: string, record: SearchRecord, tokens: Tokens, data: SearchData, query: Query): number {
  if (token.startsWith('term:')) {
    return record.terms.some((term) => termToken(data.terms[term]?.id ?? '') === token) ? weights.terms : 0;
  }
  const length = 0.75 + (0.25 * Math.min(tokens.length, 4 * usualLength)) / usualLength;
  return (
    partScore(tokens.title.get(token), weights.title) +
    partScore(tokens.opening.get(token), weights.opening) +
    partScore((tokens.text.get(token) ?? 0) / length || undefined, weights.text) +
    partScore(tokens.beside.get(token), weights.beside) +
    partScore(tokens.numbers.get(token), weights.numbers * (query.asks.count ? numberGain : 1)) +
    partScore(tokens.summary.get(token), weights.summary)
  );
}

/** A unit with the records that each of its tokens has, and how rare it is. */
interface Found {
  readonly unit: Unit;
  readonly records: ReadonlyMap<string, readonly number[]>;
  readonly rarity: number;
}

/** Where the tokens of a unit are found among `count` records. */
async function findUnit(unit: Unit, find: Find, count: number): Promise<Found> {
  const tokens = [...unit.options.keys()];
  const answers = await Promise.all(tokens.map(find));
  const records = new Map(tokens.map((token, index) => [token, answers[index] ?? []]));
  // How rare a word is, it says itself; only where no text has it, its neighbours in meaning do.
  const has = (least: number) =>
    tokens.filter((token) => (unit.options.get(token) ?? 0) >= least && (records.get(token)?.length ?? 0) > 0);
  const sure = [0.9, 0.6].map(has).find((each) => each.length > 0) ?? [];
  const all = new Set((sure.length > 0 ? sure : tokens).flatMap((token) => records.get(token) ?? []));
  return { unit, records, rarity: unit.weight * Math.log(1 + (count - all.size + 0.5) / (all.size + 0.5)) };
}

/** The best weight with which one of the tokens of a unit stands in a part of a record. */
function bestIn(counts: Counts, unit: Unit): number {
  let best = 0;
  for (const [token, weight] of unit.options) if (weight > best && counts.has(token)) best = weight;
  return best;
}

function sum(found: readonly Found[], value: (each: Found) => number): number {
  return found.reduce((all, each) => all + value(each) * each.rarity, 0);
}

/** Tells whether words that follow one another in the query do so in a text. */
function isPair(one: Unit, two: Unit, pairs: ReadonlySet<string>): boolean {
  const near = ({ options }: Unit) => [...options].flatMap(([token, weight]) => (weight >= 0.7 ? [token] : []));
  return near(one).some((first) => near(two).some((second) => pairs.has(`${first} ${second}`)));
}

/** What a record gains where words of the query follow one another in its title or its text. */
function pairScore(found: readonly Found[], { pairs, titlePairs }: Tokens): number {
  return found.reduce((score, one, place) => {
    const two = found[place + 1];
    if (two === undefined) return score;
    const value =
      (isPair(one.unit, two.unit, pairs) ? gain.pair : 0) +
      (isPair(one.unit, two.unit, titlePairs) ? gain.titlePair : 0);
    return score + (value * (one.rarity + two.rarity)) / 2;
  }, 0);
}

/** How far a record falls back for each better one of the same ruleset, where any ruleset will do. */
const repeated = 0.85;

/** Puts the best of the rulesets beside one another: the same words stand in all of them. */
function mixed(hits: readonly Hit[]): Hit[] {
  const counts = new Map<RulesetId, number>();
  return hits
    .map((hit) => {
      const before = counts.get(hit.record.ruleset) ?? 0;
      counts.set(hit.record.ruleset, before + 1);
      return { ...hit, score: hit.score * repeated ** before };
    })
    .sort((a, b) => b.score - a.score);
}

/** How far records of another ruleset than the one that the query names fall back. */
const otherRuleset = 0.6;

function scoreOf(
  record: SearchRecord,
  tokens: Tokens,
  found: readonly Found[],
  data: SearchData,
  query: Query,
): number {
  const defined = new Set(record.defines.map((term) => termToken(data.terms[term]?.id ?? '')));
  const best = new Map<Found, number>();
  for (const each of found) {
    const scores = [...each.unit.options].map(
      ([token, weight]) => weight * tokenScore(token, record, tokens, data, query),
    );
    const defines = [...each.unit.options.keys()].some((token) => defined.has(token));
    best.set(each, Math.max(0, ...scores) + (defines ? gain.defines : 0));
  }
  const total = sum(found, () => 1);
  const words = sum(found, (each) => best.get(each) ?? 0);
  const covered = sum(found, (each) => Math.min(1, 1.5 * (best.get(each) ?? 0)));
  const together = Math.max(0, ...tokens.sentences.map((sentence) => sum(found, ({ unit }) => bestIn(sentence, unit))));
  const titleWords = Math.max(1, tokens.titleLength);
  const title = found.filter(({ unit }) => bestIn(tokens.title, unit) > 0.5).length / titleWords;
  const classes = query.asks.fault ? standingOfFaults : standing;
  const named = query.ruleset === undefined || query.ruleset === record.ruleset ? 1 : otherRuleset;
  return (
    (words + gain.together * together + pairScore(found, tokens)) *
    (0.15 + covered / total) *
    (1 + gain.title * Math.min(1, title) + (title >= 1 ? gain.wholeTitle : 0)) *
    classes[record.kind] *
    named
  );
}

/**
 * The records that answer a query, the best first. A record need not have all the words, but the rarer the words that it has, and the more
 * of them, the better. Only a whole word, in any of its forms, under any of its names, is a hit.
 */
export async function rank(
  query: Query,
  data: SearchData,
  find: Find,
  tokensOf: (index: number, record: SearchRecord) => Tokens,
  ruleset?: RulesetId,
): Promise<Hit[]> {
  const within = (index: number) => ruleset === undefined || data.records[index]?.ruleset === ruleset;
  const findWithin: Find = async (token) => (await find(token)).filter(within);
  const count = data.records.filter((record) => ruleset === undefined || record.ruleset === ruleset).length;
  const units = await Promise.all(query.units.map((unit) => findUnit(unit, findWithin, count)));
  const found = units.filter(({ records }) => [...records.values()].some((each) => each.length > 0));
  const candidates = new Set(found.flatMap(({ records }) => [...records.values()].flat()));
  const hits = [...candidates].flatMap((index): Hit[] => {
    const record = data.records[index];
    if (record === undefined) return [];
    const score = scoreOf(record, tokensOf(index, record), found, data, query);
    return score > 0 ? [{ record, score }] : [];
  });
  hits.sort((a, b) => b.score - a.score);
  return ruleset === undefined && query.ruleset === undefined ? mixed(hits) : hits;
}

/** The clauses that a number names, in the order of the rulesets: the clause itself and its parts, or those of the section. */
export function numbered(query: Query, data: SearchData, ruleset?: RulesetId): SearchRecord[] {
  const { number } = query;
  if (number === undefined) return [];
  const wanted = ruleset ?? query.ruleset;
  return data.records.filter(
    (record) =>
      (wanted === undefined || record.ruleset === wanted) &&
      (record.clause === number.clause || record.clause.startsWith(`${number.clause}-`)),
  );
}
