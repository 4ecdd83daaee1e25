/** A piece of a text: words, or words that are a term of the glossary. */
export interface TermPiece {
  readonly text: string;
  readonly term: string | null;
}

/** A text in pieces at the terms that it marks, such as “a <frozen>frozen</frozen> pile”; the mark may end in `</>`. */
export function termPieces(text: string): readonly TermPiece[] {
  return Array.from(text.matchAll(/<([\w-]+)>(.*?)<\/(?:\1)?>|[^<]+/g), ([whole, term, marked]) =>
    term === undefined || marked === undefined ? { text: whole, term: null } : { text: marked, term },
  );
}
