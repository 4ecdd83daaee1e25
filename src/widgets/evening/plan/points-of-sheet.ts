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
  /** The players on the sheet who sit for the first pair and for the second; empty where they have no names. */
  readonly names: readonly [string, string];
  /** Whether a pair and its side on the sheet both have names, and not one of them in common. */
  readonly isOfOthers: boolean;
}

/**
 * The points of two pairs by the score sheet of their game; null if it is not one of two sides. The first pair sits as side A, unless the names on
 * the sheet say that they sat down the other way round: of “Aino & Olli” and “Eero & Siiri”, whoever has more of its words in the names of a side.
 */
export function pointsOfSheet(game: ScoreGame, pairs: readonly [string, string]): SheetPoints | null {
  const [one, other, ...more] = totalsOf(game);
  if (one === undefined || other === undefined || more.length > 0) return null;
  const sides = sidesOfPlayers(rulesetOf(game));
  const namesOfSide = (letter: 'A' | 'B') =>
    game.names.filter((name, place) => sides[place] === letter && name.trim() !== '').map((name) => name.trim());
  const wordsOfSide = (letter: 'A' | 'B') => wordsOf(namesOfSide(letter).join(' '));
  const [first, second] = pairs.map(wordsOf);
  const shared = (words: ReadonlySet<string> | undefined, letter: 'A' | 'B') =>
    [...wordsOfSide(letter)].filter((word) => words?.has(word)).length;
  const straight = shared(first, 'A') + shared(second, 'B');
  const crossed = shared(first, 'B') + shared(second, 'A');
  const { loser, winner } = standingOf(game);
  const isCrossed = crossed > straight;
  const lost = loser === null ? null : (loser === 'A') === isCrossed ? 1 : 0;
  const [sideOfFirst, sideOfSecond] = isCrossed ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const isOther = (pair: ReadonlySet<string> | undefined, letter: 'A' | 'B') =>
    (pair?.size ?? 0) > 0 && wordsOfSide(letter).size > 0 && shared(pair, letter) === 0;
  return {
    points: isCrossed ? [other, one] : [one, other],
    isOver: winner !== 'none',
    lost,
    names: [namesOfSide(sideOfFirst).join(' & '), namesOfSide(sideOfSecond).join(' & ')],
    isOfOthers: isOther(first, sideOfFirst) || isOther(second, sideOfSecond),
  };
}

/** Words between the names of a pair, which say nothing of who they are. */
const between: ReadonlySet<string> = new Set(['ja', 'och', 'and', 'ning']);

function wordsOf(names: string): Set<string> {
  const words = names.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !between.has(word)));
}
