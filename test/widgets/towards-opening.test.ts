import { describe, expect, test } from 'vitest';
import { checkSetup, judge, type Position, parseCards, type RulesetId } from '../../src/engine/index.ts';
import { intentAt } from '../../src/widgets/acts/intent.ts';
import { towardsOpening } from '../../src/widgets/acts/towards-opening.ts';
import { startState, type TableState, tableReducer } from '../../src/widgets/table/table-state.ts';

function cards(text: string) {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`${parsed.error} is no card`);
  return parsed.value;
}

/** A table at which nobody has melded, the reader with this hand. */
function unopened(ruleset: RulesetId, hand: string, pile: string, phase: 'draw' | 'play'): Position {
  const checked = checkSetup({
    ruleset,
    agreement: {},
    stock: 50,
    pile: cards(pile),
    hands: { 1: cards(hand), 2: 11, 3: 11, 4: 11 },
    phase,
  });
  if (!checked.ok) throw new Error(checked.error.map(({ code }) => code).join());
  return checked.value;
}

/** The table with these cards chosen, those of each list but the last put aside. */
function prepared(position: Position, ...lists: readonly string[]): TableState {
  return lists.reduce((state, codes, place) => {
    const chosen = codes.split(' ').reduce((now, code) => {
      const held = now.cards.places
        .get('hand:1')
        ?.find(({ card, key }) => card?.code === code && ![...now.selected, ...now.aside.flat()].includes(key));
      return held === undefined ? now : tableReducer(now, { type: 'toggle', key: held.key });
    }, state);
    return place < lists.length - 1 ? tableReducer(chosen, { type: 'put-aside' }) : chosen;
  }, startState(position));
}

const hand = 'Kh Kd Ks Qs Qh 2c 9s 9h 4c 7d Jh';

describe('how far what is prepared reaches towards opening', () => {
  const counted = (...lists: readonly string[]) =>
    towardsOpening(prepared(unopened('canasta-fi', hand, '9d 5c', 'play'), ...lists))?.points;

  test('cards count only where they can be melded', () => {
    expect(counted('Kh')).toBe(0);
    expect(counted('Kh Kd')).toBe(0);
    expect(counted('Kh Kd Ks')).toBe(30);
    expect(counted('Kh Kd Ks Qs')).toBe(30);
    expect(counted('Kh Kd Ks Qs Qh')).toBe(30);
    expect(counted('Kh Kd Ks Qs Qh 2c')).toBe(70);
    expect(counted('Kh Qs 9s')).toBe(0);
  });

  test('what is put aside counts by itself, and what is no meld there together with what is chosen', () => {
    expect(counted('Kh Kd Ks', 'Qs Qh')).toBe(30);
    expect(counted('Kh Kd', 'Ks')).toBe(30);
    const state = prepared(unopened('canasta-fi', hand, '9d 5c', 'play'), 'Kh Kd Ks', 'Qs Qh 2c');
    expect(towardsOpening(state)).toEqual({ minimum: 50, points: 70, aside: 30, withTop: false });
  });
});

describe('with the pile to be taken', () => {
  const nines = (ruleset: RulesetId, some = hand) => unopened(ruleset, some, '5c 9d', 'draw');

  test('the top card counts where the rules say so and its company is chosen', () => {
    expect(towardsOpening(prepared(nines('canasta-fi'), '9s 9h'))).toMatchObject({ points: 30, withTop: true });
    expect(towardsOpening(prepared(nines('canasta-fi'), '9s 9h Kh Kd'))).toMatchObject({ points: 30, withTop: true });
    expect(towardsOpening(prepared(nines('canasta-fi'), '9s 9h Kh Kd Ks'))).toMatchObject({
      points: 60,
      withTop: true,
    });
    expect(towardsOpening(prepared(nines('canasta-fi'), '9s 9h', 'Kh Kd Ks'))).toMatchObject({ points: 60, aside: 30 });
    expect(towardsOpening(prepared(nines('canasta-fi'), 'Kh Kd Ks'))).toMatchObject({ points: 30, withTop: false });
    expect(towardsOpening(prepared(nines('canasta-fi'), '9s 2c'))).toMatchObject({ points: 0, withTop: false });
    const three = 'Kh Kd Ks Qs Qh 2c 9s 9h 9c 4c 7d Jh 5s 6s 8d';
    const bought = towardsOpening(prepared(nines('sitoumussamba', three), '9s 9h 9c'));
    expect(bought).toMatchObject({ points: 30, withTop: false });
  });

  test('it is what a refusal of the same cards says', () => {
    for (const lists of [['9s 9h'], ['9s 9h 2c'], ['9s 9h', 'Qs Qh 2c'], ['Kh Kd Ks', '9s 9h']]) {
      const state = prepared(nines('canasta-fi', 'Kh Kd Ks Qs Qh 2c 9s 9h 4c 7d Jh'), ...lists);
      const action = intentAt(state, 'pile');
      const verdict = action === null ? null : judge(state.position, action);
      if (verdict?.legal === false) expect(towardsOpening(state)?.points).toBe(verdict.reasons[0].values.points);
      else expect(towardsOpening(state)?.points).toBeGreaterThanOrEqual(50);
    }
  });
});
