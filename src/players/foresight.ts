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
} from '../engine/index.ts';
import { Evaluation } from './judgement/evaluation.ts';
import { Judgement } from './judgement/judgement.ts';
import { type Memory, nothingSeen } from './memory.ts';
import { outcomeFor } from './outcome.ts';
import { sampledTable } from './unseen.ts';
import { promiseFor, type Weights, weightsFor } from './weights.ts';

const { cell } = layout;

/** How far somebody thinks ahead. */
export interface Reach {
  /** How many ways the unseen cards may lie are looked at, at most. */
  readonly samples: number;
  /** How many moves are looked at in all, while lines are played on, at most: what thinking costs is counted, not timed. */
  readonly looks: number;
  /** How many discards are thought through, and how many moves of other kinds. */
  readonly discards: number;
  readonly melds: number;
  /** How many turns each is followed. */
  readonly turns: number;
}

/** After so many samples each it is looked which moves are still in the race. */
const round = 8;

/** How many standard errors a difference must measure to be more than chance. */
const beyondChance = 2;

/** How many standard errors behind the preferred move another will hardly ever get ahead of it beyond chance, after two rounds. */
const hopeless = 1;

/** A move that has been thought through. */
export interface Prospect {
  readonly move: number;
  /** What it comes to on the average, in points against the other sides. */
  readonly worth: number;
  /** How far it is ahead of the preferred move on the same samples. */
  readonly lead: Lead;
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
  /** What the table that a line of play ends at is worth. */
  readonly #promise: Evaluation;
  readonly #listed = new MoveList();
  readonly #followed = new MoveList();
  /** How many moves have been looked at since the thinking began. */
  #looks = 0;

  constructor(position: Position, weights: Weights, promise: Weights) {
    this.#sampled = Play.of(position);
    this.#promise = new Evaluation(this.#sampled, position.ruleset, promise);
    this.#judgement = new Judgement(this.#sampled, position.ruleset, weights);
  }

  /**
   * Thinks moves of a view through, of which the first is preferred; their numbers are those of the play's list for the view, which holds
   * `listed` of them. All are tried on the same samples, round by round, and those that fall behind drop out, so that the samples are
   * spent where there is doubt. Tells of those that have not, best first; the preferred one is always among them.
   */
  prospects(
    view: Position,
    candidates: readonly number[],
    listed: number,
    reach: Reach,
    seed: number,
    memory: Memory = nothingSeen,
  ): readonly Prospect[] {
    const seat = view.current.asked ?? view.turn;
    const side = this.#judgement.evaluation.sideOf(seatIndex(seat - 1));
    const all = candidates.map((move): Trial => ({ move, worths: [] }));
    const [preferred] = all;
    if (preferred === undefined) return [];
    let racing: readonly Trial[] = all;
    this.#looks = 0;
    for (let sample = 0; sample < reach.samples && racing.length > 1 && this.#looks < reach.looks; sample++) {
      this.#sampled.restart(sampledTable(view, sampleSeed(seed, sample), memory));
      this.#sampled.moves(this.#listed);
      // Unseen cards may bear on what is allowed: a red three of the partner's puts a bid out of reach. Such a sample is another table.
      if (this.#listed.count !== listed) continue;
      for (const trial of racing) trial.worths.push(this.#follow(trial.move, side, reach.turns));
      if (preferred.worths.length % round === 0) racing = stillRacing(racing, preferred);
    }
    return racing
      .filter(({ worths }) => worths.length > 1)
      .map(({ move, worths }) => ({ move, worth: meanOf(worths), lead: leadOf(worths, preferred.worths) }))
      .sort((one, other) => other.worth - one.worth);
  }

  /**
   * By how many points one act of a view comes to more than another, both played on with the same samples, and how far chance may have
   * moved that; null where one of them is not lawful.
   */
  lead(
    view: Position,
    ahead: Action,
    behind: Action,
    reach: Reach,
    seed: number,
    memory: Memory = nothingSeen,
  ): Lead | null {
    const seat = view.current.asked ?? view.turn;
    const side = this.#judgement.evaluation.sideOf(seatIndex(seat - 1));
    const leads: number[] = [];
    for (let sample = 0; sample < reach.samples; sample++) {
      const table = sampledTable(view, sampleSeed(seed, sample), memory);
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
      this.#looks += this.#followed.count;
      play.make(this.#followed, this.#judgement.best(this.#followed));
    }
    const worth = outcomeFor(this.#promise, side);
    for (; made > 0; made--) play.unmake();
    return worth;
  }
}

const kept = new WeakMap<Ruleset, Foresight>();

/** Who thinks ahead at tables of a view's ruleset, kept so that it need not be furnished for every move. */
export function foresightFor(view: Position): Foresight {
  const known = kept.get(view.ruleset) ?? new Foresight(view, weightsFor(view.ruleset), promiseFor(view.ruleset));
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
}

/** Whether a lead is more than chance explains. */
export function isBeyondChance({ points, error }: Lead): boolean {
  return points > beyondChance * error;
}

/**
 * The trials that have not fallen behind. A trial drops out when the best one is ahead of it beyond chance, or the preferred one so far
 * that it will hardly get ahead of that; or when it is the same as the preferred one in every sample. Few samples tell little about
 * chance itself, so the first rounds ask for more.
 */
function stillRacing(racing: readonly Trial[], preferred: Trial): readonly Trial[] {
  const leader = racing.reduce((best, trial) => (meanOf(trial.worths) > meanOf(best.worths) ? trial : best));
  const samples = leader.worths.length;
  const caution = 1 + 2 / samples;
  return racing.filter((trial) => {
    if (trial === leader) return true;
    const arrears = leadOf(leader.worths, trial.worths);
    if (isBeyondChance({ points: arrears.points, error: arrears.error * caution })) return false;
    if (trial === preferred) return true;
    const behind = leadOf(preferred.worths, trial.worths);
    if (behind.points === 0 && behind.error === 0) return false;
    return samples < 2 * round || behind.points < hopeless * behind.error;
  });
}

/** How far the first is ahead of the second on the same samples. */
function leadOf(ahead: readonly number[], behind: readonly number[]): Lead {
  const leads = ahead.map((worth, sample) => worth - (behind[sample] ?? 0));
  return { points: meanOf(leads), error: errorOf(leads) };
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
