import {
  type Action,
  applyRuling,
  doneAllTheSame,
  type Fault,
  type Position,
  type RulingChoice,
  rule,
} from '../../engine/index.ts';

/**
 * The position under the ruling on a fault that has happened in it; null where there is no ruling to carry out. What the ruling forbids or
 * demands from then on is in its duties, by which every act is judged.
 */
export function carriedOut(position: Position, fault: Fault, choice: RulingChoice = {}): Position | null {
  const verdict = rule(position, fault);
  return verdict.ok && verdict.value.regulated ? applyRuling(position, verdict.value, choice) : null;
}

/** The same after a refused act of the player in turn that is done all the same. */
export function carriedOutAfter(position: Position, action: Action, fault: Omit<Fault, 'by'>): Position | null {
  // What was never laid does not go back.
  const choice = action.type === 'discard' ? { cards: [action.card] } : isLaying(action) ? { cards: [] } : {};
  return carriedOut(doneAllTheSame(position, action), { ...fault, by: position.turn }, choice);
}

function isLaying({ type }: Action): boolean {
  return type === 'meld' || type === 'add' || type === 'take' || type === 'merge';
}
