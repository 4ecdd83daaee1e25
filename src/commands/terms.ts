import { cwd } from 'node:process';
import { problemLine } from '../site/check/problem.ts';
import { readProse } from './spelling/prose.ts';
import { checkTerms } from './terms/check.ts';

// `npm run terms`: reports words for which the glossary has another one in the ruleset and language of the text.

try {
  const found = checkTerms(cwd(), readProse(cwd()));
  for (const problem of found) console.log(problemLine(problem));
  if (found.length > 0) {
    console.log(`${found.length} words. Use the glossary’s, or give the reason in content/glossary/allowed.yaml.`);
    process.exitCode = 1;
  } else {
    console.log('terms: every text uses the words of the glossary');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
