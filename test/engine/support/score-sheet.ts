import { type Position, type Side, type SideScore, score } from '../../../src/engine/index.ts';

function sheetOf(end: Position, side: Side): SideScore {
  const found = score(end).find((one) => one.side === side);
  if (found === undefined) throw new Error(`there is no side ${side}`);
  return found;
}

/** The score of a side as the cards lie. */
export function points(
  end: Position,
  side: Side,
): { readonly base: number; readonly cards: number; readonly total: number } {
  const { base, cards, total } = sheetOf(end, side);
  return { base, cards, total };
}

/** The points of one item of a side's score sheet; 0 if it has none. */
export function item(end: Position, side: Side, name: string): number {
  const lines = sheetOf(end, side).lines.filter((line) => line.item === name);
  return lines.reduce((sum, line) => sum + line.points, 0);
}
