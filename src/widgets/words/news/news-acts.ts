import type { Action, Position } from '../../../engine/index.ts';

/** An act that has been done, and the position in which it was. */
interface DoneAct {
  readonly before: Position;
  readonly action: Action;
}

/**
 * Acts of one player in one turn with one more, as they are told: melds laid one after another are told together, and so are cards that
 * go to the same meld.
 */
export function withAct<Act extends DoneAct>(acts: readonly Act[], act: Act): readonly Act[] {
  const last = acts.at(-1);
  const action = last === undefined ? null : together(last.action, act.action);
  return last === undefined || action === null ? [...acts, act] : [...acts.slice(0, -1), { ...last, action }];
}

/** Two acts as one; null where they are told one after the other. */
function together(first: Action, second: Action): Action | null {
  if (first.type === 'meld' && second.type === 'meld') {
    return { type: 'meld', melds: [...first.melds, ...second.melds] };
  }
  if (first.type !== 'add' || second.type !== 'add') return null;
  const [before, now] = [first.additions[0], second.additions[0]];
  const single = first.additions.length === 1 && second.additions.length === 1;
  if (!single || before === undefined || before.meld.name !== now?.meld.name) return null;
  return { type: 'add', additions: [{ meld: before.meld, cards: [...before.cards, ...now.cards] }] };
}
