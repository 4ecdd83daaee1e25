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

/** Takes the names of rulesets out of a text, the longest first, and tells which was named. */
function withoutRuleset(text: string, data: SearchData): { rest: string; ruleset: RulesetId | undefined } {
  const names = data.rulesets
    .flatMap(({ id, called, cited }) => [id, ...called, ...cited].map((name) => ({ id, name: name.toLowerCase() })))
    .sort((a, b) => b.name.length - a.name.length);
  let rest = text;
  let ruleset: RulesetId | undefined;
  for (const { id, name } of names) {
    const without = rest.replace(inAnyForm(name), ' ');
    if (without !== rest) ruleset ??= id;
    rest = without;
  }
  return { rest, ruleset };
}

/** Takes the words out that stand before the numbers of clauses. */
function withoutKinds(text: string, { sayings }: SearchData): string {
  const kinds = [...sayings.clauses.kinds].sort((a, b) => b.length - a.length).join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\d])(?:${kinds})(?:[.:]\\p{L}{0,4})?(?!\\p{L})`, 'gu'), ' ');
}

/** Puts what ids have for parts without a number in the place of what they are called: `6 c end` for “6 c sista stycket”. */
function withPartsNamed(text: string, { sayings }: SearchData): string {
  const names = sayings.clauses.labels
    .flatMap(({ id, called }) => called.map((name) => ({ id, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const pattern = names.map(({ name }) => name).join('|');
  return text.replace(new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu'), (found) => {
    return ` ${names.find(({ name }) => name === found)?.id ?? ''} `;
  });
}

function idOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('-').toLowerCase();
}

/** `14`, `14b`, `14-b`, `13.c.2`, `29.10`, `32 end 2`. */
const wholeNumber =
  /^(\d{1,2})(?:[\s.-]*([a-z])(?![a-z]))?(?:[\s.-]*(\d{1,2}))?(?:[\s.-]*([a-z]{3,}(?:-\d)?)(?:[\s.-]*(\d))?)?$/;
/** A number in the middle of a question, where only a letter that is joined to it or a capital is one: `14b`, `13-c-2`, `14 B`. */
const numberWithin = /(?<![\p{L}\d])(\d{1,2})(?:[-.]?([a-m])|\s?([A-M]))(?:[-. ]?(\d))?(?![\p{L}\d])/u;

/**
 * Reads a query that names a clause, in any form in which clauses are cited: `samba 14 b`, `14B`, `§ 14 b`, `kohta 14 b`, `13.c.2`,
 * `Canastan säännöt, kohta 6 C, viimeinen kappale`; or one in whose words such a number stands. Out comes undefined for any other query.
 */
export function clauseNumbers(typed: string, data: SearchData): ClauseNumber | undefined {
  const { rest, ruleset } = withoutRuleset(typed.toLowerCase(), data);
  const text = rest.replace(/[§/,:()[\]“”"]+/gu, ' ');
  const bare = withoutKinds(withPartsNamed(text, data), data);
  const label = lettersAndDigits(withoutKinds(text, data));
  const candidates = [bare, bare.replace(/(?<=\d.*)\s\p{L}{1,3}\s*$/u, '')].map((each) =>
    each.trim().replace(/\.$/, ''),
  );
  for (const candidate of candidates) {
    const whole = wholeNumber.exec(candidate);
    if (whole && (whole[4] === undefined || data.sayings.clauses.labels.some(({ id }) => id === whole[4])))
      return { clause: idOf(...whole.slice(1)), label, ruleset, alone: true };
  }
  const within = numberWithin.exec(typed);
  if (!within) return undefined;
  const [, section, joined, capital, number] = within;
  const clause = idOf(section, joined ?? capital, number);
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
    if (lettersAndDigits(withoutKinds(record.number.toLowerCase(), data)) === number.label) return 0;
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
