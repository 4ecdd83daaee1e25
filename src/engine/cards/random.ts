/** A source of random numbers: a whole number from 0 up to, but not including, the limit. */
export type Random = (limit: number) => number;

/** A seeded source (mulberry32): the same seed gives the same numbers everywhere. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
