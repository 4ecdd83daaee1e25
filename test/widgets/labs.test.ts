import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deal,
  definitions,
  type RulesetId,
  rulesetFor,
  rulesetIds,
  usualRuleset,
  writePosition,
} from '../../src/engine/index.ts';
import { changedAgreement } from '../../src/widgets/agreement/agreements.ts';
import { auctionLab, auctionOf } from '../../src/widgets/lab/kinds/auction-lab.ts';
import { goingOutFound, goingOutLab } from '../../src/widgets/lab/kinds/going-out-lab.ts';
import {
  type LabKind,
  type LabState,
  lineOf,
  readState,
  surprising,
  writeState,
} from '../../src/widgets/lab/kinds/lab-kind.ts';
import { labsIn, withLab } from '../../src/widgets/lab/kinds/lab-kinds.ts';
import { openingFound, openingLab } from '../../src/widgets/lab/kinds/opening-lab.ts';
import { pileLab, pileWays } from '../../src/widgets/lab/kinds/pile-lab.ts';
import { scoreLab } from '../../src/widgets/lab/kinds/score-lab.ts';
import { cards } from '../../src/widgets/lab/trays/lab-cards.ts';

const labs = rulesetIds.flatMap((ruleset) => labsIn(ruleset).map((lab) => ({ ruleset, lab })));

/** Numbers by chance from a seed, so that what fails can be seen again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The ruleset with each of its options by itself, and with each number of players. */
function agreements(id: RulesetId) {
  const { options, tables } = definitions[id];
  const single = Object.entries(options).flatMap(([name, { values }]) =>
    values.map(({ value }) => rulesetFor(id, { options: { [name]: value } })),
  );
  const seated = tables.map(({ players, form, only }) =>
    rulesetFor(id, { players, form: form ?? 'sides', options: only ?? {} }),
  );
  return [...single, ...seated].flatMap((settled) => (settled.ok ? [settled.value] : []));
}

function roundTrip<State extends LabState>(kind: LabKind<State>, state: State): void {
  expect(lineOf(kind, state)).toMatchObject({ ok: true });
  const text = writeState(kind, state) ?? '';
  expect(readState(kind, text, state.ruleset)).toEqual({ ok: true, value: state });
}

describe.each(labs)('the $lab laboratory of $ruleset', ({ ruleset, lab }) => {
  test('a link opens the very same view, with every option and number of players', () => {
    for (const settled of agreements(ruleset)) withLab(lab, (kind) => roundTrip(kind, kind.first(settled)));
  });

  test('whatever chance brings is possible, and its link opens the very same view', () => {
    const settled = usualRuleset(ruleset);
    fc.assert(
      fc.property(fc.integer(), (seed) =>
        withLab(lab, (kind) => roundTrip(kind, surprising(kind, settled, numbers(seed)))),
      ),
    );
  });
});

describe('a link that is damaged', () => {
  const text = writeState(pileLab, pileLab.first(usualRuleset('samba'))) ?? '';

  test('at any place, by any character, cut or doubled, opens nothing and throws nothing', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 0, maxLength: 3 }), (place, piece) => {
        const damaged = text.slice(0, place) + piece + text.slice(place + 1);
        fc.pre(damaged !== text);
        expect(readState(pileLab, damaged, 'samba')).toEqual({ ok: false, error: 'unreadable' });
      }),
    );
  });

  test('belongs to another ruleset or shows what the laboratory has no place for', () => {
    expect(readState(pileLab, text, 'canasta-fi')).toEqual({ ok: false, error: 'other-ruleset' });
    for (const lab of labsIn('samba').filter((name) => name !== 'pile')) {
      expect(withLab(lab, (kind) => readState(kind, text, 'samba'))).toEqual({ ok: false, error: 'other-lab' });
    }
    const threeHands = deal(usualRuleset('samba'), 1);
    expect(readState(pileLab, writePosition(threeHands), 'samba')).toEqual({ ok: false, error: 'other-lab' });
  });
});

test('more cards than the deck holds are impossible, and have no address', () => {
  const state = { ...openingLab.first(usualRuleset('classic')), hand: cards('Ks Ks Ks') };
  expect(lineOf(openingLab, state)).toMatchObject({ ok: false });
  expect(writeState(openingLab, state)).toBeNull();
});

