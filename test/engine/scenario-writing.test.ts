import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readScenario,
  runCase,
  runScenario,
  type Scenario,
  type WritingError,
  writeScenario,
} from '../../src/engine/format/index.ts';
import {
  type Action,
  type Card,
  checkSetup,
  deal,
  judge,
  legalActions,
  type Position,
  type Ruleset,
  type Setup,
  type SideState,
  usualRuleset,
  viewFrom,
  writePosition,
} from '../../src/engine/index.ts';
import { fieldNames } from '../../src/engine/position/fields.ts';
import { inTurn } from '../turns.ts';
import { add, discard, draw, meld, merge } from './support/actions.ts';
import { type FullAgreement, nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { anyAction } from './support/any-action.ts';
import { anySetup } from './support/any-setup.ts';
import { expectSame } from './support/expect-same.ts';
import { type Choose, chooser, oneOf, playDeal } from './support/random-deal.ts';
import { cards, tableOf } from './support/table.ts';
import { firstSeed, tries } from './support/tries.ts';

const tables = rulesets.flatMap((id) => {
  const agreements = pairwiseCover(id);
  return inTurn(agreements, Math.ceil(agreements.length / 4)).map((agreement) => ({ id, agreement }));
});
const named = tables.map((one) => [`${one.id}, ${nameOf(one.agreement)}`, one] as const);
const deals = Math.ceil(tries('DEALS', 100) / tables.length / 10);
const setups = tries('SETUPS', 4);

type Cases = readonly (readonly Action[])[];

/** The text of what must be sayable. */
function written(position: Position, cases: Cases): string {
  const text = writeScenario(position, cases);
  if (text.ok) return text.value;
  throw new Error(`${JSON.stringify(text.error)} ${writePosition(position, cases.flat())}`);
}

function read(text: string): Scenario {
  const scenario = readScenario(text);
  if (scenario.ok) return scenario.value;
  throw new Error(`${JSON.stringify(scenario.error)}\n${text}`);
}

/** Writes, reads and runs: the same position, the same actions, and the engine says what the file says. */
function checkIdentity(position: Position, cases: Cases, text = written(position, cases)): Scenario {
  const scenario = read(text);
  const actions = scenario.cases.map((one) => (one.kind === 'play' ? one.actions : one.kind));
  const differences = runScenario(scenario).flatMap((result) => result.differences);
  expectSame([scenario.position, actions, differences], [position, cases, []], () => text);
  return scenario;
}

function errorsOf(position: Position, cases: Cases): readonly WritingError[] {
  const text = writeScenario(position, cases);
  return text.ok ? [] : text.error;
}

/** What an action of any kind may have that a file cannot hold. */
const ofActions: readonly WritingError['code'][] = [
  'mixed-names',
  'name-twice',
  'no-meld',
  'stock-differs',
  'no-bid',
  'wrong-shape',
];

/** Actions of any kind: those that can be said are the same when read, the others are typed failures of a case. */
function checkAnyActions(position: Position, count: number, choose: Choose): void {
  for (let number = 0; number < count; number++) {
    const action = anyAction(position, choose);
    const errors = errorsOf(position, [[action]]);
    if (errors.length === 0) checkIdentity(position, [[action]]);
    for (const { code, path } of errors) {
      expect(ofActions, writePosition(position, [action])).toContain(code);
      expect(path).toMatch(/^cases\.0\.do\.0/);
    }
  }
}

describe('what comes to pass in random deals reads back the same', () => {
  test.each(named)('%s', { timeout: 60_000 + deals * 60_000 }, (_, { id, agreement }) => {
    const choose = chooser(firstSeed);
    for (let number = 0; number < deals; number++) {
      const { steps, end } = playDeal(settled(id, agreement), firstSeed + number, 'keen');
      const phases = new Set<string>();
      for (const [place, { before, listed }] of steps.entries()) {
        const { asked, lastThrees } = before.current;
        const rare = !phases.has(before.phase) || asked !== null || lastThrees.length > 0;
        phases.add(before.phase);
        if (!rare && choose(100) > 0) continue;
        // Each listed action by itself, and what followed indeed as one line of play.
        const line = steps.slice(place, place + 1 + choose(8)).map(({ action }) => action);
        checkIdentity(before, [...listed.map((action) => [action]), line]);
        checkAnyActions(before, 2, choose);
        const seat = oneOf(before.ruleset.seating.seats, choose);
        checkIdentity(viewFrom(before, seat), [...listed.map((action) => [action])]);
      }
      checkIdentity(end, [[{ type: 'draw' }]]);
      checkIdentity(viewFrom(end, end.turn), []);
    }
  });
});

/** A setup with more of what a position has in the middle of a turn. */
function inTheMiddle(setup: Setup, ruleset: Ruleset, choose: Choose): Setup {
  const some = <Value>(make: () => Value): Value | undefined => (choose(3) === 0 ? make() : undefined);
  const { turn = 1, phase } = setup;
  const hand = setup.hands?.[turn];
  const held: readonly Card[] = typeof hand === 'object' && !('known' in hand) ? hand : [];
  const ofRole = (role: Card['role']) => held.filter((card) => card.role === role).slice(0, 1 + choose(2));
  const unknown = choose(3) === 0 ? choose(3) : null;
  const stock = typeof setup.stock === 'object' && !('known' in setup.stock) ? setup.stock : [];
  return {
    ...setup,
    hands: unknown === null ? setup.hands : { ...setup.hands, [turn]: { known: held, unknown } },
    stock: choose(3) === 0 ? { known: stock, unknown: choose(4) } : setup.stock,
    melded: some(() => choose(2) === 0),
    addedThisTurn: some(() => choose(2) === 0),
    lateRedThree: ruleset.has('correction') ? some(() => true) : undefined,
    surplus: ruleset.has('correction') ? some(() => ofRole('wild')) : undefined,
    lastThrees: ruleset.has('contract')
      ? some(() => (unknown === null || unknown === 0 ? ofRole('red-three') : cards('3h')))
      : undefined,
    ownCanasta: phase === 'over' ? some(() => choose(2) === 0) : undefined,
    cause: phase === 'over' ? some(() => oneOf(['gone-out', 'without-stock', 'red-three'], choose)) : undefined,
  };
}

/** A position that somebody might write; null if the setup is impossible. */
function anyPosition(ruleset: Ruleset, agreement: FullAgreement, choose: Choose): Position | null {
  const setup = anySetup(ruleset, agreement, { lawful: choose(2) === 0, known: choose(3) === 0 }, choose);
  const position = checkSetup(inTheMiddle(setup, ruleset, choose));
  return position.ok ? position.value : null;
}

describe('what somebody might write reads back the same', () => {
  test.each(named)('%s', { timeout: 60_000 + setups * 2000 }, (_, { id, agreement }) => {
    let possible = 0;
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const choose = chooser(number + 1);
        const position = anyPosition(settled(id, agreement), agreement, choose);
        if (position === null) return;
        possible += 1;
        checkIdentity(
          position,
          legalActions(position)
            .slice(0, 20)
            .map((action) => [action]),
        );
        checkAnyActions(position, 4, choose);
      }),
      { seed: firstSeed, numRuns: setups },
    );
    expect(possible).toBeGreaterThan(setups / 4);
  });
});

