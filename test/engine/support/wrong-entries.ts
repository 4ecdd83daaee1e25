import type {
  CardEntry,
  Counts,
  DealEntry,
  ImpossibleCode,
  Ruleset,
  Side,
  SideEntry,
} from '../../../src/engine/index.ts';
import { type Choose, oneOf } from './random-deal.ts';

// Entries that no position can give, each made from a sound one by one fault, with the objection that must be raised. The numbers are the
// documents', not the engine's.

/** An entry with the fault that is in it. */
export interface WrongEntry {
  readonly entry: DealEntry;
  readonly code: ImpossibleCode;
}

/** What a wrong entry is made from: the game, a sound entry, and one of its sides. */
interface Ground {
  readonly ruleset: Ruleset;
  readonly sound: DealEntry;
  readonly side: Side;
  readonly choose: Choose;
}

type Fault = (ground: Ground) => DealEntry | null;

/** What the documents say of the deck: packs, jokers, what all cards are worth. Two packs of 490 and four jokers, three and six. */
function deckOf({ id }: Ruleset) {
  if (id === 'samba') return { red: 6, copies: 12, jokers: 6, points: 1770 };
  if (id === 'sitoumussamba') return { red: 6, copies: 12, jokers: 6, points: 1800 };
  return { red: 4, copies: 8, jokers: 4, points: 1180 };
}

function withSide({ sound, side }: Ground, change: Partial<SideEntry>): DealEntry {
  const before = sound.sides[side];
  if (before === undefined) throw new Error(`there is no side ${side}`);
  return { ...sound, sides: { ...sound.sides, [side]: { ...before, ...change } } };
}

function withCounts(ground: Ground, counts: Counts): DealEntry {
  return withSide(ground, { counts: { ...ground.sound.sides[ground.side]?.counts, ...counts } });
}

function withCards(ground: Ground, cards: CardEntry): DealEntry {
  return withSide(ground, { cards });
}

const canastas = [
  'natural-canasta',
  'mixed-canasta',
  'samba',
  'wild-canasta',
  'pure-twos-canasta',
  'mixed-twos-canasta',
  'red-aces-canasta',
  'black-aces-canasta',
] as const;

const noCanastas: Counts = Object.fromEntries(canastas.map((canasta) => [canasta, 0]));

function has(ruleset: Ruleset, canasta: (typeof canastas)[number]): boolean {
  switch (canasta) {
    case 'samba':
      return ruleset.id === 'samba' || ruleset.id === 'sitoumussamba';
    case 'wild-canasta':
      return ruleset.options.wildMelds === true;
    case 'natural-canasta':
    case 'mixed-canasta':
      return true;
    default:
      return ruleset.id === 'sitoumussamba';
  }
}

/** Going out by the side, which no contract of its own measures. */
function out(ground: Ground, concealed: boolean): DealEntry {
  const { sound, side } = ground;
  return { ...sound, out: { side, concealed, ownCanasta: concealed }, contract: null };
}

