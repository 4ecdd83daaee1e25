import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { readScenario } from '../../src/engine/format/index.ts';
import {
  type Action,
  type Card,
  countOf,
  deal,
  judge,
  nextSeat,
  type Position,
  rulesetIds,
  seatState,
  sideState,
  usualRuleset,
} from '../../src/engine/index.ts';
import { takesOntoMeld } from '../../src/insight/index.ts';
import { choose, lawfulInstead, strengths } from '../../src/players/index.ts';
import { contentFile } from '../content-file.ts';

// What a level must and must not do in written positions: whoever learns at this table learns from what the others do.

const levels = z.partialRecord(z.enum(['all', ...strengths]), z.array(z.string())).default({});
const file = z.array(
  z.strictObject({
    says: z.string(),
    rulesets: z.array(z.enum(rulesetIds)),
    position: z.record(z.string(), z.unknown()),
    always: levels,
    never: levels,
  }),
);

const folder = 'test/players/positions';
const positions = readdirSync(folder).flatMap((name) => file.parse(contentFile(`${folder}/${name}`)));

function positionOf(ruleset: string, position: unknown): Position {
  const title = { fi: 'a', sv: 'a', et: 'a', en: 'a' };
  const read = readScenario(stringify({ ruleset, title, about: [], position, cases: [{ tell: 'frozen', is: true }] }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.position;
}

function told(action: Action): string {
  switch (action.type) {
    case 'discard':
      return `discard ${action.card.code}`;
    case 'call':
      return typeof action.call === 'string' ? `call ${action.call}` : `call ${action.call.level}`;
    case 'meld':
      return `meld ${action.melds.flatMap(({ cards }) => cards).filter(({ role }) => role === 'wild').length} wilds`;
    default:
      return action.type;
  }
}

describe.each(rulesetIds)('%s', (id) => {
  const own = positions.filter(({ rulesets }) => rulesets.includes(id));

  test.each(own)('$says', ({ position, always, never }) => {
    const table = positionOf(id, position);
    for (const strength of strengths) {
      for (let seed = 1; seed <= (strength === 'strong' ? 2 : 1); seed++) {
        const act = told(choose(table, strength, seed));
        const [unwanted, wanted] = [never, always].map((of) => [...(of.all ?? []), ...(of[strength] ?? [])]);
        expect(unwanted, `${strength} chose ${act}`).not.toContain(act);
        if (wanted?.length) expect(wanted, `${strength} chose ${act}`).toContain(act);
      }
    }
  });

  test.each(strengths)('eight positions and more say what is expected of a player who is %s', (strength) => {
    const told = own.filter(({ always, never }) => [always, never].some((of) => of.all ?? of[strength]));
    expect(told.length).toBeGreaterThanOrEqual(8);
  });
});

/** Whether the next player could take the pile onto a meld of his side's after a discard; null where the discard is not lawful. */
function givesPile(position: Position, card: Card): boolean | null {
  const verdict = judge(position, { type: 'discard', card });
  if (!verdict.legal) return null;
  return verdict.next.phase === 'draw' && takesOntoMeld(verdict.next);
}

test.each(rulesetIds)(
  '%s: no beginner gives the pile to the table of the next player while he holds another card',
  (id) => {
    let [given, spared, stopped, passed] = [0, 0, 0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      let position = deal(usualRuleset(id), seed);
      for (let move = 0; position.phase !== 'over'; move++) {
        const action = choose(position, 'beginner', move);
        if (action.type === 'discard') {
          const hand = seatState(position, position.turn).hand.known;
          const gives = givesPile(position, action.card);
          const others = hand.filter((card) => card.role !== 'wild' && givesPile(position, card) === false);
          if (gives && others.length > 0) given += 1;
          if (gives === false && hand.some((card) => givesPile(position, card))) spared += 1;
          const stops = others.some(({ role }) => role === 'black-three') && isThreatened(position);
          if (stops) stopped += 1;
          if (stops && action.card.role !== 'black-three' && action.card.role !== 'red-three') passed += 1;
        }
        const verdict = judge(position, action);
        const instead = verdict.legal ? verdict : judge(position, lawfulInstead(position) ?? action);
        if (!instead.legal) throw new Error(`seed ${seed}, move ${move}: nothing can be done`);
        position = instead.next;
      }
    }
    expect(given).toBe(0);
    expect(spared).toBeGreaterThan(0);
    expect(passed).toBe(0);
    expect(stopped).toBeGreaterThan(0);
  },
);

/** Whether the next player, who has melds, is about to take a large pile or to go out. */
function isThreatened(position: Position): boolean {
  const next = nextSeat(position.ruleset.seating, position.turn);
  const { melds } = sideState(position, next);
  return melds.length > 0 && (position.pile.length >= 6 || countOf(seatState(position, next).hand) <= 4);
}
