import { expect, test } from 'vitest';
import { type Action, judge, type Position, viewFrom } from '../../src/engine/index.ts';
import { reasonFor } from '../../src/players/reason.ts';
import { add, discard } from '../engine/support/actions.ts';
import { tableOf } from '../engine/support/table.ts';

// What a tip says of the move that it advises must hold at the table.

const samba = tableOf('samba');
const classic = tableOf('classic');
const others = { 2: 9, 3: 9, 4: 9 } as const;

function reason(position: Position, action: Action) {
  expect(judge(position, action).legal).toBe(true);
  return reasonFor(viewFrom(position, position.turn), action).code;
}

test('a discard that fits a meld of the opponents is told to give the pile, not to lose no pair', () => {
  const table = samba({
    turn: 1,
    phase: 'play',
    pile: '7d 8h Qs 9s',
    stock: 40,
    hands: { 1: 'Ks 6d 5s 4c', ...others },
    melds: { A: { queens: 'Qh Qd Qc' }, B: { sixes: '6h 6d 6c 6s', aces: 'As Ah Ad Ac As Ah Ad' } },
  });
  expect(reason(table, discard('6d'))).toBe('gives');
  expect(reason(table, discard('Ks'))).not.toBe('gives');
});

test('a card that joins a finished canasta brings it no nearer to anything', () => {
  const melds = { A: { nines: '9s 9h 9d 9c 9s 9h 9d', kings: 'Ks Kh Kd' } };
  const table = classic({
    turn: 1,
    phase: 'play',
    pile: '5d',
    stock: 40,
    hands: { 1: '9c Kc 4d 7s', ...others },
    melds,
  });
  expect(reason(table, add('nines', '9c'))).toBe('add-to-canasta');
  expect(reason(table, add('kings', 'Kc'))).toBe('add');
});

test('a wild card onto a pile that is frozen already does not freeze it', () => {
  const at = (pile: string) =>
    classic({ turn: 1, phase: 'play', pile, stock: 40, hands: { 1: '2c Kc 4d 7s', ...others } });
  expect(reason(at('5d'), discard('2c'))).toBe('freeze');
  expect(reason(at('2d 5d'), discard('2c'))).toBe('wild-on-top');
});

test('who could open and is advised to discard hears that waiting is meant', () => {
  const table = classic({
    turn: 1,
    phase: 'play',
    pile: '5d',
    stock: 40,
    hands: { 1: 'Ks Kc Kd Qs Qh Qd 4d 7s', ...others },
  });
  expect(reason(table, discard('4d'))).toBe('keep-opening');
  const short = classic({
    turn: 1,
    phase: 'play',
    pile: '5d',
    stock: 40,
    hands: { 1: 'Ks Kc Qs Qh 4d 7s', ...others },
  });
  expect(reason(short, discard('4d'))).not.toBe('keep-opening');
});
