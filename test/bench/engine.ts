import { resolve } from 'node:path';
import { argv, cpuUsage, hrtime, resourceUsage, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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
  Play,
  type Position,
  type RulesetId,
  readPosition,
  rulesetIds,
  shortestOpening,
  usualRuleset,
  waysToTakePile,
  writePosition,
} from '../../src/engine/index.ts';
import { chooser, oneOf } from '../engine/support/random-deal.ts';

// `npm run bench -- [seconds] [ruleset…] [--against=<checkout>]`: random full deals (all moves listed at every step, one chosen uniformly,
// seeded) on the play state and, apart, by `legalActions` and `judge`; how long a verdict takes, the solvers on fifteen cards with a long
// pile, and on thirty to sixty cards. With another checkout its `legalActions` and `judge` play in alternating slices, and the play state is
// told as their multiple. Figures are of this process's own processor time, so that a busy machine does not spoil them.

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const [seconds = '3', ...chosen] = positionals;
const rulesets: readonly RulesetId[] = rulesetIds.filter((id) => chosen.length === 0 || chosen.includes(id));
type Engine = Pick<
  typeof import('../../src/engine/index.ts'),
  'deal' | 'judge' | 'legalActions' | 'readPosition' | 'usualRuleset'
>;
const here: Engine = { deal, judge, legalActions, readPosition, usualRuleset };
const other: Engine | null =
  values.against === undefined
    ? null
    : await import(pathToFileURL(resolve(values.against, 'src/engine/index.ts')).href);

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
function play(engine: Engine, id: RulesetId, seed: number, kept: Position[] | null): number {
  const choose = chooser(seed);
  let position = engine.deal(engine.usualRuleset(id), seed);
  let actions = 0;
  while (position.phase !== 'over') {
    if (kept !== null && actions % 10 === 0) kept.push(position);
    const verdict = engine.judge(position, oneOf(engine.legalActions(position), choose));
    if (!verdict.legal) throw new Error(`${id}, seed ${seed}: a listed action is refused`);
    position = verdict.next;
    actions += 1;
  }
  return actions;
}

/** Plays a deal on a play state in the same way. */
function playFast(table: Play, seed: number): number {
  const choose = chooser(seed);
  table.deal(seed);
  let actions = 0;
  for (; !table.isOver; actions++) {
    const moves = table.moves();
    table.make(moves, choose(moves.count));
  }
  return actions;
}

/** What has been played in how much time. */
interface Tally {
  deals: number;
  actions: number;
  used: number;
}

/** Goes on playing for a slice of time. */
function goOn(tally: Tally, microseconds: number, playSeed: (seed: number) => number): void {
  const start = used();
  // The clock, which is slow itself, is looked at the more rarely the faster an engine is.
  let batch = 5;
  for (let last = start; last - start < microseconds; ) {
    for (let played = 0; played < batch; played++) tally.actions += playSeed(100 + tally.deals++);
    const now = used();
    if (now - last < 20_000) batch *= 2;
    last = now;
  }
  tally.used += used() - start;
}

function told({ deals, actions, used: time }: Tally): string {
  return `${Math.round((deals * 1_000_000) / time)} deals/s ${Math.round((actions * 1_000_000) / time)} actions/s`;
}

/** One engine's deals: those of its first seconds, in which the runtime compiles it, and those after. */
interface Measured {
  readonly cold: Tally;
  readonly warm: Tally;
  readonly playSeed: (seed: number) => number;
}

function unmeasured(playSeed: (seed: number) => number): Measured {
  const tally = (): Tally => ({ deals: 0, actions: 0, used: 0 });
  return { cold: tally(), warm: tally(), playSeed };
}

function benchDeals(id: RulesetId): void {
  const table = Play.of(deal(usualRuleset(id), 1));
  const fast = unmeasured((seed) => playFast(table, seed));
  const judged = unmeasured((seed) => play(here, id, seed, null));
  const theirs = other === null ? null : unmeasured((seed) => play(other, id, seed, null));
  const engines = theirs === null ? [fast, judged] : [fast, judged, theirs];
  // Engines that make many objects take seconds until the runtime has compiled them: each plays as long as it is measured before it is.
  for (const { cold, playSeed } of engines) goOn(cold, Number(seconds) * 1_000_000, playSeed);
  const slices = 6;
  for (let slice = 0; slice < slices; slice++)
    for (const { warm, playSeed } of engines) goOn(warm, (Number(seconds) * 1_000_000) / slices, playSeed);
  for (const [name, { cold, warm }] of [['', fast] as const, [' legalActions and judge:', judged] as const]) {
    const multiples =
      theirs === null
        ? ''
        : `, ${multiple(warm, theirs.warm)} times the other checkout (${multiple(cold, theirs.cold)} in the first ${seconds} s of each)`;
    stdout.write(`${id}${name} ${told(warm)}${multiples}\n`);
  }
}