const faults: { readonly [Code in ImpossibleCode]: Fault } = {
  'not-a-count': (ground) =>
    oneOf(
      [
        withCounts(ground, { 'natural-canasta': -1 - ground.choose(5) }),
        withCounts(ground, { 'mixed-canasta': 0.5 }),
        withCards(ground, { melded: -5, left: 0 }),
        withCards(ground, { melded: { K: -1 }, left: 0 }),
        withCards(ground, { net: Number.NaN }),
        withSide(ground, { penalties: [{ points: 0.5 }] }),
      ],
      ground.choose,
    ),
  'not-in-ruleset': (ground) => {
    const missing = canastas.filter((canasta) => !has(ground.ruleset, canasta));
    return missing.length === 0 ? null : withCounts(ground, { [oneOf(missing, ground.choose)]: 1 });
  },
  'too-many-red-threes': (ground) => {
    const laid = ground.ruleset.id === 'sitoumussamba' ? 'red-threes-for-cards' : 'red-threes';
    return withCounts(ground, { [laid]: deckOf(ground.ruleset).red + 1 + ground.choose(3) });
  },
  'too-many-black-threes': (ground) =>
    ground.ruleset.id === 'sitoumussamba' ? withCounts(ground, { 'black-threes-in-hand': 7 + ground.choose(9) }) : null,
  'too-many-of-a-face': (ground) => {
    const { copies, jokers } = deckOf(ground.ruleset);
    const face = oneOf(['A', 'K', '7', '2', 'joker'] as const, ground.choose);
    const many = 1 + ground.choose(4) + (face === 'joker' ? jokers : copies);
    return withCards(
      ground,
      oneOf(
        [
          { melded: { [face]: many }, left: 0 },
          { melded: {}, left: { [face]: many } },
        ],
        ground.choose,
      ),
    );
  },
  'too-many-canastas': (ground) => {
    const kinds = canastas.filter((canasta) => has(ground.ruleset, canasta));
    // No kind of canasta is made 20 times from 162 cards: 19 have 133, but then wild cards or natural ranks have run out.
    return withCounts(ground, { [oneOf(kinds, ground.choose)]: 20 + ground.choose(5) });
  },
  'more-points-than-cards': (ground) => {
    const points = deckOf(ground.ruleset).points + 5 + 5 * ground.choose(200);
    return oneOf([withCards(ground, { melded: points, left: 0 }), withCards(ground, { net: -points })], ground.choose);
  },
  'points-of-no-cards': (ground) => {
    const points = 200 + 5 * ground.choose(20) + 1 + ground.choose(4);
    return withCards(
      ground,
      oneOf([{ melded: points, left: 0 }, { melded: 300, left: points }, { net: points }], ground.choose),
    );
  },
  'too-few-points-for-meld': (ground) =>
    withSide(ground, { counts: {}, opened: true, cards: { melded: 5 + 5 * ground.choose(2), left: 20 } }),
  'too-few-points-for-canastas': (ground) => {
    const number = 1 + ground.choose(2);
    return withSide(ground, {
      counts: { 'natural-canasta': number },
      opened: true,
      cards: { melded: 5 + 5 * ground.choose(7 * number - 1), left: 0 },
    });
  },
  'too-few-cards-for-canastas': (ground) =>
    withSide(ground, {
      counts: { 'natural-canasta': 2 },
      opened: true,
      cards: { melded: { A: 7, K: ground.choose(7) }, left: 0 },
    }),
  'melds-without-opening': (ground) =>
    withSide(ground, { counts: { 'mixed-canasta': 1 }, opened: false, cards: { melded: 100, left: 0 } }),
  'opened-without-cards': (ground) => withSide(ground, { counts: {}, opened: true, cards: { melded: 0, left: 45 } }),
  'out-without-requirement': (ground) => out({ ...ground, sound: withCounts(ground, noCanastas) }, false),
  'concealed-without-canasta': (ground) =>
    ground.ruleset.id === 'samba' || ground.ruleset.id === 'sitoumussamba'
      ? null
      : out({ ...ground, sound: withCounts(ground, noCanastas) }, true),
  'out-with-cards-left': (ground) =>
    ground.ruleset.players > 3
      ? null
      : out({ ...ground, sound: withCards(ground, { melded: 200, left: 5 + 5 * ground.choose(9) }) }, false),
  'unplayed-without-going-out': (ground) =>
    ground.ruleset.id === 'sitoumussamba' ? null : { ...withCounts(ground, { 'red-threes-unplayed': 1 }), out: null },
  'no-such-level': (ground) =>
    ground.ruleset.id === 'sitoumussamba'
      ? {
          ...ground.sound,
          contract: {
            side: ground.side,
            bid: { level: oneOf([0, 9, 1.5, -3], ground.choose), denomination: 'spades' },
            doubled: false,
            result: null,
          },
        }
      : null,
  // With nothing melded and cards in the hand no bid is reached, and nobody has gone out.
  'contract-result': (ground) =>
    ground.ruleset.id === 'sitoumussamba'
      ? {
          ...withSide(ground, { counts: {}, opened: false, cards: { melded: 0, left: 100 } }),
          out: null,
          contract: {
            side: ground.side,
            bid: { level: 1 + ground.choose(8), denomination: 'hearts' },
            doubled: ground.choose(2) === 0,
            result: oneOf(['made', 'robbed', 'failed'] as const, ground.choose),
          },
        }
      : null,
};

/** All entries with one fault each that can be made from a sound one, for one of its sides. */
export function wrongEntries(ruleset: Ruleset, sound: DealEntry, choose: Choose): readonly WrongEntry[] {
  const ground: Ground = { ruleset, sound, side: oneOf(ruleset.seating.sides, choose), choose };
  const codes = Object.keys(faults).filter((code): code is ImpossibleCode => code in faults);
  return codes.flatMap((code) => {
    const entry = faults[code](ground);
    return entry === null ? [] : [{ entry, code }];
  });
}
