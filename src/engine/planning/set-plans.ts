import { twoOrder } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { canastaKind } from '../position/melds.ts';
import { isCompleteSet, mayBeLaid, mayGrow, mostWilds, type SetShape } from '../rules/set-shape.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { atLeastAsGood, type Made, madeOf, mostOf, nothingMade, together } from '../score/made.ts';
import { exactly, noChoice, type WildChoices } from './wild-choices.ts';

/** What can be made with a number of wild cards: for each number the outcomes that no other beats. */
export type OutcomesByWilds = readonly (readonly Made[])[];

/**
 * Every way to lay naturals of one rank: onto the sets of the rank that lie on the table, and as new sets, with any number of wild
 * cards.
 */
export class RankPlans {
  /** Whether sets of the rank lie on the table. */
  readonly begun: boolean;
  readonly #parameters: Parameters;
  readonly #order: number;
  readonly #sets: readonly SetShape[];
  readonly #byNaturals: OutcomesByWilds[] = [];
  readonly #choices: WildChoices[] = [];
  readonly #bounds: Made[][] = [];

  constructor(parameters: Parameters, order: number, sets: readonly SetShape[]) {
    this.begun = sets.length > 0;
    this.#parameters = parameters;
    this.#order = order;
    this.#sets = sets;
  }

  /** What can be completed by laying all of so many naturals, for each number of wild cards; empty where it cannot be done. */
  laying(naturals: number): OutcomesByWilds {
    const found = this.#byNaturals[naturals];
    if (found !== undefined) return found;
    const outcomes = this.#plan(naturals);
    this.#byNaturals[naturals] = outcomes;
    return outcomes;
  }

  /** The numbers of wild cards with which all of so many naturals can be laid, whatever is completed by it. */
  choices(naturals: number): WildChoices {
    const found = this.#choices[naturals];
    if (found !== undefined) return found;
    let choices = noChoice;
    for (const [wilds, outcomes] of this.laying(naturals).entries()) if (outcomes.length > 0) choices |= exactly(wilds);
    this.#choices[naturals] = choices;
    return choices;
  }

