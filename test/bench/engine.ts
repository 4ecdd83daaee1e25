import { argv, cpuUsage, hrtime, stdout } from 'node:process';
import {
  type Action,
  bestOpening,
  type Card,
  canGoOut,
  checkSetup,
  deal,
  deckOf,
  judge,
  legalActions,
  type Position,
  type RulesetId,
  rulesetIds,
  shortestOpening,
  usualRuleset,
  waysToTakePile,
} from '../../src/engine/index.ts';
import { chooser, oneOf } from '../engine/support/randomDeal.ts';

// `npm run bench -- [seconds] [ruleset…]`: random full deals (all legal actions listed at every step, one chosen uniformly, seeded),
// how long a verdict takes, and the solvers on fifteen cards with a long pile. Figures are of this process's own processor time, so
// that a busy machine does not spoil them.

const [seconds = '3', ...chosen] = argv.slice(2);
const rulesets: readonly RulesetId[] = rulesetIds.filter((id) => chosen.length === 0 || chosen.includes(id));

/** Microseconds of processor time that this process has used. */
function used(): number {
  const { user, system } = cpuUsage();
  return user + system;
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

/** The value below which a share of the sorted values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Plays a deal without looking at anything but the listed actions; every tenth position is kept for the measuring of verdicts. */
function play(id: RulesetId, seed: number, kept: Position[] | null): number {
  const choose = chooser(seed);
  let position = deal(usualRuleset(id), seed);
  let actions = 0;
  while (position.phase !== 'over') {
    if (kept !== null && actions % 10 === 0) kept.push(position);
    const verdict = judge(position, oneOf(legalActions(position), choose));
    if (!verdict.legal) throw new Error(`${id}, seed ${seed}: a listed action is refused`);
    position = verdict.next;
    actions += 1;
  }
  return actions;
}

function benchDeals(id: RulesetId): void {
  for (let seed = 1; seed <= 50; seed++) play(id, seed, null);
  const limit = Number(seconds) * 1_000_000;
  const start = used();
  let deals = 0;
  let actions = 0;
  while (used() - start < limit) {
    for (let batch = 0; batch < 10; batch++) actions += play(id, 100 + deals++, null);
  }
  const perSecond = 1_000_000 / (used() - start);
  stdout.write(`${id} ${Math.round(deals * perSecond)} deals/s ${Math.round(actions * perSecond)} actions/s\n`);
}

/** The time of one call, in microseconds. */
function timed(call: () => unknown): number {
  const start = hrtime.bigint();
  call();
  return Number(hrtime.bigint() - start) / 1000;
}

/** Things that a player may try whether lawful or not: each card discarded, each three cards melded, the pile taken with each pair. */
function attempts(position: Position): readonly Action[] {
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  if (position.phase === 'draw') {
    return hand
      .slice(1)
      .map((card, place) => ({ type: 'take', with: [card, ...hand.slice(place, place + 1)], melds: [] }));
  }
  if (position.phase !== 'play') return [];
  return hand.flatMap((card, place): Action[] => [
    { type: 'discard', card },
    { type: 'meld', melds: [{ cards: hand.slice(place, place + 3) }] },
  ]);
}

/** Verdicts on every listed action and on everyday attempts, in positions that random deals come to. */
function benchJudge(id: RulesetId): void {
  const positions: Position[] = [];
  for (let seed = 1; seed <= 30; seed++) play(id, seed, positions);
  const times: number[] = [];
  for (const position of positions) {
    const actions: readonly Action[] = [...legalActions(position), ...attempts(position)];
    // Every verdict gets a copy of the position, so that nothing remembered from another one helps.
    for (const action of actions) {
      const copy = { ...position };
      times.push(timed(() => judge(copy, action)));
    }
  }
  stdout.write(
    `${id} judge: median ${round(quantile(times, 0.5))} µs, p99 ${round(quantile(times, 0.99))} µs (${times.length} verdicts)\n`,
  );
}

/** Random full hands of fifteen cards before a pile of thirty, with a few melds or none on the table. */
function solverPositions(id: RulesetId): readonly Position[] {
  const ruleset = usualRuleset(id);
  return Array.from({ length: 200 }, (_, seed): Position => {
    const choose = chooser(seed + 1);
    const deck = deckOf(ruleset).filter(({ role }) => role !== 'red-three');
    const take = (count: number): Card[] => {
      const cards: Card[] = [];
      while (cards.length < count) cards.push(...deck.splice(choose(deck.length), 1));
      return cards;
    };
    const hand = take(15);
    const top = deck.splice(
      deck.findIndex(({ role }) => role === 'natural'),
      1,
    );
    const pile = [...take(29), ...top];
    const rank = oneOf(['K', 'Q', '7'], choose);
    const meld = deck.filter((card) => card.rank === rank).slice(0, 4);
    const melds = seed % 2 === 0 || meld.length < 3 ? [] : [{ name: 'meld', cards: meld }];
    const setup = checkSetup({
      ruleset: id,
      agreement: {},
      turn: 1,
      phase: 'draw',
      stock: 20,
      pile,
      hands: { 1: hand, 2: 5, 3: 5, 4: 5 },
      melds: { A: melds },
      scores: { A: 1500 },
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    return setup.value;
  });
}

function benchSolvers(id: RulesetId): void {
  const positions = solverPositions(id);
  const solvers: readonly (readonly [string, (position: Position) => unknown])[] = [
    ['waysToTakePile', waysToTakePile],
    ['bestOpening', bestOpening],
    ['shortestOpening', (position) => shortestOpening(position, 90)],
    ['canGoOut', canGoOut],
    ['legalActions', legalActions],
  ];
  const parts = solvers.map(([name, solve]) => {
    for (const position of positions.slice(0, 20)) solve(position);
    // Copies, so that nothing remembered of a position helps.
    const times = positions.map((position) => timed(() => solve({ ...position })));
    return `${name} ${round(quantile(times, 0.99) / 1000)} ms`;
  });
  stdout.write(`${id} solvers, 15 cards and a pile of 30, p99: ${parts.join(', ')}\n`);
}

for (const id of rulesets) benchDeals(id);
for (const id of rulesets) benchJudge(id);
for (const id of rulesets) benchSolvers(id);
