import { describe, expect, test } from 'vitest';
import { type Action, judge, type Position, type Seat, viewFrom } from '../../src/engine/index.ts';
import { agreeing, insight } from '../../src/insight/index.ts';
import { reasonFor } from '../../src/players/index.ts';
import { add, ask, discard, draw, no, yes } from '../engine/support/actions.ts';
import { cards, tableOf } from '../engine/support/table.ts';

// Places where newcomers were told something else than what mattered, or what was not so: what is said first there now.

const samba = tableOf('samba');
const sitoumussamba = tableOf('sitoumussamba');

const reader: Seat = 1;
const others = { 2: 9, 3: 9, 4: 9 } as const;
const drawn = { turn: 1, phase: 'play', pile: '7d 8h Qs', stock: 40 } as const;

function told(position: Position) {
  return insight(viewFrom(position, reader), reader).map(({ code, values }) => ({ code, ...values }));
}

function played(position: Position, ...actions: readonly Action[]): Position {
  return actions.reduce((now, action) => {
    const verdict = judge(now, action);
    if (!verdict.legal) throw new Error(`${action.type}: ${verdict.reasons[0].code}`);
    return verdict.next;
  }, position);
}

describe('going out that cannot be had', () => {
  const hand = '7s 7h 7c 6c 6d 5s 5h 4h';

  test('is neither announced nor called ready with ten cards that find no place, and a “yes” to it is told with its cost', () => {
    const melds = { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd', aces: 'As Ah Ad Ac As 2h 2d' } };
    const table = played(
      samba({ turn: 1, pile: '8d', stock: 40, hands: { 1: hand, ...others }, melds }),
      draw('Qs 4c'),
    );
    expect(told(table).filter(({ code }) => code.startsWith('out-now') || code === 'bound')).toEqual([]);
    const bound = played(table, ask, yes);
    expect(told(bound)[0]).toMatchObject({ code: 'bound-in-vain' });
    expect(told(bound)[0]?.code === 'bound-in-vain' && judge(bound, discard('4c')).legal).toBe(true);
  });

  test('is not announced to a declarer whose bid is not reached', () => {
    const contract = { seat: 1, bid: { level: 3, denomination: 'hearts' }, doubledBy: null } as const;
    const melds = { A: { hearts: 'Th 9h 8h 7h 6h 5h 4h', kings: 'Ks Kh Kd', fours: '4s 4d 4c' } };
    const table = sitoumussamba({ ...drawn, stock: 72, hands: { 1: '4s Td', ...others }, melds, contract });
    expect(told(table).map(({ code }) => code)).not.toContain('out-now-bid');
    expect(told(table)).toContainEqual(expect.objectContaining({ code: 'bid-missing', needed: 3000 }));
  });
});

describe('a discard that would give much away', () => {
  const melds = { A: { queens: 'Qh Qd Qc' }, B: { sixes: '6h 6d 6c 6s 6s 2c', aces: 'As Ah Ad Ac As Ah Ad' } };
  const table = samba({ ...drawn, hands: { 1: 'Ks 6d 5s 4c', ...others }, melds });

  test('the six for six sixes is told first, and what suggests itself is another card', () => {
    expect(told(table)[0]).toMatchObject({ code: 'discard-gives', cards: cards('6d') });
    expect(agreeing(viewFrom(table, reader), reader, discard('6d'))).not.toEqual(discard('6d'));
  });

  test('weighs more with a canasta in it than without one', () => {
    const five = { ...melds, B: { ...melds.B, sixes: '6h 6d 6c 6s 6s' } };
    const without = samba({ ...drawn, hands: { 1: 'Ks 6d 5s 4c', ...others }, melds: five });
    const weight = (position: Position) =>
      insight(viewFrom(position, reader), reader).find(({ code }) => code === 'discard-gives')?.weight ?? 0;
    expect(weight(table)).toBeGreaterThan(weight(without) + 200);
  });
});

describe('the reason of a discard', () => {
  const melds = { A: { queens: 'Qh Qd Qc' }, B: { nines: '9h 9d 9c 9h', aces: 'As Ah Ad' } };
  const why = (position: Position, act: Action) => reasonFor(viewFrom(position, reader), act).code;

  test('is never that it costs least where it gives the pile, and the cards beside it are not lumped with it', () => {
    const table = samba({ ...drawn, hands: { 1: '9s Td 5d 4c', ...others }, melds });
    expect(why(table, discard('9s'))).toBe('gives');
    expect(['9s']).toEqual(
      told(table).flatMap(({ code, ...values }) =>
        code === 'discard-gives' && 'cards' in values && Array.isArray(values.cards)
          ? values.cards.map((card) => card.code)
          : [],
      ),
    );
    for (const other of ['Td', '5d', '4c']) expect(why(table, discard(other))).not.toBe('gives');
    expect(agreeing(viewFrom(table, reader), reader, discard('9s'))).toEqual(discard('5d'));
  });

  test('of a two is what it does to the pile, not what it costs', () => {
    const table = samba({ ...drawn, hands: { 1: '2c Kh 6s 6d 5s 5d', ...others }, melds });
    expect(why(table, discard('2c'))).toBe('freeze');
  });
});

test('of a hand that is nearly empty the cost is told, with the joker in it, and no order that the next sentence could take back', () => {
  const melds = { A: { queens: 'Qh Qd Qc' }, B: { nines: '9h 9d 9c' } };
  const table = samba({ ...drawn, hands: { 1: 'Jk Ks 5d 4c', ...others, 2: 2 }, melds });
  expect(told(table)[0]).toEqual({ code: 'few-cards', player: { seat: 2 }, count: 2, points: 70 });
});

describe('cards of the hand that finish something', () => {
  test('two that go onto both ends of a run make the samba, whatever else lies there', () => {
    const melds = { A: { diamonds: '9d 8d 7d 6d 5d' }, B: { eights: '8s 8h 8c' } };
    for (const tableFor of [samba, sitoumussamba]) {
      const table = tableFor({ ...drawn, stock: 72, hands: { 1: 'Td 4d Ks 9c', ...others }, melds });
      expect(told(table)[0]).toMatchObject({ code: 'completes', points: 1500 });
      expect(told(table)[0]).toHaveProperty('cards', expect.arrayContaining([...cards('Td 4d')]));
    }
  });

  test('a card that fits an own meld goes there and not to the pile', () => {
    const melds = { A: { jacks: 'Jh Jd Jc' } };
    const table = samba({ ...drawn, hands: { 1: 'Js Ks 5d 4c', ...others }, melds });
    expect(told(table)).toContainEqual({ code: 'fits', cards: cards('Js') });
    expect(agreeing(viewFrom(table, reader), reader, discard('Js'))).toMatchObject({ type: 'add' });
  });
});

test('a card that completes a canasta is not told as merely fitting, and what suggests itself does not use it elsewhere', () => {
  const melds = { A: { fours: '4s 4d 4c 4s Jk', hearts: '3h 2h Ah' } };
  const table = sitoumussamba({ ...drawn, stock: 72, hands: { 1: '4h 2d 9c Jd Kc Qs', ...others }, melds });
  const [completes] = told(table);
  expect(completes).toMatchObject({ code: 'completes', points: 300 });
  expect(told(table).find(({ code }) => code === 'fits')).toBeUndefined();
  const agreed = agreeing(viewFrom(table, reader), reader, add('hearts', '4h'));
  expect(agreed).toMatchObject({ type: 'add', additions: [{ meld: { name: 'fours' } }] });
});

test('a card that joins two runs to a samba is told as that, whatever else it would complete', () => {
  const melds = { A: { jacks: 'Jd Jc Jc Jh', low: 'Ts 9s 8s', high: 'As Ks Qs' } };
  const hands = { 1: 'Js 2c 2d 6d 4h 9c', ...others };
  const table = samba({ ...drawn, hands, melds });
  expect(told(table)[0]).toMatchObject({ code: 'join-gap', cards: cards('Js'), count: 7 });
  expect(told(table).map(({ code }) => code)).not.toContain('completes');
  expect(agreeing(viewFrom(table, reader), reader, add('low', 'Js'))).toEqual(add('low', 'Js'));
  const without = samba({ ...drawn, hands: { ...hands, 1: 'Jd 2c 2d 6d 4h 9c' }, melds });
  expect(told(without)[0]).toMatchObject({ code: 'completes' });
});

test('what is told to complete a meld is done before what suggests itself ends the turn', () => {
  const melds = { A: { spades: 'Js Ts 9s 8s 7s 6s' } };
  const table = samba({ ...drawn, hands: { 1: '5s 7c Kd 9h 4h Qc', ...others }, melds });
  expect(told(table)[0]).toMatchObject({ code: 'completes', cards: cards('5s'), points: 1500 });
  expect(agreeing(viewFrom(table, reader), reader, discard('7c'))).toEqual(add('spades', '5s'));
});

test('an answer is told before the draw as well', () => {
  const melds = { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd' } };
  const table = samba({ turn: 1, pile: '8d', stock: 40, hands: { 1: '5s 9c', ...others }, melds });
  expect(told(played(table, ask, no))[0]).toEqual({ code: 'must-keep' });
  expect(told(played(table, ask, yes))[0]).toEqual({ code: 'bound-undrawn', points: 100 });
});

test('a robber with a black canasta alone hears that a red one is missing', () => {
  const contract = { seat: 2, bid: { level: 2, denomination: 'hearts' }, doubledBy: null } as const;
  const melds = { A: { queens: 'Qs Qh Qd Qc Qs 2h 2d', aces: 'As Ah Ad' }, B: { fives: '5s 5h 5c' } };
  const table = sitoumussamba({ ...drawn, stock: 72, hands: { 1: '7d 9c 6h', ...others }, melds, contract });
  expect(told(table)).toContainEqual({ code: 'robber-missing', sambas: 0, count: 1, least: 2, red: 0 });
});

test('where nothing presses, nothing is made up', () => {
  const melds = { A: { queens: 'Qh Qd Qc' }, B: { sixes: '6h 6d 6c' } };
  const table = samba({ ...drawn, stock: 72, hands: { 1: 'Ks 9d 5s 4c 2c Jh', ...others }, melds });
  expect(told(table)).toEqual([]);
});
