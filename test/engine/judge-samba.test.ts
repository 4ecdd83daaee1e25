import { describe, expect, test } from 'vitest';
import { actor, canGoOut, isTakeable, judge, legalActions, mustTakePile, sideState } from '../../src/engine/index.ts';
import {
  add,
  ask,
  discard,
  draw,
  end,
  lay,
  meld,
  merge,
  no,
  pass,
  takeOnto,
  takeWith,
  turnUp,
  yes,
} from './support/actions.ts';
import { foursCanasta, heartsSamba, kings, kingsCanasta, nines } from './support/known-melds.ts';
import { item, points } from './support/score-sheet.ts';
import { beforeUpcard, cards, emptyHands, finished, tableOf } from './support/table.ts';
import { broken, played, restsOn } from './support/verdicts.ts';

// What a referee of Samba would notice, from the document and the notes to its clauses.

const table = tableOf('samba');

const fives = '5s 5h 5d 5c 5s 5h 2c';

describe('1. one natural and one wild card never take the pile; onto an incomplete own meld no hand card is needed (14-a-2, 14-a-3)', () => {
  const melds = { A: { kings } };
  test('no buying', () => {
    const start = table({ melds, pile: '6c 9c', hands: { 1: '9s 2c 8s 7h' } });
    expect(broken(start, takeWith('9s 2c'))).toContain('samba/14-a-2');
    expect(isTakeable(start)).toBe(false);
  });

  test('onto the kings', () => {
    expect(restsOn(table({ melds, pile: '6c Kc', hands: { 1: '9s 8s' } }), takeOnto('kings'))).toContain(
      'samba/14-a-3',
    );
  });
});

describe('2. a completed canasta takes no pile; a second meld of the rank does, and so does a pair (14-note)', () => {
  const canasta = kingsCanasta;
  test('onto the canasta', () => {
    const start = table({ melds: { A: { canasta } }, pile: '6c Kc', hands: { 1: '9s 8s 7s' } });
    expect(broken(start, takeOnto('canasta'))).toContain('samba/14-note');
  });

  test('onto an incomplete second meld', () => {
    const melds = { A: { canasta, second: 'Kc Ks Kh' } };
    const start = table({ melds, pile: '6c Kd', hands: { 1: '9s 8s 7s' } });
    expect(broken(start, takeOnto('second'))).toEqual([]);
    expect(broken(start, takeOnto('canasta'))).not.toEqual([]);
  });

  test('with a pair', () => {
    const start = table({ melds: { A: { canasta } }, pile: '6c Kc', hands: { 1: 'Ks Kh 9s 8s' } });
    expect(broken(start, takeWith('Ks Kh'))).toEqual([]);
  });
});

describe('3. a sequence takes the pile only with the top card at its end (14-a-3, 14-note)', () => {
  test('at an end', () => {
    const start = table({ melds: { A: { run: 'Qs Js Ts' } }, pile: '6c 9s', hands: { 1: '4h 5h 6h' } });
    expect(restsOn(start, takeOnto('run'))).toContain('samba/14-a-3');
    expect(
      broken(table({ melds: { A: { run: 'Qs Js Ts' } }, pile: '6c Ks', hands: { 1: '4h 5h' } }), takeOnto('run')),
    ).toEqual([]);
  });

  test.each([
    ['another suit', '6c 9h', ''],
    ['a gap', '6c 8s', ''],
    ['a gap that a hand card bridges', '6c 8s', '9s'],
  ])('not %s', (_, pile, bridge) => {
    const start = table({ melds: { A: { run: 'Qs Js Ts' } }, pile, hands: { 1: `4h 5h 6h ${bridge}` } });
    expect(broken(start, takeOnto('run', bridge))).toContain('samba/14-note');
  });

  test('not as a new sequence with hand cards', () => {
    const start = table({ melds: { A: { kings } }, pile: '6c 8s', hands: { 1: 'Ts 9s 4h 5h' } });
    expect(broken(start, takeWith('Ts 9s'))).toContain('samba/14-note');
  });

  test('but the rest of the pile may form sequences afterwards (11-f)', () => {
    const start = table({ melds: { A: { kings } }, pile: '8s 7s Kc', hands: { 1: '9s 4h 5h' } });
    expect(broken(start, takeOnto('kings'), meld('9s 8s 7s'))).toEqual([]);
  });
});

