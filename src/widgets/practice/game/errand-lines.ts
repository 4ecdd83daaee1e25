import { type Action, type Line, type Position, readPosition, writePosition } from '../../../engine/index.ts';

// The table and its players speak in the engine's notation; who only speaks loads nothing of what thinks.

/** A position, and perhaps an act in it, as text. */
export function lineOf(position: Position, action?: Action): string {
  return writePosition(position, action === undefined ? [] : [action]);
}

/** The act that a text holds. */
export function actionIn(line: string): Action {
  const [action] = actionsIn(line);
  if (action === undefined) throw new Error('the answer holds no act');
  return action;
}

/** The acts that a text holds, one after another. */
export function actionsIn(line: string): readonly Action[] {
  return readLine(line).actions;
}

/** A position and the acts in it, read back from the text between the table and its players. */
export function readLine(line: string): Line {
  const read = readPosition(line);
  if (!read.ok) throw new Error(`a position between players cannot be read: ${read.error.code}`);
  return read.value;
}
