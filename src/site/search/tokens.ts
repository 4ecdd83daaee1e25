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

function count(text: string, words: Vocabulary): Counts {
  const counts = new Map<string, number>();
  const add = (token: string) => counts.set(token, (counts.get(token) ?? 0) + 1);
  for (const { word } of wordsIn(text)) {
    for (const token of words.textTokens(word)) {
      add(token);
      const head = words.headOf(token);
      if (head !== undefined) add(`-${head}`);
    }
  }
  return counts;
}

/** The base forms of words that follow one another when the words that say little are left out. */
function pairsIn(text: string, words: Vocabulary): Set<string> {
  const tokens = wordsIn(text)
    .filter(({ word }) => !words.isIgnored(word))
    .map(({ word }) => words.textTokens(word));
  return new Set(
    tokens.flatMap((ones, place) => ones.flatMap((one) => (tokens[place + 1] ?? []).map((two) => `${one} ${two}`))),
  );
}

/** How many words of a text say something. */
function tellingWords(text: string, words: Vocabulary): number {
  return wordsIn(text).filter(({ word }) => !words.isIgnored(word)).length;
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
  const made: SectionTokens = {
    title: merged([count(title, words), termsIn(title, data, words)]),
    titleLength: tellingWords(title, words),
    titlePairs: pairsIn(title, words),
    summary: count(summary, words),
    sentences: sentencesOf(title).map((sentence) => count(sentence, words)),
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

/** The base forms of a record, part by part; that a word is the last part of a compound is marked by a hyphen, `-pakka`. */
export function recordTokens(record: SearchRecord, data: SearchData, words: Vocabulary): Tokens {
  const section = sectionTokens(data.sections[record.section], data, words);
  const counted = (text: string) => sentencesOf(text).map((sentence) => count(sentence, words));
  const text = counted(record.text);
  const beside = counted(record.beside);
  const asked = counted(record.asked);
  const numbers = counted(record.numbers);
  return {
    ...section,
    opening: count(openingOf(record.text), words),
    text: merged(text),
    pairs: pairsIn(`${record.text}\n${record.beside}\n${record.asked}\n${record.numbers}`, words),
    beside: merged(beside),
    asked: merged(asked),
    questions: record.asked.split(/[;\n]/).flatMap((question) => {
      const length = tellingWords(question, words);
      return length > 0 ? [{ name: count(question, words), length }] : [];
    }),
    numbers: merged(numbers),
    numberNames: record.numbers.split('\n').flatMap((line) => {
      const name = line.replace(/:[^:]*$/, '');
      const length = tellingWords(name, words);
      return length > 0 ? [{ name: count(name, words), length }] : [];
    }),
    sentences: [...section.sentences, ...text, ...beside, ...asked, ...numbers],
    length: wordsIn(record.text).length,
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
