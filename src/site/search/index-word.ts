/**
 * A token as a word of the Pagefind index. Pagefind finds words that begin with what it is asked for; the stroke at the end keeps it to
 * whole words, and what a token is (a base form, the last part of a compound, a term) stands at its beginning.
 */
export function indexWord(token: string): string {
  const kind = token.startsWith('term:') ? 't_' : token.startsWith('-') ? 'c_' : 'w_';
  return `${kind}${token.replace(/^term:/, '').replace(/[^\p{L}\p{N}]/gu, '')}_`;
}
