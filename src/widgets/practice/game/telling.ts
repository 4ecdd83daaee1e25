import { type Fact, insight, isNews, keysOf, matters, ofAnswer } from '../../../insight/index.ts';
import { type Game, readersSeat, readersView, seatToAct } from './game.ts';

/** What the table tells the reader of what matters, and what it has told him in this deal. */
export interface Telling {
  /** What is told now, at most two facts, what matters most first. */
  readonly facts: readonly Fact[];
  /** The facts that have been told, by their keys, each with how many moves had been made then. */
  readonly told: ReadonlyMap<string, number>;
}

/** Nothing has been told yet. */
export const untold: Telling = { facts: [], told: new Map() };

/** No more is told at a time. */
const most = 2;

/**
 * What is told where a game stands, if the reader is to act: nothing again while it is unchanged, but what has been taken back with the
 * moves after which it was told may be told anew.
 */
export function tellingAt(game: Game, before: Telling): Telling {
  const moves = game.moves.length;
  const isAnswered = game.position.current.answer !== null;
  const told = new Map([...before.told].filter(([key, made]) => made < moves && (isAnswered || !ofAnswer.has(key))));
  if (seatToAct(game.position) !== readersSeat) return { facts: [], told };
  const facts = insight(readersView(game.position), readersSeat)
    .filter((fact) => fact.weight >= matters && isNews(fact, told))
    .slice(0, most);
  return { facts, told: new Map([...told, ...facts.flatMap(keysOf).map((key) => [key, moves] as const)]) };
}
