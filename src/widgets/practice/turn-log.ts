import type { Seat } from '../../engine/index.ts';
import { withAct } from '../told-acts.ts';
import type { Move } from './game.ts';

/** What one player has done in one turn. */
export interface LoggedTurn {
  /** The number of its first move in the deal. */
  readonly number: number;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** The last turns of a deal, the oldest first; a draw from the stock is nothing to tell, unless the turn had nothing else. */
export function lastTurns(moves: readonly Move[], most: number): readonly LoggedTurn[] {
  const turns: { number: number; seat: Seat; moves: Move[] }[] = [];
  for (const [number, move] of moves.entries()) {
    const last = turns.at(-1);
    // The answer of a partner is a line of its own, and so is what comes after it.
    if (last !== undefined && last.seat === move.seat && sameTurn(last.moves.at(-1), move)) last.moves.push(move);
    else turns.push({ number, seat: move.seat, moves: [move] });
  }
  return turns
    .map(({ moves: all, ...turn }) => {
      const told = all.filter(({ action }) => action.type !== 'draw').reduce<readonly Move[]>(withAct, []);
      return { ...turn, moves: told.length > 0 ? told : all };
    })
    .slice(-most);
}

function sameTurn(before: Move | undefined, move: Move): boolean {
  return before?.before.turn === move.before.turn && before.action.type !== 'discard' && move.action.type !== 'call';
}
