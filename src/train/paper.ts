import { failure, type Result, type Ruleset, success } from '../engine/index.ts';
import { kindsOf } from './askable.ts';
import { generatorVersion, isKind, type Kind } from './kinds.ts';

/** A fixed paper: the same questions for everybody who has its address. */
export interface Paper {
  readonly seed: number;
  readonly kinds: readonly Kind[];
  readonly count: number;
}

/** What a paper has at most. */
export const mostQuestions = 50;

/** Why an address holds no paper that can be opened, and where it is wrong, or of which version it is. */
export interface PaperError {
  readonly code: 'other-version' | 'damaged';
  readonly where: string;
}

/** A paper as a piece of an address: version, seed, number of questions and kinds: `1.4711.20.take.meld`. */
export function writePaper({ seed, count, kinds }: Paper): string {
  return [generatorVersion, seed, count, ...kinds].join('.');
}

/** The paper that a piece of an address holds. */
export function readPaper(text: string): Result<Paper, PaperError> {
  const [version = '', seed = '', count = '', ...kinds] = text.split('.');
  if (!/^\d{1,6}$/.test(version)) return failure({ code: 'damaged', where: version });
  if (Number(version) !== generatorVersion) return failure({ code: 'other-version', where: version });
  if (!/^\d{1,9}$/.test(seed)) return failure({ code: 'damaged', where: seed });
  const number = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  if (number < 1 || number > mostQuestions) return failure({ code: 'damaged', where: count });
  const known = kinds.filter(isKind);
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined || known.length === 0) return failure({ code: 'damaged', where: unknown ?? text });
  return success({ seed: Number(seed), kinds: known, count: number });
}

const day = 86_400_000;

/** The daily ten: the paper of a date (UTC), the same for all readers; `now` in milliseconds since 1970. */
export function dailyPaper(ruleset: Ruleset, now: number): Paper {
  const seed = Math.floor(now / day);
  const kinds = kindsOf(ruleset);
  // The game may have more than ten kinds: each day begins with those that the day before had no room for.
  const first = kinds.length === 0 ? 0 : (seed * 10) % kinds.length;
  return { seed, kinds: [...kinds.slice(first), ...kinds.slice(0, first)], count: 10 };
}
