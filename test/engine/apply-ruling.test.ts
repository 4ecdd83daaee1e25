import { describe, expect, test } from 'vitest';
import {
  type Action,
  applyRuling,
  type DutyCode,
  deal,
  type EffectCode,
  effectCodes,
  type Facts,
  type FaultKind,
  faultKindList,
  judge,
  legalActions,
  type Position,
  type RulesetId,
  type Ruling,
  type RulingChoice,
  rule,
  seatState,
  usualRuleset,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { misdealt } from './support/check-deal.ts';
import { chooser, oneOf } from './support/random-deal.ts';
import { pathsOf } from './support/ruling-paths.ts';
import { aCard, cards, type Table, tableOf } from './support/table.ts';

// What a ruling makes of a position. Examples say what is different afterwards; everything else must be as it was.

interface Example {
  readonly ruleset: RulesetId;
  readonly before: Table;
  readonly kind: FaultKind;
  /** 1 if nothing is said. */
  readonly by?: number;
  readonly facts?: Facts;
  readonly choice?: RulingChoice;
  /** What is different after the ruling. */
  readonly after: Table;
}

const others = { 2: 11, 3: 11, 4: 11 } as const;
const hand = { 1: 'Ks Kh 5d 8c', ...others } as const;
const played: Table = { phase: 'play', stock: 'Kd 9d 7s 6h 4c Tc', hands: hand, pile: 'Jd' };
const drawing: Table = { ...played, phase: 'draw' };
/** The turn after that of seat 1. */
const next: Table = { ...drawing, turn: 2 };
const opened: Table = { ...played, melds: { A: { queens: 'Qs Qh Qd' } }, meldedThisTurn: ['queens'] };
const handed = { code: 'partner-must-meld-or-discard', count: 1 } as const;
const one = (...codes: readonly DutyCode[]) => codes.map((code) => ({ code, count: 1 }));

/** What effects do to a position, by effect; an effect that is not here leaves no trace in one. */
const examples: { readonly [Code in EffectCode]?: readonly Example[] } = {
  'no-meld-this-turn': [
    {
      ruleset: 'canasta-fi',
      before: played,
      kind: 'drew-extra',
      facts: { extra: 1 },
      after: { duties: { 1: one('no-meld-this-turn', 'must-discard', 'no-draw-next-turn') } },
    },
  ],
  'no-draw-next-turn': [
    {
      ruleset: 'sitoumussamba',
      before: played,
      kind: 'drew-out-of-turn',
      by: 3,
      facts: { joined: true },
      after: { penalties: { A: 100 }, duties: { 3: one('no-draw-next-turn', 'must-discard') } },
    },
  ],
  'no-draw-for-turns': [
    {
      ruleset: 'canasta-fi',
      before: played,
      kind: 'drew-extra',
      facts: { extra: 3 },
      after: {
        duties: {
          1: [
            ...one('no-meld-this-turn', 'must-discard'),
            { code: 'no-draw-for-turns', count: 3 },
            { code: 'no-meld-for-turns', count: 3 },
          ],
        },
      },
    },
  ],
  // Of the same duty the turns add up; another one stands beside it.
  'no-meld-for-turns': [
    {
      ruleset: 'samba',
      before: {
        ...played,
        duties: {
          1: [
            { code: 'no-meld-for-turns', count: 1 },
            { code: 'no-draw-for-turns', count: 2 },
          ],
        },
      },
      kind: 'drew-extra',
      facts: { extra: 2 },
      after: {
        duties: {
          1: [
            { code: 'no-meld-for-turns', count: 3 },
            { code: 'must-discard', count: 1 },
            { code: 'no-draw-for-turns', count: 4 },
          ],
        },
      },
    },
  ],
  'draw-one-next-turn': [
    {
      ruleset: 'samba',
      before: played,
      kind: 'drew-out-of-turn',
      by: 2,
      facts: { joined: true, cards: 1 },
      after: {
        penalties: { B: 100 },
        duties: { 2: one('draw-one-next-turn', 'no-pile-next-turn', 'must-discard') },
      },
    },
  ],
  // A duty of one turn that the seat has already is not given twice.
  'no-pile-next-turn': [
    {
      ruleset: 'sitoumussamba',
      before: { ...played, duties: { 1: one('no-pile-next-turn') } },
      kind: 'drew-extra',
      facts: { extra: 1 },
      after: { duties: { 1: one('no-meld-this-turn', 'must-discard', 'no-pile-next-turn', 'draw-one-next-turn') } },
    },
  ],
  'must-draw-from-stock': [
    {
      ruleset: 'canasta-fi',
      before: drawing,
      kind: 'took-pile-wrongly',
      facts: { provable: false },
      after: { duties: { 1: one('must-draw-from-stock') } },
    },
  ],
  'must-discard': [
    {
      ruleset: 'canasta-fi',
      before: drawing,
      kind: 'drew-out-of-turn',
      by: 4,
      facts: { joined: true },
      after: { penalties: { B: 100 }, duties: { 4: one('no-draw-next-turn', 'must-discard') } },
    },
  ],
  'must-go-out-if-able': [
    {
      ruleset: 'samba',
      before: played,
      kind: 'meld-before-asking',
      facts: { saidYes: true, able: true },
      after: { duties: { 1: one('must-go-out-if-able') } },
    },
  ],
  'keep-one-card-after-discard': [
    // The yes is paid for, and so is what an opponent demanded: neither is due once more.
    {
      ruleset: 'canasta-fi',
      before: { ...played, answer: 'yes', duties: { 1: one('must-go-out-if-able') } },
      kind: 'cannot-go-out',
      facts: { after: 'yes' },
      after: { penalties: { A: 100 }, answer: undefined, duties: { 1: one('keep-one-card-after-discard') } },
    },
    // A player with a single card has nothing to keep beside the discard.
    {
      ruleset: 'canasta-fi',
      before: { ...played, answer: 'yes', hands: { ...hand, 1: 'Ks' } },
      kind: 'cannot-go-out',
      facts: { after: 'yes' },
      after: { penalties: { A: 100 }, answer: undefined },
    },
  ],
  'rightful-player-starts': [
    {
      ruleset: 'samba',
      before: { ...drawing, dealer: 4, turn: 3 },
      kind: 'dealt-out-of-turn',
      by: 2,
      facts: { noticed: 'before-play' },
      after: { turn: 1 },
    },
  ],
  'next-dealer-after-the-actual': [
    {
      ruleset: 'samba',
      before: { ...played, dealer: 4 },
      kind: 'dealt-out-of-turn',
      by: 2,
      facts: { noticed: 'in-play' },
      after: { dealer: 2 },
    },
  ],
  'lay-now': [
    // Forgotten and laid late: no card for it.
    {
      ruleset: 'canasta-fi',
      before: { ...played, hands: { ...hand, 1: 'Ks 3h 5d 3d' } },
      kind: 'red-three-not-laid',
      facts: { corrected: 'after-draw' },
      after: { hands: { ...hand, 1: 'Ks 5d' }, redThrees: { A: '3h 3d' } },
    },
    // Discarded and taken back in the same turn: replaced as ever.
    {
      ruleset: 'samba',
      before: { ...next, pile: 'Jd 3h' },
      kind: 'red-three-discarded',
      after: {
        turn: 1,
        phase: 'play',
        pile: 'Jd',
        stock: '9d 7s 6h 4c Tc',
        hands: { ...hand, 1: `${hand[1]} Kd` },
        redThrees: { A: '3h' },
        duties: { 1: one('must-discard') },
      },
    },
  ],
  'draw-now': [
    {
      ruleset: 'canasta-fi',
      before: next,
      kind: 'discard-without-draw',
      facts: { noticed: 'before-next-draw' },
      after: { stock: '9d 7s 6h 4c Tc', hands: { ...hand, 1: `${hand[1]} Kd` } },
    },
    {
      ruleset: 'samba',
      before: next,
      kind: 'discard-without-draw',
      facts: { noticed: 'before-next-draw' },
      after: { stock: '7s 6h 4c Tc', hands: { ...hand, 1: `${hand[1]} Kd 9d` } },
    },
    // With the pile one card of the stock comes, not the two of a draw.
    {
      ruleset: 'sitoumussamba',
      before: next,
      kind: 'pile-stock-card-forgotten',
      facts: { noticed: 'before-next-draw' },
      after: { stock: '9d 7s 6h 4c Tc', hands: { ...hand, 1: `${hand[1]} Kd` } },
    },
  ],
  'opponents-decide-out-or-on': [
    {
      ruleset: 'canasta-fi',
      before: played,
      kind: 'question-withdrawn',
      choice: { demand: 'out' },
      after: { duties: { 1: one('must-go-out-if-able') } },
    },
    {
      ruleset: 'canasta-fi',
      before: played,
      kind: 'question-withdrawn',
      choice: { demand: 'on' },
      after: { duties: { 1: one('keep-one-card-after-discard') } },
    },
    { ruleset: 'canasta-fi', before: played, kind: 'question-withdrawn', after: {} },
  ],
  'red-three-to-opponents': [
    {
      ruleset: 'canasta-fi',
      before: { ...played, hands: { ...hand, 1: 'Ks 3h 3d' } },
      kind: 'drew-extra',
      facts: { extra: 1, redThreeAmong: true },
      choice: { cards: cards('3d Kh Ks') },
      after: {
        hands: { ...hand, 1: 'Ks 3h' },
        redThrees: { B: '3d' },
        duties: { 1: one('no-meld-this-turn', 'must-discard', 'no-draw-next-turn') },
      },
    },
  ],
  'partner-takes-cards': [
    {
      ruleset: 'canasta-fi',
      before: { ...drawing, hands: { ...hand, 1: 'Ks Kh' } },
      kind: 'drew-out-of-turn',
      by: 3,
      facts: { joined: false, inTurn: 'partner' },
      after: {
        phase: 'play',
        stock: '9d 7s 6h 4c Tc',
        hands: { ...hand, 1: 'Ks Kh Kd' },
        surplus: cards('Kd'),
        duties: { 1: [handed] },
      },
    },
    {
      ruleset: 'samba',
      before: drawing,
      kind: 'drew-out-of-turn',
      by: 3,
      facts: { joined: false, inTurn: 'partner', cards: 1 },
      after: {
        stock: '9d 7s 6h 4c Tc',
        hands: { ...hand, 1: `${hand[1]} Kd` },
        surplus: cards('Kd'),
        duties: { 1: [handed, ...one('draw-one-next-turn', 'no-pile-next-turn')] },
      },
    },
    {
      ruleset: 'samba',
      before: drawing,
      kind: 'drew-out-of-turn',
      by: 3,
      facts: { joined: false, inTurn: 'partner', cards: 2 },
      after: {
        phase: 'play',
        stock: '7s 6h 4c Tc',
        hands: { ...hand, 1: `${hand[1]} Kd 9d` },
        surplus: cards('Kd 9d'),
        duties: { 1: [handed] },
      },
    },
    // It is no partner who is in turn.
    {
      ruleset: 'samba',
      before: { ...drawing, turn: 2 },
      kind: 'drew-out-of-turn',
      by: 3,
      facts: { joined: false, inTurn: 'partner', cards: 2 },
      after: {},
    },
  ],
  'minimum-raised': [
    {
      ruleset: 'samba',
      before: { ...opened, minimumRaise: { A: 10 } },
      kind: 'opening-short',
      facts: { noticed: 'before-next-draw', remedy: 'withdraw' },
      after: {
        minimumRaise: { A: 20 },
        melds: {},
        meldedThisTurn: [],
        hands: { ...hand, 1: `${hand[1]} Qs Qh Qd` },
      },
    },
  ],
  'cards-back-to-hand': [
    // Named cards go back alone, and the meld that is left is what it is without them.
    {
      ruleset: 'samba',
      before: { ...opened, melds: { A: { queens: 'Qs Qh Qd 2c 2d 2h' } } },
      kind: 'excess-wild',
      facts: { remedy: 'take-back' },
      choice: { cards: cards('2h') },
      after: {
        penalties: { A: 100 },
        melds: { A: { queens: 'Qs Qh Qd 2c 2d' } },
        hands: { ...hand, 1: `${hand[1]} 2h` },
      },
    },
    // Of two copies the one of this turn goes back; what lies nowhere stays nowhere.
    {
      ruleset: 'samba',
      before: {
        ...opened,
        melds: { A: { old: 'Qs Kd Qh', queens: 'Qs Jh Qd Qc' } },
        meldedThisTurn: ['queens'],
      },
      kind: 'improper-meld',
      facts: { noticed: 'before-next-draw', remedy: 'take-back' },
      choice: { cards: cards('Jh Qs 7c') },
      after: {
        penalties: { A: 100 },
        melds: { A: { old: 'Qs Kd Qh', queens: 'Qd Qc' } },
        hands: { ...hand, 1: `${hand[1]} Jh Qs` },
      },
    },
    // Of two copies that both lay there before, the one of the later meld.
    {
      ruleset: 'samba',
      before: { ...opened, melds: { A: { old: 'Qs Kd Qh', queens: 'Qs Jh Qd' } }, meldedThisTurn: [] },
      kind: 'improper-meld',
      facts: { noticed: 'before-next-draw', remedy: 'take-back' },
      choice: { cards: cards('Qs') },
      after: {
        penalties: { A: 100 },
        melds: { A: { old: 'Qs Kd Qh', queens: 'Jh Qd' } },
        hands: { ...hand, 1: `${hand[1]} Qs` },
      },
    },
    // Once the red three lies on the table, a card must be left to discard beside one to keep: a last card cannot be discarded.
    {
      ruleset: 'samba',
      before: { ...next, stock: 0, pile: 'Jd 3h', hands: { ...hand, 1: 'Ks Kh' } },
      kind: 'red-three-discarded',
      after: {
        phase: 'play',
        turn: 1,
        drew: 'stock',
        pile: 'Jd',
        hands: { ...hand, 1: 'Ks Kh' },
        redThrees: { A: '3h' },
        duties: { 1: one('must-discard') },
      },
    },
    {
      ruleset: 'samba',
      before: { ...next, stock: 0, pile: 'Jd 3h', hands: { ...hand, 1: 'Ks' } },
      kind: 'red-three-discarded',
      after: { duties: { 1: one('must-discard') } },
    },
  ],
  'penalty-card': [
    {
      ruleset: 'samba',
      before: played,
      kind: 'card-exposed',
      choice: { cards: cards('8c 7c') },
      after: { hands: { ...hand, 1: 'Ks Kh 5d' }, penaltyCards: { 1: '8c' } },
    },
    // An unknown card of the hand may be it.
    {
      ruleset: 'samba',
      before: played,
      kind: 'card-exposed',
      by: 2,
      choice: { cards: cards('8c') },
      after: { hands: { ...hand, 2: 10 }, penaltyCards: { 2: '8c' } },
    },
    {
      ruleset: 'canasta-fi',
      before: { ...next, pile: '8d Jd 8d Th' },
      kind: 'several-discards',
      facts: { together: true, noticed: 'before-next-draw' },
      choice: { cards: cards('8d') },
      after: { pile: '8d Jd Th', penaltyCards: { 1: '8d' } },
    },
    {
      ruleset: 'sitoumussamba',
      before: { ...opened, melds: { A: { queens: 'Qs Qh Qd 7c' } } },
      kind: 'improper-meld',
      facts: { noticed: 'before-next-draw', remedy: 'cannot' },
      choice: { cards: cards('7c') },
      after: { melds: { A: { queens: 'Qs Qh Qd' } }, penaltyCards: { 1: '7c' } },
    },
    // What has been taken back to the hand becomes a penalty card from there, and no second copy from the table.
    {
      ruleset: 'sitoumussamba',
      before: { ...opened, answer: 'no', melds: { A: { queens: 'Qs Qh Qs Qd' } } },
      kind: 'out-after-no',
      choice: { cards: cards('Qs') },
      after: {
        penalties: { A: 300 },
        melds: { A: { queens: 'Qh Qs Qd' } },
        penaltyCards: { 1: 'Qs' },
        duties: { 1: one('keep-one-card-after-discard') },
      },
    },
  ],
  'no-penalty-card': [
    {
      ruleset: 'samba',
      before: { players: 2, phase: 'draw', turn: 2, stock: 40, pile: 'Jd 8d', hands: { 1: 'Ks Kh', 2: 11 } },
      kind: 'several-discards',
      facts: { together: false, noticed: 'before-next-draw' },
      choice: { cards: cards('8d') },
      after: { pile: 'Jd', hands: { 1: 'Ks Kh 8d', 2: 11 } },
    },
  ],
  'cards-wait-on-table': [
    {
      ruleset: 'canasta-fi',
      before: { ...drawing, turn: 2 },
      kind: 'meld-out-of-turn',
      facts: { inTurn: 'left-opponent', dealEnded: false },
      choice: { cards: cards('Ks Kh Kd') },
      after: { penalties: { A: 100 }, hands: { ...hand, 1: '5d 8c' }, waiting: { 1: cards('Ks Kh') } },
    },
  ],
  'contract-passes-on': [
    {
      ruleset: 'sitoumussamba',
      before: {
        dealer: 4,
        phase: 'contract-opening',
        turn: 1,
        stock: 'Kd 9d',
        hands: hand,
        calls: [
          { level: 3, denomination: 'hearts' },
          { level: 2, denomination: 'clubs' },
        ],
        contract: { seat: 1, bid: { level: 3, denomination: 'hearts' }, doubledBy: null },
      },
      kind: 'contract-without-opening',
      after: {
        penalties: { A: 1000 },
        turn: 2,
        contract: { seat: 2, bid: { level: 2, denomination: 'clubs' }, doubledBy: null },
      },
    },
    {
      ruleset: 'sitoumussamba',
      before: {
        dealer: 4,
        phase: 'contract-opening',
        turn: 3,
        stock: 'Kd 9d',
        hands: hand,
        calls: ['pass', 'pass', { level: 1, denomination: 'clubs' }],
        contract: { seat: 3, bid: { level: 1, denomination: 'clubs' }, doubledBy: null },
      },
      kind: 'contract-without-opening',
      by: 3,
      facts: { lowerBid: 'none' },
      after: { penalties: { A: 1000 }, phase: 'draw', turn: 1, contract: undefined, pile: 'Kd', stock: '9d' },
    },
  ],
  // The count of the deal finds these points, so that they are not charged here as well.
  'deal-ends': [
    {
      ruleset: 'sitoumussamba',
      before: { ...played, contract: { seat: 1, bid: { level: 3, denomination: 'hearts' }, doubledBy: null } },
      kind: 'declarer-out-too-early',
      after: { phase: 'over', drew: 'stock', out: 1 },
    },
  ],
  'game-lost': [
    {
      ruleset: 'canasta-fi',
      before: played,
      kind: 'table-talk',
      by: 2,
      facts: { reminded: true },
      after: { phase: 'over', cause: 'lost-game', loser: 'B', drew: 'stock', penalties: { A: -2000 } },
    },
  ],
};

function ruledOn(position: Position, kind: FaultKind, by: number, facts: Facts): Ruling {
  const verdict = rule(position, { kind, by, facts });
  if (!verdict.ok) throw new Error(`${kind}: ${verdict.error.fact} is ${verdict.error.code}`);
  if (!verdict.value.regulated) throw new Error(`${kind} is not regulated`);
  return verdict.value;
}

describe('an effect leaves in the position what it says, and nothing else', () => {
  for (const code of effectCodes) {
    for (const [place, { ruleset, before, kind, by = 1, facts = {}, choice, after }] of (
      examples[code] ?? []
    ).entries()) {
      test(`${code}: ${ruleset}, ${kind} (${place + 1})`, () => {
        const table = tableOf(ruleset);
        const ruling = ruledOn(table(before), kind, by, facts);
        expect(ruling.effects.map((effect) => effect.code)).toContain(code);
        expect(applyRuling(table(before), ruling, choice)).toEqual(table({ ...before, ...after }));
      });
    }
  }
});

const rulesets = ['canasta-fi', 'samba', 'sitoumussamba'] as const;

/** Positions from all over a deal, in which everything can have gone wrong. */
function positionsOf(id: RulesetId, seed: number): readonly Position[] {
  const choose = chooser(seed);
  const found: Position[] = [];
  let position = deal(usualRuleset(id), seed);
  while (position.phase !== 'over' && found.length < 400) {
    found.push(position);
    const verdict = judge(position, oneOf(legalActions(position), choose));
    if (!verdict.legal) throw new Error('listed and refused');
    position = verdict.next;
  }
  return Array.from({ length: 12 }, () => oneOf(found, choose));
}

/** Every ruling of a ruleset at a position, with each seat at fault in its turn. */
function rulingsAt(position: Position, place: number): readonly Ruling[] {
  return faultKindList.flatMap((kind) =>
    pathsOf(position.ruleset, kind).flatMap((path): readonly Ruling[] => {
      const facts: Facts = Object.fromEntries(path);
      const verdict = rule(position, { kind, by: 1 + (place % 4), facts });
      return verdict.ok && verdict.value.regulated ? [verdict.value] : [];
    }),
  );
}

/** Cards that a ruling may be about: any that lie anywhere at the table, and one that does not. */
function somewhere(position: Position, seat: number, choose: (below: number) => number): RulingChoice {
  const own = seatState(position, seat === 1 || seat === 2 || seat === 3 ? seat : 4);
  const all = [
    ...own.hand.known,
    ...own.penaltyCards,
    ...position.pile,
    ...position.sides.flatMap(({ melds }) => melds.flatMap((meld) => meld.cards)),
    aCard('Jk'),
  ];
  return { cards: Array.from({ length: choose(4) }, () => oneOf(all, choose)), demand: oneOf(['out', 'on'], choose) };
}

describe.each(rulesets)('%s', (id) => {
  const positions = [3, 17, 40].flatMap((seed) => positionsOf(id, seed));

  test('whatever cards a ruling is said to be about, none is lost or made', () => {
    const choose = chooser(11);
    let ruled = 0;
    for (const [place, position] of positions.entries()) {
      for (const ruling of rulingsAt(position, place)) {
        for (const choice of [undefined, somewhere(position, ruling.by ?? 1, choose)]) {
          const wrong = misdealt(applyRuling(position, ruling, choice));
          if (wrong.length > 0) expect(wrong, `${ruling.kind} ${JSON.stringify(choice)}`).toEqual([]);
          ruled += 1;
        }
      }
    }
    expect(ruled).toBeGreaterThan(2000);
  });

  test('an effect without an example leaves no trace', () => {
    const traceless = new Set<EffectCode>();
    for (const [place, position] of positions.entries()) {
      for (const ruling of rulingsAt(position, place)) {
        for (const effect of ruling.effects.filter(({ code }) => examples[code] === undefined)) {
          traceless.add(effect.code);
          const alone: Ruling = { ...ruling, kind: 'card-exposed', penalty: {}, award: {}, effects: [effect] };
          expect(applyRuling(position, alone), effect.code).toEqual(position);
        }
      }
    }
    expect(traceless.size).toBeGreaterThan(15);
  });
});

test('two players have no penalty cards, whatever is exposed', () => {
  const two = deal(settled('samba', { players: 2 }), 5);
  const ruling = ruledOn(two, 'card-exposed', 1, {});
  const shown = seatState(two, 1).hand.known.slice(0, 2);
  expect(applyRuling(two, ruling, { cards: shown })).toEqual(two);
});

/** What a seat may do in a turn: how many cards it draws, and whether it may meld and take the pile. */
interface Turn {
  readonly draws: number;
  readonly melds: boolean;
  readonly pile: boolean;
}

const kings: Action = { type: 'meld', melds: [{ cards: cards('Ks Kh Kd') }] };
const takesKing: Action = { type: 'take', with: cards('Ks Kh'), melds: [] };

const free = (draws: number): Turn => ({ draws, melds: true, pile: true });

/** The turns of seat 1 from a position on, its present one first; the others draw and discard, and a king lies on the pile. */
function turnsOf(start: Position, many: number): readonly Turn[] {
  const turns: Turn[] = [];
  const ownDiscards = cards('4c 4d 5c 5d 6c 6d').values();
  const discards = cards('7c 7d 7h 7s 8c 8d 8h 8s 9c 9d 9h 9s Tc Td Th Ts').values();
  let position = start;
  const act = (action: Action): boolean => {
    const verdict = judge(position, action);
    if (verdict.legal) position = verdict.next;
    return verdict.legal;
  };
  const isRefusedBy = (action: Action, ...codes: readonly string[]) => {
    const verdict = judge(position, action);
    return !verdict.legal && verdict.reasons.some(({ code }) => codes.includes(code));
  };
  while (turns.length < many) {
    if (position.turn !== 1) {
      if (!act({ type: 'draw' }) || !act({ type: 'discard', card: discards.next().value ?? aCard('Qc') }))
        throw new Error('the others cannot play on');
      continue;
    }
    const crowned = { ...position, pile: [...position.pile, aCard('Kc')] };
    const barred = judge(crowned, takesKing);
    const pile =
      position.phase === 'draw' &&
      (barred.legal ||
        !barred.reasons.some(({ code }) => code === 'no-pile-this-turn' || code === 'no-draw-this-turn'));
    const before = seatState(position, 1).hand;
    if (position.phase === 'draw') act({ type: 'draw' });
    const draws = seatState(position, 1).hand.unknown - before.unknown;
    turns.push({ draws, melds: !isRefusedBy(kings, 'no-meld-this-turn'), pile });
    if (!act({ type: 'discard', card: ownDiscards.next().value ?? aCard('Qc') })) throw new Error('no discard');
  }
  return turns;
}

describe('duties begin and end when the orders say', () => {
  const table: Table = {
    stock: 60,
    pile: '6h',
    hands: { 1: 'Ks Kh Kd 4c 4d 5c 5d 6c 6d Jh Jd', 2: 11, 3: 11, 4: 11 },
    melds: { A: { queens: 'Qs Qh Qd' } },
  };
  const inTurn: Table = { ...table, phase: 'play' };
  const elsewhere: Table = { ...table, turn: 2 };
  const none = { draws: 0, melds: false, pile: false };

  const turns = (ruleset: RulesetId, before: Table, kind: FaultKind, facts: Facts, many: number) => {
    const position = tableOf(ruleset)(before);
    return turnsOf(applyRuling(position, ruledOn(position, kind, 1, facts)), many);
  };

  test('one card too many: nothing is melded in this turn, nothing drawn in the next', () => {
    const seen = turns('canasta-fi', inTurn, 'drew-extra', { extra: 1 }, 3);
    expect(seen).toEqual([none, { draws: 0, melds: true, pile: false }, free(1)]);
  });

  test('several too many in canasta-fi: as many turns after this one without draw and melds', () => {
    const seen = turns('canasta-fi', inTurn, 'drew-extra', { extra: 2 }, 4);
    expect(seen).toEqual([none, none, none, free(1)]);
  });

  test('several too many in samba: the turn of the fault counts among those without melds', () => {
    const seen = turns('samba', inTurn, 'drew-extra', { extra: 2 }, 4);
    expect(seen).toEqual([none, none, { draws: 0, melds: true, pile: false }, free(2)]);
  });

  test('three cards in sitoumussamba: the next turn draws one, and not the pile', () => {
    const seen = turns('sitoumussamba', inTurn, 'drew-extra', { extra: 1 }, 3);
    expect(seen).toEqual([none, { draws: 1, melds: true, pile: false }, free(2)]);
  });

  test('drawn out of turn and joined: the next own turn has no draw, or in samba the second card', () => {
    const facts = { joined: true };
    expect(turns('canasta-fi', elsewhere, 'drew-out-of-turn', facts, 2)).toEqual([
      { draws: 0, melds: true, pile: false },
      free(1),
    ]);
    expect(turns('samba', elsewhere, 'drew-out-of-turn', { ...facts, cards: 1 }, 2)).toEqual([
      { draws: 1, melds: true, pile: false },
      free(2),
    ]);
  });

  test('a pile that went back is not taken in this turn; the next is free', () => {
    const seen = turns('canasta-fi', table, 'took-pile-wrongly', { provable: false }, 2);
    expect(seen).toEqual([{ draws: 1, melds: true, pile: false }, free(1)]);
  });
});
