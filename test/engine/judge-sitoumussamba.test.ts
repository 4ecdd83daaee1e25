import { describe, expect, test } from 'vitest';
import {
  actor,
  canGoOut,
  type Denomination,
  deal,
  isTakeable,
  judge,
  mustTakePile,
  type Position,
  type Seat,
  seatState,
  sideState,
  viewFrom,
} from '../../src/engine/index.ts';
import {
  add,
  ask,
  bid,
  buy,
  call,
  discard,
  draw,
  end,
  lay,
  meld,
  merge,
  takeDeep,
  takeOnto,
  takeWith,
} from './support/actions.ts';
import { settled } from './support/agreements.ts';
import { foursCanasta, heartsSamba, kings, kingsCanasta, queens } from './support/known-melds.ts';
import { item, points } from './support/score-sheet.ts';
import { cards, emptyHands, finished, type Table, tableOf } from './support/table.ts';
import { broken, played } from './support/verdicts.ts';

// What a referee of Sitoumussamba would notice, from the document and the notes to its clauses.

const table = tableOf('sitoumussamba');

/** The contract of a deal. */
type Contract = NonNullable<Position['contract']>;

function contract(
  seat: Seat,
  level: number,
  denomination: Denomination = 'clubs',
  doubledBy: Seat | null = null,
): Contract {
  return { seat, bid: bid(level, denomination), doubledBy };
}

describe('the auction (12)', () => {
  const start = deal(settled('sitoumussamba'), 1);
  test('begins on the dealer’s left; nothing is turned up', () => {
    expect([start.phase, start.turn, start.pile.length, start.stock.known.length]).toEqual(['auction', 1, 0, 102]);
    expect(broken(start, draw())).not.toEqual([]);
  });

  test('a bid must be higher, by level and then by denomination (12-b)', () => {
    expect(broken(start, call(bid(1, 'hearts')), call(bid(1, 'diamonds')))).toContain('sitoumussamba/12-b');
    expect(broken(start, call(bid(1, 'hearts')), call(bid(1, 'hearts')))).toContain('sitoumussamba/12-b');
    expect(broken(start, call(bid(1, 'twos')), call(bid(2, 'clubs')))).toEqual([]);
    expect(broken(start, call(bid(8, 'spades')), call(bid(8, 'twos')))).toEqual([]);
  });

  test('three passes after a bid end it, four without one (12-c)', () => {
    const passes = [call('pass'), call('pass'), call('pass')];
    const opening = played(start, call('pass'), call(bid(1, 'clubs')), ...passes);
    expect([opening.phase, opening.turn, opening.contract?.seat]).toEqual(['contract-opening', 2, 2]);
    const none = played(start, call('pass'), ...passes);
    expect([none.phase, none.turn, none.contract, none.pile.length]).toEqual(['draw', 1, null, 1]);
  });

  test('to whoever does not know the stock, the card turned up after it is a stock card less', () => {
    const known = played(start, call('pass'), call('pass'), call('pass'));
    const after = played(viewFrom(known, known.turn), call('pass'));
    expect(after.phase).toBe('draw');
    expect(after.stock).toEqual({ known: [], unknown: 101 });
  });

  test('who has passed may bid again', () => {
    expect(
      broken(start, call('pass'), call(bid(1, 'clubs')), call('pass'), call('pass'), call(bid(2, 'clubs'))),
    ).toEqual([]);
  });

  test('1. a double is for the opponents’ bid, ends the auction, and the doubler begins (12-d)', () => {
    expect(broken(start, call('double'))).toContain('sitoumussamba/12-d');
    expect(broken(start, call(bid(1, 'clubs')), call('pass'), call('double'))).toContain('sitoumussamba/12-d');
    const doubled = played(start, call(bid(1, 'clubs')), call('pass'), call('pass'), call('double'));
    expect([doubled.phase, doubled.turn, doubled.pile.length]).toEqual(['draw', 4, 1]);
    expect(doubled.contract).toEqual(contract(1, 1, 'clubs', 4));
  });
});

