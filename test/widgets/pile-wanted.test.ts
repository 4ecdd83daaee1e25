import { describe, expect, test } from 'vitest';
import { formatCards } from '../../src/engine/index.ts';
import { zones } from '../../src/table/view.ts';
import { eventAt } from '../../src/widgets/acts/intent.ts';
import { pileWanted } from '../../src/widgets/acts/pile-wanted.ts';
import { practicalOffers } from '../../src/widgets/practice/desk/practical-offers.ts';
import { cardsWith, startState, type TableState, tableReducer } from '../../src/widgets/table/table-state.ts';
import { tableOf } from '../engine/support/table.ts';

const canasta = tableOf('canasta-fi');
const melds = { A: { kings: 'Ks Kh Kd' } };

/** A table at which the reader, who has opened, is to draw. */
function tableWith(hand: string, pile: string): TableState {
  return startState(canasta({ turn: 1, pile, stock: 40, hands: { 1: hand, 2: 5, 3: 5, 4: 5 }, melds }));
}

/** What the table does when the pile is touched with nothing chosen. */
function touched(table: TableState, asks = false): TableState {
  const event = eventAt(table, zones.pile);
  if (event === null) throw new Error('touching the pile means nothing');
  return tableReducer(table, pileWanted(table, event, zones.pile, asks));
}

describe('who wants the pile with no card chosen', () => {
  test('has the only cards that take it chosen, and then takes it', () => {
    const table = touched(tableWith('9s 9h 4c 5s 6h', '6d 9d'));
    expect(formatCards(cardsWith(table, table.selected))).toBe('9s 9h');
    expect(table.judged).toBeNull();
    expect(touched(table).judged?.verdict.legal).toBe(true);
  });

  test('is asked to choose where there are several ways, or where finding them is the task', () => {
    expect(touched(tableWith('9s 9h 9c 2c 5s 6h', '6d 9d')).slip?.kind).toBe('cards-for-pile');
    expect(touched(tableWith('9s 9h 4c 5s 6h', '6d 9d'), true).slip?.kind).toBe('cards-for-pile');
  });

  test('is helped past a meld of the rank that may not take a frozen pile', () => {
    const table = touched(tableWith('Kc Ks 4c 5s 6h', '2d 6d Kd'));
    expect(formatCards(cardsWith(table, table.selected))).toBe('Kc Ks');
  });

  test('hears why where no cards take it, and takes it with a meld that does', () => {
    expect(touched(tableWith('9s 8h 4c 5s 6h', '6d 9d')).judged?.verdict.legal).toBe(false);
    expect(touched(tableWith('9s 8h 4c 5s 6h', '6d Kc')).judged?.verdict.legal).toBe(true);
  });

  test('finds it offered at the practice table when it can be had', () => {
    const words = (table: TableState) => practicalOffers(table).map(({ word }) => word);
    expect(words(tableWith('9s 9h 4c 5s 6h', '6d 9d'))).toContain('doTake');
    expect(words(tableWith('9s 8h 4c 5s 6h', '6d 9d'))).not.toContain('doTake');
  });
});
