/** The ids of the terms that a clause text (MDX) marks up, each once, in the order of their first use. */
export function termsUsed(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<Term id="([^"]+)"/g), ([, id = '']) => id))];
}
