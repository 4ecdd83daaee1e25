import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { whatDoesNotAddUp } from '../../src/site/check/wholeTable.ts';
import { widgetsSchema } from '../../src/site/schema/widgets.ts';
import { scenarioOf } from '../widgets/support/scenarios.ts';

const { tables } = widgetsSchema.parse(parse(readFileSync('content/widgets.yaml', 'utf8')));

/** Tables whose cards have still to be filled up. */
const unfinished: readonly string[] = [
  'canasta-fi/last-stock-card',
  'canasta-fi/stock-empty-pair-in-hand',
  'classic/last-cards-melded',
  'classic/last-stock-card',
  'classic/last-card-red-three',
  'canasta-sv/black-threes-going-out-concealed',
  'canasta-sv/last-card-red-three',
  'samba/out-concealed',
  'samba/last-card-red-three',
  'samba/last-stock-card-discard',
  'sitoumussamba/declarer-out-five-short',
  'sitoumussamba/bid-of-four-with-the-melded-cards',
  'sitoumussamba/bid-of-five-with-the-melded-cards',
  'sitoumussamba/last-stock-cards',
  'sitoumussamba/declarer-out-reached',
  'sitoumussamba/stock-out-by-the-last-player-void',
  'sitoumussamba/after-the-last-stock-card',
];

describe.each(Object.entries(tables))('the tables of %s', (ruleset, sections) => {
  const names = [...new Set(Object.values(sections ?? {}).flat())];

  test('every card of the deck is somewhere, and who has not melded holds what he was dealt and has drawn', () => {
    const faults = names
      .map((name) => `${ruleset}/${name}`)
      .filter((name) => !unfinished.includes(name))
      .flatMap((name) => whatDoesNotAddUp(scenarioOf(name)).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('nothing is listed as unfinished that is whole', () => {
    const whole = unfinished.filter(
      (name) => name.startsWith(`${ruleset}/`) && whatDoesNotAddUp(scenarioOf(name)).length === 0,
    );
    expect(whole).toEqual([]);
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
