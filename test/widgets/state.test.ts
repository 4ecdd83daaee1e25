import { describe, expect, test } from 'vitest';
import {
  type Action,
  checkSetup,
  judge,
  type Position,
  parseCards,
  readPosition,
  type Setup,
} from '../../src/engine/index.ts';
import { layoutTable } from '../../src/table/layout.ts';
import { eventAt, intentAt } from '../../src/widgets/acts/intent.ts';
import { likeliestFirst, withMainFirst } from '../../src/widgets/acts/likeliest.ts';
import { mergeable, mergeOffers } from '../../src/widgets/acts/mergeable.ts';
import { offersFor } from '../../src/widgets/acts/offers.ts';
import { turnParts } from '../../src/widgets/desk/TurnLine.tsx';
import { tableView } from '../../src/widgets/felt/table-view.ts';
import { startDesk } from '../../src/widgets/question/desk-state.ts';
import { afterActs, linkTo, readView, withView } from '../../src/widgets/question/link.ts';
import { keyCards } from '../../src/widgets/table/card-keys.ts';
import { chargesBetween } from '../../src/widgets/table/charges.ts';
import { withDrawnCards } from '../../src/widgets/table/drawn-cards.ts';
import { pointsLaid } from '../../src/widgets/table/points-laid.ts';
import { cardsWith, isFresh, startState, type TableState, tableReducer } from '../../src/widgets/table/table-state.ts';
import { adviceAfter } from '../../src/widgets/words/advice.ts';
import { readerOf } from '../../src/widgets/words/reader.ts';
import { scenarioOf } from './support/scenarios.ts';
import { speechOf } from './support/speeches.ts';

function cards(text: string) {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`${parsed.error} is no card`);
  return parsed.value;
}

/** Two kings and a two against a pile frozen by a wild card; the side has three nines. */
function table(some: Partial<Setup> = {}): Position {
  const checked = checkSetup({
    ruleset: 'canasta-fi',
    agreement: {},
    stock: 30,
    pile: cards('5c 2h Kc'),
    hands: { 1: cards('Ks Kh 2c 9c 4d Jc 7s'), 2: 9, 3: 8, 4: 9 },
    melds: { A: [{ name: 'nines', cards: cards('9s 9h 9d') }], B: [{ name: 'fives', cards: cards('5s 5h 5d') }] },
    ...some,
  });
  if (!checked.ok) throw new Error(checked.error.map(({ code }) => code).join());
  return checked.value;
}

/** Selects cards of the hand by their codes. */
function select(state: TableState, codes: string): TableState {
  return codes.split(' ').reduce((now, code) => {
    const hand = now.cards.places.get(`hand:${now.position.turn}`) ?? [];
    const held = hand.find(({ card, key }) => card?.code === code && !now.selected.includes(key));
    if (held === undefined) throw new Error(`${code} is not in the hand`);
    return tableReducer(now, { type: 'toggle', key: held.key });
  }, state);
}

function bring(state: TableState, zone: string): TableState {
  const action = intentAt(state, zone);
  if (action === null) throw new Error(`nothing is meant by bringing cards to ${zone}`);
  return tableReducer(state, { type: 'try', action });
}

