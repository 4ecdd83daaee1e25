import { describe, expect, test } from 'vitest';
import { whatDoesNotAddUp } from '../../src/site/check/whole-table.ts';
import { widgetsSchema } from '../../src/site/schema/widgets.ts';
import { contentFile } from '../content-file.ts';
import { scenarioOf } from '../widgets/support/scenarios.ts';

const { tables } = widgetsSchema.parse(contentFile('content/widgets.yaml'));

describe.each(Object.entries(tables))('the tables of %s', (ruleset, sections) => {
  const names = [...new Set(Object.values(sections ?? {}).flat())];

  test('every card of the deck is somewhere, and nobody has fewer cards than he was dealt and has drawn', () => {
    const faults = names
      .map((name) => `${ruleset}/${name}`)
      .flatMap((name) => whatDoesNotAddUp(scenarioOf(name)).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

test('the check sees a missing card, and a hand that is too small', () => {
  const scenario = scenarioOf('canasta-fi/order-of-turn');
  const { position } = scenario;
  const [first, second, ...others] = position.seats;
  if (first === undefined || second === undefined) throw new Error('two players at least');
  const fewer = { ...second, hand: { known: [], unknown: second.hand.unknown - 1 } };
  expect(whatDoesNotAddUp({ ...scenario, position: { ...position, seats: [first, fewer, ...others] } })).toEqual([
    '107 of 108 cards are at the table',
    'seat 2 has not melded and holds 10 cards, not 11',
  ]);
});

test('the check sees a stock that holds cards which must have left it', () => {
  const scenario = scenarioOf('canasta-fi/last-card-decides');
  const { position } = scenario;
  const [first, ...others] = position.sides;
  const [fewer, ...melds] = first?.melds ?? [];
  if (first === undefined || fewer === undefined) throw new Error('the side has melds');
  const stock = { ...position.stock, unknown: position.stock.unknown + fewer.cards.length };
  expect(
    whatDoesNotAddUp({ ...scenario, position: { ...position, stock, sides: [{ ...first, melds }, ...others] } }),
  ).toEqual([`side A has ${fewer.cards.length - 2} cards fewer than it was dealt and has drawn`]);
});
