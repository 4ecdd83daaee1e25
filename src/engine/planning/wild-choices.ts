/** How many wild cards something can be done with: a set of numbers from 0 to 30, packed into the bits of one number. */
export type WildChoices = number;

/** With no number of wild cards. */
export const noChoice: WildChoices = 0;

/** With exactly so many. */
export function exactly(wilds: number): WildChoices {
  return wilds < 0 ? noChoice : 1 << wilds;
}

/** With a number of the one and a number of the other together, up to so many in all. */
export function bothWithin(one: WildChoices, other: WildChoices, most: number): WildChoices {
  let sums = noChoice;
  for (let rest = other, wilds = 0; rest !== 0; rest >>>= 1, wilds += 1) if (rest & 1) sums |= one << wilds;
  return sums & (exactly(most + 1) - 1);
}
