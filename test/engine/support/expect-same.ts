import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Expects two values to be equal in all their parts. Costs little where they are; `where` is asked only where they are not. */
export function expectSame(actual: unknown, expected: unknown, where: () => string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, where()).toEqual(expected);
}
