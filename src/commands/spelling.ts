import { cwd } from 'node:process';
import { misspellings } from './spelling/check.ts';
import { readProse } from './spelling/prose.ts';

// `npm run spelling`: checks the spelling of all texts in all languages, and prints every place of every unknown word.

try {
  const passages = readProse(cwd());
  const found = misspellings(cwd(), passages);
  for (const { language, word, places } of found) {
    for (const place of places) console.log(`${place}: “${word}” is not in the ${language} dictionary`);
  }
  if (found.length > 0) {
    console.log(
      `${found.length} unknown words. Mend them; only terms and names belong in content/spelling/<language>.txt.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`spelling: ${passages.length} passages in four languages, no unknown word`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
