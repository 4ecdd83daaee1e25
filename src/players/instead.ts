import { type Action, legalActions, type Position } from '../engine/index.ts';

/**
 * What a player does where what he wanted is not lawful after all: he knows his own cards alone, and those of his partner can forbid what
 * seemed allowed to him. A discard if there is one, else the first lawful act; undefined where nobody can act.
 */
export function lawfulInstead(position: Position): Action | undefined {
  const lawful = legalActions(position);
  return lawful.find(({ type }) => type === 'discard') ?? lawful[0];
}
