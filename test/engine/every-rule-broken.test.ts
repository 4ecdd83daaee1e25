import { describe, expect, test } from 'vitest';
import { legalActions, sideState } from '../../src/engine/index.ts';
import { add, ask, discard, end, lay, meld, takeOnto, takeWith, yes } from './support/actions.ts';
import { foursCanasta, kings, kingsCanasta } from './support/known-melds.ts';
import { item } from './support/score-sheet.ts';
import { finished, tableOf } from './support/table.ts';
import { broken, played } from './support/verdicts.ts';

// A verdict names every rule that an act breaks and none that it does not; and no lawful act leaves a turn that cannot end.

const classic = tableOf('classic');
const canastaFi = tableOf('canasta-fi');
const canastaSv = tableOf('canasta-sv');
const samba = tableOf('samba');
const sitoumussamba = tableOf('sitoumussamba');

describe('no lawful act leaves a turn without an end', () => {
  test('who has laid black threes with the pile must go out and has nothing to ask (classic 17-e, 17-f)', () => {
    const start = classic({ pile: 'Jh', hands: { 1: 'Js Jc Jd 3s 3c 3s Ks Kh Kd Kc Ks Kh Kd' } });
    const taken = takeWith('Js Jc Jd', '3s 3c 3s');
    expect(broken(start, taken)).toEqual([]);
    expect(broken(start, taken, ask)).toContain('classic/17-e');
    expect(legalActions(played(start, taken))).not.toContainEqual(ask);
  });

  describe.each([
    ['samba', samba],
    ['canasta-fi', canastaFi],
  ] as const)('%s', (id, table) => {
    const start = table({ phase: 'play', melds: { A: { kings } }, hands: { 1: 'Kd 3h' } });

    test('a late red three stays in the hand where laying it would leave a single card (16-b)', () => {
      expect(broken(start, lay('3h'))).toContain(`${id}/16-b`);
      expect(broken(start, discard('Kd'))).toEqual([]);
    });

    test('after a no as well, which is then named too (23-e)', () => {
      const refused = table({
        phase: 'play',
        melds: { A: { kings: kingsCanasta, fours: foursCanasta } },
        hands: { 1: '5d 3h' },
        answer: 'no',
      });
      expect(broken(refused, lay('3h'))).toContain(`${id}/23-e`);
      expect(broken(refused, lay('3h'))).not.toContain(`${id}/16-b`);
    });

    test('laid before the draw with the stock empty it bars the pile, so that the deal may be ended (21-h)', () => {
      const late = table({ stock: '', pile: 'Kc', melds: { A: { kings } }, hands: { 1: '5d 6d 3h' } });
      expect(broken(late, end)).not.toEqual([]);
      expect(broken(late, lay('3h'), takeOnto('kings'))).toContain(`${id}/21-h`);
      expect(broken(late, lay('3h'), end)).toEqual([]);
    });
  });
});

describe('a yes holds when the stock is empty (samba 23-a, 23-d)', () => {
  const melds = { A: { kings: kingsCanasta, sevens: '7s 7h 7d 7c 7s 7h 7d' } };
  test('who can go out with the pile may not end the deal instead', () => {
    const start = samba({ stock: '', pile: 'Kh', melds, hands: { 1: 'Kc Kd' } });
    expect(broken(start, end)).toEqual([]);
    expect(broken(start, ask, yes, end)).toContain('samba/23-a');
    expect(broken(start, ask, yes, takeWith('Kc Kd'))).toEqual([]);
  });

  test('who cannot go out pays for the yes', () => {
    const start = samba({ stock: '', pile: 'Kh', melds, hands: { 1: '4c 5d' } });
    expect(sideState(played(start, ask, yes, end), 1).penalties).toBe(100);
    expect(sideState(played(start, end), 1).penalties).toBe(0);
  });
});

