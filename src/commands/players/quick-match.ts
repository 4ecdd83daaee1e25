import { deal, MoveList, Play, type Ruleset, score, seededRandom } from '../../engine/index.ts';

/** What somebody does at a table in play: a move of the list that was filled for it. All cards lie in the play; he looks at his own alone. */
export type Policy = (play: Play, moves: MoveList) => number;

/** No deal of the game has more moves; a longer one goes in circles and counts as it lies. */
const longestDeal = 4000;

/** Plays deals on the play state, without objects: for those who need very many of them. */
export class QuickMatch {
  readonly play: Play;
  readonly #ruleset: Ruleset;
  readonly #moves = new MoveList();

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
    this.play = Play.of(deal(ruleset, 1));
  }

  /** By how many points the first is ahead of the second in a deal that is played twice with sides exchanged, both plays together. */
  pair(first: Policy, second: Policy, seed: number): number {
    return this.#margin(first, second, 0, seed) + this.#margin(first, second, 1, seed);
  }

  #margin(first: Policy, second: Policy, side: number, seed: number): number {
    const { play } = this;
    const { sideIndex } = this.#ruleset.seating;
    play.restart(deal(this.#ruleset, seed, { scores: scoresFor(this.#ruleset, seed) }));
    for (let move = 0; move < longestDeal && !play.isOver; move++) {
      play.moves(this.#moves);
      if (this.#moves.count === 0) break;
      const policy = sideIndex[play.turn - 1] === side ? first : second;
      play.make(this.#moves, policy(play, this.#moves));
    }
    const points = score(play.position()).map(({ total }) => total);
    return (points[side] ?? 0) - (points[1 - side] ?? 0);
  }
}

/** Totals before a deal: half of the deals are the first of a game, the others have both sides anywhere up to its target. */
export function scoresFor({ parameters, seating }: Ruleset, seed: number): readonly number[] {
  const random = seededRandom(Math.imul(seed, 31));
  if (random(2) === 0) return seating.sides.map(() => 0);
  const total = random(parameters.target / 100) * 100;
  return seating.sides.map(() => total);
}
