import { describe, expect, test } from 'vitest';
import {
  actor,
  canGoOut,
  hasOpened,
  isTakeable,
  judge,
  legalActions,
  mustTakePile,
  playableCards,
  sideState,
} from '../../src/engine/index.ts';
import { add, ask, discard, draw, end, meld, merge, no, takeOnto, takeWith, turnUp, yes } from './support/actions.ts';
import { fours, foursCanasta, kings, nines, queens } from './support/known-melds.ts';
import { item, points } from './support/score-sheet.ts';
import { beforeUpcard, cards, emptyHands, finished, tableOf } from './support/table.ts';
import { broken, played, restsOn } from './support/verdicts.ts';

// What a referee of Finnish Canasta would notice, from the document and the notes to its clauses.

const table = tableOf('canasta-fi');

/** A hand that goes out in one turn with a canasta: seven fours and four kings, the twelfth card drawn. */
const canastaHand = `${foursCanasta} ${kings} Kc`;

describe('1. going out directly asks for a side without any meld (19-a)', () => {
  const hand = { 1: canastaHand };
  test('nobody of the side has melded: 200', () => {
    const over = played(table({ hands: hand, stock: 'Ks 9c' }), draw(), meld(foursCanasta, 'Ks Kh Kd Kc Ks'));
    expect(over.phase).toBe('over');
    expect(item(over, 'A', 'going-out-concealed')).toBe(200);
    expect(item(over, 'A', 'going-out')).toBe(0);
  });

  test('the partner has a meld: 100, though this player has none', () => {
    const start = table({ hands: hand, stock: 'Ks 9c', melds: { A: { queens } } });
    const over = played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc Ks'));
    expect(item(over, 'A', 'going-out')).toBe(100);
    expect(item(over, 'A', 'going-out-concealed')).toBe(0);
  });

  test('a red three laid before does not matter', () => {
    const start = table({ hands: hand, stock: '3h Ks 9c', redThrees: { A: '3d' } });
    const over = played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc Ks'));
    expect(item(over, 'A', 'going-out-concealed')).toBe(200);
    expect(item(over, 'A', 'red-threes')).toBe(200);
  });

  test('the last card may be discarded', () => {
    const over = played(
      table({ hands: hand, stock: '9c 8c' }),
      draw(),
      meld(foursCanasta, 'Ks Kh Kd Kc'),
      discard('9c'),
    );
    expect(item(over, 'A', 'going-out-concealed')).toBe(200);
  });
});

describe('2. red threes: four are 400, minus without a lawful meld, and no canasta is needed (21-f)', () => {
  test.each([
    ['3h', {}, -100],
    ['3h 3d 3h 3d', {}, -400],
    ['3h 3d 3h 3d', { A: { fours } }, 400],
    ['3h', { A: { fours } }, 100],
  ])('%s with %j: %i', (threes, melds, expected) => {
    expect(item(table({ ...finished, redThrees: { A: threes }, melds }), 'A', 'red-threes')).toBe(expected);
  });

  test('a red three that a player who has had his turn still holds costs 500 and nothing else', () => {
    const held = table({ ...finished, hands: { ...emptyHands, 1: '3h' } });
    expect(points(held, 'A')).toEqual({ base: -500, cards: 0, total: -500 });
  });

  test('in a hand that never had a turn it counts as laid (21-g), by what the side has', () => {
    const held = { ...finished, hands: { ...emptyHands, 2: '3h' }, out: 1, unplayed: [2, 3, 4] } as const;
    expect(points(table(held), 'B').base).toBe(-100);
    expect(points(table({ ...held, melds: { B: { fours } } }), 'B').base).toBe(100);
  });
});

describe('3. before the opening an unfrozen pile too needs a natural pair (13-c-2)', () => {
  const start = table({ pile: '6c 9c', hands: { 1: '9d 9h Jk Ks Kh Kd 2c 8s 7h 6d 5c' } });
  test('one natural and a wild card do not do', () => {
    expect(broken(start, takeWith('9d Jk', 'Ks Kh Kd'))).toContain('canasta-fi/13-c-2');
  });

  test('the pair does, with the minimum from the hand and the top card', () => {
    expect(restsOn(start, takeWith('9d 9h', 'Ks Kh Kd'))).toContain('canasta-fi/13-c-2');
    expect(broken(start, takeWith('9d 9h'))).toContain('canasta-fi/13-c-2');
  });

  test('cards that lie deeper in the pile do not count towards it', () => {
    const deep = table({ pile: 'Ks 9c', hands: { 1: '9d 9h Kh Kd 8s 7h 6d 5c 4s 5d 6h' } });
    expect(broken(deep, takeWith('9d 9h', 'Ks Kh Kd'))).not.toEqual([]);
  });

  test('what the pile brings may be melded after the opening', () => {
    const rich = table({ pile: 'Qs 9c', hands: { 1: '9d 9h 2c Qh Qd 8s 7h 6d 5c 4s 5d' } });
    const next = played(rich, takeWith('9d 9h 2c'), meld('Qs Qh Qd'));
    expect(sideState(next, 1).melds).toHaveLength(2);
  });
});

