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

/** A list in a random order (Fisher–Yates). */
export function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  const left = list.slice();
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(random(left.length), 1));
  return order;
}

/** Something of a list, each as likely; null of an empty one. */
export function someOf<Item>(list: readonly Item[], random: Random): Item | null {
  return list[random(Math.max(1, list.length))] ?? null;
}
