import { type Random, seededRandom } from '../../engine/index.ts';

/**
 * A search for numbers that do best where doing well can only be tried out and chance has its say: separable natural evolution strategy
 * (Schaul, Glasmachers and Schmidhuber 2011). A bell curve over each number gives candidates; its middle moves towards the better
 * ones, its width grows where those lie far out and shrinks where they lie near.
 *
 * Example: one number, middle 0, width 1, candidates −1 and +1 of which +1 does better. Their shares are −0.5 and +0.5; the middle moves by
 * width × (−0.5 × −1 + 0.5 × 1) = 1 to 1, and the width stays, since both lay equally far out.
 */
export interface Evolution {
  readonly generation: number;
  readonly middle: readonly number[];
  readonly width: readonly number[];
}

/** A search that has not begun. */
export function begun(middle: readonly number[], width: readonly number[]): Evolution {
  return { generation: 0, middle, width };
}

/** The candidates of a generation: as many draws from the bell curves, by pairs that lie opposite each other. The same seed gives the same. */
export function candidatesOf(
  { generation, middle, width }: Evolution,
  count: number,
  seed: number,
): readonly number[][] {
  const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(generation + 1, 0x85ebca6b));
  return Array.from({ length: count / 2 }, () => middle.map(() => normal(random))).flatMap((draw) =>
    [1, -1].map((sign) => draw.map((steps, place) => (middle[place] ?? 0) + sign * steps * (width[place] ?? 0))),
  );
}

/** The next generation, when it is known how well each candidate has done: only their order counts. */
export function nextGeneration(
  evolution: Evolution,
  candidates: readonly (readonly number[])[],
  fitness: readonly number[],
): Evolution {
  const { generation, middle, width } = evolution;
  const order = candidates.map((_, place) => place).sort((one, other) => (fitness[other] ?? 0) - (fitness[one] ?? 0));
  const shares = sharesOf(candidates.length);
  const rate = (3 + Math.log(middle.length)) / (5 * Math.sqrt(middle.length));
  const sums = middle.map((centre, at) => {
    let [towards, wider] = [0, 0];
    for (const [rank, place] of order.entries()) {
      const steps = ((candidates[place]?.[at] ?? 0) - centre) / (width[at] ?? 1);
      towards += (shares[rank] ?? 0) * steps;
      wider += (shares[rank] ?? 0) * (steps * steps - 1);
    }
    return { towards, wider };
  });
  return {
    generation: generation + 1,
    middle: middle.map((centre, at) => centre + (width[at] ?? 0) * (sums[at]?.towards ?? 0)),
    width: width.map((spread, at) => spread * Math.exp((rate / 2) * (sums[at]?.wider ?? 0))),
  };
}

/** What each rank says, best first: the better half counts for more the better it is, all sum up to nothing. */
function sharesOf(count: number): readonly number[] {
  const raw = Array.from({ length: count }, (_, rank) => Math.max(0, Math.log(count / 2 + 1) - Math.log(rank + 1)));
  const sum = raw.reduce((total, share) => total + share, 0);
  return raw.map((share) => share / sum - 1 / count);
}

/** A draw from the bell curve around 0 with width 1 (Box and Muller). */
function normal(random: Random): number {
  const fine = 2 ** 30;
  const [radius, angle] = [(random(fine) + 1) / fine, random(fine) / fine];
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * angle);
}
