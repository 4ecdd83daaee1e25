import type { SearchData, SearchRecord, SearchSection } from './data.ts';
import { wordsIn } from './search-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How often the base forms stand in a passage. */
export type Counts = ReadonlyMap<string, number>;

/** The base forms in the parts of a record. */
export interface Tokens {
  readonly title: Counts;
  /** How many telling words the title has. */
  readonly titleLength: number;
  /** The first sentence, where a clause says what it is about. */
  readonly opening: Counts;
  readonly text: Counts;
  readonly beside: Counts;
  readonly asked: Counts;
  /** Each of the questions by itself, with how many telling words it has. */
  readonly questions: readonly { readonly name: Counts; readonly length: number }[];
  readonly numbers: Counts;
  /** What each of the numbers is called, with how many telling words that takes. */
  readonly numberNames: readonly { readonly name: Counts; readonly length: number }[];
  /** The sentences and list items of the text, each by itself: what stands together belongs together. */
  readonly sentences: readonly Counts[];
  /** Words that follow one another, in the title and in the text, as `one two`. */
  readonly titlePairs: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly summary: Counts;
  /** How many words the text has. */
  readonly length: number;
}

/** The token of a term, whatever it is called. */
export function termToken(id: string): string {
  return `term:${id}`;
}

/** A word as it is counted. */
interface Spoken {
  /** Its base forms. */
  readonly tokens: readonly string[];
  /** Those, and what they are a kind of where they are compounds: `-pakka` of `avopakka`. */
  readonly counted: readonly string[];
  readonly isTelling: boolean;
}

const spokenKnown = new WeakMap<Vocabulary, Map<string, Spoken>>();

/** The words of a text as they are counted; a word that was met before is not looked up again. */
function spokenIn(text: string, words: Vocabulary): Spoken[] {
  const known = spokenKnown.get(words) ?? new Map<string, Spoken>();
  spokenKnown.set(words, known);
  return wordsIn(text).map(({ word }) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const tokens = words.textTokens(word);
    const counted = tokens.flatMap((token) => {
      const head = words.headOf(token);
      return head === undefined ? [token] : [token, `-${head}`];
    });
    const spoken = { tokens, counted, isTelling: !words.isIgnored(word) };
    known.set(word, spoken);
    return spoken;
  });
}

function count(spoken: readonly Spoken[]): Counts {
  const counts = new Map<string, number>();
  for (const { counted } of spoken) for (const token of counted) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** The base forms of words that follow one another when the words that say little are left out. */
function pairsIn(spoken: readonly Spoken[]): Set<string> {
  const pairs = new Set<string>();
  let before: readonly string[] = [];
  for (const { tokens, isTelling } of spoken) {
    if (!isTelling) continue;
    for (const one of before) for (const two of tokens) pairs.add(`${one} ${two}`);
    before = tokens;
  }
  return pairs;
}

/** How many words of a text say something. */
function tellingWords(spoken: readonly Spoken[]): number {
  return spoken.filter(({ isTelling }) => isTelling).length;
}

/** The first sentence of a text, or its first line if that is shorter. */
function openingOf(text: string): string {
  return /^.*?(?:[.:](?=\s)|$)/mu.exec(text)?.[0] ?? text;
}

function sentencesOf(text: string): string[] {
  return text.split(/\n|(?<=[.;:])\s/u).filter((sentence) => sentence.trim() !== '');
}

/** What all records of a section have in common. */
interface SectionTokens extends Pick<Tokens, 'title' | 'titleLength' | 'titlePairs' | 'summary'> {
  readonly sentences: readonly Counts[];
}

const sectionsKnown = new WeakMap<SearchSection, SectionTokens>();

function sectionTokens(section: SearchSection | undefined, data: SearchData, words: Vocabulary): SectionTokens {
  const known = section && sectionsKnown.get(section);
  if (known) return known;
  const { title = '', summary = '' } = section ?? {};
  const spoken = spokenIn(title, words);
  const made: SectionTokens = {
    title: merged([count(spoken), termsIn(title, data, words)]),
    titleLength: tellingWords(spoken),
    titlePairs: pairsIn(spoken),
    summary: count(spokenIn(summary, words)),
    sentences: sentencesOf(title).map((sentence) => count(spokenIn(sentence, words))),
  };
  if (section) sectionsKnown.set(section, made);
  return made;
}

/** The terms that a title names. */
function termsIn(title: string, data: SearchData, words: Vocabulary): Counts {
  const named = words.termsIn(wordsIn(title).map(({ word }) => word));
  return new Map(named.map(({ term }) => [termToken(data.terms[term]?.id ?? ''), 1]));
}

/** What several passages have together. */
function merged(all: readonly Counts[]): Counts {
  const counts = new Map<string, number>();
  for (const each of all) for (const [token, times] of each) counts.set(token, (counts.get(token) ?? 0) + times);
  return counts;
}

/** Names that stand in a text, each with the number of its telling words; those without any are left out. */
function namesIn(texts: readonly string[], words: Vocabulary) {
  return texts.flatMap((text) => {
    const spoken = spokenIn(text, words);
    const length = tellingWords(spoken);
    return length > 0 ? [{ name: count(spoken), length }] : [];
  });
}

/** The base forms of a record, part by part; that a word is the last part of a compound is marked by a hyphen, `-pakka`. */
export function recordTokens(record: SearchRecord, data: SearchData, words: Vocabulary): Tokens {
  const section = sectionTokens(data.sections[record.section], data, words);
  const read = (text: string) => sentencesOf(text).map((sentence) => spokenIn(sentence, words));
  const spoken = [record.text, record.beside, record.asked, record.numbers].map(read);
  const [text = [], beside = [], asked = [], numbers = []] = spoken.map((sentences) => sentences.map(count));
  return {
    ...section,
    opening: count(spokenIn(openingOf(record.text), words)),
    text: merged(text),
    pairs: pairsIn(spoken.flat(2)),
    beside: merged(beside),
    asked: merged(asked),
    questions: namesIn(record.asked.split(/[;\n]/), words),
    numbers: merged(numbers),
    numberNames: namesIn(
      record.numbers.split('\n').map((line) => line.replace(/:[^:]*$/, '')),
      words,
    ),
    sentences: [...section.sentences, ...text, ...beside, ...asked, ...numbers],
    length: spoken[0]?.flat().length ?? 0,
  };
}

/** Everything by which a record can be found whose parts have these tokens. */
export function tokensFound(tokens: Tokens, record: SearchRecord, data: SearchData): Set<string> {
  const { title, opening, text, beside, asked, numbers, summary } = tokens;
  const terms = [...record.terms, ...record.defines].flatMap((term) => data.terms[term]?.id ?? []).map(termToken);
  return new Set(
    [title, opening, text, beside, asked, numbers, summary].flatMap((counts) => [...counts.keys()]).concat(terms),
  );
}

/** Everything by which a record can be found. */
export function findableTokens(record: SearchRecord, data: SearchData, words: Vocabulary): Set<string> {
  return tokensFound(recordTokens(record, data, words), record, data);
}
