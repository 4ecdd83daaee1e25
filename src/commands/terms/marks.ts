import { type LanguageId, languageIds } from '../../i18n/language.ts';
import type { Problem } from '../../site/check/problem.ts';
import type { Term } from '../../site/schema/term.ts';
import { firstUseFaults, type MarkFault } from './first-use.ts';
import type { Glossary } from './glossary.ts';
import { sameWordIn } from './lemma.ts';
import { markedText } from './marked-text.ts';
import { type Names, namesIn, ownNames } from './name.ts';
import type { SectionText } from './section-text.ts';
import { type Use, usesIn } from './use.ts';

/** A fault in the marks of a text, and the text. */
export interface FaultyText {
  readonly text: SectionText;
  readonly fault: MarkFault;
}

/** A common word of the game is marked only in the sections that say what it means; every other term wherever it is used. */
function needsMark(term: Term | undefined, { file, ruleset }: SectionText): boolean {
  if (!term?.common) return true;
  const section = Number(/(\d+)-[^/]+\/[^/]+$/.exec(file)?.[1]);
  return (term.clauses ?? []).some((clause) => {
    const [of, id = ''] = clause.split('/');
    return of === ruleset && Number.parseInt(id, 10) === section;
  });
}

/**
 * Every fault in the marks of a language’s texts against the rule of `firstUseFaults`. What stands in quotation marks is no use; titles and
 * tables are no part of these texts and have no marks.
 */
export function markFaults(
  texts: readonly SectionText[],
  language: LanguageId,
  { terms, allowed, baseForms }: Glossary,
): FaultyText[] {
  const read = texts
    .filter((text) => text.language === language)
    .map((text) => ({ text, marked: markedText(text.source), names: namesIn(terms, text, allowed) }));
  const wordsOfNames = ({ names, everyday }: Names) => [...names, ...everyday].flatMap(({ words }) => words);
  const vocabulary = new Set(
    read.flatMap(({ marked, names }) => [...marked.words.map(({ word }) => word), ...wordsOfNames(names)]),
  );
  const sameWord = sameWordIn(language, [...vocabulary], baseForms);
  return read.flatMap(({ text, marked, names: { names, everyday } }) => {
    const uses = usesIn(marked.words, [...names, ...ownNames(marked, everyday, sameWord)], sameWord).filter((use) =>
      [...use.terms].every((term) => needsMark(terms[term], text)),
    );
    const summaryEnd = text.source.indexOf('</Summary>');
    return firstUseFaults(marked, uses, summaryEnd).map((fault) => ({ text, fault }));
  });
}

/** A fault of the marks as it is reported, with the line of the use or mark. */
function markProblem({ text: { file, source }, fault }: FaultyText): Problem {
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  const problem = (at: number, reason: string): Problem => ({ file, line: lineOf(at), reason });
  switch (fault.kind) {
    case 'again':
      return problem(
        fault.mark.at,
        `${fault.mark.term} is marked a second time; its first mark is in line ${lineOf(fault.first.at)}`,
      );
    case 'full-summary':
      return problem(fault.mark.at, 'the summary marks more than three terms');
    case 'crowded':
      return problem(fault.mark.at, `more than ${fault.room} marks: the section has room for one in twelve words`);
    case 'late':
      return problem(
        fault.use.at,
        `${named(fault.use)} stands here before it is marked in line ${fault.marks.map((mark) => lineOf(mark.at)).join(' or ')}`,
      );
    case 'unmarked':
      return problem(fault.use.at, `${named(fault.use)} is used here for the first time and not marked`);
  }
}

function named({ terms, text }: Use): string {
  return `“${text}” (${[...terms].join(' or ')})`;
}

/** The faults in the marks of texts in all languages, as they are reported. */
export function checkMarks(texts: readonly SectionText[], glossary: Glossary): Problem[] {
  const written = languageIds.filter((language) => texts.some((text) => text.language === language));
  return written.flatMap((language) => markFaults(texts, language, glossary).map(markProblem));
}