describe('a table on a page', () => {
  test('refuses an unlawful take, keeps the selection and says why', () => {
    const state = bring(select(startState(table()), 'Ks 2c'), 'pile');
    const verdict = state.judged?.verdict;
    expect(verdict?.legal).toBe(false);
    if (verdict?.legal === false) expect(verdict.reasons[0].code).toBe('frozen-needs-naturals');
    expect(cardsWith(state, state.selected).map(({ code }) => code)).toEqual(['Ks', '2c']);
    expect(state.past).toEqual([]);
  });

  test('carries out a lawful take, and undoes it', () => {
    const taken = bring(select(startState(table()), 'Ks Kh'), 'pile');
    expect(taken.judged?.verdict.legal).toBe(true);
    expect(taken.position.pile).toEqual([]);
    expect(taken.selected).toEqual([]);
    const undone = tableReducer(taken, { type: 'undo' });
    expect(undone.position).toEqual(table());
    expect(undone.judged).toBeNull();
  });

  test('deselects, clears, and takes back', () => {
    const two = select(startState(table()), 'Ks Kh');
    expect(tableReducer(two, { type: 'toggle', key: two.selected[0] ?? '' }).selected).toHaveLength(1);
    expect(tableReducer(two, { type: 'clear' }).selected).toEqual([]);
    const aside = tableReducer(two, { type: 'put-aside' });
    expect(aside).toMatchObject({ selected: [], aside: [two.selected] });
    expect(tableReducer(aside, { type: 'take-back', index: 0 }).aside).toEqual([]);
    expect(tableReducer(aside, { type: 'toggle', key: two.selected[0] ?? '' }).aside).toEqual([[two.selected[1]]]);
  });

  test('lays several melds put aside as one act', () => {
    const start = startState(
      table({
        phase: 'play',
        melds: {},
        hands: { 1: cards('Ks Kh Kd Qs Qh Qd 4c 7d'), 2: 9, 3: 8, 4: 9 },
      }),
    );
    const kings = tableReducer(select(start, 'Ks Kh Kd'), { type: 'put-aside' });
    const opened = bring(select(kings, 'Qs Qh Qd'), 'room');
    expect(opened.judged?.verdict.legal).toBe(true);
    expect(opened.position.sides[0]?.melds).toHaveLength(2);
    expect(opened.aside).toEqual([]);
  });

  test('shows a case step by step from the start', () => {
    const moved = bring(startState(table()), 'stock');
    const [ten] = cards('Td');
    if (ten === undefined) throw new Error('no card');
    const actions = [{ type: 'draw', cards: [ten] } as const, { type: 'discard', card: ten } as const];
    let state = tableReducer(moved, { type: 'show', line: { position: table(), actions } });
    expect(state.position).toEqual(table());
    state = tableReducer(state, { type: 'show-next' });
    expect(state).toMatchObject({ showing: { done: 1 }, position: { phase: 'play' } });
    state = tableReducer(state, { type: 'show-next' });
    expect(state).toMatchObject({ showing: { done: 2 }, position: { turn: 2 } });
    expect(tableReducer(state, { type: 'show-next' }).showing).toBeNull();
    expect(tableReducer(state, { type: 'reset' }).position).toEqual(table());
  });

  test('what was begun anew, or put aside for something shown, comes back by undo', () => {
    const moved = bring(startState(table()), 'stock');
    const again = tableReducer(moved, { type: 'reset' });
    expect(again.position).toEqual(table());
    expect(isFresh(again)).toBe(false);
    expect(tableReducer(again, { type: 'undo' })).toMatchObject({ position: moved.position, past: moved.past });
    // A choice is put away first, and another beginning does not lose what the first one took.
    const chosen = tableReducer(tableReducer(again, { type: 'reset' }), {
      type: 'toggle',
      key: 'any',
    });
    const back = tableReducer(tableReducer(chosen, { type: 'undo' }), { type: 'undo' });
    expect(back.position).toEqual(moved.position);
    const shown = tableReducer(moved, { type: 'show', line: { position: table(), actions: [{ type: 'draw' }] } });
    const closed = tableReducer(tableReducer(shown, { type: 'show-next' }), { type: 'reset' });
    expect(closed.position).toEqual(table());
    expect(tableReducer(closed, { type: 'undo' }).position).toEqual(moved.position);
  });

  test('keeps the seat of the reader whoever is in turn, also in a link', () => {
    const { position } = scenarioOf('canasta-fi/keep-a-card');
    const ended = bring(select(startState(position), '4s'), 'pile');
    expect(ended.position.turn).toBe(2);
    const label = (state: TableState) => tableView(state, speechOf('en')).own.label;
    const linked = startState(ended.position, readerOf(position));
    expect([label(startState(position)), label(ended), label(linked)]).toEqual(
      Array(3).fill(label(startState(position))),
    );
    expect(tableView(linked, speechOf('en')).seats.map((seat) => seat.label)).toEqual(['Left', 'Partner', 'Right']);
  });

  test('lays every hand that is counted face up from the start, with the name of its player', () => {
    const { position } = scenarioOf('canasta-fi/score-of-a-deal');
    const { own, opponents, seats } = tableView(startState(position), speechOf('en'));
    const laid = [own, ...opponents].flatMap(({ open }) =>
      open.map((hand) => `${hand.badge?.full} ${hand.cards.map(({ card }) => card?.code).join(' ')}`),
    );
    expect(laid).toEqual(['Partner: hand Jk', 'Left: hand As 9c 4d', 'Right: hand Ts Td 3s']);
    const layout = layoutTable(tableView(startState(position), speechOf('en')), 800);
    const faceDown = layout.cards.filter(({ card, zone }) => card === null && zone !== 'stock');
    expect(faceDown).toEqual([]);
    expect(seats.map(({ count }) => count)).toEqual([3, 1, 3]);
  });

  test('calls the reader “you” and the others by where they sit from there', () => {
    const { position } = scenarioOf('canasta-fi/upcard-for-the-third-seat');
    const { hand, seats } = tableView(startState(position), speechOf('en'));
    expect(hand.label).toBe('Your hand');
    expect(seats.map(({ label, zone }) => `${zone} ${label}`)).toEqual([
      'seat:1 Partner',
      'seat:2 Right',
      'seat:4 Left',
    ]);
  });

  test('shows one dealer, before and after the first card of the pile is turned up', () => {
    const start = startState(scenarioOf('canasta-fi/upcard-for-the-third-seat').position);
    const dealers = (state: TableState) => {
      const { hand, seats } = tableView(state, speechOf('en'));
      return [...(hand.dealer ? ['You'] : []), ...seats.flatMap(({ dealer, label }) => (dealer ? [label] : []))];
    };
    const turned = bring(start, 'stock');
    expect(turned.position.phase).toBe('draw');
    expect(dealers(start)).toHaveLength(1);
    expect(dealers(turned)).toEqual(dealers(start));
  });

  test('says whose turn it is, whether the draw was made, and how far what is prepared reaches towards opening', () => {
    const { position } = scenarioOf('canasta-fi/opening-with-the-pile');
    const said = (state: TableState) => turnParts(state, speechOf('en')).join(' · ');
    const start = startState(position);
    expect(said(start)).toBe('Your turn · not drawn yet');
    const withTop = 'Your turn · not drawn yet · towards opening: 30 of 50 points with the top card';
    expect(said(select(start, 'Kh Kd'))).toBe(withTop);
    const aside = tableReducer(select(start, 'Kh Kd'), { type: 'put-aside' });
    expect(said(aside)).toBe(withTop);
    expect(said(select(aside, 'Qs'))).toBe(withTop);
    expect(said(select(start, 'Qs Qh Qd'))).toBe('Your turn · not drawn yet · towards opening: 30 of 50 points');
    expect(said(bring(start, 'stock'))).toBe('Your turn · drawn from the stock');
  });

  test('offers nothing for a player whose cards nobody sees', () => {
    const { position } = scenarioOf('canasta-fi/order-of-turn');
    const drawn = bring(startState(position), 'stock');
    const ended = bring(select(drawn, '4c'), 'pile');
    expect(ended.position.turn).toBe(2);
    expect(offersFor(ended)).toEqual([]);
    expect(intentAt(ended, 'stock')).toBeNull();
  });

  test('tells what falls due with an act that is allowed', () => {
    const { position } = scenarioOf('canasta-fi/opening-at-fifty');
    const charges = (answer: 'yes' | 'no') => {
      let state = startState(position);
      for (const action of [{ type: 'ask' }, { type: 'answer', answer }] as const) {
        state = tableReducer(state, { type: 'try', action });
      }
      const ended = bring(select(state, 'Jc'), 'pile');
      expect(ended.judged?.verdict.legal).toBe(true);
      return chargesBetween(state.position, ended.position);
    };
    expect(charges('yes')).toEqual([{ side: 'A', points: 100, cause: 'brokenYes', clauses: ['canasta-fi/23-d'] }]);
    expect(charges('no')).toEqual([]);
  });

  test('a lawful merge is offered among the acts until cards are chosen, and an unlawful one is not', () => {
    const offered = (state: TableState) => mergeOffers(state).length;
    const table = startState(scenarioOf('samba/merging-sets').position);
    expect(offered(table)).toBeGreaterThan(0);
    const [card] = [...table.cards.places.entries()].find(([place]) => place.startsWith('hand:'))?.[1] ?? [];
    expect(offered(tableReducer(table, { type: 'toggle', key: card?.key ?? '' }))).toBe(0);
    expect(offered(startState(scenarioOf('canasta-fi/frozen-pile-own-meld').position))).toBe(0);
  });

  test('merging is offered for melds of one’s own that could be thought to go together, and for no others', () => {
    const offered = (name: string) => mergeable(startState(scenarioOf(name).position)).length;
    expect(offered('samba/wild-on-top')).toBe(0);
    expect(offered('canasta-fi/last-card-decides')).toBe(0);
    expect(offered('samba/merging-sets')).toBeGreaterThan(1);
  });

  test('nobody is led to ask to go out without a canasta', () => {
    const asks = (name: string) => offersFor(startState(scenarioOf(name).position)).some(({ word }) => word === 'ask');
    expect(asks('canasta-fi/order-of-turn')).toBe(false);
    expect(asks('canasta-fi/permission-to-go-out')).toBe(true);
  });

  test('announces the same verdict twice as two', () => {
    const once = bring(select(startState(table()), 'Ks 2c'), 'pile');
    const twice = bring(once, 'pile');
    expect(twice.judged?.number).not.toBe(once.judged?.number);
  });
});

