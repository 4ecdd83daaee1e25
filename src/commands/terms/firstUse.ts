import type { Mark, MarkedText } from './markedText.ts';
import type { Use } from './use.ts';

/** What is wrong with the marks of terms in the text of a section. */
export type FirstUseFault =
  /** The term has been marked before. */
  | { readonly kind: 'again'; readonly mark: Mark; readonly first: Mark }
  /** The term is marked, but only after this use. */
  | { readonly kind: 'late'; readonly use: Use; readonly marks: readonly Mark[] }
  /** The term is used here for the first time, and nowhere marked. */
  | { readonly kind: 'unmarked'; readonly use: Use };

/**
 * The faults of a section’s text against the rule that the first use of a term, the summary included, is marked and no later one is.
 * A use that may be of several terms is in order when one of them has been marked before it.
 */
export function firstUseFaults({ marks }: MarkedText, uses: readonly Use[]): FirstUseFault[] {
  const faults: FirstUseFault[] = [];
  const first = new Map<string, Mark>();
  for (const mark of marks) {
    const before = first.get(mark.term);
    if (before) faults.push({ kind: 'again', mark, first: before });
    else first.set(mark.term, mark);
  }
  const reported = new Set<string>();
  for (const use of uses) {
    const terms = [...use.terms];
    const own = terms.flatMap((term) => first.get(term) ?? []);
    if (own.some(({ at }) => at < use.at) || terms.some((term) => reported.has(term))) continue;
    for (const term of terms) reported.add(term);
    faults.push(own.length > 0 ? { kind: 'late', use, marks: own } : { kind: 'unmarked', use });
  }
  return faults;
}
