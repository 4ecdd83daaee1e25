/** Tells whether a word of a text is a form of a word of the glossary; both in small letters. */
export type SameWord = (word: string, glossaryWord: string) => boolean;
