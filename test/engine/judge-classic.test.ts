import { describe, expect, test } from 'vitest';
import { actor, canGoOut, isTakeable, mustTakePile, sideState } from '../../src/engine/index.ts';
import { add, ask, discard, draw, end, lay, meld, no, takeOnto, takeWith, yes } from './support/actions.ts';
import { fours, foursCanasta, kings, kingsCanasta, nines, queens } from './support/known-melds.ts';
import { item, points } from './support/score-sheet.ts';
import { cards, finished, tableOf } from './support/table.ts';
import { broken, played, restsOn } from './support/verdicts.ts';

// What a referee of Classic Canasta would notice, from the document and the notes to its clauses.

const table = tableOf('classic');

test('1. the pile is frozen for a side until it has melded: no opening with one natural and a wild card (13-a)', () => {
  const start = table({ pile: '6c 9c', hands: { 1: '9d 9h Jk Ks Kh Kd 2c 8s 7h 6d 5c' } });
  expect(broken(start, takeWith('9d Jk', 'Ks Kh Kd'))).toContain('classic/13-a-3');
  expect(broken(start, takeWith('9d 9h', 'Ks Kh Kd'))).toEqual([]);
});

describe('2. only the top card counts towards the opening (14-d), checked before the rest is picked up', () => {
  // The document's own example: king on top, a king and a queen inside; the hand K K Q Q 2.
  const hands = { 1: 'Ks Kh Qd Qh 2c 4s 5h 6d 8c 8s 9d' };
  test('70 points open at 50', () => {
    expect(broken(table({ pile: 'Kd Qc 4c Kc', hands }), takeWith('Ks Kh', 'Qd Qh 2c'))).toEqual([]);
  });

  test('and not at 90, although 20 more lie inside the pile', () => {
    const start = table({ pile: 'Kd Qc 4c Kc', hands, scores: { A: 1500 } });
    expect(broken(start, takeWith('Ks Kh', 'Qd Qh 2c'))).not.toEqual([]);
    expect(isTakeable(start)).toBe(false);
  });
});

describe('3. a frozen pile needs the pair from the hand, although the rank is melded (13-c, 13-d)', () => {
  const melds = { A: { sevens: '7s 7h 7d 7c' } };
  test('one seven does not do', () => {
    const start = table({ melds, pile: '2c 5d 7s', hands: { 1: '7h 8s 9d Tc' } });
    expect(broken(start, takeWith('7h'))).toContain('classic/13-c');
    expect(broken(start, takeOnto('sevens'))).toContain('classic/13-b');
  });

  test('two do, and make the canasta with the four on the table', () => {
    const start = table({ melds, pile: '2c 5d 7s', hands: { 1: '7h 7d 9d Tc' } });
    const next = played(start, takeWith('7h 7d'));
    expect(sideState(next, 1).melds.map(({ size }) => size)).toEqual([7]);
  });
});

describe('4. wild cards may go onto a finished canasta, up to three (11-d)', () => {
  const start = table({ melds: { A: { fours: foursCanasta } }, phase: 'play', hands: { 1: '2c 2d 2h Jk 9s 8s 7s' } });
  test('a natural canasta becomes a mixed one', () => {
    const next = played(start, add('fours', '2c'));
    expect(item(start, 'A', 'natural-canasta')).toBe(500);
    expect([item(next, 'A', 'natural-canasta'), item(next, 'A', 'mixed-canasta')]).toEqual([0, 300]);
  });

  test('not a fourth', () => {
    expect(broken(start, add('fours', '2c 2d 2h'))).toEqual([]);
    expect(broken(start, add('fours', '2c 2d 2h'), add('fours', 'Jk'))).toContain('classic/11-d');
  });
});

describe('5. a canasta in the hand does not open by itself (14-f, 14-g)', () => {
  test('seven fours are 35', () => {
    const start = table({ hands: { 1: `${foursCanasta} Kc Qd 9h 8s` }, stock: '7h 6h' });
    expect(broken(start, draw(), meld(foursCanasta))).toContain('classic/14-f');
  });

  test('going out concealed after a stock draw needs no minimum', () => {
    const start = table({ hands: { 1: `${foursCanasta} 5s 5h 5d 5c` }, stock: '5s 6h', scores: { A: 1500 } });
    expect(restsOn(start, draw(), meld(foursCanasta, '5s 5h 5d 5c 5s'))).toContain('classic/14-g');
  });

  test('with the pile it does (18-h)', () => {
    const start = table({ hands: { 1: `${foursCanasta} 5s 5h 5d 5c` }, pile: '5s', scores: { A: 1500 } });
    expect(broken(start, takeWith('5s 5h 5d 5c', foursCanasta))).not.toEqual([]);
    const enough = table({ hands: { 1: `${foursCanasta} 5s 5h 5d 5c` }, pile: '5s' });
    expect(item(played(enough, takeWith('5s 5h 5d 5c', foursCanasta)), 'A', 'going-out-concealed')).toBe(200);
  });
});