test('among what somebody might write is every key that a position may have', () => {
  const choose = chooser(firstSeed);
  const keys = new Set<string>();
  for (const { id, agreement } of tables) {
    const ruleset = settled(id, agreement);
    for (let number = 0; number < (ruleset.has('contract') ? 80 : 20); number++) {
      const position = anyPosition(ruleset, agreement, choose);
      if (position === null) continue;
      const [, text = ''] = written(position, []).split('position:');
      for (const [, key = ''] of text.matchAll(/^ {2}(\w+):/gm)) keys.add(key);
    }
  }
  expect([...keys].sort()).toEqual([...fieldNames].sort());
});

test('scenarios of the content read back the same', () => {
  const files = globSync('content/scenarios/**/*.yaml').sort();
  expect(files.length).toBeGreaterThan(60);
  for (const file of inTurn(files, Math.ceil(files.length / 4))) {
    const { position, cases, about, title } = read(readFileSync(file, 'utf8'));
    const holding = cases.filter((one) => runCase(position, one).length === 0);
    const played = holding.flatMap((one) => (one.kind === 'play' ? [one.actions] : []));
    const text = writeScenario(position, played, about, title);
    expect(text, file).toMatchObject({ ok: true });
    if (text.ok) expect(checkIdentity(position, played, text.value), file).toMatchObject({ about, title });
  }
});

