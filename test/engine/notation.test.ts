import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Action,
  cardAt,
  checkSetup,
  deal,
  type Line,
  type NotationError,
  type Position,
  type RulesetId,
  readPosition,
  rulesetIds,
  type SeatState,
  type Setup,
  writePosition,
} from '../../src/engine/index.ts';
import { pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { playDeal } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

const runs = tries('STRINGS', 20_000);
// The machine may be busy, and `npm run fuzz` tries many more.
vi.setConfig({ testTimeout: 240_000 + runs * 10 });

/** A position from a setup that must be possible. */
function positionOf(setup: Setup): Position {
  const position = checkSetup(setup);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

function roundTrip(position: Position, actions: readonly Action[] = []): Line | NotationError {
  const line = readPosition(writePosition(position, actions));
  return line.ok ? line.value : line.error;
}

const [spades, hearts] = [cardAt(4), cardAt(5)];
const redThree = cardAt(45);

const oneDuty = { code: 'must-discard', count: 1 } as const;

/** A position in which everything that can be said is said. */
function fullPosition(ruleset: RulesetId): Position {
  const position = positionOf({
    ruleset,
    agreement: {},
    turn: 2,
    dealer: 1,
    phase: 'play',
    scores: { A: -205, B: 4995 },
    stock: [spades, hearts],
    pile: [cardAt(52), cardAt(48), cardAt(51)],
    hands: { 1: [spades], 2: 0 },
    melds: {
      A: [{ name: 'kuninkaita – ässiä_1~.', cards: [cardAt(8), cardAt(9), cardAt(10)] }],
      B: [{ name: '', cards: [cardAt(12), cardAt(13), cardAt(52)] }],
    },
    redThrees: { B: [redThree] },
    penalties: { B: 300 },
    meldedThisTurn: [''],
    unplayed: [2],
    melders: [1],
  });
  // What only some rulesets know is set past the check of setups: the notation is for all of them.
  const seats = position.seats.map((state): SeatState => {
    if (state.seat > 2) return state;
    return state.seat === 1
      ? { ...state, penaltyCards: [cardAt(20)], duties: [{ code: 'no-meld-for-turns', count: 3 }, oneDuty] }
      : { ...state, waiting: [cardAt(21), cardAt(22)] };
  });
  return {
    ...position,
    seats,
    sides: position.sides.map((side, place) => (place === 0 ? { ...side, minimumRaise: 20 } : side)),
    calls: ['pass', { level: 8, denomination: 'twos' }, 'double'],
    contract: { seat: 2, bid: { level: 1, denomination: 'clubs' }, doubledBy: 1 },
    current: {
      ...position.current,
      drew: 'pile',
      melded: true,
      addedThisTurn: true,
      lateRedThree: true,
      asked: 1,
      answer: 'no',
      surplus: [cardAt(48)],
      lastThrees: [redThree],
    },
  };
}

const everyAction: readonly Action[] = [
  { type: 'turn-up' },
  { type: 'draw' },
  { type: 'draw', cards: [] },
  { type: 'draw', cards: [redThree, spades] },
  { type: 'take', with: [], melds: [] },
  { type: 'take', with: [spades, hearts], name: 'd1', melds: [{ cards: [spades] }, { cards: [], name: 'a~-.b' }] },
  { type: 'take', with: [spades], onto: { name: 'o' }, melds: [], depth: 12, draws: [] },
  { type: 'take', with: [], onto: { name: 'ä', side: 'B' }, melds: [], draws: [hearts] },
  { type: 'meld', melds: [] },
  { type: 'meld', melds: [{ cards: [spades, hearts], name: '' }, { cards: [redThree] }] },
  { type: 'add', additions: [] },
  {
    type: 'add',
    additions: [
      { meld: { name: 'A' }, cards: [spades] },
      { meld: { name: 'A', side: 'C' }, cards: [] },
    ],
  },
  { type: 'merge', first: { name: 'one', side: 'A' }, second: { name: 'two' } },
  { type: 'lay', card: redThree },
  { type: 'lay', card: redThree, draws: [spades] },
  { type: 'buy', card: redThree, draws: [] },
  { type: 'discard', card: cardAt(52) },
  { type: 'ask' },
  { type: 'answer', answer: 'yes' },
  { type: 'answer', answer: 'no' },
  { type: 'answer', answer: 'pass' },
  { type: 'call', call: 'pass' },
  { type: 'call', call: 'double' },
  { type: 'call', call: 'no-opening' },
  { type: 'call', call: { level: 8, denomination: 'twos' } },
  { type: 'end' },
];

describe('writing and reading is the identity', () => {
  test.each(rulesets)('a position in which everything is said, %s', (id) => {
    const position = fullPosition(id);
    expect(roundTrip(position, everyAction)).toEqual({ position, actions: everyAction });
  });

  test('a game lost by a ruling', () => {
    const over = positionOf({ ruleset: 'canasta-fi', agreement: {}, phase: 'over', loser: 'B' });
    expect(over.ending).toMatchObject({ out: null, cause: 'lost-game', loser: 'B' });
    expect(roundTrip(over)).toEqual({ position: over, actions: [] });
  });

  test.each(['gone-out', 'without-stock', 'red-three'] as const)('a deal that ended: %s', (cause) => {
    const over = positionOf({ ruleset: 'classic', agreement: {}, phase: 'over', out: 3 });
    const ending = { loser: null };
    for (const out of [null, 3] as const) {
      for (const concealed of [true, false]) {
        const position: Position = { ...over, ending: { ...ending, out, concealed, ownCanasta: !concealed, cause } };
        expect(roundTrip(position)).toEqual({ position, actions: [] });
      }
    }
  });

  test.each(rulesets)('every agreement of %s', (id) => {
    for (const agreement of pairwiseCover(id)) {
      const position = deal(settled(id, agreement), 5);
      expect(roundTrip(position)).toEqual({ position, actions: [] });
    }
  });

  test('any names of melds, also with signs that the notation uses itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, two) => {
        const position = positionOf({
          ruleset: 'samba',
          agreement: {},
          melds: {
            A: [{ name: one, cards: [spades, hearts, cardAt(52)] }],
            B: [{ name: two, cards: [cardAt(8), cardAt(9), cardAt(10)] }],
          },
        });
        const actions: readonly Action[] = [
          { type: 'merge', first: { name: one }, second: { name: two, side: 'B' } },
          { type: 'meld', melds: [{ cards: [spades], name: two }] },
        ];
        const text = writePosition(position, actions);
        expect(text).toMatch(/^[A-Za-z0-9._~-]+$/);
        expect(readPosition(text)).toEqual({ ok: true, value: { position, actions } });
      }),
      { seed: firstSeed },
    );
  });

  test('two different positions never share a text', () => {
    const texts = new Map<string, Position>();
    for (const id of ['canasta-fi', 'classic', 'samba'] as const) {
      playDeal(settled(id), 4, 'keen', ({ before }) => {
        const text = writePosition(before);
        const other = texts.get(text);
        if (other !== undefined) expect(before).toEqual(other);
        texts.set(text, before);
      });
    }
    expect(texts.size).toBeGreaterThan(100);
  });
});