/** How many times as many deals one has played in the same time as another. */
function multiple(one: Tally, another: Tally): string {
  return round((one.deals * another.used) / (one.used * another.deals));
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

/** How long lists and verdicts of an engine take. */
interface Times {
  readonly engine: Engine;
  readonly lists: number[];
  readonly verdicts: number[];
}

/** Times the list of a written position, and the verdicts of the actions that follow it there. */
function take({ engine, lists, verdicts }: Times, text: string): void {
  const line = engine.readPosition(text);
  if (!line.ok) throw new Error(`${line.error.code}: ${text}`);
  const { position, actions } = line.value;
  // Everything is asked of a copy of the position, so that nothing remembered from another question helps.
  for (let again = 0; again < 3; again++) {
    const copy = { ...position };
    lists.push(timed(() => engine.legalActions(copy)));
  }
  for (const action of actions) {
    const copy = { ...position };
    verdicts.push(timed(() => engine.judge(copy, action)));
  }
}

/** How long the lists and verdicts of this engine take, and of the other if there is one, in written positions. */
function timesOf(texts: readonly string[]): readonly Times[] {
  const all = [here, other].flatMap((engine): Times[] =>
    engine === null ? [] : [{ engine, lists: [], verdicts: [] }],
  );
  for (const [place, text] of texts.entries()) {
    // Now the one first and now the other, so that neither has the machine to itself while it is quieter or warmer.
    for (const times of place % 2 === 0 ? all : all.toReversed()) take(times, text);
  }
  return all;
}

function toldTimes(times: readonly number[]): string {
  return `median ${round(quantile(times, 0.5))} µs, p99 ${round(quantile(times, 0.99))} µs`;
}

/** Lists and verdicts of every listed action and of everyday attempts, in positions that deals come to: the same for both engines. */
function benchJudge(id: RulesetId): void {
  const positions: Position[] = [];
  for (let seed = 1; seed <= 30; seed++) play(here, id, seed, positions);
  const texts = positions.map((one) => writePosition(one, [...legalActions(one), ...attempts(one)]));
  // Each engine goes through all of it before it is measured, until the runtime has compiled what deals alone do not need.
  timesOf(texts);
  const [own, theirs] = timesOf(texts);
  if (own === undefined) return;
  const against = (times: readonly number[] | undefined) =>
    times === undefined ? '' : `; the other checkout ${toldTimes(times)}`;
  stdout.write(`${id} legalActions: ${toldTimes(own.lists)}${against(theirs?.lists)}\n`);
  stdout.write(
    `${id} judge: ${toldTimes(own.verdicts)} (${own.verdicts.length} verdicts)${against(theirs?.verdicts)}\n`,
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

const solvers: readonly (readonly [string, (position: Position) => unknown])[] = [
  ['waysToTakePile', waysToTakePile],
  ['bestOpening', bestOpening],
  ['shortestOpening', (position) => shortestOpening(position, 90)],
  ['canGoOut', canGoOut],
  ['legalActions', legalActions],
];

function benchSolvers(id: RulesetId): void {
  const positions = solverPositions(id);
  const parts = solvers.map(([name, solve]) => {
    for (const position of positions.slice(0, 20)) solve(position);
    // Copies, so that nothing remembered of a position helps.
    const times = positions.map((position) => timed(() => solve({ ...position })));
    return `${name} ${round(quantile(times, 0.99) / 1000)} ms`;
  });
  stdout.write(`${id} solvers, 15 cards and a pile of 30, p99: ${parts.join(', ')}\n`);
}

/** A random hand of so many cards before the draw or after it, at a middling minimum; a pile of thirteen with a natural on top. */
function largeHand(id: RulesetId, cards: number, seed: number, phase: 'draw' | 'play'): Position {
  const ruleset = usualRuleset(id);
  const choose = chooser(seed + 1);
  const deck = deckOf(ruleset).filter(({ role }) => role !== 'red-three');
  const dealt = (count: number) => Array.from({ length: count }, () => deck.splice(choose(deck.length), 1)).flat();
  const hands = { 1: dealt(cards), 2: 5, 3: 5, 4: 5 };
  const top = deck.splice(
    deck.findIndex(({ role }) => role === 'natural'),
    1,
  );
  const pile = [...dealt(12), ...top];
  const setup = checkSetup({ ruleset: id, agreement: {}, turn: 1, phase, stock: 10, pile, hands, scores: { A: 1500 } });
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

/** The longest that anything takes with hands as no game has them: exact to thirty cards, beyond that after counted steps. */
function benchLargeHands(id: RulesetId): void {
  for (const cards of [30, 40, 60]) {
    const seeds = Array.from({ length: 8 }, (_, seed) => seed);
    const parts = solvers.map(([name, solve]) => {
      const phase = name === 'waysToTakePile' ? 'draw' : 'play';
      const times = seeds.map((seed) => timed(() => solve(largeHand(id, cards, seed, phase))));
      return `${name} ${round(Math.max(...times) / 1000)} ms`;
    });
    const megabytes = Math.round(resourceUsage().maxRSS / 1024);
    stdout.write(`${id}, ${cards} cards, at the longest: ${parts.join(', ')}; ${megabytes} MB at the most so far\n`);
  }
}

for (const id of rulesets) benchDeals(id);
for (const id of rulesets) benchJudge(id);
for (const id of rulesets) benchSolvers(id);
for (const id of rulesets) benchLargeHands(id);