describe('the declarer’s opening (16)', () => {
  function opening(level: number, denomination: Denomination, hand: string, rest: Table = {}) {
    const calls = [bid(level, denomination), 'pass', 'pass', 'pass'] as const;
    return table({
      phase: 'contract-opening',
      dealer: 4,
      turn: 1,
      calls,
      contract: contract(1, level, denomination),
      hands: { 1: hand },
      stock: '9c 8c',
      ...rest,
    });
  }
  const filler = 'Ks Qd 9h 7c 6d';

  test('1. takes neither draw nor discard, and the dealer’s left plays first', () => {
    const start = opening(1, 'clubs', `As Ah Ad ${filler}`, { dealer: 2 });
    const next = played(start, meld('As Ah Ad'));
    expect([next.phase, next.turn, next.pile.length]).toEqual(['draw', 3, 1]);
    expect(seatState(next, 1).hand.known).toHaveLength(5);
  });

  test.each<[number, Denomination, string, boolean]>([
    [4, 'hearts', '4h 5h 6h', true],
    [4, 'hearts', '4s 5s 6s', false],
    [3, 'hearts', '4h 5h 6h', false],
    [5, 'canasta', '7s 7h 7d 7c', true],
    [5, 'canasta', '7s 7h 7d Jk', false],
    [4, 'twos', '2s 2h 2d 2c', true],
    [4, 'twos', 'Ks Kh Kd Kc', false],
    [3, 'twos', '2s 2h 2d 2c', true],
    [3, 'twos', '2s 2h 2d Jk', false],
    [8, 'clubs', 'As Ah Ad 2c Jk', true],
    [8, 'clubs', 'As Ah Ad Jk', false],
  ])('%i %s with %s: %s', (level, denomination, cardsLaid, lawful) => {
    // At a minimum of 120 the cards themselves open little; up to level three it is 50.
    const scores = { A: level > 3 ? 3000 : 0 };
    const start = opening(level, denomination, `${cardsLaid} Qd 9h 8c 6d`, { scores });
    expect(judge(start, meld(cardsLaid)).legal).toBe(lawful);
  });

  test('10. a complete combination opens whatever it is worth (11-end)', () => {
    expect(
      broken(opening(1, 'clubs', `${foursCanasta} ${filler}`, { scores: { A: 10_000 } }), meld(foursCanasta)),
    ).toEqual([]);
    expect(
      broken(opening(1, 'clubs', `${foursCanasta} ${filler}`, { scores: { A: 10_000 } }), meld('4s 4h 4d 4c 4s 4h')),
    ).not.toEqual([]);
  });

  test('he who cannot open pays 1000 and the next bid takes its place (16-c)', () => {
    const low = '4s 5h 6d 8c 9s Th Jd Qc Ks Ah 4d 6c 8s Td Qh';
    const start = table({
      phase: 'contract-opening',
      dealer: 4,
      turn: 2,
      calls: [bid(1, 'clubs'), bid(1, 'hearts'), 'pass', 'pass', 'pass'],
      contract: contract(2, 1, 'hearts'),
      hands: { 1: low, 2: '4h 5c 7s 8d 9c Td Jh Qs Kd Ac 6h 3s 3h 7d 9h' },
      stock: '9c 8c',
    });
    const next = played(start, call('no-opening'));
    expect([next.phase, next.turn, next.contract?.bid]).toEqual(['contract-opening', 1, bid(1, 'clubs')]);
    expect(sideState(next, 2).penalties).toBe(1000);
    const none = played(next, call('no-opening'));
    expect([none.phase, none.turn, none.contract]).toEqual(['draw', 1, null]);
    expect(sideState(none, 1).penalties).toBe(1000);
  });

  test('he who can must', () => {
    expect(broken(opening(1, 'clubs', `As Ah Ad ${filler}`), call('no-opening'))).toContain('sitoumussamba/16-c');
  });
});

