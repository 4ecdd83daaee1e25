/**
 * Tells how long the trainer takes to make a question, for each ruleset and its kinds: at most 50 ms at the 95th percentile on two cores.
 * The processor's time counts, so that a busy machine tells the same as a quiet one. Usage: npm run bench:train.
 */
import { threadCpuUsage } from 'node:process';
import { rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { kindsOf, questionOf } from '../../src/train/index.ts';

const seeds = 60;

/** Milliseconds that the processor has worked for this program. */
function worked(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

function at(times: readonly number[], share: number): string {
  return (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(1);
}

for (const id of rulesetIds) {
  const ruleset = usualRuleset(id);
  const kinds = kindsOf(ruleset).map((kind) => {
    const times = Array.from({ length: seeds }, (_, seed) => {
      const begun = worked();
      questionOf(ruleset, kind, seed);
      return worked() - begun;
    });
    return { kind, times, sum: times.reduce((sum, time) => sum + time, 0) };
  });
  const all = kinds.flatMap(({ times }) => times);
  const sum = all.reduce((total, time) => total + time, 0);
  console.log(`${id}: ${all.length} questions, median ${at(all, 0.5)} ms, 95th percentile ${at(all, 0.95)} ms`);
  for (const { kind, times, sum: part } of kinds)
    console.log(`  ${kind}: ${Math.round((part * 100) / sum)} % of the time, 95th percentile ${at(times, 0.95)} ms`);
}
