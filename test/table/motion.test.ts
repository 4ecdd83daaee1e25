import { expect, test } from 'vitest';
import { faceAt, poseAt, rest, shakeAt, shakeTime } from '../../src/table/pixi/motion.ts';

const here = { x: 10, y: 20, turn: 0, width: 40 };
const there = { x: 110, y: 60, turn: -Math.PI / 2, width: 60 };
const move = { from: here, to: there, start: 1000, time: 320 };

test('a card waits for its turn, goes the whole way, and is quick at first', () => {
  expect(poseAt(move, 900)).toEqual(here);
  expect(poseAt(move, 1320)).toEqual(there);
  expect(poseAt(move, 2000)).toEqual(there);
  expect(poseAt(move, 1160).x).toBeGreaterThan(80);
});

test('a card keeps its face until the others cover it', () => {
  expect(faceAt('whole', 'edge', move, 1000)).toBe('whole');
  expect(faceAt('strip', 'edge', move, 1319)).toBe('strip');
  expect(faceAt('whole', 'edge', move, 1320)).toBe('edge');
  expect(faceAt('whole', 'strip', move, 1319)).toBe('whole');
  expect(faceAt('whole', 'strip', move, 1320)).toBe('strip');
  expect(faceAt('whole', 'edge', rest(there), 0)).toBe('edge');
  // Whatever is to be seen of it is seen at once.
  expect(faceAt('edge', 'whole', move, 1000)).toBe('whole');
  expect(faceAt('strip', 'whole', move, 1000)).toBe('whole');
});

test('a refused card shakes to both sides and then lies still', () => {
  const places = Array.from({ length: 31 }, (_, step) => shakeAt((step / 30) * shakeTime));
  expect(Math.max(...places)).toBeGreaterThan(4);
  expect(Math.min(...places)).toBeLessThan(-4);
  expect(
    places.filter((place, step) => step > 0 && Math.sign(place) !== Math.sign(places[step - 1] ?? 0)).length,
  ).toBeGreaterThan(4);
  expect(shakeAt(shakeTime + 1)).toBe(0);
  expect(shakeAt(-1)).toBe(0);
});
