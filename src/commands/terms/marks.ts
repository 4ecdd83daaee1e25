import type { LanguageId } from '../../i18n/language.ts';
import type { Problem } from '../../site/check/problem.ts';
import type { AllowedForms } from '../../site/schema/allowedForm.ts';
import type { Term } from '../../site/schema/term.ts';
import type { BaseForms } from './baseForms.ts';
import { type FirstUseFault, firstUseFaults } from './firstUse.ts';
import { type SameWord, sameWordIn } from './lemma.ts';
import { type Mark, type MarkedText, markedText } from './markedText.ts';
import { type Name, type Names, namesIn, type Place } from './name.ts';
import { usesIn } from './use.ts';

/** The text of a section as its file holds it. */
export interface SectionText extends Place {
  readonly source: string;
}

/** A fault in the marks of a text. */
export interface MarkFault {
  readonly text: SectionText;
  readonly fault: FirstUseFault;
}

function remembering(sameWord: SameWord): SameWord {
  const known = new Map<string, boolean>();
  return (word, glossaryWord) => {
    const pair = `${word} ${glossaryWord}`;
    const same = known.get(pair) ?? sameWord(word, glossaryWord);
    known.set(pair, same);
    return same;
  };
}

/** What the text itself marks as a term is a name of it there, unless it is an everyday word. */
function ownNames({ words, marks }: MarkedText, everyday: readonly Name[], sameWord: SameWord): Name[] {
  const named = (mark: Mark): Name => ({
    term: mark.term,
    words: words.filter((word) => word.mark === mark).map(({ word }) => word),
  });
  const isEveryday = (name: Name) =>
    everyday.some(
      ({ term, words: form }) =>
        term === name.term &&
        form.length === name.words.length &&
        form.every((part, index) => sameWord(name.words[index] ?? '', part)),
    );
  return marks.map(named).filter((name) => name.words.length > 0 && !isEveryday(name));
}

/**
 * Every fault in the marks of a language’s texts: a section, its summary included, marks the first use of a term and no later one. What
 * stands in quotation marks is no use; titles and tables are no part of these texts and have no marks.
 */
export function markFaults(
  texts: readonly SectionText[],
  language: LanguageId,
  terms: Readonly<Record<string, Term>>,
  allowed: readonly AllowedForms[],
  baseForms: BaseForms,
): MarkFault[] {
  const read = texts
    .filter((text) => text.language === language)
    .map((text) => ({ text, marked: markedText(text.source), names: namesIn(terms, text, allowed) }));
  const wordsOfNames = ({ names, everyday }: Names) => [...names, ...everyday].flatMap(({ words }) => words);
  const vocabulary = new Set(
    read.flatMap(({ marked, names }) => [...marked.words.map(({ word }) => word), ...wordsOfNames(names)]),
  );
  const sameWord = remembering(sameWordIn(language, [...vocabulary], baseForms));
  return read.flatMap(({ text, marked, names: { names, everyday } }) => {
    const uses = usesIn(marked.words, [...names, ...ownNames(marked, everyday, sameWord)], sameWord);
    return firstUseFaults(marked, uses).map((fault) => ({ text, fault }));
  });
}

/** A fault of the marks as it is reported, with the line of the use or mark. */
export function markProblem({ text: { file, source }, fault }: MarkFault): Problem {
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  if (fault.kind === 'again') {
    const reason = `${fault.mark.term} is marked a second time; its first mark is in line ${lineOf(fault.first.at)}`;
    return { file, line: lineOf(fault.mark.at), reason };
  }
  const { terms, text, at } = fault.use;
  const what = `“${text}” (${[...terms].join(' or ')})`;
  const reason =
    fault.kind === 'late'
      ? `${what} stands here before it is marked in line ${fault.marks.map((mark) => lineOf(mark.at)).join(' or ')}`
      : `${what} is used here for the first time and not marked`;
  return { file, line: lineOf(at), reason };
}
