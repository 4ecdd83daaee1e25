import { describe, expect, test } from 'vitest';
import { deal, judge, type Position, type Ruleset, viewFrom } from '../../src/engine/index.ts';
import { choose, type Strength, strengths } from '../../src/players/index.ts';
import { sampledTable } from '../../src/players/unseen.ts';
import { allAgreements, nameOf, rulesets, settled } from '../engine/support/agreements.ts';
import { chooser, startOf } from '../engine/support/random-deal.ts';

// One agreement of each ruleset and number of players, the options chosen by turns.
const tables = rulesets.flatMap((id) => {
  const agreements = allAgreements(id);
  const kinds = [...new Set(agreements.map(({ players, form }) => `${players} ${form}`))];
  return kinds.flatMap((kind, place) => {
    const sameKind = agreements.filter(({ players, form }) => `${players} ${form}` === kind);
    const agreement = sameKind[(place * 7 + 3) % sameKind.length];
    return agreement === undefined ? [] : [{ name: `${id}, ${nameOf(agreement)}`, ruleset: settled(id, agreement) }];
  });
});

/** Plays a deal by players of given strengths, seat after seat; tells of every position before it is acted in. */
function playDeal(
  ruleset: Ruleset,
  seed: number,
  at: readonly Strength[],
  visit: (position: Position) => void,
): Position {
  let position = deal(ruleset, seed, startOf(ruleset, seed));
  for (let moves = 0; position.phase !== 'over'; moves++) {
    if (moves > 3000) throw new Error('the deal does not end');
    visit(position);
    const seat = position.current.asked ?? position.turn;
    const action = choose(position, at[(seat - 1) % at.length] ?? 'middle', seed + moves);
    const verdict = judge(position, action);
    if (!verdict.legal) {
      throw new Error(`seed ${seed}, move ${moves}: ${action.type} is refused: ${verdict.reasons[0].code}`);
    }
    position = verdict.next;
  }
  return position;
}

describe.each(tables)('$name', ({ ruleset }) => {
  test('players of every strength play whole deals by lawful moves', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const end = playDeal(ruleset, seed, ['beginner', 'middle'], () => {});
      expect(end.ending).not.toBeNull();
    }
  });

  test('a choice rests on nothing but the view, and on the seed', () => {
    const pick = chooser(ruleset.players);
    playDeal(ruleset, 5, ['middle'], (position) => {
      if (pick(30) > 0) return;
      const seat = position.current.asked ?? position.turn;
      const view = viewFrom(position, seat);
      const another = sampledTable(view, 77);
      expect(viewFrom(another, seat)).toEqual(view);
      // Thinking ahead rests on the same view; one look at it is enough.
      const asked = position.phase === 'play' && position.pile.length === 7 ? strengths : strengths.slice(0, 2);
      for (const strength of asked) {
        const chosen = choose(position, strength, 9);
        expect(choose(view, strength, 9)).toEqual(chosen);
        expect(choose(another, strength, 9)).toEqual(chosen);
      }
    });
  });
});

test('where red threes go to the table, no sampled hand of somebody who has played holds one', () => {
  const { ruleset } = tables[0] ?? { ruleset: settled('canasta-fi', { options: {}, players: 4 }) };
  let seen = 0;
  playDeal(ruleset, 6, ['beginner'], (position) => {
    const sampled = sampledTable(viewFrom(position, position.turn), seen++);
    for (const { played, hand, seat } of sampled.seats) {
      if (!played || seat === position.turn) continue;
      expect(hand.known.filter(({ role }) => role === 'red-three')).toEqual([]);
    }
  });
  expect(seen).toBeGreaterThan(20);
});