describe('what is meant by bringing cards to a place', () => {
  const meant = (codes: string, zone: string, position = table()) =>
    intentAt(codes === '' ? startState(position) : select(startState(position), codes), zone);

  test('the pile takes before the draw and receives a discard after it', () => {
    expect(meant('Ks Kh', 'pile')).toMatchObject({ type: 'take', with: [{ code: 'Ks' }, { code: 'Kh' }] });
    expect(meant('4d', 'pile', table({ phase: 'play' }))).toMatchObject({ type: 'discard', card: { code: '4d' } });
  });

  test('a meld of one’s own takes the pile before the draw and cards after it', () => {
    expect(meant('', 'meld:A:nines')).toMatchObject({ type: 'take', onto: { name: 'nines' }, with: [] });
    expect(meant('9c', 'meld:A:nines', table({ phase: 'play' }))).toMatchObject({
      type: 'add',
      additions: [{ meld: { name: 'nines' }, cards: [{ code: '9c' }] }],
    });
  });

  test('the opponents’ melds can be tried too', () => {
    expect(meant('9c', 'meld:B:fives', table({ phase: 'play' }))).toMatchObject({
      additions: [{ meld: { name: 'fives', side: 'B' } }],
    });
  });

  test('a pair that was put aside takes the pile, whether or not the other meld is put aside too', () => {
    const { position } = scenarioOf('canasta-fi/opening-with-the-pile');
    const kings = tableReducer(select(startState(position), 'Kh Kd'), { type: 'put-aside' });
    const queens = select(kings, 'Qs Qh Qd');
    for (const state of [queens, tableReducer(queens, { type: 'put-aside' })]) {
      expect(bring(state, 'pile').judged?.verdict.legal).toBe(true);
      const offered = offersFor(state).find(({ action }) => action.type === 'take');
      expect(offered && judge(position, offered.action).legal).toBe(true);
    }
  });

  test('the stock is drawn from, an empty place without cards means nothing', () => {
    expect(meant('', 'stock')).toEqual({ type: 'draw' });
    expect(meant('', 'room')).toBeNull();
    expect(meant('', 'seat:2')).toBeNull();
  });

  test('what can be thought of can be tried with a selection, lawful or not', () => {
    const words = (state: TableState) => offersFor(state).map(({ word }) => word);
    expect(words(select(startState(table()), 'Ks Kh'))).toEqual(['doDraw', 'doTakeWith', 'doMeld']);
    const played = (codes: string) => words(select(startState(table({ phase: 'play' })), codes));
    expect(played('4d')).toEqual(['doDiscard']);
    expect(played('9c')).toEqual(['doDiscard', 'doAdd']);
    expect(played('2c')).toEqual(['doDiscard', 'doAdd']);
  });

  test('after the draw nobody is led to the pile or to a question whose time is past', () => {
    const words = (state: TableState) => offersFor(state).map(({ word }) => word);
    const position = table({
      melds: { A: [{ name: 'nines', cards: cards('9s 9h 9d 9c 9s 2d 2c') }], B: [] },
      hands: { 1: cards('Ks Kh Kd 4d 4h 4c'), 2: 11, 3: 8, 4: 11 },
    });
    expect(words(startState(position))).toEqual(['doDraw', 'doTake']);
    const drawn = bring(startState(position), 'stock');
    expect(words(drawn)).toEqual(['ask']);
    const melded = bring(select(drawn, 'Ks Kh Kd'), 'room');
    expect(melded.judged?.verdict.legal).toBe(true);
    expect(words(melded)).toEqual([]);
  });

  test('a stock or a pile of no cards is offered only where the table begins with trying it', () => {
    const words = (state: TableState) => offersFor(state).map(({ word }) => word);
    const empty = table({ pile: [], stock: 0 });
    expect(words(startState(empty))).not.toContain('doDraw');
    expect(words(startState(empty))).not.toContain('doTake');
    expect(words(startState(empty, 1, new Set(['draw', 'take'] as const)))).toEqual(
      expect.arrayContaining(['doDraw', 'doTake']),
    );
  });
});

