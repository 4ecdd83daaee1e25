import type { Card, Position } from '../../../engine/index.ts';
import type { Objection } from './lab-kind.ts';

/** A hand without cards: whoever holds none has gone out. */
export function emptyHand(hand: readonly Card[]): Objection | null {
  return hand.length === 0 ? { word: 'emptyHand', clauses: [] } : null;
}

/** Points before a deal with which the game would be over. */
export function gameOver({ ruleset }: Position, ...scores: readonly number[]): Objection | null {
  const { target } = ruleset.parameters;
  if (scores.every((score) => score < target)) return null;
  return { word: 'gameOver', target, clauses: [ruleset.facts.gameEnds] };
}

/** A pile of which nothing can be asked: none at all, or one with a red three on top, where red threes are laid on the table. */
export function noSuchPile({ pile, ruleset }: Position): Objection | null {
  if (pile.length === 0) return { word: 'emptyPile', clauses: [] };
  const onTable = ruleset.parameters.redThreesLaid !== 'never';
  if (!onTable || pile.at(-1)?.role !== 'red-three') return null;
  return { word: 'redThreeOnTop', clauses: ruleset.clausesOf('discard-red-three') };
}
