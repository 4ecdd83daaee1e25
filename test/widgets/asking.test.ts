import { describe, expect, test } from 'vitest';
import {
  type Action,
  deal,
  judge,
  type Position,
  type RulesetId,
  score,
  usualRuleset,
  viewFrom,
} from '../../src/engine/index.ts';
import { begin, othersAct, readerActs } from '../../src/learn/first-deal/acts.ts';
import { type Course, isReaders } from '../../src/learn/first-deal/course.ts';
import { middlePlayer } from '../../src/learn/first-deal/middle-player.ts';
import { suggested } from '../../src/learn/first-deal/suggested.ts';
import { choose, type Strength, strengths } from '../../src/players/index.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';
import { offersFor } from '../../src/widgets/acts/offers.ts';
import { turnParts } from '../../src/widgets/desk/TurnLine.tsx';
import { chargesOf } from '../../src/widgets/table/charges.ts';
import { startState } from '../../src/widgets/table/table-state.ts';
import { scoreSheet } from '../../src/widgets/words/score-sheet.ts';
import { ask, discard, draw, no, yes } from '../engine/support/actions.ts';
import { tableOf } from '../engine/support/table.ts';
import { speechOf } from './support/speeches.ts';

const rulesets: readonly RulesetId[] = ['canasta-fi', 'classic', 'canasta-sv', 'samba', 'sitoumussamba'];

function played(position: Position, action: Action): Position {
  const verdict = judge(position, action);
  if (!verdict.legal) throw new Error(`${action.type}: ${verdict.reasons[0].code}`);
  return verdict.next;
}

/** What a player of a strength does, whoever has to act. */
function wantedBy(position: Position, strength: Strength, seed: number): Action {
  return choose(position, strength, seed);
}

/** All positions of some deals in which the table offers the player in turn, who sees his own cards alone, to ask. */
function whereAskingIsOffered(id: RulesetId, seeds: number): readonly Position[] {
  const found: Position[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    let position = deal(usualRuleset(id), seed);
    while (position.phase !== 'over') {
      const { turn, current, phase } = position;
      const own = current.asked === null && (phase === 'draw' || phase === 'play');
      if (own && offersFor(startState(viewFrom(position, turn), turn)).some(({ word }) => word === 'ask')) {
        found.push(position);
      }
      const verdict = judge(position, wantedBy(position, 'middle', seed));
      if (!verdict.legal) break;
      position = verdict.next;
    }
  }
  return found;
}

describe.each(rulesets)('asking in %s', (id) => {
  const offered = whereAskingIsOffered(id, 40);

  test('is offered only where a “yes” of the partner’s can be kept, and every player then keeps it', () => {
    expect(offered.length).toBeGreaterThan(0);
    let kept = 0;
    for (const start of offered) {
      for (const strength of ['beginner', 'middle'] as const) {
        let position = played(start, { type: 'ask' });
        while (position.current.asked !== null) position = played(position, wantedBy(position, strength, 1));
        if (position.current.answer !== 'yes') continue;
        while (position.phase !== 'over' && position.turn === start.turn) {
          const action = wantedBy(position, 'middle', 1);
          expect(chargesOf({ before: position, action }), JSON.stringify(action)).toEqual([]);
          position = played(position, action);
        }
        expect(position.ending?.out).toBe(start.turn);
        kept += 1;
      }
    }
    expect(kept).toBeGreaterThan(0);
  });

  test('is no idea of a player who could not go out', () => {
    for (let seed = 1; seed <= 3; seed++) {
      let position = deal(usualRuleset(id), seed);
      for (let acts = 0; position.phase !== 'over' && acts < 160; acts++) {
        const strength = strengths[acts % 2] ?? 'middle';
        const action = wantedBy(position, strength, acts);
        if (action.type === 'ask') {
          const offers = offersFor(startState(viewFrom(position, position.turn), position.turn));
          expect(offers.map(({ word }) => word)).toContain('ask');
        }
        const verdict = judge(position, action);
        if (!verdict.legal) break;
        position = verdict.next;
      }
    }
  });
});

