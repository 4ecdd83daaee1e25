import { describe, expect, test } from 'vitest';
import {
  type Card,
  canastaBonus,
  countOf,
  deal,
  freezes,
  judge,
  legalActions,
  type Position,
  type RulesetId,
  type Seat,
  score,
  seatState,
  sideOf,
  sideState,
  topOf,
  usualRuleset,
  viewFrom,
} from '../../src/engine/index.ts';
import { type Fact, type FactCode, insight } from '../../src/insight/index.ts';
import { choose } from '../../src/players/index.ts';
import { firstSeed, tries } from '../engine/support/tries.ts';

// Every fact is set beside the whole truth of the table, by an account that shares nothing with the finding of facts but the engine.

/** So many deals of each ruleset are looked at; `npm run fuzz` looks at very many. */
const usually = tries('INSIGHTS', 6);

const rulesets: readonly RulesetId[] = ['canasta-fi', 'classic', 'canasta-sv', 'samba', 'sitoumussamba'];

/** Whether a fact holds; `position` is the whole truth, `seat` who is told. */
type Account = (fact: Fact, position: Position, seat: Seat) => boolean;

function bonuses(position: Position, seat: Seat): number {
  return sideState(position, seat).melds.reduce(
    (sum, meld) => sum + (canastaBonus(position.ruleset.parameters, meld) ?? 0),
    0,
  );
}

function takes(position: Position) {
  return legalActions(position).filter((action) => action.type === 'take');
}

/** The position once the red threes that have to come first have been laid. */
function withThreesLaid(position: Position): Position {
  const lay = legalActions(position).find(({ type }) => type === 'lay');
  const verdict = lay === undefined ? null : judge(position, lay);
  return verdict?.legal === true && verdict.next.turn === position.turn ? withThreesLaid(verdict.next) : position;
}

function numberOf({ values }: Fact, name: string): number {
  const value = values[name];
  if (typeof value !== 'number') throw new Error(`${name} is no number`);
  return value;
}

function cardsOf({ values }: Fact, name: string): readonly Card[] {
  const value = values[name];
  if (!Array.isArray(value)) throw new Error(`${name} are no cards`);
  return value;
}

function meldOf({ values }: Fact, name: string) {
  const value = values[name];
  if (typeof value !== 'object' || !('meld' in value)) throw new Error(`${name} is no meld`);
  return value.meld;
}

const taken: Account = (fact, position) =>
  takes(position).length > 0 &&
  cardsOf(fact, 'cards')[0] === topOf(position) &&
  takes(position).some((action) => {
    const verdict = judge(position, action);
    return verdict.legal && position.pile.length - verdict.next.pile.length === numberOf(fact, 'count');
  });

/** Whether the reader’s side could add cards to a meld now. */
function adds(position: Position, name: string, added: readonly Card[]): Position | null {
  const verdict = judge(position, { type: 'add', additions: [{ meld: { name }, cards: added }] });
  return verdict.legal ? verdict.next : null;
}

