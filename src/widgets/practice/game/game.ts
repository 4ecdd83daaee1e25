import {
  type Action,
  deal,
  judge,
  nextDealer,
  type Position,
  type Ruleset,
  type Seat,
  totalsAfter,
  viewFrom,
  winner,
} from '../../../engine/index.ts';
import type { Deal } from '../../../learn/replay/deal-text.ts';
import { lawfulInstead, type Memory, remembered, type Strength } from '../../../players/index.ts';
import type { RulingTold } from '../../table/table-state.ts';

/** The seat of the reader at the practice table. */
export const readersSeat: Seat = 1;

/** A move that has been made, and where. */
export interface Move {
  readonly seat: Seat;
  readonly before: Position;
  readonly action: Action;
}

/** A game at the practice table: the deals that are over, and the one that is being played. */
export interface Game {
  readonly strength: Strength;
  /** From it come the cards of all deals and the chance of the other players. */
  readonly seed: number;
  /** The points of each finished deal, by side. */
  readonly deals: readonly (readonly number[])[];
  /** The deal as it was dealt. */
  readonly start: Position;
  readonly moves: readonly Move[];
  /** Where the deal stands, with all its cards: what the reader may see of it is `readersView`. */
  readonly position: Position;
  /** The ruling under which the deal has gone on from `start`, and the game before it. The device does not keep it: later it is a deal like any. */
  readonly ruled?: RulingTold & { readonly before: Game };
}

/** A new game: its first deal. */
export function newGame(ruleset: Ruleset, strength: Strength, seed: number): Game {
  const start = deal(ruleset, seed);
  return { strength, seed, deals: [], start, moves: [], position: start };
}

/** Who has to act: the partner who is asked, else the player in turn; nobody when the deal is over. */
export function seatToAct({ phase, current, turn }: Position): Seat | null {
  return phase === 'over' ? null : (current.asked ?? turn);
}

/** The game after an act of whoever has to act; the same game if it is not lawful. */
export function withMove(game: Game, action: Action): Game {
  const seat = seatToAct(game.position);
  const verdict = judge(game.position, action);
  if (seat === null || !verdict.legal) return game;
  return { ...game, moves: [...game.moves, { seat, before: game.position, action }], position: verdict.next };
}

/** The game after what another player wants to do, or what he does instead where his partner's cards forbid it. */
export function withOthersMove(game: Game, wanted: Action): Game {
  const next = withMove(game, wanted);
  if (next !== game) return next;
  const instead = lawfulInstead(game.position);
  return instead === undefined ? game : withMove(game, instead);
}

/**
 * The game before the reader's last act and everything that followed it, which may be that a ruling was carried out; the same game if the
 * reader has not acted in this deal.
 */
export function withoutLastTry(game: Game): Game {
  const last = game.moves.findLastIndex(({ seat }) => seat === readersSeat);
  const move = game.moves[last];
  if (move === undefined) return game.ruled?.before ?? game;
  return { ...game, moves: game.moves.slice(0, last), position: move.before };
}

/** The game under a ruling: the deal goes on from the position after it, and what was done before is behind it. */
export function withRuling(game: Game, position: Position, ruling: RulingTold): Game {
  return { ...game, start: position, moves: [], position, ruled: { ...ruling, before: game } };
}

/** The game with its next deal; the same game while the deal is being played or when the game is over. */
export function withNextDeal(game: Game): Game {
  const { ruled: _, ...kept } = game;
  const { position, start, deals, seed } = game;
  if (position.phase !== 'over' || winner(position) !== 'none') return game;
  const scores = totalsAfter(position).map(({ total }) => total);
  const points = position.sides.map(({ score }, place) => (scores[place] ?? 0) - score);
  const next = deal(start.ruleset, seed + deals.length + 1, { dealer: nextDealer(position), scores });
  return { ...kept, deals: [...deals, points], start: next, moves: [], position: next };
}

/** The deal that is being played with all that was done in it, to hand on. */
export function dealOf({ start, moves }: Game): Deal {
  return {
    line: { position: start, actions: moves.map(({ action }) => action) },
    seat: readersSeat,
    comments: new Map(),
  };
}

/** Whether the reader has done something in a game that is not yet won. */
export function isUnderWay({ deals, moves, position, ruled }: Game): boolean {
  const begun = deals.length > 0 || ruled !== undefined || moves.some(({ seat }) => seat === readersSeat);
  return begun && (position.phase !== 'over' || winner(position) === 'none');
}

/** What the reader may see of a position; all of it once the deal is over. */
export function readersView(position: Position): Position {
  return position.phase === 'over' ? position : viewFrom(position, readersSeat);
}

/** What everybody at the table has seen of the others' cards since the deal, as far as it still holds. */
export function memoryNow({ moves, position }: Pick<Game, 'moves' | 'position'>): Memory {
  return remembered([...moves.map(({ before }) => before), position]);
}

/** The chance by which the player decides who has to act now: the same deal with the same moves always goes on in the same way. */
export function chanceNow({ seed, deals, moves }: Game): number {
  return Math.imul(seed + deals.length, 7919) + moves.length;
}
