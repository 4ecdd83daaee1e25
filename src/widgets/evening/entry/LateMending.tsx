import type { Ruleset } from '../../../engine/index.ts';
import type { Say } from '../say.ts';

/** What the rules say of changing a deal once the next has been dealt, where it is done; nothing where they say nothing. */
export function LateMending({ ruleset, say }: { readonly ruleset: Ruleset; readonly say: Say }) {
  const { mending } = ruleset.facts;
  if (mending === undefined) return null;
  return (
    <p class="late-mending" role="status">
      {say.text('mendLate')} <a href={say.clausePath(mending.counting)}>{say.clauseName(mending.counting)}</a>,{' '}
      <a href={say.clausePath(mending.addition)}>{say.clauseName(mending.addition)}</a>
    </p>
  );
}
