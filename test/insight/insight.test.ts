import { describe, expect, test } from 'vitest';
import { judge, type Position, type Seat, viewFrom } from '../../src/engine/index.ts';
import { type Fact, insight, isNews, keysOf, matters } from '../../src/insight/index.ts';
import { fillingsOf } from '../../src/widgets/words/fact-words.ts';
import { ask, bid, discard, draw, no, yes } from '../engine/support/actions.ts';
import { cards, tableOf } from '../engine/support/table.ts';
import { speechOf } from '../widgets/support/speeches.ts';

// What a good teacher would say first. Each position is one in which newcomers were told something else, or nothing.

const canasta = tableOf('canasta-fi');
const classic = tableOf('classic');
const samba = tableOf('samba');
const sitoumussamba = tableOf('sitoumussamba');

const reader: Seat = 1;
const others = { 2: 9, 3: 9, 4: 9 } as const;

function facts(position: Position): readonly Fact[] {
  return insight(viewFrom(position, reader), reader);
}

function codes(position: Position): readonly string[] {
  return facts(position).map(({ code }) => code);
}

/** What is said first. */
function first(position: Position) {
  const [fact] = facts(position);
  return fact && { code: fact.code, ...fact.values };
}

function played(position: Position, ...actions: readonly Parameters<typeof judge>[1][]): Position {
  return actions.reduce((now, action) => {
    const verdict = judge(now, action);
    if (!verdict.legal) throw new Error(`${action.type}: ${verdict.reasons[0].code}`);
    return verdict.next;
  }, position);
}

describe('the pile before the draw', () => {
  test('that completes the own canasta is worth more than all else', () => {
    const table = canasta({
      turn: 1,
      pile: '5d 8c Kd',
      stock: 40,
      hands: { 1: '4s 6h 9c Jd', ...others },
      melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh' }, B: { aces: 'As Ah Ad' } },
    });
    expect(first(table)).toMatchObject({ code: 'take-completes', cards: cards('Kd'), count: 3, points: 500 });
  });

  test('that a run on the table continues is told with what it brings (sitoumussamba: 10 of hearts)', () => {
    const table = sitoumussamba({
      turn: 1,
      pile: '5d 2c Th',
      stock: 72,
      hands: { 1: '4d 6s 9c Jd', ...others },
      melds: { A: { hearts: '9h 8h 7h 6h' } },
    });
    expect(first(table)).toMatchObject({ code: 'take-onto', cards: cards('Th'), count: 2 });
  });

  test('that a pair of the hand takes names the pair', () => {
    const table = canasta({
      turn: 1,
      pile: '5d 8c Qd',
      stock: 40,
      hands: { 1: 'Qs Qh 4s 9c', ...others },
      melds: { A: { kings: 'Ks Kh Kd' } },
    });
    expect(first(table)).toMatchObject({ code: 'take-with', cards: cards('Qd'), count: 3, with: cards('Qs Qh') });
  });

  test('that would open is told with the minimum', () => {
    const table = canasta({ turn: 1, pile: '5d Kd', stock: 40, hands: { 1: 'Ks Kh Kc 2c 4s 9c', ...others } });
    expect(first(table)).toMatchObject({ code: 'take-opens', points: 50 });
  });

  test('that is frozen tells by what, and what that asks for', () => {
    const frozen = { turn: 1, pile: '5d 2c Kd', stock: 40, hands: { 1: 'Ks 4s 9c 7d 6s Jh', ...others } } as const;
    const melds = { A: { kings: 'Kh Kd Kc' } };
    const told = { code: 'frozen', cards: cards('2c'), count: 2, pile: 3 };
    expect(first(canasta({ ...frozen, melds }))).toEqual(told);
    expect(facts(sitoumussamba({ ...frozen, melds })).find(({ code }) => code === 'frozen')?.values.count).toBe(3);
  });

  test('that is frozen and large is worth telling, once as long as nobody takes it', () => {
    const table = (pile: string) =>
      facts(canasta({ turn: 1, pile, stock: 40, hands: { 1: 'Ks 4s 9c 7d 6s Jh', ...others } })).find(
        ({ code }) => code === 'frozen',
      );
    const [small, large] = [table('5d 2c Kd'), table('5d 2c Kd 8h 9s 4d 7h')];
    expect(small?.weight).toBeLessThan(matters);
    expect(large?.weight).toBeGreaterThan(matters);
    expect(large?.key).toBe(small?.key);
    expect(table('6d 2c Kd 8h 9s 4d 7h')?.key).not.toBe(large?.key);
  });

  test('that a black three stops is told as that', () => {
    const table = canasta({ turn: 1, pile: '5d 3s', stock: 40, hands: { 1: '5s 5h 9c 7d', ...others } });
    expect(first(table)).toEqual({ code: 'stopped', cards: cards('3s') });
  });

  test('is no choice where the stock is gone', () => {
    const melds = { A: { nines: '9c 9d 9h' } };
    const table = canasta({ turn: 1, pile: '6d 9d', stock: '', hands: { 1: '9s 4c', ...others }, melds });
    expect(codes(table)).not.toContain('take-onto');
  });
});