describe('names', () => {
  const [kings, queens, nines] = ['Ks Kh Kd', 'Qs Qh Qd', '9s 9h 9d'].map(cards);
  const [king, queen] = [cards('Kc'), cards('Qc')];
  const wholeNumber = (name: string) => /^(?:0|[1-9]\d*)$/.test(name) && Number(name) < 2 ** 32 - 1;

  /** Whether keys in this order can hold the names, and bare names their melds. */
  function sayable(names: readonly string[]): boolean {
    const moved = names.some((name, place) => {
      const [before] = names.slice(0, place).filter((other) => !wholeNumber(other) || Number(other) > Number(name));
      return wholeNumber(name) && before !== undefined;
    });
    return !moved && names.every((name) => name !== '' && name !== '__proto__' && !/^[ABC]\//.test(name));
  }

  test('any names of melds either read back the same or are typed failures', () => {
    const unit = fc.constantFrom(...'ABC/10*_-:,#{}[]&!|>\'"%@`?~ \n\t\\é\u0000\u0085\u2028\ud800');
    const name = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit, maxLength: 6 }),
      fc.constantFrom('null', 'true', 'no', '12', '1e3', '0x1', '.inf', '2026-01-01', '<<', '---', 'x'.repeat(1500)),
    );
    let said = 0;
    fc.assert(
      fc.property(name, name, (one, two) => {
        if (one === two || kings === undefined || queens === undefined || nines === undefined) return;
        const position = checkSetup({
          ruleset: 'samba',
          agreement: {},
          phase: 'play',
          melds: {
            A: [
              { name: one, cards: kings },
              { name: two, cards: queens },
            ],
            B: [{ name: two, cards: nines }],
          },
          meldedThisTurn: [two],
        });
        if (!position.ok) throw new Error(JSON.stringify(position.error));
        const cases: Cases = [
          [{ type: 'merge', first: { name: one }, second: { name: two, side: 'B' } }],
          [{ type: 'add', additions: [one, two].map((each) => ({ meld: { name: each }, cards: king })) }],
          [{ type: 'meld', melds: [one, two].map((each) => ({ name: each, cards: queen })) }],
          [{ type: 'take', with: [], onto: { name: two }, name: one, melds: [] }],
        ];
        if (sayable([one, two])) {
          said += 1;
          checkIdentity(position.value, cases);
        } else expect(errorsOf(position.value, cases)).not.toEqual([]);
      }),
      { seed: firstSeed, numRuns: 60 },
    );
    expect(said).toBeGreaterThan(20);
  });

  test('melds that an act begins without a name are named as the engine names them', () => {
    const start = tableOf('samba')({
      phase: 'play',
      hands: { 1: 'Ks Kh Kd Kc 5d 6d' },
      melds: { A: { queens: 'Qs Qh Qd' } },
    });
    const line = [meld('Ks Kh Kd'), add('*2', 'Kc'), discard('5d')];
    checkIdentity(start, [line]);
    checkIdentity(start, [
      line.slice(0, 1),
      [{ type: 'merge', first: { name: 'queens', side: 'A' }, second: { name: 'queens' } }],
    ]);
  });

  test('any titles', () => {
    const position = deal(usualRuleset('classic'), 1);
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', ' ', '- a', 'a: b #c', '1', 'no\n'),
    );
    fc.assert(
      fc.property(text, text, text, text, (fi, sv, et, en) => {
        const title = { fi, sv, et, en };
        const file = writeScenario(position, [], ['classic/1-a', 'canasta-fi/14-b'], title);
        expect(file.ok && read(file.value)).toMatchObject({ title, about: ['classic/1-a', 'canasta-fi/14-b'] });
      }),
      { seed: firstSeed, numRuns: 60 },
    );
  });
});