/** The error of a text that must not be readable. */
function errorOf(text: string): NotationError {
  const line = readPosition(text);
  if (line.ok) throw new Error(`read without complaint: ${text}`);
  return line.error;
}

describe('a damaged text is a typed error with its place', () => {
  const sound = writePosition(fullPosition('canasta-fi'), everyAction);

  test('empty', () => {
    expect(errorOf('')).toEqual({ code: 'empty', place: 0, piece: '' });
  });

  test.each(['0', '2', '11', 'x', ''])('version %j', (version) => {
    expect(errorOf(sound.replace(/^1/, version))).toEqual({ code: 'wrong-version', place: 0, piece: version });
  });

  test('wrong check digits are found at their place', () => {
    const digits = sound.slice(-2);
    const wrong = digits === 'aa' ? 'bb' : 'aa';
    expect(errorOf(sound.slice(0, -2) + wrong)).toEqual({ code: 'wrong-check', place: sound.length - 2, piece: wrong });
  });

  test('a text cut off anywhere', () => {
    for (let length = 1; length < sound.length; length++) {
      const { place } = errorOf(sound.slice(0, length));
      expect(place).toBeLessThanOrEqual(length + 1);
    }
  });

  test('one sign changed anywhere', () => {
    for (let at = 0; at < sound.length; at++) {
      const other = sound[at] === 'a' ? 'b' : 'a';
      errorOf(sound.slice(0, at) + other + sound.slice(at + 1));
    }
  });

  test('two neighbours swapped anywhere', () => {
    for (let at = 0; at + 1 < sound.length; at++) {
      const [one = '', two = ''] = sound.slice(at, at + 2);
      if (one !== two) errorOf(sound.slice(0, at) + two + one + sound.slice(at + 2));
    }
  });
});

