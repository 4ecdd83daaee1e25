import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { readScenario } from '../../src/engine/format/index.ts';
import {
  type Action,
  deal,
  judge,
  nextSeat,
  type Position,
  rulesetIds,
  seatState,
  sideState,
  usualRuleset,
} from '../../src/engine/index.ts';
import { choose, lawfulInstead, strengths } from '../../src/players/index.ts';

// What a level must and must not do in written positions: whoever learns at this table learns from what the others do.

const file = z.array(
  z.strictObject({
    says: z.string(),
    ruleset: z.string(),
    position: z.record(z.string(), z.unknown()),
    always: z.partialRecord(z.enum(strengths), z.array(z.string())).default({}),
    never: z.partialRecord(z.enum(strengths), z.array(z.string())).default({}),
  }),
);

const positions = file.parse(parse(readFileSync('test/players/positions/positions.yaml', 'utf8')));

function positionOf(ruleset: string, position: unknown): Position {
  const title = { fi: 'a', sv: 'a', et: 'a', en: 'a' };
  const read = readScenario(stringify({ ruleset, title, about: [], position, cases: [{ tell: 'frozen', is: true }] }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.position;
}

function told(action: Action): string {
  if (action.type === 'discard') return `discard ${action.card.code}`;
  if (action.type !== 'meld') return action.type;
  const wilds = action.melds.flatMap(({ cards }) => cards).filter(({ role }) => role === 'wild').length;
  return `meld ${wilds} wilds`;
}

test.each(positions)('$ruleset: $says', ({ ruleset, position, always, never }) => {
  const table = positionOf(ruleset, position);
  for (const strength of strengths) {
    for (let seed = 1; seed <= (strength === 'strong' ? 2 : 1); seed++) {
      const act = told(choose(table, strength, seed));
      expect(never[strength] ?? [], `${strength} chose ${act}`).not.toContain(act);
      const wanted = always[strength] ?? [act];
      expect(wanted, `${strength} chose ${act}`).toContain(act);
    }
  }
});

test.each(rulesetIds)(
  '%s: no beginner throws onto the table of the next player while he holds another single card',
  (id) => {
    let [fed, spared] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      let position = deal(usualRuleset(id), seed);
      for (let move = 0; position.phase !== 'over'; move++) {
        const action = choose(position, 'beginner', move);
        if (action.type === 'discard' && action.card.role === 'natural') {
          const { seating } = position.ruleset;
          const { melds } = sideState(position, nextSeat(seating, position.turn));
          const fits = (order: number) => melds.some((meld) => meld.kind === 'set' && meld.order === order);
          const hand = seatState(position, position.turn).hand.known.filter(({ role }) => role === 'natural');
          const others = hand.filter(
            ({ order }) => !fits(order) && hand.filter((card) => card.order === order).length === 1,
          );
          if (fits(action.card.order) && others.length > 0) fed += 1;
          if (!fits(action.card.order) && hand.some(({ order }) => fits(order))) spared += 1;
        }
        const verdict = judge(position, action);
        const instead = verdict.legal ? verdict : judge(position, lawfulInstead(position) ?? action);
        if (!instead.legal) throw new Error(`seed ${seed}, move ${move}: nothing can be done`);
        position = instead.next;
      }
    }
    expect(fed).toBe(0);
    expect(spared).toBeGreaterThan(0);
  },
);