describe('what else is wrong with a taking', () => {
  test('one card left is named beside one card against one (classic 12-b, 17-c)', () => {
    const start = classic({ pile: 'Kc', melds: { A: { kings } }, hands: { 1: '4d' } });
    expect(broken(start, takeOnto('kings'))).toEqual(expect.arrayContaining(['classic/12-b', 'classic/17-c']));
  });

  test('one card left is named beside an opening too low (samba 13-b-2, 16-b)', () => {
    const start = samba({ pile: 'Kh', hands: { 1: 'Kc Kd 4d' }, scores: { A: 1500 } });
    expect(broken(start, takeWith('Kc Kd'))).toEqual(expect.arrayContaining(['samba/13-b-2', 'samba/16-b']));
  });

  test.each([
    ['too few cards', '6h 6s', 'samba/11-a'],
    ['different ranks', '6h 6s 7d', 'samba/11-a'],
    ['black threes with others', '6h 6s 3c', 'samba/20-c'],
  ])('further melds of %s are named beside too few naturals for the top card (13-b-2)', (_, further, clause) => {
    const start = samba({ pile: 'As', hands: { 1: 'As 6h 6s 7d 3c 8h 9h Tc Jd' } });
    const found = broken(start, takeWith('As', further));
    expect(found).toEqual(expect.arrayContaining(['samba/13-b-2', clause]));
  });

  test('the cards laid with the top card are no meld too small of their own (samba 13-b-2)', () => {
    const start = samba({ pile: 'As', hands: { 1: 'As 6h 6s 6d 8h 9h Tc Jd' } });
    expect(broken(start, takeWith('As', '6h 6s 6d'))).not.toContain('samba/11-a');
  });
});

describe('a second set beside an unfinished one (sitoumussamba 14-c)', () => {
  const melds = { A: { kings } };
  test('is named whatever else is wrong with it', () => {
    const start = sitoumussamba({ phase: 'play', melds, hands: { 1: 'Ks Kh Jk Jk 2c 5d 6c' } });
    const found = broken(start, meld('Ks Kh Jk Jk 2c'));
    expect(found).toContain('sitoumussamba/14-c');
    expect(found.length).toBeGreaterThan(1);
  });

  test('and not where the cards are no set of its rank', () => {
    const start = sitoumussamba({ phase: 'play', melds, hands: { 1: 'Ks 6h 7d 5d 6c' } });
    expect(broken(start, meld('Ks 6h 7d'))).not.toContain('sitoumussamba/14-c');
  });
});

describe('after a no (23-e) one card must be left (16-b)', () => {
  test.each([
    ['samba', samba],
    ['canasta-fi', canastaFi],
  ] as const)('%s: without a canasta both are broken, with what going out takes only the no', (id, table) => {
    const hands = { 1: 'Ks Kh Kd Kc' };
    const without = table({ phase: 'play', melds: { A: { nines: '9s 9h 9d' } }, hands, answer: 'no' });
    expect(broken(without, meld('Ks Kh Kd'))).toEqual(expect.arrayContaining([`${id}/23-e`, `${id}/16-b`]));
    const melds = { A: { fours: foursCanasta, nines: '9s 9h 9d 9c 9s 9h 9d' } };
    const withCanastas = table({ phase: 'play', melds, hands, answer: 'no' });
    expect(broken(withCanastas, meld('Ks Kh Kd'))).toContain(`${id}/23-e`);
    expect(broken(withCanastas, meld('Ks Kh Kd'))).not.toContain(`${id}/16-b`);
  });
});

