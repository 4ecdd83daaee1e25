/** Letters as they are typed where the keyboard lacks them: `poytays` for `pöytäys`. Small letters in, small letters out. */
export function withoutMarks(word: string): string {
  // Most words have no dots; normalizing takes longer than seeing that.
  if (/^\p{ASCII}*$/u.test(word)) return word;
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
