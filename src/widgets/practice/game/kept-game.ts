import { judge, type Position, type RulesetId, readPosition, writePosition } from '../../../engine/index.ts';
import { isStrength } from '../../../players/index.ts';
import { fieldsIn, keepText, readKept } from '../../page/kept-text.ts';
import { type Game, type Move, seatToAct } from './game.ts';

/** How games are written down; another version is not read. */
const version = 1;

/** What the device remembers: nothing, a game, or something that is none. */
export type Kept = { readonly game: Game | null; readonly damaged: boolean };

function placeOf(ruleset: RulesetId): string {
  return `practice/${ruleset}`;
}

/**
 * The game that the device remembers for a ruleset. What cannot be read is put aside, where a next one does not overwrite it, and told.
 * A device that keeps nothing has no game.
 */
export function readKeptGame(ruleset: RulesetId): Kept {
  const { value, damaged } = readKept(placeOf(ruleset), (text) => gameFrom(text, ruleset));
  return { game: value, damaged };
}

/** Remembers a game; tells whether the device did. */
export function keepGame(game: Game): boolean {
  return keepText(placeOf(game.start.ruleset.id), gameText(game));
}

/** A game as text: the deal and its moves in the engine's notation. */
export function gameText({ strength, seed, deals, start, moves }: Game): string {
  const line = writePosition(
    start,
    moves.map(({ action }) => action),
  );
  return JSON.stringify({ version, strength, seed, deals, line });
}

/** The game that a text holds; null if it holds none of this ruleset, or one that could not have come about. */
export function gameFrom(text: string, ruleset: RulesetId): Game | null {
  const kept = fieldsIn(text);
  if (kept === null || kept.version !== version || !isStrength(kept.strength) || typeof kept.line !== 'string')
    return null;
  if (!Number.isSafeInteger(kept.seed) || typeof kept.seed !== 'number' || !isPoints(kept.deals)) return null;
  const line = readPosition(kept.line);
  if (!line.ok || line.value.position.ruleset.id !== ruleset) return null;
  const start = line.value.position;
  if (start.seats.some(({ hand }) => hand.unknown > 0) || start.stock.unknown > 0) return null;
  if (kept.deals.some((points) => points.length !== start.sides.length)) return null;
  const played = replayed(start, line.value.actions);
  return played === null ? null : { strength: kept.strength, seed: kept.seed, deals: kept.deals, start, ...played };
}

function replayed(start: Position, actions: readonly Move['action'][]): Pick<Game, 'moves' | 'position'> | null {
  const moves: Move[] = [];
  let position = start;
  for (const action of actions) {
    const seat = seatToAct(position);
    const verdict = judge(position, action);
    if (seat === null || !verdict.legal) return null;
    moves.push({ seat, before: position, action });
    position = verdict.next;
  }
  return { moves, position };
}

function isPoints(value: unknown): value is readonly (readonly number[])[] {
  return (
    Array.isArray(value) &&
    value.every((points) => Array.isArray(points) && points.every((each) => typeof each === 'number'))
  );
}
