import { describe, expect, test } from 'vitest';
import { type Action, judge, type Position, viewFrom } from '../../src/engine/index.ts';
import { amount, type DoneAct, proves, readClaim, type Scene } from '../../src/learn/claim/index.ts';
import { ask, bid, discard, draw, no, takeWith } from '../engine/support/actions.ts';
import { cards, tableOf } from '../engine/support/table.ts';

// A claim holds only where the table bears it out: of each verb one table where it holds, and one, as near as can be, where it does not.

const samba = tableOf('samba');
const canasta = tableOf('canasta-fi');
const sitoumussamba = tableOf('sitoumussamba');

const others = { 2: 9, 3: 9, 4: 9 } as const;

/** The moment after some acts of the reader and the others, as seat 1 sees it. */
function moment(start: Position, ...actions: readonly Action[]): Scene {
  let now = start;
  const acts: DoneAct[] = actions.map((action) => {
    const before = now;
    const verdict = judge(before, action);
    if (!verdict.legal) throw new Error(`${action.type}: ${verdict.reasons[0].code}`);
    now = verdict.next;
    return { before, action };
  });
  return { view: now.phase === 'over' ? now : viewFrom(now, 1), reader: 1, acts, tried: null };
}

function holds(scene: Scene, text: string): boolean {
  const claim = readClaim(text);
  if (claim === null) throw new Error(`no claim: ${text}`);
  return proves(scene, claim);
}

const table = samba({
  turn: 1,
  phase: 'play',
  pile: '2c 9c 4d',
  stock: 40,
  hands: { 1: 'Kh Kd 7c 7h 4h Qs 3s', ...others },
  melds: { A: { kings: 'Ks Kc Kh 2d', hearts: '9h 8h 6h 5h 7h' }, B: { queens: 'Qh Qd Qc Qs Qh Qd Qc' } },
});

describe('a claim about the table', () => {
  const now = moment(table);
  test.each([
    ['you hold Kh Kd', 'you hold Kh Kh'],
    ['you hold K x2', 'you hold K x3'],
    ['you hold K x2+', 'you hold 7 x3+'],
    ['you hold x7', 'you hold x6'],
    ['we have K x4', 'we have K x5'],
    ['we have K 2', 'we have K Jk'],
    ['we have 5h 9h x5', 'we have 4h 9h'],
    ['we wild K x1', 'they wild Q x1'],
    ['they canasta Q', 'we canasta K'],
    ['they canastas x1', 'they sambas x1'],
    ['we want 4h', 'we want 4s'],
    ['we run 4h', 'we run Kd'],
    ['they opened', 'not we opened'],
    ['pile top 4d', 'pile top 9c'],
    ['pile bottom 2', 'pile bottom 4'],
    ['pile has 9c', 'pile has 9d'],
    ['pile x3', 'pile x4'],
    ['pile frozen', 'not pile frozen'],
    ['you may discard Qs', 'you may draw'],
    ['you may add Kh', 'you may add 7c'],
    ['not you may go-out', 'we may go-out'],
    ['cards open Kh Kd Ks 2s', 'cards lack Kh Kd Ks 2s'],
    ['left next', 'right next'],
    ['rule maxWilds 2', 'rule maxWilds 3'],
    ['deal unbid', 'deal over'],
  ])('%s, and so not %s', (so, notSo) => {
    expect(holds(now, so)).toBe(true);
    expect(holds(now, notSo)).toBe(false);
  });
});

