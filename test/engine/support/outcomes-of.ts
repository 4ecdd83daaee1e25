import type { Position } from '../../../src/engine/index.ts';
import { contractKeyOf, contractOutcomes } from './contract-outcomes.ts';
import { keyOfPosition, type Outcome, outcomes } from './outcomes.ts';
import { sequenceKeyOf, sequenceOutcomes } from './sequence-outcomes.ts';

/** All lawful ends of the turn of the player in turn, by key, by the account that fits the ruleset. */
export function outcomesOf(position: Position): ReadonlyMap<string, Outcome> {
  switch (position.ruleset.id) {
    case 'samba':
      return sequenceOutcomes(position);
    case 'sitoumussamba':
      return contractOutcomes(position);
    default:
      return outcomes(position);
  }
}

/** The key of an outcome for a position that the engine has reached; `seat` is the player whose turn it was. */
export function outcomeKey(position: Position, seat: number): string {
  switch (position.ruleset.id) {
    case 'samba':
      return sequenceKeyOf(position, seat);
    case 'sitoumussamba':
      return contractKeyOf(position, seat);
    default:
      return keyOfPosition(position, seat);
  }
}