describe('2. the pile is taken down to the first lock card, with one card of the stock (13-b, 13-d)', () => {
  const melds = { A: { queens } };
  const hands = { 1: '8s 8h 8d 5s 6h' };
  test('no lock card: the whole pile and one card', () => {
    const next = played(table({ melds, hands, pile: '5c 9d 8c', stock: 'Ac Kc' }), takeWith('8s 8h'));
    expect(next.pile).toEqual([]);
    expect(actor(next).hand.known).toHaveLength(3 + 2 + 1);
    expect(next.stock.known).toEqual(cards('Kc'));
  });

  test('the document’s first example: 5 9 2 K 8 8', () => {
    const next = played(table({ melds, hands, pile: '5c 9d 2c Kc 8c 8c', stock: 'Ac Kc' }), takeWith('8s 8h 8d'));
    expect(next.pile).toEqual(cards('5c 9d'));
    expect(
      actor(next)
        .hand.known.map(({ code }) => code)
        .sort(),
    ).toEqual(['2c', '5s', '6h', '8c', 'Ac', 'Kc']);
  });

  test('consecutive lock cards at will; what remains may still be locked', () => {
    const start = table({ melds, hands: { 1: 'Ks Kh Kd 5s 6h' }, pile: '5c Jk 9d 3h 2c Kc', stock: 'Ac Qc' });
    const one = played(start, takeWith('Ks Kh Kd'));
    expect(one.pile).toEqual(cards('5c Jk 9d 3h'));
    const two = played(start, takeDeep(2, 'Ks Kh Kd'));
    expect(two.pile).toEqual(cards('5c Jk 9d'));
    expect(broken(start, takeDeep(3, 'Ks Kh Kd'))).toContain('sitoumussamba/13-d');
    // A row that begins at the bottom of the pile is no longer than it is.
    const bottom = table({ melds, hands: { 1: 'Ks Kh Kd 5s 6h' }, pile: '3h 2c 9d Kc', stock: 'Ac Qc' });
    expect(played(bottom, takeDeep(2, 'Ks Kh Kd')).pile).toEqual([]);
    expect(broken(bottom, takeDeep(3, 'Ks Kh Kd'))).toContain('sitoumussamba/13-d');
  });
});

describe('3. a locked pile needs three naturals; a sequence takes it with no hand card; the top never goes onto a set (19)', () => {
  test('two are not enough, three are', () => {
    const start = table({
      melds: { A: { queens } },
      hands: { 1: 'Ks Kh Kd 5s 6h' },
      pile: 'Jk Kc',
      stock: 'Ac',
    });
    expect(broken(start, takeWith('Ks Kh'))).toContain('sitoumussamba/19-b');
    expect(broken(start, takeWith('Ks Kh Kd'))).toEqual([]);
  });

  test('unlocked: two naturals, never one with a wild card', () => {
    const start = table({
      melds: { A: { queens } },
      hands: { 1: 'Ks Kh 2d 5s 6h' },
      pile: '9c Kc',
      stock: 'Ac',
    });
    expect(broken(start, takeWith('Ks Kh'))).toEqual([]);
    expect(broken(start, takeWith('Ks 2d'))).toContain('sitoumussamba/19-a');
  });

  test('a sequence end', () => {
    const start = table({ melds: { A: { run: 'Ts Js Qs' } }, hands: { 1: '5s 6h 7d' }, pile: 'Jk Ks', stock: 'Ac' });
    expect(broken(start, takeOnto('run'))).toEqual([]);
  });

  test('not onto a set', () => {
    const start = table({ melds: { A: { kings } }, hands: { 1: '5s 6h 7d' }, pile: '9c Kc', stock: 'Ac' });
    expect(broken(start, takeOnto('kings'))).toContain('sitoumussamba/19-a');
    expect(isTakeable(start)).toBe(false);
  });

  test('a black three on top goes to a sequence only (22-a)', () => {
    const start = table({ melds: { A: { run: '4s 5s 6s' } }, hands: { 1: '3c 3s 9h 7d' }, pile: '9c 3s', stock: 'Ac' });
    expect(broken(start, takeOnto('run'))).toEqual([]);
    const none = table({
      melds: { A: { queens } },
      hands: { 1: '3c 3s 3c 9h' },
      pile: '9c 3s',
      stock: 'Ac',
    });
    expect(broken(none, takeWith('3c 3s'))).not.toEqual([]);
  });

  test('one card against one card (19-d)', () => {
    const start = table({ melds: { A: { run: 'Ts Js Qs' } }, hands: { 1: '5s' }, pile: 'Ks', stock: 'Ac' });
    expect(broken(start, takeOnto('run'))).toContain('sitoumussamba/19-d');
  });
});

