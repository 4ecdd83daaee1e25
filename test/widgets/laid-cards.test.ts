import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/engine/format/index.ts';
import { layoutTable } from '../../src/table/layout.ts';
import { designWidths } from '../../src/table/metrics.ts';
import type { TableView } from '../../src/table/view.ts';
import { tableView } from '../../src/widgets/felt/table-view.ts';
import { byRank, inHandOrder, withMoved } from '../../src/widgets/table/hand-order.ts';
import { startState, tableReducer } from '../../src/widgets/table/table-state.ts';
import { speechOf } from './support/speeches.ts';

const english = speechOf('en');

/** The table of a position written as in scenarios. */
function viewOf(ruleset: string, position: string, more = ''): TableView {
  const about = ruleset === 'classic' ? '6-g' : '1';
  const text = `ruleset: ${ruleset}\nabout: ["${about}"]\n${more}position:\n${position}\ncases:\n  - {tell: frozen, is: false}\n`;
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(scenario.error.map(({ detail }) => detail).join('\n'));
  return tableView(startState(scenario.value.position), english);
}

const codes = (cards: readonly { readonly card: { readonly code: string } | null }[]) =>
  cards.map(({ card }) => card?.code);

/** The first meld of one's own side when it holds these cards. */
function ownMeld(ruleset: string, name: string, cards: string) {
  const view = viewOf(
    ruleset,
    `  stock: 30\n  pile: "9h"\n  hands: {1: "Ah 4c", 2: 5, 3: 5, 4: 5}\n  melds: {A: {${name}: "${cards}"}}`,
  );
  const meld = view.own.melds[0];
  if (meld === undefined) throw new Error('nothing is laid');
  const crosswise = meld.cards.find(({ key }) => key === meld.crosswise)?.card?.code ?? null;
  return { ...meld, crosswise, top: codes(meld.cards).at(-1) };
}

describe('melds lie as the rule books say', () => {
  test('a natural canasta is squared up with a red card on top (canasta-fi 15-c)', () => {
    const meld = ownMeld('canasta-fi', 'kings', 'Ks Ks Kh Kd Kc Kc Kd');
    expect(meld).toMatchObject({ squared: true, faceDown: false, crosswise: null });
    expect(meld.top).toMatch(/^K[hd]$/);
    expect(meld.badge?.full).toBe('natural canasta 500');
  });

  test('a mixed canasta shows a black card, and where it has none a wild card crosswise (canasta-fi 15-c)', () => {
    expect(ownMeld('canasta-fi', 'kings', 'Kh Kh Kd Kd Kc 2s 2c').top).toBe('Kc');
    expect(ownMeld('canasta-fi', 'kings', 'Kh Kh Kd Kd 2s 2c Jk')).toMatchObject({ squared: true, crosswise: '2s' });
  });

  test('the sixth card lies crosswise: red in a natural meld, black in a mixed one (canasta-fi 11-j)', () => {
    expect(ownMeld('canasta-fi', 'kings', 'Ks Ks Kh Kd Kc Kc').crosswise).toMatch(/^K[hd]$/);
    expect(ownMeld('canasta-fi', 'kings', 'Ks Kh Kd Kd 2s 2c').crosswise).toBe('Ks');
    expect(ownMeld('canasta-fi', 'kings', 'Ks Ks Kh Kd Kc').crosswise).toBeNull();
  });

  test('Classic Canasta knows no crosswise sixth card', () => {
    expect(ownMeld('classic', 'kings', 'Ks Ks Kh Kd Kc Kc').crosswise).toBeNull();
  });

  test('a samba lies closed (samba 15-c)', () => {
    const meld = ownMeld('samba', 'hearts', '6h 7h 8h 9h Th Jh Qh');
    expect(meld).toMatchObject({ squared: true, faceDown: true, crosswise: null });
    expect(meld.badge).toMatchObject({ short: '1500', tone: 'best' });
  });

  test('in Sitoumussamba it lies open with its lowest card crosswise (sitoumussamba 20-b)', () => {
    expect(ownMeld('sitoumussamba', 'hearts', '6h 7h 8h 9h Th Jh Qh')).toMatchObject({
      squared: true,
      faceDown: false,
      crosswise: '6h',
    });
    expect(ownMeld('sitoumussamba', 'hearts', '3h 2h Ah Kh Qh Jh Th').crosswise).toBe('Th');
  });
});

describe('the pile shows what freezes it', () => {
  const pile = '  stock: 30\n  pile: "2c 9h Jk 5c"\n  hands: {1: "Ah 4c", 2: 5, 3: 5, 4: 5}';

  test.each([
    ['canasta-fi', ['2c']],
    ['sitoumussamba', ['2c', 'Jk']],
  ] as const)('crosswise in %s: %j', (ruleset, crosswise) => {
    const view = viewOf(ruleset, pile);
    expect(codes(view.pile.cards.filter(({ key }) => view.pile.crosswise.has(key)))).toEqual(crosswise);
    expect(view.pile.frozen).toBe('frozen');
  });
});

