import { rulesetOf, type ScoreGame, totalsOf } from '../game/game.ts';
import { sidesOfPlayers } from '../game/seated.ts';
import { standingOf } from '../game/standing.ts';
import type { Lost } from './ranking.ts';

/** What a score sheet says of a meeting: the points of the first pair and of the second, and whether the game is over. */
export interface SheetPoints {
  readonly points: readonly [number, number];
  readonly isOver: boolean;
  /** The pair that a ruling has made lose the game; null if none has. */
  readonly lost: Lost | null;
}

/**
 * The points of two pairs by the score sheet of their game; null if it is not one of two sides. The first pair sits as side A, unless the names on
 * the sheet say that they sat down the other way round: of “Aino & Olli” and “Eero & Siiri”, whoever has more of its words in the names of a side.
 */
export function pointsOfSheet(game: ScoreGame, pairs: readonly [string, string]): SheetPoints | null {
  const [one, other, ...more] = totalsOf(game);
  if (one === undefined || other === undefined || more.length > 0) return null;
  const sides = sidesOfPlayers(rulesetOf(game));
  const wordsOfSide = (letter: 'A' | 'B') =>
    wordsOf(game.names.filter((_, place) => sides[place] === letter).join(' '));
  const [first, second] = pairs.map(wordsOf);
  const shared = (words: ReadonlySet<string> | undefined, letter: 'A' | 'B') =>
    [...wordsOfSide(letter)].filter((word) => words?.has(word)).length;
  const straight = shared(first, 'A') + shared(second, 'B');
  const crossed = shared(first, 'B') + shared(second, 'A');
  const { loser, winner } = standingOf(game);
  const isCrossed = crossed > straight;
  const lost = loser === null ? null : (loser === 'A') === isCrossed ? 1 : 0;
  return { points: isCrossed ? [other, one] : [one, other], isOver: winner !== 'none', lost };
}

function wordsOf(names: string): Set<string> {
  return new Set(names.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
