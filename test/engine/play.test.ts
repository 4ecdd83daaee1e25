import { expect, test } from 'vitest';
import {
  type Action,
  actingSide,
  actor,
  deal,
  judge,
  type MoveList,
  moveType,
  Play,
  type Position,
  playableCards,
  writePosition,
} from '../../src/engine/index.ts';
import { nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { keyOf } from './support/move-keys.ts';
import { type Choose, chooser, longestDeal, startOf } from './support/random-deal.ts';
import { unordered } from './support/same-position.ts';
import { smallTable } from './support/small-table.ts';
import { closely, firstSeed, tries } from './support/tries.ts';

// The play state and the judge, who share nothing but the rules over numbers: random deals under every pairwise combination of options,
// players and form. At every step the judge allows what is listed, and refuses every neighbouring elementary action that is not: each
// card discarded or added anywhere, each three cards melded, the pile taken with each pair, questions, answers, merges. A move made leads
// to the judge's next position; a move taken back leaves the table as it was. In very many deals only some steps are looked at so closely.

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const each = Math.ceil(tries('DEALS', 80) / tables.length);

/** A move, keen on melds in two deals of three, so that there is more to be seen. */
function chooseMove(moves: MoveList, keen: boolean, choose: Choose): number {
  // In an auction most calls would be bids; passing, which comes first, leaves room for low contracts.
  if (moves.typeOf(0) === moveType.call && choose(2) === 0) return 0;
  if (!keen || choose(10) >= 8) return choose(moves.count);
  const melding = Array.from({ length: moves.count }, (_, move) => move).filter((move) =>
    meldingTypes.has(moves.typeOf(move)),
  );
  return melding[choose(melding.length || 1)] ?? choose(moves.count);
}

const meldingTypes: ReadonlySet<number> = new Set([moveType.meld, moveType.add, moveType.take, moveType.merge]);

/** Elementary actions around a position, lawful or not: the simplest of each kind with cards that are there. */
function neighbours(position: Position): readonly Action[] {
  const { melds } = actingSide(position);
  const cards = [...new Set(playableCards(actor(position)))].slice(0, 40);
  const names = melds.map(({ name }) => name);
  const free = cards.filter(({ rank }) => !melds.some((meld) => meld.cards.some((card) => card.rank === rank)));
  const pairs = cards.flatMap((one, place) => cards.slice(place).map((other) => [one, other]));
  const three = free.flatMap((one, place) =>
    free.slice(place).flatMap((other, next) => free.slice(place + next).map((third) => [one, other, third])),
  );
  return [
    { type: 'draw' },
    { type: 'end' },
    { type: 'ask' },
    ...(['yes', 'no', 'pass'] as const).map((answer): Action => ({ type: 'answer', answer })),
    ...cards.map((card): Action => ({ type: 'discard', card })),
    ...cards.map((card): Action => ({ type: 'lay', card })),
    ...cards.map((card): Action => ({ type: 'buy', card })),
    ...cards.flatMap((card) =>
      names.map((name): Action => ({ type: 'add', additions: [{ meld: { name }, cards: [card] }] })),
    ),
    ...names.flatMap((first) =>
      names.map((second): Action => ({ type: 'merge', first: { name: first }, second: { name: second } })),
    ),
    ...pairs.map((pair): Action => ({ type: 'take', with: pair, melds: [] })),
    ...three.map((three): Action => ({ type: 'meld', melds: [{ cards: three }] })),
  ];
}

/** What is listed is lawful, each once; of what is not listed around it nothing is. Both are tried on so many actions. */
function checkMoves(position: Position, play: Play, choose: Choose, tried: number, where: () => string) {
  const moves = play.moves();
  const actions = Array.from({ length: moves.count }, (_, move) => play.actionOf(moves, move));
  const keys = new Set(actions.map((action) => keyOf(position, action)));
  if (keys.size !== actions.length)
    expect(actions.map((action) => keyOf(position, action)).sort(), where()).toEqual([...keys].sort());
  for (const action of some(actions, tried, choose)) {
    const verdict = judge(position, action);
    if (!verdict.legal) throw new Error(`listed, but refused: ${JSON.stringify([action, verdict.reasons])} ${where()}`);
  }
  for (const action of some(neighbours(position), tried, choose)) {
    if (judge(position, action).legal && !keys.has(keyOf(position, action)))
      throw new Error(`lawful, but not listed: ${JSON.stringify(action)} ${where()}`);
  }
}

/** At most so many of some things. */
function some<Thing>(things: readonly Thing[], most: number, choose: Choose): readonly Thing[] {
  if (things.length <= most) return things;
  return Array.from({ length: most }, () => things[choose(things.length)]).filter((thing) => thing !== undefined);
}

/** Makes a move on the play state that the judge allows too; some steps are looked at closely, from all sides. */
function checkStep(position: Position, play: Play, keen: boolean, choose: Choose, where: () => string): Position {
  const isClose = choose(closely) === 0;
  if (isClose) checkMoves(position, play, choose, 8, where);
  const moves = play.moves();
  if (moves.count === 0) throw new Error(`no move: ${where()}`);
  const move = chooseMove(moves, keen, choose);
  const verdict = judge(position, play.actionOf(moves, move));
  if (!verdict.legal) throw new Error(`refused: ${JSON.stringify(verdict.reasons)} ${where()}`);
  play.make(moves, move);
  if (!isClose) return verdict.next;
  const after = unordered(play.position());
  if (after !== unordered(verdict.next)) expect(after, where()).toBe(unordered(verdict.next));
  if (choose(4) === 0) {
    play.unmake();
    expect(unordered(play.position()), where()).toBe(unordered(position));
    play.make(play.moves(), move);
  }
  return verdict.next;
}

for (const { id, agreement } of tables) {
  test(`${id}, ${nameOf(agreement)}: ${each} random deals, one step in ${closely} looked at closely`, {
    timeout: 20_000 + each * 4000,
  }, () => {
    const ruleset = settled(id, agreement);
    for (let seed = firstSeed; seed < firstSeed + each; seed++) {
      const choose = chooser(seed);
      let position = deal(ruleset, seed, startOf(ruleset, seed));
      const start = position;
      const play = Play.of(position);
      let steps = 0;
      while (position.phase !== 'over' && steps++ < longestDeal) {
        const here = position;
        position = checkStep(here, play, seed % 3 !== 0, choose, () => `seed ${seed}: ${writePosition(here)}`);
      }
      expect(play.isOver).toBe(true);
      expect(unordered(play.position())).toBe(unordered(position));
      for (let back = 0; back < steps; back++) play.unmake();
      expect(unordered(play.position())).toBe(unordered(start));
    }
  });
}

test.each(rulesets)('%s: a deal of the play state is the deal of the engine', (id) => {
  const ruleset = settled(id, {});
  const play = Play.of(deal(ruleset, 1));
  for (let seed = 1; seed <= 20; seed++) {
    play.deal(seed);
    expect(unordered(play.position())).toBe(unordered(deal(ruleset, seed)));
  }
});

// Small tables have at least three seats.
const seated = tables.filter(({ agreement }) => agreement.players > 2);

test.each(seated.map((table) => [table.id, nameOf(table.agreement), table.agreement] as const))(
  '%s, %s: small tables',
  { timeout: 20_000 + tries('TABLES', 4) * 500 },
  (id, _, agreement) => {
    const ruleset = settled(id, agreement);
    for (let seed = firstSeed; seed < firstSeed + tries('TABLES', 4); seed++) {
      for (const phase of ['play', 'draw'] as const) {
        const table = smallTable(ruleset, { phase, fewest: 1, most: 9 }, chooser(seed));
        checkMoves(table, Play.of(table), chooser(seed), 60, () => `seed ${seed}: ${writePosition(table)}`);
      }
    }
  },
);
