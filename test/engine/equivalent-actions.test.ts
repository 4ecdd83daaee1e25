import { expect, test } from 'vitest';
import { type Action, type Card, legalActions, type Position } from '../../src/engine/index.ts';
import { tableOf } from './support/table.ts';

// Of actions that differ only in which of equivalent cards they use, one is listed. In games without sequences cards of one rank are
// equivalent.

const table = tableOf('classic');

/** What an action does, whatever the suits. */
function alike(action: Action): string {
  const rankOf = ({ rank }: Card) => rank;
  const ranks = (cards: readonly Card[]) => cards.map(rankOf).sort().join('');
  if (action.type === 'meld')
    return action.melds
      .map(({ cards }) => ranks(cards))
      .sort()
      .join(' ');
  if (action.type === 'take')
    return `${ranks(action.with)} ${action.melds
      .map(({ cards }) => ranks(cards))
      .sort()
      .join(' ')}`;
  if (action.type === 'add')
    return action.additions
      .map(({ meld, cards }) => `${meld.name} ${ranks(cards)}`)
      .sort()
      .join(' ');
  return JSON.stringify(action);
}

function listedTwice(position: Position): readonly string[] {
  const melding = legalActions(position).filter(({ type }) => type === 'meld' || type === 'take' || type === 'add');
  const seen = melding.map(alike);
  return seen.filter((text, place) => seen.indexOf(text) !== place);
}

test('openings that share out equal wild cards are listed once', () => {
  const start = table({ phase: 'play', hands: { 1: '2c 2h Jk Qd 6d Qs 6c 2c Qs 6s 6c 5s' }, scores: { A: 3000 } });
  expect(listedTwice(start)).toEqual([]);
});

test('openings without a minimum that go out concealed are listed once', () => {
  const hands = { 1: '4s 4s 4h 4h 4d 4d 4c 7s 7h 7d 7c' };
  expect(listedTwice(table({ phase: 'play', hands, scores: { A: 1500 } }))).toEqual([]);
});
