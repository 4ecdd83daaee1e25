import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { isRulesetId, type RulesetId, rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { contestantOf } from '../players/support/contestants.ts';
import { meanAndError, playMatch, shareWon } from '../players/support/match.ts';

// `npm run players -- [ruleset…] [--match=strong,former-strong]… [--pairs=200] [--from=1]`: players against each other, side by side for
// each ruleset with four players. A deal is played twice with sides exchanged, and the pair is won by whoever has more points in both plays
// together; beside it the points more a play, how many plays ended by each one's going out, and the processor time of the first one's
// moves. Behind ± stands the standard error. Without --match all that the players have to reach is measured.

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    match: { type: 'string', multiple: true },
  },
});

interface Bout {
  readonly first: string;
  readonly second: string;
  /** The share of pairs to be won at least, in percent; null where nothing is asked for. */
  readonly least: number | null;
}

const strongBar = (id: RulesetId) => (usualRuleset(id).parameters.maxSequence > 0 ? 65 : 70);
const usualBouts = (id: RulesetId): readonly Bout[] => [
  { first: 'strong', second: 'former-strong', least: strongBar(id) },
  { first: 'strong', second: 'middle', least: 65 },
  { first: 'middle', second: 'former-middle', least: 60 },
  { first: 'middle', second: 'stranger', least: null },
  { first: 'beginner', second: 'random', least: 95 },
];

function boutsFor(id: RulesetId): readonly Bout[] {
  if (values.match === undefined) return usualBouts(id);
  return values.match.map((match) => {
    const [first = '', second = ''] = match.split(',');
    const usual = usualBouts(id).find((bout) => bout.first === first && bout.second === second);
    return usual ?? { first, second, least: null };
  });
}

const pairs = Number(values.pairs);
const from = Number(values.from);
const unknown = positionals.filter((id) => !isRulesetId(id));
if (unknown.length > 0 || !(pairs > 0) || !Number.isInteger(from)) {
  stderr.write(`rulesets: ${rulesetIds.join(', ')}; --pairs is a number above 0, --from a whole number\n`);
  exit(1);
}
const seeds = Array.from({ length: pairs }, (_, place) => from + place);

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}`;
}

stdout.write(`${pairs} deals, seeds ${from} to ${from + pairs - 1}, each played twice with sides exchanged\n`);
for (const id of rulesetIds.filter((each) => positionals.length === 0 || positionals.includes(each))) {
  stdout.write(`\n${id}\n`);
  for (const { first, second, least } of boutsFor(id)) {
    const {
      pairs: results,
      plays,
      outs,
      times,
    } = playMatch(usualRuleset(id), contestantOf(first), contestantOf(second), seeds);
    const won = shareWon(results);
    const [mean, error] = meanAndError(results);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    const parts = [
      `${first} – ${second}`.padEnd(24),
      `pairs ${percent(won)} ± ${percent(Math.sqrt((won * (1 - won)) / results.length))} %${least === null ? '' : ` (at least ${least})`}`,
      `plays ${percent(shareWon(plays))} %`,
      `${(mean / 2).toFixed(0)} ± ${(error / 2).toFixed(0)} points a play`,
      `out ${outs[0]} : ${outs[1]}`,
      `a move ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}`,
    ];
    stdout.write(`  ${parts.join('   ')}\n`);
  }
}
