import { cwd } from 'node:process';
import { problemLine } from '../site/check/problem.ts';
import { readProse } from './spelling/prose.ts';
import { checkTerms } from './terms/check.ts';
import { readGlossary } from './terms/glossary.ts';
import { checkHabits, readHabits } from './terms/habits.ts';
import { checkMarks } from './terms/marks.ts';
import { readSectionTexts } from './terms/section-text.ts';

// `npm run terms`: reports words for which the glossary has another one in the ruleset and language of the text, and terms that the clauses
// of a section do not mark at their first use, or marks that are too many; and where a text does not follow the habits of its language.

try {
  const glossary = readGlossary(cwd());
  const prose = readProse(cwd());
  const words = checkTerms(prose, glossary);
  const habits = checkHabits(prose, readHabits(cwd()));
  const marks = checkMarks(readSectionTexts(cwd()), glossary);
  for (const problem of [...words, ...marks, ...habits]) console.log(problemLine(problem));
  if (words.length > 0)
    console.log(`${words.length} words. Use the glossary’s, or give the reason in content/glossary/allowed.yaml.`);
  if (marks.length > 0) {
    console.log(
      `${marks.length} marks. A section’s clauses mark the first use of a term, one in twelve words at most; a word that is none is an everyday word in`,
    );
    console.log('content/glossary/allowed.yaml, with the reason.');
  }
  if (habits.length > 0)
    console.log(
      `${habits.length} habits. Write as content/style says, or name the place under “except” in content/style/habits.yaml.`,
    );
  if (words.length + marks.length + habits.length > 0) process.exitCode = 1;
  else
    console.log(
      'terms: every text uses the words of the glossary, and every section marks their first use, as its language has it',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
