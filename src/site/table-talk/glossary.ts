import { oneLetterApart } from '../../i18n/words/one-letter-apart.ts';

/** One word of a pattern: the word itself, all words that begin so, or all that end so; folded, and as the glossary writes it. */
interface WordPattern {
  readonly kind: 'word' | 'beginning' | 'ending';
  readonly text: string;
  readonly written: string;
}

/** A word or several of table talk and the notion they stand for. */
interface Pattern {
  readonly notion: string;
  readonly words: readonly WordPattern[];
}

/** A notion that stands in what somebody typed: which words it was read from, counted from 0. */
export interface Heard {
  readonly notion: string;
  readonly from: number;
  readonly to: number;
}

/** The table talk of a language, ready to hear by. */
export interface Glossary {
  /** The notions of words, in their order; `unfinished` says whether the last word may still go on. */
  readonly hear: (words: readonly string[], unfinished: boolean) => readonly Heard[];
  /** The word of the glossary that differs from this one by a slip of the finger, ending as this one does; undefined if none does. */
  readonly meant: (word: string) => string | undefined;
}

/** Between two words of a pattern so many others may stand. */
const mostBetween = 2;
/** Fewer letters of a word that is not yet finished are the beginning of too many words. */
const shortestUnfinished = 3;
/** Shorter words are too often one letter from another word that is right as well. */
const shortestMended = 7;

/** Small letters without accents: players at a table type `poyta` and `poeng` too. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`´]/gu, "'");
}

/** The words of what somebody typed, in small letters. */
export function wordsOf(typed: string): readonly string[] {
  return (
    typed
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Reads a glossary: for each notion its patterns, with commas between. */
export function readGlossary(notions: Readonly<Record<string, string>>): Glossary {
  const patterns = Object.entries(notions).flatMap(([notion, list]) =>
    list.split(',').map((text): Pattern => ({ notion, words: text.trim().split(/\s+/).map(wordPattern) })),
  );
  const several = patterns.filter(({ words }) => words.length > 1);
  const single = patterns.flatMap(({ notion, words: [first, ...more] }) =>
    first === undefined || more.length > 0 ? [] : [{ notion, ...first }],
  );
  const endings = single.filter(({ kind }) => kind === 'ending');
  const byBeginning = Map.groupBy(
    single.filter(({ kind }) => kind !== 'ending'),
    ({ text }) => text.slice(0, 2),
  );
  return {
    hear: (typed, unfinished) => {
      const words = typed.map((word, place) => ({
        word: folded(word),
        unfinished: unfinished && place === typed.length - 1,
      }));
      const heard: Heard[] = [];
      const taken = new Set<number>();
      const read = new Set<string>();
      for (const { notion, places } of standing(several, words)) {
        // The same words may stand for two notions; words of which some have been read with others may not.
        if (places.some((place) => taken.has(place)) && !read.has(places.join())) continue;
        read.add(places.join());
        heard.push({ notion, from: Math.min(...places), to: Math.max(...places) });
        for (const place of places) taken.add(place);
      }
      for (const [place, word] of words.entries()) {
        const alone = taken.has(place) ? [] : longestOf(byBeginning.get(word.word.slice(0, 2)) ?? [], word);
        const ended = endings.filter((pattern) => fits(pattern, word));
        for (const notion of new Set([...alone, ...ended].map((one) => one.notion)))
          heard.push({ notion, from: place, to: place });
      }
      return heard.sort((one, other) => one.from - other.from);
    },
    meant: (word) => mended(word, byBeginning),
  };
}

function wordPattern(text: string): WordPattern {
  const kind = text.endsWith('*') ? 'beginning' : text.startsWith('*') ? 'ending' : 'word';
  const written = text.replaceAll('*', '');
  return { kind, written, text: folded(written) };
}

/** A typed word, folded. */
interface TypedWord {
  readonly word: string;
  /** Whether it may still go on. */
  readonly unfinished: boolean;
}

function fits({ kind, text }: WordPattern, { word, unfinished }: TypedWord): boolean {
  if (kind === 'ending') return word.endsWith(text);
  if (kind === 'beginning' && word.startsWith(text)) return true;
  return word === text || (unfinished && word.length >= shortestUnfinished && text.startsWith(word));
}

/** The patterns of several words that stand among words, those that stand closest together and are longest first. */
function standing(
  several: readonly Pattern[],
  words: readonly TypedWord[],
): readonly { readonly notion: string; readonly places: readonly number[] }[] {
  return several
    .flatMap(({ notion, words: wanted }) =>
      placesOf(wanted, words).map((places) => ({
        notion,
        places,
        between: Math.max(...places) - Math.min(...places) + 1 - places.length,
        letters: wanted.reduce((sum, { text }) => sum + text.length, 0),
      })),
    )
    .sort((one, other) => one.between - other.between || other.letters - one.letters);
}

/** Where a pattern of several words stands: for each time the places of its words. */
function placesOf(wanted: readonly WordPattern[], words: readonly TypedWord[]): readonly (readonly number[])[] {
  return words.flatMap((_, start) => {
    const places: number[] = [];
    for (const pattern of wanted) {
      const last = places.at(-1);
      const first = last === undefined ? start : last + 1;
      const reach = last === undefined ? start : first + mostBetween;
      const place = words.findIndex((word, at) => at >= first && at <= reach && fits(pattern, word));
      if (place < 0) return [];
      places.push(place);
    }
    return [places];
  });
}

/** A pattern of one word. */
interface Single extends WordPattern {
  readonly notion: string;
}

/**
 * Of patterns of one word the longest that fit, a whole word before a beginning: “nostopakka” is the stock and not a draw, “kaks” is two
 * though it may yet become twelve.
 */
function longestOf(patterns: readonly Single[], word: TypedWord): readonly Single[] {
  const able = patterns.filter((pattern) => fits(pattern, word));
  const length = ({ kind, text }: Single) =>
    Math.min(text.length, word.word.length) + (kind === 'word' && text === word.word ? 0.5 : 0);
  const longest = Math.max(...able.map(length));
  return able.filter((pattern) => length(pattern) === longest);
}

/** A word with its beginning put right: `discraded` begins almost as `discard*`, so `discarded` may be meant. */
function mended(typed: string, byBeginning: ReadonlyMap<string, readonly Single[]>): string | undefined {
  const word = folded(typed);
  let best: string | undefined;
  let longest = shortestMended - 1;
  for (const [beginning, patterns] of byBeginning) {
    if (!beginning.startsWith(word.charAt(0))) continue;
    for (const { text, kind, written } of patterns) {
      if (text.length <= longest) continue;
      const lengths = kind === 'word' ? [word.length] : [text.length, text.length - 1, text.length + 1];
      const length = lengths.find((each) => each <= word.length && oneLetterApart(word.slice(0, each), text));
      if (length === undefined) continue;
      best = written + typed.slice(length);
      longest = text.length;
    }
  }
  return best;
}
