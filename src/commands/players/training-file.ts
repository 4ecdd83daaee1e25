import { z } from 'zod';
import { failure, type Result, success } from '../../engine/index.ts';
import type { Training } from './training.ts';

/** Reads the state of a training back; it must be one of as many weights, with the same seed, as the training that has not begun. */
export function readTraining(text: string, fresh: Training): Result<Training, string> {
  const numbers = z.array(z.number()).length(fresh.evolution.middle.length);
  const schema = z.object({
    seed: z.literal(fresh.seed),
    evolution: z.object({ generation: z.int().nonnegative(), middle: numbers, width: numbers }),
    earlier: z.array(numbers),
  });
  const json = parsed(text);
  if (json === undefined) return failure('no JSON');
  const read = schema.safeParse(json);
  return read.success ? success(read.data) : failure(`the state of another training: ${z.prettifyError(read.error)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