describe('a text whose check digits are right may still say what cannot be', () => {
  /** The text with one piece replaced and right check digits, found by trying all: the tests do not know how they are made. */
  function resealed(from: string | RegExp, to: string): string {
    const text = writePosition(deal(settled('canasta-fi'), 3));
    const sound = text.slice(0, text.lastIndexOf('.'));
    const body = sound.replace(from, to);
    expect(body, 'the replacement changes something').not.toBe(sound);
    const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
    for (const one of digits) {
      for (const two of digits) {
        const sealed = `${body}.${one}${two}`;
        const line = readPosition(sealed);
        if (line.ok || line.error.code !== 'wrong-check') return sealed;
      }
    }
    throw new Error('no check digits fit');
  }

  test.each([
    ['an unknown ruleset', 'canasta-fi', 'canasta-no', 'unknown-ruleset', 'canasta-no'],
    ['an option that the ruleset does not have', '.n4s', '.oviennese-t.n4s', 'wrong-agreement', 'unknown-option'],
    ['a number of players that it does not have', '.n4s', '.n6s', 'wrong-agreement', 'players-not-provided'],
    ['no number of players', '.n4s', '', 'missing-field', ''],
    ['an unknown field', '.n4s', '.n4s.z9', 'wrong-field', 'z9'],
    ['an unknown action', /$/, '.Z', 'wrong-field', 'Z'],
    ['a card that is none', /$/, '.X1s', 'wrong-field', 'X1s'],
    ['half a card', /$/, '.XK', 'wrong-field', 'XK'],
    ['a discard of two cards', /$/, '.XKsKh', 'wrong-field', 'XKsKh'],
    ['an unknown answer', /$/, '.Rperhaps', 'wrong-field', 'Rperhaps'],
    ['a bid too high', /$/, '.C95', 'wrong-field', 'C95'],
    ['a turn of a seat that nobody sits on', /\.p414|\.p4\d\d|\.p3\d\d/, '.p355', 'missing-field', ''],
    ['a seat left out', /\.h4[^.]*/, '', 'missing-field', ''],
    ['a seat twice', /(\.h4[^.]*)/, '$1$1', 'wrong-field', ''],
    ['a seat too many', /(\.h4)([^.]*)/, '$1$2.h5pn', 'missing-field', ''],
    ['three kings of spades', /\.h1(..)[^.]*/, '.h1$1KsKsKs', 'impossible-cards', 'Ks'],
    ['two melds of one name', /$/, '.mAokings~KsKhKd.mAokings~QsQhQd', 'wrong-field', 'mAokings~QsQhQd'],
    ['a side that does not play', /$/, '.cC100', 'missing-field', ''],
    ['an ending while play goes on', /$/, '.j100g', 'missing-field', ''],
    ['a meld without cards', /$/, '.mAoname~', 'wrong-field', 'mAoname~'],
    ['a score that is no number', /$/, '.cA1e3', 'wrong-field', 'cA1e3'],
  ])('%s', (_, from, to, code, piece) => {
    const text = resealed(from, to);
    const error = errorOf(text);
    expect(error.code).toBe(code);
    if (piece !== '') expect(error.piece).toBe(piece);
    expect(error.place).toBeGreaterThanOrEqual(0);
    expect(error.place).toBeLessThanOrEqual(text.length);
    if (code === 'wrong-field') expect(text.slice(error.place, error.place + error.piece.length)).toBe(error.piece);
  });
});

describe('random text', () => {
  test(`${runs} random strings are errors and nothing is thrown`, () => {
    const signs = fc.constantFrom(...'1.~-_canstfihpAKQJT98765432shdcmqrwuxkgjvoeDTMAGLBXQRCEU0');
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs, maxLength: 60 }), bodies(signs));
    fc.assert(
      fc.property(text, (written) => {
        const line = readPosition(written);
        if (line.ok) expect(readPosition(writePosition(line.value.position, line.value.actions))).toEqual(line);
        else expect(line.error.place).toBeLessThanOrEqual(written.length + 1);
      }),
      { numRuns: runs, seed: firstSeed },
    );
  });

  /** Texts that begin as they should, so that more than the version is read. */
  function bodies(signs: fc.Arbitrary<string>): fc.Arbitrary<string> {
    const fields = fc.array(fc.string({ unit: signs, maxLength: 12 }), { maxLength: 12 });
    return fc
      .tuple(fc.constantFrom(...rulesetIds), fields, fc.string({ unit: signs, maxLength: 2 }))
      .map(([id, pieces, check]) => ['1', id, ...pieces, check].join('.'));
  }
});
