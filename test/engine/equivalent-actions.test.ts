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

test('cards that finish a set with the top card and begin a second one take the pile in one way, whichever of them give the right', () => {
  const start = tableOf('sitoumussamba')({
    phase: 'draw',
    pile: '5c 9d Kd',
    hands: { 1: 'Kc Ks Kh Kd Kc 5s 6h 7d' },
    melds: { A: { kings: 'Ks Kh Kd Kc' } },
  });
  const takes = legalActions(start).filter(({ type }) => type === 'take');
  const codes = takes.map((take) => JSON.stringify(take));
  expect(takes.filter((take) => take.type === 'take' && take.with.length === 5)).toHaveLength(1);
  expect(codes).toEqual([...new Set(codes)]);
});
