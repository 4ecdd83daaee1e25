import { describe, expect, test } from 'vitest';
import {
  actor,
  canGoOut,
  isTakeable,
  legalActions,
  mustTakePile,
  type Position,
  playableCards,
  sideState,
} from '../../src/engine/index.ts';
import { add, ask, discard, draw, meld, merge, takeOnto, takeWith, turnUp } from './support/actions.ts';
import { foursCanasta, kings, nines, queens } from './support/known-melds.ts';
import { item, points } from './support/score-sheet.ts';
import { beforeUpcard, cards, finished, tableOf } from './support/table.ts';
import { broken, played, restsOn } from './support/verdicts.ts';

// What a referee of the Swedish additions would notice, from the document and the notes to its clauses.

const table = tableOf('canasta-sv');

const quick = { quick: true };

test('1. a black three as upcard is covered, but the pile is not frozen unless a wild card or red three was turned too (4)', () => {
  const melds = { A: { nines } };
  const free = played(table({ ...beforeUpcard, stock: '3s 9c 8c', melds }), turnUp);
  expect(free.pile).toEqual(cards('3s 9c'));
  expect(broken(free, takeOnto('nines'))).toEqual([]);
  const frozen = played(table({ ...beforeUpcard, stock: '3s 3h 9c 8c', melds }), turnUp);
  expect(frozen.pile).toEqual(cards('3s 3h 9c'));
  expect(broken(frozen, takeOnto('nines'))).not.toEqual([]);
});

