import type { Card } from '../cards/cards.ts';
import { meldCandidates } from '../planning/meld-candidates.ts';
import { cardsOf, type MeldingAction } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import { Findings } from './findings.ts';
import { add, meld } from './melding.ts';
import { merge } from './merging.ts';

/** Whether a melding action is legal in the play phase. */
export function permitsMelding(position: Position, action: MeldingAction): boolean {
  const findings = new Findings(position.ruleset, 'permission');
  if (action.type === 'meld') meld(position, action, findings);
  else if (action.type === 'add') add(position, action, findings);
  else merge(position, action, findings);
  return !findings.broken;
}

/** Whether the player in turn can lawfully meld a card now, by itself or together with others of the hand. */
export function canBeMelded(position: Position, card: Card): boolean {
  for (const action of meldCandidates(position)) {
    if (cardsOf(action).includes(card) && permitsMelding(position, action)) return true;
  }
  return false;
}
