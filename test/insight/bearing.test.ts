import { describe, expect, test } from 'vitest';
import { type Action, judge, viewFrom } from '../../src/engine/index.ts';
import { agreeing, bearingOn } from '../../src/insight/index.ts';
import { discard, draw, meld, takeWith } from '../engine/support/actions.ts';
import { cards, tableOf } from '../engine/support/table.ts';

const others = { 2: 9, 3: 9, 4: 9 } as const;

describe('what is done or advised for the reader agrees with what he is told', () => {
  const table = viewFrom(
    tableOf('samba')({
      turn: 1,
      phase: 'play',
      pile: '7d 8h 9s',
      stock: 40,
      hands: { 1: 'Jc Qd 4c 6s 6h', ...others },
      melds: { A: { jacks: 'Js Jd Jh' }, B: { fours: '4h 4d 4s' } },
    }),
    1,
  );

  test('a card that fits is added and not thrown', () => {
    const act = agreeing(table, 1, discard('Jc'));
    expect(act).toMatchObject({ type: 'add', additions: [{ cards: cards('Jc') }] });
    expect(judge(table, act).legal).toBe(true);
  });

  test('a card that would give the pile away stays while a single one does not', () => {
    expect(agreeing(table, 1, discard('4c'))).toEqual(discard('Qd'));
  });

  test('any other act stays as it is', () => {
    for (const action of [discard('Qd'), discard('6s'), { type: 'ask' } satisfies Action]) {
      expect(agreeing(table, 1, action)).toBe(action);
    }
  });

  test('of several facts the one that bears on an act is told with it', () => {
    expect(bearingOn(table, 1, discard('4c'))?.code).toBe('discard-gives');
    expect(bearingOn(table, 1, discard('Jc'))?.code).toBe('fits');
    expect(bearingOn(table, 1, discard('Qd'))).toBeNull();
  });

  test('what must not be discarded does not bear on laying it, nor an opening on one with other cards', () => {
    const melds: readonly Action[] = [meld('4c 4h 4d'), meld('As Ah Ad')];
    const hands = { 1: '4c 4h 4d As Ah Ad 9c', ...others };
    const before = { turn: 1, phase: 'play', pile: '7d 8h 9s', stock: 40, hands } as const;
    const opened = tableOf('samba')({ ...before, melds: { A: { jacks: 'Js Jd Jh' }, B: { fours: '4s 4d 4s' } } });
    expect(melds.map((act) => bearingOn(viewFrom(opened, 1), 1, act))).toEqual([null, null]);
    const unopened = viewFrom(tableOf('samba')(before), 1);
    expect(melds.map((act) => bearingOn(unopened, 1, act)?.code)).toEqual([undefined, 'opening-ready']);
  });
});

test('a draw is told of the pile that it leaves', () => {
  const table = viewFrom(
    tableOf('canasta-fi')({
      turn: 1,
      pile: '5d 8c Qd',
      stock: 40,
      hands: { 1: 'Qs Qh 4s 9c', ...others },
      melds: { A: { kings: 'Ks Kh Kd' } },
    }),
    1,
  );
  expect(bearingOn(table, 1, draw())?.code).toBe('take-with');
  expect(bearingOn(table, 1, takeWith('Qs Qh'))?.code).toBe('take-with');
});
