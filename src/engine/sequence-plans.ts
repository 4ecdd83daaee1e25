import { at } from './lists.ts';
import type { Parameters } from './parameters.ts';
import { circleLength, lineLength, type Run } from './sequence.ts';

/** What is left of a suit's cards, by place of the rank, after some have gone to sequences, and the sambas that then lie there. */
export interface SuitPlan {
  readonly left: readonly number[];
  readonly sambas: number;
  /** The sequences that lie there then, those on the table first. */
  readonly runs: readonly Run[];
}

/**
 * Every way to put cards of one suit into sequences: some lengthen the runs that lie on the table, some make new ones, the rest
 * stays. `counts` are the copies in the hand by place of the rank.
 */
export function planSuit(parameters: Parameters, counts: readonly number[], runs: readonly Run[]): readonly SuitPlan[] {
  const plans = new Map<string, SuitPlan>();
  const note = (left: readonly number[], laid: readonly Run[]) => {
    const sambas = mostSambas(parameters, laid);
    const key = `${left.join()}|${sambas}`;
    if (!plans.has(key)) plans.set(key, { left, sambas, runs: laid });
  };
  for (const { left, runs: grown } of lengthened(parameters, counts, runs)) {
    for (const plan of withNewRuns(parameters, left, 0, grown)) note(plan.left, plan.runs);
  }
  return [...plans.values()];
}

interface Laid {
  readonly left: readonly number[];
  readonly runs: readonly Run[];
}

/** Each run on the table grows at its ends by cards that are there, in every way. */
function* lengthened(parameters: Parameters, counts: readonly number[], runs: readonly Run[]): Generator<Laid> {
  const [run, ...rest] = runs;
  if (run === undefined) {
    yield { left: counts, runs: [] };
    return;
  }
  for (let above = 0; ; above++) {
    const high = stepped(parameters, run.high, -above);
    if (high === null || run.length + above > parameters.maxSequence) break;
    const higher = above === 0 ? counts : taken(counts, parameters, { high, length: above });
    if (higher === null) break;
    for (let below = 0; run.length + above + below <= parameters.maxSequence; below++) {
      const low = stepped(parameters, run.high, run.length);
      const lower =
        below === 0 ? higher : low === null ? null : taken(higher, parameters, { high: low, length: below });
      if (lower === null) break;
      for (const others of lengthened(parameters, lower, rest)) {
        yield { left: others.left, runs: [{ high, length: run.length + above + below }, ...others.runs] };
      }
    }
  }
}

/** From a place on, each card stays or is part of a new run. */
function* withNewRuns(
  parameters: Parameters,
  counts: readonly number[],
  from: number,
  runs: readonly Run[],
): Generator<Laid> {
  const size = sizeOf(parameters);
  let place = from;
  while (place < size && at(counts, place) === 0) place += 1;
  if (place >= size) {
    yield { left: counts, runs };
    return;
  }
  // All copies that are still here stay for sets…
  for (const plan of withNewRuns(parameters, cleared(counts, place), place + 1, runs)) {
    yield { left: restored(plan.left, place, at(counts, place)), runs: plan.runs };
  }
  // …or one of them is part of a run; on the circle the run may begin before it.
  const starts = parameters.sequenceOrder === 'circle' ? parameters.maxSequence : 1;
  for (let before = 0; before < starts; before++) {
    const high = stepped(parameters, place, -before);
    if (high === null) break;
    for (let length = Math.max(parameters.minMeldSize, before + 1); length <= parameters.maxSequence; length++) {
      const left = taken(counts, parameters, { high, length });
      if (left === null) break;
      yield* withNewRuns(parameters, left, place, [...runs, { high, length }]);
    }
  }
}

function sizeOf(parameters: Parameters): number {
  return parameters.sequenceOrder === 'circle' ? circleLength : lineLength;
}

/** A place so many steps further down; null beyond an end of the line. */
function stepped(parameters: Parameters, place: number, steps: number): number | null {
  const size = sizeOf(parameters);
  const target = place + steps;
  if (parameters.sequenceOrder === 'circle') return ((target % size) + size) % size;
  return target >= 0 && target < size ? target : null;
}

/** The counts without the cards of a run; null if one is missing. */
function taken(counts: readonly number[], parameters: Parameters, { high, length }: Run): readonly number[] | null {
  const left = counts.slice();
  for (let step = 0; step < length; step++) {
    const place = stepped(parameters, high, step);
    if (place === null || at(left, place) === 0) return null;
    left[place] = at(left, place) - 1;
  }
  return left;
}

function cleared(counts: readonly number[], place: number): readonly number[] {
  return counts.map((count, index) => (index === place ? 0 : count));
}

function restored(counts: readonly number[], place: number, count: number): readonly number[] {
  return counts.map((other, index) => (index === place ? other + count : other));
}

/** The most sambas that runs of one suit make, merged where sequences may be. */
function mostSambas(parameters: Parameters, runs: readonly Run[]): number {
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