describe('the keys of cards', () => {
  test('stay with a card that moves', () => {
    const start = startState(table());
    const keys = new Set((start.cards.places.get('hand:1') ?? []).map(({ key }) => key));
    const taken = bring(select(start, 'Ks Kh'), 'pile');
    const laid = [...taken.cards.places].filter(([place]) => place.startsWith('meld:A')).flatMap(([, lie]) => lie);
    const fromHand = laid.filter(({ key }) => keys.has(key));
    expect(fromHand.map(({ card }) => card?.code).sort()).toEqual(['Kh', 'Ks']);
  });

  test('are all different, also for equal cards', () => {
    const keyed = keyCards(table({ hands: { 1: cards('Ks Ks 4d 4d'), 2: 9, 3: 8, 4: 9 } }));
    const keys = [...keyed.places.values()].flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a draw from a stock of unknown cards', () => {
  test('brings up the same unseen card every time', () => {
    const drawn = withDrawnCards(table(), { type: 'draw' });
    expect(drawn).toEqual(withDrawnCards(table(), { type: 'draw' }));
    expect(drawn).toMatchObject({ type: 'draw', cards: [{}] });
  });

  test('leaves a stock of known cards alone', () => {
    expect(withDrawnCards(table({ stock: cards('Td 8c') }), { type: 'draw' })).toEqual({ type: 'draw' });
  });
});

describe('the act that the chosen cards suggest', () => {
  const first = (state: TableState) => likeliestFirst(offersFor(state), state)[0];
  const playing = (codes: string) => select(startState(table({ phase: 'play' })), codes);

  test('before the draw, cards of the top card’s rank take the pile', () => {
    expect(first(select(startState(table()), 'Ks Kh'))?.word).toBe('doTakeWith');
  });

  test('a card of a meld’s rank joins that meld, another single card is discarded', () => {
    expect(first(playing('9c'))).toMatchObject({ word: 'doAdd', meld: 'nines' });
    expect(first(playing('Jc'))?.word).toBe('doDiscard');
  });

  test('three cards are a new meld', () => {
    expect(first(playing('Ks Kh 2c'))?.word).toBe('doMeld');
  });
});

describe('a link to a table', () => {
  const codes = (state: TableState | null) => ({
    chosen: state === null ? null : cardsWith(state, state.selected).map(({ code }) => code),
    aside: state?.aside.map((keys) => cardsWith(state, keys).map(({ code }) => code)),
  });

  test('opens the same view: what is asked, chosen and put aside', () => {
    const aside = tableReducer(select(startState(table()), 'Ks Kh 2c'), { type: 'put-aside' });
    const state = select(aside, '4d');
    const question = { kind: 'count', ask: null, hint: null, clauses: [] } as const;
    const view = readView(linkTo('some-table', startDesk(state, [question, question], 1)));
    if (view === null) throw new Error('the link cannot be read');
    expect(view.question).toBe(1);
    expect(codes(withView(startState(table()), view))).toEqual({ chosen: ['4d'], aside: [['Ks', 'Kh', '2c']] });
  });

  test('opens what was done since the start, and last what was refused; more than that was never done', () => {
    const drawn = bring(startState(table()), 'stock');
    const refused = bring(select(drawn, '9c 4d'), 'room');
    expect(refused.judged?.verdict.legal).toBe(false);
    const line = readPosition(linkTo('some-table', startDesk(refused, [])).get('position') ?? '');
    if (!line.ok) throw new Error('the link cannot be read');
    const opened = afterActs(startState(line.value.position), line.value.actions);
    expect(line.value.position).toEqual(table());
    expect(opened?.position).toEqual(refused.position);
    expect(opened?.judged?.verdict).toEqual(refused.judged?.verdict);
    expect(opened === null ? null : tableReducer(opened, { type: 'undo' }).position).toEqual(table());
    const discards = cards('4d 7s').map((card): Action => ({ type: 'discard', card }));
    expect(afterActs(startState(table()), discards)).toBeNull();
  });

  test('with cards that are not in the hand, or that are no cards, is not followed in silence', () => {
    const view = readView(new URLSearchParams({ chosen: 'Ks Ks' }));
    expect(view === null ? null : withView(startState(table()), view)).toBeNull();
    expect(readView(new URLSearchParams({ chosen: 'Xx' }))).toBeNull();
    expect(readView(new URLSearchParams({ question: 'third' }))).toBeNull();
  });
});

test('another right way is told with the points that it brings to the table', () => {
  const start = table({ phase: 'play' });
  const kings = { type: 'meld', melds: [{ cards: cards('Ks Kh 2c') }] } as const;
  expect(pointsLaid(start, [kings])).toBe(40);
  expect(pointsLaid(start, [{ type: 'ask' }])).toBe(0);
});

describe('an opening of several melds', () => {
  /** A hand of Samba after the draw, with jacks and a sequence of spades to open with. */
  const start = (hand: string, some: Partial<Setup> = {}) =>
    startState(
      table({
        ruleset: 'samba',
        phase: 'play',
        pile: cards('5c'),
        stock: 60,
        melds: {},
        hands: { 1: cards(hand), 2: 15, 3: 15, 4: 15 },
        ...some,
      }),
    );
  const hand = 'Jd Jc Jh Ts 9s 8s 6h 5h 4h 7d Kd';
  const melds = (state: TableState) =>
    offersFor(state).flatMap(({ word, action }) =>
      action.type === 'meld' ? [`${word}: ${action.melds.map((meld) => codesOf(meld.cards)).join(' + ')}`] : [],
    );
  const codesOf = (some: readonly { readonly code: string }[]) => some.map(({ code }) => code).join(' ');

  test('is offered as the main act for its cards in any order, and opens when they are brought to the table', () => {
    const state = select(start(hand), '9s Jd Ts Jc 8s Jh');
    expect(melds(state)).toEqual(['doOpenWith: Jh Jd Jc + Ts 9s 8s']);
    expect(withMainFirst(offersFor(state), state).main?.word).toBe('doOpenWith');
    const opened = bring(state, 'room');
    expect(opened.judged?.verdict.legal).toBe(true);
    expect(opened.position.sides[0]?.melds).toHaveLength(2);
  });

  test('goes together with what has been put aside', () => {
    const jacks = tableReducer(select(start(hand), 'Jd Jc Jh'), { type: 'put-aside' });
    expect(melds(select(jacks, 'Ts 9s 8s 6h 5h 4h'))).toEqual(['doOpenWith: Jd Jc Jh + Ts 9s 8s + 6h 5h 4h']);
  });

  test('is found whichever meld its wild card belongs to', () => {
    expect(melds(select(start('Js Jc 2d Qs Qc Qh 4s 4c 7d'), 'Js Jc Qs Qc Qh 2d'))).toEqual([
      'doOpenWith: Qs Qh Qc + Js Jc 2d',
    ]);
  });

  test('with too few points is refused for its points and not for its ranks', () => {
    const refused = bring(select(start(hand), 'Jd Jc Jh 6h 5h 4h'), 'room');
    const verdict = refused.judged?.verdict;
    expect(verdict?.legal === false && verdict.reasons.map(({ code }) => code)).toEqual(['opening-too-low']);
  });

  test('is what a refusal of too few points speaks of, and no other refusal', () => {
    const advice = (state: TableState) => {
      const { judged } = bring(state, 'room');
      return judged?.verdict.legal === false
        ? adviceAfter(state.position, judged.action, judged.verdict.reasons)?.word
        : 'lawful';
    };
    expect(advice(select(start(hand), 'Jd Jc Jh'))).toBe('adviceSeveralMelds');
    expect(advice(select(start(hand), 'Jd Jc Kd'))).toBeUndefined();
    // Who has laid several melds together knows that it can be done.
    expect(advice(select(start(hand), 'Jd Jc Jh 6h 5h 4h'))).toBeUndefined();
  });

  test('stands beside the cards that take the pile, however they were chosen', () => {
    const before = { phase: 'draw', pile: cards('5c Jd') } as const;
    const state = select(start('Jc Jh Ts 9s 8s 6h 4h Kd', before), 'Jc Ts 9s Jh 8s');
    const taken = bring(state, 'pile');
    expect(taken.judged?.verdict.legal).toBe(true);
    expect(taken.position.sides[0]?.melds).toHaveLength(2);
  });
});

describe('what is said of a refusal', () => {
  const marked = (state: TableState) => [...tableView(state, speechOf('en')).marks.values()].flat();

  test('goes with its marks as soon as the reader chooses, puts aside or clears', () => {
    const refused = bring(select(startState(table({ phase: 'play' })), '9c Jc 7s'), 'room');
    expect(refused.judged?.verdict.legal).toBe(false);
    const key = refused.selected[0] ?? '';
    for (const event of [{ type: 'toggle', key }, { type: 'clear' }, { type: 'put-aside' }] as const) {
      const after = tableReducer(refused, event);
      expect(after.judged).toBeNull();
      expect(marked(after)).not.toContain('meant');
    }
    const lawful = bring(select(startState(table()), 'Ks Kh'), 'pile');
    expect(select(lawful, '4d').judged).toBe(lawful.judged);
  });

  test('taking the pile with nothing chosen begins with what is to be chosen, and keeps the rule', () => {
    const start = startState(table({ melds: {} }));
    const { judged } = bring(start, 'pile');
    if (judged?.verdict.legal !== false) throw new Error('not refused');
    expect(adviceAfter(start.position, judged.action, judged.verdict.reasons)).toEqual({
      word: 'advicePileCards',
      first: true,
    });
    const wild = bring(startState(table({ pile: cards('5c 2h') })), 'pile').judged;
    if (wild?.verdict.legal !== false) throw new Error('not refused');
    expect(adviceAfter(start.position, wild.action, wild.verdict.reasons)).toBeNull();
  });

  test('several cards brought to the pile after the draw are a slip in discarding, not a second draw', () => {
    const state = select(startState(table({ phase: 'play' })), '4d Jc');
    const event = eventAt(state, 'pile');
    expect(event).toEqual({ type: 'slip', kind: 'several-discards' });
    if (event === null) throw new Error('nothing is meant');
    const slipped = tableReducer(state, event);
    expect(slipped).toMatchObject({ slip: { kind: 'several-discards' }, judged: null, selected: state.selected });
    expect(select(slipped, '7s').slip).toBeNull();
  });
});

describe('the main act', () => {
  const main = (state: TableState) => withMainFirst(offersFor(state), state).main?.word ?? null;

  test('is never one that is refused while the same cards can do something lawful', () => {
    // Two kings and a two look like taking the frozen pile; one card against a meld looks like joining it.
    expect(main(select(startState(table()), 'Ks 2c'))).toBeNull();
    expect(main(select(startState(table()), 'Ks Kh'))).toBe('doTakeWith');
    const closed = table({
      phase: 'play',
      melds: { A: [{ name: 'nines', cards: cards('9s 9h 9d 9c 9s 2d 2h') }], B: [] },
      hands: { 1: cards('Ks Kh 2c 9c 4d Jc 7s'), 2: 9, 3: 8, 4: 9 },
    });
    expect(main(select(startState(closed), '2c'))).toBe('doDiscard');
  });
});