describe('the own turn after the draw', () => {
  test('the card that makes a samba comes first', () => {
    const table = samba({
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 40,
      hands: { 1: '4h 9c 9d Ks', ...others },
      melds: { A: { hearts: 'Th 9h 8h 7h 6h 5h' } },
    });
    expect(first(table)).toMatchObject({ code: 'completes', cards: cards('4h'), points: 1500 });
  });

  test('a wild card that would make the canasta cheaper is not put before the natural one', () => {
    const table = canasta({
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 40,
      hands: { 1: '2c Kc 4d 9c', ...others },
      melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh' } },
    });
    expect(first(table)).toMatchObject({ code: 'completes', cards: cards('Kc'), points: 500 });
  });

  test('two runs with one card between them are told with that card, and when it has come that they can be joined', () => {
    const melds = { A: { high: 'Qh Jh Th', low: '8h 7h 6h' } };
    const table = samba({
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 40,
      hands: { 1: '4s 9c 5d Ks', ...others },
      melds,
    });
    expect(first(table)).toMatchObject({ code: 'join-gap', cards: cards('9h'), count: 7 });
    const now = { A: { high: 'Qh Jh Th 9h', low: '8h 7h 6h' } };
    const joined = samba({
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 40,
      hands: { 1: '4s 9c 5d Ks', ...others },
      melds: now,
    });
    expect(first(joined)).toMatchObject({ code: 'join', count: 7 });
    expect(
      codes(
        sitoumussamba({ turn: 1, phase: 'play', pile: '5d', stock: 40, hands: { 1: '4s 9c 5d Ks', ...others }, melds }),
      ),
    ).not.toContain('join-gap');
  });

  test('an opening that is there names its cards, one that is short what is missing', () => {
    const hand = (text: string) =>
      canasta({ turn: 1, phase: 'play', pile: '5d', stock: 40, hands: { 1: text, ...others } });
    expect(first(hand('Ks Kh Kd 2c 4s 9c 7d'))).toMatchObject({ code: 'opening-ready', points: 50, minimum: 50 });
    expect(first(hand('Ks Kh Kd 4c 4s 9c 7d'))).toMatchObject({ code: 'opening-short', points: 30, missing: 20 });
  });

  test('cards that would give the pile away are named (K♠ 6♦ 5♠ 4♣ against six sixes)', () => {
    const table = samba({
      turn: 1,
      phase: 'play',
      pile: '7d 8h Qs 9s Jd 7h',
      stock: 40,
      hands: { 1: 'Ks 6d 5s 4c', ...others },
      melds: { A: { queens: 'Qh Qd Qc' }, B: { fours: '4h 4d 4s 4h 4d', aces: 'As Ah Ad Ac As Ah Ad' } },
    });
    expect(facts(table).find(({ code }) => code === 'discard-gives')?.values).toMatchObject({
      cards: cards('4c'),
      count: 7,
    });
  });

  test('cards that would give the pile away are not named again when some of them have been laid', () => {
    const told = (hand: string) => {
      const melds = { A: { nines: '9s 9h 9d' }, B: { sixes: '6h 6d 6c', nines: '9c 9c 9s' } };
      const table = samba({ turn: 1, phase: 'play', pile: '7d 8h', stock: 40, hands: { 1: hand, ...others }, melds });
      return facts(table).find(({ code }) => code === 'discard-gives');
    };
    const [both, six, jack] = [told('9h 6d Ks Kc 4c'), told('6d Ks Kc 4c'), told('9d 6d Ks Kc 4c')];
    if (both === undefined || six === undefined || jack === undefined) throw new Error('nothing gives the pile away');
    const heard = new Set(keysOf(both));
    expect(isNews(six, heard)).toBe(false);
    expect(isNews(jack, heard)).toBe(true);
  });

  test('what fits own melds is named, but not what a finished canasta alone would take', () => {
    const melds = { A: { kings: 'Ks Kh Kd', nines: '9s 9h 9d 9c 9s 9h 9d' } };
    const table = classic({
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 40,
      hands: { 1: 'Kc 9c 4d 7s', ...others },
      melds,
    });
    expect(facts(table).find(({ code }) => code === 'fits')?.values.cards).toEqual(cards('Kc'));
  });

  test('a red three in the hand is told with what it costs, where it is a hand card', () => {
    const hands = { 1: '3h Kc 9c 4d', ...others };
    const melds = { A: { aces: 'As Ah Ad' } };
    const table = sitoumussamba({ turn: 1, phase: 'play', pile: '5d', stock: 72, hands, melds });
    expect(first(table)).toMatchObject({ code: 'red-three-in-hand', cards: cards('3h'), points: 500, cost: 300 });
  });
});

