import { type ClauseAddress, isClauseAddress, type Ruleset } from '../engine/index.ts';
import { type Kind, kinds } from './kinds.ts';
import { measured } from './measured.ts';

/** The kinds of questions that a game has. */
export function kindsOf({ id }: Ruleset): readonly Kind[] {
  return kinds.filter((kind) => measured[id][kind] !== undefined);
}

/**
 * What can be asked in a game: each kind with each clause on which its answers have been seen to rest, the most frequent first; with an
 * option that is agreed on also those that it brings.
 */
export function askableIn(ruleset: Ruleset): readonly { readonly kind: Kind; readonly clause: ClauseAddress }[] {
  const agreed = Object.entries(ruleset.options).map(([name, value]) => `${name}=${value}`);
  return kindsOf(ruleset).flatMap((kind) => {
    const known = measured[ruleset.id][kind];
    const lists = [known?.clauses ?? '', ...agreed.map((option) => known?.optional?.[option] ?? '')];
    const all = new Set(lists.flatMap((list) => list.split(' ')));
    return [...all].filter(isClauseAddress).map((clause) => ({ kind, clause }));
  });
}
