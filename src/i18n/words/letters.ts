/** Letters as they are typed where the keyboard lacks them: `poytays` for `pöytäys`. Small letters in, small letters out. */
export function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