test('4. a frozen pile is refused to a sequence as well (14-b)', () => {
  const start = table({ melds: { A: { run: 'Qs Js Ts' } }, pile: '2c 6c 9s', hands: { 1: '4h 5h 6h' } });
  expect(broken(start, takeOnto('run'))).toContain('samba/14-b');
});

describe('5. two wild cards at most, and none onto a canasta (11-d, 15-e-1)', () => {
  const start = table({
    melds: { A: { sixes: '6s 6h 6d 6c 6s 6h' } },
    phase: 'play',
    hands: { 1: '2s 2c Jk 9s 8s 7d' },
  });
  test('as the seventh card', () => {
    expect(broken(start, add('sixes', '2s'))).toEqual([]);
  });

  test('not as the eighth, not even in the same act', () => {
    expect(broken(start, add('sixes', '2s'), add('sixes', '2c'))).toContain('samba/15-e-1');
    expect(broken(start, add('sixes', '2s 2c'))).toContain('samba/15-e-1');
  });

  test('not three', () => {
    expect(broken(start, add('sixes', '2s 2c Jk'))).toContain('samba/11-d');
  });
});

describe('6. melds of one rank lie side by side and do not merge by themselves (11-b, 11-g)', () => {
  const hands = { 1: '9s 9h 9d 8s 7s' };
  test('a second meld', () => {
    const next = played(table({ melds: { A: { nines: '9c 9s 9h 9d' } }, phase: 'play', hands }), meld('9s 9h 9d'));
    expect(sideState(next, 1).melds.map(({ size }) => size)).toEqual([4, 3]);
    expect(points(next, 'A').base).toBe(0);
    expect(item(played(next, merge('nines', sideState(next, 1).melds[1]?.name ?? '')), 'A', 'natural-canasta')).toBe(
      500,
    );
  });

  test('the last two cards go where they finish the second canasta: one onto the finished one leaves no way out', () => {
    const eights = { finished: '8c 8h 8d 8s 8h 2d 2s', growing: '8d 8d 8s 8c 8s' };
    const start = table({ melds: { A: eights }, phase: 'play', hands: { 1: '8h 8c' } });
    const targets = legalActions(start).flatMap((action) =>
      action.type === 'add' ? action.additions.map((addition) => addition.meld.name) : [],
    );
    const growing = sideState(start, 1).melds[1]?.name;
    expect(new Set(targets)).toEqual(new Set([growing]));
    expect(broken(start, add('finished', '8h'))).toContain('samba/16-b');
    expect(broken(start, add('growing', '8h'), add('growing', '8c'))).toEqual([]);
  });

  test('not with three wild cards in all', () => {
    const melds = { A: { one: '9c 9s 2c 2d', two: '9h 9d Jk' } };
    expect(broken(table({ melds, phase: 'play', hands: { 1: '8s 7s 6h' } }), merge('one', 'two'))).toContain(
      'samba/11-g',
    );
  });

  test('a canasta with a meld that holds a wild card is refused (15-e-1)', () => {
    const melds = { A: { one: '9c 9s 9h 9d 9c 9s 9h', two: '9d 9c 2d' } };
    expect(broken(table({ melds, phase: 'play', hands: { 1: '8s 7s 6h' } }), merge('one', 'two'))).not.toEqual([]);
  });
});

describe('7. red threes: the sign depends on two canastas (21-f)', () => {
  test.each([
    ['3h', {}, -100],
    ['3h', { A: { fours: foursCanasta } }, 500 - 100],
    ['3h', { A: { fours: foursCanasta, fives } }, 500 + 300 + 100],
    ['3h 3d 3h 3d 3h 3d', { A: { fours: foursCanasta, fives } }, 500 + 300 + 1000],
    ['3h 3d 3h 3d 3h 3d', { A: { fours: foursCanasta } }, 500 - 1000],
    ['3h 3d 3h 3d', { A: { fours: foursCanasta, run: heartsSamba } }, 500 + 1500 + 400],
  ])('%s with %j: %i', (threes, melds, expected) => {
    expect(points(table({ ...finished, redThrees: { A: threes }, melds }), 'A').base).toBe(expected);
  });
});