describe('what the opponents have', () => {
  const quiet = {
    turn: 1,
    phase: 'play',
    pile: '5d',
    stock: 40,
    hands: { 1: 'Kc 9c 4d 7s Jh 8c', ...others },
  } as const;

  test('a canasta of twos is told with its two thousand points', () => {
    const melds = { A: { aces: 'As Ah Ad' }, B: { twos: '2s 2h 2d 2c 2s 2h Jk' } };
    const told = facts(sitoumussamba({ ...quiet, stock: 72, melds })).find(({ code }) => code === 'their-canasta');
    expect(told?.values.points).toBe(2000);
    expect(first(sitoumussamba({ ...quiet, stock: 72, melds }))?.code).toBe('their-canasta');
  });

  test('a red canasta of aces', () => {
    const melds = { B: { aces: 'As Ah Ad Ac As Ah Ad' } };
    expect(first(sitoumussamba({ ...quiet, stock: 72, melds }))).toMatchObject({ code: 'their-canasta', points: 1000 });
  });

  test('the sixth card of a sequence: one more makes 1500', () => {
    const melds = { A: { aces: 'As Ah Ad' }, B: { spades: '4s 5s 6s 7s 8s 9s' } };
    expect(first(samba({ ...quiet, melds }))).toMatchObject({ code: 'their-near', points: 1500 });
  });

  test('two cards in a hand come before what is missing at home', () => {
    const melds = { A: { aces: 'As Ah Ad' }, B: { kings: 'Ks Kh Kd' } };
    const table = canasta({ ...quiet, hands: { ...quiet.hands, 2: 2 }, melds });
    // What the own hand would cost then is told, and not what to do with it.
    expect(first(table)).toMatchObject({ code: 'few-cards', player: { seat: 2 }, count: 2, points: 50 });
  });

  test('the robbers have what going out takes', () => {
    const melds = {
      A: { aces: 'As Ah Ad' },
      B: { spades: '4s 5s 6s 7s 8s 9s Ts', kings: 'Ks Kh Kd Kc Ks Kh Kd', queens: 'Qs Qh Qd Qc Qs 2h 2d' },
    };
    const contract = { seat: 1, bid: bid(2, 'hearts'), doubledBy: null } as const;
    expect(codes(sitoumussamba({ ...quiet, stock: 72, melds, contract })).slice(0, 2)).toContain('their-out');
  });
});

