import { describe, expect, test } from 'vitest';
import { type Action, judge, type Position, type Seat } from '../../src/engine/index.ts';
import { type EventName, findings, happenings } from '../../src/learn/first-deal/events.ts';
import { ask, bid, call, discard, draw, no, takeWith, yes } from '../engine/support/actions.ts';
import { tableOf } from '../engine/support/table.ts';

// What the first deals say must be true where they say it: each test is a place where a sentence would be untrue, or is owed.

const canasta = tableOf('canasta-fi');
const classic = tableOf('classic');
const sitoumussamba = tableOf('sitoumussamba');

const reader: Seat = 1;

/** The position after some acts. */
function played(start: Position, ...actions: readonly Action[]): Position {
  return actions.reduce((position, action) => {
    const verdict = judge(position, action);
    if (!verdict.legal) throw new Error(verdict.reasons[0].code);
    return verdict.next;
  }, start);
}

/** What the last of some acts brings about, as the reader sees it. */
function told(start: Position, ...actions: readonly [Action, ...Action[]]): readonly EventName[] {
  const before = played(start, ...actions.slice(0, -1));
  const last = actions[actions.length - 1] ?? actions[0];
  return happenings(before, last, played(before, last), reader);
}

/** What the reader finds after some acts. */
function found(start: Position, ...actions: readonly Action[]): readonly EventName[] {
  return findings(played(start, ...actions), reader);
}

describe('an answer', () => {
  const hands = { 1: '9s 9h 4c', 2: 5, 3: '9c 9d 5c', 4: 5 };
  const melds = { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd', nines: '9s 9h 9d' } };

  test('to the reader is told as what binds him, not as what has happened', () => {
    const table = canasta({ turn: 1, pile: '6d', stock: 40, hands, melds });
    expect(told(table, draw('7c'), ask, yes)).toEqual([]);
    expect(told(table, draw('7c'), ask, no)).toEqual([]);
  });

  test('binds the partner whom the reader answers, and not the reader', () => {
    const table = canasta({ turn: 3, pile: '6d', stock: 40, hands, melds });
    expect(told(table, draw('7c'), ask, yes)).toEqual(['partner-yes']);
    expect(told(table, draw('7c'), ask, no)).toEqual(['partner-no']);
  });

  test('leaves nothing to be advised once it is “yes”', () => {
    const table = canasta({ turn: 1, pile: '6d', stock: 40, hands: { ...hands, 1: '9s 9h 8s 8h 8d 4c' }, melds });
    expect(found(table, draw('4d'))).toContain('meld-ready');
    expect(found(table, draw('4d'), ask, yes)).toEqual([]);
  });
});

describe('a red three', () => {
  const hands = { 1: '9s 9h 4c 5s', 2: 5, 3: '8s 8h 4d 5h', 4: 5 };

  test('that is drawn is replaced, whoever of the side draws it', () => {
    expect(told(canasta({ turn: 1, pile: '6d', stock: 40, hands }), draw('3h 7c'))).toContain('own-red-three');
    expect(told(canasta({ turn: 3, pile: '6d', stock: 40, hands }), draw('3h 7c'))).toContain('partner-red-three');
    expect(told(canasta({ turn: 2, pile: '6d', stock: 40, hands }), draw('3h 7c'))).toContain('other-red-three');
  });

  test('that comes with the pile is not', () => {
    const melds = { A: { kings: 'Ks Kh Kd' } };
    const table = canasta({ turn: 1, pile: '3h 6d 9d', stock: 40, hands, melds });
    const taken = told(table, takeWith('9s 9h'));
    expect(taken).toContain('red-three-with-pile');
    expect(taken).not.toContain('own-red-three');
  });

  test('that ends the stock is not', () => {
    expect(told(canasta({ turn: 1, pile: '6d', stock: '3h', hands }), draw())).not.toContain('own-red-three');
  });
});

describe('the pile', () => {
  const hands = { 1: '9s 9h 4c 5s', 2: '6c 2c Jh', 3: 5, 4: 5 };
  const melds = { B: { kings: 'Ks Kh Kd' } };

  test('is frozen by a wild card, and not by an ordinary one before the turn of a side that has not opened', () => {
    const table = classic({ turn: 2, phase: 'play', pile: '6d', stock: 40, hands, melds });
    expect(told(table, discard('2c'))).toContain('freeze');
    expect(told(table, discard('6c'))).not.toContain('freeze');
  });

  test('is frozen only once', () => {
    const table = classic({ turn: 2, phase: 'play', pile: '2h 6d', stock: 40, hands, melds });
    expect(told(table, discard('2c'))).not.toContain('freeze');
  });

  test('is no choice beside drawing where the stock is gone', () => {
    const own = { A: { nines: '9c 9d 9h' } };
    const without = { turn: 1, stock: '', hands, melds: own } as const;
    expect(found(canasta({ ...without, pile: '6d 9d' }))).toEqual(['pile-must']);
    expect(found(canasta({ ...without, pile: '6d 9d', melds: { A: { kings: 'Kc Kd Kh' } } }))).toEqual(['pile-or-end']);
    expect(found(canasta({ ...without, pile: '6d Qd' }))).toEqual(['deal-ends']);
  });
});

describe('the stock', () => {
  test('is told to be empty when its last card is drawn and the deal goes on', () => {
    const hands = { 1: 5, 2: '6c 8h Jh', 3: 5, 4: 5 };
    expect(told(canasta({ turn: 2, pile: '6d', stock: '7c', hands }), draw())).toContain('stock-empty');
    expect(told(canasta({ turn: 2, pile: '6d', stock: '7c 8c', hands }), draw())).not.toContain('stock-empty');
    expect(told(canasta({ turn: 2, pile: '6d', stock: '3h', hands }), draw())).not.toContain('stock-empty');
  });
});

describe('an auction', () => {
  const hands = { 1: 15, 2: 15, 3: 15, 4: 15 };
  const table = sitoumussamba({ phase: 'auction', dealer: 4, turn: 1, hands, stock: 102 });
  const pass = call('pass');

  test('ends with a contract, which its declarer opens, or with a double, after which nobody does', () => {
    expect(told(table, call(bid(1, 'hearts')), pass, pass, pass)).toEqual(['contract']);
    expect(told(table, call(bid(1, 'hearts')), call('double'))).toEqual(['doubled']);
    expect(told(table, pass, pass, pass, pass)).toEqual(['no-contract']);
  });

  test('tells the reader of the bids of others', () => {
    expect(told(table, call(bid(1, 'hearts')))).toEqual([]);
    expect(told(table, call(bid(1, 'hearts')), call(bid(1, 'spades')))).toEqual(['bid']);
  });
});