describe('4. the minimum is waived only for going out directly after a draw from the stock (19-c)', () => {
  // Seven fours and five fives are 60 points, too few at 90.
  const scores = { A: 1500 };
  const melds = [foursCanasta, '5s 5h 5d 5c 5s'] as const;
  test('from the stock', () => {
    const start = table({ scores, hands: { 1: `${foursCanasta} 5s 5h 5d 5c` }, stock: '5s 9c' });
    expect(played(start, draw(), meld(...melds)).phase).toBe('over');
    expect(restsOn(start, draw(), meld(...melds))).toContain('canasta-fi/19-c');
  });

  test('not with the pile', () => {
    const start = table({ scores, hands: { 1: `${foursCanasta} 5s 5h 5d 5c` }, pile: '5s' });
    expect(broken(start, takeWith('5h 5d 5s 5c', foursCanasta))).toContain('canasta-fi/13-c-2');
  });

  test('not for a part of the hand', () => {
    const start = table({ scores, hands: { 1: `${foursCanasta} 5s 5h 5d Kc` }, stock: '9c 8c' });
    expect(broken(start, draw(), meld(foursCanasta))).not.toEqual([]);
    expect(canGoOut(played(start, draw()))).toBe(false);
  });
});

describe('5. a finished canasta takes no wild card, but takes the pile (15-e)', () => {
  const melds = { A: { kings: 'Ks Kh Kd Kc Ks Kh 2c' } };
  const start = table({ melds, pile: '6c Kd', hands: { 1: 'Jk 2d Kc 8s 7h' }, stock: '9c 8c' });
  test('no wild card, even with fewer than three in it', () => {
    expect(broken(start, draw(), add('kings', 'Jk'))).toContain('canasta-fi/15-e');
  });

  test('not by buying either', () => {
    expect(broken(start, takeWith('Kc Jk'))).toContain('canasta-fi/15-e');
  });

  test('the top card goes onto it', () => {
    expect(restsOn(start, takeOnto('kings'))).toContain('canasta-fi/15-e');
  });

  test('but not from a frozen pile', () => {
    const frozen = table({ melds, pile: '6c 2s 5d Kd', hands: { 1: 'Jk 2d Kc 8s 7h' } });
    expect(broken(frozen, takeOnto('kings'))).toContain('canasta-fi/14-b');
    expect(isTakeable(frozen)).toBe(false);
  });

  test('six kings take one wild card, not two in one act', () => {
    const six = table({ melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh' } }, hands: { 1: 'Jk 2d 8s 7h' }, stock: '9c' });
    expect(broken(six, draw(), add('kings', 'Jk'))).toEqual([]);
    expect(broken(six, draw(), add('kings', 'Jk 2d'))).toContain('canasta-fi/15-e');
    expect(broken(six, draw(), add('kings', 'Jk'), add('kings', '2d'))).toContain('canasta-fi/15-e');
  });
});

describe('6. the card turned up for the pile (6-b, 20-a, 21-a, 21-d)', () => {
  test('a black three is covered and does not freeze', () => {
    const start = played(table({ ...beforeUpcard, stock: '3s 9c 8c 7c', melds: { A: { nines } } }), turnUp);
    expect(start.pile).toEqual(cards('3s 9c'));
    expect(broken(start, takeOnto('nines'))).toEqual([]);
  });

  test('a red three is covered, freezes, and goes unreplaced to the taker', () => {
    const start = played(
      table({
        ...beforeUpcard,
        stock: '3h 9c 8c 7c',
        melds: { A: { nines } },
        hands: { 1: '9s 9h 5c 6d' },
      }),
      turnUp,
    );
    expect(broken(start, takeOnto('nines'))).toContain('canasta-fi/14-b');
    const taken = played(start, takeWith('9s 9h'));
    expect(sideState(taken, 1).redThrees).toEqual(cards('3h'));
    expect(actor(taken).hand.known).toHaveLength(2);
    expect(taken.stock.known).toEqual(cards('8c 7c'));
  });

  test('wild cards are covered until a natural card may stay', () => {
    const start = played(table({ ...beforeUpcard, stock: 'Jk 2c 3d 3c 9c 8c' }), turnUp);
    expect(start.pile).toEqual(cards('Jk 2c 3d 3c 9c'));
  });
});

describe('7. with the stock empty, taking is compulsory where the unfrozen top fits an own meld (24-a)', () => {
  const melds = { A: { kings } };
  test('he must take, and may not let the deal end', () => {
    const start = table({ stock: 0, melds, pile: '6c Kc', hands: { 1: '8s 7h 4c' } });
    expect(mustTakePile(start)).toBe(true);
    expect(broken(start, end)).toContain('canasta-fi/24-a');
    expect(broken(start, draw())).not.toEqual([]);
  });

  test('not from a frozen pile', () => {
    const start = table({ stock: 0, melds, pile: '2c Kc', hands: { 1: '8s 7h 4c' } });
    expect(mustTakePile(start)).toBe(false);
    expect(played(start, end).phase).toBe('over');
  });

  test('not with one card against one card', () => {
    const start = table({ stock: 0, melds, pile: 'Kc', hands: { 1: '8s' } });
    expect(mustTakePile(start)).toBe(false);
    expect(broken(start, takeOnto('kings'))).toContain('canasta-fi/14-c');
  });

  test('a pair in the hand gives the right but no duty', () => {
    const start = table({ stock: 0, melds: { A: { kings } }, pile: '6c Qc', hands: { 1: 'Qs Qh 8s 7h' } });
    expect(mustTakePile(start)).toBe(false);
    expect(isTakeable(start)).toBe(true);
    expect(played(start, end).phase).toBe('over');
  });
});

describe('8. the last stock card is a red three: the deal ends in mid-turn (21-e)', () => {
  const over = played(table({ stock: '3h', hands: { ...emptyHands, 1: canastaHand } }), draw());
  test('nobody melds, discards or has gone out', () => {
    expect(over.phase).toBe('over');
    expect(over.ending?.out).toBeNull();
    expect(sideState(over, 1).redThrees).toEqual(cards('3h'));
    expect(broken(over, meld(foursCanasta))).not.toEqual([]);
    expect(broken(over, discard('4s'))).not.toEqual([]);
  });

  test('the hand that could have gone out counts against its side', () => {
    expect(points(over, 'A')).toEqual({ base: -100, cards: -75, total: -175 });
  });
});

describe('9. one canasta suffices and no discard is needed; who plays on keeps a card (16-b, 18)', () => {
  const canasta = { A: { fours: foursCanasta } };
  test('all cards melded with a canasta', () => {
    const over = played(table({ melds: canasta, hands: { 1: 'Ks Kh' }, stock: 'Kd 9c' }), draw(), meld('Ks Kh Kd'));
    expect(over.ending?.out).toBe(1);
  });

  test('all cards melded without one is refused', () => {
    const start = table({ melds: { A: { fours } }, hands: { 1: 'Ks Kh' }, stock: 'Kd 9c' });
    expect(broken(start, draw(), meld('Ks Kh Kd'))).toContain('canasta-fi/18-b');
  });

  test('melding down to one card without a canasta leaves nothing to keep', () => {
    const start = table({ melds: { A: { fours } }, hands: { 1: 'Ks Kh 9s' }, stock: 'Kd 9c' });
    expect(broken(start, draw(), meld('Ks Kh Kd'))).toContain('canasta-fi/16-b');
  });

  test('down to two cards it is lawful', () => {
    const start = table({ melds: { A: { fours } }, hands: { 1: 'Ks Kh 9s 8s' }, stock: 'Kd 9c' });
    expect(played(start, draw(), meld('Ks Kh Kd'), discard('9s')).turn).toBe(2);
  });

  test('the last card may be discarded as going out, and only so', () => {
    const out = table({ melds: canasta, hands: { 1: 'Ks' }, phase: 'play' });
    expect(played(out, discard('Ks')).ending?.out).toBe(1);
    const not = table({ melds: { A: { fours } }, hands: { 1: 'Ks' }, phase: 'play' });
    expect(broken(not, discard('Ks'))).toContain('canasta-fi/16-b');
  });

  test('the canasta may be made by the cards that empty the hand', () => {
    const start = table({ melds: { A: { fours: '4s 4h 4d 4c 4s 4h' } }, hands: { 1: '4d' }, stock: '2c 9c' });
    expect(played(start, draw(), add('fours', '4d 2c')).ending?.out).toBe(1);
  });
});

describe('10. the minimum goes by the total at the start of the deal and is raised by failed openings (13-a, 27-a)', () => {
  test.each([
    [-5, 0, 15],
    [0, 0, 50],
    [1495, 0, 50],
    [1500, 0, 90],
    [2995, 0, 90],
    [3000, 0, 120],
    [0, 10, 60],
    [0, 20, 70],
    [-5, 10, 25],
  ])('total %i, raised by %i: %i', (total, raise, minimum) => {
    const hand = '4s 4h 4d 5s 5h 5d 6s 6h 6d 7s 7h 7d 8s 8h 8d Ks Kh Kd As Ah Ad';
    const start = table({ scores: { A: total }, minimumRaise: { A: raise }, phase: 'play', hands: { 1: hand } });
    // Sets of three: 15 points for the low ranks, 30 for eights and kings, 60 for aces.
    const sets = ['As Ah Ad', 'Ks Kh Kd', '8s 8h 8d', '7s 7h 7d', '6s 6h 6d', '5s 5h 5d', '4s 4h 4d'];
    const worth = [60, 30, 30, 15, 15, 15, 15];
    for (let chosen = 1; chosen < 2 ** sets.length; chosen++) {
      const picked = sets.filter((_, place) => (chosen >> place) % 2 === 1);
      const sum = worth.reduce((all, value, place) => all + ((chosen >> place) % 2 === 1 ? value : 0), 0);
      if (picked.length > 6) continue;
      expect(judge(start, meld(...picked)).legal, `${picked.join(', ')} are ${sum}`).toBe(sum >= minimum);
    }
  });

  test('the other side’s raise is its own', () => {
    const start = table({ minimumRaise: { B: 10 }, phase: 'play', hands: { 1: 'Ks Kh Kd 9s 9h 2c 5d 4h' } });
    expect(broken(start, meld('Ks Kh Kd', '9s 9h 2c'))).toEqual([]);
  });
});

describe('asking the partner (23-a)', () => {
  const start = table({
    melds: { A: { fours: foursCanasta } },
    hands: { 1: 'Ks Kh 9c' },
    stock: 'Kd 8c',
    pile: 'Kc',
  });
  test('only after a draw from the stock and before melding', () => {
    expect(broken(start, ask)).toContain('canasta-fi/23-a');
    expect(broken(start, draw(), ask)).toEqual([]);
    expect(broken(start, draw(), meld('Ks Kh Kd'), ask)).not.toEqual([]);
    expect(broken(start, takeWith('Ks Kh'), ask)).toContain('canasta-fi/23-a');
  });

  test('a yes binds to go out', () => {
    expect(broken(start, draw(), ask, yes, discard('9c'))).toContain('canasta-fi/23-a');
    expect(played(start, draw(), ask, yes, meld('Ks Kh Kd'), discard('9c')).ending?.out).toBe(1);
  });

  test('a no binds not to', () => {
    expect(broken(start, draw(), ask, no, meld('Ks Kh Kd'))).not.toEqual([]);
    expect(played(start, draw(), ask, no, discard('9c')).turn).toBe(2);
  });

  test('nothing may be done before the answer', () => {
    expect(broken(start, draw(), ask, discard('9c'))).not.toEqual([]);
    expect(broken(start, draw(), yes)).not.toEqual([]);
  });
});

describe('black threes (20)', () => {
  const canasta = { A: { fours: foursCanasta } };
  test('three or four of them, without wild cards, when going out', () => {
    const out = table({ melds: canasta, hands: { 1: '3s 3c 9c' }, stock: '3s 8c' });
    expect(played(out, draw(), meld('3s 3c 3s'), discard('9c')).ending?.out).toBe(1);
  });

  test('not with wild cards, and not two', () => {
    const start = table({ melds: canasta, hands: { 1: '3s 3c 9c' }, stock: '2s 8c' });
    expect(broken(start, draw(), meld('3s 3c 2s'))).toContain('canasta-fi/20-c');
  });

  test('not in a turn that goes on', () => {
    const start = table({ melds: canasta, hands: { 1: '3s 3c 9c 8s' }, stock: '3s 8c' });
    expect(broken(start, draw(), meld('3s 3c 3s'))).toContain('canasta-fi/20-c');
  });

  test('on top it stops the next player, whatever he holds; covered it is harmless', () => {
    const stop = table({ melds: { A: { fours } }, pile: '9c 3s', hands: { 1: '3c 3s 9s 9h' } });
    expect(broken(stop, takeWith('3c 3s'))).toContain('canasta-fi/20-b');
    const covered = table({ melds: { A: { fours } }, pile: '3s 9c', hands: { 1: '9s 9h 8c 7c' } });
    expect(broken(covered, takeWith('9s 9h'))).toEqual([]);
  });
});

describe('wild cards', () => {
  test('on top nobody takes the pile (17-b)', () => {
    const start = table({ melds: { A: { fours } }, pile: '9c 2s', hands: { 1: '2c 2d Jk 9s 9h' } });
    expect(broken(start, takeWith('2c 2d'))).toContain('canasta-fi/17-b');
    expect(isTakeable(start)).toBe(false);
  });

  test.each([
    ['Ks Kh 2c', true],
    ['Ks 2c Jk', false],
    ['Ks Kh 2c Jk 2d', true],
    ['Ks Kh 2c Jk 2d 2h', false],
    ['Ks Kh', false],
    ['Ks Kh Qd', false],
    ['2s 2c Jk', false],
  ])('%s as a new meld: lawful %s (11-d)', (text, lawful) => {
    const hand = `${text} 9s 8s 7s`;
    const start = table({ melds: { A: { fours } }, phase: 'play', hands: { 1: hand } });
    expect(judge(start, meld(text)).legal).toBe(lawful);
  });

  test('a side has one meld of a rank: new cards join it (11-b)', () => {
    const start = table({ melds: { A: { kings } }, phase: 'play', hands: { 1: 'Kc Kd Ks 5c 4h' } });
    const next = played(start, meld('Kc Kd Ks'));
    expect(sideState(next, 1).melds.map(({ name, size }) => [name, size])).toEqual([['kings', 6]]);
  });
});

test('a verdict names every rule that is broken and none that is not', () => {
  // Frozen by a two, and the player lays only one natural card with two wild ones too many for a meld of four.
  const start = table({ melds: { A: { fours } }, pile: '2s 5c 9c', hands: { 1: '9s 2c 2d 2h Jk 7s 8h' } });
  const clauses = broken(start, takeWith('9s 2c 2d 2h Jk'));
  expect(clauses[0]).toBe('canasta-fi/14-b');
  expect(clauses.some((clause) => clause === 'canasta-fi/11-d')).toBe(true);
  expect(clauses).not.toContain('canasta-fi/14-c');
  expect(clauses).not.toContain('canasta-fi/13-a');
});

test('a side that has only red threes has not opened', () => {
  const start = table({ redThrees: { A: '3h 3d' } });
  expect(hasOpened(sideState(start, 1))).toBe(false);
});

test('a wild card that a merge has set free is listed for the discard, whatever else of its rank the hand holds (11-g)', () => {
  const melds = { A: { sevens: '7s 7h 7c 7c 7d Jk 2c', others: '7h 7s 7d 2d 2h' } };
  const start = table({ phase: 'play', melds, hands: { 1: '2s Kd' } });
  const merged = played(start, merge('sevens', 'others'));
  const discards = legalActions(merged).filter(({ type }) => type === 'discard');
  expect(discards).toEqual([discard('2h')]);
});

test('who goes out need not join two melds that a slip has made, if that sets a wild card free (11-g)', () => {
  const melds = {
    A: { nines: '9s 9s 9d 9c 9h 9h 9c', sevens: '7c 7c 7h Jk', others: '7d 7d 7s 7h 2h 2s' },
  };
  const start = table({ phase: 'play', drew: 'stock', melds, hands: { 1: 'Jk Jk Jk' }, stock: '' });
  expect(canGoOut(start)).toBe(true);
  expect(played(start, add('sevens', 'Jk'), add('sevens', 'Jk'), discard('Jk')).ending?.out).toBe(1);
});

test('sets of two ranks that a slip has doubled set wild cards free for as many pairs (11-g)', () => {
  const melds = {
    A: {
      kings: 'Ks Kh Kd 2s 2h 2d',
      more: 'Kc Ks Kh 2c 2s 2h',
      queens: 'Qs Qh Qd 2d 2c Jk',
      others: 'Qc Qs Qh Jk Jk Jk',
    },
  };
  const start = table({ phase: 'play', melds, hands: { 1: '5s 5h 6s 6h 7s 7h 8s 8h 9s 9h' } });
  expect(canGoOut(start)).toBe(true);
  let next = played(start, merge('kings', 'more'), merge('queens', 'others'));
  const wilds = playableCards(actor(next)).filter(({ role }) => role === 'wild');
  expect(wilds).toHaveLength(6);
  for (const [place, rank] of ['5', '6', '7', '8', '9'].entries())
    next = played(next, meld(`${rank}s ${rank}h ${wilds[place]?.code}`));
  expect(played(next, discard(wilds[5]?.code ?? '')).ending?.out).toBe(1);
});