describe('clauses of going out are for acts that go out', () => {
  test('three fours out of four cards are no whole hand (samba 19)', () => {
    const start = samba({ phase: 'play', hands: { 1: '4s 4h 4d 9c' } });
    expect(broken(start, meld('4s 4h 4d'))).toContain('samba/13-a');
    expect(broken(start, meld('4s 4h 4d'))).not.toContain('samba/19');
  });

  test('two canastas of low cards are (samba 19)', () => {
    const start = samba({
      phase: 'play',
      hands: { 1: `${foursCanasta} 5s 5h 5d 5c 5s 5h 5d 9c` },
      scores: { A: 7000 },
    });
    expect(broken(start, meld(foursCanasta, '5s 5h 5d 5c 5s 5h 5d'))).toContain('samba/19');
  });

  test.each([
    ['canasta-sv', canastaSv, 'canasta-sv/9-d'],
    ['classic', classic, 'classic/14-g'],
  ] as const)('%s: a pair of fours with the pile goes nowhere without a canasta', (_, table, clause) => {
    const start = table({ pile: '4c', hands: { 1: '4s 4h 9c' } });
    expect(broken(start, takeWith('4s 4h'))).not.toContain(clause);
    const out = table({ pile: '4c', hands: { 1: '4s 4h 4d 4c 4s 4h 9c' }, scores: { A: 1500 } });
    expect(broken(out, takeWith('4s 4h 4d 4c 4s 4h'))).toContain(clause);
  });

  test('seven cards that are no canasta have no bonus that could open (samba 15-b)', () => {
    const start = samba({ phase: 'play', hands: { 1: '4s 4h 5d 6c 7s 8h 4d 9c Tc' }, scores: { A: 1500 } });
    expect(broken(start, meld('4s 4h 5d 6c 7s 8h 4d'))).not.toContain('samba/15-b');
    const canasta = samba({ phase: 'play', hands: { 1: `${foursCanasta} 9c Tc` }, scores: { A: 1500 } });
    expect(broken(canasta, meld(foursCanasta))).toContain('samba/15-b');
  });

  test('seven threes, red ones among them, are no complete combination (sitoumussamba 11-end, 15-a)', () => {
    const start = sitoumussamba({ phase: 'play', hands: { 1: '3h 3d 3h 3s 3c 3s 3c 5c 9c' }, scores: { A: 5000 } });
    expect(broken(start, meld('3h 3d 3h 3s 3c 3s 3c'))).toContain('sitoumussamba/15-a');
    const fours = sitoumussamba({ phase: 'play', hands: { 1: `${foursCanasta} 5c 9c` }, scores: { A: 5000 } });
    expect(broken(fours, meld(foursCanasta))).toEqual([]);
  });
});

describe('a canasta of one’s own is one of the melds of the turn (classic, Viennese, 22-e, 22-f)', () => {
  const table = (melds: { readonly [name: string]: string }, meldedThisTurn?: readonly string[]) =>
    classic({ ...finished, options: { viennese: true }, melds: { A: melds }, out: 1, concealed: true, meldedThisTurn });
  const melds = { fours: foursCanasta, kings };

  test('not where no canasta was melded in it', () => {
    expect(item(table(melds, ['kings']), 'A', 'going-out-concealed')).toBe(200);
  });

  test('where one was, or nothing is said', () => {
    expect(item(table(melds, ['kings', 'fours']), 'A', 'going-out-concealed')).toBe(1100);
    expect(item(table(melds), 'A', 'going-out-concealed')).toBe(1100);
  });
});

test('quick canasta knows six players of whom two sit out (canasta-sv 1-b, samba 40-a)', () => {
  const start = canastaSv({ options: { quick: true }, players: 6, form: 'rotating', hands: { 1: 'Ks' } });
  expect([start.ruleset.seating.seats.length, start.ruleset.parameters.handSize]).toEqual([4, 11]);
});

test.each([
  ['samba', samba],
  ['canasta-fi', canastaFi],
] as const)('%s: two wild cards in one act do not go onto six cards (15-e)', (_, table) => {
  const start = table({ phase: 'play', melds: { A: { fours: '4s 4h 4d 4c 4s 4h' } }, hands: { 1: 'Jk 2c 8d 9d' } });
  expect(broken(start, add('fours', 'Jk'))).toEqual([]);
  expect(broken(start, add('fours', 'Jk 2c'))).not.toEqual([]);
});
