import { withoutMarks } from './letters.ts';

/** The forms of the words of a language, with their base forms, as `content/lemmas` holds them. */
export interface Lemmas {
  /** Tells whether a word, in small letters, is a form that the table has. */
  has(form: string): boolean;
  /** The base forms of a word; none if the table does not have it. */
  of(form: string): readonly string[];
  /** The base forms of all forms that are spelled as this one but for dots and strokes: those of `pöytäys` for `poytays`. */
  unmarked(form: string): readonly string[];
  /** All forms of the table, or those that have so many letters. */
  forms(length?: number): Iterable<string>;
}

function sharedBeginning(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  let length = first.length;
  for (const word of rest) while (!word.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

/** Writes a table: a line for every word, `avopak|ka an kaa …`: what all its forms begin with, the end of the base form and the ends of the others. */
export function writeLemmas(paradigms: ReadonlyMap<string, ReadonlySet<string>>): string {
  const lines = [...paradigms].map(([lemma, forms]) => {
    const rest = [...forms].filter((form) => form !== lemma).sort();
    const stem = sharedBeginning([lemma, ...rest]);
    return `${stem}|${[lemma, ...rest].map((form) => form.slice(stem.length)).join(' ')}`;
  });
  return `${lines.sort().join('\n')}\n`;
}

/** Reads a table that `writeLemmas` has written. */
export function readLemmas(text: string): Lemmas {
  const lemmas = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const [stem, ends] = line.split('|');
    if (stem === undefined || ends === undefined) continue;
    const [first = '', ...rest] = ends.split(' ');
    // Tables have tens of thousands of forms; nearly all have this one base form, which they share.
    const own = [stem + first];
    for (const end of [first, ...rest]) {
      const form = stem + end;
      const known = lemmas.get(form);
      lemmas.set(form, known === undefined ? own : [...known, ...own]);
    }
  }
  let byLength: Map<number, string[]> | undefined;
  const sorted = () => {
    const lengths = new Map<number, string[]>();
    for (const form of lemmas.keys()) {
      const known = lengths.get(form.length);
      if (known) known.push(form);
      else lengths.set(form.length, [form]);
    }
    return lengths;
  };
  let byLetters: Map<string, readonly string[]> | undefined;
  const lettersOnly = () => {
    const letters = new Map<string, readonly string[]>();
    for (const [form, bases] of lemmas) {
      const plain = withoutMarks(form);
      if (plain === form) continue;
      const known = letters.get(plain);
      letters.set(plain, known === undefined ? bases : [...known, ...bases]);
    }
    return letters;
  };
  return {
    has: (form) => lemmas.has(form),
    unmarked: (form) => {
      byLetters ??= lettersOnly();
      return [...new Set(byLetters.get(form))];
    },
    of: (form) => lemmas.get(form) ?? [],
    forms: (length) => {
      if (length === undefined) return lemmas.keys();
      byLength ??= sorted();
      return byLength.get(length) ?? [];
    },
  };
}
