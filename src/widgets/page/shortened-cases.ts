/**
 * Cases beside the position that they begin with, in compact notation: each without what they share with it. So a page does not say one
 * position once for every case. `position` ends in its two check digits; a case that begins otherwise stays whole.
 *
 * `1.samba.h1pn4s.jx` with `1.samba.h1pn4s.D.91` gives `.D.91`.
 */
export function shortenedCases(position: string, cases: readonly string[]): readonly string[] {
  const shared = sharedPart(position);
  return cases.map((one) => (one.startsWith(`${shared}.`) ? one.slice(shared.length) : one));
}

/** The same cases whole again. */
export function wholeCases(position: string, shortened: readonly string[]): readonly string[] {
  const shared = sharedPart(position);
  return shortened.map((one) => (one.startsWith('.') ? `${shared}${one}` : one));
}

function sharedPart(position: string): string {
  return position.slice(0, position.lastIndexOf('.'));
}
