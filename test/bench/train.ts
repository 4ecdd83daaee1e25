/**
 * Tells how long the trainer takes to make a question, at the median and at the 95th percentile, for each ruleset: at most 50 ms on two
 * quiet cores. Usage: npm run bench:train.
 */
import { rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { kindsOf, questionOf } from '../../src/train/index.ts';

const seeds = 60;

for (const id of rulesetIds) {
  const ruleset = usualRuleset(id);
  const times: number[] = [];
  for (let seed = 0; seed < seeds; seed++)
    for (const kind of kindsOf(ruleset)) {
      const begun = performance.now();
      questionOf(ruleset, kind, seed);
      times.push(performance.now() - begun);
    }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`${id}: ${times.length} questions, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
}
