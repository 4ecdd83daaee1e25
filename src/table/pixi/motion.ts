import type { FaceKind } from '../faces/face.ts';

/** Where a card is drawn: its middle, its turn in radians and its width. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
}

/** A way from one pose to another. */
export interface Move {
  readonly from: Pose;
  readonly to: Pose;
  /** When it begins, and how long it takes, in milliseconds. */
  readonly start: number;
  readonly time: number;
}

/** The move of a card that lies where it belongs and goes nowhere. */
export function rest(pose: Pose): Move {
  return { from: pose, to: pose, start: Number.NEGATIVE_INFINITY, time: 1 };
}

/** How long a card takes to its place, and how much later each of several sets out, in milliseconds. */
export const travelTime = 260;
/** How much later each of several cards sets out. */
export const travelGap = 30;
/** How long dealing all hands takes, and one card of it, in milliseconds. */
export const dealTime = 800;
export const dealtTime = 300;
/** How long a card takes to rise out of the hand. */
export const liftTime = 120;
/** How long a card that was let go where it may not lie takes back. */
export const returnTime = 240;
/** How long a taken pile takes into the hand. */
export const takeTime = 450;
/** How long cards take to be squared up. */
export const squareTime = 320;
/** How long a drawn card takes to turn over. */
export const turnTime = 260;
/** How long a refused card shakes, and how far to each side, in units of the layout. */
export const shakeTime = 300;
const shakeReach = 6;

/** The pose at a moment of a move: quick at first, gently arriving. */
export function poseAt({ from, to, start, time }: Move, now: number): Pose {
  const part = Math.min(1, Math.max(0, (now - start) / time));
  const eased = 1 - (1 - part) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    turn: mix(from.turn, to.turn),
    width: mix(from.width, to.width),
  };
}

/** How a card is drawn at a moment of a move: one of which less will be seen keeps its face until the others cover it. */
export function faceAt(worn: FaceKind, wanted: FaceKind, { start, time }: Move, now: number): FaceKind {
  return (worn === 'whole' || wanted === 'edge') && now < start + time ? worn : wanted;
}

/** How far a refused card is to the side at a moment of its shaking: three times to and fro, less and less. */
export function shakeAt(elapsed: number): number {
  if (elapsed < 0 || elapsed > shakeTime) return 0;
  const part = elapsed / shakeTime;
  return Math.sin(part * Math.PI * 6) * shakeReach * (1 - part * 0.5);
}

/** How broad a card that is turning over seems at a moment, as a share of its width, and which of its sides is seen. */
export function turningAt(elapsed: number): { readonly broad: number; readonly side: 'back' | 'face' } {
  if (elapsed >= turnTime) return { broad: 1, side: 'face' };
  const angle = (Math.max(elapsed, 0) / turnTime) * Math.PI;
  return { broad: Math.abs(Math.cos(angle)), side: angle < Math.PI / 2 ? 'back' : 'face' };
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