describe('4. ranks form a circle; twos and threes are natural in sequences (20-a)', () => {
  test.each([
    ['3s 2s As Ks Qs Js Ts', true],
    ['2h 3h 4h 5h 6h 7h 8h', true],
    ['Kd Ad 2d', true],
    ['Ad 2d 4d', false],
    ['2d 3d Jk', false],
    ['Ks Qs Js Ts 9s 8s 7s 6s', false],
  ])('%s: %s', (text, lawful) => {
    const start = table({ melds: { A: { queens: 'Qh Qd Qc' } }, phase: 'play', hands: { 1: `${text} 9c 8c 6h` } });
    expect(judge(start, meld(text)).legal).toBe(lawful);
  });

  test('a red three in a sequence is worth 5', () => {
    const over = table({ ...finished, melds: { A: { run: '2h 3h 4h' } } });
    expect(points(over, 'A')).toEqual({ base: 0, cards: 30, total: 30 });
  });
});

describe('5. red threes are hand cards: discarded, buying a card, or 500 minus (18, 23)', () => {
  const melds = { A: { queens } };
  test('the discard locks the pile', () => {
    const next = played(
      table({ melds, phase: 'play', hands: { 1: '3h 9s 8s', 2: 'Ks Kh 5d' }, pile: 'Kd' }),
      discard('3h'),
    );
    const covered = { ...next, pile: [...next.pile, ...cards('Kc')] };
    expect(broken(covered, takeWith('Ks Kh'))).not.toEqual([]);
  });

  test('one buys one card, for 300', () => {
    const next = played(table({ melds, phase: 'play', hands: { 1: '3h 9s 8s' }, stock: 'Kc Ac' }), buy('3h'));
    expect(
      actor(next)
        .hand.known.map(({ code }) => code)
        .sort(),
    ).toEqual(['8s', '9s', 'Kc']);
    expect(sideState(next, 1).redThrees).toEqual(cards('3h'));
  });

  test.each([
    ['in the hand', { hands: { ...emptyHands, 1: '3h' } }, -500],
    ['laid', { hands: emptyHands, redThrees: { A: '3h' } }, -300],
    ['a black one in the hand', { hands: { ...emptyHands, 1: '3s' } }, -100],
  ])('%s: %i', (_, rest, expected) => {
    expect(points(table({ phase: 'over', melds, ...rest }), 'A')).toEqual({
      base: expected,
      cards: 30,
      total: expected + 30,
    });
  });

  test('it never stands for another card, and is in no set', () => {
    const start = table({ melds, phase: 'play', hands: { 1: '3h 9s 9d 8s 7s' } });
    expect(broken(start, meld('9s 9d 3h'))).not.toEqual([]);
  });
});