describe('going out', () => {
  const melds = { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd', nines: '9s 9h 9d' } };

  test('that is possible is told with asking, and after the answers what they bind to', () => {
    const table = canasta({ turn: 1, pile: '5d', stock: 40, hands: { 1: '9s 9c 4c', ...others }, melds });
    const drawn = played(table, draw('9h'));
    expect(first(drawn)).toMatchObject({ code: 'out-now', points: 100 });
    expect(first(played(drawn, ask, yes))?.code).toBe('bound');
    expect(first(played(drawn, ask, no))?.code).toBe('must-keep');
  });

  test('that cannot be done after a “yes” is told with its cost', () => {
    const table = samba({ turn: 1, pile: '5d', stock: 40, hands: { 1: '4s 6c 7d 8h', ...others }, melds });
    const bound = played(table, draw('Jd Qc'), ask, yes);
    expect(first(bound)).toMatchObject({ code: 'bound-in-vain', points: 100 });
  });

  test('for a bid hangs on the partner’s hand', () => {
    const contract = { seat: 1, bid: bid(2, 'hearts'), doubledBy: null } as const;
    const own = { A: { hearts: 'Th 9h 8h 7h 6h 5h 4h', kings: 'Ks Kh Kd Kc Ks Kh Kd', fives: '5s 5h 5c' } };
    const table = sitoumussamba({
      turn: 1,
      pile: '6d',
      stock: 72,
      hands: { 1: '5d', ...others },
      melds: own,
      contract,
    });
    expect(first(played(table, draw('4c 5d')))?.code).toBe('out-now-bid');
  });

  test('what is missing is told by condition: a red canasta of a robber', () => {
    const own = {
      A: { spades: '4s 5s 6s 7s 8s 9s Ts', queens: 'Qs Qh Qd Qc Qs 2h 2d', aces: 'As Ah Ad' },
      B: { fives: '5s 5h 5c' },
    };
    const contract = { seat: 2, bid: bid(2, 'hearts'), doubledBy: null } as const;
    const table = sitoumussamba({
      turn: 1,
      phase: 'play',
      pile: '6d',
      stock: 72,
      hands: { 1: '7d 9c 6h', ...others },
      melds: own,
      contract,
    });
    const told = facts(table).find(({ code }) => code === 'robber-missing');
    expect(told?.values).toEqual({ sambas: 1, count: 1, least: 2, red: 0 });
  });

  test('the second samba of a side is told as what going out takes, where only one was there before as what is missing', () => {
    const table = (...own: readonly string[]) =>
      samba({
        turn: 1,
        phase: 'play',
        pile: '6d',
        stock: 72,
        hands: { 1: '7d 9c 6h Jd 2s 8s', 2: 9, 3: 9, 4: 9 },
        melds: { A: Object.fromEntries(own.map((cards, place) => [`run${place}`, cards])) },
      });
    const spades = '4s 5s 6s 7s 8s 9s Ts';
    expect(codes(table(spades))).toContain('out-missing');
    expect(codes(table(spades, '8h 9h Th Jh Qh Kh Ah'))).toContain('out-ready');
  });

  test('of two alike that go onto one sequence one fits', () => {
    const table = samba({
      turn: 1,
      phase: 'play',
      pile: '6d',
      stock: 72,
      hands: { 1: '9c 9c 6h Jd 2s Qh Qh', 2: 9, 3: 9, 4: 9 },
      melds: { A: { run: '8c 7c 6c', queens: 'Qs Qd Qc' } },
    });
    const told = facts(table).find(({ code }) => code === 'fits');
    expect(told?.values.cards).toEqual(cards('9c Qh Qh'));
  });

  test('of two cards that would make the samba the one is named that goes nowhere else, and the other is not told as merely fitting', () => {
    const melds = { A: { clubs: '5c 6c 7c 8c 9c Tc', low: '3c 2c Ac' } };
    const hands = { 1: '4c Jc 9d 4h 5s Kh', ...others };
    const table = sitoumussamba({ turn: 1, phase: 'play', pile: '9h 7h', stock: 72, hands, melds });
    expect(first(table)).toMatchObject({ code: 'completes', cards: cards('Jc'), points: 1500 });
    expect(facts(table).find(({ code }) => code === 'fits')?.values.cards).toEqual(cards('4c'));
    const without = { A: { clubs: '5c 6c 7c 8c 9c Tc' } };
    expect(
      codes(sitoumussamba({ turn: 1, phase: 'play', pile: '9h 7h', stock: 72, hands, melds: without })),
    ).not.toContain('fits');
  });

  test('how far the own bid is: 2000 of 3000 on the table', () => {
    const contract = { seat: 3, bid: bid(3, 'spades'), doubledBy: null } as const;
    const own = { A: { hearts: 'Th 9h 8h 7h 6h 5h 4h', kings: 'Ks Kh Kd Kc Ks Kh Kd' } };
    const hands = { 1: '7d 9c 6c Jd 2s 8s', ...others };
    const table = sitoumussamba({ turn: 1, phase: 'play', pile: '6d', stock: 72, hands, melds: own, contract });
    expect(first(table)).toMatchObject({ code: 'bid-missing', points: 2000, needed: 3000, missing: 1000 });
  });

  test('how far a bid is says why melded cards count nothing at its level, and is no news for a card more', () => {
    const told = (level: number, tens: string, kings = 'Ks Kh Kd Kc Ks Kh Kd') => {
      const contract = { seat: 3, bid: bid(level, 'spades'), doubledBy: null } as const;
      const own = { A: { kings, tens } };
      const hands = { 1: '7d 9c 6c Jd 2s 8s', ...others };
      const table = sitoumussamba({ turn: 1, phase: 'play', pile: '6d', stock: 72, hands, melds: own, contract });
      return facts(table).find(({ code }) => code === 'bid-missing');
    };
    expect(told(3, 'Ts Th Td', 'Ks Kh Kd')?.values).toMatchObject({ points: 0, canastas: 1 });
    expect(told(3, 'Ts Th Td')?.values).toMatchObject({ points: 500, canastas: 0 });
    expect(told(5, 'Ts Th Td')?.values).toMatchObject({ points: 600, canastas: 0 });
    expect(told(5, 'Ts Th Td Tc')?.key).toBe(told(5, 'Ts Th Td')?.key);
  });

  test('whoever is asked hears what his own hand costs', () => {
    const table = canasta({
      turn: 3,
      pile: '5d',
      stock: 40,
      hands: { 1: 'As Jk 4c', 2: 9, 3: '9s 9c 4c', 4: 9 },
      melds,
    });
    expect(first(played(table, draw('9h'), ask))).toMatchObject({ code: 'asked', points: 75 });
    const contract = { seat: 3, bid: bid(2, 'hearts'), doubledBy: null } as const;
    const own = { A: { hearts: 'Th 9h 8h 7h 6h 5h 4h', kings: 'Ks Kh Kd Kc Ks Kh Kd', fives: '5s 5h 5c' } };
    const hands = { 1: '3d 5c', 2: 9, 3: '5d', 4: 9 };
    const asked = played(
      sitoumussamba({ turn: 3, pile: '6d', stock: 72, hands, melds: own, contract }),
      draw('4c 5d'),
      ask,
    );
    expect(first(asked)).toMatchObject({ code: 'asked-bid-short', points: 505, sum: 1795, needed: 2000 });
  });
});

test('after the own discard only what has been given away is told at once', () => {
  const table = canasta({
    turn: 1,
    phase: 'play',
    pile: '5d 8c',
    stock: 40,
    hands: { 1: 'Kc 9c 4d 7s', ...others },
    melds: { B: { kings: 'Ks Kh Kd' } },
  });
  expect(first(played(table, discard('Kc')))).toMatchObject({ code: 'gave-pile', player: { seat: 2 }, count: 3 });
  expect(codes(played(table, discard('4d')))).not.toContain('gave-pile');
});

test('a stock for two rounds more is told, and again when it is the last', () => {
  const at = (stock: number) =>
    facts(canasta({ turn: 1, phase: 'play', pile: '5d', stock, hands: { 1: 'Kc 9c 4d 7s', ...others } })).find(
      ({ code }) => code === 'stock-low',
    );
  expect(at(9)).toBeUndefined();
  expect(at(8)?.values).toEqual({ count: 8, turns: 8 });
  expect(at(7)?.key).toBe(at(8)?.key);
  expect(at(4)?.key).not.toBe(at(8)?.key);
});

test('where a bid is played for, a low stock tells what becomes of the bid', () => {
  const contract = { seat: 3, bid: bid(3, 'spades'), doubledBy: null } as const;
  const hands = { 1: '7d 9c 6c Jd 2s 8s', ...others };
  const melds = { A: { kings: 'Ks Kh Kd' } };
  const table = { turn: 1, phase: 'play', pile: '6d', stock: 6, hands, melds } as const;
  const low = (position: Position) => facts(position).find(({ code }) => code.startsWith('stock-low'));
  expect(low(sitoumussamba({ ...table, contract }))).toMatchObject({ code: 'stock-low-bid', values: { count: 6 } });
  expect(low(sitoumussamba({ ...table, contract }))?.clauses).toContain('sitoumussamba/30-d');
  expect(low(sitoumussamba(table))?.code).toBe('stock-low');
});

test('a meld is told in signs that no language has to inflect', () => {
  const melds = { A: { aces: 'As Ah Ad' }, B: { spades: '4s 5s 6s 7s 8s 9s', queens: 'Qs Qh Qd Qc Qs 2h' } };
  const table = samba({ turn: 1, phase: 'play', pile: '5d', stock: 40, hands: { 1: 'Kc 9c', ...others }, melds });
  const speech = speechOf('fi');
  const told = facts(table)
    .filter(({ code }) => code === 'their-near')
    .map(({ values }) => fillingsOf(values, table, reader, speech).meld);
  expect(told.map((text) => String(text).replaceAll('\ufe0e', '').replace('\u00a0', ' '))).toEqual(['9♠–4♠', '6 × Q']);
});
