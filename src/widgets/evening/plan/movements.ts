/** A meeting of two pairs: the first sits as side A, the second as side B. Pairs are numbered from 1. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
}

/** A round: who meets whom at each table, in the order of the tables, and the pair that has no opponent. */
export interface Round {
  readonly meetings: readonly Meeting[];
  readonly bye: number | null;
}

/**
 * The movements of an evening by the number of pairs: a line for each round, in it each table as `first-second`. Each pair meets each other
 * once, and sits as the first side once more or once less often than as the second at most; of an odd number one pair rests in each round.
 */
const movements: { readonly [pairs: number]: readonly string[] } = {
  2: ['2-1'],
  3: ['2-3', '3-1', '1-2'],
  4: ['4-1 2-3', '2-4 3-1', '4-3 1-2'],
  5: ['2-5 4-3', '3-1 5-4', '4-2 1-5', '5-3 2-1', '1-4 3-2'],
  6: ['6-1 2-5 4-3', '2-6 3-1 5-4', '6-3 4-2 1-5', '4-6 5-3 2-1', '6-5 1-4 3-2'],
  7: ['2-7 6-3 4-5', '3-1 7-4 5-6', '4-2 1-5 6-7', '5-3 2-6 7-1', '6-4 3-7 1-2', '7-5 4-1 2-3', '1-6 5-2 3-4'],
  8: [
    '8-1 2-7 6-3 4-5',
    '2-8 3-1 7-4 5-6',
    '8-3 4-2 1-5 6-7',
    '4-8 5-3 2-6 7-1',
    '8-5 6-4 3-7 1-2',
    '6-8 7-5 4-1 2-3',
    '8-7 1-6 5-2 3-4',
  ],
};

/** The numbers of pairs for which there is a movement. */
export const numbersOfPairs: readonly number[] = Object.keys(movements).map(Number);

/** The rounds of an evening of so many pairs; none where there is no movement for them. */
export function roundsFor(pairs: number): readonly Round[] {
  return (movements[pairs] ?? []).map((line) => {
    const meetings = line.split(' ').map((meeting): Meeting => {
      const [first = 0, second = 0] = meeting.split('-').map(Number);
      return { first, second };
    });
    const sitting = new Set(meetings.flatMap(({ first, second }) => [first, second]));
    const bye = Array.from({ length: pairs }, (_, place) => place + 1).find((pair) => !sitting.has(pair));
    return { meetings, bye: bye ?? null };
  });
}
