import { circleLength, lineLength, type Run } from '../rules/sequence.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { countAt, oneAt, type RankCounts } from './rank-counts.ts';

/** What is left of a suit's cards after some have gone to sequences, and the sambas that then lie there. */
export interface SuitPlan {
  /** The cards that stay for sets, the one kept back apart. */
  readonly left: RankCounts;
  /** The place of a card that no set takes, so that it has to be discarded; null if there is none. */
  readonly keptBack: number | null;
  readonly sambas: number;
  /** The sequences that lie there then, those on the table first. */
  readonly runs: readonly Run[];
}

/**
 * Every way to put cards of one suit into sequences: some lengthen the runs that lie on the table, some make new ones, the rest
 * stays. Where `isStuck` says of a place that no set takes its cards, at most one of them may stay, to be discarded.
 */
export function planSuit(
  parameters: Parameters,
  counts: RankCounts,
  runs: readonly Run[],
  isStuck: (place: number) => boolean = () => false,
): readonly SuitPlan[] {
  const planning = new SuitPlanning(parameters, isStuck);
  planning.lengthen(counts, runs, []);
  return planning.plans();
}

/** All cards from a place on stay, but one that is kept back if no set takes it; null if there is more than one such card. */
function allStay(
  counts: RankCounts,
  from: number,
  keptBefore: number | null,
  isStuck: (place: number) => boolean,
): Pick<SuitPlan, 'left' | 'keptBack'> | null {
  let left = counts;
  let keptBack = keptBefore;
  for (let place = from; place < circleLength; place++) {
    const here = countAt(counts, place);
    if (here === 0 || !isStuck(place)) continue;
    if (here > 1 || keptBack !== null) return null;
    keptBack = place;
    left -= oneAt(place);
  }
  return { left, keptBack };
}

class SuitPlanning {
  readonly #parameters: Parameters;
  readonly #isStuck: (place: number) => boolean;
  /** Places that a sequence may use, from the ace on. */
  readonly #size: number;
  readonly #circle: boolean;
  /** By the cards that stay, for each card kept back: more sambas are better, nothing else tells plans apart. */
  readonly #found = new Map<number | null, Map<RankCounts, SuitPlan>>();

  constructor(parameters: Parameters, isStuck: (place: number) => boolean) {
    this.#parameters = parameters;
    this.#isStuck = isStuck;
    this.#circle = parameters.sequenceOrder === 'circle';
    this.#size = this.#circle ? circleLength : lineLength;
  }

  plans(): readonly SuitPlan[] {
    return [...this.#found.values()].flatMap((plans) => [...plans.values()]);
  }

  /** Each run on the table grows at its ends by cards that are there, in every way; `grown` are those before it. */
  lengthen(counts: RankCounts, runs: readonly Run[], grown: readonly Run[]): void {
    const [run, ...rest] = runs;
    if (run === undefined) {
      this.#layNew(counts, 0, 0, null, grown);
      return;
    }
    const { maxSequence } = this.#parameters;
    for (let above = 0; run.length + above <= maxSequence; above++) {
      const high = this.#stepped(run.high, -above);
      const higher = high === null ? null : this.#without(counts, high, above);
      if (high === null || higher === null) break;
      for (let below = 0; run.length + above + below <= maxSequence; below++) {
        const low = below === 0 ? run.high : this.#stepped(run.high, run.length);
        const lower = low === null ? null : this.#without(higher, low, below);
        if (lower === null) break;
        this.lengthen(lower, rest, [...grown, { high, length: run.length + above + below }]);
      }
    }
  }

  /** From a place on, each card of `counts` stays or is part of a new run; `left` are those that stay. */
  #layNew(counts: RankCounts, from: number, left: RankCounts, keptBack: number | null, runs: readonly Run[]): void {
    let place = from;
    while (place < this.#size && countAt(counts, place) === 0) place += 1;
    if (place >= this.#size) {
      const staying = allStay(counts, place, keptBack, this.#isStuck);
      if (staying === null) return;
      const sambas = mostSambas(this.#parameters, runs);
      this.#note({ left: left + staying.left, keptBack: staying.keptBack, sambas, runs });
      return;
    }
    // All copies that are still here stay for sets…
    const here = countAt(counts, place);
    const others = counts - here * oneAt(place);
    if (!this.#isStuck(place)) this.#layNew(others, place + 1, left + here * oneAt(place), keptBack, runs);
    else if (here === 1 && keptBack === null) this.#layNew(others, place + 1, left, place, runs);
    // …or one of them is part of a run; on the circle the run may begin before it.
    const { minMeldSize, maxSequence } = this.#parameters;
    for (let before = 0; before < (this.#circle ? maxSequence : 1); before++) {
      const high = this.#stepped(place, -before);
      if (high === null) break;
      for (let length = Math.max(minMeldSize, before + 1); length <= maxSequence; length++) {
        const fewer = this.#without(counts, high, length);
        if (fewer === null) break;
        this.#layNew(fewer, place, left, keptBack, [...runs, { high, length }]);
      }
    }
  }

  #note(plan: SuitPlan): void {
    let plans = this.#found.get(plan.keptBack);
    if (plans === undefined) {
      plans = new Map();
      this.#found.set(plan.keptBack, plans);
    }
    const other = plans.get(plan.left);
    if (other === undefined || other.sambas < plan.sambas) plans.set(plan.left, plan);
  }

  /** A place so many steps further down; null beyond an end of the line. */
  #stepped(place: number, steps: number): number | null {
    const target = place + steps;
    if (this.#circle) return (target + this.#size) % this.#size;
    return target >= 0 && target < this.#size ? target : null;
  }

  /** The counts without the cards of a run; null if one is missing. */
  #without(counts: RankCounts, high: number, length: number): RankCounts | null {
    let left = counts;
    for (let step = 0; step < length; step++) {
      const place = this.#stepped(high, step);
      if (place === null || countAt(left, place) === 0) return null;
      left -= oneAt(place);
    }
    return left;
  }
}

/** The most sambas that runs of one suit make, merged where sequences may be. */
function mostSambas(parameters: Parameters, runs: readonly Run[]): number {
  if (runs.length === 0) return 0;
  const whole = runs.filter(({ length }) => length === parameters.maxSequence).length;
  if (!parameters.mergeSequences) return whole;
  return (
    whole +
    mergedSambas(
      parameters,
      runs.filter(({ length }) => length < parameters.maxSequence),
    )
  );
}

function mergedSambas(parameters: Parameters, runs: readonly Run[]): number {
  let most = 0;
  for (const [place, one] of runs.entries()) {
    for (const [otherPlace, other] of runs.entries()) {
      if (place === otherPlace || one.high + one.length !== other.high) continue;
      const length = one.length + other.length;
      if (length > parameters.maxSequence) continue;
      const rest = runs.filter((_, index) => index !== place && index !== otherPlace);
      const whole = length === parameters.maxSequence;
      const found = whole
        ? 1 + mergedSambas(parameters, rest)
        : mergedSambas(parameters, [...rest, { high: one.high, length }]);
      most = Math.max(most, found);
    }
  }
  return most;
}
