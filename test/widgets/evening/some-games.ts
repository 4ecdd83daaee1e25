import fc from 'fast-check';
import {
  canastaCounts,
  type DealEntry,
  denominations,
  emptyDeal,
  emptySide,
  type RulesetId,
  type SideEntry,
  usualRuleset,
} from '../../../src/engine/index.ts';
import { agreementOf } from '../../../src/widgets/agreement/agreements.ts';
import { withDraft, withEntered, withMending, withStruck } from '../../../src/widgets/evening/game/changes.ts';
import { type Draft, emptyDraft, newGame, type ScoreGame } from '../../../src/widgets/evening/game/game.ts';
import { allAgreements, rulesets, settled } from '../../engine/support/agreements.ts';

/** A game of four without a deal. */
export function gameOf(ruleset: RulesetId, names = ['Aino', 'Eero', 'Olli', 'Siiri']): ScoreGame {
  return newGame({ id: 'one', ruleset, agreement: agreementOf(usualRuleset(ruleset)), names, firstDealer: 1 });
}

/** A deal in which the sides melded so many points. */
export function dealOf(...points: readonly number[]): DealEntry {
  const letters = ['A', 'B', 'C'] as const;
  const sides = points.map((melded, place) => [
    letters[place],
    { ...emptySide, opened: true, cards: { melded, left: 0 } },
  ]);
  return { ...emptyDeal, sides: Object.fromEntries(sides) };
}

/** The game with a deal entered. */
export function withDeal(game: ScoreGame, entry: DealEntry): ScoreGame {
  return withEntered(withDraft(game, { ...emptyDraft, entry, endSaid: true }), false);
}

const points = fc.integer({ min: 0, max: 400 }).map((fifths) => fifths * 5);
const cards = fc.oneof(points, fc.record({ K: fc.nat(8), joker: fc.nat(4), '3': fc.nat(4) }));

const anySide: fc.Arbitrary<SideEntry> = fc.record({
  counts: fc.dictionary(fc.constantFrom(...canastaCounts, 'red-threes' as const), fc.nat(5)),
  opened: fc.boolean(),
  penalties: fc.array(
    fc.oneof(
      fc.record({ points: fc.constantFrom(100, -100, 500) }),
      fc.record({
        points: fc.constant(100),
        clause: fc.constantFrom('canasta-fi/33-a' as const, 'samba/23-d' as const),
      }),
    ),
    { maxLength: 3 },
  ),
  cards: fc.oneof(fc.record({ melded: cards, left: cards }), fc.record({ net: fc.integer({ min: -500, max: 500 }) })),
});

/** Any entry, sound or not. */
export const anyEntry: fc.Arbitrary<DealEntry> = fc
  .record({
    sides: fc.record({ A: anySide, B: anySide }),
    out: fc.option(
      fc.record({
        side: fc.constantFrom('A' as const, 'B' as const),
        concealed: fc.boolean(),
        ownCanasta: fc.boolean(),
      }),
    ),
    contract: fc.option(
      fc.record({
        side: fc.constantFrom('A' as const, 'B' as const),
        bid: fc.record({ level: fc.integer({ min: 1, max: 8 }), denomination: fc.constantFrom(...denominations) }),
        doubled: fc.boolean(),
        result: fc.constantFrom('made' as const, 'robbed' as const, null),
      }),
    ),
    loser: fc.constantFrom(null, null, null, 'B' as const),
  })
  .chain((entry) =>
    entry.loser === null
      ? fc.constant(entry)
      : fc.constantFrom(
          entry,
          { ...entry, lostBy: 'canasta-fi/22-a-end' as const },
          { ...entry, lostBy: 'samba/1' as const },
        ),
  );

const anyBid: fc.Arbitrary<Draft['bid']> = fc.oneof(
  fc.constantFrom('none' as const, null),
  fc.record({
    side: fc.constantFrom('A' as const, 'B' as const),
    level: fc.constantFrom(null, 1, 8),
    denomination: fc.constantFrom(null, ...denominations),
  }),
);

const anyBeginning = fc.constantFrom(...rulesets).chain((ruleset) =>
  fc.constantFrom(...allAgreements(ruleset)).chain((agreement) => {
    const { players, seating } = settled(ruleset, agreement);
    return fc.record({
      id: fc.constant('any'),
      ruleset: fc.constant(ruleset),
      agreement: fc.constant(agreementOf(settled(ruleset, agreement))),
      names: fc.array(fc.string({ maxLength: 20 }), { minLength: players, maxLength: players }),
      firstDealer: fc.constantFrom(...seating.seats),
      begun: fc.constantFrom('2026-12-06', '2027-02-28'),
    });
  }),
);

type Step = (game: ScoreGame) => ScoreGame;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: anyEntry.map(
      (entry): Step =>
        (game) =>
          withDeal(game, entry),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(9), anyEntry, fc.boolean()).map(
      ([place, entry, dealt]): Step =>
        (game) => {
          const mending = withMending(game, place);
          return withEntered(withDraft(mending, { ...mending.draft, entry, remark: 'agreed' }), dealt);
        },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map(
      ([place, dealt]): Step =>
        (game) =>
          withStruck(game, place, dealt),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(anyEntry, anyBid, fc.constantFrom(null, 'A' as const)).map(
      ([entry, bid, losing]): Step =>
        (game) =>
          withDraft(game, { ...emptyDraft, entry, bid, losing }),
    ),
  },
);

/** Any game: of any ruleset and agreement, with deals entered, mended and struck. */
export const anyGame: fc.Arbitrary<ScoreGame> = fc
  .tuple(anyBeginning, fc.array(anyStep, { maxLength: 12 }))
  .map(([beginning, steps]) => steps.reduce((game, step) => step(game), newGame(beginning)));
