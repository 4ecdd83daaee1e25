import { checkFirstDeals } from './firstDealCheck.ts';
import { checkGlossary } from './glossaryCheck.ts';
import { checkHome } from './homeCheck.ts';
import { checkLabs } from './labCheck.ts';
import { checkLessons } from './lessonCheck.ts';
import { readLibrary } from './library.ts';
import { checkMessages } from './messageCheck.ts';
import { checkNames } from './nameCheck.ts';
import { checkParameters } from './parameterCheck.ts';
import type { Problem } from './problem.ts';
import { checkReferences } from './referenceCheck.ts';
import { checkSections } from './sectionCheck.ts';
import { checkStarts } from './startCheck.ts';
import { checkTexts } from './textCheck.ts';
import { checkWidgets } from './widgetCheck.ts';

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
          ...checkGlossary(library),
          ...checkStarts(root, library),
          ...checkHome(root, library),
          ...checkLessons(root, library),
          ...checkFirstDeals(root),
        ];
  const problems = [...texts, ...checkMessages(root), ...checkNames(root), ...checkWidgets(root, library)];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
