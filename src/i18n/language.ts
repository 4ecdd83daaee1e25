/** The languages of the site, in the order in which they are offered. A new language is one more entry here and one column of content. */
export const languageIds = ['fi', 'sv', 'et', 'en'] as const;

export type LanguageId = (typeof languageIds)[number];

/** What every language calls itself, so that readers find their own whatever page they are on. */
export const endonyms: Record<LanguageId, string> = {
  fi: 'suomi',
  sv: 'svenska',
  et: 'eesti',
  en: 'English',
};

/** Tells whether a word, such as a path segment or a file name, is the id of a language of the site. */
export function isLanguageId(word: string): word is LanguageId {
  return languageIds.some((language) => language === word);
}

/** Reads a language id from a word that must be one; throws with the word when it is not. */
export function languageId(word: string | undefined): LanguageId {
  if (word !== undefined && isLanguageId(word)) return word;
  throw new Error(`“${word}” is not a language of the site (${languageIds.join(', ')})`);
}
