import { afterEach, describe, expect, test } from 'vitest';
import { parseCards } from '../../src/engine/index.ts';
import { isReaders } from '../../src/learn/first-deal/course.ts';
import { middlePlayer } from '../../src/learn/first-deal/middle-player.ts';
import { suggested } from '../../src/learn/first-deal/suggested.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';
import { cardMarks } from '../../src/widgets/felt/card-marks.ts';
import { type DealState, dealReducer, isWiped, startDeal, turnsOf } from '../../src/widgets/first-deal/deal-state.ts';
import { reasonToTell } from '../../src/widgets/first-deal/done-for-reader.ts';
import { dealText, keepDeal, readKeptDeal } from '../../src/widgets/first-deal/kept-deal.ts';
import { choosable } from '../../src/widgets/table/table-state.ts';
import { discard } from '../engine/support/actions.ts';
import { tableOf } from '../engine/support/table.ts';

const deals = firstDeals().map(({ ruleset, name, file }) => {
  const script = scriptOf(ruleset, writtenDeal(file), writtenEvents(), 'en');
  if (!script.ok) throw new Error(`${file}: ${script.error}`);
  return { name: name === null ? ruleset : `${ruleset}/${name}`, script: script.value };
});

function scriptFor(name: string) {
  const found = deals.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no first deal of ${name}`);
  return found.script;
}

/** The deal after so many acts, the reader doing what suggests itself. */
function playedOn(start: DealState, acts: number): DealState {
  let state = start;
  for (let done = 0; done < acts && state.course.position.phase !== 'over'; done++) {
    state = isReaders(state.course)
      ? dealReducer(state, { type: 'try', action: suggested(state.course, middlePlayer) })
      : dealReducer(state, { type: 'others', player: middlePlayer });
  }
  return state;
}

/** A device that remembers texts, or refuses to. */
const kept = new Map<string, string>();
const storage = {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => kept.set(place, text),
  removeItem: (place: string) => kept.delete(place),
};
const blocked = () => {
  throw new Error('blocked');
};
const put = (value: object) => Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
afterEach(() => {
  kept.clear();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a first deal that is left', () => {
  test.each(deals)('goes on where it was, with its words and what can be taken back: $name', ({ name, script }) => {
    put(storage);
    for (const acts of [1, 9, 30, 500]) {
      const state = playedOn(startDeal(script), acts);
      expect(keepDeal(name, state)).toBe(true);
      const { value, damaged } = readKeptDeal(name, script);
      expect(damaged).toBe(false);
      expect(value?.course).toEqual(state.course);
      expect(value?.acts).toEqual(state.acts);
      expect(value?.before?.course).toEqual(state.before?.course);
    }
  });

  test('begins anew once it has been begun again, and knows nothing of another deal', () => {
    put(storage);
    const script = scriptFor('samba');
    const state = playedOn(startDeal(script), 9);
    keepDeal('samba', state);
    expect(readKeptDeal('classic', scriptFor('classic'))).toEqual({ value: null, damaged: false });
    keepDeal('samba', dealReducer(state, { type: 'reset' }));
    expect(readKeptDeal('samba', script)).toEqual({ value: null, damaged: false });
    expect(kept.size).toBe(0);
  });

  test.each([
    ['no text at all', () => '{'],
    ['another version', (text: string) => text.replace('"version":1', '"version":2')],
    ['a changed card', (text: string) => text.replace(/K/g, 'Q')],
    ['another deal', () => dealText(playedOn(startDeal(scriptFor('classic')), 9))],
  ])('that cannot be read is told and put aside: %s', (_, damage) => {
    put(storage);
    const script = scriptFor('samba');
    const text = damage(dealText(playedOn(startDeal(script), 9)));
    kept.set('first-deal/samba', text);
    expect(readKeptDeal('samba', script)).toEqual({ value: null, damaged: true });
    expect([...kept.values()]).toEqual([text]);
    expect(readKeptDeal('samba', script)).toEqual({ value: null, damaged: false });
  });

  test('on a device that keeps nothing costs nothing', () => {
    put({ getItem: blocked, setItem: blocked, removeItem: blocked });
    const script = scriptFor('samba');
    expect(readKeptDeal('samba', script)).toEqual({ value: null, damaged: false });
    expect(keepDeal('samba', playedOn(startDeal(script), 9))).toBe(false);
  });
});

test('what the others do is told in one line for each turn, their melds together', () => {
  let state = dealReducer(playedOn(startDeal(scriptFor('samba')), 2), { type: 'clear' });
  const two = parseCards('2c');
  if (!two.ok || two.value[0] === undefined) throw new Error('no card');
  state = dealReducer(state, { type: 'try', action: { type: 'discard', card: two.value[0] } });
  state = dealReducer(state, { type: 'to-reader', player: middlePlayer });
  const turns = turnsOf(state.course);
  expect(turns.map(({ seat }) => seat)).toEqual([2, 3, 4]);
  for (const { acts } of turns) {
    const kinds = acts.map(({ action }) => action.type);
    expect(kinds.filter((kind, place) => kind === 'meld' && kinds[place - 1] === 'meld')).toEqual([]);
    expect(kinds.at(-1)).toBe('discard');
  }
  expect(turns[0]?.acts.map(({ action }) => (action.type === 'meld' ? action.melds.length : action.type))).toEqual([
    3,
    'discard',
  ]);
});

test('who begins again by mistake takes that back', () => {
  const state = playedOn(startDeal(scriptFor('samba')), 9);
  const again = dealReducer(state, { type: 'reset' });
  expect(again.acts).toEqual([]);
  // It is said that it can be taken back, and only then.
  expect(isWiped(again)).toBe(true);
  expect(isWiped(state)).toBe(false);
  expect(isWiped(startDeal(scriptFor('samba')))).toBe(false);
  expect(dealReducer(dealReducer(again, { type: 'reset' }), { type: 'undo' })).toBe(state);
});

test('an act taken back leaves nothing chosen, so that the next touch chooses', () => {
  const start = startDeal(scriptFor('samba'));
  const action = suggested(start.course, middlePlayer);
  const key = [...choosable(start.table, 1).values()].flat()[0]?.key;
  if (key === undefined) throw new Error('no card');
  const chosen = dealReducer(start, { type: 'toggle', key });
  expect(chosen.table.selected).toEqual([key]);
  const done = dealReducer(chosen, { type: 'try', action });
  expect(done.acts).toHaveLength(1);
  expect(dealReducer(done, { type: 'undo' }).table.selected).toEqual([]);
});

test('what is done for the reader is told, with its reason where nothing is written', () => {
  const start = startDeal(scriptFor('samba'));
  const action = suggested(start.course, middlePlayer);
  expect(dealReducer(start, { type: 'try', action }).forReader).toBeNull();
  expect(dealReducer(start, { type: 'try', action, forReader: true }).forReader?.action).toEqual(action);
  const { position } = start.course;
  expect(reasonToTell(position, action)).toBe('lay');
  expect(reasonToTell(position, { type: 'draw' })).toBe('draw');
});

test('a discard that was done for the reader is given only a reason that the table bears out', () => {
  const table = (pile: string, hand: string) =>
    tableOf('samba')({
      turn: 1,
      phase: 'play',
      pile,
      stock: 40,
      hands: { 1: hand, 2: 9, 3: 9, 4: 9 },
      melds: { A: { queens: 'Qh Qd Qc' }, B: { sixes: '6h 6d 6c 6s' } },
    });
  const open = table('7d 9s', 'Kh 6d 5s 5h Qs 3c 2d 4h');
  for (const card of ['Kh', '6d', '5s', 'Qs']) expect(reasonToTell(open, discard(card)), card).toBeNull();
  expect(reasonToTell(open, discard('3c'))).toBe('stop');
  expect(reasonToTell(open, discard('2d'))).toBe('freeze');
  expect(reasonToTell(table('2c 9s', 'Kh 2d 4h'), discard('2d'))).toBeNull();
});

test('what the narrator says to a refused act leaves the question as it was', () => {
  const start = startDeal(scriptFor('samba'));
  const refused = dealReducer(start, { type: 'try', action: { type: 'draw' } });
  expect(refused.table.judged?.verdict.legal).toBe(false);
  expect(refused.reply?.text).toContain('First lay the red three on the table');
  expect(refused.course).toBe(start.course);
  const onwards = dealReducer(refused, { type: 'try', action: suggested(refused.course, middlePlayer) });
  expect(onwards.reply).toBeNull();
});

test.each(deals)('a drawn card is marked until the turn is over: $name', ({ script }) => {
  const marked = ({ table }: DealState) =>
    [...cardMarks(table, table.reader)].flatMap(([key, marks]) => (marks.includes('drawn') ? [key] : []));
  let state = startDeal(script);
  while (!isReaders(state.course) || state.course.position.phase !== 'play') {
    if (!isReaders(state.course)) expect(marked(state)).toEqual([]);
    state = playedOn(state, 1);
  }
  const drawn = marked(state);
  expect(drawn).not.toEqual([]);
  while (isReaders(state.course)) {
    expect(drawn).toEqual(expect.arrayContaining([...marked(state)]));
    state = playedOn(state, 1);
  }
  expect(marked(state)).toEqual([]);
});
