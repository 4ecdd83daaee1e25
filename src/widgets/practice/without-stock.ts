import { type ClauseAddress, countOf, isTakeable, judge, mustTakePile, type Position } from '../../engine/index.ts';
import type { PracticeWord } from './words.ts';

/** What an empty stock means for the player in turn, with the clauses that say so. */
export interface WithoutStock {
  readonly word: PracticeWord;
  readonly clauses: readonly ClauseAddress[];
}

/**
 * What an empty stock means where a turn begins: the pile must be taken, may be taken, or the deal ends. Null while cards are left or
 * after the draw. The clauses are those by which the engine refuses to end the deal, or ends it.
 */
export function withoutStock(position: Position): WithoutStock | null {
  if (position.phase !== 'draw' || countOf(position.stock) > 0) return null;
  const must = mustTakePile(position);
  const word = must ? 'withoutStockMust' : isTakeable(position) ? 'withoutStockTake' : 'withoutStockEnd';
  const verdict = judge(position, { type: 'end' });
  const [first] = verdict.legal ? verdict.grounds : verdict.reasons;
  return { word, clauses: first?.clauses ?? [] };
}
