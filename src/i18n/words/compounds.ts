import type { LanguageId } from '../language.ts';
import type { Lemmas } from './lemmas.ts';

/** A part of a compound that the table lacks: the base forms that it may stand for. */
export interface CompoundPart {
  readonly lemmas: readonly string[];
}

/** Shorter parts are found in words that are none. */
const shortestPart = 3;
/** A word that is known only in part must be known by this many letters, and by at least this share of them: `givar` of `givarväxling`. */
const shortestKnown = 4;
const leastKnown = 0.33;

/**
 * How a word looks inside a compound where that is no form of its own, by its end there and the end of the word itself: Finnish
 * `kolmos|pöytäys` from `kolmonen`, Estonian `avamis|tabel` from `avamine`, Swedish `utgång|s|fråga`, `givar|växling`.
 */
const joints: Readonly<Record<LanguageId, readonly (readonly [inside: string, alone: string])[]>> = {
  fi: [['s', 'nen']],
  sv: [
    ['s', ''],
    ['', 'e'],
    ['', 'a'],
    ['e', ''],
    ['e', 'a'],
    ['o', 'a'],
    ['u', 'a'],
  ],
  et: [
    ['mis', 'mine'],
    ['s', ''],
  ],
  en: [['s', '']],
};

function partAt(text: string, isLast: boolean, language: LanguageId, lemmas: Lemmas): readonly string[] {
  const own = lemmas.of(text);
  if (own.length > 0) return own;
  const unmarked = lemmas.unmarked(text);
  if (unmarked.length > 0) return unmarked;
  if (isLast) return [];
  return joints[language].flatMap(([inside, alone]) => {
    if (!text.endsWith(inside)) return [];
    const word = text.slice(0, text.length - inside.length) + alone;
    return word.length < shortestPart ? [] : lemmas.of(word);
  });
}

/** The fewest parts that make up the word from a place on; of as many, those with the longest last. */
function split(word: string, language: LanguageId, lemmas: Lemmas): readonly CompoundPart[] | undefined {
  const best: (readonly CompoundPart[] | undefined)[] = [];
  for (let end = shortestPart; end <= word.length; end++) {
    for (let start = 0; start <= end - shortestPart; start++) {
      const before = start === 0 ? [] : best[start];
      const known = best[end];
      if (before === undefined || (known !== undefined && known.length <= before.length + 1)) continue;
      const found = partAt(word.slice(start, end), end === word.length, language, lemmas);
      if (found.length > 0) best[end] = [...before, { lemmas: found }];
    }
  }
  return best[word.length];
}

/**
 * The parts of a compound that the table lacks, in their order: `musta|kolmos|pöytäys`, `hand|tre|straff`, `avamis|tabel`, `last|stock|card`.
 * Where only the beginning or the end of the word is known, that part alone. Nothing if the word is no compound of known words.
 */
export function partsOf(word: string, language: LanguageId, lemmas: Lemmas): readonly CompoundPart[] {
  const whole = split(word, language, lemmas);
  if (whole !== undefined) return whole;
  const least = Math.max(shortestKnown, Math.ceil(word.length * leastKnown));
  for (let length = word.length - shortestPart; length >= least; length--) {
    const part = split(word.slice(-length), language, lemmas) ?? split(word.slice(0, length), language, lemmas);
    if (part !== undefined) return part;
  }
  return [];
}
