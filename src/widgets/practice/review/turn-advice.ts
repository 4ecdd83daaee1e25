import { type ClauseAddress, countOf, isTakeable, judge, mustTakePile, type Position } from '../../../engine/index.ts';
import type { TableState } from '../../table/table-state.ts';
import { redThreesDue } from '../desk/practical-offers.ts';
import type { PracticeWord } from '../practice-words.ts';

/** What the reader's turn allows now, with the clauses that say so where they are not those of every turn. */
export interface TurnAdvice {
  readonly word: PracticeWord;
  readonly clauses: readonly ClauseAddress[];
}

/** What the reader's turn allows as far as it has come; null where he is asked for a call or an answer. */
export function turnAdvice(state: Pick<TableState, 'position' | 'aside'>): TurnAdvice | null {
  const { position, aside } = state;
  if (position.current.asked !== null) return null;
  switch (position.phase) {
    case 'draw':
      if (redThreesDue(state).length > 0) return { word: 'redThreeFirst', clauses: clausesOf(position, 'draw') };
      return withoutStock(position) ?? plain('turnDraw');
    case 'play':
      return plain(aside.length > 0 ? 'turnAside' : 'turnPlay');
    case 'contract-opening':
      return plain('turnOpen');
    default:
      return null;
  }
}

function plain(word: PracticeWord): TurnAdvice {
  return { word, clauses: [] };
}

/**
 * What an empty stock means where a turn begins: the pile must be taken, may be taken, or the deal ends. Null while cards are left. The
 * clauses are those by which the engine refuses to end the deal, or ends it.
 */
function withoutStock(position: Position): TurnAdvice | null {
  if (countOf(position.stock) > 0) return null;
  const must = mustTakePile(position);
  const word = must ? 'withoutStockMust' : isTakeable(position) ? 'withoutStockTake' : 'withoutStockEnd';
  return { word, clauses: clausesOf(position, 'end') };
}

/** The clauses by which the engine decides an act that needs no cards. */
function clausesOf(position: Position, type: 'draw' | 'end'): readonly ClauseAddress[] {
  const verdict = judge(position, { type });
  const [first] = verdict.legal ? verdict.grounds : verdict.reasons;
  return first?.clauses ?? [];
}
