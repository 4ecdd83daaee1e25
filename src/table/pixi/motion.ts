/** Where a card is drawn: its middle, its turn in radians, its width. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
}

/** How long a card takes to its place, in milliseconds. */
export const travelTime = 280;

/** The pose at some time after the start of a move: quick at first, gently arriving. */
export function poseBetween(from: Pose, to: Pose, elapsed: number): Pose {
  const part = Math.min(1, Math.max(0, elapsed / travelTime));
  const eased = 1 - (1 - part) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    turn: mix(from.turn, to.turn),
    width: mix(from.width, to.width),
  };
}

/** Whether two poses are the same for the eye. */
export function samePose(a: Pose, b: Pose): boolean {
  return (
    Math.abs(a.x - b.x) < 0.05 &&
    Math.abs(a.y - b.y) < 0.05 &&
    Math.abs(a.turn - b.turn) < 0.001 &&
    Math.abs(a.width - b.width) < 0.05
  );
}
