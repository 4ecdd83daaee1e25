import { describe, expect, test } from 'vitest';
import { type Action, judge, type Position } from '../../src/engine/index.ts';
import { messagesFor } from '../../src/site/messages-for.ts';
import { messagesSchema } from '../../src/site/schema/messages.ts';
import { mergeable } from '../../src/widgets/acts/mergeable.ts';
import { offersFor } from '../../src/widgets/acts/offers.ts';
import { startState, type TableState } from '../../src/widgets/table/table-state.ts';
import { adviceAfter } from '../../src/widgets/words/advice.ts';
import { contentFile } from '../content-file.ts';
import { add, meld, merge, takeWith } from '../engine/support/actions.ts';
import { cards, tableOf } from '../engine/support/table.ts';

// What was probably meant with a refused act is what is explained; what these cards can never do is not offered.

const samba = tableOf('samba');
const sitoumussamba = tableOf('sitoumussamba');
const canasta = tableOf('canasta-fi');
const others = { 2: 9, 3: 9, 4: 9 } as const;

function advice(position: Position, action: Action) {
  const verdict = judge(position, action);
  if (verdict.legal) throw new Error('it is allowed');
  return adviceAfter(position, action, verdict.reasons);
}

function offered(position: Position, chosen: string): readonly string[] {
  const start = startState(position);
  const hand = start.cards.places.get('hand:1') ?? [];
  const keys: string[] = [];
  for (const card of cards(chosen)) {
    const found = hand.find((one) => one.card?.code === card.code && !keys.includes(one.key));
    if (found !== undefined) keys.push(found.key);
  }
  expect(keys).toHaveLength(cards(chosen).length);
  const state: TableState = { ...start, selected: keys };
  return offersFor(state).map(({ word, meld: name }) => (name === null ? word : `${word} ${name}`));
}

describe('what was meant', () => {
  const playing = { turn: 1, phase: 'play', pile: '5d', stock: 60 } as const;

  test('a run with a doublet: which card is too much', () => {
    const table = samba({ ...playing, hands: { 1: '9s 9h 8s 7s Kd', ...others }, melds: { A: { aces: 'As Ah Ad' } } });
    expect(advice(table, meld('9s 9h 8s 7s'))).toMatchObject({ word: 'adviceDouble', cards: cards('9h') });
    for (const id of ['samba', 'sitoumussamba'] as const) {
      const { reasons } = messagesFor(messagesSchema.parse(contentFile('content/messages/en.yaml')), id);
      expect(reasons['different-ranks']).toContain('or follow one another in one suit');
    }
  });

  test('runs that do not touch: the card between them', () => {
    const melds = { A: { high: 'Qh Jh Th', low: '8h 7h 6h' } };
    const table = samba({ ...playing, hands: { 1: 'Kd 4c 5s', ...others }, melds });
    expect(advice(table, merge('high', 'low'))).toMatchObject({ word: 'adviceBetween', cards: cards('9h') });
  });

  test('a run with a hole: the card that is missing', () => {
    const table = samba({ ...playing, hands: { 1: 'Ts 9s 7s Kd 4c', ...others }, melds: { A: { aces: 'As Ah Ad' } } });
    expect(advice(table, meld('Ts 9s 7s'))).toMatchObject({ word: 'adviceBetween', cards: cards('8s') });
  });

  test('one nine for a pile with a nine on top: how many it takes', () => {
    const hands = { 1: '9s Kd 4c', ...others };
    const melds = { A: { aces: 'As Ah Ad' } };
    const at = (pile: string) => ({ turn: 1, pile, stock: 60, hands, melds }) as const;
    expect(advice(samba(at('5d 9d')), takeWith('9s'))).toMatchObject({ word: 'adviceMoreForPile', count: 2 });
    expect(advice(sitoumussamba(at('5d 2c 9d')), takeWith('9s'))).toMatchObject({
      word: 'adviceMoreForPile',
      count: 3,
    });
    expect(advice(canasta(at('5d 2c 9d')), takeWith('9s'))).toMatchObject({ word: 'adviceMoreForPile', count: 2 });
  });

  test('a two in a run of another place stands for nothing', () => {
    const melds = { A: { run: 'Ts 9s 8s' } };
    const table = sitoumussamba({ ...playing, hands: { 1: '2s Kd 4c', ...others }, melds });
    expect(advice(table, add('run', '2s'))?.word).toBe('adviceTwoInSequence');
  });

  test('cards before the calls: what comes first', () => {
    const table = sitoumussamba({
      phase: 'auction',
      dealer: 4,
      turn: 1,
      hands: { 1: 'Ks Kh Kd 4c', ...others },
      stock: 60,
    });
    expect(advice(table, meld('Ks Kh Kd'))?.word).toBe('adviceInAuction');
  });
});

describe('what is offered', () => {
  const melds = { A: { run: 'Ts 9s 8s', kings: 'Ks Kh Kd' } };

  test('no wild card at a sequence, but a two in its own place', () => {
    const table = samba({
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 60,
      hands: { 1: '2s Jk 4c 5h', ...others },
      melds,
    });
    expect(offered(table, 'Jk')).toContain('doAdd kings');
    expect(offered(table, 'Jk')).not.toContain('doAdd run');
    expect(offered(table, '2s')).not.toContain('doAdd run');
    const low = { A: { run: '5s 4s 3s' } };
    const ring = sitoumussamba({
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 60,
      hands: { 1: '2s Jk 4c 5h', ...others },
      melds: low,
    });
    expect(offered(ring, '2s')).toContain('doAdd run');
  });

  test('no pile for cards that have nothing to do with its top card', () => {
    const table = samba({ turn: 1, pile: '5d 9d', stock: 60, hands: { 1: '4s 4h 4d 9c', ...others }, melds });
    expect(offered(table, '4s 4h 4d')).not.toContain('doTakeWith');
    expect(offered(table, '9c')).toContain('doTakeWith');
  });

  test('no merging of unlike melds, and none where the game has none', () => {
    const all = { A: { run: 'Ts 9s 8s', low: '6s 5s 4s', kings: 'Ks Kh Kd', queens: 'Qs Qh Qd' } };
    const at = {
      turn: 1,
      phase: 'play',
      pile: '5d',
      stock: 60,
      hands: { 1: '2s 4c 5h', ...others },
      melds: all,
    } as const;
    expect(mergeable(startState(samba(at))).map(({ name }) => name)).toEqual(['run', 'low']);
    expect(mergeable(startState(sitoumussamba(at)))).toEqual([]);
  });
});