describe('6. twos: pure 3000, with jokers 2000, closed at seven; five to open in play (10, 17, 20-c)', () => {
  test.each([
    ['2s 2h 2d 2c 2s 2h 2d', 3000],
    ['2s 2h 2d 2c 2s 2h Jk', 2000],
    ['As Ah Ad Ac As Ah Ad', 1000],
    ['As Ah Ad Ac As Ah 2d', 500],
    ['Ks Kh Kd Kc Ks Kh Kd', 500],
    ['Ks Kh Kd Kc Ks Kh 2d', 300],
    ['4h 5h 6h 7h 8h 9h Th', 1500],
    ['3c 3s 3c 3s 3c 3s', 0],
  ])('%s: %i', (text, bonus) => {
    expect(points(table({ ...finished, melds: { A: { meld: text } } }), 'A').base).toBe(bonus);
  });

  test('nothing is added to a twos canasta', () => {
    const melds = { A: { twos: '2s 2h 2d 2c 2s 2h Jk' } };
    const start = table({ melds, phase: 'play', hands: { 1: '2d Jk 9s 8s' } });
    expect(broken(start, add('twos', '2d'))).toContain('sitoumussamba/20-c');
    expect(broken(start, add('twos', 'Jk'))).toContain('sitoumussamba/20-c');
  });

  test('four twos do not open in play, five do', () => {
    const start = table({ phase: 'play', hands: { 1: '2s 2h 2d 2c 2s 9s 8s 7h' } });
    expect(broken(start, meld('2s 2h 2d 2c'))).toContain('sitoumussamba/17');
    expect(broken(start, meld('2s 2h 2d 2c 2s'))).toEqual([]);
  });
});

describe('7. no merging; a pure canasta is closed at seven, a black one is not (14-h, 20-c, 20-e)', () => {
  test('two sequences', () => {
    const start = table({
      melds: { A: { low: '4s 5s 6s', high: '8s 9s Ts' } },
      phase: 'play',
      hands: { 1: '7s 9h 8d 6h' },
    });
    expect(broken(start, merge('low', 'high'))).toContain('sitoumussamba/14-h');
    expect(broken(start, add('low', '7s'), merge('low', 'high'))).toContain('sitoumussamba/14-h');
  });

  test('canastas', () => {
    const melds = { A: { pure: kingsCanasta, black: '9s 9h 9d 9c 9s 9h 2c' } };
    const start = table({ melds, phase: 'play', hands: { 1: 'Kc Jk Jk 9d 8d 6h' } });
    expect(broken(start, add('pure', 'Kc'))).toContain('sitoumussamba/20-c');
    expect(broken(start, add('pure', 'Jk'))).toContain('sitoumussamba/20-c');
    expect(broken(start, add('black', '9d'))).toEqual([]);
    expect(broken(start, add('black', 'Jk'))).toEqual([]);
    expect(broken(start, add('black', 'Jk Jk'))).toContain('sitoumussamba/20-e');
  });

  test('a second set of a rank only beside a complete canasta (14-c)', () => {
    const hands = { 1: 'Kc Ks Kh 9d 8d' };
    const complete = table({ melds: { A: { kings: 'Ks Kh Kd Kc Kd Kc 2c' } }, phase: 'play', hands });
    expect(broken(complete, meld('Kc Ks Kh'))).toEqual([]);
    const open = table({ melds: { A: { kings } }, phase: 'play', hands });
    expect(broken(open, meld('Kc Ks Kh'))).toContain('sitoumussamba/14-c');
    expect(broken(open, add('kings', 'Kc Ks Kh'))).toEqual([]);
  });
});

