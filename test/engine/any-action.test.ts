import { expect, test } from 'vitest';
import {
  type Action,
  type Bid,
  type Call,
  type Card,
  cardAt,
  type Denomination,
  eachLegalAction,
  isClauseAddress,
  judge,
  type MeldReference,
  type Position,
  writePosition,
} from '../../src/engine/index.ts';
import { nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { misdealt } from './support/checkDeal.ts';
import { type Choose, chooser, oneOf, playDeal } from './support/randomDeal.ts';

// A judge has an answer to whatever anybody does: in positions that deals come to, actions of every kind, mostly senseless, never
// throw; a refusal has reasons with clauses, and what is allowed loses no card and leaves something to do.

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const seed = Number(process.env.SEED ?? 1);
const deals = Math.ceil(Number(process.env.DEALS ?? 100) / tables.length / 10);

const denominations: readonly Denomination[] = ['clubs', 'spades', 'canasta', 'twos'];

/** A few cards: mostly of the hand, at times any at all. */
function someCards(position: Position, choose: Choose): readonly Card[] {
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  const first = hand.length === 0 ? undefined : oneOf(hand, choose);
  const alike = hand.filter((card) => card.rank === first?.rank || (card.role === 'wild' && choose(3) === 0));
  switch (choose(6)) {
    case 0:
      return [];
    case 1:
      return Array.from({ length: 1 + choose(8) }, () => cardAt(choose(53)));
    case 2:
      return hand.slice(choose(5), 5 + choose(10));
    default:
      return alike.slice(0, 1 + choose(8));
  }
}

function someMeld(position: Position, choose: Choose): MeldReference {
  const side = oneOf(position.sides, choose);
  const names = [...side.melds.map(({ name }) => name), 'nothing'];
  const name = oneOf(names, choose);
  return choose(2) === 0 ? { name } : { name, side: side.side };
}

function someAction(position: Position, choose: Choose): Action {
  const cards = () => someCards(position, choose);
  const card = () => cards()[0] ?? cardAt(choose(53));
  const some = <Item>(make: () => Item) => Array.from({ length: choose(4) }, make);
  switch (choose(14)) {
    case 0:
      return { type: 'turn-up' };
    case 1:
      return choose(2) === 0 ? { type: 'draw' } : { type: 'draw', cards: cards() };
    case 2:
    case 3:
      return {
        type: 'take',
        with: cards(),
        melds: some(() => ({ cards: cards() })),
        ...(choose(2) === 0 ? { onto: someMeld(position, choose) } : {}),
        ...(choose(4) === 0 ? { depth: choose(5) } : {}),
        ...(choose(4) === 0 ? { draws: cards() } : {}),
        ...(choose(4) === 0 ? { name: 'named' } : {}),
      };
    case 4:
    case 5:
      return { type: 'meld', melds: some(() => ({ cards: cards(), ...(choose(3) === 0 ? { name: 'named' } : {}) })) };
    case 6:
    case 7:
      return { type: 'add', additions: some(() => ({ meld: someMeld(position, choose), cards: cards() })) };
    case 8:
      return { type: 'merge', first: someMeld(position, choose), second: someMeld(position, choose) };
    case 9:
      return { type: choose(2) === 0 ? 'lay' : 'buy', card: card(), ...(choose(3) === 0 ? { draws: cards() } : {}) };
    case 10:
      return { type: 'discard', card: card() };
    case 11:
      return choose(2) === 0 ? { type: 'ask' } : { type: 'answer', answer: oneOf(['yes', 'no', 'pass'], choose) };
    case 12: {
      const bid: Bid = { level: choose(10), denomination: oneOf(denominations, choose) };
      return { type: 'call', call: oneOf<Call>([bid, 'pass', 'double', 'no-opening'], choose) };
    }
    default:
      return { type: 'end' };
  }
}

function check(position: Position, action: Action): 'allowed' | 'refused' {
  const where = () => writePosition(position, [action]);
  const verdict = judge(position, action);
  if (verdict.legal) {
    const { next } = verdict;
    if (misdealt(next).length > 0) expect(misdealt(next), where()).toEqual([]);
    if (next.phase !== 'over' && eachLegalAction(next).next().done)
      throw new Error(`nothing is left to do: ${where()}`);
    return 'allowed';
  }
  for (const { reason, clauses } of verdict.breaches) {
    if (clauses.length === 0 || !clauses.every(isClauseAddress))
      expect(clauses, `${reason}: ${where()}`).not.toEqual([]);
  }
  const reasons = verdict.breaches.map(({ reason }) => reason);
  if (new Set(reasons).size !== reasons.length) expect(reasons, where()).toEqual([...new Set(reasons)]);
  return 'refused';
}

test.each(tables.map((one) => [`${one.id}, ${nameOf(one.agreement)}`, one] as const))(
  '%s',
  { timeout: 20_000 + deals * 5000 },
  (_, { id, agreement }) => {
    const choose = chooser(seed);
    const count = { allowed: 0, refused: 0 };
    for (let number = 0; number < deals; number++) {
      const { end } = playDeal(settled(id, agreement), seed + number, 'keen', ({ before }) => {
        for (let attempt = 0; attempt < 12; attempt++) count[check(before, someAction(before, choose))] += 1;
      });
      for (let attempt = 0; attempt < 20; attempt++) count[check(end, someAction(end, choose))] += 1;
    }
    expect(count.allowed).toBeGreaterThan(10);
    expect(count.refused).toBeGreaterThan(100);
  },
);
