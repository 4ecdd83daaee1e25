import { type Action, type Position, type Seat, sideOf } from '../../../src/engine/index.ts';

/** An act of a deal, whoever did it. */
export interface Act {
  readonly seat: Seat;
  readonly before: Position;
  readonly action: Action;
  readonly after: Position;
}

/** The whole truth of a deal when something is said to the reader: every hand, and every act from its beginning. */
export interface Told {
  readonly position: Position;
  readonly reader: Seat;
  readonly acts: readonly Act[];
  /** What has just been refused. */
  readonly tried: Action | null;
}

/** The seats that sit on the left, opposite and on the right of a reader at a table of four. */
export function neighbours(reader: Seat): { readonly left: Seat; readonly partner: Seat; readonly right: Seat } {
  const seats = [1, 2, 3, 4] as const;
  const at = (further: number) => seats[(reader - 1 + further) % 4] ?? reader;
  return { left: at(1), partner: at(2), right: at(3) };
}

/** The acts of the turn of a seat that is being played or was played last. */
export function lastTurn(acts: readonly Act[], seat: Seat): readonly Act[] {
  const own: Act[] = [];
  for (const act of [...acts].reverse()) {
    if (act.before.turn === seat) own.unshift(act);
    else if (own.length > 0) break;
  }
  return own;
}

/** Whether two seats play together. */
export function together({ ruleset }: Position, one: Seat, other: Seat): boolean {
  return sideOf(ruleset.seating, one) === sideOf(ruleset.seating, other);
}
