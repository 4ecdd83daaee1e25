import type { Mark, MarkedText } from './marked-text.ts';
import type { Use } from './use.ts';

/** One marked term in so many words of running text at most: more cannot be read calmly. */
const wordsForEachMark = 12;

/** The terms that a summary may mark: those that carry its sentences. */
const marksOfSummary = 3;

/** What is wrong with the marks of terms in the text of a section. */
export type MarkFault =
  /** The term has been marked before in the same part of the text. */
  | { readonly kind: 'again'; readonly mark: Mark; readonly first: Mark }
  /** The term is marked, but only after this use. */
  | { readonly kind: 'late'; readonly use: Use; readonly marks: readonly Mark[] }
  /** The clauses use the term here for the first time and mark it nowhere, though there is room for a mark. */
  | { readonly kind: 'unmarked'; readonly use: Use }
  /** The summary marks more terms than carry it; this is the first of the rest. */
  | { readonly kind: 'full-summary'; readonly mark: Mark }
  /** There are more marks than the words of the section can bear; this is the last. */
  | { readonly kind: 'crowded'; readonly mark: Mark; readonly room: number };

/** How many marks the words of a section can bear. */
function roomIn({ words }: MarkedText): number {
  return Math.max(1, Math.floor(words.length / wordsForEachMark));
}

function repeated(marks: readonly Mark[]): MarkFault[] {
  return marks.flatMap((mark, index): MarkFault[] => {
    const first = marks.slice(0, index).find(({ term }) => term === mark.term);
    return first ? [{ kind: 'again', mark, first }] : [];
  });
}

/** The uses before the mark of their term, and those of terms without a mark; a use that may be of several terms goes by any of them. */
function badlyMarked(marks: readonly Mark[], uses: readonly Use[], roomForMore: number): MarkFault[] {
  const faults: MarkFault[] = [];
  const reported = new Set<string>();
  let room = roomForMore;
  for (const use of uses) {
    const terms = [...use.terms];
    const own = marks.filter(({ term }) => use.terms.has(term));
    if (own.some(({ at }) => at < use.at) || terms.some((term) => reported.has(term))) continue;
    for (const term of terms) reported.add(term);
    if (own.length > 0) faults.push({ kind: 'late', use, marks: own });
    else if (room > 0) {
      faults.push({ kind: 'unmarked', use });
      room -= 1;
    }
  }
  return faults;
}

/**
 * The faults of a section’s text against the rule for marks: the clauses (with their notes) mark the first use of a term, as long as there
 * is no more than one mark in twelve words of the section; the summary, which ends at `summaryEnd`, has up to three marks of its own.
 * `uses` are those of terms that need a mark.
 */
export function firstUseFaults(text: MarkedText, uses: readonly Use[], summaryEnd: number): MarkFault[] {
  const inSummary = text.marks.filter(({ at }) => at < summaryEnd);
  const inClauses = text.marks.filter(({ at }) => at >= summaryEnd);
  const room = roomIn(text);
  const [surplus, last] = [inSummary[marksOfSummary], text.marks.at(-1)];
  return [
    ...repeated(inSummary),
    ...(surplus ? [{ kind: 'full-summary', mark: surplus } as const] : []),
    ...repeated(inClauses),
    ...(last && text.marks.length > room ? [{ kind: 'crowded', mark: last, room } as const] : []),
    ...badlyMarked(
      inClauses,
      uses.filter(({ at }) => at >= summaryEnd),
      room - text.marks.length,
    ),
  ];
}
