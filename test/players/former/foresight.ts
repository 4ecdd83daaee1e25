import {
  type Action,
  judge,
  layout,
  MoveList,
  Play,
  type Position,
  type Ruleset,
  type SideIndex,
  seatIndex,
} from '../../../src/engine/index.ts';
import { Judgement } from './judgement.ts';
import { outcomeFor } from './outcome.ts';
import { sampledTable } from './unseen.ts';
import { type Weights, weightsFor } from './weights.ts';

const { cell } = layout;

/** How far somebody thinks ahead. */
export interface Reach {
  /** How many ways the unseen cards may lie are looked at, at most. */
  readonly samples: number;
  /** How many discards are thought through, and how many moves of other kinds. */
  readonly discards: number;
  readonly melds: number;
  /** How many turns each is followed. */
  readonly turns: number;
  /** How many points better a move must turn out than the one that judgement prefers. */
  readonly doubt: number;
}

/** After so many samples a move that has clearly done worse than another is thought of no longer. */
const trials = 4;

/** How many times the standard error of its arrears a move must lie behind to be clearly worse. */
const clearly = 1.6;

/** A move that has been thought through: what it comes to on the average, in points against the other sides. */
export interface Prospect {
  readonly move: number;
  readonly worth: number;
}

/** By how many points one act is ahead of another on the average of the samples, and the standard error of that average. */
export interface Lead {
  readonly points: number;
  readonly error: number;
}

/** Thinks ahead: deals the unseen cards in several ways and plays on from each move, everybody by judgement. */
export class Foresight {
  readonly #sampled: Play;
  readonly #judgement: Judgement;
  readonly #listed = new MoveList();
  readonly #followed = new MoveList();

  constructor(position: Position, weights: Weights) {
    this.#sampled = Play.of(position);
    this.#judgement = new Judgement(this.#sampled, position.ruleset, weights);
  }

  /**
   * Thinks moves of a view through; their numbers are those of the play's list for the view, which holds `listed` of them. Best first;
   * those that have soon proved worse, or no different from an earlier one, are left out.
   */
  prospects(
    view: Position,
    candidates: readonly number[],
    listed: number,
    reach: Reach,
    seed: number,
  ): readonly Prospect[] {
    const seat = view.current.asked ?? view.turn;
    const side = this.#judgement.evaluation.sideOf(seatIndex(seat - 1));
    let racing = candidates.map((move): Trial => ({ move, worths: [], sum: 0 }));
    for (let sample = 0; sample < reach.samples && racing.length > 1; sample++) {
      this.#sampled.restart(sampledTable(view, sampleSeed(seed, sample)));
      this.#sampled.moves(this.#listed);
      // Unseen cards may bear on what is allowed: a red three of the partner's puts a bid out of reach. Such a sample is another table.
      if (this.#listed.count !== listed) continue;
      for (const trial of racing) {
        const worth = this.#follow(trial.move, side, reach.turns);
        trial.worths.push(worth);
        trial.sum += worth;
      }
      if ((racing[0]?.worths.length ?? 0) >= trials) racing = stillRacing(racing);
    }
    return racing
      .filter(({ worths }) => worths.length > 0)
      .map(({ move, worths, sum }) => ({ move, worth: sum / worths.length }))
      .sort((one, other) => other.worth - one.worth);
  }

  /**
   * By how many points one act of a view comes to more than another, both played on with the same samples, and how far chance may have
   * moved that; null where one of them is not lawful.
   */
  lead(view: Position, ahead: Action, behind: Action, reach: Reach, seed: number): Lead | null {
    const seat = view.current.asked ?? view.turn;
    const side = this.#judgement.evaluation.sideOf(seatIndex(seat - 1));
    const leads: number[] = [];
    for (let sample = 0; sample < reach.samples; sample++) {
      const table = sampledTable(view, sampleSeed(seed, sample));
      const [one, other] = [judge(table, ahead), judge(table, behind)];
      if (!one.legal || !other.legal) return null;
      this.#sampled.restart(one.next);
      const worth = this.#playOn(side, view.turn - 1, reach.turns);
      this.#sampled.restart(other.next);
      leads.push(worth - this.#playOn(side, view.turn - 1, reach.turns));
    }
    return { points: meanOf(leads), error: errorOf(leads) };
  }

  /** Makes a move of the list, plays on for so many turns, and takes everything back. */
  #follow(move: number, side: SideIndex, turns: number): number {
    const play = this.#sampled;
    const turn = play.at(cell.turn);
    play.make(this.#listed, move);
    const worth = this.#playOn(side, turn, turns);
    play.unmake();
    return worth;
  }

  /** Plays on for so many turns after the one of a seat, tells what the table then comes to, and takes everything back. */
  #playOn(side: SideIndex, from: number, turns: number): number {
    const play = this.#sampled;
    let made = 0;
    let left = turns;
    let turn = from;
    for (; !play.isOver; made++) {
      const now = play.at(cell.turn);
      if (now !== turn) {
        turn = now;
        left -= 1;
        if (left < 0) break;
      }
      play.moves(this.#followed);
      // Where what has been begun cannot be ended with these unseen cards, the table counts as it lies.
      if (this.#followed.count === 0) break;
      play.make(this.#followed, this.#judgement.best(this.#followed));
    }
    const worth = outcomeFor(this.#judgement.evaluation, side);
    for (; made > 0; made--) play.unmake();
    return worth;
  }
}

const kept = new WeakMap<Ruleset, Foresight>();

/** Who thinks ahead at tables of a view's ruleset, kept so that it need not be furnished for every move. */
export function foresightFor(view: Position): Foresight {
  const known = kept.get(view.ruleset) ?? new Foresight(view, weightsFor(view.ruleset));
  kept.set(view.ruleset, known);
  return known;
}

function sampleSeed(seed: number, sample: number): number {
  return Math.imul(seed, 0x9e3779b1) + sample;
}

/** A move that is being thought through: what each sample came to. */
interface Trial {
  readonly move: number;
  readonly worths: number[];
  sum: number;
}

/** The trials that have not clearly fallen behind the best one, and are not the same as it. */
function stillRacing(racing: readonly Trial[]): Trial[] {
  const leader = racing.reduce((best, trial) => (trial.sum > best.sum ? trial : best));
  return racing.filter((trial) => trial === leader || !isClearlyBehind(trial, leader));
}

/** Whether the arrears of a trial are larger than chance explains; equal in every sample is behind, too. */
function isClearlyBehind(trial: Trial, leader: Trial): boolean {
  const arrears = trial.worths.map((worth, at) => (leader.worths[at] ?? 0) - worth);
  return meanOf(arrears) >= clearly * errorOf(arrears);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The standard error of the mean. */
function errorOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length * (numbers.length - 1)));
}
