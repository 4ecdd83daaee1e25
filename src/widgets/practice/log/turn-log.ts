import { type Card, type Position, type Seat, sideState } from '../../../engine/index.ts';
import { withAct } from '../../words/news/news-acts.ts';
import type { Move } from '../game/game.ts';

/** What one player has done in one turn. */
export interface LoggedTurn {
  /** The number of its first move in the deal. */
  readonly number: number;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/**
 * The last turns of a deal, which stands at `now`, the oldest first. A draw from the stock is nothing to tell, unless the turn had nothing
 * else; a red three that came with it is: it went to the table by itself.
 */
export function lastTurns(made: readonly Move[], now: Position, most: number): readonly LoggedTurn[] {
  const moves = made.map((move, number) => ({ ...move, came: redThreesCome(move, made[number + 1]?.before ?? now) }));
  const turns: { number: number; seat: Seat; moves: (typeof moves)[number][] }[] = [];
  for (const [number, move] of moves.entries()) {
    const last = turns.at(-1);
    // The answer of a partner is a line of its own, and so is what comes after it.
    if (last !== undefined && last.seat === move.seat && sameTurn(last.moves.at(-1), move)) last.moves.push(move);
    else turns.push({ number, seat: move.seat, moves: [move] });
  }
  return turns
    .map(({ moves: all, ...turn }) => {
      const told = all
        .flatMap(({ came, ...move }) => [
          ...(move.action.type === 'draw' ? [] : [move]),
          ...came.map((card) => ({ ...move, action: { type: 'lay', card } as const })),
        ])
        .reduce<readonly Move[]>(withAct, []);
      return { ...turn, moves: told.length > 0 ? told : all };
    })
    .slice(-most);
}

/** The red threes that a move has brought to the table besides the one that was laid. */
function redThreesCome({ before, seat, action }: Move, after: Position): readonly Card[] {
  const laid = (position: Position) => sideState(position, seat).redThrees;
  const known = [...laid(before), ...(action.type === 'lay' ? [action.card] : [])];
  return laid(after).filter((card) => {
    const place = known.indexOf(card);
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
}

function sameTurn(before: Move | undefined, move: Move): boolean {
  return before?.before.turn === move.before.turn && before.action.type !== 'discard' && move.action.type !== 'call';
}