describe('6. concealed is about the player (18-h)', () => {
  const hand = `${foursCanasta} Ks Kh Kd`;
  test('the partner may have melded', () => {
    const start = table({ melds: { A: { queens } }, melders: [3], hands: { 1: hand }, stock: 'Kc 9c' });
    expect(item(played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc')), 'A', 'going-out-concealed')).toBe(200);
  });

  test('but a card that joins the partner’s meld voids it', () => {
    const start = table({ melds: { A: { kings } }, melders: [3], hands: { 1: hand }, stock: 'Kc 9c' });
    const over = played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc'));
    expect([item(over, 'A', 'going-out-concealed'), item(over, 'A', 'going-out')]).toEqual([0, 100]);
  });

  test('nor may the player have melded before', () => {
    const start = table({ melds: { A: { queens } }, melders: [1], hands: { 1: hand }, stock: 'Kc 9c' });
    expect(item(played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc')), 'A', 'going-out')).toBe(100);
  });
});

describe('7. without a canasta a card must be left after the discard (17-c), and black threes wait for going out (16-c)', () => {
  const melds = { A: { fours } };
  test('melding down to one card is refused', () => {
    const start = table({ melds, hands: { 1: 'Ks Kh 9s' }, stock: 'Kd 9c' });
    expect(broken(start, draw(), meld('Ks Kh Kd'))).toContain('classic/17-c');
    expect(canGoOut(start)).toBe(false);
  });

  test('black threes', () => {
    const start = table({ melds: { A: { fours: foursCanasta } }, hands: { 1: '3s 3c 9s 8s' }, stock: '3c 9c' });
    expect(broken(start, draw(), meld('3s 3c 3c'))).toContain('classic/16-c');
    const out = table({ melds: { A: { fours: foursCanasta } }, hands: { 1: '3s 3c 9s' }, stock: '3c 9c' });
    expect(played(out, draw(), meld('3s 3c 3c'), discard('9s')).ending?.out).toBe(1);
  });
});

describe('8. red threes: one meld is enough for plus, four are 800 either way (18-f, 18-g, 18-i)', () => {
  test.each([
    ['3h 3d', {}, -200],
    ['3h 3d 3h 3d', {}, -800],
    ['3h 3d 3h 3d', { A: { fours } }, 800],
    ['3h 3d 3h', { A: { fours } }, 300],
  ])('%s with %j: %i', (threes, melds, expected) => {
    expect(points(table({ ...finished, redThrees: { A: threes }, melds }), 'A').base).toBe(expected);
  });
});

describe('9. the empty stock (17-i, 17-j, 17-k)', () => {
  test('a fitting unfrozen discard must be taken', () => {
    const start = table({ stock: 0, melds: { A: { kings } }, pile: '6c Kc', hands: { 1: '8s 7h 4c' } });
    expect(mustTakePile(start)).toBe(true);
    expect(broken(start, end)).toContain('classic/17-i');
  });

  test('else the deal ends without a bonus for going out', () => {
    const start = table({ stock: 0, melds: { A: { kings } }, pile: '6c Qc', hands: { 1: '8s 7h 4c' } });
    const over = played(start, end);
    expect([over.phase, item(over, 'A', 'going-out')]).toEqual(['over', 0]);
  });

  test('a red three as the last card ends the deal at once', () => {
    const over = played(table({ stock: '3h', melds: { A: { kings } }, hands: { 1: '8s 7h' } }), draw());
    expect([over.phase, over.ending?.out]).toEqual(['over', null]);
    expect(item(over, 'A', 'red-threes')).toBe(100);
  });
});

describe('10. a black three blocks and does not freeze; a red three of the pile is not replaced (16, 15-c)', () => {
  const melds = { A: { nines } };
  test('on top nobody takes', () => {
    expect(broken(table({ melds, pile: '9c 3s', hands: { 1: '3c 3s 8s 7s' } }), takeWith('3c 3s'))).toContain(
      'classic/16-a',
    );
  });

  test('covered it is harmless', () => {
    expect(broken(table({ melds, pile: '3s 9c', hands: { 1: '8s 7s 6s' } }), takeOnto('nines'))).toEqual([]);
  });

  test('red threes of the pile go to the table', () => {
    const start = table({ melds, pile: '3d 8c 9c', hands: { 1: '9s 9h 7s 6s' }, stock: 'Ks Qs' });
    const next = played(start, takeWith('9s 9h'));
    expect(sideState(next, 1).redThrees).toEqual(cards('3d'));
    expect(actor(next).hand.known).toHaveLength(3);
  });
});

describe('asking (17-e, 17-f)', () => {
  const start = table({
    melds: { A: { fours: foursCanasta } },
    hands: { 1: 'Ks Kh 9c' },
    stock: 'Kd 8c',
    pile: '5c Kc',
  });
  test('after the stock or the pile, before melding of one’s own will', () => {
    expect(broken(start, draw(), ask)).toEqual([]);
    expect(broken(start, ask)).not.toEqual([]);
    expect(broken(start, draw(), meld('Ks Kh Kd'), ask)).toContain('classic/17-e');
  });

  test('the answer binds', () => {
    expect(broken(start, draw(), ask, yes, discard('9c'))).toContain('classic/17-f');
    expect(broken(start, draw(), ask, no, meld('Ks Kh Kd'))).toContain('classic/17-f');
  });
});

describe('variations', () => {
  const melds = { A: { kings: kingsCanasta } };
  test('19-a-1: the top card does not go onto a finished canasta; a pair takes it', () => {
    const options = { noPileOntoCompletedCanasta: true };
    const start = table({ options, melds, pile: '6c Kc', hands: { 1: '8s 7h 4c' } });
    expect(broken(start, takeOnto('kings'))).toContain('classic/19-a-1');
    expect(broken(table({ melds, pile: '6c Kc', hands: { 1: '8s 7h 4c' } }), takeOnto('kings'))).toEqual([]);
  });

  test('19-a-2: no natural and wild card', () => {
    const rest = { melds: { A: { fours } }, pile: '6c 9c', hands: { 1: '9s 2c 8s 7h' } };
    expect(broken(table({ ...rest, options: { noPileWithWild: true } }), takeWith('9s 2c'))).toContain(
      'classic/19-a-2',
    );
    expect(broken(table(rest), takeWith('9s 2c'))).toEqual([]);
  });

  test('20: the pile is always frozen', () => {
    const rest = { melds: { A: { nines } }, pile: '6c 9c', hands: { 1: '8s 7h 5c' } };
    expect(broken(table({ ...rest, options: { pileAlwaysFrozen: true } }), takeOnto('nines'))).toContain('classic/20');
    expect(broken(table(rest), takeOnto('nines'))).toEqual([]);
  });

  test('21: wild cards are melded, and are reserved until that canasta is complete', () => {
    const options = { wildMelds: true };
    const rest = { phase: 'play', hands: { 1: '2s 2h Jk 2d 9s 9h 8c 7c' } } as const;
    const start = table({ ...rest, options, melds: { A: { fours } } });
    expect(restsOn(start, meld('2s 2h Jk'))).toContain('classic/21-a');
    expect(broken(start, meld('2s 2h Jk'), meld('9s 9h 2d'))).toContain('classic/21-d');
    expect(broken(table({ ...rest, melds: { A: { fours } } }), meld('2s 2h Jk'))).not.toEqual([]);
  });

  test('21-b, 21-e: a wild canasta is 2000, an unfinished one may cost 1000', () => {
    const whole = { A: { wild: '2s 2h 2d 2c 2s Jk Jk' } };
    const begun = { A: { wild: '2s 2h 2d' } };
    expect(points(table({ ...finished, options: { wildMelds: true }, melds: whole }), 'A')).toMatchObject({
      base: 2000,
      cards: 200,
    });
    expect(points(table({ ...finished, options: { wildMelds: true }, melds: begun }), 'A').base).toBe(0);
    const options = { wildMelds: true, wildMeldIncompletePenalty: 1000 };
    expect(points(table({ ...finished, options, melds: begun }), 'A').base).toBe(-1000);
  });
});

describe('Viennese Canasta (22)', () => {
  const options = { viennese: true };
  test('22-a: red threes count plus only with a canasta', () => {
    const three = { ...finished, options, redThrees: { A: '3h' } } as const;
    expect(points(table({ ...three, melds: { A: { kings } } }), 'A').base).toBe(-100);
    expect(points(table({ ...three, melds: { A: { fours: foursCanasta } } }), 'A').base).toBe(600);
  });

  test('22-b: wild cards may not outnumber the naturals', () => {
    const rest = {
      melds: { A: { fours } },
      phase: 'play',
      hands: { 1: 'Qs Qd Qh 2c 2d 2h 8s 7h' },
    } as const;
    expect(broken(table({ ...rest, options }), meld('Qs Qd 2c 2d 2h'))).toContain('classic/22-b');
    expect(broken(table({ ...rest, options }), meld('Qs Qd Qh 2c 2d 2h'))).toEqual([]);
    expect(broken(table(rest), meld('Qs Qd 2c 2d 2h'))).toEqual([]);
  });

  test('22-c: nobody takes the pile with a card of the rank of an own canasta', () => {
    const fours = '4s 4h 4d 4c 4s 2c 2d';
    const start = table({ options, melds: { A: { fours } }, pile: '6c 4c', hands: { 1: '4d 4h 9s 8s' } });
    expect(broken(start, takeWith('4d 4h'))).toContain('classic/22-c');
  });

  test('22-e, 22-d: 1100 for a hand canasta, 100 with the pile', () => {
    const hands = { 1: `${foursCanasta} Ks Kh Kd Kc` };
    const start = table({ options, hands, stock: 'Ks 9c' });
    const concealed = played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc Ks'));
    expect(item(concealed, 'A', 'going-out-concealed') + item(concealed, 'A', 'going-out')).toBe(1100);
    const pile = played(table({ options, hands, pile: 'Ks' }), takeWith('Ks Kh Kd Kc', foursCanasta));
    expect(item(pile, 'A', 'going-out-concealed') + item(pile, 'A', 'going-out')).toBe(100);
  });

  test('22-f: 200 for going out concealed beside the partner’s canasta', () => {
    const start = table({
      options,
      melds: { A: { fours: foursCanasta } },
      melders: [3],
      hands: { 1: 'Ks Kh Kd Qs Qh' },
      stock: 'Qd 9c',
    });
    const over = played(start, draw(), meld('Ks Kh Kd', 'Qs Qh Qd'));
    expect(item(over, 'A', 'going-out-concealed') + item(over, 'A', 'going-out')).toBe(200);
  });

  test('22-g: a hand of one card takes a pile of one card', () => {
    const rest = { melds: { A: { fours: foursCanasta, nines } }, pile: '9c', hands: { 1: '8s' } };
    expect(broken(table({ ...rest, options }), takeOnto('nines'))).toEqual([]);
    expect(broken(table(rest), takeOnto('nines'))).toContain('classic/12-b');
  });
});

test('two melds of one rank, which a slip has made, do not keep the player from going out', () => {
  const melds = { A: { nines: '9s 9d 9h 9s 9c 2c 2h', eights: '8h 8c 8d', others: '8c 8d 8h' } };
  const start = table({ phase: 'play', melds, hands: { 1: '2d 2s' }, stock: '' });
  expect(canGoOut(start)).toBe(true);
  expect(played(start, add('eights', '2d'), discard('2s')).ending?.out).toBe(1);
});

describe('a red three that is still in the hand is replaced by a card that nobody knows', () => {
  const melds = { A: { fives: '5s 5c 5d 5d 5c 5h 5s', fours: '4d 4c 4d' } };
  const rest = { phase: 'play', drew: 'stock', answer: 'yes', melds, stock: '2c 9s 9h' } as const;

  test('which can only be discarded, so that a second card for the discard is one too many', () => {
    const start = table({ ...rest, hands: { 1: '6c 3d 2d' } });
    expect(canGoOut(start)).toBe(false);
    expect(broken(start, lay('3d'))).toEqual([]);
  });

  test('and goes out as the discard', () => {
    const start = table({ ...rest, hands: { 1: '3d 2d' } });
    expect(canGoOut(start)).toBe(true);
    expect(broken(start, lay('3d'))).toEqual([]);
  });
});

test('who lets the deal end while the stock has cards is told only of what he can see', () => {
  const melds = { A: { fives: '5s 5c 5d 5d 5c 5h 5s' } };
  const rest = { answer: 'yes', melds, hands: { 1: 'Ks Kh' } } as const;
  const withKing = table({ ...rest, stock: 'Kd 9s 9h' });
  const without = table({ ...rest, stock: '9s Kd 9h' });
  expect(broken(withKing, end)).toEqual(broken(without, end));
});
