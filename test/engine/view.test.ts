import { expect, test } from 'vitest';
import {
  countOf,
  deal,
  judge,
  legalActions,
  mayInspectPile,
  seatState,
  usualRuleset,
  viewFrom,
} from '../../src/engine/index.ts';

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
