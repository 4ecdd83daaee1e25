import { expect, test } from 'vitest';
import {
  checkSetup,
  countOf,
  deal,
  judge,
  legalActions,
  mayInspectPile,
  seatState,
  usualRuleset,
  viewFrom,
  writePosition,
} from '../../src/engine/index.ts';
import { type FieldName, fieldNames } from '../../src/engine/position/fields.ts';
import { fieldsOf } from '../../src/engine/position/from-setup.ts';
import { nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { anySetup } from './support/any-setup.ts';
import { chooser } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

/** The position after the player in turn has drawn and discarded. */
function afterOneTurn(seed: number) {
  let position = deal(usualRuleset('samba'), seed);
  const first = position.turn;
  while (position.turn === first && position.phase !== 'over') {
    const actions = legalActions(position);
    const action = actions.find(({ type }) => type === 'discard') ?? actions[0];
    if (action === undefined) throw new Error('no action');
    const verdict = judge(position, action);
    if (!verdict.legal) throw new Error(verdict.reasons[0].code);
    position = verdict.next;
  }
  return { first, position };
}

test('samba/22-a-1 a player may look through the pile until the own first discard, and not after it', () => {
  const { first, position } = afterOneTurn(5);
  expect(mayInspectPile(deal(usualRuleset('samba'), 5), first)).toBe(true);
  expect(mayInspectPile(position, first)).toBe(false);
  expect(mayInspectPile(position, position.turn)).toBe(true);
});

test('a view shows the own hand, and of the other hands and the stock only the counts', () => {
  const position = deal(usualRuleset('canasta-fi'), 3);
  const view = viewFrom(position, 2);
  expect(seatState(view, 2).hand).toEqual(seatState(position, 2).hand);
  for (const seat of [1, 3, 4] as const) expect(seatState(view, seat).hand).toEqual({ known: [], unknown: 11 });
  expect(view.stock).toEqual({ known: [], unknown: countOf(position.stock) });
  expect(view.pile).toEqual(position.pile);
});

/**
 * Who may know a field of a position: everybody; of hands and stock everybody the number alone; the player whom it is about. Rulings are
 * told at the table, and so are the red threes of the last draw (sitoumussamba 23). A new field has to be put here before it is shown.
 */
const knownTo: { readonly [Name in FieldName]: 'all' | 'counted' | 'own' } = {
  turn: 'all',
  dealer: 'all',
  phase: 'all',
  scores: 'all',
  stock: 'counted',
  pile: 'all',
  hands: 'counted',
  melds: 'all',
  redThrees: 'all',
  penaltyCards: 'all',
  waiting: 'all',
  duties: 'all',
  minimumRaise: 'all',
  drew: 'all',
  meldedThisTurn: 'all',
  melded: 'all',
  addedThisTurn: 'all',
  lateRedThree: 'all',
  asked: 'all',
  answer: 'all',
  surplus: 'own',
  lastThrees: 'all',
  penalties: 'all',
  out: 'all',
  concealed: 'all',
  ownCanasta: 'all',
  cause: 'all',
  loser: 'all',
  unplayed: 'all',
  melders: 'all',
  calls: 'all',
  contract: 'all',
};

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));

test.each(tables.map((one) => [`${one.id}, ${nameOf(one.agreement)}`, one] as const))(
  'whatever lies on the table, a view holds of each field what its seat may know: %s',
  { timeout: 60_000 + tries('SETUPS', 600) * 50 },
  (_, { id, agreement }) => {
    const ruleset = settled(id, agreement);
    for (let number = 0; number < Math.ceil(tries('SETUPS', 600) / tables.length); number++) {
      const choose = chooser((firstSeed + number) * 53 + 5);
      const setup = anySetup(ruleset, agreement, { lawful: true, known: true }, choose);
      const checked = checkSetup(setup);
      if (!checked.ok) throw new Error(JSON.stringify(checked.error));
      // Surplus cards come only by slips and rulings: any card of the hand may have to go.
      const hand = seatState(checked.value, checked.value.turn).hand.known;
      const position = { ...checked.value, current: { ...checked.value.current, surplus: hand.slice(0, choose(3)) } };
      for (const seat of ruleset.seating.seats) {
        const [whole, view] = [fieldsOf(position), fieldsOf(viewFrom(position, seat))];
        for (const name of fieldNames.filter((field) => knownTo[field] === 'all')) {
          expect(view[name], `${name}: ${writePosition(position)}`).toEqual(whole[name]);
        }
        expect(view.surplus, writePosition(position)).toEqual(seat === position.turn ? whole.surplus : []);
        const seen = viewFrom(position, seat);
        expect(seen.stock.known).toEqual([]);
        expect(countOf(seen.stock)).toBe(countOf(position.stock));
        for (const state of seen.seats) {
          expect(state.hand.known).toEqual(state.seat === seat ? seatState(position, seat).hand.known : []);
          expect(countOf(state.hand)).toBe(countOf(seatState(position, state.seat).hand));
        }
      }
    }
  },
);