describe('8. going out: the declarer needs the bid, the others a samba and two canastas, one red (26)', () => {
  const samba = heartsSamba;
  const pure = kingsCanasta;
  const black = 'Qs Qh Qd Qc Qs Qh 2c';
  const hands = { 1: '9s', 3: '8c' } as const;
  test.each<[{ [name: string]: string }, boolean]>([
    [{ samba, pure, black }, true],
    [{ samba, pure }, false],
    [{ samba, second: '4c 5c 6c 7c 8c 9c Tc', pure }, false],
    [{ samba, black, other: 'Js Jh Jd Jc Js Jh 2d' }, false],
    [{ pure, black, third: 'Js Jh Jd Jc Js Jh Jd' }, false],
  ])('without a bid, with %j: %s', (own, lawful) => {
    expect(judge(table({ melds: { A: own }, phase: 'play', hands }), discard('9s')).legal).toBe(lawful);
  });

  test('the last card is discarded, never melded (26-a)', () => {
    const start = table({ melds: { A: { samba, pure, black } }, phase: 'play', hands: { 1: '9s 9h 9d' } });
    expect(broken(start, meld('9s 9h 9d'))).toContain('sitoumussamba/26-a');
  });

  // The document's own sums: bid 3000.
  test('samba, red and two black are 2900 and the partner’s hand: not reached', () => {
    const melds = { A: { samba, pure, black, other: 'Js Jh Jd Jc Js Jh 2d' } };
    const start = table({ contract: contract(1, 3), melds, phase: 'play', hands });
    expect(broken(start, discard('9s'))).toContain('sitoumussamba/26-b');
  });

  test('samba and three red are 3300 less a hand of 200: reached', () => {
    const melds = { A: { samba, pure, second: 'Qs Qh Qd Qc Qs Qh Qd', third: 'Js Jh Jd Jc Js Jh Jd' } };
    const hand = { 1: '9s', 3: 'As Ah Ad Ac As Ah Ad Ac As Kc' };
    const over = played(table({ contract: contract(1, 3), melds, phase: 'play', hands: hand }), discard('9s'));
    expect(item(over, 'A', 'contract')).toBe(1500);
    expect(item(over, 'A', 'going-out')).toBe(300);
  });

  test('exactly the bid is enough, five less is not (27)', () => {
    const melds = { A: { samba, pure, second: 'Qs Qh Qd Qc Qs Qh Qd', third: 'Js Jh Jd Jc Js Jh Jd' } };
    const exactly = 'As Ah Ad Ac As Ah Ad Ac As Ah Ad Ac Kc 9h 9d 9c 8c 8s';
    const start = (hand: string): Position =>
      table({ contract: contract(1, 3), melds, phase: 'play', hands: { 1: '9s', 3: hand } });
    expect(judge(start(exactly), discard('9s')).legal).toBe(true);
    expect(judge(start(`${exactly} 4s`), discard('9s')).legal).toBe(false);
  });
});

describe('9. measuring the bid and robbing it (12-e, 30)', () => {
  const twoThousand = { samba: heartsSamba, pure: kingsCanasta };
  const two = { ...finished, melds: { A: twoThousand } } as const;
  test.each([
    ['made: half', contract(1, 2), undefined, 1000, 0],
    ['made, doubled: all', contract(1, 2, 'clubs', 2), undefined, 2000, 0],
    ['robbed: the robber gets the bid', contract(1, 4), 2, 0, 4000],
    ['robbed, doubled: twice', contract(1, 4, 'clubs', 2), 2, 0, 8000],
    ['the stock ran out: void', contract(1, 4), undefined, 0, 0],
    ['made although the robber goes out', contract(1, 2), 2, 1000, 0],
  ] as const)('%s', (_, one, out, declarers, robbers) => {
    const done = table({ ...two, contract: one, out });
    expect([item(done, 'A', 'contract'), item(done, 'B', 'contract')]).toEqual([declarers, robbers]);
  });

  test('melded cards count from level five on (30-b)', () => {
    const rich = { ...twoThousand, second: '2s 2h 2d 2c 2s 2h 2d' };
    // Bonuses 5000 and 255 of melded cards, less 100 in a hand.
    const hands = { ...emptyHands, 1: 'As Ah Ad Ac As' };
    const five = table({ ...two, hands, melds: { A: rich }, contract: contract(1, 5) });
    expect(item(five, 'A', 'contract')).toBe(2500);
    const poor = table({
      ...finished,
      hands: { ...emptyHands, 1: 'As Ah Ad Ac As Ah Ad Ac As Ah Ad Ac Jk' },
      melds: { A: rich },
      contract: contract(1, 5),
    });
    expect(item(poor, 'A', 'contract')).toBe(0);
  });

  test('bought threes and the partner’s hand count against it', () => {
    const bought = table({ ...two, redThrees: { A: '3h' }, contract: contract(1, 2) });
    expect(item(bought, 'A', 'contract')).toBe(0);
    const partner = table({ ...two, hands: { ...emptyHands, 3: '4s' }, contract: contract(1, 2) });
    expect(item(partner, 'A', 'contract')).toBe(0);
  });
});

