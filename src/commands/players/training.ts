import type { Ruleset } from '../../engine/index.ts';
import { Judgement } from '../../players/judgement/judgement.ts';
import type { Family, Weights } from '../../players/weights.ts';
import { begun, candidatesOf, type Evolution, nextGeneration } from './evolution.ts';
import { foundPromise } from './promise.ts';
import { type Policy, QuickMatch } from './quick-match.ts';
import { movesOf, stranger, tempers } from './temper.ts';
import { untrained } from './untrained.ts';

/** Where a training stands: all that is needed to go on with it. */
export interface Training {
  readonly seed: number;
  readonly evolution: Evolution;
  /** The middles of earlier generations that play in the league. */
  readonly earlier: readonly (readonly number[])[];
}

/** How trained weights do against one opponent, over fresh deals. */
export interface Figure {
  readonly against: string;
  /** Points more a play with the standard error, as told: `120 ± 14`. */
  readonly points: string;
  /** The share of pairs of plays won, in percent. */
  readonly pairs: number;
}

/** What a training has found. */
export interface Trained {
  readonly provenance: {
    readonly seed: number;
    readonly generations: number;
    readonly rulesets: readonly string[];
    readonly league: readonly string[];
    readonly heldOut: string;
    readonly figures: readonly Figure[];
  };
  /** By these moves are chosen. */
  readonly weights: Weights;
  /** And by these it is told what a table promises at which a line of play is broken off, in points of the count. */
  readonly promise: Weights;
}

/** How much is tried in a generation. */
export interface Effort {
  readonly candidates: number;
  /** Deals, each played twice, of a candidate against each opponent. */
  readonly pairs: number;
  /** After so many generations each the middle joins the league. */
  readonly joinsEvery: number;
}

const usualEffort: Effort = { candidates: 18, pairs: 5, joinsEvery: 10 };

/** How much an opponent counts beside the others, where it is not once: who ends deals early is the hardest to learn from, and the commonest. */
const counted: Readonly<Record<string, number>> = { racer: 3, hasty: 2 };

/** So many of the earlier ones play in the league, the latest. */
const keptEarlier = 4;

/** A lead of so many points in a pair counts little less than any larger one: to win often is better than to win high. */
const clearLead = 1500;

/** The deals by which figures are taken; those of the training never come so far. */
const freshDeals = 1_000_000_000;

/** A temper of the judgement itself: who ends the deal whenever he can, and so leaves nobody the time to collect. */
const hasty: Partial<Weights> = { outMargin: -3000, risk: 0.8, thinHand: 0, permission: 160 };

/** Trains the weights of a family on rulesets of it against a league: opponents of other tempers, the weights that it began with, and its own past. */
export class Trainer {
  readonly #tables: readonly Table[];
  readonly #start: Weights;
  readonly #names: readonly (keyof Weights)[];
  readonly #effort: Effort;

  constructor(family: Family, rulesets: readonly Ruleset[], effort: Effort = usualEffort) {
    this.#effort = effort;
    this.#tables = rulesets.map((ruleset) => ({ ruleset, match: new QuickMatch(ruleset) }));
    this.#start = untrained[family];
    this.#names = namesOf(this.#start);
  }