test('8. a black three turned up is covered and does not freeze; a red three does (6-b, 20-a)', () => {
  const melds = { A: { nines } };
  const free = played(table({ ...beforeUpcard, stock: '3s 9c 8c', melds }), turnUp);
  expect(free.pile).toEqual(cards('3s 9c'));
  expect(broken(free, takeOnto('nines'))).toEqual([]);
  const frozen = played(table({ ...beforeUpcard, stock: '3h 9c 8c', melds }), turnUp);
  expect(broken(frozen, takeOnto('nines'))).toContain('samba/14-b');
});

describe('9. red threes of the deal are laid in the own first turn and count if it never comes (21-b, 21-g)', () => {
  test('laid and replaced before the draw', () => {
    const start = table({ unplayed: [1], hands: { 1: '3h 9s 8s' }, stock: '3d 7s 6s 5s' });
    expect(broken(start, draw())).toContain('samba/21-b');
    const laid = played(start, lay('3h'));
    expect(sideState(laid, 1).redThrees).toEqual(cards('3h 3d'));
    expect(actor(laid).hand.known).toEqual(cards('9s 8s 7s'));
    expect(broken(laid, draw())).toEqual([]);
  });

  test('in a hand that never had a turn', () => {
    const held = { ...finished, out: 1, hands: { ...emptyHands, 2: '3h 9s' } } as const;
    expect(points(table({ ...held, unplayed: [2] }), 'B')).toEqual({ base: -100, cards: -10, total: -110 });
    expect(points(table(held), 'B')).toEqual({ base: -500, cards: -10, total: -510 });
  });
});

describe('10. the opening with the pile, the concealed hand, and the last cards (13-b-2, 19, 24, 10-a)', () => {
  test('the rest of the pile does not help', () => {
    const start = table({ pile: 'Ks 9c', hands: { 1: '9d 9h Kh Kd 8s 7h' } });
    expect(broken(start, takeWith('9d 9h'))).toContain('samba/13-b-2');
    expect(broken(start, takeWith('9d 9h', 'Ks Kh Kd'))).not.toEqual([]);
  });

  test('a concealed hand is not exempt from the minimum, and has no bonus of its own', () => {
    const hand = `${foursCanasta} 5s 5h 5d 5c 5s 5h`;
    const start = table({ hands: { 1: hand }, stock: '5d 9c 8c', scores: { A: 1500 } });
    expect(broken(start, draw(), meld(foursCanasta, '5s 5h 5d 5c 5s 5h 5d'))).not.toEqual([]);
    const low = played(
      table({ hands: { 1: hand }, stock: '5d 9c 8c' }),
      draw(),
      meld(foursCanasta, '5s 5h 5d 5c 5s 5h 5d'),
      discard('9c'),
    );
    expect(points(low, 'A').base).toBe(500 + 500 + 200);
  });

  test('with the stock empty an incomplete meld obliges, a canasta does not (24-a-1)', () => {
    const rest = { stock: 0, pile: '6c Kc', hands: { 1: '8s 7h 4c' } } as const;
    const obliged = table({ ...rest, melds: { A: { kings } } });
    expect(mustTakePile(obliged)).toBe(true);
    expect(broken(obliged, end)).toContain('samba/24-a-1');
    const free = table({ ...rest, melds: { A: { kings: kingsCanasta } } });
    expect(mustTakePile(free)).toBe(false);
    expect(played(free, end).phase).toBe('over');
  });

  test('a single last card is a whole draw', () => {
    const last = played(table({ stock: '9c', hands: { 1: 'Ks Qd' } }), draw());
    expect([last.phase, actor(last).hand.known.length]).toEqual(['play', 3]);
  });
});

