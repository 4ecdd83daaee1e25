import type { RulesetId } from '../ruleset-id.ts';
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
const weights = {
  title: 0.8,
  opening: 0.6,
  text: 0.9,
  beside: 0.7,
  asked: 1.2,
  numbers: 0.9,
  summary: 0.2,
  terms: 0.6,
  titleTerm: 0.5,
} as const;

/** What a clause gains where it defines a term of the query, and where one sentence has much of the query. */
const gain = { defines: 0.9, together: 1.6, title: 0.4, wholeTitle: 0.6, pair: 0.7, titlePair: 1, asked: 2 } as const;

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

/** What a ruling gains where somebody tells what happened, without calling it a fault. */
const incidentGain = 1.3;

/** What the first clause of a section gains, in which it says what it is about. */
const firstGain = 1.1;

/** What a number is worth to somebody who asks for one. */
const numberGain = 3;
/** What a clause gains there by a number of which the question has the whole name. */
const wholeNumberGain = 1.6;

/** Words of a text after which a word more counts little. */
const saturation = 0.6;
const usualLength = 50;

function partScore(count: number | undefined, weight: number): number {
  return count === undefined ? 0 : (weight * count) / (count + saturation);
}

/** How well a record answers to one token. */
function tokenScore(token: string, record: SearchRecord, tokens: Tokens, data: SearchData, query: Query): number {
  if (token.startsWith('term:')) {
    const inText = record.terms.some((term) => termToken(data.terms[term]?.id ?? '') === token);
    return (inText ? weights.terms : 0) + (tokens.title.has(token) ? weights.titleTerm : 0);
  }
  const length = 0.75 + (0.25 * Math.min(tokens.length, 4 * usualLength)) / usualLength;
  return (
    partScore(tokens.title.get(token), weights.title) +
    partScore(tokens.opening.get(token), weights.opening) +
    partScore((tokens.text.get(token) ?? 0) / length || undefined, weights.text) +
    partScore(tokens.beside.get(token), weights.beside) +
    partScore(tokens.asked.get(token), weights.asked) +
    partScore(tokens.numbers.get(token), weights.numbers * (query.asks.count ? numberGain : 1)) +
    partScore(tokens.summary.get(token), weights.summary)
  );
}

/** A token of a unit, with its weight. */
type Option = readonly [token: string, weight: number];

/** A unit with what each record has of it, and how rare it is. */
interface Found {
  readonly unit: Unit;
  /** The tokens that a record has, by its place in the data, the best first. */
  readonly had: ReadonlyMap<number, readonly Option[]>;
  readonly rarity: number;
}

/** How much a token tells that `found` of `count` records have. */
function rarityOf(found: number, count: number): number {
  return Math.log(1 + (count - found + 0.5) / (found + 0.5));
}

/** Where the tokens of a unit are found among `count` records. */
async function findUnit(unit: Unit, find: Find, count: number): Promise<Found> {
  const options = [...unit.options].sort(([, a], [, b]) => b - a);
  const places = await Promise.all(options.map(([token]) => find(token)));
  // How rare a word is, it says itself; only where no text has it, its neighbours in meaning do.
  const sure = new Set<number>();
  let least = 0;
  for (const [index, [, weight]] of options.entries()) {
    for (const place of places[index] ?? []) {
      if (sure.size === 0) least = [0.9, 0.6].find((each) => weight >= each) ?? 0;
      if (weight >= least) sure.add(place);
    }
  }
  const rarity = rarityOf(sure.size, count);
  const had = new Map<number, Option[]>();
  for (const [index, [token, weight]] of options.entries()) {
    const found = places[index] ?? [];
    // A common word that stands for a rare one tells no more than it does by itself.
    const share = Math.min(1, rarityOf(found.length, count) / rarity);
    for (const place of found) {
      const option = [token, weight * share] as const;
      const known = had.get(place);
      if (known) known.push(option);
      else had.set(place, [option]);
    }
  }
  return { unit, had, rarity: unit.weight * rarity };
}

/** The best weight with which one of some tokens, the best first, stands in a part of a record. */
function bestIn(counts: Counts, options: readonly Option[]): number {
  return options.find(([token]) => counts.has(token))?.[1] ?? 0;
}