const accounts: { readonly [Code in FactCode]?: Account } = {
  'take-onto': taken,
  'take-with': taken,
  'take-opens': taken,
  'take-completes': (fact, position, seat) =>
    taken(fact, position, seat) &&
    takes(position).some((action) => {
      const verdict = judge(position, action);
      return verdict.legal && bonuses(verdict.next, seat) - bonuses(position, seat) === numberOf(fact, 'points');
    }),
  stopped: (_, position) => takes(position).length === 0,
  frozen: (fact, position) => takes(position).length === 0 && cardsOf(fact, 'cards').every(freezes),
  'gave-pile': (fact, position) =>
    takes(position).some((action) => action.with.length + action.melds.length === 0) &&
    position.pile.length === numberOf(fact, 'count'),
  'discard-gives': (fact, position) =>
    cardsOf(fact, 'cards').every((card) => {
      const verdict = judge(position, { type: 'discard', card });
      return (
        verdict.legal &&
        takes(withThreesLaid(verdict.next)).some((action) => action.with.length + action.melds.length === 0)
      );
    }),
  completes: (fact, position, seat) => {
    const after = adds(position, meldOf(fact, 'meld').name, cardsOf(fact, 'cards'));
    return after !== null && bonuses(after, seat) - bonuses(position, seat) === numberOf(fact, 'points');
  },
  fits: (fact, position, seat) =>
    cardsOf(fact, 'cards').every((card) =>
      sideState(position, seat).melds.some(({ name }) => adds(position, name, [card]) !== null),
    ),
  join: (_, position) => legalActions(position).some(({ type }) => type === 'merge'),
  'opening-ready': (fact, position) =>
    numberOf(fact, 'points') >= numberOf(fact, 'minimum') &&
    cardsOf(fact, 'cards').every((card) => seatState(position, position.turn).hand.known.includes(card)) &&
    legalActions(position).some(({ type }) => type === 'meld'),
  'their-canasta': (fact, position) =>
    position.sides.some(({ melds }) =>
      melds.some((meld) => canastaBonus(position.ruleset.parameters, meld) === numberOf(fact, 'points')),
    ),
  'few-cards': (fact, position, seat) =>
    position.seats.some(
      (state) =>
        sideOf(position.ruleset.seating, state.seat) !== sideOf(position.ruleset.seating, seat) &&
        countOf(state.hand) === numberOf(fact, 'count'),
    ),
  'stock-low': (fact, position) => countOf(position.stock) === numberOf(fact, 'count'),
  'out-now': (_, position, seat) => goesOut(position, seat),
  'out-unasked': (_, position, seat) => goesOut(position, seat),
  'red-three-in-hand': (fact, position, seat) => costsInHand(fact, position, seat),
  'black-three-in-hand': (fact, position, seat) => costsInHand(fact, position, seat),
};

/** Whether a good player who wants to go out now does: each of his acts is chosen as after a “yes”. */
function goesOut(start: Position, seat: Seat): boolean {
  let position: Position = { ...start, current: { ...start.current, answer: 'yes' } };
  for (let acts = 0; acts < 40 && position.phase !== 'over' && position.turn === seat; acts++) {
    const verdict = judge(position, choose(position, 'middle', 1));
    if (!verdict.legal) return false;
    position = verdict.next;
  }
  return position.ending?.out === seat;
}

/** Whether each of the cards would cost so many points if the deal ended now. */
function costsInHand(fact: Fact, position: Position, seat: Seat): boolean {
  const side = sideOf(position.ruleset.seating, seat);
  const over = (state: Position) =>
    score({
      ...state,
      phase: 'over',
      ending: { out: null, concealed: false, ownCanasta: false, cause: 'without-stock', loser: null },
    }).find((one) => one.side === side)?.total ?? 0;
  const cards = cardsOf(fact, 'cards');
  const seats = position.seats.map((state) =>
    state.seat === seat
      ? { ...state, hand: { ...state.hand, known: state.hand.known.filter((card) => !cards.includes(card)) } }
      : state,
  );
  return over({ ...position, seats }) - over(position) === cards.length * numberOf(fact, 'points');
}

describe.each(rulesets)('what is found in %s', (id) => {
  test('is so, whoever looks and whenever', { timeout: 60_000 + usually * 4_000 }, () => {
    const seen = new Map<FactCode, number>();
    const wrong: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + usually; seed++) {
      let position = deal(usualRuleset(id), seed);
      for (let moves = 0; position.phase !== 'over' && moves < 400; moves++) {
        for (const seat of [position.turn, position.ruleset.seating.seats[0] ?? 1]) {
          for (const fact of insight(viewFrom(position, seat), seat)) {
            seen.set(fact.code, (seen.get(fact.code) ?? 0) + 1);
            const account = accounts[fact.code];
            if (account !== undefined && !account(fact, position, seat)) wrong.push(`${seed}/${moves} ${fact.key}`);
            for (const clause of fact.clauses) expect(clause).toMatch(/^[a-z-]+\/\d/);
          }
        }
        const verdict = judge(position, choose(position, moves % 3 === 0 ? 'beginner' : 'middle', moves));
        if (!verdict.legal) break;
        position = verdict.next;
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(12);
  });
});