describe('2. and 3. concealed beside the partner’s melds, but not onto them (9-a, 9-d)', () => {
  const hand = { 1: `${foursCanasta} Ks Kh Kd` };
  test('200 if nothing goes to them', () => {
    const start = table({ melds: { A: { queens } }, melders: [3], hands: hand, stock: 'Kc 9c' });
    const over = played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc'));
    expect(item(over, 'A', 'going-out-concealed')).toBe(200);
    expect(restsOn(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc'))).toContain('canasta-sv/9-a');
  });

  test('100 if a card joins one of them', () => {
    const start = table({ melds: { A: { kings } }, melders: [3], hands: hand, stock: 'Kc 9c' });
    expect(item(played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc')), 'A', 'going-out')).toBe(100);
  });

  test('100 if the top card of the pile goes onto one of them', () => {
    const start = table({ melds: { A: { kings } }, melders: [3], hands: { 1: foursCanasta }, pile: 'Kc' });
    const over = played(start, takeOnto('kings'), meld(foursCanasta));
    expect([item(over, 'A', 'going-out'), item(over, 'A', 'going-out-concealed')]).toEqual([100, 0]);
  });
});

describe('4. the waiver is for a stock draw; with the pile the minimum stands (9-c, 9-d)', () => {
  const scores = { A: 1500 };
  const hands = { 1: `${foursCanasta} 5s 5h 5d 5c` };
  test('from the stock', () => {
    const start = table({ scores, hands, stock: '5s 9c' });
    expect(restsOn(start, draw(), meld(foursCanasta, '5s 5h 5d 5c 5s'))).toContain('canasta-sv/9-c');
  });

  test('with the pile', () => {
    const start = table({ scores, hands, pile: '5s' });
    expect(broken(start, takeWith('5s 5h 5d 5c', foursCanasta))).toContain('canasta-sv/9-d');
  });

  test('with the pile after the partner has opened', () => {
    const start = table({ scores, hands, pile: '5s', melds: { A: { queens } }, melders: [3] });
    const over = played(start, takeWith('5s 5h 5d 5c', foursCanasta));
    expect(item(over, 'A', 'going-out-concealed')).toBe(200);
  });
});

test('5. the 200 replaces the 100 (9-b)', () => {
  const over = played(
    table({ hands: { 1: `${foursCanasta} Ks Kh Kd Kc` }, stock: 'Ks 9c' }),
    draw(),
    meld(foursCanasta, 'Ks Kh Kd Kc Ks'),
  );
  expect(points(over, 'A').base).toBe(200 + 500);
});

describe('6. quick canasta: two canastas to go out, one of the hand’s own to be concealed (1-b, 9-a)', () => {
  const hand = { 1: `${foursCanasta} Ks Kh Kd` };
  test('one canasta is not enough', () => {
    const start = table({ options: quick, hands: hand, stock: 'Kc Ks 9c' });
    expect(broken(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc Ks'))).toContain('canasta-sv/1-b');
    const usual = table({ hands: hand, stock: 'Kc Ks 9c' });
    expect(played(usual, draw(), meld(foursCanasta, 'Ks Kh Kd Kc')).ending?.out).toBe(1);
  });

  test('one of the partner’s and one of the hand’s own do', () => {
    const melds = { A: { queens: 'Qs Qh Qd Qc Qs Qh Qd' } };
    const start = table({ options: quick, melds, melders: [3], hands: hand, stock: 'Kc Ks 9c' });
    const over = played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc Ks'));
    expect(item(over, 'A', 'going-out-concealed')).toBe(200);
  });

  test('two cards are drawn, and a single one left is a whole draw', () => {
    expect(actor(played(table({ options: quick, hands: hand, stock: 'Kc Ks 9c' }), draw())).hand.known).toHaveLength(
      12,
    );
    const last = played(table({ options: quick, hands: hand, stock: 'Kc' }), draw());
    expect([last.phase, actor(last).hand.known.length]).toEqual(['play', 11]);
  });

  test('a red three with another card at the end of the stock does not end the deal', () => {
    const last = played(table({ options: quick, hands: hand, stock: '3h Kc' }), draw());
    expect([last.phase, actor(last).hand.known.length]).toEqual(['play', 11]);
    expect(sideState(last, 1).redThrees).toEqual(cards('3h'));
    const none = played(table({ options: quick, hands: hand, stock: '3h 3d' }), draw());
    expect([none.phase, none.ending?.out]).toEqual(['over', null]);
  });

  test('three players: both canastas from the one hand', () => {
    const hands = { 1: `${foursCanasta} Ks Kh Kd Kc Ks Kh` };
    const start = table({ options: quick, players: 3, hands, stock: 'Kd 9c 8c' });
    const over = played(start, draw(), meld(foursCanasta, 'Ks Kh Kd Kc Ks Kh Kd'), discard('9c'));
    expect([over.ending?.out, item(over, 'A', 'going-out-concealed')]).toEqual([1, 200]);
    expect(broken(start, draw(), ask)).not.toEqual([]);
  });
});

describe('7. and 8. one card against one card (8)', () => {
  const melds = { A: { fours: foursCanasta, kings } };
  test('bars the pile, also at the end of the stock', () => {
    const start = table({ melds, pile: 'Kc', hands: { 1: '8s' }, stock: 0 });
    expect(mustTakePile(start)).toBe(false);
    expect(isTakeable(start)).toBe(false);
    expect(broken(start, takeOnto('kings'))).toContain('canasta-sv/8');
  });

  test('one against two and two against one do not', () => {
    expect(broken(table({ melds, pile: '9c Kc', hands: { 1: '8s' } }), takeOnto('kings'))).toEqual([]);
    expect(broken(table({ melds, pile: 'Kc', hands: { 1: '8s 7s' } }), takeOnto('kings'))).toEqual([]);
  });
});

test('9. the last card a red three: laid, no meld, no discard (7)', () => {
  const start = table({ stock: '3h', hands: { 1: `${foursCanasta} Ks Kh Kd` } });
  expect(restsOn(start, draw())).toContain('canasta-sv/7');
  const over = played(start, draw());
  expect([over.phase, over.ending?.out]).toEqual(['over', null]);
  expect(broken(over, discard('Ks'))).not.toEqual([]);
});

describe('10. black threes: three or four, no wild card, going out (5)', () => {
  const melds = { A: { fours: foursCanasta } };
  test.each([
    ['3s 3c', '9c', false],
    ['3s 3c 2c', '9c', false],
    ['3s 3c 3s', '9c', true],
    ['3s 3c 3s 3c', '9c', true],
  ])('%s and %s to discard: %s', (threes, rest, lawful) => {
    const start = table({ melds, phase: 'play', hands: { 1: `${threes} ${rest}` } });
    const clauses = broken(start, meld(threes));
    if (lawful) expect(clauses).toEqual([]);
    else expect(clauses).toContain('canasta-sv/5');
  });

  test('not in a turn that goes on', () => {
    const start = table({ melds, phase: 'play', hands: { 1: '3s 3c 3s 3c 9c 8c' } });
    expect(broken(start, meld('3s 3c 3s 3c'))).toContain('canasta-sv/5');
  });
});

test('four red threes are 400, or 800 by agreement', () => {
  const threes = { ...finished, redThrees: { A: '3h 3d 3h 3d' } } as const;
  const melds = { A: { kings } };
  expect(points(table({ ...threes, melds }), 'A').base).toBe(400);
  expect(points(table({ ...threes, melds, options: { fourRedThrees: 800 } }), 'A').base).toBe(800);
  expect(points(table({ ...threes, options: { fourRedThrees: 800 } }), 'A').base).toBe(-800);
});

describe('sets that slips have made are joined in going out (canasta-fi/11-g)', () => {
  const wildsOf = (position: Position) =>
    playableCards(actor(position)).flatMap(({ role, code }) => (role === 'wild' ? [code] : []));

  test('of three kings’ sets the two that are a canasta together, and what they set free finishes the third', () => {
    const melds = { A: { kings: 'Ks Kc Ks Kh 2s', more: 'Kh Kd Kc 2h 2h 2d', last: 'Kd 2d 2c' } };
    const start = table({ options: quick, phase: 'play', melds, hands: { 1: '9s' } });
    expect(canGoOut(start)).toBe(true);
    expect(legalActions(start)).toContainEqual(merge('more', 'last'));
    const merged = played(start, merge('more', 'last'));
    const [one = '', other = ''] = wildsOf(merged);
    expect(played(merged, add('kings', one), add('kings', other), discard('9s')).ending?.out).toBe(1);
  });

  test('three that have too many wild cards only together', () => {
    const melds = { A: { kings: 'Ks Ks Kh 2h', more: 'Kh Kd 2d 2d', last: 'Kd Kc 2s' } };
    const start = table({ phase: 'play', melds, hands: { 1: '9s 9s' } });
    expect(canGoOut(start)).toBe(true);
    const merged = played(start, merge('kings', 'more'), merge('kings', 'last'));
    expect(played(merged, meld(`9s 9s ${wildsOf(merged)}`)).ending?.out).toBe(1);
  });

  test('two, of which what is set free finishes another set', () => {
    const melds = { A: { kings: 'Kh Kc Kd Kc Kh', aces: '2d As 2h', more: '2s 2c Ac Ad Ah Jk' } };
    const start = table({ options: quick, phase: 'play', drew: 'pile', melds, hands: { 1: 'Jk' } });
    expect(canGoOut(start)).toBe(true);
    const merged = played(start, merge('aces', 'more'));
    const [one = '', other = '', last = ''] = wildsOf(merged);
    expect(played(merged, add('kings', one), add('kings', other), discard(last)).ending?.out).toBe(1);
  });
});