test('a file is written as an author would write it', () => {
  const position = tableOf('samba')({
    players: 6,
    form: 'pairs',
    options: { handSize: 13 },
    dealer: 2,
    phase: 'play',
    scores: { A: 1620, B: -205 },
    stock: 30,
    pile: '8d 2c Kd',
    hands: { 1: 'Ks Kh 2h 5d', 2: 11, 3: '' },
    melds: { A: { kings: 'Kc Kd Ks', '*2': '4c 5c 6c' }, B: {} },
    redThrees: { A: '3h' },
    duties: { 1: [{ code: 'no-meld-for-turns', count: 2 }] },
    meldedThisTurn: ['kings'],
    melded: false,
    melders: [4],
  });
  const long = [
    '2h 2h 2h 2h 2h 2h 2h 2h',
    'Ks Kh 2h',
    '4s 4s 4s 4h 4h 4h 4d 4d',
    '5s 5s 5h 5h 5d 5d',
    '6s 6s 6s 6h 6h',
  ];
  const title = { fi: 'Mitä nyt?', sv: 'Vad nu?', et: 'Mis nüüd?', en: 'Two questions: which?' };
  const cases = [[discard('5d')], [draw()], [meld(...long)]];
  const file = writeScenario(position, cases, ['samba/14-b', 'samba/2', 'canasta-fi/9'], title);
  expect(file.ok ? file.value.replace(/because: .*/g, 'because: …') : file.error).toBe(`ruleset: samba
options: {handSize: 13}
players: 6
form: pairs
about: [14-b, 2, canasta-fi/9]
title:
  fi: Mitä nyt?
  sv: Vad nu?
  et: Mis nüüd?
  en: "Two questions: which?"
position:
  dealer: 2
  phase: play
  scores: {A: 1620, B: -205}
  stock: 30
  pile: "8d 2c Kd"
  hands: {1: "Ks Kh 2h 5d", 2: 11, 3: 0}
  melds: {A: {kings: "Kc Kd Ks", "*2": "4c 5c 6c"}}
  redThrees: {A: "3h"}
  duties: {1: ["no-meld-for-turns:2"]}
  meldedThisTurn: [kings]
  melded: false
  melders: [4]
cases:
  - do: [{discard: 5d}]
    expect: legal
    because: …
  - do: [{draw: stock}]
    expect: illegal
    because: …
  - do:
      - meld: ["2h 2h 2h 2h 2h 2h 2h 2h", "Ks Kh 2h", "4s 4s 4s 4h 4h 4h 4d 4d", "5s 5s 5h 5h 5d 5d", "6s 6s 6s 6h 6h"]
    expect: illegal
    because: …
`);
});

test('the first clause of each reason, or of each permission, stands in the file', () => {
  const position = tableOf('canasta-sv')({
    phase: 'play',
    hands: { 1: '4s 4h 2d 2c Jk 5s 9c 9d' },
    melds: { A: { queens: 'Qs Qh Qd' } },
  });
  const cases = [[meld('4s 4h 2d 2c Jk 5s', '9c 9d')], [meld('4s 4h 2d')]];
  const [refused, allowed] = cases.map(([action]) => (action === undefined ? null : judge(position, action)));
  const scenario = checkIdentity(position, cases);
  const because = scenario.cases.map((one) => (one.kind === 'play' ? one.because.flat() : []));
  const reasons = refused?.legal === false ? refused.reasons.map(({ clauses }) => clauses[0]) : [];
  const permissions = allowed?.legal === true ? allowed.grounds.map(({ clauses }) => clauses[0]) : [];
  expect(because).toEqual([[...new Set(reasons)], [...new Set(permissions)]]);
  expect(reasons.length).toBeGreaterThan(1);
  expect(permissions.length).toBeGreaterThan(0);
});

