import { readFileSync } from 'node:fs';

/** Whether every place is looked at: in `npm run browser:whole` and `npm run fuzz`. Everyday, places of one kind take turns. */
export const whole = process.env.WHOLE === '1';

/** The numbers of the version, added up: with each release the next places have their turn, and between two releases every run is the same. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const release = String(version)
  .split('.')
  .reduce((sum, part) => sum + Number(part), 0);

/**
 * The places whose turn it is: `count` of them, spread evenly, in their order; all of them where the whole is looked at. Tests that are alike
 * pass their own `turn`, so that between them they come to all places: of fi, sv, et, en, two at a time, one test sees fi and et, the next
 * sv and en.
 */
export function inTurn<Place>(places: readonly Place[], count: number, turn = 0): readonly Place[] {
  if (whole || count >= places.length) return places;
  const step = places.length / count;
  const first = (release + turn) % Math.ceil(step);
  const chosen = new Set(Array.from({ length: count }, (_, next) => Math.floor(first + next * step) % places.length));
  return places.filter((_, place) => chosen.has(place));
}
