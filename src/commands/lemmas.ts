import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd } from 'node:process';
import { languageIds } from '../i18n/language.ts';
import { readLemmas, writeLemmas } from '../i18n/words/lemmas.ts';
import { lemmaTables } from './lemmas/lemma-table.ts';
import { readLexicon } from './lemmas/lexicon.ts';

// `npm run lemmas`: writes the forms of all words of the texts, with their base forms, into content/lemmas. `-- --check` only tells which
// words of the texts the tables lack, and needs no dictionary.

const path = (language: string) => join(cwd(), `content/lemmas/${language}.txt`);

function check(): void {
  const missing = languageIds.flatMap((language) => {
    const lemmas = readLemmas(readFileSync(path(language), 'utf8'));
    return readLexicon(cwd(), language).words.flatMap((word) => (lemmas.has(word) ? [] : [`${language}: ${word}`]));
  });
  for (const word of missing) console.log(word);
  console.log(
    missing.length > 0
      ? `${missing.length} words are not in the tables of word forms: npm run lemmas`
      : 'lemmas: every word of the texts is in the table of its language',
  );
  if (missing.length > 0) process.exitCode = 1;
}

function write(): void {
  for (const [language, paradigms] of lemmaTables(cwd())) {
    writeFileSync(path(language), writeLemmas(paradigms));
    const forms = [...paradigms.values()].reduce((sum, each) => sum + each.size, 0);
    console.log(`${language}: ${paradigms.size} words, ${forms} forms`);
  }
}

try {
  if (argv.includes('--check')) check();
  else write();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
