import { isReaders } from '../learn/first-deal/course.ts';
import { middlePlayer } from '../learn/first-deal/middle-player.ts';
import { wander } from '../learn/first-deal/wander.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../site/learn/first-deal/first-deal.ts';

// `npm run first-deals [RUNS]`: plays every first deal with readers who do anything lawful, and tells how many come to the count.
const runs = Number(process.argv[2] ?? 300);
for (const { ruleset, name, file } of firstDeals()) {
  const script = scriptOf(ruleset, writtenDeal(file), writtenEvents(), 'en');
  if (!script.ok) throw new Error(`${file}: ${script.error}`);
  let counted = 0;
  let asWritten = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const { end } = wander(script.value, middlePlayer, seed);
    if (end.position.phase === 'over' && !isReaders(end)) counted += 1;
    if (end.played !== null) asWritten += 1;
  }
  const title = name === null ? ruleset : `${ruleset} (${name})`;
  console.log(`${title}: ${counted} of ${runs} reach the count, ${asWritten} with all that the others do as written`);
  if (counted < runs) process.exitCode = 1;
}