test('10. a side that never opened loses 1000 (29-5)', () => {
  const over = table({ ...finished, melds: { A: { queens } } });
  expect([points(over, 'A').base, points(over, 'B').base]).toEqual([0, -1000]);
});

describe('opening with the pile (15-d)', () => {
  test('hand cards alone reach the minimum, and three of the rank go with it', () => {
    const hands = { 1: '8s 8h 8d As Ah Ad 5s 6h' };
    const start = table({ hands, pile: '9c 8c', stock: 'Kc' });
    expect(broken(start, takeWith('8s 8h 8d', 'As Ah Ad'))).toEqual([]);
    expect(broken(start, takeWith('8s 8h', 'As Ah Ad'))).toContain('sitoumussamba/15-d');
  });

  test('the top card does not count', () => {
    const start = table({ hands: { 1: 'Ks Kh Kd Kc 5s 6h' }, pile: '9c Kc', stock: '7c' });
    expect(broken(start, takeWith('Ks Kh Kd Kc'))).not.toEqual([]);
  });
});

describe('the last cards of the stock (13-a, 32)', () => {
  test('a red three among them must be laid or put into a sequence, and the deal ends', () => {
    const start = table({ melds: { A: { run: '4h 5h 6h' } }, hands: { 1: '9s 8s' }, stock: '3h Kc' });
    const shown = played(start, draw());
    expect(broken(shown, discard('9s'))).toContain('sitoumussamba/32-end-2');
    const laid = played(shown, lay('3h'));
    expect([laid.phase, sideState(laid, 1).redThrees.length]).toEqual(['over', 1]);
    const used = played(shown, add('run', '3h'));
    expect([used.phase, sideState(used, 1).redThrees.length]).toEqual(['over', 0]);
  });

  test('with the stock empty a fitting sequence obliges, a set only with the cards for it', () => {
    const rest = { stock: 0, hands: { 1: '9h 8d 7c' } } as const;
    const run = table({ ...rest, melds: { A: { run: 'Ts Js Qs' } }, pile: '6c Ks' });
    expect(mustTakePile(run)).toBe(true);
    expect(broken(run, end)).toContain('sitoumussamba/32-a');
    const set = table({ ...rest, melds: { A: { kings: 'Kh Kd Kc' } }, pile: '6c Ks' });
    expect(mustTakePile(set)).toBe(false);
    expect(played(set, end).phase).toBe('over');
    const able = table({ stock: 0, hands: { 1: 'Ks Kh 7c 5d' }, melds: { A: { kings: 'Kh Kd Kc' } }, pile: '6c Ks' });
    expect(mustTakePile(able)).toBe(true);
  });
});

test('asking is for after a draw from the stock (25-a)', () => {
  const start = table({ melds: { A: { queens } }, hands: { 1: '9s 8s 7d' }, stock: 'Kc Ac 4d' });
  expect(broken(start, ask)).not.toEqual([]);
  expect(broken(start, draw(), ask)).toEqual([]);
});

test('who cannot go out keeps a card after the discard (21-b)', () => {
  const start = table({ melds: { A: { queens } }, hands: { 1: '9s 9h 9d 8c' }, phase: 'play' });
  expect(broken(start, meld('9s 9h 9d'))).toContain('sitoumussamba/21-b');
  expect(canGoOut(start)).toBe(false);
});
