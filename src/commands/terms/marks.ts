import { type LanguageId, languageIds } from '../../i18n/language.ts';
import type { Problem } from '../../site/check/problem.ts';
import { type FirstUseFault, firstUseFaults } from './firstUse.ts';
import type { Glossary } from './glossary.ts';
import { sameWordIn } from './lemma.ts';
import { markedText } from './markedText.ts';
import { type Names, namesIn, ownNames } from './name.ts';
import type { SectionText } from './sectionText.ts';
import { usesIn } from './use.ts';

/** A fault in the marks of a text. */
export interface MarkFault {
  readonly text: SectionText;
  readonly fault: FirstUseFault;
}

/**
 * Every fault in the marks of a language’s texts: a section, its summary included, marks the first use of a term and no later one. What
 * stands in quotation marks is no use; titles and tables are no part of these texts and have no marks.
 */
export function markFaults(
  texts: readonly SectionText[],
  language: LanguageId,
  { terms, allowed, baseForms }: Glossary,
): MarkFault[] {
  const read = texts
    .filter((text) => text.language === language)
    .map((text) => ({ text, marked: markedText(text.source), names: namesIn(terms, text, allowed) }));
  const wordsOfNames = ({ names, everyday }: Names) => [...names, ...everyday].flatMap(({ words }) => words);
  const vocabulary = new Set(
    read.flatMap(({ marked, names }) => [...marked.words.map(({ word }) => word), ...wordsOfNames(names)]),
  );
  const sameWord = sameWordIn(language, [...vocabulary], baseForms);
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

/** The faults in the marks of texts in all languages, as they are reported. */
export function checkMarks(texts: readonly SectionText[], glossary: Glossary): Problem[] {
  return languageIds.flatMap((language) => markFaults(texts, language, glossary).map(markProblem));
}
