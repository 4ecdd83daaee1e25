/** How many letters, spaces and signs of a rule text are read in a minute, slowly, in any of the four languages. */
const readInAMinute = 900;

/** How many minutes a clause text (MDX) takes to read, in whole minutes and at least one. */
export function readingMinutes(text: string): number {
  const plain = text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  return Math.max(1, Math.round(plain.length / readInAMinute));
}
