import { describe, expect, test } from 'vitest';
import {
  bestOpening,
  type Card,
  deal,
  deckOf,
  judge,
  minimumOf,
  type Position,
  type RulesetId,
  rulesetIds,
  seededRandom,
  shortestOpening,
  usualRuleset,
  waysToTakePile,
} from '../../src/engine/index.ts';
import { stateOf } from '../../src/engine/play/cells/from-position.ts';
import { MoveList } from '../../src/engine/play/cells/move-list.ts';
import { Moves } from '../../src/engine/play/list/list-moves.ts';
import { mostSteps } from '../../src/engine/play/openings/openings.ts';
import { firstSeed, tries } from './support/tries.ts';

// Links and laboratories hold hands that no game comes to: what is looked for in them ends after counted steps, and says so.

const hands = tries('LARGE_HANDS', 3);

/** The steps of one choice that is told of beyond the limit, with the question whether the turn can end. */
const lastStep = 2050;

/** A table of a side that has not opened, with so many random cards in the hand of the seat in turn, a pile with a natural on top, and any score. */
function tableWith(id: RulesetId, size: number, seed: number, phase: 'draw' | 'play'): Position {
  const ruleset = usualRuleset(id);
  const random = seededRandom(seed * 977 + size);
  const cards: Card[] = [];
  for (const card of deckOf(ruleset)) if (card.role !== 'red-three') cards.splice(random(cards.length + 1), 0, card);
  const scores = ruleset.seating.sides.map(() => random(60) * 100);
  const start = deal(ruleset, seed, { scores });
  const [known, below, rest] = [cards.slice(0, size), cards.slice(size, size + 12), cards.slice(size + 12)];
  const top = rest.find(({ role }) => role === 'natural');
  return {
    ...start,
    turn: 1,
    phase,
    current: phase === 'play' ? { ...start.current, drew: 'stock' } : start.current,
    pile: top === undefined ? below : [...below, top],
    stock: { known: [], unknown: 10 },
    seats: start.seats.map((seat) => ({
      ...seat,
      hand: seat.seat === 1 ? { known, unknown: 0 } : { known: [], unknown: 5 },
    })),
  };
}

describe.each(rulesetIds)('%s', (id) => {
  const largest = Math.min(60, deckOf(usualRuleset(id)).length - 30);

  test(`${hands} hands of thirty cards or fewer: every opening and every way to the pile is looked at`, () => {
    for (let seed = firstSeed; seed < firstSeed + hands; seed++) {
      const size = 20 + (seed % 11);
      const table = tableWith(id, size, seed, 'play');
      expect(bestOpening(table).isCut, `seed ${seed}`).toBe(false);
      expect(shortestOpening(table, minimumOf(table))?.isCut ?? false, `seed ${seed}`).toBe(false);
      expect(waysToTakePile(tableWith(id, size, seed, 'draw')).isCut, `seed ${seed}`).toBe(false);
    }
  });

  test(`${hands} hands of up to ${largest} cards: what is looked for ends after counted steps, and what is found is lawful`, () => {
    for (let seed = firstSeed; seed < firstSeed + hands; seed++) {
      const size = largest - (seed % 3) * 10;
      for (const phase of ['play', 'draw'] as const) {
        const table = tableWith(id, size, seed, phase);
        const moves = new Moves(stateOf(table));
        const list = new MoveList();
        moves.list(list);
        expect(moves.openings.steps, `seed ${seed}`).toBeLessThanOrEqual(mostSteps + lastStep);
        expect(list.count, `seed ${seed}`).toBeGreaterThan(0);
      }
      const table = tableWith(id, size, seed, 'play');
      const { melds } = bestOpening(table);
      if (melds.length > 0) expect(judge(table, { type: 'meld', melds }).legal, `seed ${seed}`).toBe(true);
      const { ways, openings } = waysToTakePile(tableWith(id, size, seed, 'draw'));
      for (const way of [...ways.slice(0, 3), ...(openings === null ? [] : [openings.smallest, openings.largest])])
        expect(judge(tableWith(id, size, seed, 'draw'), way).legal, `seed ${seed}`).toBe(true);
    }
  });
});

test('a hand that is cut says so', () => {
  const cut = Array.from({ length: 4 }, (_, seed) => waysToTakePile(tableWith('samba', 50, seed + 1, 'draw')).isCut);
  expect(cut).toContain(true);
});
