import { deal, MoveList, moveType, Play, type Position, type Random, type Ruleset } from '../engine/index.ts';
import { beginnersMove } from '../players/index.ts';

/** So many deals are played at most: some rulesets never come to what is looked for. */
const mostDeals = 25;

/** Of the moves of a table no more are listed. */
const mostMoves = 60;

/** So many acts of a deal are looked at before the next one is dealt. */
const looks = 60;

/**
 * Positions that played deals reach, one after another: the same for the same random numbers. Each deal begins from some score
 * and is played by beginners who are now and then careless, so that piles grow and hands differ; looking begins at some act of it below `latest`.
 */
export function* tables(
  ruleset: Ruleset,
  random: Random,
  isWanted: (play: Play) => boolean,
  latest: number,
): Generator<Position> {
  // Of very many openings the first do: nobody looks for the best here.
  const moves = new MoveList(mostMoves);
  for (let played = 0; played < mostDeals; played++) {
    const scores = ruleset.seating.sides.map(() => someScore(ruleset, random));
    const play = Play.of(deal(ruleset, random(1 << 30), { scores }));
    const careless = random(45);
    const from = random(latest);
    for (let act = 0, looked = 0; !play.isOver && act < 600 && looked < looks; act++) {
      if (act >= from && isWanted(play)) {
        looked += 1;
        yield play.position();
      }
      play.moves(moves);
      if (moves.count === 0) break;
      play.make(moves, someMove(play, moves, ruleset, careless, random));
    }
    if (play.isOver && isWanted(play)) yield play.position();
  }
}

/** What somebody does: what a beginner would, or, as often in a hundred as he is careless, something of another sort. */
function someMove(play: Play, moves: MoveList, ruleset: Ruleset, careless: number, random: Random): number {
  if (moves.typeOf(0) === moveType.call) return someCall(moves.count, random);
  if (random(100) >= careless) return beginnersMove(play, moves, ruleset);
  const types = [...new Set(Array.from({ length: moves.count }, (_, move) => moves.typeOf(move)))];
  const type = types[random(types.length)];
  const ofType = Array.from({ length: moves.count }, (_, move) => move).filter((move) => moves.typeOf(move) === type);
  return ofType[random(ofType.length)] ?? 0;
}

/** Passing, or one of the lowest bids. */
function someCall(count: number, random: Random): number {
  return random(100) < 60 ? 0 : random(Math.min(count, 9));
}

/** A score before the deal: mostly near the steps of the opening minimum, sometimes below nothing. */
function someScore({ parameters }: Ruleset, random: Random): number {
  const steps = parameters.minimums.flatMap(({ below }) => (below === null ? [] : [below]));
  const highest = Math.max(0, ...steps) + 1000;
  return random(8) === 0 ? -5 * random(100) : 5 * random(highest / 5);
}