describe('players sit where they sit at a real table', () => {
  const cards = '  stock: 30\n  pile: "9h"\n';
  const hands = (count: number) =>
    `  hands: {1: "Ah 4c", ${Array.from({ length: count - 1 }, (_, seat) => `${seat + 2}: 5`).join(', ')}}`;
  /** Where a player sits, in thirds of the table: from the left, and from the top. */
  const thirds = (view: TableView, seat: number, width: number) => {
    const layout = layoutTable(view, width);
    const place = layout.zones.find(({ zone }) => zone === `seat:${seat}`);
    if (place === undefined) throw new Error(`nobody sits at ${seat}`);
    const third = (part: number) => Math.min(2, Math.floor(part * 3));
    return [third((place.x + place.width / 2) / layout.width), third((place.y + place.height / 2) / layout.height)];
  };

  test.each(Object.values(designWidths))('two, three, four and six of them, %i units wide', (width) => {
    expect(thirds(viewOf('samba', cards + hands(2), 'players: 2\n'), 2, width)).toEqual([1, 0]);
    const three = viewOf('samba', cards + hands(3), 'players: 3\n');
    expect([2, 3].map((seat) => thirds(three, seat, width))).toEqual([
      [0, 0],
      [2, 0],
    ]);
    const four = viewOf('samba', cards + hands(4));
    expect([2, 3, 4].map((seat) => thirds(four, seat, width)[0])).toEqual([0, 1, 2]);
    expect(thirds(four, 3, width)).toEqual([1, 0]);
    const six = viewOf('samba', cards + hands(6), 'players: 6\nform: pairs\n');
    expect([2, 3, 4, 5, 6].map((seat) => thirds(six, seat, width)[0])).toEqual([0, 0, 1, 2, 2]);
    expect(six.seats.find(({ zone }) => zone === 'seat:4')?.mark).toBe('own');
    expect(new Set(six.seats.map(({ mark }) => mark)).size).toBe(3);
  });
});

describe('the hand', () => {
  const hand = viewOf('canasta-fi', '  stock: 30\n  pile: "9h"\n  hands: {1: "4c Kh As Jk 2d Ks 4h", 2: 5, 3: 5, 4: 5}')
    .hand.cards;

  test('lies by rank or by suit', () => {
    expect(codes(inHandOrder(hand, byRank))).toEqual(['Jk', '2d', 'As', 'Ks', 'Kh', '4h', '4c']);
    expect(codes(inHandOrder(hand, { by: 'suit', own: [] }))).toEqual(['Jk', '2d', 'As', 'Ks', 'Kh', '4h', '4c']);
    const mixed = viewOf('canasta-fi', '  stock: 30\n  pile: "9h"\n  hands: {1: "4s Kh Ks 4h", 2: 5, 3: 5, 4: 5}').hand
      .cards;
    expect(codes(inHandOrder(mixed, byRank))).toEqual(['Ks', 'Kh', '4s', '4h']);
    expect(codes(inHandOrder(mixed, { by: 'suit', own: [] }))).toEqual(['Ks', '4s', 'Kh', '4h']);
  });

  test('lies in the reader’s own order, new cards behind', () => {
    const [first, second, third, ...rest] = hand;
    if (first === undefined || second === undefined || third === undefined) throw new Error('the hand is empty');
    const order = withMoved(hand, [third.key], first.key);
    expect(codes(inHandOrder(hand, order))).toEqual(codes([third, first, second, ...rest]));
    expect(codes(inHandOrder(hand, withMoved(hand, [first.key], null)))).toEqual(
      codes([second, third, ...rest, first]),
    );
  });
});

describe('cards say what happened', () => {
  const text =
    'ruleset: canasta-fi\nabout: ["1"]\nposition:\n  stock: {known: "Td", unknown: 20}\n  pile: "9h"\n' +
    '  hands: {1: "Ks Kh Kd Ah 4c", 2: 5, 3: 5, 4: 5}\n  melds: {A: {queens: "Qs Qh Qd"}}\ncases:\n  - {tell: frozen, is: false}\n';

  test('drawn until the discard, laid after the act, chosen while selected', () => {
    const scenario = readScenario(text);
    if (!scenario.ok) throw new Error('the scenario cannot be read');
    let state = tableReducer(startState(scenario.value.position), { type: 'try', action: { type: 'draw' } });
    const wearing = (mark: 'drawn' | 'laid' | 'chosen') => {
      const { marks } = tableView(state, english);
      const all = [...state.cards.places.values()].flat();
      return codes(all.filter(({ key }) => marks.get(key)?.includes(mark)));
    };
    expect(wearing('drawn')).toEqual(['Td']);
    const kings = [...state.cards.places.values()].flat().filter(({ card }) => card?.rank === 'K');
    const cards = kings.map(({ card }) => card).filter((card) => card !== null);
    for (const { key } of kings) state = tableReducer(state, { type: 'toggle', key });
    expect(wearing('chosen')).toEqual(['Ks', 'Kh', 'Kd']);
    state = tableReducer(state, { type: 'try', action: { type: 'meld', melds: [{ cards }] } });
    expect(wearing('laid').toSorted()).toEqual(['Kd', 'Kh', 'Ks']);
    expect(wearing('drawn')).toEqual(['Td']);
    expect(wearing('chosen')).toEqual([]);
  });
});