  /** A training that has not begun. */
  begin(seed: number): Training {
    const middle = this.#names.map((name) => this.#start[name]);
    const width = middle.map((value, place) => Math.max(Math.abs(value) * 0.25, leastWidth(this.#names[place])));
    return { seed, evolution: begun(middle, width), earlier: [] };
  }

  /** The training one generation later: the same training always goes on in the same way. */
  step({ seed, evolution, earlier }: Training): Training {
    const { candidates: count, pairs, joinsEvery } = this.#effort;
    const candidates = candidatesOf(evolution, count, seed);
    const first = seed * 1_000_000 + evolution.generation * 1000;
    const fitness = candidates.map(() => 0);
    for (const table of this.#tables) {
      const league = this.#league(table, earlier);
      for (const [candidate, values] of candidates.entries()) {
        const policy = judging(table, this.weightsOf(values));
        for (const [opponent, { name, policy: other }] of league.entries()) {
          for (let pair = 0; pair < pairs; pair++) {
            const lead = table.match.pair(policy, other, first + opponent * pairs + pair);
            const success = lead / Math.hypot(lead, clearLead);
            fitness[candidate] = (fitness[candidate] ?? 0) + success * (counted[name] ?? 1);
          }
        }
      }
    }
    const next = nextGeneration(evolution, candidates, fitness);
    const joins = next.generation % joinsEvery === 0;
    return { seed, evolution: next, earlier: joins ? [...earlier, next.middle].slice(-keptEarlier) : earlier };
  }

  /** The weights that numbers of a training stand for, as exactly as they are worth knowing. */
  weightsOf(values: readonly number[]): Weights {
    const found = this.#names.map((name, place) => [name, Number((values[place] ?? 0).toPrecision(4))]);
    return Object.assign({ ...this.#start }, Object.fromEntries(found));
  }

  /** How the middle of a training does against everybody of its league who is no part of its own past, and against the one it has never met. */
  figures({ evolution }: Training, pairs: number): readonly Figure[] {
    const weights = this.weightsOf(evolution.middle);
    const results = new Map<string, number[]>();
    for (const table of this.#tables) {
      const own = judging(table, weights);
      const opponents = [...this.#league(table, []), { name: 'stranger', policy: movesOf(stranger, table.ruleset) }];
      for (const { name, policy } of opponents) {
        const leads = Array.from({ length: pairs }, (_, pair) => table.match.pair(own, policy, freshDeals + pair));
        results.set(name, [...(results.get(name) ?? []), ...leads]);
      }
    }
    return [...results].map(([against, leads]) => figureOf(against, leads));
  }

  /** What a training has found so far, with where it comes from and what it measures over many fresh deals. */
  result(training: Training): Trained {
    const [table] = this.#tables;
    const weights = this.weightsOf(training.evolution.middle);
    const rulesets = this.#tables.map(({ ruleset }) => ruleset);
    return {
      provenance: {
        seed: training.seed,
        generations: training.evolution.generation,
        rulesets: rulesets.map(({ id }) => id),
        league: [...(table === undefined ? [] : this.#league(table, []).map(({ name }) => name)), 'its own past'],
        heldOut: 'stranger',
        figures: this.figures(training, 150),
      },
      weights,
      promise: foundPromise(rulesets, weights, this.#start, 800),
    };
  }

  #league(table: Table, earlier: readonly (readonly number[])[]): readonly Opponent[] {
    return [
      ...Object.entries(tempers).map(([name, temper]) => ({ name, policy: movesOf(temper, table.ruleset) })),
      { name: 'hasty', policy: judging(table, { ...this.#start, ...hasty }) },
      { name: 'untrained', policy: judging(table, this.#start) },
      ...earlier.map((values) => ({ name: 'earlier', policy: judging(table, this.weightsOf(values)) })),
    ];
  }
}

interface Table {
  readonly ruleset: Ruleset;
  readonly match: QuickMatch;
}

interface Opponent {
  readonly name: string;
  readonly policy: Policy;
}

function figureOf(against: string, leads: readonly number[]): Figure {
  const count = Math.max(1, leads.length);
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / count;
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0);
  const error = Math.sqrt(squares / (count * (count - 1)));
  const won = leads.filter((lead) => lead > 0).length / count;
  return { against, points: `${Math.round(mean / 2)} ± ${Math.round(error / 2)}`, pairs: Math.round(won * 100) };
}

/** The names of all weights, in a fixed order. */
function namesOf(weights: Weights): readonly (keyof Weights)[] {
  const names: (keyof Weights)[] = [];
  let name: keyof Weights;
  for (name in weights) names.push(name);
  return names;
}

/** How widely a weight is tried at first, at the least: some begin at nothing. */
function leastWidth(name: keyof Weights | undefined): number {
  switch (name) {
    case 'alarm':
      return 0.15;
    case 'taken':
    case 'dead':
    case 'thinHand':
      return 2;
    case 'again':
      return 15;
    default:
      return 0.02;
  }
}

function judging({ ruleset, match }: Table, weights: Weights): Policy {
  const judgement = new Judgement(match.play, ruleset, weights);
  return (_, moves) => judgement.best(moves);
}
