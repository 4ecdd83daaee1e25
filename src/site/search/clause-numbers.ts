import type { RulesetId } from '../ruleset-id.ts';
import type { SearchData, SearchRecord } from './data.ts';

/** A clause or section that a query names by its number. */
export interface ClauseNumber {
  /** Its id, or what its id begins with: `14`, `14-b`, `13-c-2`, `32-end`. */
  readonly clause: string;
  /** The number with all that belongs to it, letters and digits only, to be compared with how a clause is cited: `32viimeinenkappale`. */
  readonly label: string;
  /** The ruleset that is named with it. */
  readonly ruleset: RulesetId | undefined;
  /** Whether the query says nothing else. */
  readonly alone: boolean;
}

/** Everything but letters and digits is left out of numbers that are compared. */
function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A whole word with what may hang on it: `samba`, `samban`, `samba’s`. */
function inAnyForm(name: string): RegExp {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\p{L}{0,4}[\\s,]+');
  return new RegExp(`(?<![\\p{L}\\d])${words}[’']?\\p{L}{0,4}(?![\\p{L}\\d])`, 'gu');
}

/** What is looked for in queries, made once of what a language calls rulesets, clauses and their parts. */
interface Patterns {
  /** The names of rulesets, the longest first. */
  readonly rulesets: readonly { readonly id: RulesetId; readonly pattern: RegExp }[];
  /** The words that stand before the numbers of clauses, and a number with one before it in the middle of a question: `kohdan 14 b`. */
  readonly kinds: RegExp;
  readonly withKind: RegExp;
  /** What parts without a number are called, with what their ids have for them. */
  readonly labels: RegExp;
  readonly labelIds: ReadonlyMap<string, string>;
  /** Words that say little, of more than one letter: “what is 14 b”. */
  readonly ignored: ReadonlySet<string>;
}

const known = new WeakMap<SearchData, Patterns>();

function patternsOf(data: SearchData): Patterns {
  const made = known.get(data) ?? makePatterns(data);
  known.set(data, made);
  return made;
}

const longestFirst = (one: string, other: string) => other.length - one.length;

function makePatterns({ rulesets, sayings }: SearchData): Patterns {
  const names = new Map(
    rulesets.flatMap(({ id, called, cited }) =>
      [id, ...called, ...cited].map((name) => [name.toLowerCase(), id] as const),
    ),
  );
  const labelIds = new Map(
    sayings.clauses.labels.flatMap(({ id, called }) => called.map((name) => [name, id] as const)),
  );
  const oneOf = (words: Iterable<string>) => [...words].sort(longestFirst).join('|');
  const kinds = oneOf(sayings.clauses.kinds);
  return {
    rulesets: [...names]
      .sort(([one], [other]) => longestFirst(one, other))
      .map(([name, id]) => ({ id, pattern: inAnyForm(name) })),
    withKind: new RegExp(`(?:${kinds})[.:]?\\s+(\\d{1,2})\\s?([a-m])(?:\\s?(\\d))?(?![\\p{L}\\d])`, 'iu'),
    kinds: new RegExp(`(?<![\\p{L}\\d])(?:${kinds})(?:[.:]\\p{L}{0,4})?(?!\\p{L})`, 'gu'),
    labels: new RegExp(`(?<!\\p{L})(?:${oneOf(labelIds.keys())})(?!\\p{L})`, 'gu'),
    labelIds,
    ignored: new Set(sayings.ignored.filter(({ length }) => length > 1)),
  };
}

/** Takes the names of rulesets out of a text and tells which was named. */
function withoutRuleset(
  text: string,
  { rulesets }: Pick<Patterns, 'rulesets'>,
): { rest: string; ruleset: RulesetId | undefined } {
  let rest = text;
  let ruleset: RulesetId | undefined;
  for (const { id, pattern } of rulesets) {
    const without = rest.replace(pattern, ' ');
    if (without !== rest) ruleset ??= id;
    rest = without;
  }
  return { rest, ruleset };
}

function idOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('-').toLowerCase();
}

/** `14`, `14b`, `14-b`, `13.c.2`, `29.10`, `32 end 2`. */
const wholeNumber =
  /^(\d{1,2})(?:[\s.-]*([a-z])(?![a-z]))?(?:[\s.-]*(\d{1,2}))?(?:[\s.-]*([a-z]{3,}(?:-\d)?)(?:[\s.-]*(\d))?)?$/;
/** A number in the middle of a question, where only a letter that is joined to it or a capital is one: `14b`, `13-c-2`, `14 B`. */
const numberWithin = /(?<![\p{L}\d])(\d{1,2})(?:[-.]?([a-mA-M])|\s([A-M]))(?:[-. ]?(\d))?(?![\p{L}\d])/u;

/**
 * Reads a query that names a clause, in any form in which clauses are cited: `samba 14 b`, `14B`, `§ 14 b`, `kohta 14 b`, `13.c.2`,
 * `Canastan säännöt, kohta 6 C, viimeinen kappale`; or one in whose words such a number stands. Out comes undefined for any other query.
 */
export function clauseNumbers(typed: string, data: SearchData): ClauseNumber | undefined {
  const { kinds, withKind, labels, labelIds, ignored, ...patterns } = patternsOf(data);
  const { rest, ruleset } = withoutRuleset(typed.toLowerCase(), patterns);
  const text = rest.replace(/[§/,:()[\]“”"#_?!]+/gu, ' ');
  // `6 c end` for “kohta 6 c, viimeinen kappale”.
  const bare = text.replace(labels, (name) => ` ${labelIds.get(name) ?? ''} `).replace(kinds, ' ');
  // What is left behind the number may be what joins it to its book: “16 c i sitoumussamba”.
  const joining = /(?<=\d.*)\s\p{L}{1,3}\s*$/u;
  // What is left around it may be a question for what it says: “what is 14 b”; a number by itself may there be one of cards.
  const asking = /\p{L}{2,}/gu;
  for (const cut of [/$/, joining, asking]) {
    const number = bare.replace(cut, (word) => (cut !== asking || ignored.has(word) ? '' : word));
    const whole = wholeNumber.exec(number.trim().replace(/\.$/, ''));
    if (!whole || (whole[4] !== undefined && ![...labelIds.values()].includes(whole[4]))) continue;
    if (cut === asking && whole.slice(2).every((part) => part === undefined)) continue;
    const label = lettersAndDigits(text.replace(cut, '').replace(kinds, ' '));
    return { clause: idOf(...whole.slice(1)), label, ruleset, alone: true };
  }
  const [, ...parts] = numberWithin.exec(typed) ?? withKind.exec(typed) ?? [];
  const clause = idOf(...parts);
  if (!data.records.some((record) => record.clause === clause)) return undefined;
  return { clause, label: lettersAndDigits(clause), ruleset, alone: false };
}

/** The clauses that a number names: the one that is cited so, then that with the id, then its parts, each in the order of the rulesets. */
export function numberedClauses(
  number: ClauseNumber,
  data: SearchData,
  ruleset: RulesetId | undefined,
): SearchRecord[] {
  const wanted = number.ruleset ?? ruleset;
  const nearness = (record: SearchRecord): number | undefined => {
    if (wanted !== undefined && record.ruleset !== wanted) return undefined;
    if (lettersAndDigits(record.number.toLowerCase().replace(patternsOf(data).kinds, ' ')) === number.label) return 0;
    if (record.clause === number.clause) return 1;
    return record.clause.startsWith(`${number.clause}-`) ? 2 : undefined;
  };
  return data.records
    .flatMap((record) => {
      const near = nearness(record);
      return near === undefined ? [] : [{ record, near }];
    })
    .sort((one, other) => one.near - other.near)
    .map(({ record }) => record);
}
