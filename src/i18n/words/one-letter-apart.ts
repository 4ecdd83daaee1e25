/** Words shorter than this have too many neighbours to guess which was meant. */
const shortest = 4;

/** Tells whether two different words differ by one letter: a wrong, missing or added one, or two neighbours changed over. */
export function oneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortest - 1 || long.length < shortest || long.length - short.length > 1 || one === other)
    return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
