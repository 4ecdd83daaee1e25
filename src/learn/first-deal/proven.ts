import { amount, proves, readClaim, type Scene } from '../claim/index.ts';
import type { Saying } from './script.ts';

/**
 * What is written, with its numbers, where the engine can prove everything that it states; otherwise null: it is not said. Sentences of
 * what has been found at the table state nothing beside it.
 */
export function proven(saying: Saying, scene: Scene): Saying | null {
  const { claims = [], numbers = {} } = saying;
  if (!claims.every((written) => isProved(written, scene))) return null;
  const values: Record<string, number> = {};
  for (const [gap, written] of Object.entries(numbers)) {
    const value = amount(scene, written);
    if (value === null) return null;
    values[gap] = value;
  }
  return Object.keys(values).length === 0 ? saying : { ...saying, values };
}

function isProved(written: string, scene: Scene): boolean {
  const claim = readClaim(written);
  return claim !== null && proves(scene, claim);
}