function sum<Each extends { readonly rarity: number }>(found: readonly Each[], value: (each: Each) => number): number {
  return found.reduce((all, each) => all + value(each) * each.rarity, 0);
}

/** Two words that follow one another in the query, as a text may have them, with what it is worth to have them so. */
interface Pair {
  readonly keys: readonly string[];
  readonly value: number;
}

function pairsOf(found: readonly Found[]): Pair[] {
  const near = ({ unit }: Found) => [...unit.options].flatMap(([token, weight]) => (weight >= 0.7 ? [token] : []));
  return found.slice(1).flatMap((two, place) => {
    const one = found[place];
    if (one === undefined) return [];
    const seconds = near(two);
    const keys = near(one).flatMap((first) => seconds.map((second) => `${first} ${second}`));
    return [{ keys, value: (one.rarity + two.rarity) / 2 }];
  });
}

/** What a record gains where words of the query follow one another in its title or its text. */
function pairScore(following: readonly Pair[], { pairs, titlePairs }: Tokens): number {
  return following.reduce((score, { keys, value }) => {
    const inText = keys.some((key) => pairs.has(key)) ? gain.pair : 0;
    const inTitle = keys.some((key) => titlePairs.has(key)) ? gain.titlePair : 0;
    return score + (inText + inTitle) * value;
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
  index: number,
  record: SearchRecord,
  tokens: Tokens,
  found: readonly Found[],
  following: readonly Pair[],
  data: SearchData,
  query: Query,
): number {
  const defined = new Set(record.defines.map((term) => termToken(data.terms[term]?.id ?? '')));
  // What the record lacks altogether need not be looked for in its parts.
  const here = found.flatMap(({ unit, had, rarity }) => {
    const options = had.get(index);
    if (options === undefined) return [];
    let best = 0;
    for (const [token, weight] of options)
      best = Math.max(best, weight * tokenScore(token, record, tokens, data, query));
    const defines = [...defined].some((token) => unit.options.has(token));
    return [{ options, rarity, best: best + (defines ? gain.defines : 0) }];
  });
  const total = sum(found, () => 1);
  const words = sum(here, ({ best }) => best);
  const covered = sum(here, ({ best }) => Math.min(1, 2.1 * best));
  let together = 0;
  for (const sentence of tokens.sentences)
    together = Math.max(
      together,
      sum(here, ({ options }) => bestIn(sentence, options)),
    );
  // A title of words that say little, “The game”, tells of no clause that it is the one.
  const inTitle = here.filter(({ options }) => bestIn(tokens.title, options) > 0.5).length;
  const title = tokens.titleLength === 0 ? 0 : inTitle / tokens.titleLength;
  const counted = query.asks.count
    ? tokens.numberNames.map(
        ({ name, length }) => here.filter(({ options }) => bestIn(name, options) > 0.5).length / length,
      )
    : [];
  // A question that players are known to ask, of which this one has nearly every word and little else.
  let asked = 0;
  for (const { name, length } of tokens.questions) {
    const had = here.filter(({ options }) => bestIn(name, options) > 0.5);
    asked = Math.max(
      asked,
      (Math.min(1, had.length / length) * sum(had, ({ options }) => bestIn(name, options))) / total,
    );
  }
  const classes = query.asks.fault ? standingOfFaults : standing;
  const named = query.ruleset === undefined || query.ruleset === record.ruleset ? 1 : otherRuleset;
  return (
    (words + gain.together * together + pairScore(following, tokens)) *
    (0.15 + covered / total) *
    (1 + gain.title * Math.min(1, title) + (title >= 1 ? gain.wholeTitle : 0)) *
    (1 + gain.asked * asked) *
    (counted.some((share) => share >= 1) ? wholeNumberGain : 1) *
    classes[record.kind] *
    (query.asks.incident && !query.asks.fault && record.kind === 'ruling' ? incidentGain : 1) *
    (title > 0 && data.records[index - 1]?.section !== record.section ? firstGain : 1) *
    named
  );
}

/** What the clauses of a ruleset gain over those that it stands on, and how those follow one another. */
const ownGain = 1.8;
const furtherBase = 0.6;

/** How much the records of each ruleset count that is searched for one: its own, and those of the rulesets on which it stands. */
export function scopeOf(ruleset: RulesetId, data: SearchData): ReadonlyMap<RulesetId, number> {
  const bases = data.rulesets.find(({ id }) => id === ruleset)?.standsOn ?? [];
  return new Map([
    [ruleset, bases.length > 0 ? ownGain : 1],
    ...bases.map((base, place) => [base, furtherBase ** place] as const),
  ]);
}

/** What a clause gains by a fault that the query tells of, of its own score and of the best of all, where the fault fits perfectly. */
const toldGain = { own: 0.6, best: 0.3 } as const;

/** So many records are read through for an answer; the others, which have less of the query, follow unread. */
const mostRead = 160;
/** What a record that was not read may score at most beside any that was. */
const unreadWorth = 1e-6;

/** The places of the records that have something of a query, with what its words are worth that they have, the most first. */
function candidatesOf(found: readonly Found[]): (readonly [index: number, worth: number])[] {
  const worth = new Map<number, number>();
  for (const { had, rarity } of found)
    for (const [index, options] of had)
      worth.set(index, (worth.get(index) ?? 0) + rarity * Math.max(...options.map(([, weight]) => weight)));
  return [...worth].sort(([, a], [, b]) => b - a);
}

/** The hits with those that rule a fault of which the query tells, whether they have its words or not. */
function withTold(
  hits: readonly Hit[],
  records: readonly SearchRecord[],
  told: ReadonlyMap<string, number>,
  best: number,
): Hit[] {
  if (told.size === 0) return [...hits];
  const scores = new Map(hits.map(({ record, score }) => [record, score]));
  return records.flatMap((record) => {
    const fit = told.get(`${record.ruleset}/${record.clause}`) ?? 0;
    const own = scores.get(record) ?? 0;
    const score = own * (1 + toldGain.own * fit) + toldGain.best * fit * (best === 0 ? 1 : best);
    return score > 0 ? [{ record, score }] : [];
  });
}

/**
 * The records that answer a query, the best first. A record need not have all the words, but the rarer the words that it has, and the more
 * of them, the better. Only a whole word, in any of its forms, under any of its names, is a hit. Where a ruleset is asked for that stands
 * on others, their records are among the answers. `told` holds how well the faults fit that the query tells of, by the addresses of the
 * clauses on which their rulings rest: these are answers too.
 */
export async function rank(
  query: Query,
  data: SearchData,
  find: Find,
  tokensOf: (index: number, record: SearchRecord) => Tokens,
  told: ReadonlyMap<string, number>,
  ruleset?: RulesetId,
): Promise<Hit[]> {
  const scope = ruleset === undefined ? undefined : scopeOf(ruleset, data);
  const shareOf = (record: SearchRecord | undefined) =>
    record === undefined ? 0 : scope === undefined ? 1 : (scope.get(record.ruleset) ?? 0);
  const findWithin: Find = async (token) => (await find(token)).filter((index) => shareOf(data.records[index]) > 0);
  const count = data.records.filter((record) => shareOf(record) > 0).length;
  const units = await Promise.all(query.units.map((unit) => findUnit(unit, findWithin, count)));
  const found = units.filter(({ had }) => had.size > 0);
  const following = pairsOf(found);
  const hits = candidatesOf(found).flatMap(([index, worth], place): Hit[] => {
    const record = data.records[index];
    if (record === undefined) return [];
    const fit =
      place < mostRead
        ? scoreOf(index, record, tokensOf(index, record), found, following, data, query)
        : worth * unreadWorth;
    const score = shareOf(record) * fit;
    return score > 0 ? [{ record, score }] : [];
  });
  const best = Math.max(0, ...hits.map(({ score }) => score));
  const all = withTold(
    hits,
    data.records.filter((record) => shareOf(record) > 0),
    told,
    best,
  );
  all.sort((a, b) => b.score - a.score);
  return ruleset === undefined && query.ruleset === undefined ? mixed(all) : all;
}
