/** The first seed of everything that is tried; another one tries other things. */
export const firstSeed = Number(process.env.SEED ?? 1);

/** How much is tried: little in `npm test`, as much as `fuzz.env` says in `npm run fuzz`. */
export function tries(
  what: 'DEALS' | 'TABLES' | 'SETUPS' | 'STRINGS' | 'TALLIES' | 'INSIGHTS' | 'TOLD' | 'LARGE_HANDS',
  usually: number,
): number {
  return Number(process.env[what] ?? usually);
}

/**
 * Where looking closely at every step would take too long: one step in so many times the usual is. 1 in `npm test`; the names of the tests
 * tell it.
 */
export const closely = Number(process.env.CLOSELY ?? 1);