describe('what a file cannot hold is a typed failure with its place', () => {
  const table = {
    phase: 'play',
    hands: { 1: 'Ks Kh Kd Kc Kc 5d 6d 3h' },
    melds: { A: { queens: 'Qs Qh Qd' } },
  } as const;
  const start = tableOf('samba')(table);
  const meldsOf = (...names: readonly string[]): Position => ({
    ...start,
    sides: start.sides.map((side) => ({
      ...side,
      melds: side.melds.flatMap((meld) => names.map((name) => ({ ...meld, name }))),
    })),
  });
  const named = (...names: readonly (string | null)[]): Action => ({
    type: 'meld',
    melds: names.map((name) => ({ cards: cards('Ks Kh Kd'), ...(name === null ? {} : { name }) })),
  });
  const addTo = (...names: readonly string[]): Action => ({
    type: 'add',
    additions: names.map((name) => ({ meld: { name }, cards: cards('Qc') })),
  });
  const auction = tableOf('sitoumussamba')({ phase: 'auction' });
  const bid: Action = { type: 'call', call: { level: 9, denomination: 'hearts' } };
  const stocked = tableOf('samba')({ stock: '4c 5c 6c' });
  const shallow: Action = { type: 'take', with: cards('Ks Kh'), melds: [], depth: 0 };
  const withSides = (change: Partial<SideState>): Position => ({
    ...start,
    sides: start.sides.map((side, place) => (place === 1 ? { ...side, ...change } : side)),
  });
  const theirs = start.sides.flatMap(({ melds }) => melds);
  const over = tableOf('samba')({ phase: 'over' });
  const full = tableOf('classic')({
    stock: 44,
    pile: '4c 4c 5c 5c 6c 6c 7c 7c 8c 8c 9c 9c Tc Tc Jc Jc Qc Qc Kc Kc Ac Ac',
  });

  const failures: readonly [string, Position, Cases, WritingError['code'], string][] = [
    ['a meld without a name', meldsOf(''), [], 'nameless', 'position.melds.A'],
    ['a name that no key can be', meldsOf('__proto__'), [], 'reserved-name', 'position.melds.A.__proto__'],
    ['a whole number after a name', meldsOf('b', '1'), [], 'order-lost', 'position.melds.A.b'],
    ['whole numbers in another order', meldsOf('10', '9'), [], 'order-lost', 'position.melds.A.10'],
    ['two melds of one name', meldsOf('b', 'b'), [], 'impossible', 'position.melds.A.b'],
    ['a name with a side before it', meldsOf('B/x'), [[add('B/x', 'Qc')]], 'side-in-name', 'cases.0.do.0.add'],
    ['the same for merging', meldsOf('C/', 'b'), [[merge('b', 'C/')]], 'side-in-name', 'cases.0.do.0.merge.1'],
    ['names for some melds only', start, [[named('kings', null)]], 'mixed-names', 'cases.0.do.0.meld'],
    ['one name twice in an act', start, [[named('kings', 'kings')]], 'name-twice', 'cases.0.do.0.meld.kings'],
    ['whole numbers in an act', start, [[named('x', '2')]], 'order-lost', 'cases.0.do.0.meld.x'],
    ['an empty name in an act', start, [[named('')]], 'nameless', 'cases.0.do.0.meld'],
    ['two additions to one meld', start, [[addTo('queens', 'queens')]], 'name-twice', 'cases.0.do.0.add.queens'],
    ['a meld that does not lie there', start, [[addTo('kings')]], 'no-meld', 'cases.0.do.0.add.kings'],
    ['nothing done', start, [[discard('5d')], []], 'no-actions', 'cases.1.do'],
    ['more after a refusal', start, [[draw(), discard('5d')]], 'after-illegal', 'cases.0.do.1'],
    ['more after what is refused later', start, [[discard('5d'), meld('Ks'), draw()]], 'after-illegal', 'cases.0.do.2'],
    ['a card that the known stock lacks', stocked, [[draw('Kc 9c')]], 'stock-differs', 'cases.0.do.0.draw'],
    ['a bid that there is not', auction, [[bid]], 'no-bid', 'cases.0.do.0.call'],
    ['a pile taken no card deep', start, [[shallow]], 'wrong-shape', 'cases.0.do.0.depth'],
    ['half a point', withSides({ score: 0.5 }), [], 'wrong-shape', 'position.scores.B'],
    [
      'a meld that the others have begun in this turn',
      withSides({ melds: theirs.map((one) => ({ ...one, begunThisTurn: true })) }),
      [],
      'no-words',
      'position.melds.B.queens',
    ],
    [
      'a meld that is not what its cards are',
      withSides({ melds: theirs.map((one) => ({ ...one, order: 3 })) }),
      [],
      'no-words',
      'position.melds.B.queens',
    ],
    ['an end of a deal that goes on', { ...start, ending: over.ending }, [], 'no-words', 'position.phase'],
    ['a deal that is over without an end', { ...over, ending: null }, [], 'no-words', 'position.phase'],
    [
      'a draw before the draw',
      { ...start, phase: 'draw', current: { ...start.current, drew: 'stock' } },
      [],
      'reads-otherwise',
      'position',
    ],
    [
      'a late red three where there is none',
      { ...auction, current: { ...auction.current, lateRedThree: true } },
      [[{ type: 'take', with: [], melds: [] }]],
      'impossible',
      'position.lateRedThree',
    ],
    [
      'last red threes that have gone',
      {
        ...auction,
        current: { ...auction.current, lastThrees: cards('3h') },
        seats: full.seats.map((seat) => ({ ...seat, hand: { known: [], unknown: 0 } })),
      },
      [],
      'impossible',
      'position.lastThrees',
    ],
    ['more cards than the deck', { ...full, stock: { known: [], unknown: 100 } }, [], 'impossible', 'position'],
  ];

  test.each(failures)('%s', (_, position, cases, code, path) => {
    expect(errorsOf(position, cases)[0]).toMatchObject({ code, path });
  });

  test('every failure is told, not only the first', () => {
    const codes = errorsOf(start, [[addTo('queens', 'queens')], [], [named('x', null)]]).map(({ code }) => code);
    expect(codes).toEqual(['name-twice', 'no-actions', 'mixed-names']);
  });

  test('a name with a side before it can be said with the side', () => {
    const sided: Action = {
      type: 'add',
      additions: [{ meld: { name: 'B/x', side: 'A' }, cards: cards('Qc') }],
    };
    const position = tableOf('samba')({ ...table, melds: { A: { 'B/x': 'Qs Qh Qd' } } });
    checkIdentity(position, [[sided]]);
  });
});
