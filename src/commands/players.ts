import { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { rulesetIds, usualRuleset } from '../engine/index.ts';
import { type Contestant, playMatch } from './players/match.ts';

// `npm run players -- [ruleset…] [--deals=250] [--from=1] [--match=strong-middle]`: the strengths against each other, side by side for
// each ruleset with four players. A deal is played twice with sides exchanged, and is won by whoever has more points in both plays
// together; beside it the share of single plays won, the points more a play, and the time of a move (95th percentile of its processor time).

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '250' },
    from: { type: 'string', default: '1' },
    match: { type: 'string' },
  },
});
const matches: readonly { readonly first: Contestant; readonly second: Contestant; readonly least: number }[] = [
  { first: 'strong', second: 'middle', least: 60 },
  { first: 'middle', second: 'beginner', least: 75 },
  { first: 'beginner', second: 'random', least: 95 },
];
const chosen = matches.filter(
  ({ first, second }) => values.match === undefined || values.match === `${first}-${second}`,
);
const deals = Number(values.deals);
const seeds = Array.from({ length: deals }, (_, place) => Number(values.from) + place);

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

stdout.write(`${deals} deals, each played twice with sides exchanged\n`);
for (const id of rulesetIds.filter((each) => positionals.length === 0 || positionals.includes(each))) {
  stdout.write(`\n${id}\n`);
  for (const { first, second, least } of chosen) {
    const { won, playsWon, margin, times } = playMatch(usualRuleset(id), first, second, seeds);
    const slow = times[Math.floor(times.length * 0.95)] ?? 0;
    const parts = [
      `${first} – ${second}`.padEnd(20),
      `deals ${percent(won / deals)} (at least ${least} %)`,
      `plays ${percent(playsWon / (2 * deals))}`,
      `${margin.toFixed(0)} points a play`,
      `p95 ${slow.toFixed(1)} ms a move`,
    ];
    stdout.write(`  ${parts.join('   ')}\n`);
  }
}