describe('what no game comes to', () => {
  const objection = <State extends LabState>(kind: LabKind<State>, state: State) => {
    const line = lineOf(kind, state);
    if (!line.ok) throw new Error('the deck has these cards');
    return kind.objectionTo(state, line.value.position)?.word ?? null;
  };

  test.each(labs)('is not what the $lab laboratory of $ruleset begins with', ({ ruleset, lab }) => {
    expect(withLab(lab, (kind) => objection(kind, kind.first(usualRuleset(ruleset))))).toBeNull();
  });

  test.each(rulesetIds)('of %s is told of, and has an address all the same', (id) => {
    const ruleset = usualRuleset(id);
    const { target, redThreesLaid } = ruleset.parameters;
    const opening = openingLab.first(ruleset);
    expect(objection(openingLab, { ...opening, score: target })).toBe('gameOver');
    expect(objection(openingLab, { ...opening, score: target - 5 })).toBeNull();
    expect(objection(openingLab, { ...opening, hand: [] })).toBe('emptyHand');
    expect(objection(goingOutLab, { ...goingOutLab.first(ruleset), hand: [] })).toBe('emptyHand');
    const pile = pileLab.first(ruleset);
    expect(objection(pileLab, { ...pile, pile: [] })).toBe('emptyPile');
    const onTop = { ...pile, pile: [...pile.pile, ...cards('3h')] };
    expect(objection(pileLab, onTop)).toBe(redThreesLaid === 'never' ? null : 'redThreeOnTop');
    roundTrip(pileLab, onTop);
    const score = scoreLab.first(ruleset);
    const [own, ...others] = score.sides;
    if (own === undefined) throw new Error('there are sides');
    const bare = { ...score, sides: [{ ...own, melds: own.melds.slice(2) }, ...others] };
    expect(objection(scoreLab, bare)).toBe('outWithoutCanastas');
    expect(objection(scoreLab, { ...bare, out: null })).toBeNull();
    roundTrip(scoreLab, bare);
  });
});

test('an agreement gives way where two of its parts do not go together', () => {
  const { agreement } = pileLab.first(usualRuleset('canasta-sv'));
  const three = changedAgreement('canasta-sv', agreement, { players: 3, form: 'sides' });
  expect(three).toMatchObject({ players: 3, options: { quick: true } });
  expect(changedAgreement('canasta-sv', three, { options: { quick: false } })).toMatchObject({ players: 4 });
});

describe('what the laboratories find', () => {
  const sitoumussamba = usualRuleset('sitoumussamba');

  test('a declarer of a high bid opens with what it names, below the minimum', () => {
    const hand = cards('6h 5h 4h Ks Qd 9c 9d 7s');
    const found = (level: number) => {
      const bid = { level, denomination: 'hearts' } as const;
      const line = lineOf(openingLab, {
        ...openingLab.first(sitoumussamba),
        hand,
        contract: { seat: 1, bid, doubledBy: null },
      });
      return line.ok ? openingFound(line.value.position) : null;
    };
    const { levelOfNamedOpening } = sitoumussamba.parameters;
    expect(found(levelOfNamedOpening)).toMatchObject({
      minimum: 90,
      opening: { points: 15, verdict: { legal: true } },
    });
    expect(found(levelOfNamedOpening - 1)).toMatchObject({ opening: { verdict: { legal: false } }, missing: 75 });
  });

  test('a pile lies in segments, and each lawful way says how many cards it brings', () => {
    const line = lineOf(pileLab, pileLab.first(sitoumussamba));
    const ways = line.ok ? pileWays(line.value.position) : { lawful: [], refused: [] };
    expect(ways.lawful).toHaveLength(1);
    expect(
      ways.refused.flatMap(({ verdict }) => (verdict.legal ? [] : verdict.reasons.map(({ code }) => code))),
    ).toEqual(['frozen-needs-naturals-or-sequence']);
  });

  test('a hand with one card too many is told which, one without a canasta what it lacks', () => {
    const state = goingOutLab.first(usualRuleset('canasta-fi'));
    expect(goingOutFound(state)).toMatchObject({ possible: true, bonus: { points: 100, clause: 'canasta-fi/18-c' } });
    const more = { ...state, hand: [...state.hand, ...cards('5c')] };
    expect(goingOutFound(more)).toMatchObject({ possible: false, refusal: null, left: [{ rank: '7' }] });
    const bare = goingOutFound({ ...state, melds: state.melds.slice(1) });
    expect(bare).toMatchObject({
      possible: false,
      refusal: { verdict: { reasons: [{ clauses: ['canasta-fi/16-b', 'canasta-fi/18-b'] }] } },
    });
  });

  test('an auction ends by three passes or a double, and a call after it is no auction', () => {
    const bid = { level: 1, denomination: 'clubs' } as const;
    const state = { ...auctionLab.first(sitoumussamba), calls: [bid, 'pass', 'pass', 'pass'] as const };
    expect(auctionOf(state)?.now).toMatchObject({ phase: 'contract-opening', contract: { seat: 1, doubledBy: null } });
    expect(auctionOf({ ...state, calls: [bid, 'double'] })?.now.contract).toMatchObject({ seat: 1, doubledBy: 2 });
    expect(auctionOf({ ...state, calls: [bid, 'double', 'pass'] })).toBeNull();
  });
});