  /** What cannot be surpassed in anything by laying so many naturals, or all but one of them, with at most so many wild cards. */
  bound(naturals: number, most: number): Made {
    this.#bounds[naturals] ??= [];
    const bounds = at(this.#bounds, naturals);
    const found = bounds[most];
    if (found !== undefined) return found;
    let bound = nothingMade;
    for (const outcomes of [this.laying(naturals), naturals > 0 ? this.laying(naturals - 1) : []]) {
      for (const made of outcomes.slice(0, most + 1).flat()) bound = mostOf(bound, made);
    }
    bounds[most] = bound;
    return bound;
  }

  #plan(naturals: number): OutcomesByWilds {
    const parameters = this.#parameters;
    const outcomes: Made[][] = [];
    for (const arrangement of arrangements(parameters, this.#order, this.#sets)) {
      for (const { sets, wilds: laid } of layOnto(parameters, this.#order, arrangement.sets, naturals)) {
        if (tooManyIncomplete(parameters, this.#order, sets, arrangement.sets.length)) continue;
        const wilds = arrangement.wilds + laid;
        const made = sets.reduce((sum, set) => together(sum, madeBySet(parameters, this.#order, set)), nothingMade);
        while (outcomes.length <= wilds) outcomes.push([]);
        keepBest(at(outcomes, wilds), made);
      }
    }
    return outcomes;
  }
}

/** The plans for all ranks under the same parameters, each made once. */
export class PlanBook {
  readonly #parameters: Parameters;
  readonly #plans = new Map<string, RankPlans>();
  /** Plans for ranks of which nothing lies on the table, by kind of rank. */
  readonly #unbegun: RankPlans[] = [];

  constructor(parameters: Parameters) {
    this.#parameters = parameters;
  }

  /** The plans for a rank of which these sets lie on the table. */
  of(order: number, sets: readonly SetShape[]): RankPlans {
    // Ranks other than aces and twos are alike.
    const kind = order === 0 || order === twoOrder ? order : 1;
    if (sets.length === 0) {
      this.#unbegun[kind] ??= new RankPlans(this.#parameters, kind, sets);
      return this.#unbegun[kind];
    }
    let key = `${kind}`;
    for (const { naturals, wilds } of sets) key += `;${naturals},${wilds}`;
    let found = this.#plans.get(key);
    if (found === undefined) {
      found = new RankPlans(this.#parameters, kind, sets);
      this.#plans.set(key, found);
    }
    return found;
  }
}

const books = new WeakMap<Parameters, PlanBook>();

/** The book of plans of a ruleset. */
export function planBook(parameters: Parameters): PlanBook {
  let book = books.get(parameters);
  if (book === undefined) {
    book = new PlanBook(parameters);
    books.set(parameters, book);
  }
  return book;
}

/** Adds an outcome to those that no other beats. */
export function keepBest(outcomes: Made[], made: Made): void {
  for (const other of outcomes) if (atLeastAsGood(other, made)) return;
  let kept = 0;
  for (const other of outcomes) if (!atLeastAsGood(made, other)) outcomes[kept++] = other;
  outcomes.length = kept;
  outcomes.push(made);
}

function madeBySet(parameters: Parameters, order: number, { naturals, wilds }: SetShape): Made {
  const kind = canastaKind(parameters, { kind: 'set', size: naturals + wilds, order, naturals, wilds });
  return kind === null ? nothingMade : madeOf(parameters, kind);
}

/** Sets of a rank and the wild cards that have come to them from the hand. */
interface Arrangement {
  readonly sets: readonly SetShape[];
  readonly wilds: number;
}

/**
 * The sets as they lie, and, where sets may be merged, every other way to group them. A set may take wild cards before it is merged,
 * as it may not once the merging has completed it.
 */
function* arrangements(
  parameters: Parameters,
  order: number,
  sets: readonly SetShape[],
  wilds = 0,
): Generator<Arrangement> {
  yield { sets, wilds };
  if (parameters.mergeSets === 'never') return;
  for (const [place, one] of sets.entries()) {
    for (const other of sets.slice(place + 1)) {
      const rest = sets.filter((set) => set !== one && set !== other);
      for (const first of withMoreWilds(parameters, order, one)) {
        for (const second of withMoreWilds(parameters, order, other)) {
          const joined = mergedSet(parameters, first, second);
          if (joined === null) continue;
          const added = joined.wilds - one.wilds - other.wilds;
          yield* arrangements(parameters, order, [...rest, joined], wilds + added);
        }
      }
    }
  }
}

/** A set with as many further wild cards as it may take, none first. */
function* withMoreWilds(parameters: Parameters, order: number, set: SetShape): Generator<SetShape> {
  for (let added = 0; added <= mostWilds(parameters); added++) {
    const grown = { ...set, wilds: set.wilds + added };
    if (mayGrow(parameters, order, set, grown)) yield grown;
  }
}

/** Two sets merged; null if they may not be, or if nothing is gained since both are complete. */
function mergedSet(parameters: Parameters, one: SetShape, other: SetShape): SetShape | null {
  const joined = { naturals: one.naturals + other.naturals, wilds: one.wilds + other.wilds };
  const oneComplete = isCompleteSet(parameters, one);
  const otherComplete = isCompleteSet(parameters, other);
  const wildOntoFinished = (oneComplete && other.wilds > 0) || (otherComplete && one.wilds > 0);
  if (wildOntoFinished && parameters.mergeSets === 'always') return null;
  return joined.wilds > parameters.maxWilds || (oneComplete && otherComplete) ? null : joined;
}

/** Distributes the naturals over the sets on the table and new ones. */
function* layOnto(
  parameters: Parameters,
  order: number,
  onTable: readonly SetShape[],
  naturals: number,
): Generator<Arrangement> {
  const [set, ...rest] = onTable;
  if (set === undefined) {
    yield* layNew(parameters, order, naturals, naturals);
    return;
  }
  for (let added = 0; added <= naturals; added++) {
    for (let wilds = 0; wilds <= mostWilds(parameters); wilds++) {
      const grown = { naturals: set.naturals + added, wilds: set.wilds + wilds };
      if (!mayGrow(parameters, order, set, grown)) continue;
      for (const others of layOnto(parameters, order, rest, naturals - added)) {
        yield { sets: [grown, ...others.sets], wilds: wilds + others.wilds };
      }
    }
  }
}

/** New sets of so many naturals in all, the largest first. */
function* layNew(parameters: Parameters, order: number, naturals: number, largest: number): Generator<Arrangement> {
  if (naturals === 0) {
    yield { sets: [], wilds: 0 };
    return;
  }
  for (let count = Math.min(naturals, largest); count >= parameters.minNaturals; count--) {
    for (let wilds = 0; wilds <= mostWilds(parameters); wilds++) {
      const set = { naturals: count, wilds };
      if (!mayBeLaid(parameters, order, set)) continue;
      for (const others of layNew(parameters, order, naturals - count, count)) {
        yield { sets: [set, ...others.sets], wilds: wilds + others.wilds };
      }
    }
  }
}

/** Whether sets of a rank, of which the first `lying` were on the table before, may not lie side by side. */
function tooManyIncomplete(parameters: Parameters, order: number, sets: readonly SetShape[], lying: number): boolean {
  const isUnfinished = (set: SetShape) => !isCompleteSet(parameters, set);
  switch (parameters.meldsPerRank) {
    case 'one':
      return sets.length > 1;
    case 'one-open':
    case 'one-incomplete':
      return sets.filter(isUnfinished).length > 1 || (sets.length > lying && sets.slice(0, lying).some(isUnfinished));
    case 'several':
      return order < 0;
  }
}