describe('a claim about what has been done', () => {
  const start = canasta({
    turn: 4,
    phase: 'play',
    pile: '9c',
    stock: 40,
    hands: { 1: 'Qs Qh 7c 7h', 2: 9, 3: 9, 4: '3s Qd 5c 6c' },
    melds: { A: { kings: 'Ks Kc Kh' } },
  });

  test('names who did it, and with which card', () => {
    const scene = moment(start, discard('Qd'));
    expect(holds(scene, 'right discarded Q')).toBe(true);
    expect(holds(scene, 'left discarded Q')).toBe(false);
    expect(holds(scene, 'right discarded 3')).toBe(false);
    expect(holds(scene, 'you may take Qs Qh')).toBe(true);
  });

  test('of the reader is about his turn: what he took, and what came with it', () => {
    const scene = moment(start, discard('Qd'), takeWith('Qs Qh'));
    expect(holds(scene, 'you took Q x2')).toBe(true);
    expect(holds(scene, 'you gained 9 x1')).toBe(true);
    expect(holds(scene, 'you drew 9')).toBe(false);
  });

  test('of a draw is not one of what was held before', () => {
    const scene = moment(start, discard('Qd'), draw('7d'));
    expect(holds(scene, 'you drew 7d')).toBe(true);
    expect(holds(scene, 'you drew 7c')).toBe(false);
  });

  test('a black three stops the next player, while a card that fits his side’s meld is taken', () => {
    const turn = canasta({
      turn: 1,
      phase: 'play',
      pile: '9c',
      stock: 40,
      hands: { 1: 'Kd 3s 7c 7h', ...others },
      melds: { B: { kings: 'Ks Kc Kh' } },
    });
    expect(holds(moment(turn, discard('3s')), 'left stopped')).toBe(true);
    expect(holds(moment(turn, discard('Kd')), 'left stopped')).toBe(false);
    expect(holds(moment(turn, discard('Kd')), 'left takes')).toBe(true);
    expect(holds(moment(turn, discard('7c')), 'left takes')).toBe(false);
  });

  test('an answer is that of the partner who was asked', () => {
    const out = canasta({
      turn: 1,
      pile: '5d',
      stock: 40,
      hands: { 1: '9s 9c 4c', ...others },
      melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd', nines: '9s 9h 9d' } },
    });
    const refused = moment(out, draw('9h'), ask, no);
    expect(holds(refused, 'partner no')).toBe(true);
    expect(holds(refused, 'partner yes')).toBe(false);
    expect(holds(moment(out, draw('9h')), 'you may ask')).toBe(true);
  });

  test('what was refused is known by the cards that were tried', () => {
    const scene: Scene = { ...moment(table), tried: { type: 'meld', melds: [{ cards: cards('7c 7h 4h') }] } };
    expect(holds(scene, 'you tried 7 x2')).toBe(true);
    expect(holds(scene, 'not you may meld it')).toBe(true);
    expect(amount(scene, 'worth it')).toBe(15);
  });
});

test('numbers are those of the table: what is missing, what a bid promises, what has been reached', () => {
  const contract = { seat: 1, bid: bid(3, 'hearts'), doubledBy: null } as const;
  const melds = { A: { hearts: 'Th 9h 8h 7h 6h 5h 4h', fives: '5s 5h 5c' } };
  const scene = moment(
    sitoumussamba({ turn: 1, phase: 'play', pile: '6d', stock: 72, hands: { 1: '5d 9c', ...others }, melds, contract }),
  );
  expect(amount(scene, 'bid - laid')).toBe(1500);
  expect(amount(scene, 'premium 2')).toBe(1000);
  expect(amount(scene, 'rule sambaBonus + rule goingOutBonus')).toBe(1800);
  expect(amount(scene, 'worth 5d 9c')).toBe(15);
  expect(amount(scene, 'cost partner')).toBeNull();
  expect(amount(scene, 'next minimum')).toBeNull();
  expect(amount(scene, 'rule noSuchNumber')).toBeNull();
});

test('what is no claim is not read', () => {
  for (const text of [
    '',
    'somebody hold Kh',
    'you own Kh',
    'you hold Xx',
    'you may fly',
    'you hold x2 x3',
    'rule',
    'rule maxWilds three',
  ]) {
    expect(readClaim(text), text).toBeNull();
  }
});
