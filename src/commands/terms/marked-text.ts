import { wordPattern } from '../spelling/prose.ts';

/** A word of a clause text. */
export interface TextWord {
  /** In small letters; what a `<Term>` marks up stays one with an ending behind it. */
  readonly word: string;
  /** Where in the source the word begins. */
  readonly at: number;
  /** The term whose mark it stands in. */
  readonly mark: Mark | undefined;
  /** Nothing but a space stands between it and the word before. */
  readonly follows: boolean;
  /** It stands in quotation marks: somebody says it at the table, or the source does. */
  readonly quoted: boolean;
}

/** A word or a group of words in a `<Term>`. */
export interface Mark {
  readonly term: string;
  /** Where in the source its tag begins. */
  readonly at: number;
}

/** A clause text (MDX) as its words, in order, and the marks of terms in it. */
export interface MarkedText {
  readonly words: readonly TextWord[];
  readonly marks: readonly Mark[];
}

/** What a component that renders something of its own leaves in the text: no letter, and no space either. */
const gap = '\uFFFC';

/** The quotations of all four languages. */
const quotation = /„[^“”\n]*[“”]|“[^”\n]*”|”[^”\n]*”/g;

/** Reads a clause text (MDX) of sound form. */
export function markedText(source: string): MarkedText {
  let plain = '';
  /** Of every character of the plain text, its place in the source and its mark. */
  const places: { readonly at: number; readonly mark: Mark | undefined }[] = [];
  const marks: Mark[] = [];
  let mark: Mark | undefined;
  for (const { 0: piece, 1: term, index: at } of source.matchAll(/<Term id="([^"]*)">|<[^>]*>|[^<]/g)) {
    if (term !== undefined) {
      mark = { term, at };
      marks.push(mark);
    } else if (piece === '</Term>') {
      mark = undefined;
    } else {
      plain += piece.startsWith('<') ? gap : piece;
      places.push({ at, mark });
    }
  }
  const quotations = Array.from(
    plain.matchAll(quotation),
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  let end = 0;
  const words = Array.from(plain.matchAll(wordPattern), ({ 0: found, index }): TextWord => {
    const follows = /^[ \u00A0]+$/.test(plain.slice(end, index));
    end = index + found.length;
    const letters = places.slice(index, end);
    return {
      word: found.toLowerCase().replace(/[’']s$/, ''),
      at: places[index]?.at ?? 0,
      mark: letters.find((letter) => letter.mark)?.mark,
      follows,
      quoted: quotations.some(([from, to]) => from < index && index < to),
    };
  });
  return { words, marks };
}
