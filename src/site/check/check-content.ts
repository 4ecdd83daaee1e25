import { checkScenarioWords } from './claims/scenario-claims.ts';
import { checkGlossary } from './glossary-check.ts';
import { checkHome } from './home-check.ts';
import { checkLabs } from './lab-check.ts';
import { readLibrary } from './library.ts';
import { checkMessages } from './message-check.ts';
import { checkNames } from './name-check.ts';
import { checkNumbers } from './number-check.ts';
import { checkParameters } from './parameter-check.ts';
import type { Problem } from './problem.ts';
import { checkReferences } from './reference-check.ts';
import { checkSections } from './section-check.ts';
import { checkStatedNumbers } from './stated-number-check.ts';
import { checkFirstDeals } from './teaching/first-deal-check.ts';
import { checkLessons } from './teaching/lesson-check.ts';
import { checkStarts } from './teaching/start-check.ts';
import { checkTexts } from './text-check.ts';
import { checkWidgets } from './widget-check.ts';

/**
 * Checks the content folder below `root`. Out comes everything that must be mended, file by file and line by line; nothing when the
 * content is sound. The build and the tests both call it.
 */
export function checkContent(root: string): Problem[] {
  const library = readLibrary(root);
  // A file that cannot be read takes its clauses along, and every reference to them would be reported too.
  const texts =
    library.problems.length > 0
      ? library.problems
      : [
          ...checkSections(library),
          ...checkLabs(library),
          ...checkTexts(library),
          ...checkReferences(library),
          ...checkParameters(library),
          ...checkNumbers(root, library),
          ...checkGlossary(library),
          ...checkStatedNumbers(root, library),
          ...checkStarts(root, library),
          ...checkHome(root, library),
          ...checkLessons(root, library),
          ...checkFirstDeals(root),
          ...checkScenarioWords(root),
        ];
  const problems = [...texts, ...checkMessages(root), ...checkNames(root), ...checkWidgets(root, library)];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