test('ten cards that cannot go out are not offered to be asked about (samba)', () => {
  const table = tableOf('samba')({
    turn: 1,
    pile: '8d',
    stock: 40,
    hands: { 1: '7s 7h 7c 6c 6d 5s 5h 4h', 2: 9, 3: 9, 4: 9 },
    melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd', spades: 'As Ks Qs Js Ts 9s 8s' } },
  });
  const drawn = played(table, draw('Qd 4c'));
  expect(judge(drawn, ask).legal).toBe(true);
  expect(offersFor(startState(viewFrom(drawn, 1), 1)).map(({ word }) => word)).not.toContain('ask');
});

function bidScript() {
  const deal = firstDeals().find(({ name }) => name === 'bid');
  if (deal === undefined) throw new Error('there is no first deal with a bid');
  const script = scriptOf(deal.ruleset, writtenDeal(deal.file), writtenEvents(), 'en');
  if (!script.ok) throw new Error(script.error);
  return script.value;
}

describe('the first deal with a bid', () => {
  const script = bidScript();

  function toAsking(discarded: string): Course {
    let course = begin(script);
    for (;;) {
      if (!isReaders(course)) {
        course = othersAct(course, middlePlayer);
        continue;
      }
      if (course.turn === 6 && course.position.phase === 'play') return course;
      const action = suggested(course, middlePlayer);
      const other = course.turn === 5 && action.type === 'discard' ? discard(discarded) : action;
      course = readerActs(course, other).course;
    }
  }

  test.each(['4c', '4s'])('the partner with a red three says no, whichever four was thrown before: %s', (four) => {
    let course = readerActs(toAsking(four), ask).course;
    while (!isReaders(course)) course = othersAct(course, middlePlayer);
    expect(course.position.current.answer).toBe('no');
    expect(course.said.map(({ text }) => text).join(' ')).not.toContain('you must go out');
  });

  test('off the line the reader is not told that going out is sure', () => {
    expect(toAsking('4s').said.at(-1)?.text).toMatch(/if the bid is reached|your partner’s hand is deducted/);
  });
});

describe('a “yes” that cannot be kept', () => {
  const speech = speechOf('en');
  const start = tableOf('samba')({
    turn: 1,
    pile: '8d',
    stock: 40,
    hands: { 1: '7s 7h 6c 5s', 2: 9, 3: '9c', 4: 9 },
    melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd', spades: 'As Ks Qs Js Ts 9s 8s' } },
  });
  const asked = [draw('Qd 4c'), ask].reduce(played, start);
  const line = (position: Position) => turnParts(startState(position, 1), speech).join(' · ');

  test('is told in the line of the turn, as is one that can be kept, and a “no”', () => {
    expect(line(played(asked, yes))).toContain('you must go out, but these cards cannot');
    expect(line(played(asked, no))).toContain('you must keep a card');
    const able = tableOf('samba')({
      turn: 1,
      pile: '8d',
      stock: 40,
      hands: { 1: '7s 7h 6c', 2: 9, 3: '9c', 4: 9 },
      melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd', spades: 'As Ks Qs Js Ts 9s 8s' } },
    });
    expect(line([draw('7d 7c'), ask, yes].reduce(played, able))).toContain('you must go out now');
  });

  test('costs its points at the discard, and the count names them', () => {
    const bound = played(asked, yes);
    const action = discard('Qd');
    const charges = chargesOf({ before: bound, action });
    expect(charges).toEqual([{ side: 'A', points: 100, cause: 'brokenYes', clauses: ['samba/23-d'] }]);
    const over: Position = {
      ...played(bound, action),
      phase: 'over',
      ending: { out: null, concealed: false, ownCanasta: false, cause: 'without-stock', loser: null },
    };
    expect(score(over)[0]?.lines.find(({ item }) => item === 'penalties')?.points).toBe(-100);
    const rows = scoreSheet(over, 1, speech, charges).groups.flatMap((group) => group.rows);
    const named = rows.find(({ cells }) => cells[0]?.points === -100);
    expect(named?.cells[0]?.count).toBe('“yes” not kept');
  });
});
