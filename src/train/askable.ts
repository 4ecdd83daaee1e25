import { type ClauseAddress, isClauseAddress, type Ruleset } from '../engine/index.ts';
import { kindsOf } from './generate.ts';
import type { Kind } from './kinds.ts';
import { measured } from './measured.ts';

/** What can be asked in a game: each kind with each clause on which its answers have been seen to rest, the most frequent first. */
export function askableIn(ruleset: Ruleset): readonly { readonly kind: Kind; readonly clause: ClauseAddress }[] {
  return kindsOf(ruleset).flatMap((kind) =>
    (measured[ruleset.id][kind]?.clauses ?? '')
      .split(' ')
      .filter(isClauseAddress)
      .map((clause) => ({ kind, clause })),
  );
}