describe('sequences (11-a, 11-d, 15-a-2)', () => {
  const melds = { A: { kings } };
  test.each([
    ['4s 5s 6s', true],
    ['Qh Kh Ah', true],
    ['As 2s 4s', false],
    ['3s 4s 5s', false],
    ['4s 5s 7s', false],
    ['4s 5s 6h', false],
    ['4s 5s Jk', false],
    ['Kh Ah 4h', false],
    ['8d 9d Td Jd Qd Kd Ad', true],
    ['7d 8d 9d Td Jd Qd Kd Ad', false],
    ['5s 5s 6s', false],
  ])('%s: %s', (text, lawful) => {
    const start = table({ melds, phase: 'play', hands: { 1: `${text} 9c 8c 7c` } });
    expect(judge(start, meld(text)).legal).toBe(lawful);
  });

  test('the document’s example: Q-J-10 and 8-7-6, joined by the nine', () => {
    const start = table({
      melds: { A: { high: 'Qs Js Ts', low: '8s 7s 6s' } },
      phase: 'play',
      hands: { 1: '9s 4h 5d 6d' },
    });
    expect(broken(start, merge('high', 'low'))).not.toEqual([]);
    const samba = played(start, add('high', '9s'), merge('high', 'low'));
    expect(item(samba, 'A', 'samba')).toBe(1500);
  });

  test('K-Q-J-10 and 8-7-6: the nine may go to either, but eight cards are no samba', () => {
    const start = table({
      melds: { A: { high: 'Ks Qs Js Ts', low: '8s 7s 6s' } },
      phase: 'play',
      hands: { 1: '9s 4h 5d 6d' },
    });
    expect(broken(start, add('high', '9s'))).toEqual([]);
    expect(broken(start, add('low', '9s'))).toEqual([]);
    expect(broken(start, add('high', '9s'), merge('high', 'low'))).toContain('samba/11-g');
  });

  test('a samba is closed', () => {
    const start = table({ melds: { A: { run: heartsSamba } }, phase: 'play', hands: { 1: 'Jh 4c 5d' } });
    expect(broken(start, add('run', 'Jh'))).toContain('samba/15-e-1');
  });

  test('merging sequences can be left out by agreement', () => {
    const rest = {
      melds: { A: { high: 'Qs Js Ts 9s', low: '8s 7s 6s' } },
      phase: 'play',
      hands: { 1: '4h 5d 6d' },
    } as const;
    expect(broken(table(rest), merge('high', 'low'))).toEqual([]);
    expect(broken(table({ ...rest, options: { mergeSequences: false } }), merge('high', 'low'))).toContain(
      'samba/11-variant',
    );
  });
});

describe('going out takes two canastas (18)', () => {
  test('one is not enough, and then a card must be left', () => {
    const start = table({ melds: { A: { fours: foursCanasta } }, hands: { 1: 'Ks Kh' }, stock: 'Kd 9c 8c' });
    expect(broken(start, draw(), meld('Ks Kh Kd'))).not.toEqual([]);
    expect(canGoOut(start)).toBe(false);
  });

  test('two are, melding all or discarding the last card', () => {
    const start = table({ melds: { A: { fours: foursCanasta, fives } }, hands: { 1: 'Ks Kh' }, stock: 'Kd 9c 8c' });
    expect(item(played(start, draw(), meld('Ks Kh Kd'), discard('9c')), 'A', 'going-out')).toBe(200);
  });
});

describe('two to six players (37 to 40)', () => {
  test('two and three have nobody to ask', () => {
    for (const players of [2, 3]) {
      const start = table({
        players,
        melds: { A: { fours: foursCanasta } },
        hands: { 1: 'Ks Kh 9s 8s' },
        stock: 'Kd 9c 8c',
      });
      expect(broken(start, draw(), ask)).not.toEqual([]);
    }
  });

  test('six on two sides: the left partner may pass, the right one must answer (40-b)', () => {
    const start = table({
      players: 6,
      form: 'sides',
      melds: { A: { fours: foursCanasta } },
      hands: { 1: 'Ks Kh 9s 8s' },
      stock: 'Kd 9c 8c',
    });
    const asked = played(start, draw(), ask);
    expect(asked.current.asked).toBe(3);
    const passed = played(asked, pass);
    expect(passed.current.asked).toBe(5);
    expect(broken(passed, pass)).toContain('samba/40-b');
    expect(played(passed, no).current.answer).toBe('no');
    expect(played(asked, yes).current.answer).toBe('yes');
  });

  test('with one partner a pass is no answer', () => {
    const start = table({ melds: { A: { fours: foursCanasta } }, hands: { 1: 'Ks Kh 9s 8s' }, stock: 'Kd 9c 8c' });
    expect(broken(start, draw(), ask, pass)).toContain('samba/23-a');
  });

  test('six as three pairs: the partner sits opposite, and each side scores for itself (40-c)', () => {
    const start = table({
      players: 6,
      form: 'pairs',
      hands: { 1: 'Ks Kh 9s 8s' },
      stock: 'Kd 9c 8c',
      melds: { A: { fours: foursCanasta } },
    });
    expect(played(start, draw(), ask).current.asked).toBe(4);
    expect(start.sides.map(({ side }) => side)).toEqual(['A', 'B', 'C']);
  });
});
