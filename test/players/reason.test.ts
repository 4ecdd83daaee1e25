import { expect, test } from 'vitest';
import {
  type Action,
  deal,
  judge,
  legalActions,
  type Position,
  usualRuleset,
  viewFrom,
} from '../../src/engine/index.ts';
import { lawfulInstead, middlesMove } from '../../src/players/index.ts';
import { type ReasonCode, reasonFor } from '../../src/players/reason.ts';
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

test('a two on a frozen pile is not told to bar it where twos are a meld that takes it', () => {
  const sitoumussamba = tableOf('sitoumussamba');
  const melds = { A: { kings: 'Ks Kh Kd' }, B: { queens: 'Qs Qh Qd' } };
  const hands = { 1: '2c Jk 4d 7s', 2: '2s 2h 2d 9c 9d', 3: 9, 4: 9 };
  const table = sitoumussamba({ turn: 1, phase: 'play', pile: '2d 5d', stock: 40, hands, melds });
  expect(takes(table, discard('2c'))).toBe(true);
  expect(reason(table, discard('2c'))).toBe('safe-frozen');
  expect(reason(table, discard('Jk'))).toBe('wild-on-top');
});

/** Whether the next player can take the pile after a discard, by the whole truth. */
function takes(position: Position, action: Action): boolean {
  const verdict = judge(position, action);
  return (
    verdict.legal && verdict.next.phase === 'draw' && legalActions(verdict.next).some(({ type }) => type === 'take')
  );
}

test.each(['classic', 'canasta-fi', 'samba', 'sitoumussamba'] as const)(
  'in %s the reason of a discard is borne out by the hand of the next player',
  (ruleset) => {
    const count = new Map<ReasonCode, { told: number; taken: number }>();
    for (let seed = 1; seed <= 6; seed++) {
      let position = deal(usualRuleset(ruleset), seed);
      while (position.phase !== 'over') {
        const view = viewFrom(position, position.current.asked ?? position.turn);
        const wanted = middlesMove(view);
        const action = judge(position, wanted).legal ? wanted : (lawfulInstead(position) ?? wanted);
        if (action.type === 'discard') {
          const { code } = reasonFor(view, action);
          const { told, taken } = count.get(code) ?? { told: 0, taken: 0 };
          count.set(code, { told: told + 1, taken: taken + (takes(position, action) ? 1 : 0) });
        }
        const verdict = judge(position, action);
        if (!verdict.legal) throw new Error(action.type);
        position = verdict.next;
      }
    }
    const of = (...codes: readonly ReasonCode[]) => {
      const all = codes.map((code) => count.get(code) ?? { told: 0, taken: 0 });
      const [told, taken] = [all.reduce((sum, one) => sum + one.told, 0), all.reduce((sum, one) => sum + one.taken, 0)];
      return { told, taken, share: told === 0 ? 0 : taken / told };
    };
    // What bars the pile bars it from every hand; what fits a meld gives it to every hand.
    expect(of('wild-on-top').taken).toBe(0);
    expect(of('gives').taken).toBe(of('gives').told);
    // What is called safe seldom gives the pile away, and what is told to be of use to the next player often does.
    expect(of('safe', 'safe-frozen').told).toBeGreaterThan(20);
    expect(of('safe', 'safe-frozen').share).toBeLessThan(0.15);
    expect(of('single', 'least').share).toBeGreaterThan(of('safe', 'safe-frozen').share * 2);
  },
);

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
